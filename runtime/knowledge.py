"""Determinisation: a full state that one seat can't tell from the real one.

Cards the seat does not know are dealt anew among the positions of such cards, each to a place that the rules can bring it to.
Cards that waiting rules keep follow; one whose effect is running stays what it is. Answers of others in a running secret
phase are drawn at random, hidden values from what is possible (`guesses.py`). The generator is seeded anew.
While another seat is deciding, what that seat knows stays as it is: its options and the rules that wait for its answer
were made from that.

What comes out depends on the seed and on what the seat may know, on nothing else: states that differ only in hidden
parts give the same sample, copies of cards aside. So whoever decides by samples can't use what is hidden, not even by accident.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

from runtime import strands
from runtime.chance import CHANCE, LAST, NOTHING, seeded
from runtime.copies import in_order
from runtime.guesses import draw_hidden_values
from runtime.places import await_top
from runtime.saving import SAMPLE, begun
from runtime.text import UNASKED

if TYPE_CHECKING:
    from runtime.game import Game
    from runtime.state import State

TRIES = 20
NewCard = dict[int, int]


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
        t = s.clone(begun(SAMPLE))
        blur(t, s.pc, {seat} if s.player < 0 else {seat, s.player}, chooser)
    if s.game.has_chance:
        t.rng, t.pool, t.drawn = seeded(seed), NOTHING, LAST
    return t


def begin_again(s: State, seat: int, chooser: Random) -> State:
    """In a secret phase: from the state on entry, with the own answers, and random ones of those who are done."""
    phase, sealed = strands.running(s)
    secret, t = s.game.secrets[phase.number], sealed.clone(begun(SAMPLE))
    new_card = blur(t, secret.after, {seat}, chooser)
    given = [renamed((arg,), new_card)[0] if place in secret.cards else arg for place, arg in enumerate(phase.args)]
    strands.begin_secret(t, phase.number, phase.seats, *given)
    for q in sorted(phase.seats, key=lambda q: q != seat):
        if q == seat:
            for index in s.strands[q].answers:
                strands.step(t, index, q)
        elif not s.pending >> q & 1:
            while t.pending >> q & 1:
                strands.step(t, chooser.randrange(len(t.strands[q].options)), q)
    return t


def blur(t: State, number: int, fixed: set[int], chooser: Random) -> NewCard:
    """Makes everything random, in a state that goes on at this block, that none of these seats knows; gives the new cards."""
    new_card = deal_anew(t, number, sum(1 << seat for seat in fixed), chooser) if t.hides else {}
    draw_hidden_values(t, fixed, chooser)
    return new_card


# cards


def deal_anew(t: State, number: int, seats: int, chooser: Random) -> NewCard:
    """Shuffles the cards that none of these seats knows, in the same order before whoever held which, into their positions, pile by
    pile: that leaves no trace."""
    played, known = cards_at_work(t, number), t.known
    hidden = [card for pile in t.piles for card in pile if not known[card] & seats and card not in played]
    if not hidden:
        return {}
    new_card = deal(t, hidden, chooser)
    rename_cards(t, new_card)
    rename_locals(t, number, new_card)
    return new_card


def deal(t: State, positions: list[int], chooser: Random) -> NewCard:
    """Another card for each position, which is named by the card that lies there."""
    places = allowed_places(t.game, t.sees)
    rnd = chooser.random
    mixed = in_order(t, positions)
    mixed.sort(key=lambda _: rnd())
    dealt = places and (deal_by_place(t, positions, mixed, places) or deal_with_care(t, positions, mixed, places))
    return dealt or dict(zip(positions, mixed, strict=True))


def deal_with_care(t: State, positions: list[int], mixed: list[int], places: dict[int, frozenset[int]]) -> NewCard:
    """The same where it needs some thought: cards that were dealt make room for others (augmenting paths). Nothing if cards lie
    where the rules can't have brought them, as editors and examples can."""
    holder: dict[int, int] = {}

    def place_card(position: int, tried: set[int]) -> bool:
        for card in mixed:
            if card not in tried and t.loc[position] in places[card]:
                tried.add(card)
                if card not in holder or place_card(holder[card], tried):
                    holder[card] = position
                    return True
        return False

    if not all(place_card(position, set()) for position in positions):
        return {}
    return {position: card for card, position in holder.items()}


