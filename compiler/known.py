"""What is known of cells that are not looked at in this run, because an earlier one found nothing wrong with them.

A `Sheet` is the part of a table that stands in one file. What its cells mean to the rest of the game is kept in the
cache, as an entry of JSON's types. An entry is good for as long as its cells would be bound in the same way: the same
file, the same rules, the same names that somebody listens to or adjusts, the same bounds of quantities and defines
(`context`), and none of the names in its cells means a row or a table. Cells that speak of rows or must be seen
together with others (`live`) are looked at in every run.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b

from compiler.check.facts import FLAGS, SETS, CellFacts, Noted, facts_of
from compiler.lower.builder import Lowering
from compiler.model import CellInfo, Model, TableInfo
from dsl.source import Location

Order = tuple[int, int, int, int]


@dataclass
class Known:
    """`uses`: the first use of each name in each way; `places`: the first card of a table that works in a place;
    `fired`: the events that happen, `shields`: the guards that are asked, `prices`: the nouns in each price
    column."""

    noted: Noted
    uses: dict[tuple[str, str], tuple[Order, int, Location]] = field(default_factory=dict)
    filled: set[str] = field(default_factory=set)
    places: dict[tuple[str, str], tuple[Order, Location]] = field(default_factory=dict)
    fired: dict[str, tuple[str, str, str]] = field(default_factory=dict)
    shields: dict[str, tuple[str, bool]] = field(default_factory=dict)
    prices: dict[tuple[str, str], set[str]] = field(default_factory=dict)

    def add(self, other: Known) -> None:
        other.noted.add_to(self.noted)
        for mine, more in ((self.uses, other.uses), (self.places, other.places)):
            for key, value in more.items():
                if key not in mine or value < mine[key]:
                    mine[key] = value
        self.filled |= other.filled
        self.fired.update(other.fired)
        self.shields.update(other.shields)
        for column, nouns in other.prices.items():
            self.prices.setdefault(column, set()).update(nouns)


@dataclass
class Sheet:
    """`number`: of the table; `cells`: those that were parsed; `known`: what an earlier run found, made in
    `context`."""

    table: TableInfo
    number: int
    path: str
    rows: range
    cells: list[CellInfo] = field(default_factory=list)
    exact: bool = False  # each cell was parsed by itself, and is to be looked at by itself
    known: Known | None = None
    context: str = ""
    live: list[list[int]] = field(default_factory=list)  # [number of the column, row] of cells to look at in any case


def sheets_of(model: Model) -> list[Sheet]:
    sheets: list[Sheet] = []
    for number, table in enumerate(model.tables.values()):
        first = 0
        for end, row in enumerate([*table.rows, None]):
            path = row.location.path if row is not None else None
            if end > first and path != table.rows[first].location.path:
                sheets.append(Sheet(table, number, table.rows[first].location.path, range(first, end)))
                first = end
    return sheets


def names_of_rows(model: Model) -> set[str]:
    """Names that mean a row, a table or its type: what a cell with one of them means depends on rows."""
    return {row.id for table in model.tables.values() for row in table.rows} | {*model.tables, *model.row_types}


def is_live(cell: CellInfo, facts: CellFacts, rows: set[str]) -> bool:
    row = cell.table.rows[cell.row]
    return facts.particular or row.text is not None or cell.source.path != row.location.path or not facts.names.isdisjoint(rows)


def context_of(builder: Lowering) -> str:
    """Everything besides its own text and the rules that a cell's binding depends on."""
    names = [sorted(getattr(builder, name)) for name in SETS] + [getattr(builder, name) for name in FLAGS]
    ranges = builder.ranges
    functions = [
        (name, s.params, s.needs, [(r.field.name, r.owner) for r in s.reads], s.has_me, s.type)
        for name, s in sorted(builder.signatures.items())
    ]
    sizes = [(table.name, min(len(table.things), 2)) for table in builder.model.tables.values()]
    known = repr(
        (names, sorted(ranges.cells.items()), sorted(ranges.functions.items()), sorted(ranges.lengths.items()), functions, sizes)
    )
    return blake2b(known.encode(), digest_size=16).hexdigest()


# ---------------------------------------------------------------- what is kept of a sheet


