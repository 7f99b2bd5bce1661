"""Takes out what nobody reads: bookkeeping cells that this game doesn't need, and the writes that kept them up to date."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from compiler.ir.expr import Cell, Expr
from compiler.ir.program import Program
from compiler.ir.stmt import Change, Stmt, Store
from compiler.ir.walk import parts, statements_in, subexpressions

KEPT = frozenset({"automa", "reactions"})  # set from outside, when a game is set up


def prune(program: Program) -> None:
    """Drops hidden fields that no expression reads. Taking out one write can make another unread: until nothing changes."""
    while True:
        unread = {f.name for f in program.fields if not f.public and f.name not in KEPT} - read_fields(program)
        if not unread:
            return
        program.fields = [f for f in program.fields if f.name not in unread]
        for name, procedure in program.procedures.items():
            body = without(procedure.body, unread)
            if body is not procedure.body:
                program.procedures[name] = replace(procedure, body=body)


def read_fields(program: Program) -> set[str]:
    found: set[str] = set()

    def look(expr: Expr) -> None:
        found.update(part.field for part in subexpressions(expr) if isinstance(part, Cell))

    for function in program.functions.values():
        look(function.value)
        for _, value in function.lets:
            look(value)
    for why in program.whys.values():
        for test, _, _ in why.parts:
            look(test)
    for procedure in program.procedures.values():
        for stmt in statements_in(procedure.body):
            for expr in read_by(stmt):
                look(expr)
    return found


def read_by(stmt: Stmt) -> Iterator[Expr]:
    """The expressions a statement reads. A write reads the index of its cell, not the cell."""
    match stmt:
        case Store(cell, value, low, high) | Change(cell, value, low, high):
            yield from (e for e in (cell.index, value, low, high) if e is not None)
            if isinstance(stmt, Change) and stmt.into is not None:
                yield cell
        case _:
            yield from parts(stmt)


def without(body: tuple[Stmt, ...], unread: set[str]) -> tuple[Stmt, ...]:
    out = []
    changed = False
    for stmt in body:
        if isinstance(stmt, (Store, Change)) and stmt.cell.field in unread:
            changed = True
            continue
        inner: dict[str, Any] = {
            name: without(getattr(stmt, name), unread)
            for name in ("then", "other", "body")
            if isinstance(getattr(stmt, name, None), tuple)
        }
        if any(inner[name] is not getattr(stmt, name) for name in inner):
            stmt, changed = replace(stmt, **inner), True
        out.append(stmt)
    return tuple(out) if changed else body
