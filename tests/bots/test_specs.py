"""Bots by name: what can be asked for, and what is told about the rest."""

import pickle
from random import Random

import pytest

from rulewright.bots import BotError, Table, make_bot, split_specs
from rulewright.bots.flat import FlatBot
from rulewright.bots.mcts import SearchBot
from rulewright.bots.simple import GreedyBot, RandomBot
from tests.games_list import CLASSICS, compiled


def test_a_name_with_its_strength_and_options():
    assert make_bot("random") == RandomBot() and make_bot(" greedy ") == GreedyBot()
    assert make_bot("flat:7") == FlatBot(7) and make_bot("mcts") == SearchBot()
    assert make_bot("mcts:50:depth=0:explore=1.5") == SearchBot(50, depth=0, explore=1.5)
    assert make_bot("mcts:depth=9") == SearchBot(depth=9)
    assert split_specs("mcts:200, random") == ("mcts:200", "random")


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("clever", "there is no bot `clever`; bots: `random`, `greedy`, `flat`, `mcts`"),
        ("", "there is no bot ``"),
        ("random:3", "`random` has no option `3`; options: none"),
        ("mcts:0", "`iterations` of `mcts` can't be `0`; it is a whole number from 1 to 1000000"),
        ("mcts:many", "`iterations` of `mcts` can't be `many`"),
        ("mcts:10:20", "`mcts` has no option `20`"),
        ("mcts:10:iterations=20", "`mcts` has no option `iterations=20`"),
        ("mcts:explore=nan", "`explore` of `mcts` can't be `nan`"),
        ("mcts:explore=-1", "`explore` of `mcts` can't be `-1`"),
        ("flat:playouts=1.5", "`playouts` of `flat` can't be `1.5`"),
        ("flat:speed=9", "`flat` has no option `speed=9`; options: `playouts`, `depth`"),
    ],
)
def test_what_is_no_bot(spec, says):
    with pytest.raises(BotError, match="^" + says.replace("?", r"\?")):
        make_bot(spec)


def test_bots_can_be_passed_to_other_processes():
    assert pickle.loads(pickle.dumps(make_bot("mcts:3"))) == SearchBot(3)


@pytest.mark.parametrize("spec", ["random", "greedy", "flat:3", "mcts:20"])
def test_the_same_seed_gives_the_same_game_and_the_state_is_left_alone(spec):
    for folder in CLASSICS:
        case = compiled(folder)
        ends = []
        for _ in range(2):
            state, table, number = case.game.new(2, seed=3), Table({0: spec, 1: spec}, "3"), 0
            while not state.over and number < 30:
                before = state.clone()
                index = table.choose(state, state.player, number)
                assert state == before and 0 <= index < state.option_count
                state.apply(index)
                number += 1
            ends.append(state)
        assert ends[0] == ends[1]


def test_a_generator_of_its_own_for_each_answer():
    case = compiled(CLASSICS[0])
    table = Table({0: "random", 1: "random"}, "3")
    state = case.game.new(2, seed=3)
    assert table.choose(state, state.player, 5) == make_bot("random").choose(state, state.player, Random("3/5"))
