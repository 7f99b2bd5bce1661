"""The typed rows of one file as JSON and back, exactly: a file that did not change needs no reading.

Rows share the lists of their columns, positions stay flat lists of numbers, and values are kept as they are; columns of
rules and of tuples are the only ones that are rebuilt.
"""
from __future__ import annotations

from compiler.rows import Row, RuleCell, TableShape
from compiler.tables.cell_source import FoldedSource
from compiler.tables.env import TableEnv
from compiler.tables.parts import CellPlaces, TablePart
from compiler.types import (
    CellType,
    ChoiceType,
    FamilyOf,
    FlagType,
    IntType,
    OptionalOf,
    PlayerType,
    RowOf,
    RuleType,
    SetOf,
    TextType,
    Type,
)
from dsl.source import Location, Source


def part_to_json(shape: TableShape, part: TablePart) -> dict:
    """A part without findings, as JSON."""
    names = [column.name for column in shape.columns]
    outlines: dict[tuple[str, ...], int] = {}
    rows = []
    for row in part.rows:
        places = row.cell_locations
        outline = outlines.setdefault(places.names, len(outlines))
        rows.append([row.id, row.name, row.copies, row.text, [_pack(row.cells[name]) for name in names],
                     row.location[1:], outline, places.numbers])
    return {"outlines": list(outlines), "rows": rows}


def part_from_json(shape: TableShape, source: Source, data: object) -> TablePart | None:
    """The part again, or None if the JSON is not what `part_to_json` makes."""
    try:
        return _unpack_part(shape, source, data)
    except (LookupError, TypeError, ValueError, AttributeError):
        return None


def _unpack_part(shape: TableShape, source: Source, data: dict) -> TablePart:
    names = [column.name for column in shape.columns]
    packed = [column.name for column in shape.columns if _holds_rules(column.type)]
    groups = [column.name for column in shape.columns if not _is_plain(column.type) and column.name not in packed]
    outlines = [tuple(outline) for outline in data["outlines"]]
    path = source.path
    part = TablePart(path)
    for id, name, copies, text, values, place, outline, numbers in data["rows"]:
        cells = dict(zip(names, values, strict=True))
        for column in groups:
            cells[column] = tuple(cells[column])
        for column in packed:
            cells[column] = _unpack(cells[column], source)
        part.rows.append(Row(id, name, copies, text, cells, Location(path, *place),
                             CellPlaces(path, outlines[outline], numbers)))
    return part


def _is_plain(type: Type) -> bool:
    """Is a cell of this type a number, a text or nothing?"""
    if isinstance(type, OptionalOf):
        return _is_plain(type.of)
    return (isinstance(type, (IntType, FlagType, ChoiceType, RowOf, PlayerType, CellType, TextType, SetOf))
            or isinstance(type, RuleType) and type.kind == "action")


def _holds_rules(type: Type) -> bool:
    """Is a cell of this type rules, or a family of them, or of a type that no cell can hold?"""
    inner = getattr(type, "of", None)
    return _holds_rules(inner) if inner is not None else not _is_plain(type)


def _pack(value: object) -> object:
    if isinstance(value, tuple):
        return [_pack(item) for item in value]
    if not isinstance(value, RuleCell):
        return value
    source = value.source
    starts = [number for start in source.starts for number in start]
    packed = {"kind": value.kind, "text": source.text, "starts": starts}
    if isinstance(source, FoldedSource):
        packed |= {"begin": list(source.begin), "style": source.style}
    return packed


def _unpack(value: object, file: Source) -> object:
    if isinstance(value, list):
        return tuple([_unpack(item, file) for item in value])
    if not isinstance(value, dict):
        return value
    numbers = iter(value["starts"])
    starts = tuple(zip(numbers, numbers, strict=True))
    if "begin" in value:
        cell = FoldedSource(file.path, value["text"], file.text, starts, tuple(value["begin"]), value["style"])
    else:
        cell = Source(file.path, value["text"], file.text, starts)
    return RuleCell(value["kind"], cell)


def signature_of(shape: TableShape, env: TableEnv) -> str:
    """Everything besides a file's text on which its typed rows depend."""
    names = set()
    for column in shape.columns:
        names |= _names_in(column.type)
    known = [(name, tuple(env.choices.get(name, ())), tuple(env.rows.get(name, {}).items())) for name in sorted(names)]
    columns = [(column.name, repr(column.type)) for column in shape.columns]
    actions = sorted(env.actions) if any(column.type == RuleType("action") for column in shape.columns) else ()
    return repr((shape.key, columns, known, actions, env.players, env.max_number, env.max_cells))


def _names_in(type: Type) -> set[str]:
    """The choices and row types that a type speaks of."""
    if isinstance(type, (ChoiceType, RowOf)):
        return {type.name}
    names = set()
    if isinstance(type, FamilyOf):
        for key in type.keys:
            names |= _names_in(key)
    inner = getattr(type, "of", None)
    return names | _names_in(inner) if inner is not None else names
