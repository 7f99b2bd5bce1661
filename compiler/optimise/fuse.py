"""Runs over runs as one (loop fusion), and runs over a single thing as none.

    any(x in those(y in S where P) where Q)    =>    any(x in S where P and Q)
    those(x in (a,) where P)                   =>    (a,) if P, otherwise ()

What a function chooses of many things is such a run too, where it is run over again.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.make import TRUE, both, conjunction
from compiler.ir.program import Function, Program
from compiler.ir.walk import bound_variables, free, map_program, rebuild, substitute
from compiler.optimise.functions import rewritten, uses

NOTHING = ex.Tup(())


def fuse(program: Program) -> Program:
    chosen = {name: f for name, f in program.functions.items() if not f.lets and is_choice(f.value)}
    return map_program(program, lambda node: fused(node, chosen))


def is_choice(node: Expr) -> bool:
    return isinstance(node, ex.Fold) and node.kind == "those" and not node.keys


def fused(node: Expr, chosen: dict[str, Function]) -> Expr:
    """`chosen`: functions that choose some of many things."""
    node = rebuild(node, lambda part: fused(part, chosen))
    match node:
        case ex.Fold(items=ex.CallFn(name, args)) if name in chosen and all(isinstance(arg, (ex.Var, ex.Int)) for arg in args):
            function = chosen[name]
            if not bound_variables(function.value).keys() & free(ex.Tup(args)).keys():
                items = substitute(function.value, dict(zip(function.parameters, args, strict=True)))
                return fused(replace(node, items=items), chosen)
        case ex.Fold(items=ex.Fold("those", name, items, where, None, ())):
            return over_all(node, name, items, where)
        case ex.Fold(items=ex.Tup((one,))):
            return alone(node, one)
    return node


def over_all(node: ex.Fold, name: str, items: Expr, where: Expr | None) -> Expr:
    """The run over those items as one over all of them, which asks two things of each."""
    if where is None:
        return replace(node, items=items)
    if node.var != name and node.var in free(where) or node.var in bound_variables(where):
        return node
    first = where if node.var == name else substitute(where, {name: ex.Var(node.var)})
    return replace(node, items=items, where=conjunction([first, *([] if node.where is None else [node.where])]))


def alone(node: ex.Fold, one: Expr) -> Expr:
    """What becomes of a run over one thing: a question about that thing."""
    inside = replace(node, items=NOTHING, keys=())
    taken = bound_variables(replace(inside, var="")).keys()
    is_plain = isinstance(one, (ex.Var, ex.Int))
    if free(one).keys() & taken or not is_plain and uses(ex.Tup((node.where or TRUE, node.value or TRUE)), node.var) > 0:
        return node

    def of(part: Expr | None) -> Expr:
        return TRUE if part is None else substitute(part, {node.var: one})

    where, value = of(node.where), of(node.value)
    match node.kind:
        case "any":
            return both(where, value)
        case "all":
            return value if where == TRUE else ex.Op("or", rewritten(ex.Not(where)), value)
        case "count":
            return ex.Int(1) if where == TRUE else ex.Cond(where, ex.Int(1), ex.Int(0))
        case "sum" | "highest" | "lowest":
            return value if where == TRUE else ex.Cond(where, value, ex.Int(0))
        case "first":
            return one if where == TRUE else ex.Cond(where, one, ex.Int(-1))
        case "those" | "best" | "apart":
            found: Expr = ex.Tup((one,))
        case "map":
            found = ex.Tup((value,))
        case _:
            found = value
    return found if where == TRUE else ex.Cond(where, found, NOTHING)
