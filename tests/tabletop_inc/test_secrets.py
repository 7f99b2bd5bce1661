"""Predictions reach nobody before they come true: whatever somebody predicts, everybody else reads the same."""

from __future__ import annotations

import random

import pytest

from tests.readings import log, readings
from tests.sizes import sample
from tests.tabletop_inc.table import FOLDER, Kind, anything, game, new

GAMES = sample(4, 60)


def predicting(seats: int, seed: int):
    """A person is asked what the opponent will do."""
    state = game().logged_flavour().new(players=seats, seed=seed)
    chooser = random.Random(seed)
    while state.decision.name != "guesses":
        state.apply(anything(state, chooser))
    return state, chooser


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nobody_reads_what_is_predicted(seats):
    for seed in range(GAMES):
        state, chooser = predicting(seats, seed)
        rival = state.decision.player
        one, other = state.clone(), state.clone()
        first, second = chooser.sample(range(state.option_count), 2)
        for each, index in ((one, first), (other, second)):
            each.apply(index)
            while each.decision.name == "guesses" and each.decision.player == rival:
                each.apply(each.option_count - 1 if each is one else 0)
        assert one.view(rival)["made"][rival] != other.view(rival)["made"][rival]
        for seat in set(range(seats)) - {rival}:
            assert readings(FOLDER, one, seat) == readings(FOLDER, other, seat)
            assert log(one, seat) == log(other, seat)


def test_a_prediction_is_open_from_the_moment_it_is_true():
    """In the view of everybody; those of bots are open from the beginning."""
    shown = 0
    for seed in range(GAMES):
        kind = Kind(2, 1)
        state, chooser = new(kind, seed, 3), random.Random(seed)
        while not state.over:
            state.apply(anything(state, chooser))
            view = state.view(None)
            assert all("cards" not in pile for pile in view["made"])
            shown += sum(len(pile["cards"]) for place in ("confirmed", "guessed") for pile in view[place])
    assert shown