def deal_by_place(t: State, positions: list[int], mixed: list[int], places: dict[int, frozenset[int]]) -> NewCard:
    """Deals the cards in this order, to the places first that fewest of them can come to; nothing if that does not work out."""
    spots: dict[int, list[int]] = {}
    for position in positions:
        spots.setdefault(t.loc[position], []).append(position)
    fitting = {place: sum(place in places[card] for card in mixed) for place in spots}
    found: NewCard = {}
    for place in sorted(spots, key=lambda place: (fitting[place], place)):
        cards = [card for card in mixed if place in places[card]][: len(spots[place])]
        if len(cards) < len(spots[place]):
            return {}
        found.update(zip(spots[place], cards, strict=True))
        gone = set(cards)
        mixed = [card for card in mixed if card not in gone]
    return found


def rename_cards(t: State, new_card: NewCard) -> None:
    """Puts another card in the place of each."""
    known, loc = t.known, t.loc
    moved = [(other, known[card], loc[card]) for card, other in new_card.items()]
    waits = t.options and t.player == CHANCE
    top = loc[t.options[0]] if waits and t.pc in t.game.data.chances else None
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
    elif waits and t.game.data.prompts[t.game.data.asks.get(t.pc, UNASKED).prompt].reading.kind == "card":
        t.options = renamed(t.options, new_card)


# what waiting rules keep


def waiting(t: State, number: int) -> Iterator[tuple[str, Any, int, int]]:
    """The frame slots that rules still need from this block on: slot, value, and where on the stack it lies (-1: not there)."""
    live, depth = t.game.data.live, len(t.stack)
    while number in live:
        slots, ret, on_stack = live[number]
        if on_stack:
            depth -= 1
            frame = t.stack[depth]
            for position, slot in enumerate(slots):
                yield slot, frame[position], depth, position
            number = frame[0]
        else:
            for slot in slots:
                yield slot, getattr(t, slot), -1, 0
            number = getattr(t, ret) if ret else 0


def cards_at_work(t: State, number: int) -> set[int]:
    """Cards whose effect or reaction is running, and those that lie in tuples with other things."""
    data = t.game.data
    found: set[int] = set()
    for slot, value, _, _ in waiting(t, number):
        items = value if isinstance(value, tuple) else (value,)
        if slot in data.played_slots:
            found.update(item for item in items if isinstance(item, int))
        for position in data.mixed_slots.get(slot, ()):
            item = items[position] if position < len(items) else -1
            found.add(item if isinstance(item, int) else -1)
    return found


def rename_locals(t: State, number: int, new_card: NewCard) -> None:
    data = t.game.data
    for slot, value, depth, position in list(waiting(t, number)):
        if slot in data.telling_slots:
            new: Any = renamed_choices(value, new_card)
        elif slot in data.card_slots:
            new = renamed(value, new_card) if isinstance(value, tuple) else new_card.get(value, value)
        else:
            continue
        if depth < 0:
            setattr(t, slot, new)
        else:
            frame = (*t.stack[depth][:position], new, *t.stack[depth][position + 1 :])
            t.stack = (*t.stack[:depth], frame, *t.stack[depth + 1 :])


def renamed_choices(values: tuple[tuple[Any, ...], ...], new_card: NewCard) -> tuple[tuple[Any, ...], ...]:
    """What lead-ins have left for their effects, which tells itself where cards are (`telling_slots` of `data.py`)."""
    found: list[tuple[Any, ...]] = []
    while len(found) < len(values):
        (told,) = values[len(found)]
        chosen = values[len(found) + 1 : len(found) + told.bit_length()]
        found.append((told,))
        found += [renamed(value, new_card) if told >> number & 1 else value for number, value in enumerate(chosen)]
    return tuple(found)


def renamed(cards: tuple[Any, ...], new_card: NewCard) -> tuple[Any, ...]:
    return tuple([new_card.get(card, card) if isinstance(card, int) else card for card in cards])


# what a game tells


@lru_cache(maxsize=64)
def allowed_places(game: Game, sees: tuple[int, ...]) -> dict[int, frozenset[int]]:
    """By card the hidden places that the rules can bring it to, and those that all see; empty if that makes no difference."""
    data = game.data
    everyone = (1 << data.most) - 1
    shown = frozenset(place for place in range(data.place_count) if not place or sees[place] == everyone)
    return {card: shown | frozenset(home.places) for home in data.homes for card in home.cards}
