"""Variants: two that touch the same thing, and each one by itself.

What: two variants that change, replace, remove or add one and the same thing and can be on together
(`variant-clash`); the condition of a variant; and the whole game checked once with each variant alone (in
`pipeline.check_game`).
Why: which of two changes holds would depend on an order that nobody wrote; and a variant that nobody checks is
broken by the next change of the base game.

    variant short "Short game"
        change goal from 100 to 50
    variant long "Long game"
        change goal from 100 to 150         # error: also changed by `short`

Conditions on settings that exclude each other (`if rush` / `if not rush`) make it fine.
"""

from __future__ import annotations

from itertools import combinations

from compiler.bound.game import Game
from compiler.check.exclusion import exclusive, facts_of
from compiler.report import Reporter
from dsl import syntax
from dsl.diagnostic import Label

NAMED = (syntax.Define, syntax.Quantity, syntax.Rule, syntax.Setting, syntax.Table, syntax.Choices)
Keys = list[tuple[object, ...]]


def check_variants(game: Game, reporter: Reporter) -> None:
    conditions = {name: facts_of([game.conditions.get(name)]) for name in game.model.variants}
    for (one, first), (two, second) in combinations(game.model.variants.values(), 2):
        if exclusive(conditions[one.name.text], conditions[two.name.text]):
            continue
        for part in two.parts:
            for other in one.parts:
                shared = same_thing(other, part)
                if shared is not None:
                    reporter.report(
                        "variant-clash",
                        f"`{one.name}` and `{two.name}` both touch `{shared}`, and can be on together",
                        second,
                        part.span,
                        f"in `{two.name}`",
                        others=[Label(first.locate(other.span), f"in `{one.name}`")],
                        help="give them conditions that exclude each other, or make them one variant",
                    )


def same_thing(a: syntax.Node, b: syntax.Node) -> object | None:
    """The name of what both parts touch."""
    for one in keys(a):
        for two in keys(b):
            shared = min(len(one), len(two))
            if one[:shared] == two[:shared]:
                return one[1]
    return None


def keys(part: syntax.Node) -> Keys:
    """What a part touches, from the whole to the detail: (kind, name, ...)."""
    match part:
        case syntax.Change(noun=noun, column=column):
            if column is None and not noun.args:
                return [("name", noun.name.text)]
            return [("name", noun.name.text, noun.args, column.text if column else "")]
        case syntax.Replace(what=what):
            return [("name", what.name.text)]
        case syntax.Drop(name=name):
            return [("score", name.value)] if isinstance(name, syntax.Text) else [("name", name.text)]
        case syntax.Has(fields=fields):
            return [("name", field.name.text) for field in fields]
        case syntax.Automa(name=name, parts=parts):
            return [("automa", name.text, *head) for inner in parts for head in automa_keys(inner)]
    return [("name", part.name.text)] if isinstance(part, NAMED) else []


def automa_keys(part: syntax.Node) -> Keys:
    match part:
        case syntax.AutomaHas(fields=fields):
            return [("field", field.name.text) for field in fields]
        case syntax.Handler(timing="instead", pattern=pattern, where=where):
            return [("instead", pattern, where)]
        case syntax.Define() | syntax.Quantity() | syntax.Rule():
            return [("named", part.name.text)]
    return []
