"""Tic-tac-toe walked to the end in every possible way: the counts are in every textbook on game trees."""

from collections import Counter

import pytest

import rulewright


@pytest.fixture(scope="module")
def game():
    return rulewright.load("tests/games/tic_tac_toe")


@pytest.fixture(scope="module")
def walked(game):
    """How often each result ends a game, and all positions met on the way."""
    results: Counter = Counter()
    positions = set()

    def walk(state):
        positions.add(state)
        if state.over:
            results[state.winners] += 1
            return
        for index in range(len(state.decision.options)):
            after = state.clone()
            after.apply(index)
            walk(after)

    walk(game.new(players=2, seed=1))
    return results, positions


def test_all_finished_games_are_counted(walked):
    results, _ = walked
    assert results == {(0,): 131_184, (1,): 77_904, (): 46_080}
    assert sum(results.values()) == 255_168


def test_positions_reached_in_different_orders_are_equal(walked):
    _, positions = walked
    assert len(positions) == 5_478


def test_the_last_free_square_is_a_decision_with_one_option(game):
    state = game.new(players=2, seed=1)
    for square in ("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3"):
        keys = [option.key for option in state.decision.options]
        state.apply(keys.index(next(key for key in keys if key.endswith(square))))
    assert not state.over and state.option_count == len(state.decision.options) == 1
    state.apply(0)
    assert state.over and state.winners == ()