def keep(model: Model, builder: Lowering, sheet: Sheet, spoken_for: dict[tuple, CellInfo], rows: set[str]) -> dict:
    """The entry of a sheet in which nothing is wrong. `spoken_for`: by table, column and tree the cell that was
    bound."""
    noted, names, filled = Noted(model), set(), set()
    live: set[tuple[int, int]] = set()
    uses: dict[tuple[str, str], tuple] = {}
    places: dict[str, tuple] = {}
    fired: dict[str, tuple] = {}
    shields: dict[str, tuple] = {}
    prices: dict[str, set[str]] = {}
    first, table = sheet.rows.start, sheet.table.name
    done: set[tuple[str, int]] = set()
    for cell in sheet.cells:
        facts = facts_of(model, cell.node)
        if is_live(cell, facts, rows):
            live.add((cell.order[1], cell.row - first))
            continue
        if (cell.column, id(cell.node)) in done:
            continue
        done.add((cell.column, id(cell.node)))
        names |= facts.names
        filled |= facts.filled
        facts.noted.add_to(noted)
        for place, (how, name, span) in enumerate(facts.uses):
            if (how, name) not in uses:
                uses[how, name] = (cell, place, span)
        for place, span in facts.places:
            places.setdefault(place, (cell, span))
        bound = id(spoken_for[table, cell.column, id(cell.node)].source)
        fired.update(builder.fired.get(bound, ()))
        shields.update(builder.asked_shields.get(bound, ()))
        if cell.kind == "price":
            prices.setdefault(cell.column, set()).update(amount.noun.name.text for amount in cell.node.amounts)
    return {
        "context": builder.context,
        "names": sorted(names),
        "live": sorted(live),
        "filled": sorted(filled),
        "noted": pack_noted(noted),
        "uses": [
            [how, name, _relative(cell, first), place, cell.source.locate(span)[1:]]
            for (how, name), (cell, place, span) in uses.items()
        ],
        "places": [[place, _relative(cell, first), cell.source.locate(span)[1:]] for place, (cell, span) in places.items()],
        "fired": [[name, *event] for name, event in fired.items()],
        "shields": [[name, *shield] for name, shield in shields.items()],
        "prices": {column: sorted(nouns) for column, nouns in prices.items()},
    }


def _relative(cell: CellInfo, first: int) -> list[int]:
    _, column, row, key = cell.order
    return [column, row - first, key]


def pack_noted(noted: Noted) -> dict:
    return {name: sorted(getattr(noted, name)) for name in SETS} | {name: getattr(noted, name) for name in FLAGS}


def unpack_noted(model: Model, data: dict) -> Noted:
    noted = Noted(model)
    for name in SETS:
        getattr(noted, name).update(tuple(item) if isinstance(item, list) else item for item in data[name])
    for name in FLAGS:
        setattr(noted, name, bool(data[name]))
    return noted


def recall(model: Model, sheet: Sheet, entry: object, rows: set[str]) -> bool:
    """Takes over what an entry says of a sheet; False if it is none, or says something about rows."""
    try:
        if not rows.isdisjoint(entry["names"]):
            return False
        sheet.known, sheet.context = _read_entry(model, sheet, entry), str(entry["context"])
        sheet.live = [[int(column), int(row)] for column, row in entry["live"]]
    except (LookupError, TypeError, ValueError, AttributeError):
        sheet.known = None
    return sheet.known is not None


def _read_entry(model: Model, sheet: Sheet, entry: dict) -> Known:
    first, path, table = sheet.rows.start, sheet.path, sheet.table.name
    known = Known(unpack_noted(model, entry["noted"]))

    def order(at: list[int]) -> Order:
        column, row, key = at
        return sheet.number, column, row + first, key

    known.filled = set(entry["filled"])
    known.uses = {(how, name): (order(at), place, Location(path, *numbers)) for how, name, at, place, numbers in entry["uses"]}
    known.places = {(table, place): (order(at), Location(path, *numbers)) for place, at, numbers in entry["places"]}
    known.fired = {name: (timing, kind, storage) for name, timing, kind, storage in entry["fired"]}
    known.shields = {name: (guarded, bool(lowers)) for name, guarded, lowers in entry["shields"]}
    known.prices = {(table, column): set(nouns) for column, nouns in entry["prices"].items()}
    return known
