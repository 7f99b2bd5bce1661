"""What cards are called where somebody reads it: copies that nobody can tell apart have one name (equivalence classes).

A card is called by the id of its row. Its number among the copies is the engine's own affair: it would tell where other copies
are. Only what lies openly on a card makes a difference: a copy that remembers something has a name of its own, the next
free number, and the fields of cards are listed under the same names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from runtime.data import Field, Place, Table

if TYPE_CHECKING:
    from runtime.game import Game
    from runtime.state import State


class Naming(NamedTuple):
    """The name of every card; for tables whose cards remember something, the things in the order in which they are listed; the
    settings by which cells are numbered."""

    names: Sequence[str]
    order: dict[str, list[int]]
    sizes: dict[str, int]


class Memory(NamedTuple):
    """What the cards of a table can remember for all to see: fields and piles with how many of them each card has; which things
    are copies of each other; what each holds when the game begins."""

    table: Table
    fields: tuple[tuple[Field, int], ...]
    places: tuple[tuple[Place, int], ...]
    alike: list[list[int]]
    starts: list[tuple[object, ...]]


def name_cards(s: State) -> Naming:
    """Copies with the same marks share the first of their numbers; those with nothing on them come last."""
    names = s.game.kind_ids
    order: dict[str, list[int]] = {}
    for title, memory in remembering(s.game, open_to_all(s)).items():
        if not order:
            names = list(names)
        table = memory.table
        order[title] = arranged = list(range(len(table.ids)))
        for things in memory.alike:
            marks = {thing: mark_of(s, memory, thing) for thing in things}
            listed = sorted(things, key=lambda thing: (marks[thing] == memory.starts[thing], marks[thing]))
            first: dict[object, int] = {}
            for slot, thing in zip(things, listed, strict=True):
                arranged[slot] = thing
                names[table.first + thing] = s.game.card_ids[table.first + first.setdefault(marks[thing], slot)]
    return Naming(names, order, s.game.sizes_of(s))


def in_order(s: State, cards: Iterable[int]) -> list[int]:
    """Cards in an order that is the same whichever copies they are: by row, copies by what lies on them."""
    rows = s.rows
    marks: dict[int, tuple[object, ...]] = {}
    for memory in remembering(s.game, open_to_all(s)).values():
        first = memory.table.first
        marks.update((first + thing, mark_of(s, memory, thing)) for things in memory.alike if len(things) > 1 for thing in things)
    return sorted(cards, key=lambda card: (rows[card], marks.get(card, ()), card))


def mark_of(s: State, memory: Memory, thing: int) -> tuple[object, ...]:
    """What lies on a card, as all can see it."""
    found: list[object] = []
    for field, count in memory.fields:
        found += getattr(s, field.slot)[thing * count : (thing + 1) * count]
    for place, count in memory.places:
        found += [len(pile) for pile in s.piles[place.base + thing * count : place.base + (thing + 1) * count]]
    return tuple(found)


def open_to_all(s: State) -> frozenset[str]:
    """The fields that all see because the settings say so."""
    return frozenset([field.name for field in s.game.fields if field.shown_if and s.game.seen(field, s) == "all"])


@lru_cache(maxsize=64)
def remembering(game: Game, opened: frozenset[str]) -> dict[str, Memory]:
    """The tables of cards with copies that can remember something openly. `opened`: fields that these settings let all see."""
    found: dict[str, Memory] = {}
    for title, table in game.data.tables.items():
        size = len(table.ids)
        kept = [f for f in game.fields if f.public and f.table == title and f.owner == "row"]
        fields = [f for f in kept if f.seen == "all" or f.name in opened]
        places = [p for p in game.data.places if p.owner == "row" and p.table == title]
        if not table.is_cards or not (fields or places) or len(set(table.rows)) == size:
            continue
        alike: dict[int, list[int]] = {}
        for thing, row in enumerate(table.rows):
            alike.setdefault(row, []).append(thing)
        counted = tuple((field, (field.cells or size) // size) for field in fields)
        holding = tuple((place, place.size // size) for place in places)
        empty = (0,) * sum(count for _, count in holding)
        starts = [game.data.starts[field.slot].value for field in fields]
        begun: list[tuple[object, ...]] = []
        for thing in range(size):
            own = [value[thing * n : (thing + 1) * n] for (_, n), value in zip(counted, starts, strict=True)]
            begun.append((*(item for part in own for item in part), *empty))
        found[title] = Memory(table, counted, holding, list(alike.values()), begun)
    return found
