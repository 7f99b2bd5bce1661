"""The cells of tables by row, and functions and procedures spread over the things of a table: a card is a number, and what is
made of its row stands under that number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from compiler.bound.game import Cell
from compiler.ir.expr import Int, Var
from compiler.ir.program import Function
from compiler.lower.state import Env, Lowering
from compiler.lower.values import value
from compiler.model import CellInfo, RuleInfo, TableInfo
from compiler.types import RuleType, family

Make = Callable[[TableInfo, int, str], str | None]


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


def spread(lowering: Lowering, tables: Sequence[TableInfo], column: str, make: Make) -> tuple[str | None, ...]:
    """`make(table, cell number, column)` for every row (and key), spread over the things."""
    first, size = span_of(tables)
    many = family_size(lowering, tables[0], column)
    out: list[str | None] = [None] * (size * many)
    for table in tables:
        made = [make(table, number, column) for number in range(len(table.rows) * many)]
        for thing, row in enumerate(table.things):
            at = (table.first - first + thing) * many
            out[at : at + many] = made[row * many : (row + 1) * many]
    return tuple(out)


def cell_id(lowering: Lowering, table: TableInfo, number: int, column: str) -> str:
    """A name for a cell: the row's id, with the key in a family."""
    many = family_size(lowering, table, column)
    id = table.rows[number // many].id
    return id if many == 1 else f"{id}_{number % many}"


def action_of(lowering: Lowering, table: TableInfo, row: int, column: str) -> RuleInfo | None:
    name = table.rows[row].cells.get(column)
    return lowering.model.rules.get(name) if isinstance(name, str) else None


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
    program = lowering.program
    table, column = lowering.value_columns[name]
    kind = column_type(table, column).kind

    def make(table: TableInfo, row: int, column: str) -> str | None:
        cell = cells_of(lowering, table, column).get(row)
        if cell is None:
            if kind == "condition":
                return None
            program.functions.setdefault("no_amount", Function("no_amount", ("me", "this"), Int(0)))
            return "no_amount"
        assert not isinstance(cell.content, tuple)
        function, at = f"{name}_{table.rows[row].id}", lowering.origin(cell.info.source, cell.info.node.span, "cell")
        found = value(cell_env(lowering, cell.info), cell.content)
        lowering.function(function, ("me", "this"), found, at=at)
        return function

    program.function_tables[name] = spread(lowering, [table], column, make)
