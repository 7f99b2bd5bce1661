"""Leaves out what only serves the log: notes, marks, and locals that nothing else reads (dead code, as far as play goes)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from compiler.blocks.form import Blocks, Proc, end_assigns, end_expressions
from compiler.ir import stmt as st
from compiler.ir.stmt import Stmt
from compiler.ir.walk import assigned, free, parts

IsSure = Callable[[str, Stmt], bool]


def without_log(blocks: Blocks, is_sure: IsSure) -> Blocks:
    """The blocks of a game that writes no log. `is_sure(procedure, statement)`: what might be refused because it is too large
    is computed all the same."""
    return replace(blocks, procedures={name: stripped(proc, is_sure) for name, proc in blocks.procedures.items()})


def stripped(proc: Proc, is_sure: IsSure) -> Proc:
    logged = only_logged(proc, is_sure)

    def play(node: Stmt) -> Stmt:
        return replace(node, into=None) if isinstance(node, st.Change) and node.into in logged else node

    made = {
        id: replace(block, body=tuple(play(node) for node in block.body if not is_for_log(node, logged)))
        for id, block in proc.blocks.items()
    }
    return replace(proc, blocks=made)


def is_for_log(node: Stmt, logged: set[str | None]) -> bool:
    return isinstance(node, (st.Note, st.Mark)) or isinstance(node, st.Let) and node.name in logged


def only_logged(proc: Proc, is_sure: IsSure) -> set[str | None]:
    """Locals that nothing but log lines reads."""
    statements = [node for block in proc.blocks.values() for node in block.body]
    found: set[str | None] = {assigned(node) for node in statements if isinstance(node, (st.Let, st.Change))} - {None}
    found.difference_update(proc.parameters, (assigned(node) for node in statements if not is_sure(proc.name, node)))
    for block in proc.blocks.values():
        found.difference_update(end_assigns(block.end), *map(free, end_expressions(block.end)))
    while True:
        needed: set[str] = set()
        for node in statements:
            if not is_for_log(node, found):
                needed.update(*map(free, parts(node)))
        if found.isdisjoint(needed):
            return found
        found -= needed
