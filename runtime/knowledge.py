"""Determinisation: a full state that one seat can't tell from the real one.

Cards the seat does not know are dealt anew among the positions of such cards, table by table. Answers of others in a
running secret phase are drawn at random. Hidden values are drawn from their ranges; an optional one that is none stays
so, and a set keeps its size: at a table everyone sees whether something lies there. The generator is seeded anew.
While another seat is deciding, what that seat knows stays as it is: its options and the rules that wait for its answer
were made from that.

What comes out depends on the seed and on what the seat may know, on nothing else: states that differ only in hidden
parts give the same sample. So whoever decides by samples can't use what is hidden, not even by accident.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from runtime import strands
from runtime.chance import CHANCE, LAST, NOTHING, seeded
from runtime.data import Field
from runtime.places import await_top
from runtime.saving import SAMPLE, begun
from runtime.text import UNASKED

if TYPE_CHECKING:
    from runtime.game import Game
    from runtime.state import State

TRIES = 20


def sample_state(s: State, seat: int, seed: int) -> State:
    """A state with the same view for the seat; what the seat can't see is random."""
    chooser = Random(seed)
    if s.secret:
        t = begin_again(s, seat, chooser)
        for _ in range(TRIES):
            if t.pending == s.pending:
                break
            t = begin_again(s, seat, chooser)
    else:
        t = blurred(s.clone(begun(SAMPLE)), {seat} if s.player < 0 else {seat, s.player}, chooser)
    if s.game.has_chance:
        t.rng, t.pool, t.drawn = seeded(seed), NOTHING, LAST
    return t


def begin_again(s: State, seat: int, chooser: Random) -> State:
    """In a secret phase: from the state on entry, with the own answers, and random ones of those who are done."""
    phase, sealed = strands.running(s)
    t = blurred(sealed.clone(begun(SAMPLE)), {seat}, chooser)
    strands.begin_secret(t, phase.number, phase.seats)
    for q in sorted(phase.seats, key=lambda q: q != seat):
        if q == seat:
            for index in s.strands[q].answers:
                strands.step(t, index, q)
        elif not s.pending >> q & 1:
            while t.pending >> q & 1:
                strands.step(t, chooser.randrange(len(t.strands[q].options)), q)
    return t


def blurred(t: State, fixed: set[int], chooser: Random) -> State:
    """The state with everything made random that none of these seats knows."""
    if t.hides:
        deal_anew(t, sum(1 << seat for seat in fixed), chooser)
    draw_hidden_values(t, fixed, chooser)
    return t


def deal_anew(t: State, seats: int, chooser: Random) -> None:
    """Shuffles the cards that none of these seats knows, in ascending order before, into their positions, pile by pile:
    who held which of them leaves no trace."""
    held, known = cards_in_hand(t), t.known
    hidden = [card for pile in t.piles for card in pile if not known[card] & seats and card not in held]
    rnd = chooser.random
    new_card: dict[int, int] = {}
    for first, end in card_tables(t.game):
        positions = [card for card in hidden if first <= card < end]
        mixed = sorted(positions)
        mixed.sort(key=lambda _: rnd())
        new_card.update(zip(positions, mixed, strict=True))
    if new_card:
        rename_cards(t, new_card)


def cards_in_hand(t: State) -> set[int]:
    """Cards that waiting rules hold in their locals or offer: they stay what they are."""
    held: set[int] = set()
    data = t.game.data
    if t.pc not in data.chances and data.prompts[data.asks.get(t.pc, UNASKED).prompt].reading.kind == "card":
        held.update(t.options)
    live = t.live_slots()
    for slot in data.card_slots:
        if slot in live:
            value = getattr(t, slot)
            held.update(value if isinstance(value, tuple) else (value,))
    return held


@lru_cache(maxsize=64)
def card_tables(game: Game) -> list[tuple[int, int]]:
    """The first card of every table and the one after its last."""
    return [(table.first, table.first + len(table.ids)) for table in game.data.tables.values() if table.is_cards]


def rename_cards(t: State, new_card: dict[int, int]) -> None:
    """Puts another card in the place of each."""
    known, loc = t.known, t.loc
    moved = [(other, known[card], loc[card]) for card, other in new_card.items()]
    waits = t.options and t.player == CHANCE and t.pc in t.game.data.chances
    top = loc[t.options[0]] if waits else None
    for other, mask, place in moved:
        known[other], loc[other] = mask, place
    for place in {place for _, _, place in moved}:
        cards = [new_card.get(card, card) for card in t.piles[place]]
        if t.shuffles and t.explicit and t.hi[place]:
            low, high = t.lo[place], t.hi[place]
            cards[low:high] = sorted(cards[low:high])
        t.piles[place] = tuple(cards)
    if top is not None:
        await_top(t, top, t.pc)


def draw_hidden_values(t: State, fixed: set[int], chooser: Random) -> None:
    """Values that none of these seats can see, from their ranges; again, if that breaks an invariant."""
    hidden = hidden_fields(t.game)
    if not hidden:
        return
    for _ in range(TRIES):
        for field, values in hidden:
            draw_field(t, field, values, fixed, chooser)
        if not t.game.broken(t):
            return


@lru_cache(maxsize=64)
def hidden_fields(game: Game) -> list[tuple[Field, range]]:
    """Those that are drawn, with what they may hold."""
    return [
        (field, values)
        for field in game.fields
        if field.public and field.seen != "all" and (values := possible_values(game, field))
    ]


def possible_values(game: Game, field: Field) -> range:
    """What a field may hold, none aside; of a set: its possible members. Empty if that is not known."""
    reading, low, high = field.reading, field.low, field.high
    if reading.kind == "set":
        kind, of, _, _ = reading.member
        if kind == "choice":
            return range(len(game.data.choices[of]))
        return range(len(set(game.data.tables[of].rows))) if kind == "row" else range(0)
    if reading.kind not in ("number", "choice", "row", "flag", "cell") or field.wide or low is None or high is None:
        return range(0)
    return range(max(low, 0) if reading.none else low, high + 1)


def draw_field(t: State, field: Field, values: range, fixed: set[int], chooser: Random) -> None:
    slot = field.slot
    found = getattr(t, slot)
    if not isinstance(found, list):
        setattr(t, slot, draw_value(field, values, found, chooser))
        return
    count = field.cells or 1
    found = list(found)
    for index in range(len(found)):
        mine = field.owner == "seat" and field.seen == "owner" and index // count in fixed
        if not mine:
            found[index] = draw_value(field, values, found[index], chooser)
    setattr(t, slot, found)


def draw_value(field: Field, values: range, value: int, chooser: Random) -> int:
    if field.reading.kind == "set":
        return sum(1 << bit for bit in chooser.sample(values, value.bit_count()))
    return value if field.reading.none and value < 0 else chooser.choice(values)
