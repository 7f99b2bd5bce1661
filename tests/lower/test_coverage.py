"""No construct without a shape: what the syntax tree can hold occurs in the cases, part by part and word by word."""

from dataclasses import fields
from itertools import product
from typing import get_args

import pytest

from compiler.bound.functions import AGGREGATES, FUNCTIONS, JOINED
from dsl import syntax
from dsl.parser import parse_file
from dsl.source import Source
from tests.dsl.sketch import nodes
from tests.lower.cases import SHAPES, compile_case, read_cases

EXAMPLES = {syntax.Example, syntax.Line, syntax.Pair, *get_args(syntax.Fact)}
KINDS = (
    {kind for kind in vars(syntax).values() if isinstance(kind, type) and issubclass(kind, syntax.Node)} - EXAMPLES - {syntax.Node}
)
SPANS = {"turn", "phase", "round", "game"}
WORDS = {
    (syntax.Arithmetic, "op"): {"+", "-", "*"},
    (syntax.Quotient, "rounding"): {"down", "up", "remainder"},
    (syntax.Compare, "op"): {"=", "!=", "<", "<=", ">", ">="},
    (syntax.Logic, "op"): {"and", "or"},
    (syntax.IsIn, "negated"): {True, False},
    (syntax.Key, "highest"): {True, False},
    (syntax.SimpleType, "word"): {
        *{"player", "card", "flag", "number"},
        *{"text", "effect", "condition", "amount", "price", "action"},
    },
    (syntax.Roll, "each"): {True, False},
    (syntax.Move, "end"): {None, "top", "bottom"},
    (syntax.ChooseMany, "exactly"): {True, False},
    (syntax.ForEach, "first"): {True, False},
    (syntax.Repeat, "at_most"): {True, False},
    (syntax.End, "what"): SPANS,
    (syntax.ThisSpan, "what"): SPANS | {"action"},
    (syntax.UntilNext, "what"): SPANS - {"game"},
    (syntax.Whose, "kind"): {"my", "each_rival", "each_player", "named"},
    (syntax.Modifier, "how"): {"more", "less", "times"},
    (syntax.Shield, "verb"): {"lower", "affect", "change"},
    (syntax.Guarded, "mine"): {True, False},
    (syntax.Ability, "per"): SPANS,
    (syntax.Handler, "once"): SPANS | {None},
    (syntax.Table, "steps"): {True, False},
    (syntax.QuantityLine, "kind"): {"base", "plus", "minus", "least", "most"},
    (syntax.Rule, "kind"): {"action", "event"},
    (syntax.Rounds, "at_most"): {True, False},
    (syntax.Phase, "who"): {None, "each", "turns", "at_once", "in_secret"},
    (syntax.Drop, "kind"): {"score", "quantity", "phase", "table"},
}
WHO = ("i", "rival", "player")
HANDLERS = {
    *product(("before", "after"), WHO, ("gain", "lose")),
    *product(("after",), WHO, ("pay", "roll")),
    *product(("before", "after"), WHO, ("do",)),
    *product(("before", "after", "instead"), (None,), ("do",)),
    ("instead", "i", "do"),
    *product(("before", "after"), (None,), ("phase",)),
}
LEAD_INS = (syntax.Require, syntax.Let, syntax.Choose, syntax.ChooseMany, syntax.Pay, syntax.If, syntax.Do, syntax.ChooseOne)
NAMES = {
    *{"me", "players", "everyone", "rivals", "humans", "nobody", "they", "them", "this", "source", "round", "amount"},
    *{"none", "yes", "no", "empty", "total", "abilities"},
}


def trees():
    """The rules and the cells of all cases."""
    for path in SHAPES:
        for case in read_cases(path):
            yield parse_file(Source("game.rules", case.rules))[0]
            yield from (cell.node for cell in compile_case(case).model.cells)


@pytest.fixture(scope="module")
def found() -> list[syntax.Node]:
    return [node for tree in trees() for node in nodes(tree)]


def expect_none(missing) -> None:
    assert not missing, "no shape for: " + ", ".join(sorted(getattr(one, "__name__", str(one)) for one in missing))


def test_every_kind_of_node(found):
    expect_none(KINDS - {type(node) for node in found})


def test_every_part_that_may_be_left_out_is_there_and_is_not(found):
    parts = {(kind, field.name) for kind in KINDS for field in fields(kind) if "None" in str(field.type)}
    seen = {(type(node), name, getattr(node, name) is None) for node in found for kind, name in parts if kind is type(node)}
    missing = [
        f"{kind.__name__} {'without' if absent else 'with'} {name}"
        for kind, name in parts
        for absent in (True, False)
        if (kind, name, absent) not in seen
    ]
    expect_none(missing)


def test_every_word(found):
    seen = {(type(node), name, getattr(node, name)) for node in found for kind, name in WORDS if kind is type(node)}
    missing = [
        f"{kind.__name__} {name} {word}"
        for (kind, name), words in WORDS.items()
        for word in words
        if (kind, name, word) not in seen
    ]
    expect_none(missing)


def test_every_reaction(found):
    seen = {(node.timing, node.pattern.who, node.pattern.kind) for node in found if isinstance(node, syntax.Handler)}
    expect_none(HANDLERS - seen)


def test_every_lead_in_opens_a_rule_and_something_inside_of_one(found):
    rules = {type(node.body.statements[0]) for node in found if isinstance(node, syntax.Rule)}
    inside = {type(node.body.statements[0]) for node in found if isinstance(node, (syntax.Option, syntax.May, syntax.MayChoose))}
    expect_none(set(LEAD_INS) - rules)
    expect_none(set(LEAD_INS) - inside)


def test_every_function(found):
    called = {node.function.text for node in found if isinstance(node, syntax.Call)}
    over = {node.function.text for node in found if isinstance(node, syntax.Aggregate)}
    expect_none({*FUNCTIONS, "position"} - called)
    expect_none(set(AGGREGATES) - over)
    expect_none(set(JOINED) - {node.function.text for node in found if isinstance(node, syntax.Joined)})


def test_every_name_of_the_language(found):
    seen = {node.name for node in found if isinstance(node, syntax.Name)} | {
        node.text for node in found if isinstance(node, syntax.Ident)
    }
    expect_none(NAMES - seen)
