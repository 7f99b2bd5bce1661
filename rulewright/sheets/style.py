"""How a game looks: what `sheets/style.yaml` says, and what is taken where it says nothing.

Nothing has to be written. Colours then come from a palette, badges from what things are called, decks from the piles in
which cards lie, and sizes are those of poker cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import cycle
from pathlib import Path
from typing import Any

from compiler.model import PLAYER, Model, TableInfo
from compiler.report import suggestion
from compiler.types import ChoiceType, FamilyOf, FlagType, OptionalOf, PileOf, RowOf, RuleType, TextType
from compiler.workspace import read_source
from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location
from rulewright.sheets.mapstyle import MAP_STYLE, MapStyle, check_maps, map_style
from rulewright.sheets.nouns import badge_of, default_icons
from rulewright.sheets.reading import (
    Findings,
    Reader,
    card_size,
    colour,
    each,
    icon,
    listed,
    number,
    one_of,
    read_yaml,
    record,
    switch,
    words,
)
from rulewright.sheets.sizes import SMALLEST

FILE = "style.yaml"
PLAIN = ("ink", "paper", "title_font", "text_font", "largest_text", "smallest_text", "cell", "screens", "round_track")
Raw = Mapping[str, Any]
"""What is written in it, read by `STYLE`."""
PALETTE = ("#1f5f8b", "#8a4f9e", "#a8323e", "#2f7d4f", "#b8741a", "#3b6e75", "#6b5b3e", "#4c4f9b", "#8c2f63")
PLAYERS = (
    "#c0392b",
    "#2166ac",
    "#2e8b57",
    "#e0a800",
    "#7b4fa3",
    "#4a4a4a",
    "#e07b39",
    "#3aa6a6",
    "#c95c9a",
    "#7a5c3a",
    "#9aa634",
    "#5b7fbf",
)
FONTS = ("Source Sans Pro", "Manrope", "Libertinus Serif", "New Computer Modern", "DejaVu Sans Mono")
"""Those that come along: any other would be there on one machine and not on the next."""

CARD_STYLE = record(
    "the style of cards",
    {
        "size": card_size,
        "deck": words,
        "kind": words,
        "colours": each("colours", colour),
        "badges": each("badges", icon),
        "badge": icon,
        "pictures": each("pictures", icon),
        "corner": words,
        "corner_icon": icon,
        "corner_when": each("corners", words),
        "line": listed(words),
        "details": listed(words),
        "note": words,
        "colour": colour,
        "back": words,
        "printed": switch,
        "pair": words,
        "per": one_of(("player", "game")),
        "sides": words,
        "reverse": listed(words),
    },
)
TOKEN_STYLE = record(
    "a token",
    {
        "name": words,
        "count": number(0, 200),
        "per": one_of(("player", "game")),
        "text": words,
        "icon": icon,
        "colour": colour,
        "size": number(10, 60),
        "numbered": switch,
    },
)
READERS: Mapping[str, Reader] = {
    "ink": colour,
    "paper": colour,
    "title_font": one_of(FONTS),
    "text_font": one_of(FONTS),
    "largest_text": number(5, 24),
    "smallest_text": number(4, 12),
    "players": listed(colour),
    "icons": each("icons", icon),
    "cards": each("cards", CARD_STYLE),
    "tokens": listed(TOKEN_STYLE),
    "hidden": listed(words),
    "boards": listed(words),
    "mats": listed(words),
    "areas": listed(words),
    "tracks": each("tracks", number(2, 199)),
    "cell": number(SMALLEST, 40),
    "colours": each("colours", colour),
    "maps": each("maps", MAP_STYLE),
    "sheets": listed(words),
    "screens": switch,
    "round_track": switch,
}
STYLE = record("a style", {**READERS, "variants": each("variants", record("the style of a variant", READERS))})
BY_NAME = ("icons", "cards", "tracks", "colours", "maps")
ADDED = ("hidden", "boards", "mats", "areas", "sheets")
"""Keys in which a variant writes anew name by name, and lists to which it adds; of tokens it replaces those of the same name.
Any other key takes the place of the whole."""


@dataclass(frozen=True)
class CardStyle:
    """The style of one table of cards."""

    size: str = "poker"
    deck: str = ""
    """The column that says in which deck a card lies, and so what its back is."""
    kind: str = ""
    """The column whose values have colours and badges of their own."""
    colours: Mapping[str, str] = field(default_factory=dict)
    badges: Mapping[str, str] = field(default_factory=dict)
    pictures: Mapping[str, str] = field(default_factory=dict)
    """Icons by the id of a card, or by a value that stands in one of its columns."""
    corner: str = ""
    corner_icon: str = ""
    corner_when: Mapping[str, str] = field(default_factory=dict)
    """What stands in the corner instead, by the flag that says so."""
    line: tuple[str, ...] | None = None
    details: tuple[str, ...] | None = None
    note: str = ""
    colour: str = PALETTE[0]
    badge: str = ""
    back: str = ""
    printed: bool = True
    pair: str = ""
    """The column by which two rows are the two sides of one thing."""
    per: str = "game"
    sides: str = ""
    """The flag that says which side of the thing is up, and the columns that stand on the other side instead of `details`."""
    reverse: tuple[str, ...] = ()


@dataclass(frozen=True)
class Style:
    ink: str = "#1b1b26"
    paper: str = "#fffdf7"
    title_font: str = ""
    text_font: str = ""
    largest_text: float = 11
    smallest_text: float = 6.0
    players: tuple[str, ...] = PLAYERS
    icons: Mapping[str, str] = field(default_factory=dict)
    cards: Mapping[str, CardStyle] = field(default_factory=dict)
    tokens: tuple[Mapping[str, object], ...] | None = None
    hidden: frozenset[str] = frozenset()
    """Fields, columns (`table.column`) and tables that need no place on the table."""
    boards: frozenset[str] = frozenset()
    """Tables whose rows lie on a common board, and those on a mat of every player."""
    mats: frozenset[str] = frozenset()
    areas: frozenset[str] = frozenset()
    """Fields that hold the things themselves and need no track."""
    tracks: Mapping[str, int] = field(default_factory=dict)
    """Numbers of players that are counted on one track for all, and its last space."""
    cell: float = 20.0
    """Millimetres of a cell of everything whose face is a grid, so that one thing covers another cell by cell."""
    colours: Mapping[str, str] = field(default_factory=dict)
    """Of values of choices: a colour of players, a symbol."""
    maps: Mapping[str, MapStyle] = field(default_factory=dict)
    sheets: tuple[str, ...] = ()
    """Tables that are a sheet of their own, in large print."""
    screens: bool = False
    round_track: bool = False
    asked: Mapping[str, Location] = field(default_factory=dict, compare=False)
    """Where the style asks for an icon."""
    asked_places: Mapping[tuple[str, str], Location] = field(default_factory=dict, compare=False)
    """Where the place of a row on a map is written."""
    sizes: Mapping[str, Location] = field(default_factory=dict, compare=False)
    """Where the size of a table's cards is written."""

    def of(self, table: str) -> CardStyle:
        return self.cards.get(table, CardStyle())


