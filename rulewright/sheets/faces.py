"""Cards as they are printed: what stands where on each face, in one language."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace

from compiler.model import Model, TableInfo
from compiler.rows import Column, Row
from compiler.text.pieces import NOUN, NUMBER
from compiler.types import ChoiceType, FlagType, GridOf, OptionalOf, RowOf, RuleType
from rulewright.cards.book import NOTHING, Book, Titled, is_rule
from rulewright.sheets.style import CardStyle, Style, is_text
from rulewright.sheets.texts import Text, text_of, with_icons


@dataclass(frozen=True)
class Cell:
    """A cell of a face that is a grid: an icon in its colour, or what the value is called."""

    label: str
    icon: str
    colour: str


@dataclass(frozen=True)
class Face:
    """A card. `key` tells it from all others of the kit, `deck` is what its back is made for.

    The first `lead` pieces of the text say when the card may be played, the next ones up to `cost` what it costs. `price` is a
    price of several things, which no corner can hold, and `price_title` what it is called.
    """

    key: str
    id: str
    table: str
    deck: str
    size: str
    copies: int
    name: str
    line: str
    corner: str
    corner_icon: str
    badge: str
    picture: str
    text: Text
    lead: int
    cost: int
    price_title: str
    price: Text
    details: tuple[tuple[str, str], ...]
    note: str
    colour: str
    back: str
    back_colour: str
    back_badge: str
    path: str
    row_line: int
    grid: tuple[tuple[Cell, ...], ...] = ()
    """What is drawn in place of all else, cell by cell, if the face is a grid; and the sign on its back."""
    back_cell: Cell | None = None
    other: Face | None = None
    """The other side of a thing that has two; a card has the back of its deck."""

    @property
    def plain_text(self) -> str:
        return "".join(words for words, _ in self.text)

    @property
    def plain_price(self) -> str:
        return "".join(words for words, _ in self.price)

    @property
    def icons(self) -> tuple[str, ...]:
        own = (self.corner_icon, self.badge, self.back_badge, self.picture, *(cell.icon for line in self.grid for cell in line))
        return (*own, *self.other.icons) if self.other else own

    def as_data(self) -> dict[str, object]:
        grid = [[asdict(cell) for cell in line] for line in self.grid]
        back = asdict(self.back_cell) if self.back_cell else None
        return {**vars(self), "grid": grid, "back_cell": back, "other": self.other.as_data() if self.other else None}


def faces_of(
    model: Model, book: Book, style: Style, pictures: Collection[str] = (), only: Collection[str] | None = None
) -> list[Face]:
    """One face for each row of every table of cards that is printed, in the order of the tables. `pictures` are the
    game's own icons: one that is called like a card belongs to it. `only`: keys of the faces that are wanted."""
    return [
        face
        for table in printed_tables(model, style)
        for rows in sides_of_things(table, style.of(table.name).pair)
        if rows[0].copies > 0 and (only is None or any(key.startswith(key_of(table, rows[0])) for key in only))
        for face in faces_of_row(model, book, table, rows, style, pictures)
        if only is None or face.key in only
    ]


def printed_tables(model: Model, style: Style) -> list[TableInfo]:
    """Tables of cards, and others whose rows are printed as tiles."""
    return [table for table in model.tables.values() if table.name in style.cards and style.of(table.name).printed]


def sides_of_things(table: TableInfo, pair: str) -> list[list[Row]]:
    """The rows of a table, or those with the same value in a column together: two sides of one thing."""
    if table.column(pair) is None:
        return [[row] for row in table.rows]
    found: dict[object, list[Row]] = {}
    for row in table.rows:
        found.setdefault(row.cells[pair], []).append(row)
    return [rows[start : start + 2] for rows in found.values() for start in range(0, len(rows), 2)]


