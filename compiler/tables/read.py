"""Rows of nodes into typed rows, file by file, and the files of a table into one table.

A file is read on its own, so that an unchanged one can come from the cache; ids that depend on the rows before it and
mistakes between files (the same id twice) are settled when the files are put together.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from compiler.rows import LoadedTable, Row, TableShape
from compiler.tables.cells import MISSING, Misfit, Reading, default_of, make_id_reader, make_reader
from compiler.tables.compose import ComposedFile, MappingNode, Node, location_of
from compiler.tables.env import TableEnv
from compiler.tables.wording import listed, nearest
from compiler.types import IntType, TextType
from dsl.diagnostic import Diagnostic, Fix, Label
from dsl.source import Location

ALWAYS = ("id", "name", "copies", "text")


class CellPlaces(Mapping):
    """The locations of a row's cells, made when asked for: most are never looked at."""

    __slots__ = ("path", "places")

    def __init__(self, path: str, places: dict[str, tuple[int, int, int, int]]) -> None:
        self.path, self.places = path, places

    def __getitem__(self, column: str) -> Location:
        return Location(self.path, *self.places[column])

    def __contains__(self, column: object) -> bool:
        return column in self.places

    def __iter__(self) -> Iterator[str]:
        return iter(self.places)

    def __len__(self) -> int:
        return len(self.places)

    def __repr__(self) -> str:
        return repr(dict(self))


@dataclass
class TablePart:
    """The rows of one file. Ids are empty where the file gives none."""

    path: str
    rows: list[Row] = field(default_factory=list)
    findings: list[Diagnostic] = field(default_factory=list)


class TableReader:
    """Reads the files of one table; the readers of its columns are made once."""

    def __init__(self, shape: TableShape, env: TableEnv) -> None:
        self.shape, self.reading = shape, Reading(env)
        self.readers = {"id": make_id_reader(self.reading), "name": make_reader(TextType(), self.reading),
                        "copies": make_reader(IntType(1, 999), self.reading), "text": make_reader(TextType(), self.reading)}
        self.readers |= {column.name: make_reader(column.type, self.reading) for column in shape.columns}
        self.columns = {column.name: column for column in shape.columns}
        defaults = {column.name: default_of(column.type, env) for column in shape.columns}
        self.required = [name for name, value in defaults.items() if value is MISSING or name == shape.key]
        self.defaults = {name: None if value is MISSING else value for name, value in defaults.items()}
        self.undeclared = [name for name in ALWAYS if name not in self.columns]

    def read_part(self, composed: ComposedFile) -> TablePart:
        source = composed.source
        self.reading.source, self.reading.lines = source, source.text.split("\n")
        part = TablePart(source.path, findings=list(composed.findings))
        read_row, rows = self._read_row, part.rows
        for node in composed.rows:
            rows.append(read_row(node, part.findings))
        return part

    def _read_row(self, node: MappingNode, findings: list[Diagnostic]) -> Row:
        reading, readers, path = self.reading, self.readers, self.reading.source.path
        cells = self.defaults.copy()
        places: dict[str, tuple[int, int, int, int]] = {}
        nodes: dict[str, Node] = {}
        misfits: list[tuple[str, Misfit]] = []
        for key, value in node.value:
            name = key.value
            try:
                read = readers[name]
            except (KeyError, TypeError):
                findings.append(self._unknown_column(key, node))
                continue
            if name in nodes:
                misfits.append((name, Misfit(key, "duplicate-key", "is written twice", "remove one of the two")))
                continue
            nodes[name] = value
            if value.value == "":
                continue
            cells[name] = read(value)
            start, end = value.start_mark, value.end_mark
            places[name] = ((start.line + 1, start.column + 1, end.line + 1, end.column + 1) if end.column
                            else self._block_place(start, end))
            if reading.misfits:
                misfits += ((name, misfit) for misfit in reading.misfits)
                reading.misfits.clear()
        id = cells.get("id") or ""
        if not id and self.shape.key in places:
            id = str(nodes[self.shape.key].value)
        start = nodes.get("id") or (node.value[0][0] if node.value else node)
        row = Row(id, cells.get("name") or "", cells.get("copies") or 1, cells.get("text") or None, cells,
                  location_of(path, start), CellPlaces(path, places))
        for name in self.undeclared:
            cells.pop(name, None)
        for name in self.required:
            if name not in places:
                findings.append(self._missing(name, row))
        findings += (self._report(name, misfit, row) for name, misfit in misfits)
        return row

    def _block_place(self, start, end) -> tuple[int, int, int, int]:
        """A block ends at the start of a later line; what is meant is the end of its own last line."""
        lines, last = self.reading.lines, end.line - 1
        while last > start.line and not lines[last].strip():
            last -= 1
        return start.line + 1, start.column + 1, last + 1, len(lines[last]) + 1

    def _report(self, name: str, misfit: Misfit, row: Row) -> Diagnostic:
        place = location_of(self.reading.source.path, misfit.node)
        column = self.columns.get(name)
        secondary = ()
        if misfit.at_column and column is not None and column.location is not None:
            secondary = (Label(column.location, f"the range of `{name}`"),)
        fix = Fix(place, misfit.replacement, "safe" if misfit.sure else "unsafe") if misfit.replacement else None
        return Diagnostic(misfit.code, f"`{name}` of {called(row)} {misfit.words}",
                          Label(place, f"row `{row.id}`, column `{name}`" if row.id else f"column `{name}`"),
                          secondary=secondary, help=misfit.help, fix=fix)

    def _missing(self, name: str, row: Row) -> Diagnostic:
        column = self.columns[name]
        secondary = (Label(column.location, f"`{name}` has no default"),) if column.location else ()
        return Diagnostic("missing-cell", f"{called(row)} has no `{name}`", Label(row.location, f"a row of `{self.shape.name}`"),
                          secondary=secondary, help=f"add `{name}: ...` to the row")

    def _unknown_column(self, key: Node, row: MappingNode) -> Diagnostic:
        place, name = location_of(self.reading.source.path, key), key.value
        if not isinstance(name, str):
            return Diagnostic("bad-yaml", "a column must be a name, not a list or mapping", Label(place),
                              help="write `column: cell`")
        flow = row.start_mark.line == row.end_mark.line
        meant = nearest(name, self.readers)
        if flow and " " in name:
            help = "a comma ends a cell inside `{ }`; quote the cell before it, or write the row on several lines"
        elif meant:
            help = f"write `{meant}`"
        else:
            help = f"use one of {listed(self.columns)}" if len(self.columns) <= 8 else "declare the column, or remove the cell"
        return Diagnostic("unknown-cell-column", f"the table `{self.shape.name}` has no column `{name[:40]}`",
                          Label(place, "not a column of this table"), help=help,
                          fix=Fix(place, meant, "unsafe") if meant and " " not in name else None)


