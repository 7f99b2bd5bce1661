"""How a table of places becomes a map: where each place lies on paper, what links them, and which spaces it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from compiler.model import Model, TableInfo
from compiler.types import ChoiceType, IntType, OptionalOf, RowOf, Type
from rulewright.sheets.reading import colour, each, listed, number, record, words

MAP_STYLE = record(
    "a map",
    {
        "places": each("places", listed(number(0, 100))),
        "pages": number(1, 4),
        "links": words,
        "around": listed(listed(words)),
        "slots": words,
        "values": words,
        "rows": words,
        "labels": each("labels", colour),
        "colour": words,
        "marks": listed(words),
    },
)
Unknown = Callable[..., None]
"""Takes the keys that lead there, what is wrong, the name, the names that are known, and what to write instead."""
PAIR = "write how far right and how far down it lies, `[20, 45]`, in hundredths of the map"


@dataclass(frozen=True)
class MapStyle:
    places: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """The middle of each place, in hundredths of the width and height of the map."""
    pages: int = 1
    """Sheets side by side."""
    links: str = ""
    """The table with two places and, as its first number, what the way costs."""
    around: tuple[tuple[str, str], ...] = ()
    """Links that leave the map at one side and come back at the other."""
    slots: str = ""
    values: str = ""
    """The column that says how many spaces a place has, and the table that says what each of them is worth."""
    rows: str = ""
    labels: Mapping[str, str] = field(default_factory=dict)
    """The table whose rows are spaces of the places, and the colours of the columns that say what is for what."""
    colour: str = ""
    marks: tuple[str, ...] = ()


def map_style(raw: Mapping[str, Any]) -> MapStyle:
    given = dict(raw)
    given["places"] = {name: tuple(at) for name, at in raw.get("places", {}).items()}
    given["around"] = tuple(tuple(pair) for pair in raw.get("around", ()))
    given["marks"] = tuple(raw.get("marks", ()))
    given["pages"] = int(raw.get("pages", 1))
    return MapStyle(**given)


def on_maps(maps: Mapping[str, MapStyle]) -> set[str]:
    """All tables that maps show: places, links, spaces, and what spaces are worth."""
    return {name for table, how in maps.items() for name in (table, how.links, how.rows, how.values) if name}


def columns_of(table: TableInfo, type_: Type) -> list[str]:
    """The columns of a table that hold such a value."""
    return [column.name for column in table.loaded.shape.columns if column.type in (type_, OptionalOf(type_))]


def ends_of(links: TableInfo, places: TableInfo) -> list[str]:
    """The columns of a table of links that say what is linked: two, if it is one."""
    return columns_of(links, RowOf(places.row_type))


def check_maps(model: Model, maps: Mapping[str, Mapping[str, Any]], unknown: Unknown) -> None:
    """Tables, columns, rows and pairs that a map speaks of must exist, and each row has its place."""
    for name, how in maps.items():
        table = model.tables.get(name)
        if table is None:
            unknown(("maps", name), f"there is no table `{name}`", name, model.tables)
            continue
        columns = {column.name: column.type for column in table.loaded.shape.columns}
        rows = {row.id for row in table.rows}
        for row in how.get("places", {}):
            if row not in rows:
                unknown(("maps", name, "places", row), f"`{name}` has no row `{row}`", row, rows)
            elif len(how["places"][row]) != 2:
                unknown(("maps", name, "places", row), f"the place of `{row}` is two numbers", row, (), PAIR)
        for row in sorted(rows - how.get("places", {}).keys()):
            unknown(("maps", name, "places"), f"the map of `{name}` has no place for `{row}`", row, (), PAIR)
        for key, wanted in (("slots", IntType), ("colour", ChoiceType), ("marks", object)):
            given = how.get(key, ())
            for column in [given] if isinstance(given, str) else given:
                type_ = columns.get(column)
                if not isinstance(type_.of if isinstance(type_, OptionalOf) else type_, wanted) or type_ is None:
                    unknown(("maps", name, key), f"`{name}` has no such column `{column}`", column, columns)
        for key, count in (("links", 2), ("rows", 1)):
            other = model.tables.get(how.get(key, ""))
            if how.get(key) and (other is None or len(ends_of(other, table)) != count):
                message = f"`{how[key]}` is no table with {count} column{'s' if count > 1 else ''} of `{table.row_type}`"
                unknown(("maps", name, key), message, how[key], model.tables)
        if how.get("values", "") not in ("", *model.tables):
            unknown(("maps", name, "values"), f"there is no table `{how['values']}`", how["values"], model.tables)
        spaces = model.tables.get(how.get("rows", ""))
        known = {column.name for column in spaces.loaded.shape.columns} if spaces else set()
        for column in how.get("labels", {}):
            if column not in known:
                unknown(("maps", name, "labels", column), f"`{how.get('rows', '')}` has no column `{column}`", column, known)
        for pair in how.get("around", ()):
            for row in pair:
                if row not in rows or len(pair) != 2:
                    unknown(("maps", name, "around"), f"`around` takes pairs of rows, not `{row}`", row, rows)
