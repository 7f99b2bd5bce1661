"""Information-set Monte Carlo tree search, for any game and any number of seats.

One tree over what the deciding seat knows. Every pass draws a new sample of what it does not know, goes down the tree
by upper confidence bounds, adds one option, plays on at random and judges where that led. All seats choose in the same
tree, each by what the outcome is worth to itself. Chance is drawn, never branched on.

In a secret phase the seats answer at once. Each then has a path of its own from where the phase began, so that nobody
in the tree answers to what another has just put down; when the phase ends the paths join again.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt
from random import Random

from rulewright.bots.playouts import Taken, judge, limit_depth, play_noting, play_on
from rulewright.bots.protocol import count_options
from rulewright.bots.tree import Node, select
from runtime.chance import CHANCE, Rnd, pick_for
from runtime.data import Value
from runtime.errors import RuleLimit
from runtime.state import State, open_decision

NEAR = 40
"""Answers of a playout that are close enough to the decision to tell something about its options."""


@dataclass(frozen=True)
class SearchBot:
    """`iterations`: passes for one decision. `depth`: random answers after leaving the tree, then points judge; 0: to the
    end. `explore`: how much an option's uncertainty counts, in spans between the best and worst outcome met. `hearsay`:
    how many visits the outcomes of taking the same option a little later count for at most."""

    iterations: int = 200
    depth: int = 200
    explore: float = 0.7
    hearsay: float = 10.0

    def choose(self, state: State, seat: int, rng: Random) -> int:
        if count_options(state, seat) == 1:
            return 0
        search = Search(state, seat, self, rng)
        search.run()
        return search.choice()


class Search:
    """The tree of one decision. The n-th visit of every option draws the same sample and begins with the same random
    numbers, so that options differ by what they do and not by their luck."""

    def __init__(self, state: State, seat: int, bot: SearchBot, rng: Random) -> None:
        self.state, self.seat, self.bot, self.rng = state, seat, bot, rng
        self.depth = limit_depth(state, bot.depth)
        self.root = Node()
        self.decision = decision = next(each for each in state.decisions if each.player == seat)
        self.values = decision.values
        self.options = self.root.options(decision)
        self.nodes = [self.options.setdefault(value, Node()) for value in self.values]
        self.near = {(decision.at, decision.name, value): node for value, node in self.options.items()}
        self.seeds: list[int] = []
        self.passes = 0
        self.low = self.high = 0.0

    def run(self) -> None:
        """Passes until all are done, or until those left could not change the choice."""
        for left in range(self.bot.iterations, 0, -1):
            first, second = self.two_most_visited()
            if first - second > left:
                return
            self.go_once()

    def two_most_visited(self) -> tuple[int, int]:
        first = second = 0
        for node in self.nodes:
            visits = node.visits
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first, second

    def choice(self) -> int:
        """The most visited option; among equals the one that did best."""
        return max(range(len(self.nodes)), key=lambda index: (self.nodes[index].visits, self.value(self.nodes[index])))

    def value(self, node: Node) -> float:
        """Mean worth to the deciding seat, with what was heard of it."""
        if not node.heard:
            return node.total / node.visits if node.visits else 0.0
        heard = node.heard * self.bot.hearsay / (node.heard + self.bot.hearsay)
        return (node.total + heard * node.rumour / node.heard) / (node.visits + heard)

    def first_step(self) -> int:
        """The option to try next."""
        nodes, value = self.nodes, self.value
        if self.passes < len(nodes):
            new = [index for index, node in enumerate(nodes) if not node.visits]
            if new:
                return new[int(self.rng.random() * len(new))]
        reach = self.bot.explore * (self.high - self.low) * sqrt(log(self.passes + 1))
        bounds = [value(node) + reach / sqrt(node.visits) for node in nodes]
        return bounds.index(max(bounds))

    def go_once(self) -> None:
        """A pass that reaches a limit of the rules counts as an even game."""
        index = self.first_step()
        self.passes += 1
        node = self.nodes[index]
        if node.visits == len(self.seeds):
            self.seeds.append(self.rng.getrandbits(63))
        seed = self.seeds[node.visits]
        rnd = Random(seed).random
        state = self.state.sample(self.seat, seed)
        path: list[tuple[Node, int]] = [(node, self.seat)]
        taken: set[Taken] = set()
        try:
            self.descend(state, index, path, taken, rnd)
            near = min(NEAR, self.depth)
            play_noting(state, rnd, near, self.seat, taken)
            play_on(state, rnd, self.depth - near)
            worth = judge(state)
        except RuleLimit:
            worth = [0.0] * state.n
        self.low, self.high = min(self.low, *worth), max(self.high, *worth)
        for node, seat in path:
            node.visits += 1
            node.total += worth[seat]
        for node in [self.near[each] for each in taken if each in self.near]:
            node.heard += 1
            node.rumour += worth[self.seat]

    def descend(self, state: State, index: int, path: list[tuple[Node, int]], taken: set[Taken], rnd: Rnd) -> None:
        """From an option of the decision down the tree to the first one that was never taken."""
        explore = self.bot.explore * (self.high - self.low)
        trail = Trail(self.root, state.pending)
        decision, node = self.decision, path[0][0]
        while True:
            state.apply(index, decision.player)
            trail.step(decision.player, decision.values[index], node, state.pending)
            if not node.visits:
                return
            while not state.over and (state.option_count == 1 or state.player == CHANCE):
                state.apply(0 if state.option_count == 1 else pick_for(state, rnd))
                trail.note(state.pending)
            if state.over:
                return
            decision = open_decision(state)
            index, node = select(trail.at(decision.player).options(decision), decision.values, explore, rnd)
            path.append((node, decision.player))
            if decision.player == self.seat:
                taken.add((decision.at, decision.name, decision.values[index]))


class Trail:
    """Where a pass is: at one node, or in a secret phase at one for each seat. `pending`: the seats still to answer."""

    def __init__(self, node: Node, pending: int) -> None:
        self.node = node
        self.pending = pending
        self.own: dict[int, Node] = {}
        self.answers: list[tuple[int, Value]] = []

    def at(self, seat: int) -> Node:
        return self.own.get(seat, self.node)

    def step(self, seat: int, value: Value, node: Node, pending: int) -> None:
        if self.pending:
            self.own[seat] = node
            self.answers.append((seat, value))
        else:
            self.node = node
        self.note(pending)

    def note(self, pending: int) -> None:
        """A phase is over when nobody has to answer, or somebody has to who was done."""
        if self.own and (not pending or pending & ~self.pending):
            self.node = self.node.after(tuple(sorted(self.answers, key=lambda answer: answer[0])))
            self.own, self.answers = {}, []
        self.pending = pending
