"""Rows of nodes into typed rows, by the declared types of their columns."""

from __future__ import annotations

from functools import partial
from typing import Any

from ruamel.yaml.error import StreamMark
from ruamel.yaml.nodes import MappingNode, Node

from compiler.rows import CellPlaces, Row, TableShape
from compiler.tables.compose import ComposedFile, location_of
from compiler.tables.env import MISSING, TableEnv, default_of, describe, listed
from compiler.tables.parts import TablePart
from compiler.tables.readers import Misfit, Reading, make_reader, read_id
from compiler.types import IntType, TextType, Type
from dsl.diagnostic import Diagnostic, Fix, Label

ALWAYS: dict[str, Type] = {"name": TextType(), "copies": IntType(1, 999), "text": TextType()}  # and `id`


class TableReader:
    """Reads the files of one table; the readers of its columns are made once."""

    def __init__(self, shape: TableShape, env: TableEnv) -> None:
        self.shape, self.reading = shape, Reading(env)
        self.columns = {column.name: column for column in shape.columns}
        types = ALWAYS | {column.name: column.type for column in shape.columns}
        self.readers = {name: make_reader(type, self.reading) for name, type in types.items()}
        self.readers["id"] = partial(read_id, self.reading)
        defaults: dict[str, Any] = {column.name: default_of(column.type, env) for column in shape.columns}
        self.required = [name for name, value in defaults.items() if value is MISSING or name == shape.key]
        self.defaults = {name: None if value is MISSING else value for name, value in defaults.items()}
        self.key = shape.key or ""
        self.undeclared = [name for name in ("id", *ALWAYS) if name not in self.columns]

    def read_part(self, composed: ComposedFile) -> TablePart:
        source = composed.source
        self.reading.source, self.reading.lines = source, source.text.split("\n")
        part = TablePart(source.path, findings=list(composed.findings))
        for node in composed.rows:
            part.rows.append(self._read_row(node, part))
        return part

    def _read_row(self, node: MappingNode, part: TablePart) -> Row:
        reading, readers, path = self.reading, self.readers, part.path
        cells = self.defaults.copy()
        names: list[str] = []
        numbers: list[int] = []
        written: dict[str, Node] = {}
        misfits: list[tuple[str, Misfit]] = []
        for key, value in node.value:
            name = key.value
            try:
                read = readers[name]
            except (KeyError, TypeError):
                part.findings.append(self._unknown_column(key, node))
                continue
            if name in written:
                if node.value[0][0].value == name:  # what follows is another row
                    message, help = f"a row that begins with `{name}` begins again", "begin each row with `- `"
                    place = Label(location_of(path, key), "a second row?")
                    part.findings.append(Diagnostic("bad-yaml", message, place, help=help))
                    break
                twice = Misfit(key, "duplicate-key", "is written twice", "remove one of the two", other=written[name])
                misfits.append((name, twice))
                continue
            written[name] = value
            if value.value == "":
                continue
            cells[name] = read(value)
            start, end = value.start_mark, value.end_mark
            names.append(name)
            last, after = (end.line + 1, end.column + 1) if end.column else self._end_of_block(start, end)
            numbers += (start.line + 1, start.column + 1, last, after)
            if reading.misfits:
                misfits += ((name, misfit) for misfit in reading.misfits)
                reading.misfits.clear()
        id, key_node = cells.get("id") or "", written.get(self.key)
        if not id and key_node is not None and isinstance(key_node.value, str):
            id = key_node.value
        start = written.get("id") or (node.value[0][0] if node.value else node)
        name, text, copies = cells.get("name"), cells.get("text"), cells.get("copies")
        name = name if type(name) is str else ""
        copies = copies if type(copies) is int and copies > 0 else 1
        text = text if text and type(text) is str else None
        row = Row(id, name, copies, text, cells, location_of(path, start), CellPlaces(path, tuple(names), numbers))
        for name in self.undeclared:
            if name in cells:
                del cells[name]
        missing = [name for name in self.required if name not in names]
        if missing or misfits:
            part.findings += [self._missing(name, row) for name in missing]
            part.findings += [self._report(name, misfit, row) for name, misfit in misfits]
            if not {"id", self.key}.isdisjoint([*missing, *(name for name, _ in misfits)]):
                part.spoiled.add(row.location)
        return row

    def _end_of_block(self, start: StreamMark, end: StreamMark) -> tuple[int, int]:
        """A block ends at the start of a later line; what is meant is the end of its own last line."""
        lines, last = self.reading.lines, end.line - 1
        while last > start.line and not lines[last].strip():
            last -= 1
        return last + 1, len(lines[last]) + 1

    def _report(self, name: str, misfit: Misfit, row: Row) -> Diagnostic:
        path, column = self.reading.source.path, self.columns.get(name)
        place, help = location_of(path, misfit.node), misfit.help
        secondary = []
        if misfit.other is not None:
            secondary.append(Label(location_of(path, misfit.other), "written here first"))
        elif column is not None and column.location is not None:
            what = "the range of" if misfit.code == "value-out-of-range" else "the declaration of"
            secondary.append(Label(column.location, f"{what} `{name}`"))
        if misfit.code == "value-out-of-range" and column is not None:
            help += ", or extend the column"
        fix = Fix(place, misfit.replacement, "safe" if misfit.sure else "unsafe") if misfit.replacement else None
        where = f"row `{row.id}`, column `{name}`" if "id" in row.cell_locations and row.id else f"column `{name}`"
        message = f"`{name}` of {called(row)} {misfit.words}"
        return Diagnostic(misfit.code, message, Label(place, where), secondary=tuple(secondary), help=help, fix=fix)

    def _missing(self, name: str, row: Row) -> Diagnostic:
        column = self.columns[name]
        secondary = (Label(column.location, f"`{name}` has no default"),) if column.location else ()
        message, place = f"{called(row)} has no `{name}`", Label(row.location, f"a row of `{self.shape.name}`")
        help = f"add `{name}: ...` with {describe(column.type, self.reading.env)}"
        return Diagnostic("missing-cell", message, place, secondary=secondary, help=help)

    def _unknown_column(self, key: Node, row: MappingNode) -> Diagnostic:
        place, name = location_of(self.reading.source.path, key), key.value
        if not isinstance(name, str):
            message, help = "a column must be a name, not a list or mapping", "write `column: cell`"
            return Diagnostic("bad-yaml", message, Label(place), help=help)
        if name == "<<":
            message, help = "a table can't hold the merge key `<<`", "write the cells themselves"
            return Diagnostic("yaml-tag", message, Label(place, "plain data only"), help=help)
        meant = self.reading.nearest(key, self.readers)
        fix = None
        if " " in name and row.start_mark.line == row.end_mark.line:
            help = "a comma ends a cell inside `{ }`: quote the cell before it, or write the row on several lines"
        elif meant:
            help, fix = f"write `{meant}`", Fix(place, meant, "unsafe")
        elif 0 < len(self.columns) <= 8:
            help = f"use one of {listed(self.columns)}"
        else:
            help = "declare the column, or remove the cell"
        message = f"the table `{self.shape.name}` has no column `{name[:40]}`"
        return Diagnostic("unknown-cell-column", message, Label(place, "not a column of this table"), help=help, fix=fix)


def called(row: Row) -> str:
    """How a message names a row: by its printed name, else by its own id."""
    return row.name or (f"`{row.id}`" if row.id and "id" in row.cell_locations else "a row")
