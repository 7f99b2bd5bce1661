"""Functions that depend on nothing but one narrow cell become a look-up in a table that is worked out here (evaluation at
compile time)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.program import FieldDef, Function, Program
from compiler.ir.walk import free, parts, rewrite, subexpressions
from compiler.optimise.functions import size
from compiler.ranges.find import members

WIDEST_TABLE = 4096
TRIVIAL = 2
Constant = Any
"""An int, or a tuple of such."""
Known = dict[Expr, Constant]
"""The values of cells and variables."""


def tabulated(program: Program) -> Program:
    fields = {f.name: f for f in [*program.fields, *program.settings]}
    constants = dict(program.constants)
    functions = dict(program.functions)
    for name, function in program.functions.items():
        value = whole(function)
        cell = single_cell(function, value)
        if cell is None or size(value) <= TRIVIAL + size(cell):
            continue
        span = domain(program, fields[cell.field])
        if span is None:
            continue
        try:
            values = tuple(evaluate(program, value, {cell: found}) for found in range(span[0], span[1] + 1))
        except (ArithmeticError, LookupError, ValueError, TypeError):
            continue
        if all(isinstance(value, int) for value in values):
            table = f"{name}_table"
            constants[table] = tuple(map(int, values))
            index = cell if span[0] == 0 else ex.Op("-", cell, ex.Int(span[0]))
            functions[name] = replace(function, value=ex.Const(table, index), lets=())
    return replace(program, constants=constants, functions=functions)


def whole(function: Function) -> Expr:
    """The value with its lets in front."""
    value = function.value
    for name, let in reversed(function.lets):
        value = ex.LetIn(name, let, value)
    return value


def single_cell(function: Function, value: Expr) -> ex.Cell | None:
    """The one cell a function reads, if it reads nothing else and its parameters serve only to find that cell."""
    cells = {part for part in subexpressions(value) if isinstance(part, ex.Cell)}
    if len(cells) != 1:
        return None
    cell, parameters = cells.pop(), set(function.parameters)
    if cell.index is not None and not free(cell.index).keys() <= parameters:
        return None
    without = rewrite(value, lambda part: ex.Int(0) if part == cell else None)
    return None if free(without).keys() & parameters else cell


def domain(program: Program, field: FieldDef) -> tuple[int, int] | None:
    """The lowest and highest value of a cell, if there are few enough values."""
    low, high = field.low, field.high
    if field.wide:
        return None
    if field.reading.kind == "set" and field.reading.item is not None:
        count = members(program, field.reading.item)
        low, high = 0, (1 << count) - 1 if count and count <= 12 else None
    if low is None or high is None or high - low >= WIDEST_TABLE:
        return None
    return (min(low, -1) if field.reading.none else low), high


# values


def evaluate(program: Program, node: Expr, known: Known) -> Constant:
    """The value of an expression; a LookupError if it can't be known."""

    def value(part: Expr) -> Constant:
        return evaluate(program, part, known)

    match node:
        case ex.Int(number):
            return number
        case ex.Var() | ex.Cell():
            return known[node]
        case ex.Const(name, None):
            return program.constants[name]
        case ex.Const(name, index) if index is not None:
            return element(program.constants[name], value(index))
        case ex.Seats() if program.fewest == program.most:
            return program.fewest
        case ex.Op("and", left, right):
            return value(left) and value(right)
        case ex.Op("or", left, right):
            return value(left) or value(right)
        case ex.Op(op, left, right):
            return OPERATIONS[op](value(left), value(right))
        case ex.Cond(test, then, other):
            return value(then) if value(test) else value(other)
        case ex.LetIn(name, part, body):
            return evaluate(program, body, {**known, ex.Var(name): value(part)})
        case ex.Fold():
            return fold(program, node, known)
    return PLAIN[type(node)](*map(value, parts(node)))


OPERATIONS: dict[str, Callable[[Constant, Constant], Constant]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "//": lambda a, b: a // b,
    "/^": lambda a, b: -(-a // b),
    "%": lambda a, b: a % b,
    "==": lambda a, b: int(a == b),
    "!=": lambda a, b: int(a != b),
    "<": lambda a, b: int(a < b),
    "<=": lambda a, b: int(a <= b),
    ">": lambda a, b: int(a > b),
    ">=": lambda a, b: int(a >= b),
    "&": lambda a, b: a & b,
    "|": lambda a, b: a | b,
    "&~": lambda a, b: a & ~b,
    "min": min,
    "max": max,
}
PLAIN: dict[type, Callable[..., Constant]] = {
    ex.Tup: lambda *items: items,
    ex.Not: lambda value: int(not value),
    ex.Neg: lambda value: -value,
    ex.Has: lambda mask, item: mask << 1 >> item + 1 & 1,
    ex.Bit: lambda item: 1 << item,
    ex.Bits: lambda mask: tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1),
    ex.MaskOf: lambda items: sum(1 << item for item in set(items)),
    ex.PopCount: lambda mask: mask.bit_count(),
    ex.Len: len,
    ex.Contains: lambda items, item: int(item in items),
    ex.At: lambda items, index: items[-1] if index == -1 else element(items, index),
    ex.Range: lambda low, high: tuple(range(low, high + 1)),
}
"""What depends on nothing but the values of its parts."""


def element(items: tuple[Constant, ...], index: int) -> Constant:
    if index < 0:
        raise IndexError
    return items[index]


def fold(program: Program, node: ex.Fold, known: Known) -> Constant:
    if node.value is None and node.kind not in ("any", "count"):
        raise LookupError
    found = []
    for item in evaluate(program, node.items, known):
        inner = {**known, ex.Var(node.var): item}
        if node.where is None or evaluate(program, node.where, inner):
            found.append(1 if node.value is None else evaluate(program, node.value, inner))
    return FOLDS[node.kind](found)


FOLDS: dict[str, Callable[[list[Constant]], Constant]] = {
    "any": lambda found: int(any(found)),
    "all": lambda found: int(all(found)),
    "count": len,
    "sum": sum,
    "highest": lambda found: max(found, default=0),
    "lowest": lambda found: min(found, default=0),
}
