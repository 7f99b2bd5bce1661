"""Determinisation: a full state that one seat can't tell from the real one.

Cards the seat does not know are dealt anew among the positions of such cards, table by table. Answers of others in a
running secret phase are drawn at random. Hidden numbers are drawn from their ranges. The generator is seeded anew.
While another seat is deciding, what that seat knows stays as it is: its options and the rules that wait for its answer
were made from that.
"""
from __future__ import annotations

from random import Random

from runtime import strands
from runtime.chance import CHANCE, seeded
from runtime.places import await_top

TRIES = 20


def sample_state(s, seat: int, seed: int):
    """A state with the same view for the seat; what the seat can't see is random."""
    chooser = Random(seed)
    fixed = {seat} if s.secret or s.player < 0 else {seat, s.player}
    t = begin_again(s, seat, chooser) if s.secret else redealt(s.clone(), fixed, chooser)
    for _ in range(TRIES):
        if t.pending == s.pending:
            break
        t = begin_again(s, seat, chooser)
    draw_hidden_numbers(t, fixed, chooser)
    if s.game.has_chance:
        t.rng, t.pool, t.bound = seeded(seed), 0, 1
    t.history = (None, ("sampled",))
    return t


def begin_again(s, seat: int, chooser: Random):
    """In a secret phase: from the state on entry, with the own answers, and random ones of those who are done."""
    number, seats = s.secret
    t = redealt(s.sealed.clone(), {seat}, chooser)
    strands.begin_secret(t, number, seats)
    for q in sorted(seats, key=lambda q: q != seat):
        if q == seat:
            for index in s.strands[q][strands.ANSWERS]:
                strands.step(t, index, q)
        elif not s.pending >> q & 1:
            while t.pending >> q & 1:
                strands.step(t, chooser.randrange(len(t.strands[q][strands.OPTIONS])), q)
    return t


def redealt(t, fixed: set[int], chooser: Random):
    """The state with the cards that none of these seats knows dealt anew."""
    if not t.hides:
        return t
    held = cards_in_hand(t)
    new_card = list(range(len(t.known)))
    for cards in unknown_cards(t, sum(1 << seat for seat in fixed), held):
        mixed = list(cards)
        chooser.shuffle(mixed)
        for card, other in zip(cards, mixed, strict=True):
            new_card[card] = other
    rename_cards(t, new_card)
    return t


def cards_in_hand(t) -> set[int]:
    """Cards that waiting rules hold in their locals or offer: they stay what they are."""
    held: set[int] = set()
    asks, prompts = t.game.data["asks"], t.game.data["prompts"]
    if t.pc not in t.game.data["chances"] and prompts[asks.get(t.pc, (0, 0))[0]][2][0] == "card":
        held.update(t.options)
    live = t.live_slots()
    for slot in t.game.data["card_slots"]:
        if slot in live:
            value = getattr(t, slot)
            held.update(value if isinstance(value, tuple) else (value,))
    return held


def unknown_cards(t, seats: int, held: set[int]) -> list[list[int]]:
    """By table: the cards that may be others."""
    found = []
    for table in t.game.data["tables"].values():
        if table["cards"]:
            cards = range(table["first"], table["first"] + len(table["ids"]))
            found.append([card for card in cards if not t.known[card] & seats and card not in held])
    return found


def rename_cards(t, new_card: list[int]) -> None:
    """Puts another card in the place of each."""
    old_known, old_loc = t.known[:], t.loc[:]
    for card, other in enumerate(new_card):
        t.known[other] = old_known[card]
        t.loc[other] = old_loc[card]
    for place, pile in enumerate(t.piles):
        cards = [new_card[card] for card in pile]
        if t.shuffles and t.explicit and t.hi[place]:
            low, high = t.lo[place], t.hi[place]
            cards[low:high] = sorted(cards[low:high])
        t.piles[place] = tuple(cards)
    if t.player == CHANCE and t.pc in t.game.data["chances"]:
        await_top(t, old_loc[t.options[0]], t.pc)


def draw_hidden_numbers(t, fixed: set[int], chooser: Random) -> None:
    """Numbers that none of these seats can see, from their ranges; again, if that breaks an invariant."""
    hidden = [field for field in t.game.fields if field["public"] and field["seen"] != "all" and not field["wide"]
              and field["reading"][0] == "number" and field["low"] is not None and field["high"] is not None]
    if not hidden:
        return
    for _ in range(TRIES):
        for field in hidden:
            draw_field(t, field, fixed, chooser)
        if not t.game.broken(t):
            return


def draw_field(t, field: dict, fixed: set[int], chooser: Random) -> None:
    slot = field["slot"]
    value = getattr(t, slot)
    if not isinstance(value, list):
        setattr(t, slot, chooser.randint(field["low"], field["high"]))
        return
    count = field["count"] or 1
    values = list(value)
    for index in range(len(values)):
        mine = field["owner"] == "seat" and field["seen"] == "owner" and index // count in fixed
        if not mine:
            values[index] = chooser.randint(field["low"], field["high"])
    setattr(t, slot, values)
