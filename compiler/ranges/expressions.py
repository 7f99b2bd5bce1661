"""The range of an expression from the ranges of what it reads: one method for each kind (abstract interpretation).

None means that control never gets there, as far as is known.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.program import PER_SEAT, FieldDef, Program
from compiler.ir.walk import parts
from compiler.ranges.values import ENDLESS, LONGEST, TRUTH, Items, Number, Value, between, items, join, literal, number

Env = Mapping[str, Value | None]
WIDEST = ENDLESS.bit_length()
"""A mask with more members has no bound."""


class Expressions:
    """`fields`: what an element of a field can be; `results`: what functions give."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.definitions: dict[str, FieldDef] = {f.name: f for f in (*program.fields, *program.settings)}
        self.fields: dict[str, Value | None] = {}
        self.results: dict[str, Value | None] = {}
        self.constants = {name: literal(values) for name, values in program.constants.items()}
        self.kinds: dict[type, Callable[[Any, Env], Value | None]] = {
            **dict.fromkeys(PLAIN, self.plain),
            **dict.fromkeys((ex.Not, ex.Has, ex.Contains, ex.Fixed), self.truth),
            ex.Int: lambda node, env: Number(int(node.value), int(node.value)),
            ex.Var: self.variable,
            ex.Cell: self.cell,
            ex.Const: self.constant,
            ex.Op: self.operation,
            ex.Cond: self.either,
            ex.LetIn: lambda node, env: self.of(node.body, {**env, node.name: self.of(node.value, env)}),
            ex.Fold: self.fold,
            ex.CallFn: lambda node, env: self.call(node.function, [self.of(arg, env) for arg in node.args]),
            ex.CallFnBy: self.call_by,
        }

    def of(self, node: Expr, env: Env) -> Value | None:
        return self.kinds[type(node)](node, env)

    def call(self, name: str, args: list[Value | None]) -> Value | None:
        return self.results.get(name)

    def field(self, name: str) -> Value | None:
        return self.fields[name]

    def variable(self, node: ex.Var, env: Env) -> Value | None:
        return env.get(node.name)

    def plain(self, node: Expr, env: Env) -> Value | None:
        """What depends on nothing but the values of its parts."""
        values = [self.of(part, env) for part in parts(node)]
        return None if None in values else PLAIN[type(node)](self.program, node, *values)

    def truth(self, node: Expr, env: Env) -> Value:
        """The parts are looked at for what they pass to functions."""
        for part in parts(node):
            self.of(part, env)
        return TRUTH

    def cell(self, node: ex.Cell, env: Env) -> Value | None:
        if node.index is not None:
            self.of(node.index, env)
            return self.field(node.field)
        definition, value = self.definitions[node.field], self.field(node.field)
        if not definition.is_list:
            return value
        seats = self.program.most if definition.owner == PER_SEAT else 1
        return None if value is None else Items(value, (definition.count or 1) * seats)

    def constant(self, node: ex.Const, env: Env) -> Value | None:
        value = self.constants[node.name]
        if node.index is None:
            return value
        self.of(node.index, env)
        return items(value).item

    def either(self, node: ex.Cond, env: Env) -> Value | None:
        self.of(node.test, env)
        return join(self.of(node.then, env), self.of(node.other, env))

    def operation(self, node: ex.Op, env: Env) -> Value | None:
        left, right = self.of(node.left, env), self.of(node.right, env)
        if node.op in ("==", "!=", "<", "<=", ">", ">=", "and", "or"):
            return TRUTH
        if left is None or right is None:
            return None
        if isinstance(left, Items) and node.op == "+":
            return Items(join(left.item, items(right).item), min(left.most + items(right).most, LONGEST))
        return operate(node.op, number(left), number(right))

    # runs and calls

    def fold(self, node: ex.Fold, env: Env) -> Value | None:
        found = self.of(node.items, env)
        if found is None:
            return None
        most, item = items(found).most, items(found).item
        inner = {**env, node.var: item}
        for part in (node.where, *(key for key, _ in node.keys)):
            if part is not None:
                self.of(part, inner)
        value = None if node.value is None else self.of(node.value, inner)
        match node.kind:
            case "any" | "all":
                return TRUTH
            case "count":
                return Number(0, most)
            case "those" | "best" | "apart":
                return found
            case "first":
                return join(item, Number(-1, -1))
            case "map":
                return Items(value, most)
            case "join":
                return None if value is None else Items(items(value).item, min(most * items(value).most, LONGEST))
        if item is None:
            return Number(0, 0)
        if value is None:
            return None
        if node.kind == "sum":
            low, high = number(value).low, number(value).high
            return between(min(0, low * most), max(0, high * most))
        return join(value, Number(0, 0))

    def call_by(self, node: ex.CallFnBy, env: Env) -> Value | None:
        self.of(node.index, env)
        args = [self.of(arg, env) for arg in node.args]
        found: Value | None = None
        for name in self.program.function_tables[node.table]:
            found = join(found, Number(1, 1) if name is None else self.call(name, args))
        return found


