"""A deck for Tabletop Simulator: a saved object and the images it shows.

Fronts lie on sheets of ten by seven cards. The last place of a sheet is what others see of a hidden card, so a sheet
takes 69 cards, and a deck with more of them takes several sheets. A card is known by its sheet and its place:
sheet 2, place 13 is card 213. Copies are the same card again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import quote

from rulewright.sheets.exports.pictures import INCH, Card, Picture, draw, picture_of
from rulewright.sheets.faces import Face
from rulewright.sheets.kit import Kit, decks_of, wanted_faces
from rulewright.sheets.make import Export
from rulewright.sheets.sizes import CARDS, TABLETOP_COLUMNS, TABLETOP_PIXELS, TABLETOP_ROWS, Size
from rulewright.sheets.typeset import Typesetter

PLACES = TABLETOP_COLUMNS * TABLETOP_ROWS
MOST = PLACES - 1
APART = 4.0
"""How far decks lie from each other on the table, in its own unit."""
NOTE = """\
{name}.json is a saved object of Tabletop Simulator; the other files are its images.

1. Put the images where everybody at the table can load them: any web space that gives plain files, or the Cloud Manager
   of the game.
2. Make the deck again with the address of that place:
       rulewright sheets {name} --format tts --url https://example.org/cards
   To try it alone, use the folder with the images: --url file:///path/to/this/folder
3. Copy {name}.json into the folder "Saves/Saved Objects" of Tabletop Simulator. It appears under Objects, Saved Objects.
"""


@dataclass(frozen=True)
class Sheet:
    """Some cards of one deck that share an image. `key` tells sheets apart in the whole saved object."""

    key: int
    faces: Sequence[Face]
    front: str
    back: str

    @property
    def has_sides(self) -> bool:
        """Whether its things have two sides of their own, and not one back for all."""
        return any(face.other for face in self.faces)

    def number(self, place: int) -> int:
        return self.key * 100 + place


def tabletop_files(url: str = "") -> Export:
    """The export for Tabletop Simulator; `url` is where the images will be found."""

    def export(kit: Kit, typesetter: Typesetter) -> Iterator[tuple[str, bytes]]:
        name = kit.model.name
        folder = f"{name}-tts"
        decks = list(sheets_of(decks_of(wanted_faces(kit))))
        for deck in decks:
            ppi = resolution(CARDS[deck[0].faces[0].size])
            for sheet, image in zip(deck, draw(kit, typesetter, [sheet_picture(sheet) for sheet in deck], "png", ppi), strict=True):
                yield f"{folder}/{sheet.front}", image
            sided = [sheet for sheet in deck if sheet.has_sides]
            others = draw(kit, typesetter, [sheet_picture(sheet, True) for sheet in sided], "png", ppi)
            for sheet, image in zip(sided, others, strict=True):
                yield f"{folder}/{sheet.back}", image
            if len(sided) < len(deck):
                (back,) = draw(kit, typesetter, [picture_of(deck[0].faces[0], back=True, bleed=0.0)], "png")
                yield f"{folder}/{deck[0].back}", back
        saved = saved_object(kit, decks, url)
        yield f"{folder}/{name}.json", (json.dumps(saved, ensure_ascii=False, indent=2) + "\n").encode()
        yield f"{folder}/README.txt", NOTE.format(name=name).encode()

    return export


def sheets_of(decks: dict[str, list[Face]]) -> Iterator[list[Sheet]]:
    """The sheets of each deck, numbered through."""
    key = 0
    for deck, faces in decks.items():
        name = deck.replace("/", "-")
        sheets: list[Sheet] = []
        for start in range(0, len(faces), MOST):
            key += 1
            here = faces[start : start + MOST]
            back = f"{name}-{len(sheets) + 1}-back.png" if any(face.other for face in here) else f"{name}-back.png"
            sheets.append(Sheet(key, here, f"{name}-{len(sheets) + 1}.png", back))
        yield sheets


# ---------------------------------------------------------------- images


def place_pixels(size: Size) -> tuple[int, int]:
    """How large a card is on a sheet: whole pixels, so that the places of the sheet meet its cards."""
    scale = min(TABLETOP_PIXELS / TABLETOP_COLUMNS / size.width, TABLETOP_PIXELS / TABLETOP_ROWS / size.height)
    return int(size.width * scale), int(size.height * scale)


def resolution(size: Size) -> float:
    """Pixels per inch at which no side of a card is larger than its place."""
    across, down = place_pixels(size)
    return max(across / size.width, down / size.height) * INCH


def sheet_picture(sheet: Sheet, backs: bool = False) -> Picture:
    """The fronts in their places, or the other sides; the last place shows the back."""
    size = CARDS[sheet.faces[0].size]
    ppi = resolution(size)
    width, height = (pixels * INCH / ppi for pixels in place_pixels(size))
    shown = [*((place, face, backs) for place, face in enumerate(sheet.faces)), (PLACES - 1, sheet.faces[0], True)]
    cards = [
        Card(face, back, place % TABLETOP_COLUMNS * width, place // TABLETOP_COLUMNS * height, width, height, size, clip=True)
        for place, face, back in shown
    ]
    return Picture(TABLETOP_COLUMNS * width, TABLETOP_ROWS * height, cards)


# ---------------------------------------------------------------- the saved object


def saved_object(kit: Kit, decks: Sequence[Sequence[Sheet]], url: str) -> dict[str, object]:
    title = str(kit.style_data()["game"])
    states = [deck_state(kit, sheets, number, url) for number, sheets in enumerate(decks)]
    return {
        "SaveName": title,
        "GameMode": "",
        "Date": "",
        "Table": "",
        "Sky": "",
        "Note": "",
        "Rules": "",
        "PlayerTurn": "",
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
        "ObjectStates": states,
    }


def deck_state(kit: Kit, sheets: Sequence[Sheet], number: int, url: str) -> dict[str, object]:
    """A deck, face down; a single card can't be a deck."""
    cards = [
        (sheet, place, face)
        for sheet in sheets
        for place, face in enumerate(sheet.faces)
        for _ in range(kit.options.quantity or face.copies)
    ]
    states = [card_state(sheet, place, face, (number, copy), url) for copy, (sheet, place, face) in enumerate(cards, 1)]
    if len(states) == 1:
        return states[0]
    first = sheets[0].faces[0]
    return {
        **common(first, (number, 0)),
        "Name": "DeckCustom",
        "Nickname": first.back,
        "Description": "",
        "HideWhenFaceDown": True,
        "Hands": False,
        "SidewaysCard": False,
        "DeckIDs": [sheet.number(place) for sheet, place, _ in cards],
        "CustomDeck": {str(sheet.key): images_of(sheet, url) for sheet in sheets},
        "ContainedObjects": states,
    }


