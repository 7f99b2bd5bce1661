"""From a kit to files: parts are rendered, set and named; nothing is given out if something is wrong.

Each export is a function from a kit to its files. They share the typesetter, so what was set once is not set again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import PurePosixPath

from compiler.model import Model
from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location
from rulewright.sheets.aids import aid_pages
from rulewright.sheets.boards import board_pages
from rulewright.sheets.changes import change_pages
from rulewright.sheets.faces import both_sides
from rulewright.sheets.findings import template_findings
from rulewright.sheets.impose import TooLarge
from rulewright.sheets.kit import Kit, Part, card_pages
from rulewright.sheets.maps import map_findings, map_pages
from rulewright.sheets.mats import mat_pages
from rulewright.sheets.sizes import CARD, Size
from rulewright.sheets.sizes import CARDS as CARD_SIZES
from rulewright.sheets.style import FILE
from rulewright.sheets.summary import summary_pages
from rulewright.sheets.tokens import token_pages
from rulewright.sheets.typeset import Document, Typesetter

CARDS = "cards"
PARTS: dict[str, Part] = {
    "summary": summary_pages,
    "changes": change_pages,
    CARDS: card_pages,
    "maps": map_pages,
    "boards": board_pages,
    "mats": mat_pages,
    "aids": aid_pages,
    "tokens": token_pages,
}
"""Name of a part, which is also its file, and what makes its pages; in the order of the kit."""


@dataclass
class Made:
    """Files by their path below the output folder, and what is wrong."""

    files: dict[str, bytes] = field(default_factory=dict)
    diagnostics: list[Diagnostic] = field(default_factory=list)


Export = Callable[[Kit, Typesetter], Iterator[tuple[str, bytes]]]


def make(kit: Kit, export: Export, typesetter: Typesetter | None = None) -> Made:
    """All files of an export, or findings."""
    made = Made(diagnostics=list(map_findings(kit)))
    with template_findings(kit, made.diagnostics):
        try:
            for name, data in export(kit, typesetter or Typesetter()):
                assert not PurePosixPath(name).is_absolute()
                made.files[name] = data
        except TooLarge as error:
            at = place_of_size(kit, error.size)
            made.diagnostics.append(
                Diagnostic(
                    "too-large", str(error), Label(at, "too large"), help="choose a smaller size, another paper, or other backs"
                )
            )
        except Unprinted as error:
            at = Location(f"{kit.shown}/{FILE}", 1, 1, 1, 1)
            made.diagnostics.append(
                Diagnostic(
                    "size-not-printed",
                    str(error),
                    Label(at, ""),
                    help="choose another size for the cards, or other decks with `--deck`",
                )
            )
        except Overflow as error:
            made.diagnostics += [overflow_finding(kit, who) for who in error.who]
    if made.diagnostics:
        made.files.clear()
    return made


def place_of_size(kit: Kit, size: Size) -> Location:
    """Where the style asks for cards of this size, or the beginning of the style."""
    for table, place in kit.style.sizes.items():
        if CARD_SIZES[kit.style.of(table).size] == size:
            return place
    return Location(f"{kit.shown}/{FILE}", 1, 1, 1, 1)


class Unprinted(Exception):
    """A print service has no cards of a size."""


class Overflow(Exception):
    def __init__(self, who: list[str]) -> None:
        super().__init__(", ".join(who))
        self.who = who


def set_pages(kit: Kit, typesetter: Typesetter, document: Document, format: str = "pdf", ppi: float | None = None) -> list[bytes]:
    """Pages on which everything fits."""
    pages = typesetter.make(document, format, ppi)
    if who := typesetter.overflows(document):
        raise Overflow(who)
    return pages


def pdf_files(kit: Kit, typesetter: Typesetter) -> Iterator[tuple[str, bytes]]:
    """The whole kit, and each of its parts alone."""
    name = kit.model.name
    only_cards = kit.options.only is not None or kit.options.deck or kit.options.paper == CARD
    chosen = {CARDS: PARTS[CARDS]} if only_cards else PARTS
    parts = {part: pages for part, pages in ((part, make_pages(kit)) for part, make_pages in chosen.items()) if pages}
    whole = set_pages(kit, typesetter, kit.document(*parts.values()))[0]
    yield f"{name}-kit.pdf", whole
    for part, pages in parts.items():
        yield f"{name}-{part}.pdf", whole if len(parts) == 1 else typesetter.make(kit.document(pages))[0]


def overflow_finding(kit: Kit, who: str) -> Diagnostic:
    """`who` is the key of a face, or the name of another thing that is printed."""
    face = next((side for side in both_sides(kit.faces) if side.key == who), None)
    if face is None:
        at = declared_at(kit.model, who) or Location(f"{kit.shown}/{FILE}", 1, 1, 1, 1)
        return Diagnostic(
            "text-overflow",
            f"the text of `{who}` does not fit its place",
            Label(at, "too long"),
            help="give it a shorter title, or list it under `hidden` in the style",
        )
    at = Location(face.path, face.row_line, 1, face.row_line, 1)
    return Diagnostic(
        "text-overflow",
        f"the text of `{face.id}` does not fit on the card",
        Label(at, "too long"),
        help="shorten it, choose a larger card, or allow a smaller text with `smallest_text`",
    )


def declared_at(model: Model, name: str) -> Location | None:
    """Where a field or a row of that name stands."""
    fields = (fields[name] for fields in (model.fields, *model.thing_fields.values()) if name in fields)
    rows = (row.location for table in model.tables.values() for row in table.rows if row.id == name)
    return next((info.place.label().location for info in fields), None) or next(rows, None)
