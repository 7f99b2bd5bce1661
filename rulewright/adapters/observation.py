"""A view as a row of numbers between -1 and 1, always of the same length.

Only `state.view(seat)` is read, so a seat can't learn more here than the rules let it see. How long the row is and what each
number means follows from what the game declares: fields, their bounds and keys, places, and the number of players.

* numbers with bounds: from 0 (lowest) to 1 (highest); open numbers on a logarithmic scale
* choices, rows, cards, seats, cells: one number each, 1 for the one it is; none: all 0. Sets: 1 for each member
* grids: each cell like a choice; lists: the first eight items and the length
* piles: the size, then for each kind of card how many of its copies the seat sees or knows there
* what is in force: for each rule and seat how often, up to four times; what is used up: 1
* what is not open to all begins with a 1 if the seat sees it; what is hidden is 0
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log1p

import numpy
import numpy.typing

from runtime.data import Field, Key, Place, Reading
from runtime.game import Game
from runtime.grids import shape_of
from runtime.views import IN_FORCE, ONCE, Plain, View, key_names

LISTED = 8
NUMBERED = 32
OFTEN = 4
LARGE = 10.0
Write = Callable[[list[float], int, Plain], None]


@dataclass(frozen=True)
class Code:
    """How one value is written: `names` says what each number means."""

    names: tuple[str, ...]
    write: Write

    @property
    def width(self) -> int:
        return len(self.names)


class Observer:
    """`observe(view)` gives the numbers of a view; `names[i]` says what the number at `i` means."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.names: list[str] = []
        self.parts: list[tuple[str, int, Write]] = []
        seats = tuple(str(seat) for seat in range(players))
        self.add("seat", write_one_of({seat: seat for seat in range(players)}, seats))
        self.add("deciding", write_members({seat: seat for seat in range(players)}, seats))
        self.add("over", Code(("",), write_plain))
        for field in game.fields:
            if field.public:
                self.add(field.name, self.field_code(field))
        kinds = self.kinds_of_cards()
        for place in game.data.places:
            self.add(place.name, self.place_code(place, *kinds))
        if game.data.in_force:
            self.add(IN_FORCE, self.in_force_code())
        if game.data.once:
            self.add(ONCE, self.once_code())

    def add(self, name: str, code: Code) -> None:
        self.parts.append((name, len(self.names), code.write))
        self.names += [f"{name} {part}".strip() for part in code.names]

    def __len__(self) -> int:
        return len(self.names)

    def observe(self, view: View) -> numpy.typing.NDArray[numpy.float32]:
        found = [0.0] * len(self.names)
        for name, at, write in self.parts:
            write(found, at, view[name])
        return numpy.array(found, dtype=numpy.float32)

    # fields

    def field_code(self, field: Field) -> Code:
        code = self.value_code(field.reading, field.low, field.high)
        size = field.cells
        if size is not None and (field.keys or size > 1 or field.owner != "seat"):
            code = repeat_code(code, self.keys_of(field.keys, size))
        return self.owned(code, field.owner == "seat", field.seen == "all")

    def keys_of(self, keys: tuple[Key, ...], size: int) -> list[str]:
        names = key_names(self.game, keys, size, self.players)
        return [name for name in names if name is not None] if names else [str(index) for index in range(size)]

    def owned(self, code: Code, by_seat: bool, is_open: bool) -> Code:
        if not is_open:
            code = hide_code(code)
        return repeat_code(code, [str(seat) for seat in range(self.players)]) if by_seat else code

    def value_code(self, reading: Reading, low: int | None = None, high: int | None = None) -> Code:
        kind, of, item = reading.kind, reading.of, reading.member
        if kind == "flag":
            return Code(("",), write_plain)
        if kind == "set":
            places, names = self.items_of(item)
            return write_members(places, names)
        if kind == "grid":
            return repeat_code(self.value_code(item), [str(cell) for cell in range(len(shape_of(of).most))])
        if kind == "list":
            return list_code(self.value_code(item))
        if kind == "number":
            return number_code(low, high)
        return write_one_of(*self.items_of(reading))

    def items_of(self, reading: Reading) -> tuple[dict[object, int], tuple[str, ...]]:
        """The values as views show them, with their places and names."""
        kind, of = reading.kind, reading.of
        if kind == "choice":
            values: list[str] | list[int] = [choice.name for choice in self.game.data.choices[of]]
        elif kind == "row":
            values = list(dict.fromkeys(self.game.data.tables[of].ids))
        elif kind == "card":
            values = list(dict.fromkeys((*self.game.kind_ids, *self.game.card_ids)))
        elif kind == "player":
            values = list(range(self.players))
        elif kind == "cell":
            values = list(shape_of(of).most)
        else:
            values = list(range(NUMBERED))
        return {value: place for place, value in enumerate(values)}, tuple(str(value) for value in values)

    # places

    def kinds_of_cards(self) -> tuple[dict[str, int], list[str], list[int]]:
        """The kind of each card by its id, the names of the kinds, and how many copies there are."""
        kind_of: dict[str, int] = {}
        names: list[str] = []
        copies: list[int] = []
        for table in self.game.data.tables.values():
            if table.is_cards:
                found: dict[int, int] = {}
                for index, row in enumerate(table.rows):
                    if row not in found:
                        found[row] = len(names)
                        names.append(table.ids[index])
                        copies.append(0)
                    copies[found[row]] += 1
                    kind_of[self.game.card_ids[table.first + index]] = found[row]
        return kind_of, names, copies

    def place_code(self, place: Place, kind_of: dict[str, int], names: list[str], copies: list[int]) -> Code:
        cards = max(self.game.data.cards, 1)

        def write(found: list[float], at: int, pile: Plain) -> None:
            found[at] = pile["size"] / cards
            for card in pile.get("cards") or pile.get("known") or ():
                kind = kind_of[card]
                found[at + 1 + kind] += 1 / copies[kind]

        code = Code(("size", *names), write)
        size = place.piles if place.owner == "seat" else place.size
        if place.keys or size > 1:
            code = repeat_code(code, self.keys_of(place.keys, size))
        return self.owned(code, place.owner == "seat", True)

    # what lasts

    def in_force_code(self) -> Code:
        """For each thing that can last, how often it holds for each seat."""
        items = enumerate(self.game.data.in_force)
        names = tuple(f"{number} {item.text}: {seat}" for number, item in items for seat in range(self.players))

        def write(found: list[float], at: int, entries: Plain) -> None:
            for entry in entries:
                place = at + entry["id"] * self.players + entry["for"]
                found[place] = min(1.0, found[place] + 1 / OFTEN)

        return Code(names, write)

    def once_code(self) -> Code:
        """For each thing that can be used up, by which seat or card it is."""
        places: dict[tuple[str, str, Plain], int] = {}
        for item in self.game.data.once:
            holders = dict.fromkeys(self.game.data.tables[item.table].ids) if item.table else range(self.players)
            for holder in holders:
                places.setdefault((item.text, item.per, holder), len(places))

        def write(found: list[float], at: int, entries: Plain) -> None:
            for entry in entries:
                by = entry["by"].partition("#")[0] if isinstance(entry["by"], str) else entry["by"]
                found[at + places[entry["rule"], entry["per"], by]] = 1.0

        return Code(tuple(f"{text} per {per}: {holder}" for text, per, holder in places), write)


