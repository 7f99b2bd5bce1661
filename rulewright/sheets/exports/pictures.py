"""Pictures of cards: what stands on an image, and how large it is.

All pictures of an export are pages of one document, so that Typst starts once and sets each card once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

from rulewright.sheets.exports.images import QUICK, opaque
from rulewright.sheets.faces import Face
from rulewright.sheets.kit import Kit
from rulewright.sheets.make import set_pages
from rulewright.sheets.sizes import BLEED, CARDS, DPI, Image, Size
from rulewright.sheets.typeset import Document, Typesetter

INCH = 25.4


class Card(NamedTuple):
    """A side of a card on a picture: the corner, width and height of its place, and the trimmed size it is laid out for."""

    face: Face
    back: bool
    x: float
    y: float
    width: float
    height: float
    trim: Size
    bleed: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    clip: bool = False


class Picture(NamedTuple):
    """An image in millimetres."""

    width: float
    height: float
    cards: Sequence[Card]


def picture_of(face: Face, back: bool = False, image: Image | None = None, bleed: float = BLEED) -> Picture:
    """One side of one card: at its own size with this bleed, or as a service wants it."""
    if image is None:
        trim, x, y = CARDS[face.size], bleed, bleed
    else:
        trim = Size(image.trim_width * INCH / DPI, image.trim_height * INCH / DPI)
        x, y = (image.width * INCH / DPI - trim.width) / 2, (image.height * INCH / DPI - trim.height) / 2
    card = Card(face, back, x, y, trim.width, trim.height, trim, (x, y, x, y))
    return Picture(trim.width + 2 * x, trim.height + 2 * y, [card])


def document_of(kit: Kit, pictures: Iterable[Picture]) -> Document:
    return kit.document(kit.render("images.typ.jinja", images=list(pictures)))


def draw(
    kit: Kit, typesetter: Typesetter, pictures: Sequence[Picture], format: str, ppi: float = DPI, level: int = QUICK
) -> list[bytes]:
    """The pictures as files; on each of them everything fits."""
    if not pictures:
        return []
    pages = set_pages(kit, typesetter, document_of(kit, pictures), format, ppi)
    if format != "png":
        return pages
    with ThreadPoolExecutor() as workers:
        return list(workers.map(partial(opaque, dpi=ppi, level=level), pages))