def called(row: Row) -> str:
    """How a message names a row: by its printed name, if it has one."""
    return row.name or (f"`{row.id}`" if row.id else "a row")


def join_parts(shape: TableShape, parts: list[TablePart]) -> tuple[LoadedTable, list[Diagnostic]]:
    """One table from its files: ids and names filled in, doubles found."""
    table, findings = LoadedTable(shape), []
    rows = table.rows
    by_id: dict[str, Row] = {}
    by_key: dict[object, Row] = {}
    for part in parts:
        findings += part.findings
        for row in part.rows:
            if not row.id or not row.name:
                id = row.id or f"row{len(rows) + 1}"
                row = replace(row, id=id, name=row.name or id.replace("_", " ").title())
            rows.append(row)
            first = by_id.setdefault(row.id, row)
            if first is not row and not shape.key:
                findings.append(_double(f"two rows of `{shape.name}` have the id `{row.id}`", row, first, "id"))
            if shape.key:
                first = by_key.setdefault(row.cells.get(shape.key), row)
                if first is not row and shape.key in row.cell_locations:
                    findings.append(_double(f"two rows of `{shape.name}` have the {shape.key} `{row.id}`", row, first, shape.key))
    return table, findings


def _double(message: str, row: Row, first: Row, column: str) -> Diagnostic:
    here, there = (each.cell_locations.get(column, each.location) for each in (row, first))
    return Diagnostic("duplicate-id", message, Label(here, "the second one"), secondary=(Label(there, "the first one"),),
                      help="give one of them another value; several copies of a card are one row with `copies`")


def number_rows(shape: TableShape, ids: list[str], lost: list[str]) -> dict[str, int]:
    """Row numbers by id, for the other tables. Rows that could not be read count last, so that naming one is no mistake."""
    numbers: dict[str, int] = {}
    for number, id in enumerate([*(id or f"row{number + 1}" for number, id in enumerate(ids)), *lost]):
        numbers.setdefault(id, number)
    return numbers


def ids_of(shape: TableShape, composed: ComposedFile) -> list[str]:
    """The ids of a file's rows before anything else of them is read; empty where there is none."""
    ids = []
    for node in composed.rows:
        id = key = ""
        for name, value in node.value:
            if name.value == "id":
                id = value.value
                break
            if name.value == shape.key:
                key = value.value
        id = id or key
        ids.append(id if isinstance(id, str) else "")
    return ids
