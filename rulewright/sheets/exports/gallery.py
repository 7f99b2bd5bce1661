"""One page with all cards of a game, to look through them in a browser: pictures, text, and where each is written.

Everything stands in the file itself. What comes from content is escaped by the template, and the page forbids itself
every script, style and address but its own.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from rulewright.report.machine import Json
from rulewright.sheets.exports.images import SMALL
from rulewright.sheets.exports.pictures import Picture, draw, picture_of
from rulewright.sheets.faces import Face, both_sides
from rulewright.sheets.kit import Kit, decks_of, wanted_faces
from rulewright.sheets.since import Changes
from rulewright.sheets.sizes import CARDS
from rulewright.sheets.typeset import Typesetter

HERE = Path(__file__).parent
PPI = 150
SEPARATOR = " · "


def gallery_file(kit: Kit, typesetter: Typesetter, changes: Changes | None = None) -> Iterator[tuple[str, bytes]]:
    """The page; `changes` marks what is new and what looks different."""
    decks = decks_of(wanted_faces(kit))
    pictures = [
        picture
        for faces in decks.values()
        for picture in (picture_of(faces[0], back=True, bleed=0.0), *(picture for face in faces for picture in sides_of(face)))
    ]
    drawn = iter(draw(kit, typesetter, pictures, "png", PPI, SMALL))
    kinds = kinds_of([face for faces in decks.values() for face in faces])
    shown: list[Json] = [
        {
            "key": deck,
            "name": faces[0].back,
            "back": data_address(next(drawn)),
            "size": CARDS[faces[0].size],
            "cards": [card_data(kit, side, next(drawn), kinds, changes) for side in both_sides(faces)],
        }
        for deck, faces in decks.items()
    ]
    page = (
        templates()
        .get_template("gallery.html.jinja")
        .render(
            kit=kit,
            word=kit.word,
            game=kit.style_data()["game"],
            decks=shown,
            kinds=kinds,
            count=sum(len(deck["cards"]) for deck in shown),
            copies=sum(card["copies"] for deck in shown for card in deck["cards"]),
            changes=changes,
            style=part("gallery.css"),
            script=part("gallery.js"),
        )
    )
    yield f"{kit.model.name}-gallery.html", page.encode()


def sides_of(face: Face) -> list[Picture]:
    """A card, or both sides of a thing that has two."""
    front = picture_of(face, bleed=0.0)
    return [front, picture_of(face, back=True, bleed=0.0)] if face.other else [front]


def card_data(kit: Kit, face: Face, picture: bytes, kinds: Sequence[str], changes: Changes | None) -> Json:
    """What the template says of a card."""
    state = ""
    if changes is not None:
        state = "new" if face.key in changes.new else "changed" if face.key in changes.changed else ""
    return {
        "face": face,
        "picture": data_address(picture),
        "copies": kit.options.quantity or face.copies,
        "state": state,
        "size": CARDS[face.size],
        "kinds": " ".join(str(kinds.index(kind)) for kind in kinds_of([face])),
    }


def kinds_of(faces: Sequence[Face]) -> list[str]:
    """What cards call themselves under their names, each once; the deck has a filter of its own."""
    return list(dict.fromkeys(word for face in faces for word in face.line.split(SEPARATOR) if word and word != face.back))


def data_address(png: bytes) -> str:
    return "data:image/png;base64," + base64.b64encode(png).decode()


def part(name: str) -> dict[str, object]:
    """Our own style or script, and the digest by which the page allows it."""
    text = (HERE / name).read_text(encoding="utf-8")
    digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
    return {"text": Markup(text), "digest": f"'sha256-{digest}'"}


def templates() -> Environment:
    return Environment(
        loader=FileSystemLoader(HERE), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
