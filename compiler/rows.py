"""Tables after loading: typed rows with the positions of their cells.

How a cell's value is kept: ranges -> int; flag -> 0/1; choice -> its number; row of a table -> the row's number in that table;
`none` -> -1; text -> str; set -> bit mask (of row or choice numbers); list -> tuple; grid -> flat tuple, row by row;
family -> flat tuple over its keys (first key outermost), missing entries filled with the default; effect, condition, amount,
price -> RuleCell, or None when empty; action -> the action's name, or None. Missing cells take the type's default.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from compiler.types import Type
from dsl.source import Location, Source


@dataclass(frozen=True)
class RuleCell:
    """A cell that holds rules: its text with the way back to the file; parsed by `dsl.parser.parse_cell(kind, source)`."""

    kind: str
    source: Source


@dataclass(frozen=True)
class Column:
    name: str
    type: Type
    title: str = ""
    location: Location | None = None  # of its declaration, for a second label
    links: bool = False  # what a cell names, names it too


class CellPlaces(Mapping[str, Location]):
    """The locations of a row's cells, made when asked for: most are never looked at. There are four numbers for each
    name (line, column, end line, end column), as a list, or as a text where they come from the cache."""

    __slots__ = ("path", "names", "_numbers")

    def __init__(self, path: str, names: tuple[str, ...], numbers: list[int] | str) -> None:
        self.path, self.names, self._numbers = path, names, numbers

    @property
    def numbers(self) -> list[int]:
        if isinstance(self._numbers, str):
            self._numbers = [int(number) for number in self._numbers.split()]
        return self._numbers

    def __getitem__(self, column: str) -> Location:
        if column not in self.names:
            raise KeyError(column)
        at = self.names.index(column) * 4
        return Location(self.path, *self.numbers[at : at + 4])

    def __contains__(self, column: object) -> bool:
        return column in self.names

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


@dataclass
class Row:
    id: str
    name: str
    copies: int
    text: str | None
    cells: dict[str, Any]  # what a cell is, the type of its column says
    location: Location  # of the row's id, or of its start
    cell_locations: CellPlaces


@dataclass(frozen=True)
class TableShape:
    """What is known of a table before its files are read."""

    name: str
    row_type: str
    columns: tuple[Column, ...]
    key: str | None = None  # the `by` column
    steps: bool = False
    pattern: str = ""  # the glob written after `from`


@dataclass
class LoadedTable:
    """`lost`: ids that stand in its files, of rows that could not be read."""

    shape: TableShape
    rows: list[Row] = field(default_factory=list)
    lost: frozenset[str] = frozenset()