def read_style(model: Model, folder: Path, shown: str) -> tuple[Style, list[Diagnostic]]:
    """The style in a game's `sheets/` folder, completed; `shown` is what findings call that folder."""
    path = folder / FILE
    raw: Raw = {}
    findings = Findings(f"{shown}/{FILE}")
    if path.exists() or path.is_symlink():
        source = read_source(path, folder.parent)
        if isinstance(source, Diagnostic):
            findings.found.append(source)
        else:
            value, findings = read_yaml(f"{shown}/{FILE}", source.text, STYLE)
            raw = value if isinstance(value, Mapping) else {}
    raw = with_variants(model, raw, findings)
    check_names(model, raw, findings)
    check_texts(raw, findings)
    sizes = {way[1]: place for way, place in findings.places.items() if way[0] == "cards" and way[2:] == ("size",)}
    asked = {(way[1], way[3]): place for way, place in findings.places.items() if way[:1] == ("maps",) and len(way) == 4}
    return replace(complete(model, raw), asked=findings.icons, asked_places=asked, sizes=sizes), findings.found


def with_variants(model: Model, raw: Raw, findings: Findings) -> Raw:
    """The style as the chosen variants have it."""
    given = raw.get("variants", {})
    for name in given:
        if name not in model.variants:
            _unknown(findings, ("variants", name), f"there is no variant `{name}`", name, model.variants)
    merged = dict(raw)
    for name in model.chosen:
        for key, value in given.get(name, {}).items():
            merged[key] = joined(key, merged[key], value) if key in merged else value
        inside = ("variants", name)
        findings.places |= {way[2:]: place for way, place in findings.places.items() if way[:2] == inside and len(way) > 2}
    return merged


