"""What stands on the rows of tables, as it is written: bound effects with what lasts while the card lies somewhere in its place.

The bound game keeps what stands under `while in` apart, because it is in force by itself; a reader finds it where it was written.
"""

from __future__ import annotations

from collections.abc import Iterable

from compiler.bound.game import Cell, Game, Standing
from compiler.bound.tree import Begin, Block, Statement
from compiler.model import TableInfo
from compiler.text.simplify import opened
from dsl.source import Source, Span

Written = list[tuple[Cell, Block]]


def written_effects(game: Game) -> dict[tuple[TableInfo, int], Written]:
    """The effect cells of every row, by table and number of the row."""
    standing: dict[Source, list[Standing]] = {}
    for one in game.standing:
        if one.table is not None:
            standing.setdefault(one.source, []).append(one)
    out: dict[tuple[TableInfo, int], Written] = {}
    for cell in game.cells:
        if cell.info.kind == "effect":
            block = as_written(cell, standing.get(cell.info.source, ()))
            out.setdefault((cell.info.table, cell.info.row), []).append((cell, block))
    return out


def as_written(cell: Cell, standing: Iterable[Standing]) -> Block:
    """The statements of a cell in the order of its text."""
    assert isinstance(cell.content, tuple)
    statements: list[Statement] = [*opened(cell.content), *together(standing)]  # type: ignore[arg-type]
    return tuple(sorted(statements, key=lambda one: one.span.start))


def together(standing: Iterable[Standing]) -> list[Begin]:
    """What was written under one duration as one statement."""
    found: dict[tuple[Source, Span], list[Standing]] = {}
    for one in standing:
        found.setdefault((one.source, one.span), []).append(one)
    return [Begin(span, tuple(one.lasting for one in items)) for (_, span), items in found.items()]
