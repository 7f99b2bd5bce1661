"""What a seat sees of a place or a field, found by trying: another world in which something else lies there, and both looked at.

A seat sees a thing if its view would be another one with another thing instead (noninterference, one change at a time). Every thing
is tried with everything it could be, so knowing one card of two is seeing something, and an expectation that has nothing to compare
fails and says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from compiler.examples.steps import Step
from runtime import guesses
from runtime.copies import name_cards
from runtime.data import Field, Kept, Reading, Value
from runtime.grids import shape_of
from runtime.state import State
from runtime.text import UNASKED, value_text
from runtime.views import pile_view

MOST_TRIED = 100
"""So many other numbers of a wide range are tried."""

ValueOf = Callable[[str], Any]
World = tuple[str, str, State, set[int]]
"""What lies there, what lies there instead, the state with it, and the places that got the other card."""


def sight(s: State, seat: int, without: set[int]) -> dict[str, Any]:
    """The seat's view, pile by pile; without those that a card was taken from to make another world."""
    found: dict[str, Any] = s.view(seat)
    names = name_cards(s).names
    for place in s.game.data.places:
        owned = place.owner == "seat"
        found[place.name] = [
            pile_view(s, place, number, (number - place.base) // place.piles if owned else None, seat, names)
            for number in range(place.base, place.base + (s.n * place.piles if owned else place.size))
            if number not in without
        ]
    return found


def shows(s: State, seat: int, world: World) -> bool:
    """Can the seat tell this world from the real one?"""
    _, _, other, without = world
    return sight(s, seat, without) != sight(other, seat, without)


def worlds_of(s: State, step: Step, value: ValueOf) -> list[World]:
    """All other worlds for a place or a field."""
    if not step.name:
        return list(other_cards(s, value(step.functions[0])))
    field = next(f for f in s.game.fields if f.name == step.name)
    if not step.functions[0]:
        return list(other_values(s, field, None))
    first = value(step.functions[0])
    return [world for index in range(first, first + step.values[0]) for world in other_values(s, field, index)]


def nothing_to_compare(s: State, step: Step, value: ValueOf) -> str:
    """Why there is no other world."""
    if step.name:
        return "it can hold nothing else, so there is nothing to see or not to see"
    if not s.piles[value(step.functions[0])]:
        return "nothing lies there, so there is nothing to see or not to see"
    return "no other card could lie there: all others of its table lie there too, or are copies of it"


# ---------------------------------------------------------------- cards


def other_cards(s: State, place: int) -> Iterator[World]:
    """Every card of a place exchanged with one of every other row. Where nobody sees the cards, their order is a secret too, so
    two cards of the place may change places; elsewhere the other card comes from another place."""
    rows, names = s.game.data.rows, s.game.card_names
    tables = [(table.first, table.first + len(table.ids)) for table in s.game.data.tables.values() if table.is_cards]
    for card in s.piles[place]:
        first, end = next((first, end) for first, end in tables if first <= card < end)
        others = {rows[c]: c for c in range(first, end) if s.loc[c] != place}
        if not s.sees[place]:
            others = {rows[c]: c for c in s.piles[place] if first <= c < end} | others
        for row, other in others.items():
            if row != rows[card]:
                before = s.sealed if s.sealed is not None else s
                yield names[card], names[other], exchanged(s, card, other), {s.loc[other], before.loc[other]} - {place}


def exchanged(s: State, card: int, other: int) -> State:
    """The world in which two cards have changed places; also before a secret phase, if the card lay there then: that is what others
    still see."""
    t = s.clone()
    if t.sealed is not None and t.sealed.loc[card] == t.loc[card]:
        t.sealed = exchanged(t.sealed, card, other)
    swap = {card: other, other: card}
    for place in {t.loc[card], t.loc[other]}:
        t.piles[place] = tuple(swap.get(c, c) for c in t.piles[place])
    t.loc[card], t.loc[other] = t.loc[other], t.loc[card]
    if t.hides:
        t.known[card], t.known[other] = t.known[other], t.known[card]
    exchange_marks(t, swap)
    t.options = renamed(t, t.pc, t.options, card, other)
    if t.pending:
        t.strands = tuple(strand._replace(options=renamed(t, strand.pc, strand.options, card, other)) for strand in t.strands)
    return t


def exchange_marks(t: State, swap: dict[int, int]) -> None:
    """What is in force for a card, or used up on it, stays where the card lay."""
    data = t.game.data
    for one in data.in_force:
        for slot in (one.slot, one.later) if one.later else (one.slot,):
            setattr(t, slot, [records_of(record, one.keeps, swap) for record in getattr(t, slot)])
    for once in data.once:
        table = data.tables[once.table] if once.table else None
        if table is not None and table.is_cards:
            used, first = getattr(t, once.slot), table.first
            setattr(t, once.slot, [used[swap.get(first + at, first + at) - first] for at in range(len(used))])


def records_of(records: Sequence[Any], keeps: Sequence[Kept], swap: dict[int, int]) -> tuple[Any, ...]:
    """Records of something in force: who began it, then what is kept, again and again."""
    cards = [at for at, kept in enumerate(keeps, 1) if kept.reading.kind == "card"]
    size = 1 + len(keeps)
    return tuple(swap.get(value, value) if at % size in cards else value for at, value in enumerate(records))


def renamed(s: State, pc: int, options: Sequence[Value], card: int, other: int) -> tuple[Value, ...]:
    """What is offered, with the one card for the other. The other card itself stays: it is offered from elsewhere."""
    data = s.game.data
    prompt = data.prompts[data.asks.get(pc, UNASKED).prompt]

    def one(reading: Reading, value: Value) -> Value:
        base = int(reading.of or 0) if reading.kind == "card" else 0
        return other - base if reading.kind == "card" and value == card - base else value

    def whole(value: Value) -> Value:
        if prompt.parts and isinstance(value, tuple):
            return tuple(one(part.reading, item) for part, item in zip(prompt.parts, value, strict=True))
        return one(prompt.reading, value)

    return tuple(whole(value) for value in options)


# ---------------------------------------------------------------- values


def other_values(s: State, field: Field, index: int | None) -> Iterator[World]:
    slot = getattr(s, field.slot)
    now = slot[index] if index is not None else slot
    for new in instead_of(s, field, now):
        other = s.clone()
        other.set(field.name, new, index)
        yield value_text(s.game, field.reading, now), value_text(s.game, field.reading, new), other, set()


def instead_of(s: State, field: Field, now: Value) -> Iterator[Value]:
    """What a field could hold instead; of a set, list or grid one member at a time."""
    kind = field.reading.kind
    if kind == "set":
        assert isinstance(now, int)
        members = possible_values(s, field) or range(now.bit_length() or 1)
        yield from (now ^ 1 << bit for bit in members)
    elif kind == "grid" and isinstance(now, tuple):
        cells = ((at, now[at]) for at in shape_of(field.reading.of).cells(s.game.sizes_of(s)))
        yield from ((*now[:at], -1 if cell != -1 else 0, *now[at + 1 :]) for at, cell in cells)
    elif isinstance(now, tuple):
        yield from ((*now[:at], *now[at + 1 :]) for at in range(len(now)))
        yield (*now, now[0] if now else 0)
    else:
        numbers = (n for n in range(now - MOST_TRIED // 2, now + MOST_TRIED // 2) if in_range(field, n))
        found = {"number": numbers, "player": range(s.n), "card": range(s.game.data.cards)}
        yield from (value for value in found.get(kind, possible_values(s, field)) if value != now)
        if field.reading.none and now != -1:
            yield -1


def possible_values(s: State, field: Field) -> Sequence[int]:
    """What a field may hold, none aside; of a set: its possible members. Empty if that is not known."""
    if field.members:
        return guesses.possible_values(field, s)
    reading, low, high = field.reading, field.low, field.high
    if reading.member.kind == "cell":
        return shape_of(reading.member.of).cells(s.game.sizes_of(s)) if reading.kind in ("cell", "set") else ()
    if reading.kind == "set":
        kind, of, _, _ = reading.member
        if kind == "choice":
            return range(len(s.game.data.choices[of]))
        return range(len(set(s.game.data.tables[of].rows))) if kind == "row" else range(0)
    if reading.kind not in ("number", "choice", "row", "flag", "cell") or field.wide or low is None or high is None:
        return range(0)
    return range(max(low, 0) if reading.none else low, high + 1)


def in_range(field: Field, number: int) -> bool:
    return (field.low is None or number >= field.low) and (field.high is None or number <= field.high)
