"""Interval arithmetic over expressions of the intermediate representation.

Declared ranges are invariants, so an expression is judged by itself plus the facts of its place: what the requirements, `if`s
and `where`s above it say. Facts map expressions to intervals; None is an open end.

    require compute > model_version        compute in 1..7, model_version in 0..7
    models[model_version + 1]              model_version is at most 6 here, so the index is in 1..7
"""

from __future__ import annotations

from collections.abc import Callable

from compiler.ir.expr import (
    At,
    Bit,
    Bits,
    CallFn,
    Cell,
    Cond,
    Const,
    Contains,
    Expr,
    Fold,
    Has,
    Helper,
    IndexOf,
    Int,
    Len,
    LetIn,
    Loc,
    Neg,
    Not,
    Op,
    Pile,
    PopCount,
    Range,
    Seats,
    Slice,
    Tup,
    Var,
)

Interval = tuple[int | None, int | None]
OPEN: Interval = (None, None)
TRUTH: Interval = (0, 1)
HUGE = 10**30  # beyond it an end counts as open
Facts = dict[Expr, Interval]

COMPARISONS = {"==", "!=", "<", "<=", ">", ">="}
_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
_SWAPPED = {"==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="}


def meet(a: Interval, b: Interval) -> Interval:
    low = a[0] if b[0] is None else b[0] if a[0] is None else max(a[0], b[0])
    high = a[1] if b[1] is None else b[1] if a[1] is None else min(a[1], b[1])
    return low, high


def join(a: Interval, b: Interval) -> Interval:
    low = None if a[0] is None or b[0] is None else min(a[0], b[0])
    high = None if a[1] is None or b[1] is None else max(a[1], b[1])
    return low, high


def is_empty(a: Interval) -> bool:
    return a[0] is not None and a[1] is not None and a[0] > a[1]


