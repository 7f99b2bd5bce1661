"""Questions about a few fixed numbers written out (loop unrolling): `all(k in 0..3 where P)` is P of 0 and P of 1 and so on.

Boards ask such questions all the time (four in a line, the cells beside a cell), and each `k` becomes a part of an index
that needs no sum. The numbers may also be the seats of a game for so many players, or a row of a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any

from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.program import Program
from compiler.ir.walk import map_program, rebuild, substitute
from compiler.optimise.functions import simplify, size

FEW = 6
LONGEST = 120
"""How large the whole question may become."""


def unroll(program: Program) -> Program:
    return map_program(program, lambda node: unrolled(program, node))


def unrolled(program: Program, node: Expr) -> Expr:
    node = rebuild(node, lambda part: unrolled(program, part))
    match node:
        case ex.Fold("any" | "all" as kind, var, items):
            asked, numbers = question(node), fixed_items(program, items)
            if asked is not None and numbers and size(asked) * len(numbers) <= LONGEST:
                each = [unrolled(program, simplify(substitute(asked, {var: ex.Int(number)}))) for number in numbers]
                return reduce(lambda left, right: ex.Op("or" if kind == "any" else "and", left, right), each)
    return node


def fixed_items(program: Program, items: Expr) -> Sequence[int]:
    """The few numbers that a question always runs over; nothing if they are many, or not always the same."""
    found: Sequence[Any] = ()
    match items:
        case ex.Range(ex.Int(low), ex.Int(high)):
            found = range(low, high + 1)
        case ex.Helper("clockwise", (ex.Seats(), ex.Int())) if program.fewest == program.most:
            found = range(program.fewest)
        case ex.Const(name, ex.Int(row)):
            found = program.constants[name][row]
    return found if len(found) <= FEW and all(isinstance(item, int) for item in found) else ()


def question(node: ex.Fold) -> Expr | None:
    """What is asked of each item."""
    if node.where is None or node.value is None:
        return node.value or (node.where if node.kind == "any" else None)
    if node.kind == "any":
        return ex.Op("and", node.where, node.value)
    return ex.Op("or", ex.Not(node.where), node.value)
