"""All cards of a game with their texts, as data that any format can be made of."""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.model import TableInfo
from rulewright.cards.book import EFFECT, NOTHING, Book, is_empty, is_rule


@dataclass(frozen=True)
class Card:
    """A row of a table. `columns`: its other cells in words, by the names of the rules; `empty`: which of them say nothing."""

    id: str
    name: str
    copies: int
    columns: dict[str, str]
    text: str
    empty: frozenset[str] = frozenset()


@dataclass(frozen=True)
class CardTable:
    """`headings`: the titles of the columns, by the names of the rules."""

    name: str
    title: str
    headings: dict[str, str]
    cards: list[Card] = field(default_factory=list)

    @property
    def copies(self) -> int:
        return sum(card.copies for card in self.cards)


def list_cards(book: Book, wanted: str = "") -> list[CardTable]:
    """The tables whose rows are cards or say something; with `wanted`, that table, whatever it is."""
    tables = book.model.tables.values()
    return [_table(book, table) for table in tables if table.name == wanted or not wanted and (table.is_cards or _speaks(table))]


def _speaks(table: TableInfo) -> bool:
    return any(is_rule(column.type, EFFECT) for column in table.loaded.shape.columns) or any(row.text for row in table.rows)


def _table(book: Book, table: TableInfo) -> CardTable:
    columns = [column for column in table.loaded.shape.columns if not is_rule(column.type, EFFECT)]
    headings = {column.name: book.heading(column) for column in columns}
    found = CardTable(table.name, book.heading(table), headings)
    for row in table.rows:
        cells = {column.name: book.value(column.type, row.cells[column.name]) for column in columns}
        empty = frozenset(c.name for c in columns if is_empty(c.type, row.cells[c.name]) or cells[c.name] in ("", NOTHING))
        found.cards.append(Card(row.id, book.name(row), row.copies, cells, book.text(table, row), empty))
    return found
