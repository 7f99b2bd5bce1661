"""Being asked tells nothing: whoever declines is asked equally often, whatever the others can't see."""

from __future__ import annotations

import random

import pytest

from runtime.chance import CHANCE
from tests.games_list import FOLDERS, ROOT, compiled
from tests.invariants.walk import answer, states
from tests.sizes import sample

GAMES = sorted((ROOT / "tests" / "secrets" / "games").iterdir())
SEEDS, STEPS, GUESSES = sample(2, 20), sample(60, 300), sample(3, 8)


def asked(state, index: int) -> list[int]:
    """Who is asked, in this order, when one answer is given and everybody declines after that."""
    state.apply(index)
    found = []
    while state.player != CHANCE and state.option_count and not state.pending and "decline" in state.decision.keys:
        found.append(state.player)
        state.apply(state.decision.keys.index("decline"))
    return found


@pytest.mark.parametrize("folder", [*FOLDERS, *GAMES], ids=lambda folder: folder.name)
def test_declining_players_are_asked_equally_often_whatever_is_hidden(folder):
    case = compiled(folder)
    chooser = random.Random(3)
    for seed in range(SEEDS):
        for number, state in enumerate(states(case, seed, STEPS, "explicit")):
            seat = state.player
            if seat == CHANCE or state.pending or state.over:
                continue
            index = chooser.randrange(state.option_count)
            told = asked(state.clone(), index)
            for guess in range(GUESSES):
                other = state.sample(seat, number * GUESSES + guess)
                assert asked(other, index) == told, state.decision.keys[index]


def test_somebody_is_asked_who_could_not_have_reacted():
    """Else nothing is compared."""
    case = compiled(ROOT / "tests" / "secrets" / "games" / "double_answers")
    chooser, found = random.Random(1), set()
    for seed in range(20):
        state = case.game.new(3, seed=seed)
        while not state.over:
            if state.decision.prompt == "React?":
                found.add(state.decision.keys == ["decline"])
            answer(state, chooser)
    assert found == {True, False}