# how values are written


def write_plain(found: list[float], at: int, value: Plain) -> None:
    found[at] = float(value)


def number_code(low: int | None, high: int | None) -> Code:
    if low is None or high is None or high <= low:

        def write(found: list[float], at: int, value: Plain) -> None:
            found[at] = max(-1.0, min(1.0, log1p(abs(value)) / LARGE)) * (1 if value >= 0 else -1)
    else:

        def write(found: list[float], at: int, value: Plain) -> None:
            found[at] = max(0.0, min(1.0, (value - low) / (high - low)))

    return Code(("",), write)


def write_one_of(places: dict[object, int], names: tuple[str, ...]) -> Code:
    def write(found: list[float], at: int, value: Plain) -> None:
        place = places.get(value)
        if place is not None:
            found[at + place] = 1.0

    return Code(names, write)


def write_members(places: dict[object, int], names: tuple[str, ...]) -> Code:
    def write(found: list[float], at: int, values: Plain) -> None:
        for value in values:
            place = places.get(value)
            if place is not None:
                found[at + place] = 1.0

    return Code(names, write)


def list_code(item: Code) -> Code:
    width, write_item = item.width, item.write

    def write(found: list[float], at: int, values: Plain) -> None:
        found[at] = min(1.0, log1p(len(values)) / LARGE)
        for index, value in enumerate(values[:LISTED]):
            write_item(found, at + 1 + index * width, value)

    return Code(("length", *(f"{index} {name}".strip() for index in range(LISTED) for name in item.names)), write)


def hide_code(code: Code) -> Code:
    """The value if it is seen, after a 1 that says so."""
    write_value = code.write

    def write(found: list[float], at: int, value: Plain) -> None:
        if value != "hidden":
            found[at] = 1.0
            write_value(found, at + 1, value)

    return Code(("seen", *code.names), write)


def repeat_code(code: Code, keys: list[str]) -> Code:
    """The same for each key: a view has a list or a dict of them, in this order."""
    width, write_one = code.width, code.write

    def write(found: list[float], at: int, values: Plain) -> None:
        for value in values.values() if isinstance(values, dict) else values:
            write_one(found, at, value)
            at += width

    return Code(tuple(f"{key} {name}".strip() for key in keys for name in code.names), write)
