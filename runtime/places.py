"""Cards at places: moving, shuffling, looking, and orders that chance has not decided yet.

`piles[place]` is a tuple, bottom first; `loc[card]` its place. `known[card]` is the mask of seats that know the card
and where it is (only in games with hidden places). With explicit chance the positions lo[place] .. hi[place] - 1 of a
shuffled pile have no order yet: they are kept in ascending order, and `Top` decides card by card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.chance import await_chance, shuffled

if TYPE_CHECKING:
    from runtime.state import State


def put(s: State, card: int, place: int) -> None:
    """Moves a card on top of a place."""
    piles, loc = s.piles, s.loc
    old = loc[card]
    pile = piles[old]
    if pile[-1] == card:
        piles[old] = pile[:-1]
    else:
        at = pile.index(card)
        piles[old] = pile[:at] + pile[at + 1 :]
    piles[place] += (card,)
    loc[card] = place


def put_under(s: State, card: int, place: int) -> None:
    """Moves a card under a place."""
    piles, loc = s.piles, s.loc
    old = loc[card]
    pile = piles[old]
    at = pile.index(card)
    piles[old] = pile[:at] + pile[at + 1 :]
    piles[place] = (card, *piles[place])
    loc[card] = place


def put_known(s: State, card: int, place: int) -> None:
    """Like `put`, in games with hidden or shuffled places."""
    piles, loc = s.piles, s.loc
    old = loc[card]
    if s.hides:
        s.known[card] |= s.sees[old] | s.sees[place]
    if s.explicit:
        _take(s, card)
    pile = piles[old]
    if pile[-1] == card:
        piles[old] = pile[:-1]
    else:
        at = pile.index(card)
        piles[old] = pile[:at] + pile[at + 1 :]
    piles[place] += (card,)
    loc[card] = place


def put_under_known(s: State, card: int, place: int) -> None:
    if s.hides:
        s.known[card] |= s.sees[s.loc[card]] | s.sees[place]
    if s.explicit:
        _take(s, card)
    put_under(s, card, place)
    if s.explicit and s.shuffles and s.hi[place]:
        s.lo[place] += 1
        s.hi[place] += 1


def leave(s: State, card: int, place: int) -> None:
    """A card that somebody chose is about to go to a place. Whoever sees neither end knew some cards where it lay and can't be
    sure of any of them now. Whoever sees it arrive takes it for the copy that was known to lie there."""
    if not s.hides:
        return
    old = s.loc[card]
    before = s.sees[old]
    sees = before | s.sees[place]
    if sees != before and s.copies[card]:
        tell_copies_apart_no_more(s, card, sees & ~before)
    if sees != s.everyone:
        pile, known = s.piles[old], s.known
        if len(pile) > 1:
            for other in pile:
                known[other] &= sees


def show(s: State, card: int) -> None:
    """Everybody knows the card from now on."""
    if not s.hides:
        return
    tell_copies_apart_no_more(s, card, s.everyone)
    s.known[card] = s.everyone


def tell_copies_apart_no_more(s: State, card: int, seats: int) -> None:
    """These seats come to see a card: what they knew of one of its copies in the same place, they know of this one instead."""
    known, loc = s.known, s.loc
    seats &= ~known[card]
    for other in s.copies[card]:
        if loc[other] == loc[card]:
            same = known[other] & seats
            known[other] ^= same
            known[card] |= same
            seats ^= same


def _take(s: State, card: int) -> None:
    """Keeps the undecided part of the card's pile when the card leaves it."""
    if not s.shuffles:
        return
    place = s.loc[card]
    high = s.hi[place]
    if high:
        at = s.piles[place].index(card)
        if at < high:
            set_undecided(s, place, s.lo[place] - (at < s.lo[place]), high - 1)


def set_undecided(s: State, place: int, low: int, high: int) -> None:
    """One card alone has no order to decide."""
    if high - low > 1:
        s.lo[place], s.hi[place] = low, high
    else:
        s.lo[place] = s.hi[place] = 0


def shuffle(s: State, place: int) -> None:
    """Puts a pile in random order; nobody knows it any more."""
    pile = s.piles[place]
    if s.hides:
        for card in pile:
            s.known[card] = s.sees[place]
    if s.explicit:
        s.piles[place] = tuple(sorted(pile))
        set_undecided(s, place, 0, len(pile))
    else:
        s.piles[place] = shuffled(s, pile)


def look(s: State, seat: int, place: int) -> None:
    """The seat knows the cards of the place from now on."""
    for card in s.piles[place] if s.hides else ():
        s.known[card] |= 1 << seat


def blur(s: State, cards: tuple[int, ...]) -> None:
    """One of these cards is taken at random: whoever knew some of them in a hidden place can't be sure any more."""
    for card in cards if s.hides else ():
        s.known[card] &= s.sees[s.loc[card]]


def undecided(s: State, place: int) -> bool:
    """Has chance still to decide the top card?"""
    return s.hi[place] == len(s.piles[place]) > 1 and s.hi[place] - s.lo[place] > 1


def await_top(s: State, place: int, number: int) -> int:
    """Waits for chance to decide the top card. Copies of a card are one outcome: the lowest stands for all."""
    copies: dict[int, list[int]] = {}
    rows = s.rows
    for card in s.piles[place][s.lo[place] : s.hi[place]]:
        copies.setdefault(rows[card], []).append(card)
    s.options = tuple([cards[0] for cards in copies.values()])
    s.weights = tuple([len(cards) for cards in copies.values()])
    return await_chance(s, number)


def settle(s: State, card: int) -> None:
    """The card is the top one; the order of the rest stays open."""
    place = s.loc[card]
    if undecided(s, place):
        pile = s.piles[place]
        at = pile.index(card)
        s.piles[place] = pile[:at] + pile[at + 1 :] + (card,)
        set_undecided(s, place, s.lo[place], s.hi[place] - 1)
