"""Kuhn poker: its information sets, and its value found by counterfactual regret minimisation.

The solver knows nothing of the game: it walks states, groups decisions by what their player may know, reads results.
"""

import json
from dataclasses import dataclass, field
from fractions import Fraction

import pytest

import rulewright


@dataclass
class Node:
    """A state of the game tree. `group`: the information set of a decision; None where chance decides or it is over."""

    player: int
    group: tuple | None = None
    chances: list[float] = field(default_factory=list)
    children: list["Node"] = field(default_factory=list)
    returns: tuple[int, ...] = ()


def grow(game, state) -> Node:
    if state.over:
        return Node(-2, returns=state.returns)
    decision = state.decision
    node = Node(decision.player)
    if decision.player == game.CHANCE:
        assert sum(option.probability for option in decision.options) == 1
        assert all(isinstance(option.probability, Fraction) for option in decision.options)
        node.chances = [float(option.probability) for option in decision.options]
    else:
        node.group = (decision.player, json.dumps(state.view(decision.player), sort_keys=True))
    for index in range(len(decision.options)):
        after = state.clone()
        after.apply(index)
        node.children.append(grow(game, after))
    return node


class Regrets:
    """Regret matching in every information set; the average strategy is what converges."""

    def __init__(self):
        self.regret: dict[tuple, list[float]] = {}
        self.weight: dict[tuple, list[float]] = {}

    def strategy(self, node: Node) -> list[float]:
        positive = [max(r, 0.0) for r in self.regret.setdefault(node.group, [0.0] * len(node.children))]
        return shares(positive)

    def average(self, node: Node) -> list[float]:
        return shares(self.weight[node.group])

    def train(self, node: Node, reach: tuple[float, float], chance: float) -> float:
        """The value for the first seat; regrets and average weights grow on the way."""
        if node.returns:
            return node.returns[0]
        if node.group is None:
            pairs = zip(node.chances, node.children, strict=True)
            return sum(p * self.train(child, reach, chance * p) for p, child in pairs)
        me, mix = node.player, self.strategy(node)
        values = []
        for share, child in zip(mix, node.children, strict=True):
            further = (reach[0] * share, reach[1]) if me == 0 else (reach[0], reach[1] * share)
            values.append(self.train(child, further, chance))
        value = sum(share * v for share, v in zip(mix, values, strict=True))
        sign = 1 if me == 0 else -1
        regret = self.regret[node.group]
        weight = self.weight.setdefault(node.group, [0.0] * len(mix))
        for index, v in enumerate(values):
            regret[index] += sign * (v - value) * reach[1 - me] * chance
            weight[index] += mix[index] * reach[me]
        return value

    def value(self, node: Node) -> float:
        """What the first seat gets when both follow the average strategy."""
        if node.returns:
            return node.returns[0]
        mix = node.chances if node.group is None else self.average(node)
        return sum(p * self.value(child) for p, child in zip(mix, node.children, strict=True))


def shares(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [w / total for w in weights] if total > 0 else [1 / len(weights)] * len(weights)


def all_nodes(node: Node):
    yield node
    for child in node.children:
        yield from all_nodes(child)


@pytest.fixture(scope="module")
def root() -> Node:
    game = rulewright.load("tests/games/kuhn_poker")
    return grow(game, game.new(players=2, seed=1, chance="explicit"))


def test_there_are_twelve_information_sets(root):
    groups: dict[tuple, set[int]] = {}
    for node in all_nodes(root):
        if node.group is not None:
            groups.setdefault(node.group, set()).add(len(node.children))
    assert len(groups) == 12
    assert [sum(player == seat for player, _ in groups) for seat in (0, 1)] == [6, 6]
    assert all(sizes == {2} for sizes in groups.values()), "a group always offers the same options"


def test_every_deal_has_five_endings_that_cost_one_what_the_other_wins(root):
    ends = [node.returns for node in all_nodes(root) if node.returns]
    assert len(ends) == 6 * 5
    assert all(first == -second and abs(first) in (1, 2) for first, second in ends)


def test_regret_minimisation_finds_the_value(root):
    regrets = Regrets()
    for _ in range(2000):
        regrets.train(root, (1.0, 1.0), 1.0)
    assert regrets.value(root) == pytest.approx(-1 / 18, abs=0.005)
