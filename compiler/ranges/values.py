"""What a value can be: a number between bounds, a mask, or a tuple of such with a longest length (an interval domain).

`LARGEST` (2^53) is a rule of the language: what a state keeps lies between its negative and itself, so that every engine and every
reader of a saved game can hold it exactly. Numbers in between may be larger; `ENDLESS` stands for no bound at all. Masks are sets,
whose members are counted and not their value, so they have no such limit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from compiler.limits import LARGEST

ENDLESS = 1 << 200
LONGEST = 1 << 20
"""A tuple without a known longest length."""


@dataclass(frozen=True, slots=True)
class Number:
    low: int
    high: int
    mask: bool = False


@dataclass(frozen=True, slots=True)
class Items:
    """`item` is None as long as no tuple with an item in it was met."""

    item: "Value | None"
    most: int


Value = Union[Number, Items]
TRUTH = Number(0, 1)


class Clash(TypeError):
    """A number where there must be a tuple, or the other way round: a mistake of whoever made the program."""


def number(value: Value) -> Number:
    if isinstance(value, Number):
        return value
    raise Clash(f"{value} is no number")


def items(value: Value) -> Items:
    if isinstance(value, Items):
        return value
    raise Clash(f"{value} is no tuple")


def between(low: int, high: int, mask: bool = False) -> Number:
    return Number(max(low, -ENDLESS), min(high, ENDLESS), mask)


def join(a: Value | None, b: Value | None) -> Value | None:
    """What is one or the other. A number that meets a mask is one."""
    if a is None or a == b:
        return b
    if b is None:
        return a
    if isinstance(a, Number):
        other = number(b)
        return Number(min(a.low, other.low), max(a.high, other.high), a.mask or other.mask)
    tuples = items(b)
    return Items(join(a.item, tuples.item), max(a.most, tuples.most))


def kept(value: Value | None) -> Value | None:
    """The value once it is kept: whatever is larger was refused."""
    if isinstance(value, Number) and not value.mask:
        return Number(max(value.low, -LARGEST), min(value.high, LARGEST))
    if isinstance(value, Items):
        return Items(kept(value.item), value.most)
    return value


def fits(value: Value | None) -> bool:
    """Is it surely nothing that is refused?"""
    return kept(value) == value


def widened(value: Value, steps: tuple[int, ...]) -> Value:
    """Something larger, out of few: a bound that keeps growing is soon at its end."""
    if isinstance(value, Items):
        return Items(None if value.item is None else widened(value.item, steps), LONGEST)
    high = next((step for step in steps if value.high <= step), ENDLESS)
    low = value.low if value.low >= -1 else -next((step for step in steps if -value.low <= step), ENDLESS)
    return Number(low if low < 0 else 0, high, value.mask)


def literal(value: int | tuple) -> Value:  # type: ignore[type-arg]
    if not isinstance(value, tuple):
        return Number(int(value), int(value))
    found: Value | None = None
    for item in value:
        found = join(found, literal(item))
    return Items(found, len(value))
