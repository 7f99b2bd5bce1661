"""Hands of Volatility cards reach nobody else: two games that differ in nothing but hands look alike.

Everything that a seat can read is compared: its view, its questions with prompts, options, labels and hints, and its log.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.crypto_clash.table import FOLDER, game, is_claim
from tests.readings import log, readings
from tests.sizes import sample

GAMES = sample(30, 400)


def place(name: str) -> int:
    return next(place.base for place in game().data.places if place.name == name)


def somewhere(seed: int):
    """A state in the middle of a game, before somebody claims: no card is just being played."""
    chooser = random.Random(seed)
    state = game().new(players=3 + seed % 2, seed=seed)
    least = chooser.randrange(120)
    while not state.over and (least > 0 or not is_claim(state, state.decision)):
        least -= 1
        state.apply(chooser.randrange(state.option_count))
    return state, chooser


def exchanged(state, first: int, second: int | None, seat: int, chooser: random.Random) -> tuple | None:
    """Two states that differ in a card: that of a rival is exchanged with one of another rival, or of the deck."""
    piles = [place("hand") + first, place("news_deck") if second is None else place("hand") + second]
    hidden = [[card for card in state.piles[pile] if not state.known[card] >> seat & 1] for pile in piles]
    if not all(hidden):
        return None
    chosen = [chooser.choice(cards) for cards in hidden]
    one, other = state.clone(), state.clone()
    for target, cards in ((one, chosen), (other, chosen[::-1])):
        for card, pile in zip(cards, piles, strict=True):
            target.put(card, pile)
    return one, other


def pairs(deck: bool) -> Iterator[tuple]:
    """Pairs of such states, with the seat that must not see the difference."""
    for seed in range(GAMES):
        state, chooser = somewhere(seed)
        if state.over:
            continue
        seat = chooser.randrange(state.n)
        rivals = [other for other in range(state.n) if other != seat]
        chooser.shuffle(rivals)
        pair = exchanged(state, rivals[0], None if deck else rivals[1], seat, chooser)
        if pair is not None:
            yield *pair, seat, chooser


def quiet_answer(state, chooser: random.Random) -> str:
    """An answer that shows no card of a hand and draws none: whoever could play one declines."""
    keys = [option.key for option in state.decision.options]
    asked = next((key for key in ("decline", "done") if key in keys), None)
    showing = {"news_desk", "insider_desk", "flash_forum", "rumour_mill", "play_news"}
    if asked and showing & set(keys):
        return asked
    return chooser.choice(keys)


def test_nobody_sees_the_hands_of_others_nor_the_deck():
    """From there on the games are played alike: nothing differs for the seat, whoever is asked."""
    compared = 0
    for deck in (False, True):
        for one, other, seat, chooser in pairs(deck):
            assert log(one, seat) == log(other, seat)
            for _ in range(25):
                if one.over:
                    break
                assert readings(FOLDER, one, seat) == readings(FOLDER, other, seat)
                assert one.player == other.player
                if any(option.key.startswith("card=vc") for option in one.decision.options):
                    break
                key = quiet_answer(one, chooser)
                for state in (one, other):
                    keys = [option.key for option in state.decision.options]
                    assert key in keys, "what is offered depends on a hidden card"
                    state.apply(keys.index(key))
                compared += 1
            assert log(one, seat) == log(other, seat)
    assert compared > 200


def test_whoever_holds_a_card_is_asked_the_same_whichever_it_is():
    """The question at the News Desk and the number of cards are public, the cards are not."""
    asked = set()
    for seed in range(GAMES):
        state, chooser = somewhere(seed)
        while not state.over and "news_desk" not in [option.key for option in state.decision.options]:
            state.apply(chooser.randrange(state.option_count))
        if state.over:
            continue
        seat = state.player
        asked.add(tuple(option.key for option in state.decision.options))
        for other in range(state.n):
            view = state.view(other)
            assert ("cards" in view["hand"][seat]) == (other == seat)
    assert asked == {("news_desk", "decline")}
