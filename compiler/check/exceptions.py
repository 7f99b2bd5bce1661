"""Two exceptions to one thing that can hold at the same time.

What: two items `is ... instead` on one quantity, or two `instead of` on one rule, where neither says `over` the
other and nothing shows that they exclude each other.
Why: an exception replaces. With two of them the result would hang on an order that nobody wrote.

    while round > 2: my rate is 3 instead
    while round > 3: my rate is 5 instead       # error: in round 4 both hold
    while round = 3: my rate is 3 instead       # instead of the first line: fine

Recognised as exclusive: conditions that contradict each other, two automas, two cards for a place that holds one. What an automa
does instead goes over the rules for everybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from compiler.bound.game import Standing
from compiler.bound.tree import ExceptionItem, Expr, Reaction, Word
from compiler.check.exclusion import Facts, exclusive, facts_of
from compiler.check.whole import Whole
from compiler.model import FieldInfo, PhaseInfo, QuantityInfo, RuleInfo
from compiler.report import Reporter
from compiler.types import LineOf, PileOf
from dsl import syntax
from dsl.diagnostic import Label
from dsl.walk import nodes_in

Thing = FieldInfo | PhaseInfo | QuantityInfo | RuleInfo


@dataclass(frozen=True, eq=False)
class Replacement:
    """What stands in for something else. `own`: it concerns its owner only."""

    at: Standing
    own: bool
    over: str | None
    conditions: tuple[Expr | None, ...]

    @property
    def facts(self) -> Facts:
        table, row = self.at.table, self.at.row
        conditions = self.conditions if self.own else [c for c in self.conditions if c is None or not speaks_of_me(c)]
        return facts_of(conditions, table.first_thing(row) if table is not None else None)

    def words(self, words: str) -> str:
        return f"on {self.at.table.rows[self.at.row].name}" if self.at.table is not None else words


def check_exceptions(whole: Whole, reporter: Reporter) -> None:
    groups: dict[Thing, list[Replacement]] = {}
    for standing in whole.lastings:
        for thing, replacement in replacements(standing):
            groups.setdefault(thing, []).append(replacement)
    for thing, found in groups.items():
        for one, two in combinations(found, 2):
            if can_meet(one, two):
                report(reporter, thing, one, two)


def replacements(standing: Standing) -> Iterator[tuple[Thing, Replacement]]:
    match standing.lasting.item:
        case ExceptionItem(whose=whose, adjustments=adjustments, over=over):
            for one in adjustments:
                yield one.quantity, Replacement(standing, whose.kind == "my", over, (*one.conditions, one.where))
        case Reaction(timing="instead", who=who, to=to, where=where):
            yield to, Replacement(standing, who == "i", None, (*standing.lasting.conditions, where))


def can_meet(one: Replacement, two: Replacement) -> bool:
    if one.over is not None or two.over is not None or one.at.automa != two.at.automa:
        return False
    if one.own and two.own and holds_one(one.at.lasting.place) and one.at.lasting.place is two.at.lasting.place:
        return False
    return not exclusive(one.facts, two.facts)


def speaks_of_me(condition: Expr) -> bool:
    """What the owner of a rival's card has says nothing about the one concerned."""
    return any(isinstance(node, Word) and node.word == "me" for node in nodes_in(condition))


def holds_one(place: FieldInfo | None) -> bool:
    """Is it a place for a single card?"""
    if place is None:
        return False
    if isinstance(place.type, LineOf):
        return place.type.size == 1
    return isinstance(place.type, PileOf) and place.node.at_most == syntax.Number(syntax.NOWHERE, 1)


def report(reporter: Reporter, thing: Thing, one: Replacement, two: Replacement) -> None:
    quantity = isinstance(thing, QuantityInfo)
    message = f"two rules can stand in for `{thing.name}` at the same time"
    if quantity:
        message = f"two exceptions to the quantity `{thing.name}` can hold at the same time"
    help = "make their conditions exclude each other"
    if quantity and (one.at.table is not None or two.at.table is not None):
        help += ", or write `over` and the other card's id behind one of them"
    first = Label(one.at.source.locate(one.at.lasting.item.span), one.words("the other one"))
    reporter.report(
        "exception-clash",
        message,
        two.at.source,
        two.at.lasting.item.span,
        two.words("this one"),
        others=[first],
        notes=["nothing says which of the two counts"],
        help=help,
    )
