"""Each card as an image of its own: for print services, for virtual tables, for a look at one card.

Fronts are named by their card, in a folder for each deck, with one back for the deck; what has two sides has a back of
its own. `cards.json` tells how many of each.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

from rulewright.sheets.exports.pictures import Picture, draw, picture_of
from rulewright.sheets.faces import Face
from rulewright.sheets.impose import FRONTS
from rulewright.sheets.kit import Kit, decks_of, wanted_faces
from rulewright.sheets.make import Export, Unprinted
from rulewright.sheets.sizes import DPI, SCREEN, SERVICES, Image
from rulewright.sheets.typeset import Typesetter

BACK = "card-back"
"""No card has such an id, so a back takes nobody's name."""
MANIFEST = "cards.json"


def single_files(format: str, service: str = "none") -> Export:
    """The export of single cards as `png` or `svg`, with the bleed and the pixels that a service wants."""
    chosen = SERVICES.get(service)

    def export(kit: Kit, typesetter: Typesetter) -> Iterator[tuple[str, bytes]]:
        folder = f"{kit.model.name}-{service if chosen else format}"
        entries: list[dict[str, object]] = []
        pictures: dict[str, Picture] = {}
        for deck, faces in decks_of(wanted_faces(kit)).items():
            image = image_for(faces[0], service)
            for face in faces:
                name = file_name(face)
                back = f"{deck}/{f'{name}-{BACK}' if face.other else BACK}.{format}" if kit.options.backs != FRONTS else None
                if back and back not in pictures:
                    pictures[back] = picture_of(face, back=True, image=image)
                pictures[f"{deck}/{name}.{format}"] = picture_of(face, image=image)
                entries.append(entry_of(kit, face, f"{deck}/{name}.{format}", back))
        for name, data in zip(pictures, draw(kit, typesetter, list(pictures.values()), format), strict=True):
            yield f"{folder}/{name}", data
        manifest = {
            "game": kit.model.name,
            "language": kit.options.language,
            "dpi": DPI,
            "service": chosen.name if chosen else None,
            "cards": entries,
        }
        yield f"{folder}/{MANIFEST}", (json.dumps(manifest, ensure_ascii=False, indent=2) + "\n").encode()

    return export


def file_name(face: Face) -> str:
    """By the id of the card, and whose it is if every player has one."""
    return face.key.removeprefix(f"{face.table}/").replace("/", "-")


def image_for(face: Face, service: str) -> Image | None:
    """What a service wants of a card of this size; nothing is wanted without a service."""
    if service not in SERVICES:
        return None
    found = SERVICES[service]
    if face.size not in found.images:
        raise Unprinted(f"{found.name} prints no cards of the size `{face.size}`")
    return found.images[face.size]


def entry_of(kit: Kit, face: Face, file: str, back: str | None) -> dict[str, object]:
    return {
        "id": face.id,
        "name": face.name,
        "deck": face.deck,
        "copies": kit.options.quantity or face.copies,
        "file": file,
        "back": back,
    }


def preview(
    kit: Kit, key: str, typesetter: Typesetter | None = None, ppi: float = SCREEN, format: str = "png", service: str = "none"
) -> bytes:
    """The front of one card, quickly: nothing else is set, and a typesetter that is kept knows most of it already."""
    face = {face.key: face for face in kit.faces}[key]
    picture = picture_of(face, image=image_for(face, service))
    return draw(replace(kit, faces=(face,)), typesetter or Typesetter(), [picture], format, ppi)[0]


def card_file(key: str, format: str = "png", service: str = "none") -> Export:
    """The export of the front of one card alone."""

    def export(kit: Kit, typesetter: Typesetter) -> Iterator[tuple[str, bytes]]:
        yield f"{key.split('/')[-1]}.{format}", preview(kit, key, typesetter, DPI, format, service)

    return export
