"""Values of expressions at compile time: for constants, and for tables of functions that read one narrow cell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.program import Program

Constant = Any
"""An int, or a tuple of such."""
Locals = dict[str, Constant]
Cells = dict[Expr, int]


class NotConstant(Exception):
    """The value depends on the state."""


def evaluate(program: Program, node: Expr, scope: Locals, cells: Cells | None = None) -> Constant:
    """The value with these variables; `cells` gives the values of the cells that may be read."""

    def value(part: Expr) -> Constant:
        return evaluate(program, part, scope, cells)

    match node:
        case ex.Int(number):
            return number
        case ex.Tup(items):
            return tuple(value(item) for item in items)
        case ex.Var(name):
            if name not in scope:
                raise NotConstant
            return scope[name]
        case ex.Cell():
            if cells is None or node not in cells:
                raise NotConstant
            return cells[node]
        case ex.Const(name, None):
            return program.constants[name]
        case ex.Const(name, index) if index is not None:
            return element(program.constants[name], value(index))
        case ex.Op("and", left, right):
            return value(left) and value(right)
        case ex.Op("or", left, right):
            return value(left) or value(right)
        case ex.Op(op, left, right):
            return OPERATIONS[op](value(left), value(right))
        case ex.Not(part):
            return int(not value(part))
        case ex.Neg(part):
            return -value(part)
        case ex.Cond(test, then, other):
            return value(then) if value(test) else value(other)
        case ex.LetIn(name, part, body):
            return evaluate(program, body, {**scope, name: value(part)}, cells)
        case ex.Has(mask, item):
            return value(mask) << 1 >> value(item) + 1 & 1
        case ex.Bit(item):
            return 1 << value(item)
        case ex.Bits(mask, _):
            return members(value(mask))
        case ex.MaskOf(items):
            return sum(1 << item for item in set(value(items)))
        case ex.PopCount(mask):
            return value(mask).bit_count()
        case ex.Len(items):
            return len(value(items))
        case ex.Contains(items, item):
            return int(value(item) in value(items))
        case ex.At(items, index):
            found, at = value(items), value(index)
            return found[-1] if at == -1 else element(found, at)
        case ex.IndexOf(items, item):
            found, wanted = value(items), value(item)
            return found.index(wanted) if wanted in found else -1
        case ex.Slice(items, start, stop):
            return value(items)[value(start) : None if stop is None else value(stop)]
        case ex.Range(low, high):
            return tuple(range(value(low), value(high) + 1))
        case ex.Seats() if program.fewest == program.most:
            return program.fewest
        case ex.Fold():
            return fold(program, node, scope, cells)
        case ex.Helper("clockwise", (seats, first)):
            return tuple((value(first) + step) % value(seats) for step in range(value(seats)))
        case ex.Helper("rivals", (seats, first)):
            return tuple((value(first) + step) % value(seats) for step in range(1, value(seats)))
        case ex.CallFn(name, args):
            function = program.functions[name]
            inner = dict(zip(function.parameters, map(value, args), strict=True))
            for local, part in function.lets:
                inner[local] = evaluate(program, part, inner, cells)
            return evaluate(program, function.value, inner, cells)
    raise NotConstant


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


def element(items: tuple[Constant, ...], index: int) -> Constant:
    if not 0 <= index < len(items):
        raise NotConstant
    return items[index]


def members(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)


def fold(program: Program, node: ex.Fold, scope: Locals, cells: Cells | None) -> Constant:
    def inside(part: Expr | None, item: Constant) -> Constant:
        if part is None:
            raise NotConstant
        return evaluate(program, part, {**scope, node.var: item}, cells)

    def key(item: Constant) -> tuple[Constant, ...]:
        return tuple(-inside(part, item) if highest else inside(part, item) for part, highest in node.keys)

    items = [item for item in evaluate(program, node.items, scope, cells) if node.where is None or inside(node.where, item)]
    match node.kind:
        case "any":
            return int(any(node.value is None or inside(node.value, item) for item in items))
        case "all":
            return int(all(inside(node.value, item) for item in items))
        case "count":
            return len(items)
        case "sum":
            return sum(inside(node.value, item) for item in items)
        case "highest":
            return max((inside(node.value, item) for item in items), default=0)
        case "lowest":
            return min((inside(node.value, item) for item in items), default=0)
        case "map":
            return tuple(inside(node.value, item) for item in items)
        case "those":
            return tuple(sorted(items, key=key))
        case "first":
            return min(items, key=key) if items else -1
        case "best":
            best = min(map(key, items), default=None)
            return tuple(item for item in items if key(item) == best)
    raise NotConstant
