"""The text of a card as it is printed: pieces with icons, its requirement and its cost told apart.

Which words are the requirement is found by wording the first statements of the effect alone: if the text begins with
exactly that, it is set apart, in any language.
"""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple

from compiler.bound.tree import Block, Pay, Require
from compiler.model import TableInfo
from compiler.rows import Row
from compiler.text import card_text
from compiler.text.pieces import Piece, Words, plain, word
from rulewright.cards.book import Book
from rulewright.sheets.sides import of_side
from rulewright.sheets.style import Style

Text = tuple[tuple[str, str], ...]
"""Words and the icon that stands before them, or no icon."""


class CardText(NamedTuple):
    """The first `lead` pieces are the requirement, those up to `cost` what is paid; both may be 0."""

    pieces: Text
    lead: int
    cost: int


def text_of(book: Book, table: TableInfo, row: Row, style: Style, side: int | None = None) -> CardText:
    """`side`: of a thing with two sides, what stands on the first or the second; a written text has a line for each."""
    pieces = book.pieces(table, row, None if side is None else of_side(book.game, style.of(table.name).sides, side))
    lines = plain(pieces).splitlines() if row.text is not None and side is not None else []
    if side is not None and len(lines) == 2:
        pieces = word(lines[side])
    lead, cost = _ends(book, book.effect(table, row), plain(pieces)) if row.text is None else (0, 0)
    return CardText(*_cut(pieces, style, lead, cost))


def icon_of(piece: Piece, style: Style) -> str:
    """The icon that stands before a piece of text. A sign such as $ is an icon already, and numbers have none."""
    return style.icons.get(piece.ref, "") if piece.ref and any(map(str.isalpha, piece.text)) else ""


def with_icons(pieces: Words, style: Style) -> Text:
    """Any words with the icons that the style has for them."""
    return _cut(pieces, style, 0, 0)[0]


def _ends(book: Book, block: Block, text: str) -> tuple[int, int]:
    """How many letters of the text are its requirement, and its requirement and cost."""
    first = tuple(takewhile(lambda node: isinstance(node, Require), block))
    paid = tuple(takewhile(lambda node: isinstance(node, (Require, Pay)), block))
    asked = card_text(first, book.words, block) if first else ""
    lead = len(asked) + 1 if asked and text.startswith(f"{asked} ") else 0
    price = card_text(paid, book.words, block).rstrip(".") + ":" if len(paid) > len(first) else ""
    return lead, len(price) if price and text.startswith(price) else lead


def _cut(pieces: Words, style: Style, lead: int, cost: int) -> tuple[Text, int, int]:
    """Pieces with their icons, merged where there is none, but never over the end of the requirement or the cost."""
    out: list[tuple[str, str]] = []
    ends = {end: 0 for end in (lead, cost) if end}
    at = 0
    for piece in pieces:
        icon = icon_of(piece, style)
        here = sorted({end - at for end in ends if 0 < end - at < len(piece.text)})
        for start, stop in zip([0, *here], [*here, len(piece.text)], strict=True):
            part = piece.text[start:stop]
            if not icon and out and not out[-1][1] and at + start not in ends:
                out[-1] = (out[-1][0] + part, "")
            else:
                out.append((part, icon if start == 0 else ""))
            if at + stop in ends:
                ends[at + stop] = len(out)
        at += len(piece.text)
    return tuple(out), ends.get(lead, 0), ends.get(cost, 0)
