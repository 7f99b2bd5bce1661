"""Chains and nests that are too long for anybody, the machine included.

What: statements or calculations inside each other beyond a limit: a `do one of` with hundreds of actions, a sum of hundreds of parts.
Why: what walks over a program goes one step down for each level. The writing has limits of its own; this one is for what follows
from it.
"""
from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache

from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location
from compiler.limits import DEEPEST


def check_depth(builder, reporter) -> None:
    for group in (builder.program.functions, builder.program.procedures):
        for name, part in group.items():
            if depth(part) > DEEPEST:
                place = place_of(builder, name, part.at)
                reporter.add(Diagnostic("too-deep", f"more than {DEEPEST} things stand inside each other or in one chain here", Label(place, "too long"),
                                        help="split it: name a part of it with `define`, or make a rule of it"))
                return


def depth(part) -> int:
    """How deep a function or procedure goes, without going down step by step itself."""
    deepest, todo = 0, [(part, 0)]
    while todo:
        node, level = todo.pop()
        deepest = max(deepest, level)
        if deepest > DEEPEST:
            break
        for name in slots(type(node)):
            value = getattr(node, name)
            if is_dataclass(value):
                todo.append((value, level + 1))
            elif isinstance(value, tuple):
                todo += [(item, level + 1) for item in flat(value) if is_dataclass(item)]
    return deepest


def flat(values: tuple):
    for value in values:
        if isinstance(value, tuple):
            yield from flat(value)
        else:
            yield value


@cache
def slots(kind: type) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind))


def place_of(builder, name: str, at: int) -> Location:
    origin = builder.program.origins[at]
    if origin.line:
        return Location(origin.path, origin.line, origin.column, origin.line, origin.column + 1)
    place = builder.model.game_place
    return place.source.locate(place.span)
