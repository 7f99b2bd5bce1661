"""Guesses at hidden values: any value that the field can hold, all equally likely, whatever it holds in truth.

Of an optional value none is one more; of a set or list it is drawn first how many members, then which. Whether something is
there, and how much, is as hidden as what it is. What breaks an invariant of the rules is drawn again (rejection sampling).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from runtime.copies import in_order
from runtime.data import Field, Seen, Value
from runtime.grids import shape_of

if TYPE_CHECKING:
    from runtime.game import Game
    from runtime.state import State

TRIES = 50
OPEN = 20
"""How far from its other end an open range is drawn; on either side of 0 if it has none."""
LONGEST = 12
"""How many members a hidden list is given at most."""


def draw_hidden_values(t: State, fixed: set[int], chooser: Random) -> None:
    """Values that none of these seats can see; again, if that breaks an invariant."""
    hidden = [(field, seen) for field in hidden_fields(t.game) for seen in (t.game.seen(field, t),) if seen != "all"]
    if not hidden:
        return
    for _ in range(TRIES):
        for field, seen in hidden:
            draw_field(t, field, seen, possible_values(field, t), fixed, chooser)
        if not t.game.broken(t):
            return


@lru_cache(maxsize=64)
def hidden_fields(game: Game) -> list[Field]:
    """What somebody does not see, at least under some settings."""
    return [field for field in game.fields if field.public and field.seen != "all"]


def possible_values(field: Field, t: State) -> Sequence[int]:
    """What a field may hold, none aside; of a set, list or grid: its possible members."""
    member = field.reading.member
    if member.kind == "player":
        return range(t.n)
    if member.kind == "cell":
        return shape_of(member.of).cells(t.game.sizes_of(t))
    low, high = field.members or (None, None)
    if low is None:
        low, high = (0 if high is None else high) - OPEN, OPEN if high is None else high
    return range(low, low + OPEN + 1 if high is None else high + 1)


def draw_field(t: State, field: Field, seen: Seen, values: Sequence[int], fixed: set[int], chooser: Random) -> None:
    slot = field.slot
    found = getattr(t, slot)
    if not isinstance(found, list):
        setattr(t, slot, draw_value(field, values, chooser, t.game.sizes_of(t)))
        return
    count = field.cells or 1
    found = list(found)
    for index in places_in_order(t, field, len(found)):
        mine = field.owner == "seat" and seen == "owner" and index // count in fixed
        if not mine:
            found[index] = draw_value(field, values, chooser, t.game.sizes_of(t))
    setattr(t, slot, found)


def places_in_order(t: State, field: Field, size: int) -> Iterable[int]:
    """The cells of a field; those of cards as the cards lie, since which of two copies lies where is nobody's affair."""
    table = t.game.data.tables.get(field.table)
    if table is None or not table.is_cards:
        return range(size)
    each, first, loc = size // len(table.ids), table.first, t.loc
    cards = in_order(t, range(first, first + len(table.ids)))
    cards.sort(key=lambda card: loc[card])
    return [(card - first) * each + cell for card in cards for cell in range(each)]


def draw_value(field: Field, values: Sequence[int], chooser: Random, sizes: Mapping[str, int]) -> Value:
    reading = field.reading
    if reading.kind == "set":
        return sum(1 << bit for bit in chooser.sample(values, chooser.randint(0, len(values))))
    if reading.kind == "list":
        return tuple([chooser.choice(values) for _ in range(chooser.randint(0, min(len(values), LONGEST)))])
    if reading.kind == "grid":
        shape = shape_of(reading.of)
        cells = [-1 for _ in shape.most]
        for cell in shape.cells(sizes):
            cells[cell] = one_of(values, True, chooser)
        return tuple(cells)
    return one_of(values, reading.none, chooser)


def one_of(values: Sequence[int], none: bool, chooser: Random) -> int:
    if not none:
        return chooser.choice(values)
    number = chooser.randrange(len(values) + 1)
    return values[number] if number < len(values) else -1
