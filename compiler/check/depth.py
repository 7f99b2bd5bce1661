"""Chains and nests that are too long for anybody, the machine included.

What: statements or calculations inside each other beyond a limit: a `do one of` with hundreds of actions, a sum of
hundreds of parts.
Why: what walks over a program goes one step down for each level. The writing has limits of its own; this one is for
what follows from it.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache

from compiler.limits import DEEPEST
from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location


def check_depth(builder, reporter) -> None:
    for group in (builder.program.functions, builder.program.procedures):
        for part in group.values():
            at = too_deep(part)
            if at is not None:
                place = place_of(builder, part.at or at)
                message = f"more than {DEEPEST} things stand inside each other or in one chain here"
                help = "split it: name a part of it with `define`, or make a rule of it"
                reporter.add(Diagnostic("too-deep", message, Label(place, "too long"), help=help))
                return


def too_deep(part) -> int | None:
    """If a function or procedure goes down too far: where, as far as it is known. Takes no steps down itself."""
    todo = [(part, 0)]
    while todo:
        node, level = todo.pop()
        if level > DEEPEST:
            return next((at for inner, _ in reversed(todo) if (at := getattr(inner, "at", 0))), 0)
        for name in slots(type(node)):
            value = getattr(node, name)
            if is_dataclass(value):
                todo.append((value, level + 1))
            elif isinstance(value, tuple):
                todo += [(item, level + 1) for item in flat(value) if is_dataclass(item)]
    return None


def flat(values: tuple):
    for value in values:
        if isinstance(value, tuple):
            yield from flat(value)
        else:
            yield value


@cache
def slots(kind: type) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind))


def place_of(builder, at: int) -> Location:
    origin = builder.program.origins[at]
    if origin.line:
        return Location(origin.path, origin.line, origin.column, origin.line, origin.column + 1)
    place = builder.model.game_place
    return place.source.locate(place.span)
