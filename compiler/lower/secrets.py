"""What a secret phase may write: the operands of its `Secret` statement, known when everything it can call is there
(reachability over the call graph). The checks have seen to it that players write only what is their own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from compiler.ir.expr import Expr, Int, Op
from compiler.ir.program import Program
from compiler.ir.stmt import Call, CallBy, Change, Move, Secret, Stmt, Store
from compiler.ir.walk import statements_in


def settle_secrets(program: Program) -> None:
    """Fills in `writes` and `places` of all secret phases."""
    for name, procedure in program.procedures.items():
        if any(isinstance(stmt, Secret) for stmt in statements_in(procedure.body)):
            program.procedures[name] = replace(procedure, body=settled(program, procedure.body))


def settled(program: Program, body: tuple[Stmt, ...]) -> tuple[Stmt, ...]:
    out: list[Stmt] = []
    for stmt in body:
        if isinstance(stmt, Secret):
            writes, places = written_by(program, stmt.procedure)
            out.append(replace(stmt, writes=writes, places=places))
            continue
        names = [name for name in ("then", "other", "body") if isinstance(getattr(stmt, name, None), tuple)]
        inner: dict[str, Any] = {name: settled(program, getattr(stmt, name)) for name in names}
        out.append(replace(stmt, **inner) if inner else stmt)
    return tuple(out)


def written_by(program: Program, procedure: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields and places of players that a procedure writes. Cards move between a player's places, so all of them count."""
    fields = {f.name for f in program.fields if f.owner == "seat"}
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
        for stmt in statements_in(program.procedures[todo.pop()].body):
            names: tuple[str | None, ...] = ()
            if isinstance(stmt, Call):
                names = (stmt.procedure,)
            elif isinstance(stmt, CallBy):
                names = program.procedure_tables.get(stmt.table, ())
            new = [name for name in dict.fromkeys(names) if name is not None and name not in found]
            found += new
            todo += new
    return found
