"""Goofspiel against OpenSpiel's: the whole tree of a small suit, with open and hidden bids, and random games with thirteen cards.
There a last card plays itself; here it is asked for, so what leaves no choice is passed over."""

from math import factorial
from random import Random

import pytest

import rulewright
from tests.sizes import sample

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'rulewright[openspiel]'")

from rulewright.adapters import openspiel  # noqa: E402


def both(cards: int, is_hidden: bool):
    """Our game and theirs."""
    settings = {"cards": cards, "hidden_bids": int(is_hidden)}
    ours = openspiel.load(rulewright.load("tests/games/goofspiel"), 2, settings, rewards="points")
    more = {"num_cards": cards, "points_order": "random", "returns_type": "total_points", "imp_info": is_hidden}
    return ours, pyspiel.load_game("goofspiel", more)


def choices(state) -> list[int]:
    return [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()


def forced(state):
    """The state behind all that leaves no choice."""
    while not state.is_terminal() and len(choices(state)) == 1:
        state.apply_action(choices(state)[0])
    return state


def cards_of(state) -> list[int]:
    """What can be turned up, or bid, as OpenSpiel numbers cards."""
    names = [state.action_to_string(state.current_player(), action) for action in choices(state)]
    return [int(name.rpartition(" ")[2].rpartition("=")[2]) - 1 for name in names]


def walk(ours, theirs, known) -> int:
    """How many results lie below two states, which must be the same in both. `known`: what a seat has read here, and there."""
    forced(ours)
    if theirs.is_terminal():
        assert ours.is_terminal() and ours.returns() == theirs.returns()
        return 1
    if theirs.is_chance_node():
        assert cards_of(ours) == [action for action, _ in theirs.chance_outcomes()]
        assert [odds for _, odds in ours.chance_outcomes()] == pytest.approx([odds for _, odds in theirs.chance_outcomes()])
        pairs = zip(choices(ours), choices(theirs), strict=True)
        return sum(walk(ours.child(mine), theirs.child(action), known) for mine, action in pairs)
    found = 0
    look(ours, theirs, 0, known)
    for mine, first in zip(bids(ours, theirs, 0), theirs.legal_actions(0), strict=True):
        after = ours.child(mine)
        look(after, theirs, 1, known)
        for other, second in zip(bids(after, theirs, 1), theirs.legal_actions(1), strict=True):
            there = theirs.clone()
            there.apply_actions([first, second])
            found += walk(after.child(other), there, known)
    return found


def bids(ours, theirs, seat: int) -> list[int]:
    assert ours.current_player() == seat and cards_of(ours) == theirs.legal_actions(seat)
    return ours.legal_actions()


def look(ours, theirs, seat: int, known) -> None:
    known.add((seat, ours.information_state_string(seat), theirs.information_state_string(seat)))


@pytest.mark.parametrize("is_hidden", [False, True], ids=["open bids", "hidden bids"])
def test_the_tree_is_openspiels(is_hidden):
    cards = sample(3, 4)
    ours, theirs = both(cards, is_hidden)
    known = set()
    assert walk(ours.new_initial_state(), theirs.new_initial_state(), known) == factorial(cards) ** 3
    assert len({(seat, mine) for seat, mine, _ in known}) == len(known), "what a seat has read here tells what it has read there"
    if is_hidden:
        assert len({(seat, other) for seat, _, other in known}) == len(known), "and the other way round"


def test_random_games_with_thirteen_cards_go_the_same_way():
    ours, theirs = both(13, is_hidden=False)
    chooser = Random(4)
    for _ in range(sample(3, 100)):
        mine, other = ours.new_initial_state(), theirs.new_initial_state()
        while not other.is_terminal():
            if other.is_chance_node():
                assert cards_of(mine) == other.legal_actions()
                index = chooser.randrange(len(choices(mine)))
                other.apply_action(other.legal_actions()[index])
                mine.apply_action(choices(mine)[index])
                continue
            picks = []
            for seat in (0, 1):
                options = bids(mine, other, seat)
                index = chooser.randrange(len(options))
                picks.append(other.legal_actions(seat)[index])
                mine.apply_action(options[index])
            other.apply_actions(picks)
        assert forced(mine).returns() == other.returns()
