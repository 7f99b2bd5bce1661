"""Pig: what a turn of "hold at 20" brings on average, computed from the probabilities of explicit chance."""

from collections import Counter
from fractions import Fraction

import pytest

import rulewright


@pytest.fixture(scope="module")
def game():
    return rulewright.load("tests/games/pig")


def turn_outcomes(game, hold_at: int) -> dict[int, Fraction]:
    """The points of the first turn and their probabilities, when the first seat holds from `hold_at` on.

    Equal states are merged after each step, so the walk stays small although the turn is a long tree.
    """
    outcomes: Counter = Counter()
    wave = {game.new(players=2, seed=1, chance="explicit"): Fraction(1)}
    while wave:
        following: dict = {}
        for state, probability in wave.items():
            decision = state.decision
            if decision.player == 1:
                outcomes[points(state)] += probability
                continue
            for index, share in answers(game, state, decision, hold_at):
                after = state.clone()
                after.apply(index)
                following[after] = following.get(after, 0) + probability * share
        wave = following
    return dict(outcomes)


def answers(game, state, decision, hold_at: int) -> list[tuple[int, Fraction]]:
    """The ways on and how likely they are: all that chance may do, or the one that the policy takes."""
    if decision.player == game.CHANCE:
        return [(index, option.probability) for index, option in enumerate(decision.options)]
    wanted = "Hold" if state.view(0)["turn_total"] >= hold_at else "Roll"
    return [(next(i for i, option in enumerate(decision.options) if option.label == wanted), Fraction(1))]


def points(state) -> int:
    return state.view(0)["points"][0]


def test_hold_at_20_brings_8_14_points_a_turn(game):
    outcomes = turn_outcomes(game, 20)
    assert sum(outcomes.values()) == 1
    assert set(outcomes) == {0, 20, 21, 22, 23, 24, 25}
    average = sum(value * probability for value, probability in outcomes.items())
    assert isinstance(average, Fraction)
    assert float(average) == pytest.approx(8.14, abs=0.005)
    assert average == expected_gain(20)


def expected_gain(hold_at: int, total: int = 0) -> Fraction:
    """The same average by the textbook recursion, without any game."""
    if total >= hold_at:
        return Fraction(total)
    return sum(expected_gain(hold_at, total + face) for face in range(2, 7)) / 6


def test_20_is_the_best_number_to_hold_at(game):
    averages = {at: sum(v * p for v, p in turn_outcomes(game, at).items()) for at in (18, 19, 20, 21, 22)}
    assert averages[20] == max(averages.values())


def test_a_die_shows_each_face_with_probability_one_sixth(game):
    state = game.new(players=2, seed=1, chance="explicit")
    state.apply(0)
    decision = state.decision
    assert decision.player == game.CHANCE
    assert [option.probability for option in decision.options] == [Fraction(1, 6)] * 6
    assert all(type(option.probability) is Fraction for option in decision.options)
