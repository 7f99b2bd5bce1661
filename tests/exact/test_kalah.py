"""Kalah against OpenSpiel's (there Mancala): the same pits can be sown, the same seeds lie everywhere, the same results."""

from random import Random

import pytest

import rulewright
from tests.sizes import sample

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'rulewright[openspiel]'")


def seeds(state) -> list[int]:
    """The board as OpenSpiel keeps it: what is last here, the store of the second player, is first there."""
    *others, last = state.cells()["seeds"]
    return [last, *others]


def test_random_games_go_the_same_way():
    game, other = rulewright.load("tests/games/kalah"), pyspiel.load_game("mancala")
    chooser = Random(5)
    seen = set()
    for seed in range(sample(60, 500)):
        ours, theirs = game.new(players=2, seed=seed), other.new_initial_state()
        while not theirs.is_terminal():
            decision = ours.decision
            assert decision.player == theirs.current_player()
            assert list(decision.values) == theirs.legal_actions()
            index = chooser.randrange(len(decision.values))
            theirs.apply_action(theirs.legal_actions()[index])
            ours.apply(index)
            assert seeds(ours) == [round(number) for number in theirs.observation_tensor(0)[:14]]
        assert ours.over
        won = [seat for seat, points in enumerate(theirs.returns()) if points > 0] or [0, 1]
        assert list(ours.winners) == won
        seen.add(len(won))
    assert seen == {1, 2}, "there were ties too"
