"""A print-and-play kit: everything a group needs at a table, from one checked game in one language.

A kit is made of parts, each some pages of Typst that a template wrote. One document holds them all, and each can be made
alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from compiler.model import Model
from compiler.pipeline import Checked
from compiler.text.simplify import Values, standard_settings
from compiler.workspace import show_path
from dsl.diagnostic import Diagnostic
from rulewright.cards.book import Book, open_book
from rulewright.sheets.faces import Face, both_sides, faces_of
from rulewright.sheets.icons import find_icons, own_pictures
from rulewright.sheets.impose import DUPLEX, bleed_of, impose, singly
from rulewright.sheets.sandbox import Sandbox
from rulewright.sheets.sizes import BLEED, CARD, CARDS, PAPERS, Size
from rulewright.sheets.style import Style, read_style
from rulewright.sheets.templates import Code, literal, open_templates, taken_apart
from rulewright.sheets.typeset import MAIN, Document
from rulewright.words import word

TEXT_FONT, TITLE_FONT = "Source Sans Pro", "Manrope"


@dataclass(frozen=True)
class Options:
    """What the reader of a kit chooses; the style is the designer's."""

    language: str = "en"
    paper: str = "a4"
    backs: str = DUPLEX
    low_ink: bool = False
    bleed: bool = False
    deck: str = ""
    only: frozenset[str] | None = None
    """Keys of the cards to print; all if there is none."""
    quantity: int | None = None
    """Copies of each card, whatever the tables say."""


@dataclass(frozen=True)
class Kit:
    model: Model
    book: Book
    style: Style
    options: Options
    faces: tuple[Face, ...]
    icons: dict[str, bytes]
    templates: Sandbox
    shown: str
    """What findings call the folder with the game's own templates."""
    not_for_templates: ClassVar = frozenset({"templates", "render", "document", "icons", "settings"})

    @property
    def paper(self) -> Size:
        return PAPERS.get(self.options.paper, PAPERS["a4"])

    @property
    def settings(self) -> Values:
        """The standard settings: what is printed tells the game as it is with them."""
        return standard_settings(self.book.game)

    def word(self, key: str, **values: object) -> str:
        """What the sheets themselves print, in the language of the kit: a key of `words/`."""
        return word(self.options.language, key, **values)

    def render(self, template: str, **values: object) -> Code:
        return Code(self.templates.write(template, kit=self, book=self.book, **values))

    def document(self, *pages: str) -> Document:
        """A document of these pages: the shared functions, the faces, then the pages."""
        style = {**self.style_data(), "long_words": has_long_words(self.faces, pages)}
        source = [
            self.render("base.typ.jinja", style=style),
            self.render("card.typ.jinja"),
            self.render("sides.typ.jinja"),
            Code("#let faces = " + literal({face.key: face.as_data() for face in self.faces}) + "\n"),
            *pages,
        ]
        files = {f"icons/{name}.svg": data for name, data in self.icons.items()}
        written, origins = taken_apart("\n".join(source))
        return Document({MAIN: written.encode(), **files}, origins)

    def style_data(self) -> dict[str, object]:
        style = self.style
        return {
            "ink": style.ink,
            "paper": style.paper,
            "low_ink": self.options.low_ink,
            "language": self.options.language,
            "title_font": style.title_font or TITLE_FONT,
            "text_font": style.text_font or TEXT_FONT,
            "icons": {name: f"icons/{name}.svg" for name in self.icons},
            "players": list(style.players),
            "largest_text": style.largest_text,
            "smallest_text": style.smallest_text,
            "game": self.book.words.title(self.model.title or self.model.name),
        }


def has_long_words(faces: Iterable[Face], pages: Iterable[str]) -> bool:
    """Whether a word may be wider than its line: only then are words measured, which takes time."""
    keys = {face.key for face in faces}
    literals = {text for page in pages for text in re.findall(r'"((?:[^"\\]|\\.)*)"', page)} - keys
    shown = [
        words
        for face in both_sides(faces)
        for words in (
            face.name,
            face.line,
            face.plain_text,
            face.note,
            face.back,
            face.plain_price,
            *(value for _, value in face.details),
        )
    ]
    return any(re.search(r"\S{15}", words) for words in {*shown, *literals})


def open_kit(checked: Checked, folder: Path, options: Options) -> tuple[Kit, list[Diagnostic]]:
    """The kit of a game without errors, and what is wrong with its style."""
    own = folder / "sheets"
    shown = show_path(own, folder)
    style, found = read_style(checked.model, own, shown)
    book = open_book(checked, options.language)
    faces = tuple(faces_of(checked.model, book, style, own_pictures(own), options.only))
    icons, missing = find_icons(style, own, shown, (icon for face in faces for icon in face.icons))
    return Kit(checked.model, book, style, options, faces, icons, open_templates(own), shown), [*found, *missing]


# ---------------------------------------------------------------- cards


def wanted_faces(kit: Kit) -> list[Face]:
    """The faces of the deck that was asked for, or all."""
    return [face for face in kit.faces if kit.options.deck in ("", face.deck, face.deck.split("/")[-1], face.table)]


def decks_of(faces: Iterable[Face]) -> dict[str, list[Face]]:
    """The faces by deck, in the order of the tables."""
    decks: dict[str, list[Face]] = {}
    for face in faces:
        decks.setdefault(face.deck, []).append(face)
    return decks


def card_pages(kit: Kit) -> str:
    """Sheets of cards, all copies; cards of one size share sheets, decks follow each other."""
    wanted = wanted_faces(kit)
    pages = [
        page
        for size in dict.fromkeys(face.size for face in wanted)
        for page in imposed(kit, [face for face in wanted if face.size == size], CARDS[size])
    ]
    return kit.render("pages.typ.jinja", pages=pages) if pages else ""


def imposed(kit: Kit, faces: list[Face], size: Size) -> Iterator[dict[str, object]]:
    cards = [face for face in faces for _ in range(kit.options.quantity or face.copies)]
    alone = kit.options.paper == CARD
    gap = 2 * BLEED if kit.options.bleed else 0.0
    paper = size if alone else kit.paper
    for page in singly(cards, kit.options.backs) if alone else impose(cards, size, paper, kit.options.backs, gap):
        spots = [
            {"card": spot.card, "back": spot.back, "x": spot.x, "y": spot.y, "bleed": bleed_of(page, spot, size)}
            for spot in page.spots
        ]
        yield {
            "paper": paper,
            "bleed": BLEED if alone else 0.0,
            "size": size,
            "spots": spots,
            "verticals": page.verticals,
            "horizontals": page.horizontals,
            "fold": page.fold,
        }


Part = Callable[[Kit], str]
