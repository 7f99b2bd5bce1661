"""Random games, state by state."""

from __future__ import annotations

import random
from collections.abc import Iterator

from runtime.errors import RuleLimit
from tests.games_list import Case
from tests.sizes import sample

GAMES = sample(2, 12)
"""Random games for each game of the repository; the classics are played 200 times in test_classics.py."""
STEPS = sample(40, 150)
"""Decisions that are looked at in a game; longer games are left off there."""


def seeds(case: Case) -> range:
    """The classics are played often enough to meet every deal."""
    return range(200 if case.is_classic else GAMES)


def seat_of(state, chooser: random.Random) -> int | None:
    """In a secret phase any seat that still decides; else there is only one."""
    return chooser.choice([decision.player for decision in state.decisions]) if state.pending else None


def count_of(state, seat: int | None) -> int:
    if seat is None:
        return state.option_count
    return next(len(decision.options) for decision in state.decisions if decision.player == seat)


def answer(state, chooser: random.Random) -> tuple[int, int | None]:
    """Answers at random; (index, seat) as `apply` takes them."""
    seat = seat_of(state, chooser)
    index = chooser.randrange(count_of(state, seat))
    state.apply(index, seat)
    return index, seat


def states(case: Case, seed: int, steps: int = STEPS, chance: str = "sampled") -> Iterator:
    """The states of one random game at its decisions, and the last one. The state is the same object all the time."""
    chooser = random.Random(seed)
    state = case.game.new(players=case.players(seed), seed=seed, chance=chance)
    for _ in range(steps):
        yield state
        if state.over:
            return
        answer(state, chooser)
    yield state


def finish(state, seed: int, steps: int = STEPS) -> list[tuple[int, int | None]]:
    """Plays on with random answers; a limit of the rules ends the game too. Gives the answers."""
    chooser = random.Random(seed)
    given = []
    for _ in range(steps):
        if state.over:
            break
        try:
            given.append(answer(state, chooser))
        except RuleLimit:
            break
    return given
