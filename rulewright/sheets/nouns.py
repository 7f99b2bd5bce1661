"""Which icon a noun of the game gets if its style says nothing: the numbers whose name a standard icon stands for."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ruamel.yaml import YAML

from compiler.model import FieldInfo, Model
from compiler.types import IntType

EMBLEMS = ("star", "gem", "crown", "shield", "leaf", "flag", "sun", "key", "book")
NAMES = Path(__file__).parent / "icons" / "names.yaml"


@cache
def words_of_icons() -> dict[str, str]:
    """The words that a standard icon stands for, with the icon."""
    names = YAML(typ="safe").load(NAMES.read_text(encoding="utf-8"))
    return {str(word): icon for icon, words in names.items() for word in words}


def default_icons(model: Model) -> dict[str, str]:
    """Icons of numbers whose name says what they are, by field; those of players go first."""
    fields = [*model.fields.values(), *(field for fields in model.thing_fields.values() for field in fields.values())]
    found = {field.name: _icon_of(field) for field in reversed(fields) if isinstance(field.type, IntType)}
    return {name: icon for name, icon in found.items() if icon}


def _icon_of(field: FieldInfo) -> str:
    known = words_of_icons()
    title, name = field.title.lower(), field.name.replace("_", " ")
    candidates = [title, name, *(said.rsplit(" ", 1)[-1] for said in (title, name))]
    return next((known[said] for said in candidates if said in known), "")


def badge_of(name: str, number: int) -> str:
    """The emblem of a deck or a kind of cards: what its name says, or one of those that mean nothing."""
    said = name.replace("_", " ").lower()
    return words_of_icons().get(said) or EMBLEMS[number % len(EMBLEMS)]
