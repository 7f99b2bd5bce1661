"""Copies of a card that a player can't tell apart have one name, wherever it is read."""

from __future__ import annotations

from collections import Counter

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


def test_an_ability_of_equal_cards_is_one_option_until_each_of_them_is_used():
    state = compiled(ROOT / "tests" / "language" / "c74_abilities_of_copies").game.new(2)
    pumps = [card for card, kind in enumerate(state.game.kind_ids) if kind == "pump"]
    for card in pumps[:3]:
        state.put(card, state.game.data.places[0].base)
    state.apply(0)  # what was offered before the cards lay there
    state.apply(0)
    offered = []
    while state.player != 0:
        state.apply(0)
    while state.decision.keys[0] == "pump":
        offered.append(state.decision.keys)
        state.apply(0)
    assert offered == [["pump", "done"]] * 3


def test_leduc_poker_with_copies_has_the_value_that_openspiel_knows():
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'rulewright[openspiel]'")
    from rulewright.adapters import openspiel

    tree = whole_tree(openspiel.load(compiled(GAMES / "leduc_poker").game).new_initial_state())
    solver = Solver()
    for number in range(1, sample(250, 1500) + 1):
        for player in (0, 1):
            solver.improve(tree, player, [1.0, 1.0], number)
    assert Counter(player for player, _ in solver.regrets) == {0: 144, 1: 144}
    assert solver.value(tree) == pytest.approx(-0.0856, abs=0.001)


def whole_tree(state) -> tuple:
    """Who decides (None: chance, or it is over), in which information state, and what follows with which probability."""
    if state.is_terminal():
        return None, state.returns()[0], ()
    if state.is_chance_node():
        return None, "", [(odds, whole_tree(state.child(action))) for action, odds in state.chance_outcomes()]
    player = state.current_player()
    return player, state.information_state_string(player), [(1.0, whole_tree(state.child(a))) for a in state.legal_actions()]


class Solver:
    """Counterfactual regret minimisation (CFR+), written for a tree that fits into memory."""

    def __init__(self) -> None:
        self.regrets: dict[tuple, list[float]] = {}
        self.sums: dict[tuple, list[float]] = {}

    def policy(self, key: tuple, count: int) -> list[float]:
        return normal(self.regrets.setdefault(key, [0.0] * count))

    def improve(self, node: tuple, player: int, reach: list[float], number: int) -> float:
        """The value of a node for player 1; regrets of `player` are updated."""
        who, what, ways = node
        if not ways:
            return what
        if who is None:
            return sum(odds * self.improve(way, player, [reach[0] * odds, reach[1] * odds], number) for odds, way in ways)
        key = who, what
        policy = self.policy(key, len(ways))
        values = []
        for chance, (_, way) in zip(policy, ways, strict=True):
            then = list(reach)
            then[who] *= chance
            values.append(self.improve(way, player, then, number))
        value = sum(chance * found for chance, found in zip(policy, values, strict=True))
        if who == player:
            sign = 1 if who == 0 else -1
            regrets, sums = self.regrets[key], self.sums.setdefault(key, [0.0] * len(ways))
            for way, found in enumerate(values):
                regrets[way] = max(0.0, regrets[way] + reach[1 - who] * sign * (found - value))
                sums[way] += number * reach[who] * policy[way]
        return value

    def value(self, node: tuple) -> float:
        """Of the average policies."""
        who, what, ways = node
        if not ways:
            return what
        policy = [odds for odds, _ in ways] if who is None else normal(self.sums[who, what])
        return sum(chance * self.value(way) for chance, (_, way) in zip(policy, ways, strict=True))


def normal(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights] if total else [1 / len(weights)] * len(weights)
