"""Questions about a few fixed numbers written out (loop unrolling): `all(k in 0..3 where P)` is P of 0 and P of 1 and so on.

Boards ask such questions all the time (four in a line, the cells beside a cell), and each `k` becomes a part of an index
that needs no sum.
"""

from __future__ import annotations

from functools import reduce

from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.walk import rebuild, substitute
from compiler.optimise.functions import simplify, size

FEW = 4
LONGEST = 120
"""How large the whole question may become."""


def unrolled(node: Expr) -> Expr:
    node = rebuild(node, unrolled)
    match node:
        case ex.Fold("any" | "all" as kind, var, ex.Range(ex.Int(low), ex.Int(high))) if 0 < high - low + 1 <= FEW:
            asked = question(node)
            if asked is not None and size(asked) * (high - low + 1) <= LONGEST:
                each = [simplify(substitute(asked, {var: ex.Int(number)})) for number in range(low, high + 1)]
                return reduce(lambda left, right: ex.Op("or" if kind == "any" else "and", left, right), each)
    return node


def question(node: ex.Fold) -> Expr | None:
    """What is asked of each item."""
    if node.where is None or node.value is None:
        return node.value or (node.where if node.kind == "any" else None)
    if node.kind == "any":
        return ex.Op("and", node.where, node.value)
    return ex.Op("or", ex.Not(node.where), node.value)