def faces_of_row(
    model: Model, book: Book, table: TableInfo, rows: list[Row], style: Style, pictures: Collection[str]
) -> Iterator[Face]:
    """The face of one thing with its other side, once or for every player in their colour."""
    how = style.of(table.name)
    front = face_of(book, table, rows[0], style, pictures)
    if len(rows) > 1:
        front = replace(front, other=face_of(book, table, rows[1], style, pictures))
    elif how.sides:
        front = replace(face_of(book, table, rows[0], style, pictures, 0), other=face_of(book, table, rows[0], style, pictures, 1))
    if how.per != "player":
        yield front
        return
    for number, colour in enumerate(style.players[: model.most]):
        other = replace(front.other, back_colour=colour) if front.other else None
        yield replace(front, key=f"{front.key}/{number + 1}", back_colour=colour, other=other)


def both_sides(faces: Iterable[Face]) -> Iterator[Face]:
    """All that is drawn: each face, and the other side of a thing that has one."""
    return (side for face in faces for side in (face, face.other) if side is not None)


def key_of(table: TableInfo, row: Row) -> str:
    return f"{table.name}/{row.id}"


def face_of(book: Book, table: TableInfo, row: Row, style: Style, pictures: Collection[str] = (), side: int | None = None) -> Face:
    """`side`: of a thing with two sides, only what stands on the first or on the second."""
    how = style.of(table.name)
    if side == 1 and how.reverse:
        how = replace(how, details=how.reverse)
    columns = {column.name: column for column in table.loaded.shape.columns}

    def said(name: str) -> str:
        if name not in columns:
            return ""
        if isinstance(columns[name].type, FlagType):
            return _heading(book, columns[name]) if row.cells[name] else ""
        return book.value(columns[name].type, row.cells[name])

    deck, kind = (_choice(book, columns, row, name) for name in (how.deck, how.kind))
    line = how.line if how.line is not None else tuple(_line_columns(table))
    text = text_of(book, table, row, style, side)
    corner, corner_icon = _corner(book, table, row, style)
    price_title, price = _price(book, table, row, style) if not corner else ("", ())
    shown = (*line, how.deck, how.note, how.corner if corner or price else "")
    details = how.details if how.details is not None else tuple(_detail_columns(table, shown))
    back_value = deck if how.deck == how.kind else ""
    return Face(
        key=key_of(table, row),
        id=row.id,
        table=table.name,
        deck=f"{table.name}/{deck}" if deck else table.name,
        size=face_size(table, style),
        copies=row.copies,
        name=book.name(row),
        line=" · ".join(word for word in map(said, line) if word not in ("", NOTHING)),
        corner=corner,
        corner_icon=corner_icon,
        badge=how.badges.get(kind, how.badge),
        picture=_picture(book, table, row, how, pictures) or how.badges.get(kind, how.badge),
        text=text.pieces,
        lead=text.lead,
        cost=text.cost,
        price_title=price_title,
        price=price,
        details=tuple((_heading(book, columns[name]), said(name)) for name in details if said(name) not in ("", NOTHING)),
        note=said(how.note) if how.note else "",
        colour=how.colours.get(kind, how.colour),
        back=book.words.title(how.back) or (said(how.deck) if deck else "") or _heading(book, table),
        back_colour=how.colours.get(back_value, how.colour),
        back_badge=how.badges.get(back_value, how.badge),
        path=row.location.path,
        row_line=row.location.line,
        grid=grid_of(book, table, row, style),
        back_cell=sign_of(how.badge, style) if grid_column(table) else None,
    )


def grid_column(table: TableInfo) -> Column | None:
    """The column that says what a thing looks like cell by cell."""
    return next((column for column in table.loaded.shape.columns if isinstance(column.type, GridOf)), None)