def card_state(sheet: Sheet, place: int, face: Face, who: tuple[int, int], url: str) -> dict[str, object]:
    return {
        **common(face, who),
        "Name": "Card",
        "Nickname": face.name,
        "Description": face.plain_text,
        "HideWhenFaceDown": True,
        "Hands": True,
        "SidewaysCard": False,
        "CardID": sheet.number(place),
        "CustomDeck": {str(sheet.key): images_of(sheet, url)},
    }


def images_of(sheet: Sheet, url: str) -> dict[str, object]:
    base = url.rstrip("/") + "/" if url else ""
    return {
        "FaceURL": base + quote(sheet.front),
        "BackURL": base + quote(sheet.back),
        "NumWidth": TABLETOP_COLUMNS,
        "NumHeight": TABLETOP_ROWS,
        "BackIsHidden": True,
        "UniqueBack": sheet.has_sides,
        "Type": 0,
    }


def common(face: Face, who: tuple[int, int]) -> dict[str, object]:
    """What every object has: a number of its own, from its deck and its place there, and where it lies, face down."""
    deck, card = who
    scale = CARDS[face.size].width / CARDS["poker"].width
    return {
        "GUID": f"{(deck + 1) * 0x10000 + card:06x}",
        "Transform": {
            "posX": deck * APART,
            "posY": 1.0,
            "posZ": 0.0,
            "rotX": 0.0,
            "rotY": 180.0,
            "rotZ": 180.0,
            "scaleX": scale,
            "scaleY": 1.0,
            "scaleZ": scale,
        },
        "GMNotes": "",
        "ColorDiffuse": {"r": 0.713235259, "g": 0.713235259, "b": 0.713235259},
        "Locked": False,
        "Grid": True,
        "Snap": True,
        "IgnoreFoW": False,
        "MeasureMovement": False,
        "DragSelectable": True,
        "Autoraise": True,
        "Sticky": True,
        "Tooltip": True,
        "GridProjection": False,
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
    }
