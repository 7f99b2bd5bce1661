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

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from compiler.bound.facts import OPPOSITE, SWAPPED
from compiler.bound.game import Standing
from compiler.bound.intervals import OPEN, Interval, meet
from compiler.bound.tree import Between, Compare, Constant, ExceptionItem, Expr, IsIn, Items, Logic, Negate, Not, Reaction, Word
from compiler.check.whole import Whole
from compiler.model import FieldInfo, PhaseInfo, QuantityInfo, RuleInfo
from compiler.report import More, Reporter
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
        # What the owner of a rival's card has says nothing about the one concerned.
        conditions = self.conditions if self.own else [c for c in self.conditions if not speaks_of("me", c)]
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


def speaks_of(word: str, condition: Expr | None) -> bool:
    return any(isinstance(node, Word) and node.word == word for node in nodes_in(condition))


def holds_one(place: FieldInfo | None) -> bool:
    """Is it a place for a single card?"""
    if place is not None and isinstance(place.type, PileOf):
        return place.node.at_most == syntax.Number(syntax.NOWHERE, 1)
    return place is not None and isinstance(place.type, LineOf) and place.type.size == 1


def report(reporter: Reporter, thing: Thing, one: Replacement, two: Replacement) -> None:
    quantity = isinstance(thing, QuantityInfo)
    message = f"two rules can stand in for `{thing.name}` at the same time"
    if quantity:
        message = f"two exceptions to the quantity `{thing.name}` can hold at the same time"
    help = "make their conditions exclude each other"
    if quantity and (one.at.table is not None or two.at.table is not None):
        help += ", or write `over` and the other card's id behind one of them"
    first = Label(one.at.source.locate(one.at.lasting.item.span), one.words("the other one"))
    more: More = {"others": [first], "notes": ["nothing says which of the two counts"], "help": help}
    reporter.report("exception-clash", message, two.at.source, two.at.lasting.item.span, two.words("this one"), **more)


# ---------------------------------------------------------------- can two conditions hold at the same time?


Key = Expr | tuple[Expr, int]


@dataclass
class Facts:
    """What a conjunction says, by the expression it speaks of: an interval, values it must be one of, values it is not.
    `this`: the card on which it stands, by the number of its first copy.

    Conditions are taken apart at `and`; what remains is compared with constants, set by set and interval by interval. A small, safe
    answer: only what is plainly exclusive is called so.

        n = 1            against   n = 3             never together
        round <= 2       against   round > 2         never together
        acting = this    on two different cards      never together
        stormy           against   not stormy        never together
        my fame > 2      against   my coins > 2      perhaps together
    """

    this: int | None = None
    bounds: dict[Key, Interval] = field(default_factory=dict)
    among: dict[Key, frozenset[int]] = field(default_factory=dict)
    apart: dict[Key, set[int]] = field(default_factory=dict)

    def add(self, test: Expr, wanted: bool = True) -> None:
        match test:
            case Logic(op=op, left=left, right=right) if op == ("and" if wanted else "or"):
                self.add(left, wanted)
                self.add(right, wanted)
            case Not(value=value):
                self.add(value, not wanted)
            case Compare(op=op, left=left, right=right):
                self.compare(op if wanted else OPPOSITE[op], left, right)
            case IsIn(item=item, domain=Items(items=items)):
                self.member(item, items, wanted)
            case Between(item=item, low=low, high=high) if wanted:
                self.compare(">=", item, low)
                self.compare("<=", item, high)
            case IsIn() | Between():
                pass
            case _:
                self.only(self.key(test), frozenset({int(wanted)}))

    def key(self, expr: Expr) -> Key:
        """Expressions on different cards that speak of `this` are different ones."""
        return (expr, self.this) if self.this is not None and speaks_of("this", expr) else expr

    def constant(self, expr: Expr) -> int | None:
        """A value that is the same everywhere: a number, a choice, a row, or this very card."""
        match expr:
            case Constant(value=value):
                return value
            case Negate(value=Constant(value=value)):
                return -value
            case Word(word="this"):
                return self.this
        return None

    def only(self, key: Key, values: frozenset[int]) -> None:
        self.among[key] = self.among[key] & values if key in self.among else values

    def compare(self, op: str, left: Expr, right: Expr) -> None:
        value = self.constant(right)
        if value is None:
            value, left, op = self.constant(left), right, SWAPPED[op]
            if value is None:
                return
        key = self.key(left)
        if op == "=":
            self.only(key, frozenset({value}))
        elif op == "!=":
            self.apart.setdefault(key, set()).add(value)
        else:
            ends: dict[str, Interval] = {"<": (None, value - 1), "<=": (None, value), ">": (value + 1, None), ">=": (value, None)}
            self.bounds[key] = meet(self.bounds.get(key, OPEN), ends[op])

    def member(self, item: Expr, items: tuple[Expr, ...], wanted: bool) -> None:
        values = [value for one in items if (value := self.constant(one)) is not None]
        if len(values) < len(items):
            return
        if wanted:
            self.only(self.key(item), frozenset(values))
        else:
            self.apart.setdefault(self.key(item), set()).update(values)


def facts_of(conditions: Iterable[Expr | None], this: int | None = None) -> Facts:
    facts = Facts(this)
    for condition in conditions:
        if condition is not None:
            facts.add(condition)
    return facts


def exclusive(a: Facts, b: Facts) -> bool:
    """Is there an expression of which the two say things that can't both be true?"""
    for key, bounds in a.bounds.items():
        low, high = meet(bounds, b.bounds.get(key, OPEN))
        if low is not None and high is not None and low > high:
            return True
    return any(not left_of(values, key, two) for one, two in ((a, b), (b, a)) for key, values in one.among.items())


def left_of(values: frozenset[int], key: Key, other: Facts) -> set[int]:
    """Those of the values that the other facts leave."""
    low, high = other.bounds.get(key, OPEN)
    left = set(other.among.get(key, values) & values) - other.apart.get(key, set())
    return {value for value in left if (low is None or value >= low) and (high is None or value <= high)}
