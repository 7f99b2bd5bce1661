"""Locals that always have the same value, or that of another local, are replaced by it: fewer slots, smaller code."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from compiler.emit.simplify import simplify, substitute
from compiler.emit.walk import assigned, bound_names, every, every_stmt, map_stmt, stmt_bodies, stmt_expressions
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.expr import Expr
from compiler.ir.program import Procedure, Program
from compiler.ir.stmt import Stmt

TIMELESS = (ex.Int, ex.Tup, ex.Seats, ex.Op, ex.Helper)


def propagate(program: Program) -> Program:
    return replace(program, procedures={name: propagated(program, p) for name, p in program.procedures.items()})


def propagated(program: Program, procedure: Procedure) -> Procedure:
    """The procedure without locals that are assigned once and never change their meaning."""
    while True:
        values = constant_locals(procedure)
        if not values:
            return procedure
        name, value = next(iter(values.items()))
        procedure = replace(procedure, body=replaced(program, without(procedure.body, name), {name: value}))


def replaced(program: Program, body: tuple[Stmt, ...], values: dict[str, Expr]) -> tuple[Stmt, ...]:
    return tuple(map_stmt(node, lambda part: simplify(program, substitute(part, values))) for node in body)


def constant_locals(procedure: Procedure) -> dict[str, Expr]:
    statements = list(every_stmt(procedure.body))
    counts = Counter(assigned(node) for node in statements)
    counts.update(procedure.parameters)
    bound = {name for node in statements for part in stmt_expressions(node) for name in bound_names(part)}
    found = {}
    for node in statements:
        if isinstance(node, st.Let) and counts[node.name] == 1 and node.name not in bound:
            copied = isinstance(node.value, ex.Var) and settled(node.value.name, procedure, counts, bound)
            if copied or is_timeless(node.value):
                found[node.name] = node.value
    return found


def settled(name: str, procedure: Procedure, counts: Counter, bound: set[str]) -> bool:
    """Is this a parameter that is never assigned? (Another local might be assigned anew before the copy is read.)"""
    return name in procedure.parameters and counts[name] == 1 and name not in bound


def is_timeless(node: Expr) -> bool:
    """Has the expression the same value throughout a game?"""
    return all(isinstance(part, TIMELESS) and not getattr(part, "state", False) for part in every(node))


def without(body: tuple[Stmt, ...], name: str) -> tuple[Stmt, ...]:
    """The statements without the assignment of a local."""
    made: list[Stmt] = []
    for node in body:
        if isinstance(node, st.Let) and node.name == name:
            continue
        if any(True for _ in stmt_bodies(node)):
            node = replace(
                node, **{part: without(getattr(node, part), name) for part in ("then", "other", "body") if hasattr(node, part)}
            )
        made.append(node)
    return tuple(made)
