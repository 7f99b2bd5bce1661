"""Typed rows of one file, and the files of a table put together.

A file is read on its own, so that an unchanged one can come from the cache; ids that depend on the rows before it and
mistakes between files (the same id twice) are settled here.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from compiler.rows import LoadedTable, Row, TableShape
from compiler.tables.compose import ComposedFile
from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location


@dataclass
class TablePart:
    """The rows of one file. Ids are empty where the file gives none, names where it leaves them out."""

    path: str
    rows: list[Row] = field(default_factory=list)
    findings: list[Diagnostic] = field(default_factory=list)
    spoiled: set[Location] = field(default_factory=set)  # rows whose key or id is wrong and was reported


def join_parts(shape: TableShape, parts: list[TablePart]) -> tuple[LoadedTable, list[Diagnostic]]:
    """One table from its files: ids and names filled in, doubles found."""
    table = LoadedTable(shape)
    findings: list[Diagnostic] = []
    rows = table.rows
    by_id: dict[str, Row] = {}
    by_key: dict[object, Row] = {}
    spoiled: set[Location] = set()
    nameless: list[Row] = []
    for part in parts:
        findings += part.findings
        spoiled |= part.spoiled
        for row in part.rows:
            id = row.id
            if not id:
                nameless.append(row)
                id = f"row{len(rows) + 1}"
            if not row.id or not row.name:
                row = replace(row, id=id, name=row.name or id.replace("_", " ").title())
            rows.append(row)
            first = by_id.setdefault(id, row)
            if first is not row and "id" in row.cell_locations:
                findings.append(_double(f"two rows of `{shape.name}` have the id `{id}`", "id", row, first))
            if shape.key in row.cells and row.location not in spoiled:
                first = by_key.setdefault(row.cells[shape.key], row)
                if first is not row and shape.key in row.cell_locations:
                    message = f"two rows of `{shape.name}` have the same `{shape.key}`"
                    findings.append(_double(message, shape.key, row, first))
    if len(nameless) < len(rows) and not shape.key:
        findings += (_without_id(shape, row) for row in nameless if row.location not in spoiled)
    return table, findings


def _double(message: str, column: str, row: Row, first: Row) -> Diagnostic:
    here, there = (each.cell_locations.get(column, each.location) for each in (row, first))
    help = "give one of them another value; several copies of a card are one row with `copies`"
    return Diagnostic("duplicate-id", message, Label(here, "the second one"), secondary=(Label(there, "the first one"),), help=help)


def _without_id(shape: TableShape, row: Row) -> Diagnostic:
    message, place = f"a row of `{shape.name}` has no `id`", Label(row.location, "other rows have one")
    return Diagnostic("missing-cell", message, place, help="add `id: ...` to the row")


def number_rows(ids: list[str], lost: list[str]) -> dict[str, int]:
    """Row numbers by id, for the other tables. Rows that could not be read count last, so that naming one is fine."""
    numbers: dict[str, int] = {}
    for number, id in enumerate(ids):
        numbers.setdefault(id or f"row{number + 1}", number)
    for id in lost:
        numbers.setdefault(id, len(numbers))
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
