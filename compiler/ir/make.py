"""Small constructors: expressions put together with what is known of constants worked out at once."""

from __future__ import annotations

from collections.abc import Iterable

from compiler.ir.expr import Expr, Helper, Int, Len, Not, Op, Seats, Tup

TRUE = Int(1)
ALL_SEATS = Helper("clockwise", (Seats(), Int(0)))


def plus(a: Expr, b: Expr) -> Expr:
    if isinstance(a, Int) and isinstance(b, Int):
        return Int(a.value + b.value)
    return a if b == Int(0) else b if a == Int(0) else Op("+", a, b)


def minus(a: Expr, k: int) -> Expr:
    if isinstance(a, Int):
        return Int(a.value - k)
    if k < 0:
        return Op("+", a, Int(-k))
    return a if k == 0 else Op("-", a, Int(k))


def times(a: Expr, k: int) -> Expr:
    if isinstance(a, Int):
        return Int(a.value * k)
    return a if k == 1 else Op("*", a, Int(k))


def negated(a: Expr) -> Expr:
    """Nothing less this."""
    return Int(-a.value) if isinstance(a, Int) else Op("-", Int(0), a)


def equals(a: Expr, k: int) -> Expr:
    return Op("==", a, Int(k))


def negation(a: Expr) -> Expr:
    """Not this, worked out if it is known."""
    return Int(int(not a.value)) if isinstance(a, Int) else Not(a)


def is_empty(items: Expr) -> Expr:
    return Op("==", Len(items), Int(0))


def has_some(items: Expr) -> Expr:
    return Op(">", Len(items), Int(0))


def numbers(*values: int) -> Tup:
    """A tuple of numbers."""
    return Tup(tuple(Int(value) for value in values))


def both(a: Expr, b: Expr) -> Expr:
    return b if a == TRUE else a if b == TRUE else Op("and", a, b)


def chain(op: str, terms: Iterable[Expr]) -> Expr | None:
    """The terms put together from left to right; None if there are none."""
    result: Expr | None = None
    for term in terms:
        result = term if result is None else Op(op, result, term)
    return result


def conjunction(tests: Iterable[Expr]) -> Expr | None:
    """All of them; None if nothing is asked."""
    return chain("and", (test for test in tests if test != TRUE))


def either(tests: Iterable[Expr]) -> Expr | None:
    """One of them; None if there is none."""
    return chain("or", tests)


def total(terms: list[Expr]) -> Expr:
    """A sum, no deeper than it must be: thousands of cards may add to one quantity."""
    if len(terms) <= 8:
        return chain("+", terms) or Int(0)
    half = len(terms) // 2
    return Op("+", total(terms[:half]), total(terms[half:]))
