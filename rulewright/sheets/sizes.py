"""Sizes: of cards, of paper, of what print services and Tabletop Simulator want. All lengths in millimetres, images in pixels."""

from __future__ import annotations

import re
from typing import NamedTuple


class Size(NamedTuple):
    width: float
    height: float

    @property
    def turned(self) -> Size:
        return Size(self.height, self.width)


class Sizes(dict[str, Size]):
    """Sizes by name; any other is written in millimetres, `57 x 87`."""

    def __missing__(self, written: str) -> Size:
        found = re.fullmatch(r"(\d{1,3}(?:\.\d+)?) ?[x×] ?(\d{1,3}(?:\.\d+)?)(?: ?mm)?", written)
        if found is None:
            raise KeyError(written)
        return Size(float(found.group(1)), float(found.group(2)))


CARDS = Sizes(
    {
        "poker": Size(63, 88),
        "mini": Size(44, 63),
        "tarot": Size(70, 120),
        "square": Size(70, 70),
        "tile": Size(45, 45),
        "token": Size(20, 20),
    }
)
SMALLEST = 15.0
"""A card below this size has no room for anything."""
PAPERS = {"a4": Size(210, 297), "letter": Size(215.9, 279.4)}
CARD = "card"
"""The paper of print shops: each page is one side of one card with its bleed, and says where it is trimmed."""

BLEED = 3.0
SAFE = 3.0
"""How far from the cut nothing that matters is printed."""
UNPRINTED = 5.0
"""The edge of a sheet that home printers leave white. Cut marks stand in it and next to it."""


class Image(NamedTuple):
    """Pixels of an image with its bleed, and of what is left of it after the cut."""

    width: int
    height: int
    trim_width: int
    trim_height: int


class Service(NamedTuple):
    """What a print service wants of one image of each size that it prints."""

    name: str
    images: dict[str, Image]


DPI = 300
SCREEN = 150
"""What is enough to look at a card."""
MAKE_PLAYING_CARDS = {
    "poker": Image(816, 1110, 744, 1038),
    "mini": Image(597, 822, 525, 750),
    "tarot": Image(897, 1497, 825, 1425),
    "square": Image(897, 897, 825, 825),
}
SERVICES = {
    "tgc": Service(
        "The Game Crafter",
        {
            "poker": Image(825, 1125, 750, 1050),
            "mini": Image(600, 825, 525, 750),
            "tarot": Image(900, 1500, 825, 1425),
            "square": Image(900, 900, 827, 827),
        },
    ),
    "mpc": Service("MakePlayingCards", MAKE_PLAYING_CARDS),
    "mpc-poker": Service("MakePlayingCards", MAKE_PLAYING_CARDS | {"poker": Image(822, 1122, 750, 1050)}),
}
"""`mpc` has cards of 63 x 88 mm, as everywhere here; `mpc-poker` those that the service calls poker, 2.5 x 3.5 inches."""

TABLETOP_COLUMNS, TABLETOP_ROWS, TABLETOP_PIXELS = 10, 7, 4096
