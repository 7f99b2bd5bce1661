"""What is exactly true of a small game, found by walking through all of its states: how long it can last, what it can pay.

Solvers ask for bounds before the first move. They follow from the rules, but only walking through them proves it. Equal
states are visited once; a game with too many of them stays unknown.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from rulewright.adapters.rewards import value_game
from runtime.chance import CHANCE
from runtime.state import State

Key = tuple[object, ...]

STATES = 8000
STEPS = 40
UNDER_WAY = -1
"""The length from a state on whose followers are still being visited: to meet it again is to go in a circle."""


@dataclass(frozen=True)
class Survey:
    """`length`: the most decisions of players in one game. `total`: what all seats together get, if that is always the same."""

    states: int
    length: int
    lowest: float
    highest: float
    total: float | None
    chances: int


def survey_game(first: State, rewards: str, states: int = STATES) -> Survey | None:
    """Walks through everything that can follow this state; None if that is too much."""
    if is_long(first.clone()):
        return None
    lengths: dict[Key, int] = {}
    values: list[list[float]] = []
    chances = 0
    waiting = [(first, first.key(), False)]
    while waiting:
        state, key, is_done = waiting.pop()
        if not is_done and key in lengths:
            if lengths[key] == UNDER_WAY:
                return None
            continue
        children = list(followers(state))
        if is_done:
            step = 0 if state.player == CHANCE else 1
            lengths[key] = max((step + lengths[child_key] for _, child_key in children), default=0)
            continue
        lengths[key] = UNDER_WAY
        if len(lengths) > states:
            return None
        if state.over:
            values.append(value_game(state, rewards))
        elif state.player == CHANCE:
            chances = max(chances, len(children))
        waiting.append((state, key, True))
        waiting.extend((child, child_key, False) for child, child_key in children if lengths.get(child_key, UNDER_WAY) == UNDER_WAY)
    totals = {sum(value) for value in values}
    return Survey(
        len(lengths),
        lengths[first.key()],
        min(map(min, values)),
        max(map(max, values)),
        totals.pop() if len(totals) == 1 else None,
        chances,
    )


def followers(state: State) -> list[tuple[State, Key]]:
    """The states one step later, with their keys."""
    found = []
    for index in range(state.option_count):
        child = state.clone()
        child.apply(index)
        found.append((child, child.key()))
    return found


def is_long(state: State) -> bool:
    """Does one random game go on and on? Then there is no use in walking through all of them."""
    chooser = Random(0)
    for _ in range(STEPS):
        if state.over:
            return False
        state.apply(chooser.randrange(state.option_count))
    return not state.over
