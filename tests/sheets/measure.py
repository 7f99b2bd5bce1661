"""Measures PDFs in millimetres from the upper left corner of the page."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator
from dataclasses import dataclass

import pypdfium2
import pypdfium2.raw as raw

from rulewright.sheets.impose import Page as Imposed
from rulewright.sheets.sizes import Size

POINT = 25.4 / 72


@dataclass(frozen=True)
class Box:
    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def holds(self, other: Box, slack: float = 0.05) -> bool:
        return (
            self.left - slack <= other.left
            and other.right <= self.right + slack
            and self.top - slack <= other.top
            and other.bottom <= self.bottom + slack
        )


class Sheet:
    """A page of a PDF."""

    def __init__(self, page: pypdfium2.PdfPage) -> None:
        self._page = page
        width, height = page.get_size()
        self.width, self.height = width * POINT, height * POINT
        self._text = page.get_textpage()

    @property
    def trim(self) -> Box:
        left, bottom, right, top = self._page.get_trimbox(fallback_ok=True)
        return self._box(left, bottom, right, top)

    def text(self, box: Box | None = None) -> str:
        if box is None:
            return self._text.get_text_bounded()
        left, right = box.left / POINT, box.right / POINT
        return self._text.get_text_bounded(left, (self.height - box.bottom) / POINT, right, (self.height - box.top) / POINT)

    def letters(self) -> Iterator[tuple[str, Box]]:
        """Every character that leaves a mark, with its box."""
        for index in range(self._text.count_chars()):
            letter = chr(raw.FPDFText_GetUnicode(self._text, index))
            if letter.strip() and letter.isprintable():
                yield letter, self._box(*self._text.get_charbox(index))

    def shapes(self) -> list[Box]:
        """The bounds of everything drawn that is not text."""
        return [
            self._box(*each.get_bounds())
            for each in self._page.get_objects(max_depth=6)
            if each.type in (raw.FPDF_PAGEOBJ_PATH, raw.FPDF_PAGEOBJ_SHADING, raw.FPDF_PAGEOBJ_IMAGE)
        ]

    def fonts(self) -> Iterator[tuple[str, bool]]:
        """Names, and whether they are embedded."""
        for each in self._page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=6):
            font = raw.FPDFTextObj_GetFont(each)
            name = ctypes.create_string_buffer(200)
            raw.FPDFFont_GetBaseFontName(font, name, 200)
            yield name.value.decode(), bool(raw.FPDFFont_GetIsEmbedded(font))

    def _box(self, left: float, bottom: float, right: float, top: float) -> Box:
        return Box(left * POINT, self.height - top * POINT, right * POINT, self.height - bottom * POINT)


def sheets_of(pdf: bytes) -> list[Sheet]:
    document = pypdfium2.PdfDocument(pdf)
    return [Sheet(document[number]) for number in range(len(document))]


def areas(page: Imposed, size: Size) -> list[tuple[object, Box]]:
    """The spots of an imposed page, each with the card's trimmed area."""
    return [(spot, Box(spot.x, spot.y, spot.x + size.width, spot.y + size.height)) for spot in page.spots]


def plain(text: str) -> str:
    """Text without what line breaks do to it: a hyphen at the end of a line counts as one that may be left out."""
    return re.sub(r"[\s\u00ad\u200b\ufffe\u0002-]+", "", text)