def joined(key: str, base: Any, more: Any) -> Any:
    """What the style says under a key, with what a variant says there."""
    if key == "cards":
        return {**base, **{name: {**base.get(name, {}), **style} for name, style in more.items()}}
    if key in BY_NAME:
        return {**base, **more}
    if key in ADDED:
        return [*base, *(name for name in more if name not in base)]
    if key == "tokens":
        return list({str(token.get("name", number_)): token for number_, token in enumerate([*base, *more])}.values())
    return more


def check_texts(raw: Raw, findings: Findings) -> None:
    largest, smallest = (raw.get(key, getattr(Style, key)) for key in ("largest_text", "smallest_text"))
    if smallest > largest:
        way = ("smallest_text",) if "smallest_text" in raw else ("largest_text",)
        findings.found.append(
            Diagnostic(
                "bad-style",
                f"the smallest text, {smallest:g}, is larger than the largest, {largest:g}",
                Label(findings.places[way], "here"),
                help="write both, the smaller one as `smallest_text`",
            )
        )


def check_names(model: Model, raw: Raw, findings: Findings) -> None:
    """Tables, columns and values that the style speaks of must exist."""
    for name, style in raw.get("cards", {}).items():
        table = model.tables.get(name)
        if table is None:
            _unknown(findings, ("cards", name), f"there is no table `{name}`", name, model.tables)
            continue
        columns = {column.name: column.type for column in table.loaded.shape.columns}
        for key in ("deck", "kind", "corner", "note", "line", "details", "corner_when", "pair", "reverse"):
            for column in filter(None, [style.get(key)]) if isinstance(style.get(key), str) else style.get(key, ()):
                if column not in columns:
                    _unknown(findings, ("cards", name, key, column), f"`{name}` has no column `{column}`", column, columns)
        flags = [info.name for info in model.thing_fields.get(table.row_type, {}).values() if isinstance(info.type, FlagType)]
        if (sides := style.get("sides")) and sides not in flags:
            _unknown(findings, ("cards", name, "sides"), f"a row of `{name}` has no flag `{sides}`", sides, flags)
        kind = columns.get(style.get("kind") or style.get("deck") or kind_column(model, table))
        kind = kind.of if isinstance(kind, OptionalOf) else kind
        if isinstance(kind, ChoiceType):
            values = model.choices[kind.name].values
            for key in ("colours", "badges"):
                for value in style.get(key, {}):
                    if value not in values:
                        _unknown(findings, ("cards", name, key, value), f"`{kind.name}` has no value `{value}`", value, values)
    check_places(model, raw, findings)
    check_maps(model, raw.get("maps", {}), lambda *found: _unknown(findings, *found))


def check_places(model: Model, raw: Raw, findings: Findings) -> None:
    """What lies nowhere, on boards and on mats must exist."""
    fields = {*model.fields, *(name for fields in model.thing_fields.values() for name in fields)}
    columns = {f"{table.name}.{column.name}" for table in model.tables.values() for column in table.loaded.shape.columns}
    counted = {name for name, info in model.fields.items() if info.owner == PLAYER} | model.quantities.keys()
    values = {value for choice in model.choices.values() for value in choice.values}
    for key, known, what in (
        ("hidden", {*fields, *columns, *model.tables}, "field or table"),
        ("boards", set(model.tables), "table"),
        ("mats", set(model.tables), "table"),
        ("areas", fields, "field"),
        ("tracks", counted, "field of players or quantity"),
        ("colours", values, "value of a choice"),
        ("sheets", set(model.tables), "table"),
    ):
        for name in raw.get(key, ()):
            if name not in known:
                _unknown(findings, (key, name), f"there is no {what} `{name}`", name, known)


