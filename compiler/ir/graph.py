"""The call graph: which procedures wait, which may leave their callers, and which can reach themselves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from compiler.ir import stmt as st
from compiler.ir.program import Program
from compiler.ir.stmt import Stmt
from compiler.ir.walk import statements_in

CHANCE = (st.Roll, st.PickRandom, st.Top)
WAITING = (st.Ask, st.Secret, *CHANCE)


@dataclass(frozen=True)
class Graph:
    """`calls`: procedure -> those it calls or runs in secret, each as often as it does. `waits`: those that ask or let chance
    decide, and what runs in secret, asking or not. `leaves`: those that may end the game or go on somewhere else in the main
    procedure. `cycle`: the number of the cycle a procedure is in (a strongly connected part of the graph), 0 if in none.
    `started`: those that something else than a call by name may start: a table, a secret phase, a search."""

    tables: dict[str, tuple[str | None, ...]]
    calls: dict[str, tuple[str, ...]]
    waits: frozenset[str]
    leaves: frozenset[str]
    cycle: dict[str, int]
    started: frozenset[str]

    def stmt_waits(self, node: Stmt) -> bool:
        """Does the statement itself wait (not those inside it)?"""
        return isinstance(node, WAITING) or any(name in self.waits for name in targets(node, self.tables))

    def body_waits(self, body: tuple[Stmt, ...]) -> bool:
        return any(self.stmt_waits(node) for node in statements_in(body))

    def targets(self, node: Stmt) -> tuple[str, ...]:
        return targets(node, self.tables)

    def in_cycle_with(self, procedure: str, others: Iterable[str]) -> bool:
        number = self.cycle[procedure]
        return bool(number) and any(self.cycle[name] == number for name in others)


def targets(node: Stmt, tables: dict[str, tuple[str | None, ...]]) -> tuple[str, ...]:
    """The procedures that a call may run."""
    match node:
        case st.Call(procedure=name):
            return (name,)
        case st.CallBy(table=table):
            return tuple(name for name in tables[table] if name)
    return ()


def build_graph(program: Program) -> Graph:
    tables = program.procedure_tables
    calls: dict[str, tuple[str, ...]] = {}
    runs: dict[str, set[str]] = {}
    started, asking, leaving = set[str](), set[str](), set[str]()
    for name, procedure in program.procedures.items():
        found: list[str] = []
        searched: list[str] = []
        for node in statements_in(procedure.body):
            found.extend(targets(node, tables))
            match node:
                case st.CallBy():
                    started.update(targets(node, tables))
                case st.Secret(procedure=phase):
                    found.append(phase)
                    started.add(phase)
                    asking.add(phase)
                case st.Best(procedure=way):
                    searched.append(way)
                    started.add(way)
                case st.Leave() | st.GameOver():
                    leaving.add(name)
            if isinstance(node, WAITING):
                asking.add(name)
        calls[name] = tuple(found)
        runs[name] = {*found, *searched}
    waits = _callers(calls, asking)
    return Graph(tables, calls, waits, _callers(calls, leaving), _cycles(runs), frozenset(started))


def _callers(calls: dict[str, tuple[str, ...]], found: set[str]) -> frozenset[str]:
    """These procedures and all that call them."""
    found = set(found)
    while True:
        more = {name for name, callees in calls.items() if name not in found and not found.isdisjoint(callees)}
        if not more:
            return frozenset(found)
        found |= more


def _cycles(runs: dict[str, set[str]]) -> dict[str, int]:
    """Numbers the strongly connected parts that have a cycle. What a search runs belongs to them too."""
    reach = {name: _reach(runs, name) for name in runs}
    numbers = dict.fromkeys(runs, 0)
    for name in runs:
        if name in reach[name] and not numbers[name]:
            number = max(numbers.values()) + 1
            for other in reach[name]:
                if name in reach[other]:
                    numbers[other] = number
    return numbers


def _reach(runs: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    todo = [start]
    while todo:
        for callee in runs[todo.pop()]:
            if callee not in found:
                found.add(callee)
                todo.append(callee)
    return found
