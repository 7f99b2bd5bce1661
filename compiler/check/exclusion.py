"""Can two conditions hold at the same time? A small, safe answer: only what is plainly exclusive is called so.

Conditions are taken apart at `and`; what remains is compared with constants, set by set and interval by interval:

    n = 1            against   n = 3             never together
    round <= 2       against   round > 2         never together
    acting = this    on two different cards      never together
    stormy           against   not stormy        never together
    my fame > 2      against   my coins > 2      perhaps together
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from compiler.bound.ranges import OPEN, OPPOSITE, SWAPPED, Interval, meet
from compiler.bound.tree import Between, Compare, Constant, Expr, IsIn, Items, Logic, Negate, Not, Word
from dsl.walk import nodes_in

Key = Expr | tuple[Expr, int]


@dataclass
class Facts:
    """What a conjunction says, by the expression it speaks of: an interval, values it must be one of, values it is not.
    `this`: the card on which it stands, by the number of its first copy."""

    this: int | None = None
    bounds: dict[Key, Interval] = field(default_factory=dict)
    among: dict[Key, frozenset[int]] = field(default_factory=dict)
    apart: dict[Key, set[int]] = field(default_factory=dict)

    def add(self, test: Expr, wanted: bool = True) -> None:
        match test:
            case Logic(op="and", left=left, right=right) if wanted:
                self.add(left)
                self.add(right)
            case Logic(op="or", left=left, right=right) if not wanted:
                self.add(left, False)
                self.add(right, False)
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
        if self.this is not None and any(isinstance(n, Word) and n.word == "this" for n in nodes_in(expr)):
            return expr, self.this
        return expr

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
