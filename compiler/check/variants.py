"""Variants: two that touch the same thing, and each one by itself.

What: two variants that change, replace, remove or add one and the same thing and can be on together (`variant-clash`); the
condition of a variant; and the whole game checked once with each variant alone (in `pipeline.check_game`).
Why: which of two changes holds would depend on an order that nobody wrote; and a variant that nobody checks is broken by the next
change of the base game.

    variant short "Short game"
        change goal from 100 to 50
    variant long "Long game"
        change goal from 100 to 150         # error: also changed by `short`

Conditions on settings that exclude each other (`if rush` / `if not rush`) make it fine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, product
from typing import Protocol

from compiler.bound.examples import variants_of, variants_to_read
from compiler.check.exceptions import exclusive, facts_of
from compiler.check.whole import Whole
from compiler.model import Model
from compiler.patch import Named
from compiler.report import Reporter
from dsl import syntax
from dsl.diagnostic import ERROR, Diagnostic, Label
from dsl.source import Location

Keys = list[tuple[object, ...]]


def check_variants(whole: Whole, reporter: Reporter) -> None:
    game = whole.game
    conditions = {name: facts_of([game.conditions.get(name)]) for name in game.model.variants}
    for (one, first), (two, second) in combinations(game.model.variants.values(), 2):
        if exclusive(conditions[one.name.text], conditions[two.name.text]):
            continue
        for part, other in product(two.parts, one.parts):
            shared = same_thing(other, part)
            if shared is not None:
                message = f"`{one.name}` and `{two.name}` both touch `{shared}`, and can be on together"
                others = [Label(first.locate(other.span), f"in `{one.name}`")]
                help = "give them conditions that exclude each other, or make them one variant"
                reporter.report("variant-clash", message, second, part.span, f"in `{two.name}`", others=others, help=help)


def same_thing(a: syntax.Node, b: syntax.Node) -> object | None:
    """The name of what both parts touch."""
    return next((one[1] for one, two in product(keys(a), keys(b)) if all(x == y for x, y in zip(one, two, strict=False))), None)


def keys(part: syntax.Node) -> Keys:
    """What a part touches, from the whole to the detail: (kind, name, ...)."""
    match part:
        case syntax.Change(noun=noun, column=column):
            if column is None and not noun.args:
                return [("name", noun.name.text)]
            return [("name", noun.name.text, noun.args, column.text if column else "")]
        case syntax.ChangeSeen(noun=noun):
            return [("seen by", noun.name.text)]
        case syntax.Replace(what=what):
            return [("name", what.name.text)]
        case syntax.Drop(name=name):
            return [("score", name.value)] if isinstance(name, syntax.Text) else [("name", name.text)]
        case syntax.Has(fields=fields):
            return [("name", field.name.text) for field in fields]
        case syntax.Automa(name=name, parts=parts):
            return [("automa", name.text, *head) for inner in parts for head in automa_keys(inner)]
    return [("name", part.name.text)] if isinstance(part, Named) else []


def automa_keys(part: syntax.Node) -> Keys:
    match part:
        case syntax.AutomaHas(fields=fields):
            return [("field", field.name.text) for field in fields]
        case syntax.Handler(timing="instead", pattern=pattern, where=where):
            return [("instead", pattern, where)]
        case syntax.Define() | syntax.Quantity() | syntax.Rule():
            return [("named", part.name.text)]
    return []


class Checked(Protocol):
    """As much of a checked game as is needed here."""

    model: Model
    diagnostics: list[Diagnostic]
    sources: dict[str, str]


def findings_of_variants(checked: Checked, check_with: Callable[[tuple[str, ...]], Checked]) -> list[Diagnostic]:
    """The findings of the base game, and those that variants add: the game with one variant on has to be as sound as without, and
    so has the game with those variants on that an example is given together, and the example in it. `check_with(names)` checks the
    game with these variants on.

    What the base game already says is left out. An error that only the patched game has is told with the names of its variants,
    unless it stands in their own text or in such an example; a warning only if it stands in the text of a variant that is on
    alone."""
    known = {d.sort_key for d in checked.diagnostics}
    found = list(checked.diagnostics)
    model = checked.model
    for names in variants_to_read(model):
        own = list(places_of(model, names))
        patched = check_with(names)
        checked.sources.update(patched.sources)
        for finding in patched.diagnostics:
            at = finding.primary.location
            is_own = any(at.path == place.path and place.line <= at.line <= place.end_line for place in own)
            if finding.sort_key in known or (finding.severity != ERROR and not (is_own and len(names) == 1)):
                continue
            known.add(finding.sort_key)
            note = () if is_own else (f"only with the variant{'s'[: len(names) - 1]} {' and '.join(f'`{n}`' for n in names)} on",)
            found.append(replace(finding, notes=(*finding.notes, *note)))
    return sorted(found, key=lambda d: d.sort_key)


def places_of(model: Model, names: tuple[str, ...]) -> Iterator[Location]:
    """The text of these variants, and of the examples that are given just these."""
    for name in names:
        node, source = model.variants[name]
        yield source.locate(node.span)
    for example, source in model.examples:
        if variants_of(example) == names:
            yield source.locate(example.span)
