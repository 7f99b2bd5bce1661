"""Every bot plays every game of the repository: any number of seats, secret phases, chance as decisions."""

import random

import pytest

from rulewright.bots import make_bot
from rulewright.bots.mcts import Search, SearchBot, Trail
from rulewright.bots.tree import Node
from runtime.chance import CHANCE
from runtime.errors import RuleLimit
from tests.games_list import all_games, compiled, secret_games
from tests.invariants.walk import answer, states
from tests.sizes import sample

BOTS = ["random", "greedy:1", "flat:1:depth=15", "mcts:8:depth=15"]


@all_games
@pytest.mark.parametrize("chance", ["sampled", "explicit"])
def test_bots_choose_what_is_offered(folder, chance):
    case, chooser = compiled(folder), random.Random(1)
    for seed in range(sample(1, 10)):
        state = case.game.new(case.players(seed), seed=seed, chance=chance)
        for number in range(sample(12, 60)):
            if state.over:
                break
            for decision in state.decisions:
                if decision.player != CHANCE:
                    for spec in BOTS:
                        index = make_bot(spec).choose(state, decision.player, random.Random(number))
                        assert 0 <= index < len(decision.values)
            try:
                answer(state, chooser)
            except RuleLimit:
                break


@secret_games
def test_nobody_in_the_tree_answers_to_what_was_put_down_in_secret(folder):
    """While a phase runs, a seat's decisions hang below where the phase began and its own answers, never below others'."""
    case = compiled(folder)
    met = 0
    for state in states(case, 1, sample(60, 300)):
        open_ones = [decision for decision in state.decisions if len(decision.values) > 1]
        if not state.pending or len(open_ones) < 2:
            continue
        met += 1
        for decision in open_ones:
            search = Search(state, decision.player, SearchBot(60, depth=5), random.Random(met))
            search.run()
            for node in search.nodes:
                assert {asked[0] for asked in node.asked} <= {decision.player}
    assert met


def test_paths_join_when_a_phase_ends():
    root = Node()
    ends = []
    for first, second in (((0, 5), (1, 7)), ((1, 7), (0, 5)), ((1, 6), (0, 5))):
        trail = Trail(root, 0b11)
        trail.step(*first, Node(), 0b11 & ~(1 << first[0]))
        assert trail.at(first[0]) is not root and trail.at(second[0]) is root
        trail.step(*second, Node(), 0)
        assert not trail.own
        ends.append(trail.node)
    assert ends[0] is ends[1] is not ends[2]
