"""What a seat may know, in words. Everything comes from `State.view`, so nothing can leak by being shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from rulewright.terminal.boards import draw_board
from runtime.data import Field, Place, Reading
from runtime.game import Game
from runtime.grids import shape_of
from runtime.text import span_text, value_id, value_text
from runtime.views import IN_FORCE, ONCE, Plain, plain_value

HIDDEN, NOTHING = "hidden", "–"


def might_lie(game: Game, grid: Reading) -> list[str]:
    """What the cells of a grid can hold, where that is one of few choices."""
    member = grid.member
    return [choice.title or choice.name for choice in game.data.choices[member.of]] if member.kind == "choice" else []


class Words:
    def __init__(self, game: Game) -> None:
        """`settings`: those of the game that is told of, the usual ones to begin with: a view has them."""
        self.game = game
        self.settings: Mapping[str, Plain] = {field.name: game.data.starts[field.slot].value for field in game.data.settings}
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
            words = [self.value(reading.member, cell) for cell in value]
            cells = ["" if word == NOTHING else word for word in words]
            shape = shape_of(of)
            return draw_board(cells, shape.size(self.settings)[1], shape.hex, might_lie(self.game, reading))
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
            width = shape_of(of).size(self.settings)[1]
            return f"row {value // width + 1}, column {value % width + 1}"
        return str(value)

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

    def pile(self, place: Place, pile: dict[str, Any], remembered: dict[str, str], most: int) -> str:
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

    def cards(self, cards: list[str], remembered: dict[str, str]) -> str:
        """Names in order; the same one several times in a row is counted."""
        counted = Counter(self.card(card, remembered) for card in cards)
        return ", ".join(name if number == 1 else f"{name} ×{number}" for name, number in counted.items())

    def card(self, card: str, remembered: dict[str, str]) -> str:
        notes = remembered.get(card, "")
        return self.card_names.get(card, card) + (f" ({notes})" if notes else "")

    def remembered(self, view: dict[str, Plain]) -> dict[str, str]:
        """What cards remember that is not as it was at the start, by what the view calls the card."""
        found: dict[str, list[str]] = {}
        for field in self.thing_fields():
            values = view[field.name]
            if not self.game.data.tables[field.table].is_cards or not isinstance(values, dict):
                continue
            begun = self.game.data.starts.get(field.slot)
            starts = begun.value if begun else ()
            for index, (key, value) in enumerate(values.items()):
                card, _, part = key.partition(",")
                text = self.value(field.reading, value)
                start = (
                    plain_value(self.game, field.reading, starts[index], self.game.kind_ids, self.settings)
                    if index < len(starts)
                    else 0
                )
                if text not in (NOTHING, "no") and value != start:
                    found.setdefault(card, []).append(f"{self.title(field)} {part} {text}".replace("  ", " "))
        return {card: ", ".join(notes) for card, notes in found.items()}

    # what holds for a time

    def lasting(self, view: dict[str, Plain]) -> Iterator[tuple[str, str]]:
        """What is in force, and what is used up until its time comes again."""
        for entry in view.get(IN_FORCE, ()):
            span = span_text(entry["until"], entry["by"], entry["begun"])
            yield "in force", f"{self.seat(entry['for'])}, {span}: {entry['rule']}{self._with(entry)}"
        for entry in view.get(ONCE, ()):
            yield "used up", f"{self._whose(entry)}, this {entry['per']}: {entry['rule']}"

    def _with(self, entry: dict[str, Plain]) -> str:
        """The values that it was begun with."""
        keeps = [kept for kept in self.game.data.in_force[entry["id"]].keeps if kept.name in entry]
        told = [f"{kept.name.replace('_', ' ')} {self.value(kept.reading, entry[kept.name])}" for kept in keeps]
        return f" ({', '.join(told)})" if told else ""

    def _whose(self, entry: dict[str, Plain]) -> str:
        by = entry["by"]
        if isinstance(by, int):
            return self.seat(by)
        return self.card_names.get(by, str(by)) + (f" of {self.seat(entry['of'])}" if "of" in entry else "")

    def thing_fields(self) -> list[Field]:
        return [field for field in self.game.fields if field.public and field.owner == "row"]


def _cards(size: int) -> str:
    return "1 card" if size == 1 else f"{size} cards"
