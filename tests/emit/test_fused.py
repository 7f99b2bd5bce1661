"""Fused playouts: the same games as those played step by step with explicit chance and the same draws."""

from random import Random

import pytest

from compiler.emit import emit_module
from runtime.chance import pick
from runtime.loader import load_module
from runtime.playout import play_once
from tests.emit import samples


def step_by_step(game, players: int, rnd):
    state = game.new(players, chance="explicit")
    while not state.over:
        chance = state.player == game.CHANCE
        state.apply(pick(state.weights, rnd) if chance else int(rnd() * state.option_count))
    return state


@pytest.mark.parametrize("make", [samples.noughts, samples.push, samples.plans, samples.climb, samples.draws])
def test_a_fused_game_ends_like_one_played_step_by_step(make):
    program = make()
    game = load_module(emit_module(program), program.name)
    for seed in range(40):
        players = (program.fewest, program.most)[seed % 2]
        stepped, fused = step_by_step(game, players, Random(seed).random), play_once(game, players, Random(seed).random)
        assert stepped.cells() == fused.cells()
        assert (stepped.scores, stepped.winners) == (fused.scores, fused.winners)


def test_statistics_add_up():
    game = load_module(emit_module(samples.push()), "push")
    found = game.playout(players=3, seed=5, games=50)
    assert found.games == 50 == sum(found.wins) and found.no_winner == 0
    assert found.decisions > 50 * 40 and len(found.scores) == 3 and min(found.scores) > 0
    assert game.playout(players=3, seed=5, games=50) == found


def test_three_in_a_row_is_won_as_often_as_theory_says():
    game = load_module(emit_module(samples.noughts()), "noughts")
    found = game.playout(players=2, seed=1, games=20000)
    assert abs(found.wins[0] / 20000 - 0.585) < 0.015 and abs(found.wins[1] / 20000 - 0.288) < 0.015
    assert found.no_winner == 20000 - sum(found.wins)