def grid_of(book: Book, table: TableInfo, row: Row, style: Style) -> tuple[tuple[Cell, ...], ...]:
    """The cells of the face of a row, line by line. A value whose icon is written as "" is an empty cell."""
    if (column := grid_column(table)) is None or not isinstance(column.type, GridOf):
        return ()
    width, of = column.type.width, column.type.of
    names = book.model.choices[of.name].values if isinstance(of, ChoiceType) else ()
    cells = []
    for value in row.cells[column.name]:
        name = names[value] if names else ""
        icon = style.icons.get(name)
        cells.append(Cell(book.value(of, value) if icon is None else "", icon or "", style.colours.get(name, style.ink)))
    return tuple(tuple(cells[start : start + width]) for start in range(0, len(cells), width))


def sign_of(icon: str, style: Style) -> Cell:
    """An icon in the colour of the value that it stands for."""
    value = next((name for name, used in style.icons.items() if used == icon and name in style.colours), "")
    return Cell("", icon, style.colours.get(value, style.ink))


def face_size(table: TableInfo, style: Style) -> str:
    """The size of what is printed for a row: that of the style; of a grid, that of its cells."""
    column = grid_column(table)
    if column is None or not isinstance(column.type, GridOf):
        return style.of(table.name).size
    return f"{column.type.width * style.cell:g} x {column.type.height * style.cell:g}"


def _choice(book: Book, columns: Mapping[str, Column], row: Row, name: str) -> str:
    """The value of a column that is a choice, as the rules call it."""
    type_ = columns[name].type if name in columns else None
    type_ = type_.of if isinstance(type_, OptionalOf) and row.cells[name] != -1 else type_
    return book.model.choices[type_.name].values[row.cells[name]] if isinstance(type_, ChoiceType) else ""


def _picture(book: Book, table: TableInfo, row: Row, how: CardStyle, own: Collection[str]) -> str:
    """The icon of the card itself, or of a value that stands in one of its columns."""
    if row.id in how.pictures or row.id in own:
        return how.pictures.get(row.id, row.id)
    columns = {column.name: column for column in table.loaded.shape.columns}
    values = [other.id for _, other in book.named_rows(table, row)] + [_choice(book, columns, row, name) for name in columns]
    return next((how.pictures[value] for value in values if value in how.pictures), "")


def _corner(book: Book, table: TableInfo, row: Row, style: Style) -> tuple[str, str]:
    """What stands in the corner, and the icon with it. A price that is a number of one thing is that number."""
    how = style.of(table.name)
    column = table.column(how.corner)
    if column is None:
        return "", ""
    for flag, words in how.corner_when.items():
        if row.cells.get(flag):
            return words, how.corner_icon
    if is_rule(column.type, "price"):
        pieces = [piece for piece in book.price(row.cells[how.corner]) if piece.text.strip()]
        if len(pieces) != 2 or {piece.kind for piece in pieces} != {NUMBER, NOUN}:
            return "", ""
        number, noun = sorted(pieces, key=lambda piece: piece.kind == NOUN)
        return number.text, how.corner_icon or style.icons.get(noun.ref, "")
    words = book.value(column.type, row.cells[how.corner])
    return ("", "") if words == NOTHING else (words, how.corner_icon)


def _price(book: Book, table: TableInfo, row: Row, style: Style) -> tuple[str, Text]:
    """A price of several things, and what it is called."""
    column = table.column(style.of(table.name).corner)
    if column is None or not is_rule(column.type, "price") or not (pieces := book.price(row.cells[column.name])):
        return "", ()
    return _heading(book, column), with_icons(pieces, style)


def _heading(book: Book, column: Titled) -> str:
    title = book.heading(column)
    return title[:1].upper() + title[1:]


def _line_columns(table: TableInfo) -> Iterator[str]:
    return (column.name for column in table.loaded.shape.columns if isinstance(column.type, (ChoiceType, RowOf)))


def _detail_columns(table: TableInfo, shown: tuple[str, ...]) -> Iterator[str]:
    for column in table.loaded.shape.columns:
        rule = isinstance(column.type, RuleType) and not is_rule(column.type, "price")
        plain = not isinstance(column.type, GridOf)
        if column.name not in shown and not rule and plain and not isinstance(column.type, FlagType) and not is_text(column.type):
            yield column.name