def operate(op: str, a: Number, b: Number) -> Number:
    match op:
        case "+":
            return between(a.low + b.low, a.high + b.high)
        case "-":
            return between(a.low - b.high, a.high - b.low)
        case "*":
            corners = (a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high)
            return between(min(corners), max(corners))
        case "//" | "/^":
            if b.low > 0:
                shares = [x // y for x in (a.low, a.high) for y in (b.low, b.high)]
                return between(min(shares), max(shares) + (op == "/^"))
            most = max(abs(a.low), abs(a.high)) + 1
            return between(-most, most)
        case "%":
            if b.low > 0:
                return Number(0, min(b.high - 1, a.high) if a.low >= 0 else b.high - 1)
            most = max(abs(b.low), abs(b.high))
            return between(-most, most)
        case "min":
            return Number(min(a.low, b.low), min(a.high, b.high))
        case "max":
            return Number(max(a.low, b.low), max(a.high, b.high))
        case "&":
            return Number(0, min(a.high, b.high) if min(a.low, b.low) >= 0 else max(a.high, b.high), True)
        case "|":
            return between(0, (1 << max(a.high.bit_length(), b.high.bit_length())) - 1, True)
        case "&~":
            return Number(0, max(a.high, 0), True)
    raise ValueError(f"no such operator: {op}")


def _tuple(program: Program, node: ex.Tup, *values: Value) -> Value:
    found: Value | None = None
    for value in values:
        found = join(found, value)
    return Items(found, len(values))


def _mask(highest: int) -> Value:
    """A set whose members are at most so high."""
    return between(0, (2 << max(min(highest, WIDEST), 0)) - 1, True)


def _mask_of(program: Program, node: ex.MaskOf, found: Value) -> Value:
    item = items(found).item
    return Number(0, 0, True) if item is None else _mask(number(item).high)


def _slice(program: Program, node: ex.Slice, found: Value, start: Value, stop: Value | None = None) -> Value:
    most = items(found).most
    return Items(items(found).item, most if stop is None else max(min(most, number(stop).high), 0))


def _range(program: Program, node: ex.Range, low: Value, high: Value) -> Value:
    first, last = number(low).low, number(high).high
    return Items(between(first, last) if first <= last else None, max(0, min(last - first + 1, LONGEST)))


def _cards(program: Program, *_: object) -> Value:
    cards = program.card_count
    return Items(Number(0, cards - 1) if cards else None, cards)


PLAIN: dict[type, Callable[..., Value | None]] = {
    ex.Tup: _tuple,
    ex.Pile: _cards,
    ex.Loc: lambda program, *_: Number(0, program.place_count - 1),
    ex.Seats: lambda program, *_: Number(program.fewest, program.most),
    ex.Neg: lambda program, node, value: between(-number(value).high, -number(value).low),
    ex.Bit: lambda program, node, item: _mask(number(item).high),
    ex.Bits: lambda program, node, mask: Items(Number(0, max(node.width - 1, 0)), node.width),
    ex.MaskOf: _mask_of,
    ex.PopCount: lambda program, node, mask: Number(0, max(number(mask).high, 0).bit_length()),
    ex.Len: lambda program, node, found: Number(0, items(found).most),
    ex.At: lambda program, node, found, index: items(found).item,
    ex.IndexOf: lambda program, node, found, item: Number(-1, max(items(found).most - 1, -1)),
    ex.Slice: _slice,
    ex.Range: _range,
    ex.Helper: lambda program, node, *args: HELPERS[node.name](program.most, *args),
}


def _power(most: int, base: Value, times: Value) -> Value:
    large = max(abs(number(base).low), abs(number(base).high))
    exponent = number(times).high
    high = ENDLESS if exponent > 200 and large > 1 else large ** max(exponent, 0)
    return between(-high if number(base).low < 0 else 0, max(high, 1))


def _owe(most: int, needs: Value, index: Value, amount: Value) -> Value:
    found = items(needs)
    if found.item is None:
        return found
    item, more = number(found.item), number(amount)
    return Items(between(item.low + min(more.low, 0), item.high + max(more.high, 0)), found.most)


def _pay_options(most: int, have: Value, needs: Value, edges: Value) -> Value:
    item = items(have).item
    high = 0 if item is None else max(number(item).high, 0)
    return Items(Number(0, high), min(high + 1, LONGEST))


HELPERS: dict[str, Callable[..., Value]] = {
    "clockwise": lambda most, *_: Items(Number(0, most - 1), most),
    "rivals": lambda most, *_: Items(Number(0, max(most - 1, 0)), most - 1),
    "rotation": lambda most, n, p, k: Items(Number(0, most - 1), min(LONGEST, most * max(number(k).high, 0))),
    "distance": lambda most, *_: Number(0, most - 1),
    "power": _power,
    "unique": lambda most, found: found,
    "backwards": lambda most, found: found,
    "gathered": lambda most, found: found,
    "areas": lambda most, found, leads: Items(Number(0, ENDLESS, True), items(found).most),
    "reached": lambda *_: Number(0, ENDLESS, True),
    "steps": lambda most, found, *_: Number(-1, items(found).most),
    "group": lambda most, grid, beside, cell: Items(Number(0, max(items(beside).most - 1, 0)), items(beside).most),
    "turned": lambda most, face, _: face,
    "fits": lambda most, *_: TRUTH,
    "overlap": lambda most, grid, *_: Number(0, items(grid).most),
    "laid": lambda most, grid, h, w, face, *_: Items(join(items(grid).item, items(face).item), items(grid).most),
    "owe": _owe,
    "payable": lambda most, *_: TRUTH,
    "pay_options": _pay_options,
}
