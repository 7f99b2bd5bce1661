"""The state of a game in the reference interpreter: dicts and lists, and the rules of places and undecided orders."""

from __future__ import annotations

import copy
from dataclasses import dataclass

from compiler.ir.program import PER_SEAT, FieldDef, Program
from tests.reference.bounds import Bounds

BOX = 0


class Fault(Exception):
    """The program does something the representation does not allow: a bug of whoever made the program."""


class NothingThere(Fault):
    """An element that does not exist is read: of an empty place, or outside of a table."""


class LimitReached(Exception):
    """A limit of the rules is reached; `origin` says which one."""

    def __init__(self, what: str, origin) -> None:
        super().__init__(f"{what} ({origin.path}:{origin.line})")
        self.origin = origin


class TooManyWays(LimitReached):
    """All ways of a `best for` are more than its limit. An engine goes on once where ways meet, so it may have fewer."""


@dataclass
class State:
    """`undecided[place]` is the interval (from, to) of positions whose order chance has not decided yet."""

    seats: int
    fields: dict[str, object]
    piles: list[list[int]]
    loc: list[int]
    undecided: dict[int, tuple[int, int]]
    bounds: Bounds
    over: bool = False

    def copy(self) -> State:
        return copy.deepcopy(self)


def start_state(program: Program, seats: int, settings: dict[str, int], automas: dict[int, str]) -> State:
    """All fields at their start values, all cards in the box."""
    fields: dict[str, object] = {}
    for definition in [*program.fields, *program.settings]:
        fields[definition.name] = start_value(definition, seats)
    for name, value in settings.items():
        fields[name] = value
    names = [name for name, _ in program.automas]
    for seat, name in automas.items():
        fields["automa"][seat] = names.index(name) + 1
    cards = list(range(program.card_count))
    piles: list[list[int]] = [[] for _ in range(program.place_count)]
    piles[BOX] = cards
    return State(seats, fields, piles, [BOX] * program.card_count, {}, Bounds.of(program))


def start_value(definition: FieldDef, seats: int) -> object:
    is_list = definition.owner == PER_SEAT or definition.count is not None
    if not is_list:
        return definition.start
    count = 1 if definition.count is None else definition.count
    each_has_its_own = isinstance(definition.start, tuple) and not (definition.wide and not is_nested(definition.start))
    part = list(definition.start) if each_has_its_own else [definition.start] * count
    if len(part) != count:
        raise Fault(f"{definition.name} has {count} elements and {len(part)} start values")
    return part * seats if definition.owner == PER_SEAT else part


def is_nested(start: tuple) -> bool:
    """For a wide field: is this one tuple per element, or the one tuple that all elements start with?"""
    return bool(start) and all(isinstance(item, tuple) for item in start)


def move_card(state: State, card: int, place: int, bottom: bool) -> None:
    """Takes the card out of where it is and puts it on top of a place, or under it."""
    take_card(state, card)
    pile = state.piles[place]
    if bottom:
        pile.insert(0, card)
        if place in state.undecided:
            low, high = state.undecided[place]
            state.undecided[place] = (low + 1, high + 1)
    else:
        pile.append(card)
    state.loc[card] = place


def take_card(state: State, card: int) -> None:
    place = state.loc[card]
    position = state.piles[place].index(card)
    del state.piles[place][position]
    if place not in state.undecided:
        return
    low, high = state.undecided[place]
    low -= position < low
    high -= position < high
    set_undecided(state, place, low, high)


def shuffle(state: State, place: int) -> None:
    """Nothing is decided about the order of this pile from now on; until it is, the cards lie in ascending order."""
    state.piles[place].sort()
    set_undecided(state, place, 0, len(state.piles[place]))


def set_undecided(state: State, place: int, low: int, high: int) -> None:
    """One card alone has no order to decide."""
    if high - low > 1:
        state.undecided[place] = (low, high)
    else:
        state.undecided.pop(place, None)


def top_outcomes(program: Program, state: State, place: int) -> tuple[list[int], list[int]] | None:
    """The cards that may lie on top and how many copies of each there are; None if the top card is decided.

    Copies of a row are one outcome: the lowest of them stands for it."""
    if place not in state.undecided:
        return None
    low, high = state.undecided[place]
    if high < len(state.piles[place]):
        return None
    copies: dict[int, list[int]] = {}
    for card in state.piles[place][low:high]:
        copies.setdefault(program.card_rows[card], []).append(card)
    return [cards[0] for cards in copies.values()], [len(cards) for cards in copies.values()]


def decide_top(state: State, place: int, card: int) -> None:
    """The card is the top one; the order of the rest stays open."""
    low, high = state.undecided[place]
    pile = state.piles[place]
    pile.remove(card)
    pile.append(card)
    set_undecided(state, place, low, high - 1)
