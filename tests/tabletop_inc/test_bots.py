"""Muman-Bots: a turn is a function of their cards alone, whatever people hold; how difficulties differ."""

from __future__ import annotations

import random
from statistics import mean

import pytest

from tests.sizes import sample
from tests.tabletop_inc.table import BOT, Kind, anything, game, new
from tests.tabletop_inc.test_objectives import lay

GAMES = sample(6, 200)
HELD = {"hand": ["w01", "w02"], "lessons": ["w03"], "items": ["w04"], "drawback": ["p01"]}
"""Cards of the box, so that no deck is touched."""


def before_a_bot(seed: int):
    """A person is about to make a move, with a bot to the left."""
    state = game().new(players=2, seed=seed, automas={1: BOT})
    chooser = random.Random(seed)
    for _ in range(seed * 5):
        state.apply(anything(state, chooser))
    while "place_worker" not in state.decision.keys:
        state.apply(anything(state, chooser))
    return state


def bots_turn(state) -> tuple:
    """The person stands on the basic action for nothing; what the bot has done then."""
    state.apply(state.decision.keys.index("place_worker"))
    state.apply(state.decision.keys.index("space=at_bas"))
    while not state.over and not {"place_worker", "collect"} & set(state.decision.keys):
        state.apply(next(index for index, key in enumerate(state.decision.keys) if key in ("done", "decline")))
    view = state.view(None)
    stands = {space for space, workers in view["space_workers"].items() if 1 in workers}
    piles = [view["zap_pile"], view["guessed"][1], view["track_line"], view["goal_deck"], view["skill_deck"], view["shelf"]]
    return stands, view["points"][1], view["mumans"][1], view["hourglass"], piles


def test_a_bots_turn_is_a_function_of_its_cards():
    """The same ZAP order gives the same turn whatever the human holds, hidden or open."""
    for seed in range(GAMES):
        one = before_a_bot(seed)
        other = one.clone()
        for place, cards in HELD.items():
            lay(other, 0, place, cards)
        for position in range(5):
            other.set("tokens", position + 1, position)
        other.set("points", 77, 0)
        assert bots_turn(one) == bots_turn(other)


def test_a_harder_bot_scores_more():
    """Points of the ZAP deck alone: about 37, 54, 77 and 93 in a game of two, and of predictions."""
    scores = [mean(played(difficulty)) for difficulty in range(4)]
    assert scores == sorted(scores) and scores[3] > 1.6 * scores[0]


def played(difficulty: int) -> list[int]:
    found = []
    for seed in range(GAMES):
        state, chooser = new(Kind(1, 1), seed, difficulty), random.Random(seed)
        bot = next(seat for seat, pile in enumerate(state.view(None)["award_card"]) if not pile["size"])
        while not state.over:
            state.apply(anything(state, chooser))
        found.append(state.scores[bot])
    return found


@pytest.mark.parametrize("bots", range(1, 6))
def test_bots_have_nothing_of_what_people_have(bots):
    state, chooser = new(Kind(1, bots, 1), bots), random.Random(bots)
    while not state.over:
        state.apply(anything(state, chooser))
    view = state.view(None)
    for seat in range(1 + bots):
        if not view["award_card"][seat]["size"]:
            assert sum(view["tokens"][seat].values()) == 0 and view["objective_points"][seat] == 0
            places = ("hand", "seats", "items", "objectives", "published", "drawback", "slotted", "made")
            assert all(view[place][seat]["size"] == 0 for place in places)
            assert state.scores[seat] == view["points"][seat]
