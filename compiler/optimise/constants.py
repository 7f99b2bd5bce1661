"""Locals that are always the same are written where they are read (constant propagation), and what then depends on nothing is
worked out: where the number of players is fixed, the order of turns for one."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.expr import Expr
from compiler.ir.program import Procedure, Program
from compiler.ir.stmt import Stmt
from compiler.ir.walk import assigned, bound_variables, map_expressions, parts, rebuild, statements_in, substitute, with_bodies
from compiler.optimise.functions import rewritten
from compiler.optimise.tables import OPERATIONS

Body = tuple[Stmt, ...]


def propagate(program: Program) -> Program:
    made = replace(program, constants=dict(program.constants))
    return replace(made, procedures={name: propagated(made, procedure) for name, procedure in program.procedures.items()})


def propagated(program: Program, procedure: Procedure) -> Procedure:
    """Again and again: a local may be constant because another one is."""
    body = procedure.body
    while True:
        statements = list(statements_in(body))
        times = Counter([*procedure.parameters, *filter(None, map(assigned, statements))])
        bound = {name for node in statements for part in parts(node) for name in bound_variables(part)}
        body = settled(tuple(map_expressions(node, lambda part: constant(program, part)) for node in body))
        found = {
            node.name: node.value
            for node in statements_in(body)
            if isinstance(node, st.Let) and times[node.name] == 1 and node.name not in bound and is_constant(node.value)
        }
        if not found:
            return replace(procedure, body=body)
        body = without(tuple(map_expressions(node, lambda part: substitute(part, found)) for node in body), found)  # noqa: B023


def is_constant(node: Expr) -> bool:
    return isinstance(node, ex.Int) or isinstance(node, ex.Const) and node.index is None


def without(body: Body, names: dict[str, Expr]) -> Body:
    kept = (node for node in body if not (isinstance(node, st.Let) and node.name in names))
    return tuple(with_bodies(node, lambda inner: without(inner, names)) for node in kept)


def settled(body: Body) -> Body:
    """Forks whose test is known are no forks."""
    made: list[Stmt] = []
    for node in body:
        node = with_bodies(node, settled)
        if isinstance(node, st.If) and isinstance(node.test, ex.Int):
            made += node.then if node.test.value else node.other
        else:
            made.append(node)
    return tuple(made)


def constant(program: Program, node: Expr) -> Expr:
    """The expression with what is known worked out."""
    node = rebuild(node, lambda part: constant(program, part))
    match node:
        case ex.Seats() if program.fewest == program.most:
            return ex.Int(program.fewest)
        case ex.Helper("clockwise", (ex.Int(seats), ex.Int(first))):
            name = f"from_seat_{first}"
            program.constants[name] = tuple((first + number) % seats for number in range(seats))
            return ex.Const(name)
        case ex.Len(ex.Const(name, None)):
            return ex.Int(len(program.constants[name]))
        case ex.Len(ex.Tup(items)):
            return ex.Int(len(items))
        case ex.At(ex.Const(name, None), ex.Int(index)) if -1 <= index < len(program.constants[name]):
            item = program.constants[name][index]
            return ex.Int(item) if isinstance(item, int) else node
        case ex.Op(op, ex.Int(left), ex.Int(right)) if op in OPERATIONS and (right or op not in ("//", "/^", "%")):
            return ex.Int(int(OPERATIONS[op](left, right)))
        case ex.Not(ex.Int(value)):
            return ex.Int(int(not value))
    return rewritten(node)
