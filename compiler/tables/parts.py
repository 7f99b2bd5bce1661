"""Typed rows of one file, and the files of a table put together.

A file is read on its own, so that an unchanged one can come from the cache; ids that depend on the rows before it and
mistakes between files (the same id twice) are settled here.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import repeat
from typing import Any

from compiler.rows import CellPlaces, LoadedTable, Row, RuleCell, TableShape
from compiler.tables.cell_source import FoldedSource, starts_of
from compiler.tables.compose import ComposedFile
from compiler.tables.env import TableEnv
from compiler.types import (
    CellType,
    ChoiceType,
    FlagType,
    IntType,
    KindOf,
    PlayerType,
    RowOf,
    RuleType,
    SetOf,
    TextType,
    Type,
    bare,
    inside,
)
from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location, Source

Entry = dict[str, Any]  # as `part_to_json` makes it
ACTION = RuleType("action")


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
    findings = [finding for part in parts for finding in part.findings]
    spoiled = {place for part in parts for place in part.spoiled}
    rows, nameless, by_id, by_key = table.rows, list[Row](), dict[str, Row](), dict[object, Row]()
    for part in parts:
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
    findings += _link(table)
    return table, findings


def _link(table: LoadedTable) -> list[Diagnostic]:
    """Links are written in one of their two rows and hold both ways. The rows themselves stay as they were read."""
    findings, rows = [], table.rows
    for column in (column for column in table.shape.columns if column.links):
        name, written = column.name, [row.cells[column.name] for row in rows]
        both = list(written)
        for one, row in enumerate(rows):
            if row.copies > 1:
                findings.append(_wrong_link(row, "copies", "has copies, so its links lead nowhere certain", "write a row for each"))
            for other in (number for number in range(len(rows)) if written[one] >> number & 1):
                both[other] |= 1 << one
                if other == one:
                    findings.append(_wrong_link(row, name, "is linked to itself", f"remove `{row.id}` from its own links"))
                elif other < one and written[other] >> one & 1:
                    help = f"remove `{row.id}` or `{rows[other].id}` from the links of the other"
                    problem = f"is linked to `{rows[other].id}` twice: each link is written once and holds both ways"
                    findings.append(_wrong_link(row, name, problem, help, rows[other]))
        rows[:] = [replace(row, cells={**row.cells, name: mask}) for row, mask in zip(rows, both, strict=True)]
    return findings


def _wrong_link(row: Row, column: str, problem: str, help: str, other: Row | None = None) -> Diagnostic:
    place = Label(row.cell_locations.get(column, row.location), f"row `{row.id}`")
    there = () if other is None else (Label(other.cell_locations.get(column, other.location), f"row `{other.id}`"),)
    return Diagnostic("wrong-link", f"`{row.id}` {problem}", place, secondary=there, help=help)


def _double(message: str, column: str, row: Row, first: Row) -> Diagnostic:
    here, there = (each.cell_locations.get(column, each.location) for each in (row, first))
    help = "give one of them another value; several copies of a card are one row with `copies`"
    return Diagnostic("duplicate-id", message, Label(here, "the second one"), secondary=(Label(there, "the first one"),), help=help)


def _without_id(shape: TableShape, row: Row) -> Diagnostic:
    message, place = f"a row of `{shape.name}` has no `id`", Label(row.location, "other rows have one")
    return Diagnostic("missing-cell", message, place, help="add `id: ...` to the row")


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


# ---------------------------------------------------------------- as JSON and back: a file that did not change needs no reading


class LateCell(RuleCell):
    """A rule cell from the cache. Its source is made when asked for: most cells of an unchanged file are never looked at."""

    _place: tuple[Source, str, int, int, str | None]

    def __init__(self, kind: str, file: Source, text: str, line: int, column: int, style: str | None) -> None:
        values = self.__dict__
        values["kind"] = kind
        values["_place"] = (file, text, line, column, style)

    @cached_property
    def source(self) -> Source:
        file, text, line, column, style = self._place
        if style is not None:
            return FoldedSource(file.path, text, file.text, (), (line, column), style)
        return Source(file.path, text, file.text, starts_of(text, line, column))

    def __eq__(self, other: object) -> bool:
        return (self.kind, self.source) == (other.kind, other.source) if isinstance(other, RuleCell) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.kind, self.source))


def part_to_json(shape: TableShape, part: TablePart) -> Entry:
    """A part without findings, as JSON. Column by column, because that is quick to bring back: most columns are used as they are,
    and the positions of cells stay one text until somebody asks for one."""
    rows, outlines = part.rows, dict[tuple[str, ...], int]()
    order = [outlines.setdefault(row.cell_locations.names, len(outlines)) for row in rows]
    return {
        "ids": [row.id for row in rows],
        "names": [row.name for row in rows],
        "copies": [row.copies for row in rows],
        "texts": [row.text for row in rows],
        "cells": [[_pack(row.cells[column.name]) for row in rows] for column in shape.columns],
        "locations": [number for row in rows for number in row.location[1:]],
        "outlines": list(outlines),
        "order": order,
        "places": ";".join(" ".join(map(str, row.cell_locations.numbers)) for row in rows),
    }


def part_from_json(shape: TableShape, source: Source, data: Any) -> TablePart | None:
    """The part again, or None if the JSON is not what `part_to_json` makes."""
    with suppress(LookupError, TypeError, ValueError, AttributeError):
        return _unpack_part(shape, source, data)
    return None


def _unpack_part(shape: TableShape, source: Source, data: Entry) -> TablePart:
    path, ids, count = source.path, data["ids"], len(data["ids"])
    columns = [_unpack_column(column.type, cells, source) for column, cells in zip(shape.columns, data["cells"], strict=True)]
    names = [column.name for column in shape.columns]
    cells = [dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)] if names else [{} for _ in ids]
    numbers = iter(data["locations"])
    locations = map(Location, repeat(path, count), numbers, numbers, numbers, numbers)
    outlines = [tuple(outline) for outline in data["outlines"]]
    places = [
        CellPlaces(path, outlines[order], numbers)
        for order, numbers in zip(data["order"], data["places"].split(";") if count else (), strict=True)
    ]
    part = TablePart(path)
    part.rows = list(map(Row, ids, data["names"], data["copies"], data["texts"], cells, locations, places))
    if len(part.rows) != count:
        raise ValueError("rows are missing")
    return part


def _unpack_column(type: Type, cells: list[Any], source: Source) -> list[Any]:
    plain = (IntType, FlagType, ChoiceType, RowOf, KindOf, PlayerType, CellType, TextType, SetOf)
    if isinstance(bare(type), plain) or type == ACTION:
        return cells  # numbers, texts, or nothing
    kind = next((each.kind for each in inside(type) if isinstance(each, RuleType)), "")
    return [_unpack(cell, kind, source) for cell in cells]


def _pack(value: object) -> object:
    """Rules as a mapping of text and place; their kind and the starts of their lines are made again."""
    if isinstance(value, tuple):
        return [_pack(item) for item in value]
    if not isinstance(value, RuleCell):
        return value
    source = value.source
    if isinstance(source, FoldedSource):
        return {"text": source.text, "at": [*source.begin, source.style]}
    return {"text": source.text, "at": list(source.starts[0])}


def _unpack(value: object, kind: str, file: Source) -> object:
    if isinstance(value, dict):
        text, (line, column, *style) = value["text"], value["at"]
        return LateCell(kind, file, text, line, column, style[0] if style else None)
    return tuple([_unpack(item, kind, file) for item in value]) if isinstance(value, list) else value


def signature_of(shape: TableShape, env: TableEnv) -> str:
    """Everything besides a file's text on which its typed rows depend."""
    types = [type for column in shape.columns for type in inside(column.type)]
    names = {type.name for type in types if isinstance(type, (ChoiceType, RowOf, KindOf))}
    known = [
        (name, tuple(env.choices.get(name, ())), tuple(env.titles.get(name, {}).items()), tuple(env.rows.get(name, {}).items()))
        for name in sorted(names)
    ]
    columns = [(column.name, repr(column.type)) for column in shape.columns]
    actions = sorted(env.actions) if ACTION in types else ()
    return repr((shape.key, columns, known, actions, env.players, env.max_number, env.max_cells))
