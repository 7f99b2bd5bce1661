"""What a bot is: somebody who takes one of the options of a seat."""

from __future__ import annotations

from random import Random
from typing import Protocol

from runtime.state import State


class Bot(Protocol):
    def choose(self, state: State, seat: int, rng: Random) -> int:
        """The index of an option of the seat's open decision. The state is left as it is."""
        ...


def count_options(state: State, seat: int) -> int:
    """Of the seat's open decision; in a secret phase several seats have one."""
    if state.player == seat:
        return state.option_count
    return next(len(decision.values) for decision in state.decisions if decision.player == seat)
