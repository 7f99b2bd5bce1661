"""The typed rows of one file as JSON and back, exactly: a file that did not change needs no reading.

Column by column, because that is quick to bring back: most columns are used as they are, and the positions of cells
stay one text until somebody asks for one.
"""

from __future__ import annotations

from functools import cached_property
from itertools import repeat
from typing import Any

from compiler.rows import CellPlaces, Row, RuleCell, TableShape
from compiler.tables.cell_source import FoldedSource, make_folded_source, starts_of
from compiler.tables.env import TableEnv
from compiler.tables.parts import TablePart
from compiler.types import CellType, ChoiceType, FlagType, IntType, PlayerType, RowOf, RuleType, SetOf, TextType, Type, bare, inside
from dsl.source import Location, Source

Entry = dict[str, Any]  # as `part_to_json` makes it
ACTION = RuleType("action")


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
            return make_folded_source(file.path, file.text, text, line, column, style)
        return Source(file.path, text, file.text, starts_of(text, line, column))

    def __eq__(self, other: object) -> bool:
        return (self.kind, self.source) == (other.kind, other.source) if isinstance(other, RuleCell) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.kind, self.source))


def part_to_json(shape: TableShape, part: TablePart) -> Entry:
    """A part without findings, as JSON: a list for each column."""
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
    try:
        return _unpack_part(shape, source, data)
    except (LookupError, TypeError, ValueError, AttributeError):
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
    if _is_plain(type):
        return cells
    kind = next((each.kind for each in inside(type) if isinstance(each, RuleType)), "")
    return [_unpack(cell, kind, source) for cell in cells]


def _is_plain(type: Type) -> bool:
    """Is a cell of this type a number, a text or nothing?"""
    plain = (IntType, FlagType, ChoiceType, RowOf, PlayerType, CellType, TextType, SetOf)
    return isinstance(bare(type), plain) or type == ACTION


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
    names = {type.name for type in types if isinstance(type, (ChoiceType, RowOf))}
    known = [(name, tuple(env.choices.get(name, ())), tuple(env.rows.get(name, {}).items())) for name in sorted(names)]
    columns = [(column.name, repr(column.type)) for column in shape.columns]
    actions = sorted(env.actions) if ACTION in types else ()
    return repr((shape.key, columns, known, actions, env.players, env.max_number, env.max_cells))