def _unknown(findings: Findings, way: tuple[str, ...], message: str, name: str, known: Iterable[str], help: str = "") -> None:
    at = findings.places.get(way) or findings.places[way[:-1]]
    findings.found.append(
        Diagnostic(
            "unknown-style",
            message,
            Label(at, "unknown"),
            help=help or suggestion(name, known, "names") or "write a name of the game's rules",
        )
    )


def complete(model: Model, raw: Raw) -> Style:
    cards = {}
    for number_, table in enumerate(printable_tables(model, raw)):
        given = dict(raw.get("cards", {}).get(table.name, {}))
        for key in ("line", "details", "reverse"):
            if key in given:
                given[key] = tuple(given[key])
        given.setdefault("kind", given.get("deck") or kind_column(model, table))
        given.setdefault("deck", deck_column(model, table))
        given.setdefault("corner", corner_column(table))
        given.setdefault("colour", PALETTE[number_ % len(PALETTE)])
        given.setdefault("badge", badge_of(table.name, number_))
        values = _values(model, table, given["kind"])
        own = {value: colour_ for value, colour_ in raw.get("colours", {}).items() if value in values}
        given["colours"] = {**dict(zip(values, cycle(PALETTE[number_:] + PALETTE[:number_]))), **own, **given.get("colours", {})}
        given["badges"] = {**{value: badge_of(value, n) for n, value in enumerate(values, number_)}, **given.get("badges", {})}
        cards[table.name] = CardStyle(**given)
    plain = {key: raw[key] for key in PLAIN if key in raw}
    icons = {**default_icons(model), **raw.get("icons", {})}
    players = tuple(raw.get("players", ())) + PLAYERS
    tokens = tuple(raw["tokens"]) if "tokens" in raw else None
    return Style(
        **plain,
        icons=icons,
        players=players,
        cards=cards,
        tokens=tokens,
        tracks={name: int(last) for name, last in raw.get("tracks", {}).items()},
        hidden=frozenset(raw.get("hidden", ())),
        boards=frozenset(raw.get("boards", ())),
        mats=frozenset(raw.get("mats", ())),
        areas=frozenset(raw.get("areas", ())),
        colours=raw.get("colours", {}),
        maps={name: map_style(how) for name, how in raw.get("maps", {}).items()},
        sheets=tuple(raw.get("sheets", ())),
    )


def printable_tables(model: Model, raw: Raw) -> list[TableInfo]:
    """Tables of cards, and those whose rows the style wants as tiles."""
    return [table for table in model.tables.values() if table.is_cards or table.name in raw.get("cards", {})]


def deck_column(model: Model, table: TableInfo) -> str:
    """The column by which cards lie in different piles: their backs may differ without telling anything."""
    keys = {key for field_ in model.fields.values() if field_.type == PileOf(RowOf(table.row_type)) for key in field_.keys}
    return next((c.name for c in table.loaded.shape.columns if isinstance(c.type, ChoiceType) and c.type in keys), "")


def kind_column(model: Model, table: TableInfo) -> str:
    """The column that gives cards their colour: the deck, or the first that is a choice."""
    choices = (c.name for c in table.loaded.shape.columns if isinstance(c.type, ChoiceType))
    return deck_column(model, table) or next(choices, "")


def corner_column(table: TableInfo) -> str:
    """What a card costs: a price, or a number that is called so; a number for each of something does not fit into a corner."""
    columns = [c for c in table.loaded.shape.columns if not isinstance(c.type, FamilyOf)]
    prices = [c.name for c in columns if c.type == RuleType("price")]
    return next(iter([*prices, *(c.name for c in columns if c.name in ("cost", "price", "value"))]), "")


def _values(model: Model, table: TableInfo, column: str) -> tuple[str, ...]:
    type_ = next((c.type for c in table.loaded.shape.columns if c.name == column), None)
    type_ = type_.of if isinstance(type_, OptionalOf) else type_
    return model.choices[type_.name].values if isinstance(type_, ChoiceType) else ()


def is_text(type_: object) -> bool:
    return isinstance(type_, TextType)
