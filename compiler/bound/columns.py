"""What stands in the columns of tables, as flat tuples over the things: the numbers that constants of a program hold, and that
ranges are read from."""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.limits import MOST_KEYS
from compiler.model import Model, TableInfo
from compiler.types import GridOf, ListOf, OptionalOf, RowOf, RuleType, SetOf, TextType, Type, family

Values = tuple[object, ...]


@dataclass(frozen=True)
class ColumnValues:
    """`first`: the thing of the first value; `size`: how many values each thing has, one per key of a family."""

    first: int
    size: int
    keys: tuple[Type, ...]
    values: Values


@dataclass
class Columns:
    model: Model
    _columns: dict[tuple[tuple[str, ...], str], ColumnValues | None] = field(default_factory=dict)
    _keys: dict[tuple[str, int], tuple[int, Values]] = field(default_factory=dict)

    def of(self, tables: tuple[TableInfo, ...], name: str) -> ColumnValues | None:
        """A column of one table, or of all tables of cards that have it; None if it holds rules or texts."""
        known = (tuple(table.name for table in tables), name)
        if known not in self._columns:
            self._columns[known] = self._read(tables, name)
        return self._columns[known]

    def _read(self, tables: tuple[TableInfo, ...], name: str) -> ColumnValues | None:
        column = tables[0].column(name)
        if column is None:
            return None
        type, keys = family(column.type)
        if isinstance(type, (RuleType, TextType)):
            return None
        size = 1
        for key in keys:
            size *= max(self.model.size_of(key), 1)
        first = min(table.first for table in tables)
        total = max(table.first + len(table.things) for table in tables)
        values: list[object] = [0] * ((total - first) * size)
        for table in tables:
            for thing, row in enumerate(table.things):
                cell = table.rows[row].cells.get(name, 0)
                flat = cell if keys and isinstance(cell, tuple) else (cell,)
                at = (table.first - first + thing) * size
                values[at : at + size] = [thing_value(self.model, type, flat[k] if k < len(flat) else 0) for k in range(size)]
        return ColumnValues(first, size, keys, tuple(values))

    def by_key(self, table: TableInfo, high: int = 0) -> tuple[int, Values]:
        """The lowest key of a table, and from there on the thing under each key (-1: none). A table in steps goes on to `high`."""
        known = (table.name, high)
        if known not in self._keys:
            self._keys[known] = self._by_key(table, high)
        return self._keys[known]

    def _by_key(self, table: TableInfo, high: int) -> tuple[int, Values]:
        found = keys_of(table)
        low, top = min(found), max(found)
        if not table.loaded.shape.steps:
            return low, tuple(found.get(number, -1) for number in range(low, top + 1))
        values, last = [], -1
        for number in range(low, max(top, high) + 1):
            last = found.get(number, last)
            values.append(last)
        return low, tuple(values)


def keys_of(table: TableInfo) -> dict[int, int]:
    """The things of a table by key."""
    key = table.loaded.shape.key or ""
    found: dict[int, int] = {}
    for number, row in enumerate(table.rows):
        value = row.cells.get(key)
        if isinstance(value, int):
            found[value] = table.first_thing(number)
    return found


def highest_step(low: int, *highs: int | None) -> int:
    """How far up the keys of a table in steps are laid out: as far as they are asked for."""
    return min(max(high for high in highs if high is not None), low + MOST_KEYS)


def thing_value(model: Model, type: Type, value: object) -> object:
    """A cell's value as the state keeps it: rows become things, grids become faces."""
    match type:
        case RowOf(name):
            table = model.row_types[name]
            return table.first_thing(value) if isinstance(value, int) and 0 <= value < len(table.rows) else 0
        case OptionalOf(of):
            return -1 if value == -1 else thing_value(model, of, value)
        case SetOf(RowOf(name)) if isinstance(value, int):
            table = model.row_types[name]
            return sum(1 << (table.first + i) for i, row in enumerate(table.things) if value >> row & 1)
        case ListOf(of):
            return tuple(thing_value(model, of, v) for v in value) if isinstance(value, tuple) else ()
        case GridOf(height, width, of):
            return (height, width, *(thing_value(model, of, v) for v in (value if isinstance(value, tuple) else ())))
    return value if isinstance(value, int) else 0
