"""What a search remembers: decisions by whose they are and where in the rules they are asked, options by their values.

Chance and hidden things are drawn anew for every pass, so what is asked at a node and what is offered there differ from
pass to pass. Each option therefore counts how often it was there to be taken, not how often its node was passed.
"""

from __future__ import annotations

from math import log, sqrt

from runtime.chance import Rnd
from runtime.data import Value
from runtime.text import Decision


class Node:
    """An option taken, and what is asked after it. `total`: worth to the seat that takes it, summed over `visits`. `rumour`:
    the same over `heard` passes in which it was taken a little later than here."""

    __slots__ = ("visits", "offered", "total", "heard", "rumour", "asked", "joined")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.heard = 0
        self.rumour = 0.0
        self.asked: dict[tuple[int, int, str], dict[Value, Node]] = {}
        self.joined: dict[tuple[tuple[int, Value], ...], Node] = {}

    def options(self, decision: Decision) -> dict[Value, Node]:
        """Those of a decision that were met so far, by value."""
        asked = (decision.player, decision.at, decision.name)
        found = self.asked.get(asked)
        if found is None:
            found = self.asked[asked] = {}
        return found

    def after(self, answers: tuple[tuple[int, Value], ...]) -> Node:
        """Where a secret phase that began here ended with these answers."""
        found = self.joined.get(answers)
        if found is None:
            found = self.joined[answers] = Node()
        return found


def select(options: dict[Value, Node], values: tuple[Value, ...], explore: float, rnd: Rnd) -> tuple[int, Node]:
    """One of the values offered: one that was never taken, else the best by upper confidence bound."""
    new: list[int] = []
    best, choice = 0.0, -1
    for index, value in enumerate(values):
        node = options.get(value)
        if node is None:
            node = options[value] = Node()
        node.offered += 1
        if not node.visits:
            new.append(index)
        elif not new:
            bound = node.total / node.visits + explore * sqrt(log(node.offered) / node.visits)
            if choice < 0 or bound > best:
                best, choice = bound, index
    if new:
        choice = new[int(rnd() * len(new))]
    return choice, options[values[choice]]
