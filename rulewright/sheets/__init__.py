"""Print-and-play kits: everything a group needs to play a game at a table, from the same content that is played.

`open_kit` gathers what is printed, `make` turns it into files: PDF, images, a Tabletop Simulator deck, a page to review.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from rulewright.sheets.exports.gallery import gallery_file
from rulewright.sheets.exports.singles import card_file, preview, single_files
from rulewright.sheets.exports.tabletop import tabletop_files
from rulewright.sheets.kit import Kit, Options, open_kit, wanted_faces
from rulewright.sheets.make import Export, Made, make, pdf_files
from rulewright.sheets.since import Changes, changes_since


@dataclass(frozen=True)
class Wish:
    """What single exports can be told besides the options of the kit."""

    service: str = "none"
    """Whose image sizes are wanted, a key of `sizes.SERVICES`."""
    url: str = ""
    """Where the images of a Tabletop Simulator deck will be found."""
    changes: Changes | None = None
    """What the gallery marks."""


EXPORTS: dict[str, Callable[[Wish], Export]] = {
    "pdf": lambda wish: pdf_files,
    "png": lambda wish: single_files("png", wish.service),
    "svg": lambda wish: single_files("svg", wish.service),
    "tts": lambda wish: tabletop_files(wish.url),
    "html": lambda wish: partial(gallery_file, changes=wish.changes),
}


def export_named(format: str, wish: Wish | None = None) -> Export:
    """The export of a format."""
    return EXPORTS[format](wish or Wish())


__all__ = [
    "EXPORTS",
    "Changes",
    "Export",
    "Kit",
    "Made",
    "Options",
    "Wish",
    "card_file",
    "changes_since",
    "export_named",
    "make",
    "open_kit",
    "preview",
    "wanted_faces",
]
