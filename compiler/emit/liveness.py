"""Which locals are still needed where: what must be kept in the state while the game waits.

Statements are told apart by identity, so each must be an object of its own (`inline.py` sees to that).
"""

from __future__ import annotations

from compiler.emit.graph import Graph
from compiler.emit.walk import Landing, assigned, every_stmt, free, stmt_expressions
from compiler.ir import stmt as st
from compiler.ir.program import Procedure
from compiler.ir.stmt import Stmt

Set = frozenset[str]
NONE: Set = frozenset()


class Liveness:
    """`after[id]`: locals needed behind a statement; `head[id]`: at the head of a loop; `kept`: those that are needed
    behind some point where the game may wait, come back to a loop head, or arrive by a Leave."""

    def __init__(self, procedure: Procedure, graph: Graph, leave_labels: set[str]) -> None:
        self.graph = graph
        self.leave_labels = leave_labels
        self.after: dict[int, Set] = {}
        self.head: dict[int, Set] = {}
        self.entry = self.body(procedure.body, NONE, {})
        self.kept = self._kept(procedure)

    def body(self, statements: tuple[Stmt, ...], out: Set, labels: dict[str, Set]) -> Set:
        for node in reversed(statements):
            out = self.statement(node, out, labels)
        return out

    def statement(self, node: Stmt, out: Set, labels: dict[str, Set]) -> Set:
        match node:
            case st.Exit(label):
                return labels[label]
            case st.Leave(label):
                return labels.get(label, NONE)
            case st.GameOver():
                return NONE
            case st.If(test, then, other):
                self.after[id(node)] = out
                return self.body(then, out, labels) | self.body(other, out, labels) | frozenset(free(test))
            case st.Block(label=label, body=body):
                self.after[id(node)] = out
                return self.body(body, out, {**labels, label: out})
            case st.ForEach(label, var, items, body):
                return self.loop(node, body, out, {**labels, label: out}, {var}, False) | frozenset(free(items))
            case st.Loop(label, limit, body):
                return self.loop(node, body, out, {**labels, label: out}, set(), True) | frozenset(free(limit))
        if self.graph.targets(node):
            for label in self.leave_labels:
                out = out | labels.get(label, NONE)
        self.after[id(node)] = out
        name = assigned(node)
        needs = NONE.union(*(free(part) for part in stmt_expressions(node)))
        return (out - {name} if name else out) | needs

    def loop(self, node: Stmt, body, out: Set, labels, own: set[str], endless: bool) -> Set:
        self.after[id(node)] = out
        head = NONE if endless else out
        while True:
            found = (NONE if endless else out) | (self.body(body, head, labels) - own)
            if found == head:
                break
            head = head | found
        self.head[id(node)] = head
        return head

    def _kept(self, procedure: Procedure) -> Set:
        kept = NONE
        for node in every_stmt(procedure.body):
            if self.graph.stmt_waits(node):
                kept |= self.after.get(id(node), NONE) - {assigned(node)}
            if isinstance(node, (st.ForEach, st.Loop)) and self.graph.has_wait(node):
                kept |= self.head.get(id(node), NONE)
            if isinstance(node, Landing):
                kept |= self.after.get(id(node), NONE)
        return kept
