"""Bounds how deep procedures can call each other: each one that can reach itself is told how deep it is, and fails beyond
`DEEPEST`. A rule without end stops at the same call in every engine, whether it waits on the way or not.

    procedure climb(level)                    procedure climb(level, depth#)
        call climb(level - 1)          =>         if depth# > 64: fail
                                                  call climb(level - 1, depth# + 1)
"""

from __future__ import annotations

from dataclasses import replace

from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.graph import Graph
from compiler.ir.program import Procedure, Program
from compiler.ir.stmt import Stmt
from compiler.ir.walk import all_statements, with_bodies

DEEPEST = 64
WHY = "rules call each other too deeply"
DEPTH = ex.Var("depth#")


def limit_depth(program: Program, graph: Graph) -> Program:
    """The program with a depth for every procedure in a cycle, and for all that stand in a table with one."""
    counted = {name for name, number in graph.cycle.items() if number}
    if not counted:
        return program
    for table in program.procedure_tables.values():
        names = {name for name in table if name}
        if names & counted:
            counted |= names
    procedures = {name: Deepened(graph, counted, name).procedure(p) for name, p in program.procedures.items()}
    for node in all_statements(program):
        if isinstance(node, st.Secret) and node.procedure in counted:
            begun = program.procedures[node.procedure]
            body = st.Call(begun.name, (*map(ex.Var, begun.parameters), ex.Int(0)))
            procedures[in_secret(begun.name)] = Procedure(in_secret(begun.name), begun.parameters, (body,), begun.title, begun.at)
    return replace(program, procedures=procedures)


def in_secret(name: str) -> str:
    """What a secret phase begins with takes a seat and nothing else, so it needs a procedure around it."""
    return f"{name}#secret"


class Deepened:
    """One procedure with its depth."""

    def __init__(self, graph: Graph, counted: set[str], name: str) -> None:
        self.graph, self.counted, self.name = graph, counted, name

    def procedure(self, procedure: Procedure) -> Procedure:
        body = self.body(procedure.body)
        if self.name not in self.counted:
            return replace(procedure, body=body)
        if self.graph.cycle[self.name]:
            fails = st.Loop("too_deep", ex.Int(0), (), procedure.at, WHY)
            body = (st.If(ex.Op(">", DEPTH, ex.Int(DEEPEST)), (fails,)), *body)
        return replace(procedure, parameters=(*procedure.parameters, DEPTH.name), body=body)

    def body(self, statements: tuple[Stmt, ...]) -> tuple[Stmt, ...]:
        return tuple(self.statement(with_bodies(node, self.body)) for node in statements)

    def statement(self, node: Stmt) -> Stmt:
        if isinstance(node, st.Secret) and node.procedure in self.counted:
            return replace(node, procedure=in_secret(node.procedure))
        targets = (node.procedure,) if isinstance(node, st.Best) else self.graph.targets(node)
        if isinstance(node, (st.Call, st.CallBy, st.Best)) and not self.counted.isdisjoint(targets):
            deeper = self.graph.in_cycle_with(self.name, targets)
            return replace(node, args=(*node.args, ex.Op("+", DEPTH, ex.Int(1)) if deeper else ex.Int(0)))
        return node
