"""Marks of single items: `once per ...` that is used, a reaction that is running. One per copy of a card, else per seat."""

from __future__ import annotations

from collections.abc import Iterable

from compiler.ir.expr import Cell, Expr, Int, Op, Range, Seats, Var
from compiler.ir.program import PER_GAME, PER_SEAT
from compiler.ir.stmt import ForEach, Stmt, Store

Marks = dict[int, tuple[str, Expr]]
"""By the number of the item: its hidden field and the highest index of it."""


def mark_cell(builder, marks: Marks, prefix: str, lasting, holder: Expr) -> Cell:
    """The mark of an item for a card (if it stands on one) or a seat."""
    from compiler.lower.layout import hidden_field

    table = lasting.table
    if lasting.number not in marks:
        name = f"{prefix}_{lasting.number}"
        if table is not None:
            hidden_field(builder, name, PER_GAME, 0, len(table.things))
            marks[lasting.number] = (name, Int(len(table.things) - 1))
        else:
            hidden_field(builder, name, PER_SEAT, 0)
            marks[lasting.number] = (name, Op("-", Seats(), Int(1)))
    name, _ = marks[lasting.number]
    if table is None or not table.first:
        return Cell(name, holder)
    return Cell(name, Int(holder.value - table.first) if isinstance(holder, Int) else Op("-", holder, Int(table.first)))


def clear_marks(builder, marks: Iterable[tuple[str, Expr]]) -> list[Stmt]:
    out: list[Stmt] = []
    for name, highest in marks:
        index = builder.fresh("mark")
        body = (Store(Cell(name, Var(index)), Int(0)),)
        out.append(ForEach(builder.fresh("each"), index, Range(Int(0), highest), body))
    return out
