"""Who calls whom: which procedures wait, which may leave their callers, and which can reach themselves."""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.emit.walk import Landing, every_stmt
from compiler.ir import stmt as st
from compiler.ir.program import Program
from compiler.ir.stmt import Stmt

CHANCE = (st.Roll, st.PickRandom, st.Top)


@dataclass
class Graph:
    """`waits`: procedures that ask or let chance decide. `asks`: those that ask. `leaves`: those that may end the game
    or go on somewhere else in the main procedure. `cycle`: number of the cycle a procedure is in, 0 if in none."""

    calls: dict[str, dict[str, int]] = field(default_factory=dict)
    waits: set[str] = field(default_factory=set)
    asks: set[str] = field(default_factory=set)
    leaves: set[str] = field(default_factory=set)
    cycle: dict[str, int] = field(default_factory=dict)
    sites: dict[str, int] = field(default_factory=dict)
    strands: set[str] = field(default_factory=set)
    searched: set[str] = field(default_factory=set)
    by_table: set[str] = field(default_factory=set)

    def stmt_waits(self, node: Stmt) -> bool:
        """Does the statement itself wait (not those inside it)?"""
        if isinstance(node, (st.Ask, st.Secret, *CHANCE)):
            return True
        return any(name in self.waits for name in self.targets(node))

    def has_wait(self, node: Stmt) -> bool:
        """Must a procedure be cut in this statement: at a wait, or behind what can be left from anywhere?"""
        return any(self.stmt_waits(inner) or isinstance(inner, Landing) for inner in every_stmt((node,)))

    def targets(self, node: Stmt) -> tuple[str, ...]:
        if isinstance(node, st.Call):
            return (node.procedure,)
        if isinstance(node, st.CallBy):
            return tuple(name for name in self.tables[node.table] if name)
        return ()

    def in_cycle_with(self, procedure: str, others: tuple[str, ...]) -> bool:
        number = self.cycle.get(procedure, 0)
        return bool(number) and any(self.cycle.get(name, 0) == number for name in others)

    def reachable(self, start: str) -> list[str]:
        """The procedures that run while `start` runs, itself included."""
        found = [start]
        for name in found:
            found.extend(callee for callee in self.calls[name] if callee not in found)
        return found

    tables: dict[str, tuple[str | None, ...]] = field(default_factory=dict)


def build_graph(program: Program) -> Graph:
    graph = Graph(tables=program.procedure_tables)
    for name, procedure in program.procedures.items():
        calls: dict[str, int] = {}
        for node in every_stmt(procedure.body):
            for callee in graph.targets(node):
                calls[callee] = calls.get(callee, 0) + 1
            if isinstance(node, st.CallBy):
                graph.by_table.update(graph.targets(node))
            if isinstance(node, st.Secret):
                graph.strands.add(node.procedure)
                calls[node.procedure] = calls.get(node.procedure, 0) + 1
            if isinstance(node, st.Best):
                graph.searched.add(node.procedure)
        graph.calls[name] = calls
        for callee, count in calls.items():
            graph.sites[callee] = graph.sites.get(callee, 0) + count
    bodies = {name: list(every_stmt(p.body)) for name, p in program.procedures.items()}
    asking = {n for n, b in bodies.items() if any(isinstance(x, (st.Ask, st.Secret)) for x in b)}
    graph.asks = _closed(graph, asking | graph.strands)
    graph.waits = graph.asks | _closed(graph, {n for n, b in bodies.items() if any(isinstance(x, CHANCE) for x in b)})
    leaving = {n for n, b in bodies.items() if any(isinstance(x, (st.Leave, st.GameOver)) for x in b)}
    graph.leaves = _closed(graph, leaving)
    graph.cycle = _cycles(graph)
    return graph


def _closed(graph: Graph, found: set[str]) -> set[str]:
    """These procedures and all that call them."""
    while True:
        more = {name for name, calls in graph.calls.items() if name not in found and any(c in found for c in calls)}
        if not more:
            return found
        found |= more


def _cycles(graph: Graph) -> dict[str, int]:
    """Numbers the strongly connected parts of the call graph that have a cycle."""
    reach = {name: _reach(graph, name) for name in graph.calls}
    numbers: dict[str, int] = {}
    for name in graph.calls:
        if name in reach[name] and name not in numbers:
            number = len(set(numbers.values())) + 1
            for other in reach[name]:
                if name in reach[other]:
                    numbers[other] = number
    return numbers


def _reach(graph: Graph, start: str) -> set[str]:
    found: set[str] = set()
    todo = [start]
    while todo:
        for callee in graph.calls[todo.pop()]:
            if callee not in found:
                found.add(callee)
                todo.append(callee)
    return found
