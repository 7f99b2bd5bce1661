"""I11: explicit chance has exact weights, and sampled play draws from the same distribution."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction

from tests.games_list import all_games, compiled
from tests.invariants.walk import GAMES, states
from tests.sizes import sample

MOST_LEAVES = 60
DRAWS = sample(400, 4000)


@all_games
def test_probabilities_are_positive_and_sum_to_one(folder):
    case = compiled(folder)
    for seed in range(GAMES):
        for state in states(case, seed, chance="explicit"):
            for decision in state.decisions:
                chances = [option.probability for option in decision.options]
                if decision.player == case.game.CHANCE:
                    assert all(chance > 0 for chance in chances) and sum(chances) == 1
                else:
                    assert chances == [None] * len(chances)


@all_games
def test_sampled_play_never_waits_for_chance(folder):
    case = compiled(folder)
    for state in states(case, 2):
        assert all(decision.player != case.game.CHANCE for decision in state.decisions)


def seen(state) -> str:
    """What all seats together see, copies of a card taken as one: the same in sampled and in explicit play."""
    return re.sub(r"#\d+", "", repr([state.view(seat) for seat in range(state.n)]))


def exact(state) -> dict[str, Fraction] | None:
    """What is seen when chance has decided everything up to the next decision, with its probability. None: too much."""
    found: dict[str, Fraction] = {}
    open_states = [(state, Fraction(1))]
    leaves = 0
    while open_states:
        node, chance = open_states.pop()
        if node.over or node.player != node.game.CHANCE:
            found[seen(node)] = found.get(seen(node), Fraction(0)) + chance
            leaves += 1
        else:
            for option in node.decision.options:
                child = node.clone()
                child.apply(option.index)
                open_states.append((child, chance * option.probability))
        if leaves + len(open_states) > MOST_LEAVES:
            return None
    return found


@all_games
def test_sampled_frequencies_are_the_exact_ones(folder):
    """The start of the game; if nothing is random there, what follows the first answers."""
    case = compiled(folder)
    players = case.program.fewest
    start = case.game.new(players=players, seed=0, chance="explicit")
    compare(exact(start), lambda seed: case.game.new(players=players, seed=seed))
    if start.over or start.pending or start.player == case.game.CHANCE:
        return
    for index in range(min(start.option_count, 3)):
        after = start.clone()
        after.apply(index)

        def drawn(seed: int, index: int = index):
            state = case.game.new(players=players, seed=seed)
            state.apply(index)
            return state

        compare(exact(after), drawn)


def compare(expected: dict[str, Fraction] | None, draw) -> None:
    """Chi-square, with a bound that chance alone passes about once in a million times."""
    if expected is None or len(expected) == 1:
        return
    counts = Counter(seen(draw(seed)) for seed in range(DRAWS))
    assert set(counts) <= set(expected)
    square = sum((counts[key] - DRAWS * chance) ** 2 / (DRAWS * chance) for key, chance in expected.items())
    degrees = len(expected) - 1
    assert square < degrees + 7 * (2 * degrees) ** 0.5 + 14
