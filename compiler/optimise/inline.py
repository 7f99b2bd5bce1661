"""Procedures with one call site become part of their caller (inlining): no frame, no return point, no call."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace

from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.expr import Expr
from compiler.ir.graph import Graph, build_graph
from compiler.ir.program import Procedure, Program
from compiler.ir.stmt import Stmt
from compiler.ir.walk import (
    LABELLED,
    assigned,
    bodies_of,
    bound_variables,
    map_expressions,
    parts,
    rename,
    rename_assigned,
    statements_in,
    substitute,
    with_bodies,
)

Body = tuple[Stmt, ...]
DEEPEST = 14
"""Python allows 20 loops in each other."""


def inline_single_calls(program: Program) -> Program:
    """The program with every procedure that is called at one place only written there."""
    chosen = called_once(program, build_graph(program))
    done: dict[str, Procedure] = {}

    def finish(name: str) -> Procedure:
        if name not in done:
            done[name] = Inliner(program.procedures[name], chosen, finish).run()
        return done[name]

    for name in program.procedures:
        finish(name)
    return replace(program, procedures={name: done[name] for name in program.procedures if name not in chosen})


def called_once(program: Program, graph: Graph) -> set[str]:
    sites = Counter(callee for callees in graph.calls.values() for callee in callees)
    return {
        name
        for name in program.procedures
        if sites[name] == 1 and name != program.main and not graph.cycle[name] and name not in graph.started
    }


class Inliner:
    """Writes what a procedure calls into it. `chosen` loses what can't be written there after all."""

    def __init__(self, procedure: Procedure, chosen: set[str], finish: Callable[[str], Procedure]) -> None:
        self.procedure, self.chosen, self.finish = procedure, chosen, finish
        statements = list(statements_in(procedure.body))
        self.locals = {*procedure.parameters, *names(map(assigned, statements))}
        self.labels = {node.label for node in statements if isinstance(node, LABELLED)}

    def run(self) -> Procedure:
        return replace(self.procedure, body=self.body(self.procedure.body, 0))

    def body(self, statements: Body, depth: int) -> Body:
        made: list[Stmt] = []
        for node in statements:
            callee = self.finish(node.procedure) if isinstance(node, st.Call) and node.procedure in self.chosen else None
            if callee is not None and depth + nesting(callee.body) <= DEEPEST:
                made += self.inlined(callee, node)  # type: ignore[arg-type]
                continue
            if callee is not None:
                self.chosen.discard(callee.name)
            deeper = depth + isinstance(node, LABELLED)
            made.append(with_bodies(node, lambda inner, deeper=deeper: self.body(inner, deeper)))  # type: ignore[misc]
        return tuple(made)

    def inlined(self, callee: Procedure, call: st.Call) -> list[Stmt]:
        """The callee's body with its own names for locals and labels."""
        statements = list(statements_in(callee.body))
        written = names(map(assigned, statements))
        bound = {name for node in statements for part in parts(node) for name in bound_variables(part)}
        taken = self.locals | bound
        new = {local: free_name(local, callee.name, taken) for local in dict.fromkeys((*callee.parameters, *sorted(written)))}
        values: dict[str, Expr] = {}
        lets: list[Stmt] = []
        for parameter, arg in zip(callee.parameters, call.args, strict=True):
            fixed = isinstance(arg, ex.Int) or isinstance(arg, ex.Var) and arg.name not in bound
            if fixed and parameter not in written:
                values[parameter] = arg
            else:
                lets.append(st.Let(new[parameter], arg, call.at or callee.at))
        self.locals |= set(new.values())
        labels = {node.label: free_name(node.label, callee.name, self.labels) for node in statements if isinstance(node, LABELLED)}
        others = {old: name for old, name in new.items() if old not in values}

        def expression(node: Expr) -> Expr:
            return substitute(rename(node, others), values)

        body = tuple(rename_assigned(map_expressions(node, expression), new, labels) for node in callee.body)
        return [*lets, st.Block(free_name(callee.name, callee.name, self.labels), body)]


def nesting(body: Body) -> int:
    """How deeply loops and blocks stand in each other."""
    inside = (isinstance(node, LABELLED) + max(map(nesting, bodies_of(node)), default=0) for node in body)
    return max(inside, default=0)


def names(found: Iterable[str | None]) -> set[str]:
    return {name for name in found if name is not None}


def free_name(wanted: str, owner: str, taken: set[str]) -> str:
    name = wanted if wanted not in taken else f"{owner}_{wanted}"
    number = 2
    while name in taken:
        name = f"{owner}_{wanted}_{number}"
        number += 1
    taken.add(name)
    return name
