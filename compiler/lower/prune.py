"""The last look at a program: bookkeeping cells that this game doesn't need are taken out, with the writes that kept them up to
date (dead store elimination), and secret phases learn what they may write, now that everything they can call is there
(reachability over the call graph).
The checks have seen to it that players write only what is their own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from compiler.ir.expr import Cell, Expr, Int, Op
from compiler.ir.graph import targets
from compiler.ir.program import Program
from compiler.ir.stmt import Change, Move, Secret, Stmt, Store
from compiler.ir.walk import all_expressions, all_statements, parts, statements_in, subexpressions, with_bodies

KEPT = frozenset({"automa", "reactions", "arrange"})  # set or read from outside


def prune(program: Program) -> None:
    """Drops hidden fields that no expression reads. Taking out one write can make another unread: until nothing changes."""
    while True:
        unread = {f.name for f in program.fields if not f.public and f.name not in KEPT} - read_fields(program)
        if not unread:
            return
        program.fields = [f for f in program.fields if f.name not in unread]
        for name, procedure in program.procedures.items():
            program.procedures[name] = replace(procedure, body=without(procedure.body, unread))


def read_fields(program: Program) -> set[str]:
    """The fields that expressions read. A write reads the index of its cell, not the cell."""
    found: set[str] = set()
    for expr in (
        *all_expressions(replace(program, procedures={})),
        *(e for stmt in all_statements(program) for e in read_by(stmt)),
    ):
        found.update(part.field for part in subexpressions(expr) if isinstance(part, Cell))
    return found


def read_by(stmt: Stmt) -> Iterator[Expr]:
    match stmt:
        case Store(cell, value, low, high) | Change(cell, value, low, high):
            yield from (e for e in (cell.index, value, low, high) if e is not None)
            if isinstance(stmt, Change) and stmt.into is not None:
                yield cell
        case _:
            yield from parts(stmt)


def without(body: tuple[Stmt, ...], unread: set[str]) -> tuple[Stmt, ...]:
    kept = (stmt for stmt in body if not (isinstance(stmt, (Store, Change)) and stmt.cell.field in unread))
    return tuple(with_bodies(stmt, lambda inner: without(inner, unread)) for stmt in kept)


# ---------------------------------------------------------------- secret phases


def settle_secrets(program: Program) -> None:
    """Fills in `writes` and `places` of all secret phases."""
    for name, procedure in program.procedures.items():
        if any(isinstance(stmt, Secret) for stmt in statements_in(procedure.body)):
            program.procedures[name] = replace(procedure, body=tuple(settled(program, stmt) for stmt in procedure.body))


def settled(program: Program, stmt: Stmt) -> Stmt:
    if isinstance(stmt, Secret):
        writes, places = written_by(program, stmt.procedure)
        return replace(stmt, writes=writes, places=places)
    return with_bodies(stmt, lambda body: tuple(settled(program, inner) for inner in body))


def written_by(program: Program, procedure: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields and places of players that a procedure writes, and what the compiler keeps for itself, like an event's answer.
    Cards move between a player's places, so all of them count."""
    fields = {f.name for f in program.fields if f.owner == "seat" or (f.count is None and not f.public)}
    held = {place: p.name for p in program.places if p.owner == "seat" for place in range(p.base, p.base + p.size)}
    writes: dict[str, None] = {}
    moved = False
    for name in reached(program, procedure):
        for stmt in statements_in(program.procedures[name].body):
            if isinstance(stmt, (Store, Change)) and stmt.cell.field in fields:
                writes[stmt.cell.field] = None
            elif isinstance(stmt, Move):
                moved = moved or base_of(stmt.place) in held
    return tuple(writes), tuple(dict.fromkeys(held.values())) if moved else ()


def base_of(place: Expr) -> int:
    """The number of the first place that an expression can mean."""
    match place:
        case Int(number) | Op("+", Int(number), _):
            return number
    return -1


def reached(program: Program, start: str) -> list[str]:
    """The procedure and all that it may call."""
    found, todo = [start], [start]
    while todo:
        body = statements_in(program.procedures[todo.pop()].body)
        called = dict.fromkeys(name for stmt in body for name in targets(stmt, program.procedure_tables))
        new = [name for name in called if name not in found]
        found += new
        todo += new
    return found
