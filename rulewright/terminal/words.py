"""What a seat may know, in words. Everything comes from `State.view`, so nothing can leak by being shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from runtime.data import Field, Place, Reading
from runtime.game import Game
from runtime.text import value_id, value_text
from runtime.views import Plain

HIDDEN, NOTHING = "hidden", "–"


class Words:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.card_names = dict(zip(game.card_ids, game.card_names, strict=True))
        self.numbers = {identity: card for card, identity in enumerate(game.card_ids)}

    def seat(self, seat: int) -> str:
        return f"player {seat + 1}" if seat >= 0 else NOTHING

    def title(self, item: Field | Place) -> str:
        return item.title or item.name.replace("_", " ")

    # values

    def value(self, reading: Reading, value: Plain) -> str:
        """A value of a view, read as its field is."""
        kind, of = reading.kind, reading.of
        if value == HIDDEN:
            return HIDDEN
        if kind == "grid":
            return self._grid(int(of.split(",")[1]), reading.member, value)
        if isinstance(value, list):
            return ", ".join(self.value(reading.member, part) for part in value) or NOTHING
        if value in (-1, "none") and kind not in ("number", "flag"):
            return NOTHING
        if kind == "choice":
            return next((choice.title or choice.name for choice in self.game.data.choices[of] if choice.name == value), str(value))
        if kind == "row":
            table = self.game.data.tables[of]
            return dict(zip(table.ids, table.names, strict=True)).get(value, str(value))
        if kind == "card":
            return self.card_names.get(value, str(value))
        if kind == "player":
            return self.seat(value)
        if kind == "flag":
            return "yes" if value else "no"
        if kind == "cell":
            width = int(of.split(",")[1])
            return f"row {value // width + 1}, column {value % width + 1}"
        return str(value)

    def _grid(self, width: int, item: Reading, cells: list[Plain]) -> str:
        shown = [self.value(item, cell) for cell in cells]
        size = max(map(len, shown), default=1)
        lines = [shown[start : start + width] for start in range(0, len(shown), width)]
        return "\n".join(" ".join(cell.replace(NOTHING, "·").ljust(size) for cell in line) for line in lines)

    def entries(self, item: Field | Place, value: Plain) -> Iterator[tuple[str, Plain]]:
        """Key and value of what a field or place shows: one without a key, or one for each of something."""
        if not item.keys or not isinstance(value, dict) or "size" in value:
            yield "", value
            return
        names = self._key_names(item)
        for key, part in value.items():
            yield names.get(str(key), str(key)), part

    def _key_names(self, item: Field | Place) -> dict[str, str]:
        """What people call the keys of a view, several of them joined as the view does."""
        names: dict[str, str] = {"": ""}
        for reading, count in item.keys:
            parts = {value_id(self.game, reading, index): value_text(self.game, reading, index) for index in range(count)}
            names = {
                f"{key},{id}" if key else id: f"{name}, {word}" if name else word
                for key, name in names.items()
                for id, word in parts.items()
            }
        return names

    # cards

    def pile(self, place: Place, pile: dict[str, Any], remembered: dict[int, str], most: int) -> str:
        """A place: its cards if they can be seen and are not more than `most`, else how many."""
        size, cards = pile["size"], pile.get("cards", [])
        if not size:
            return NOTHING
        if cards and place.row:
            return ", ".join(f"{number} {self.card(card, remembered)}" for number, card in enumerate(cards, 1))
        if cards and size <= most:
            return self.cards(cards, remembered)
        if cards and most:
            return f"{_cards(size)}, on top {self.card(cards[-1], remembered)}"
        known = self.cards(pile.get("known", []), remembered)
        return _cards(size) + (f", among them {known}" if known else "")

    def cards(self, cards: list[str], remembered: dict[int, str]) -> str:
        """Names in order; the same one several times in a row is counted."""
        counted = Counter(self.card(card, remembered) for card in cards)
        return ", ".join(name if number == 1 else f"{name} ×{number}" for name, number in counted.items())

    def card(self, card: str, remembered: dict[int, str]) -> str:
        notes = remembered.get(self.numbers.get(card, -1), "")
        return self.card_names.get(card, card) + (f" ({notes})" if notes else "")

    def remembered(self, view: dict[str, Plain]) -> dict[int, str]:
        """What cards remember that is not as it was at the start, by the number of the card."""
        found: dict[int, list[str]] = {}
        for field in self.thing_fields():
            table = self.game.data.tables[field.table]
            values = view[field.name]
            if not table.is_cards or not isinstance(values, list):
                continue
            begun = self.game.data.starts.get(field.slot)
            starts = begun.value if begun else ()
            for index, value in enumerate(values):
                start = starts[index] if index < len(starts) else 0
                text = self.value(field.reading, value)
                if text not in (NOTHING, "no") and value != start:
                    found.setdefault(table.first + index, []).append(f"{self.title(field)} {text}")
        return {card: ", ".join(notes) for card, notes in found.items()}

    def thing_fields(self) -> list[Field]:
        return [field for field in self.game.fields if field.public and field.owner == "row"]


def _cards(size: int) -> str:
    return "1 card" if size == 1 else f"{size} cards"
