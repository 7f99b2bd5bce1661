"""The cells of tables by row, and functions and procedures spread over the things of a table: a card is a number, and what is
made of its row stands under that number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import prod

from compiler.bound.game import Cell
from compiler.ir.expr import Int, Var
from compiler.ir.program import Function
from compiler.lower.state import Env, Lowering
from compiler.lower.values import value
from compiler.model import CellInfo, RuleInfo, TableInfo
from compiler.types import RuleType, family

Content = RuleInfo | Cell | None
Make = Callable[[TableInfo, str, Content], str | None]


def cells_of(lowering: Lowering, table: TableInfo, column: str) -> dict[int, Cell]:
    """The cells of a column by row; in a family of n, by row * n + key."""
    index = lowering.cells
    if not index:
        for cell in lowering.game.cells:
            info = cell.info
            number = info.row * family_size(lowering, info.table, info.column) + info.keys
            index.setdefault((info.table.name, info.column), {})[number] = cell
    return index.get((table.name, column), {})


def column_type(table: TableInfo, column: str) -> RuleType:
    """What kind of rules stand in a column."""
    found = table.column(column)
    assert found is not None
    type, _ = family(found.type)
    assert isinstance(type, RuleType)
    return type


def family_size(lowering: Lowering, table: TableInfo, column: str) -> int:
    found = table.column(column)
    assert found is not None
    return prod(lowering.model.size_of(key) for key in family(found.type)[1])


def span_of(tables: Sequence[TableInfo]) -> tuple[int, int]:
    """The first thing of these tables, and how many numbers they cover."""
    first = min(t.first for t in tables)
    return first, max(t.first + len(t.things) for t in tables) - first


def contents(lowering: Lowering, table: TableInfo, column: str) -> Iterator[tuple[str, Content]]:
    """What stands in a column, row by row (and key by key): the id of the row, with the key in a family, and the action that is
    named there, or the cell."""
    many, cells = family_size(lowering, table, column), cells_of(lowering, table, column)
    acts = column_type(table, column).kind == "action"
    for number in range(len(table.rows) * many):
        row = table.rows[number // many]
        named = row.cells.get(column)
        action = lowering.model.rules.get(named) if acts and isinstance(named, str) else None
        yield row.id if many == 1 else f"{row.id}_{number % many}", action if acts else cells.get(number)


def spread(lowering: Lowering, tables: Sequence[TableInfo], column: str, make: Make) -> tuple[str | None, ...]:
    """`make(table, id, content)` for all that stands in a column of these tables, spread over the things."""
    first, size = span_of(tables)
    many = family_size(lowering, tables[0], column)
    out: list[str | None] = [None] * (size * many)
    for table in tables:
        made = [make(table, id, content) for id, content in contents(lowering, table, column)]
        for thing, row in enumerate(table.things):
            at = (table.first - first + thing) * many
            out[at : at + many] = made[row * many : (row + 1) * many]
    return tuple(out)


def cell_env(lowering: Lowering, cell: CellInfo) -> Env:
    return Env(lowering, cell.source, me=Var("me"), this=Var("this"), origin_kind="cell")


def make_value_columns(lowering: Lowering) -> None:
    """The functions of all conditions and amounts that something reads; a value may read others, so until none is new."""
    done: set[str] = set()
    while len(done) < len(lowering.value_columns):
        for name in [name for name in lowering.value_columns if name not in done]:
            done.add(name)
            make_value_column(lowering, name)


def make_value_column(lowering: Lowering, name: str) -> None:
    tables, column = lowering.value_columns[name]
    condition = column_type(tables[0], column).kind == "condition"

    def make(table: TableInfo, id: str, cell: Content) -> str | None:
        if not isinstance(cell, Cell):
            return None if condition else no_amount(lowering)
        assert not isinstance(cell.content, tuple)
        at = lowering.origin(cell.info.source, cell.info.node.span, "cell")
        return lowering.function(f"{name}_{id}", ("me", "this"), value(cell_env(lowering, cell.info), cell.content), at=at)

    lowering.program.function_tables[name] = spread(lowering, tables, column, make)


def no_amount(lowering: Lowering) -> str:
    """The function of cells without an amount."""
    lowering.program.functions.setdefault("no_amount", Function("no_amount", ("me", "this"), Int(0)))
    return "no_amount"
