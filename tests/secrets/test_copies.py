"""Copies of a card that a player can't tell apart have one name, wherever it is read."""

from __future__ import annotations

import pytest

from tests.games_list import ROOT, compiled
from tests.sizes import sample

GAMES = ROOT / "tests" / "secrets" / "games"


def test_a_dealt_copy_does_not_tell_who_holds_the_other():
    """With explicit chance the lowest copy is dealt first: its number would say whether the rival has one too."""
    game = compiled(GAMES / "leduc_poker").game
    views = set()
    for first in ("jack", "queen"):
        state = game.new(2, chance="explicit")
        for card in (first, "jack"):
            keys = [option.key for option in state.decision.options]
            state.apply(keys.index(f"card={card}"))
        views.add(str(state.view(1)))
    assert len(views) == 1 and "jack" in views.pop()


def test_leduc_poker_with_copies_has_the_value_that_openspiel_knows():
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'rulewright[openspiel]'")
    from open_spiel.python import policy
    from open_spiel.python.algorithms import cfr, expected_game_score

    from rulewright.adapters import openspiel

    game = openspiel.load(compiled(GAMES / "leduc_poker").game)
    assert [len(states) for states in policy.TabularPolicy(game).states_per_player] == [144, 144]
    solver = cfr.CFRPlusSolver(game)
    for _ in range(sample(12, 60)):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [average, average])
    assert value == pytest.approx([-0.0859, 0.0859], abs=sample(20, 1) / 1000)
