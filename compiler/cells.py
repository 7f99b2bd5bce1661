"""The rule cells of tables: effects, conditions, amounts and prices, parsed into the model."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from compiler.model import CellInfo, Model, TableInfo
from compiler.report import Reporter
from compiler.rows import Column, RuleCell
from compiler.types import RuleType, family
from dsl.parser import parse_cell


def parse_cells(model: Model, reporter: Reporter) -> None:
    """Fills `model.cells`; what can't be read is reported and left out."""
    model.cells.clear()
    for number, table in enumerate(model.tables.values()):
        for place, column in rule_columns(table):
            model.cells += read_cells(table, column, range(len(table.rows)), reporter, (number, place))


def rule_columns(table: TableInfo) -> list[tuple[int, Column]]:
    """The columns whose cells hold rules of their own, with their numbers."""
    kinds = [(column, family(column.type)[0]) for column in table.loaded.shape.columns]
    return [(place, column) for place, (column, kind) in enumerate(kinds) if isinstance(kind, RuleType) and kind.kind != "action"]


def read_cells(
    table: TableInfo, column: Column, numbers: Iterable[int], reporter: Reporter, at: tuple[int, int]
) -> Iterator[CellInfo]:
    """The cells of a column in these rows. `at`: table and column by number."""
    name, rows = column.name, table.rows
    for number in numbers:
        value = rows[number].cells.get(name)
        for key, cell in enumerate(value if isinstance(value, tuple) else (value,)):
            if isinstance(cell, RuleCell):
                node, problems = parse_cell(cell.kind, cell.source)
                for problem in problems:
                    reporter.add(problem)
                if node is not None and not problems:
                    yield CellInfo(table, number, name, key, cell.kind, node, cell.source, (*at, number, key))