class Ranges:
    """`cells`: field -> interval; `functions`: function -> interval (of its items, if it gives many); `lengths`: field or
    function -> how many items; `constants`: name -> tuple; `seats`: most players."""

    def __init__(self, constants: dict[str, tuple], seats: tuple[int, int]):
        self.cells: dict[str, Interval] = {}
        self.functions: dict[str, Interval] = {}
        self.lengths: dict[str, Interval] = {}
        self.constants = constants
        self.seats = seats

    def of(self, expr: Expr, facts: Facts) -> Interval:
        known = facts.get(expr)
        found = self._of(expr, facts)
        return meet(found, known) if known else found

    def _of(self, expr: Expr, facts: Facts) -> Interval:
        match expr:
            case Int(value):
                return value, value
            case Cell(field, _):
                return self.cells.get(field, OPEN)
            case Const(name, index) if index is not None:
                return self._constant(name, self.of(index, facts))
            case Op(op, left, right):
                return self._op(op, left, right, facts)
            case Neg(value):
                low, high = self.of(value, facts)
                return None if high is None else -high, None if low is None else -low
            case Not() | Has() | Contains():
                return TRUTH
            case Cond(test, then, other):
                return join(self.of(then, self.assume(test, True, facts)), self.of(other, self.assume(test, False, facts)))
            case LetIn(name, value, body):
                return self.of(body, {**facts, Var(name): self.of(value, facts)})
            case CallFn(function, _):
                return self.functions.get(function, OPEN)
            case Len(items) | PopCount(items):
                return self.length(items, facts)
            case IndexOf(items, _):
                high = self.length(items, facts)[1]
                return -1, None if high is None else high - 1
            case Seats():
                return self.seats
            case Bit():
                return 1, None
            case Loc():
                return 0, None
            case Fold():
                return self._fold(expr, facts)
            case Helper("distance", _):
                return 0, self.seats[1] - 1
            case Helper("fits", _):
                return TRUTH
            case Helper("overlap" | "power", _):
                return 0, None
            case At(items, _):
                return self.item(items, facts)
        return OPEN

    def _constant(self, name: str, index: Interval) -> Interval:
        values = self.constants.get(name, ())
        low = max(index[0] or 0, 0)
        part = values[low : None if index[1] is None else max(index[1] + 1, low + 1)] or values
        if part and all(isinstance(v, int) for v in part):
            return min(part), max(part)
        return OPEN

    def _op(self, op: str, left: Expr, right: Expr, facts: Facts) -> Interval:
        low, high = self._computed(op, left, right, facts)
        return None if low is None or abs(low) > HUGE else low, None if high is None or abs(high) > HUGE else high

    def _computed(self, op: str, left: Expr, right: Expr, facts: Facts) -> Interval:
        if op in COMPARISONS or op in ("and", "or"):
            return TRUTH
        (a, b), (c, d) = self.of(left, facts), self.of(right, facts)
        if op == "+":
            return None if a is None or c is None else a + c, None if b is None or d is None else b + d
        if op == "-":
            if left == right:
                return 0, 0
            return None if a is None or d is None else a - d, None if b is None or c is None else b - c
        if op == "min":
            low = None if a is None or c is None else min(a, c)
            return low, b if d is None else d if b is None else min(b, d)
        if op == "max":
            high = None if b is None or d is None else max(b, d)
            return a if c is None else c if a is None else max(a, c), high
        if None not in (a, b, c, d):
            if op == "*":
                products = (a * c, a * d, b * c, b * d)
                return min(products), max(products)
            if op in ("//", "/^") and (c > 0 or d < 0):
                quotients = [x // y if op == "//" else -(-x // y) for x in (a, b) for y in (c, d)]
                return min(quotients), max(quotients)
            if op == "%" and c > 0:
                return 0, d - 1
        if op == "*" and a is not None and c is not None and a >= 0 and c >= 0:
            return a * c, None
        if op in ("//", "/^") and a is not None and a >= 0 and c is not None and c > 0:
            return 0, b
        if op == "%" and d is not None and c is not None and c > 0:
            return 0, d - 1
        if op in ("&", "|", "&~"):
            return 0, None
        return OPEN

    def length(self, items: Expr, facts: Facts) -> Interval:
        """How many items a tuple or members a mask can have."""
        known = facts.get(Len(items)) or facts.get(PopCount(items))
        found: Interval = (0, None)
        match items:
            case Tup(parts):
                found = len(parts), len(parts)
            case Const(name, None):
                found = (len(self.constants.get(name, ())),) * 2
            case Range(low, high):
                (_, lowest), (_, _highest) = self.of(low, facts), self.of(high, facts)
                bottom, _ = self.of(low, facts)
                top = self.of(high, facts)
                if bottom is not None and top[1] is not None:
                    found = 0, max(0, top[1] - bottom + 1)
                if lowest is not None and top[0] is not None:
                    found = max(0, top[0] - lowest + 1), found[1]
            case Helper("clockwise", _):
                found = self.seats
            case Helper("rivals", _):
                found = self.seats[0] - 1, self.seats[1] - 1
            case Bits(mask, width):
                low, high = self.length(mask, facts)
                found = low, min(high, width) if high is not None else width
            case Cell(field, _):
                found = self.lengths.get(field, (0, None))
            case CallFn(function, _):
                found = self.lengths.get(function, (0, None))
            case Fold(kind="map", items=inner, where=None):
                found = self.length(inner, facts)
            case Fold(kind="those" | "best" | "map", items=inner):
                found = 0, self.length(inner, facts)[1]
            case Slice(inner, _, _):
                found = 0, self.length(inner, facts)[1]
        return meet(found, known) if known else found

    def item(self, items: Expr, facts: Facts) -> Interval:
        """How low and high the items of a tuple can be."""
        match items:
            case Tup(parts) if parts:
                found = self.of(parts[0], facts)
                for part in parts[1:]:
                    found = join(found, self.of(part, facts))
                return found
            case Const(name, None):
                return self._constant(name, OPEN)
            case Range(low, high):
                return self.of(low, facts)[0], self.of(high, facts)[1]
            case Helper("clockwise" | "rivals" | "rotation", _):
                return 0, self.seats[1] - 1
            case Bits(_, width):
                return 0, width - 1
            case Fold(kind="those" | "best", var=var, items=inner, where=where):
                found = self.item(inner, facts)
                if where is not None:
                    found = self.of(Var(var), self.assume(where, True, {**facts, Var(var): found}))
                return found
            case Slice(inner, _, _):
                return self.item(inner, facts)
            case CallFn(function, _):
                return self.functions.get(function, OPEN)
        return OPEN

    def _fold(self, fold: Fold, facts: Facts) -> Interval:
        inside = {**facts, Var(fold.var): meet(self.item(fold.items, facts), facts.get(Var(fold.var), OPEN))}
        if fold.where is not None:
            inside = self.assume(fold.where, True, inside)
        match fold.kind:
            case "any" | "all":
                return TRUTH
            case "count":
                return 0, self.length(fold.items, facts)[1]
            case "highest" | "lowest":
                return self.of(fold.value, inside)
            case "first":
                low, high = inside[Var(fold.var)]
                return -1, high
            case "sum":
                low, high = self.of(fold.value, inside)
                most = self.length(fold.items, facts)[1]
                if low is not None and low >= 0:
                    return 0, None if high is None or most is None else high * most
                if low is not None and most is not None and high is not None:
                    return low * most if low < 0 else 0, max(high, 0) * most
        return OPEN

    # ------------------------------------------------------------ facts

    def assume(self, test: Expr, holds: bool, facts: Facts) -> Facts:
        """The facts with `test` known to hold (or not to)."""
        match test:
            case Op("and", left, right) if holds:
                return self.assume(right, True, self.assume(left, True, facts))
            case Op("or", left, right) if not holds:
                return self.assume(right, False, self.assume(left, False, facts))
            case Not(value):
                return self.assume(value, not holds, facts)
            case LetIn(name, value, body):
                from compiler.ir.walk import substitute

                return self.assume(substitute(body, {name: value}), holds, facts)
            case Op(op, left, right) if op in COMPARISONS:
                op = op if holds else _OPPOSITE[op]
                facts = self._narrow(left, op, right, facts)
                return self._narrow(right, _SWAPPED[op], left, facts)
            case Fold(kind="any", items=items) if holds:
                return self._at_least_one(items, facts)
            case Has(mask, item) if holds:
                facts = self._fact(item, (0, None), facts)
                return self._fact(PopCount(mask), (1, None), facts)
            case Contains(items, item) if holds:
                return self._fact(item, self.item(items, facts), self._at_least_one(items, facts))
        return facts

    def _at_least_one(self, items: Expr, facts: Facts) -> Facts:
        if isinstance(items, Bits):
            facts = self._fact(PopCount(items.mask), (1, None), facts)
        return self._fact(Len(items), (1, None), facts)

    def _narrow(self, left: Expr, op: str, right: Expr, facts: Facts) -> Facts:
        if isinstance(left, Int):
            return facts
        low, high = self.of(right, facts)
        mine = self.of(left, facts)
        match op:
            case "==":
                bound = (low, high)
            case "<":
                bound = (None, None if high is None else high - 1)
            case "<=":
                bound = (None, high)
            case ">":
                bound = (None if low is None else low + 1, None)
            case ">=":
                bound = (low, None)
            case _:
                bound = OPEN
                if low is not None and low == high:
                    if mine[0] == low:
                        bound = (low + 1, None)
                    elif mine[1] == low:
                        bound = (None, low - 1)
        return self._fact(left, bound, facts)

    def _fact(self, expr: Expr, bound: Interval, facts: Facts) -> Facts:
        if bound == OPEN:
            return facts
        new = {**facts, expr: meet(facts.get(expr, OPEN), bound)}
        match expr:
            case Op("+", inner, Int(k)):
                new = self._fact(
                    inner, (None if bound[0] is None else bound[0] - k, None if bound[1] is None else bound[1] - k), new
                )
            case Op("-", inner, Int(k)):
                new = self._fact(
                    inner, (None if bound[0] is None else bound[0] + k, None if bound[1] is None else bound[1] + k), new
                )
            case Op("+", one, two):
                for part, other in ((one, two), (two, one)):
                    low, high = self.of(other, new)
                    rest = (
                        None if bound[0] is None or high is None else bound[0] - high,
                        None if bound[1] is None or low is None else bound[1] - low,
                    )
                    new = new if isinstance(part, Int) else self._fact(part, rest, new)
            case Len(Bits(mask, _)):
                new = self._fact(PopCount(mask), bound, new)
        return new

    def truth(self, test: Expr, facts: Facts) -> bool | None:
        """True if `test` always holds here, False if it never does, None if it depends."""
        match test:
            case Int(value):
                return bool(value)
            case Not(value):
                inner = self.truth(value, facts)
                return None if inner is None else not inner
            case Op("and", left, right):
                first = self.truth(left, facts)
                if first is False:
                    return False
                second = self.truth(right, self.assume(left, True, facts))
                return False if second is False else True if first and second else None
            case Op("or", left, right):
                first = self.truth(left, facts)
                if first is True:
                    return True
                second = self.truth(right, self.assume(left, False, facts))
                return True if second is True else False if first is False and second is False else None
            case Op(op, left, right) if op in COMPARISONS:
                (a, b), (c, d) = self.of(left, facts), self.of(right, facts)
                if op in ("==", "!="):
                    apart = (b is not None and c is not None and b < c) or (d is not None and a is not None and d < a)
                    same = None not in (a, b, c, d) and a == b == c == d
                    answer = False if apart else True if same else None
                    return answer if op == "==" or answer is None else not answer
                if op in (">", ">="):
                    op, a, b, c, d = _SWAPPED[op], c, d, a, b
                strict = op == "<"
                if b is not None and c is not None and (b < c or (b == c and not strict)):
                    return True
                if a is not None and d is not None and (a > d or (a == d and strict)):
                    return False
        return None


def forget(facts: Facts, gone: Callable[[Expr], bool]) -> Facts:
    """The facts without those that mention something for which `gone` says yes."""
    return {expr: bound for expr, bound in facts.items() if type(expr) is Var or not mentions(expr, gone)}


def mentions(expr: Expr, test: Callable[[Expr], bool]) -> bool:
    from compiler.ir.walk import subexpressions

    return any(test(part) for part in subexpressions(expr))


def reads_state(expr: Expr) -> bool:
    return isinstance(expr, (Cell, Pile, Loc, CallFn))
