"""Kalah against OpenSpiel's (there Mancala): the same pits can be sown, the same seeds lie everywhere, the same results."""

from random import Random

import pytest

import rulewright
from tests.sizes import sample

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'rulewright[openspiel]'")


def seeds(state) -> list[int]:
    """The board as OpenSpiel keeps it: the second player's store, the pits and the store of the first, the pits of the second."""
    cells = state.cells()
    pits, (first, second) = cells["pits"], cells["store"]
    return [second, *pits[:6], first, *pits[6:]]


def test_random_games_go_the_same_way():
    game, other = rulewright.load("tests/games/kalah"), pyspiel.load_game("mancala")
    chooser = Random(5)
    seen = set()
    for seed in range(sample(60, 500)):
        ours, theirs = game.new(players=2, seed=seed), other.new_initial_state()
        while not theirs.is_terminal():
            decision, player = ours.decision, theirs.current_player()
            assert decision.player == player
            assert [value + 7 * player for value in decision.values] == theirs.legal_actions()
            index = chooser.randrange(len(decision.values))
            theirs.apply_action(theirs.legal_actions()[index])
            ours.apply(index)
            assert seeds(ours) == [round(number) for number in theirs.observation_tensor(0)[:14]]
        assert ours.over
        won = [seat for seat, points in enumerate(theirs.returns()) if points > 0] or [0, 1]
        assert list(ours.winners) == won
        seen.add(len(won))
    assert seen == {1, 2}, "there were ties too"
