"""Liar's Dice against OpenSpiel's: both trees are walked side by side, action by action, and agree in who decides, in what is legal
and in every result. A bid is one decision with twelve options, as there; that a player bids or calls is asked before."""

import pytest

import rulewright

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'rulewright[openspiel]'")

LIAR = 12
TERMINALS = 6 * 6 * 4095
"""Each of the rolls is followed by all rising sequences of bids, at least one, and a call."""


def walk(ours, theirs) -> int:
    """How many results lie below two states, which must be the same in both."""
    if theirs.is_terminal():
        assert ours.over and list(ours.returns) == theirs.returns()
        return 1
    decision = ours.decision
    found = 0
    if theirs.is_chance_node():
        assert decision.player == ours.game.CHANCE
        assert [float(option.probability) for option in decision.options] == [chance for _, chance in theirs.chance_outcomes()]
        pairs = [((index,), action) for index, (action, _) in enumerate(theirs.chance_outcomes())]
    else:
        assert decision.player == theirs.current_player()
        pairs = deeds(ours)
        assert sorted(action for _, action in pairs) == theirs.legal_actions()
    for answers, action in pairs:
        after = ours.clone()
        for index in answers:
            after.apply(index)
        found += walk(after, theirs.child(action))
    return found


def deeds(state) -> list[tuple[tuple[int, ...], int]]:
    """What can be done now: the answers that do it, and the action that means the same there."""
    found = []
    for option in state.decision.options:
        if option.key == "call":
            found.append(((option.index,), LIAR))
            continue
        after = state.clone()
        after.apply(option.index)
        bids = after.decision
        assert [bid.key for bid in bids.options] == [f"n={n},pips={pips}" for n, pips in bids.values]
        found += [((option.index, bid.index), (bid.value[0] - 1) * 6 + bid.value[1] - 1) for bid in bids.options]
    return found


def test_the_tree_is_openspiels():
    ours = rulewright.load("tests/games/liars_dice").new(players=2, seed=1, chance="explicit")
    assert walk(ours, pyspiel.load_game("liars_dice").new_initial_state()) == TERMINALS
