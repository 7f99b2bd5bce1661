"""Columns of numbers that are read by a choice: a card that looks one up can print all its values.

Comes in: the tables of a checked game. Goes out: the values by (row type, column), with what each choice is called.
"""

from __future__ import annotations

from collections.abc import Mapping

from compiler import types as t
from compiler.model import Model, TableInfo, spoken
from compiler.text.dictionary import Ladder

MOST_STEPS = 5


def ladders_of(model: Model) -> Mapping[tuple[str, str], Ladder]:
    """The columns short enough to be printed on a card."""
    return {
        (table.row_type, column.name): _steps(model, table, column.name)
        for table in model.tables.values()
        if 1 < len(table.rows) <= MOST_STEPS and _is_complete(model, table)
        for column in table.loaded.shape.columns
        if isinstance(column.type, t.IntType)
    }


def _is_complete(model: Model, table: TableInfo) -> bool:
    """Whether the table is read by a choice and has a row for each."""
    key = table.column(table.loaded.shape.key or "")
    return isinstance(getattr(key, "type", None), t.ChoiceType) and len(table.rows) == len(model.choices[key.type.name].values)


def _steps(model: Model, table: TableInfo, column: str) -> Ladder:
    key = table.loaded.shape.key
    choices = model.choices[table.column(key).type.name]
    return tuple(
        (choices.titles[row.cells[key]] or spoken(choices.values[row.cells[key]]), row.cells[column]) for row in table.rows
    )
