"""Bots at a table. Each answer has a generator of its own, made from the game's seed and the number of the answer: taking
back, loading and playing another version of the rules change nothing until the games themselves differ.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from rulewright.bots.named import make_bot
from runtime.state import State


class Table:
    """`specs`: bots by seat. `key`: whatever tells this game from others."""

    def __init__(self, specs: Mapping[int, str], key: str) -> None:
        self.bots = {seat: make_bot(spec) for seat, spec in specs.items()}
        self.key = key

    def choose(self, state: State, seat: int, number: int) -> int:
        """The option the seat's bot takes as the answer of this number."""
        return self.bots[seat].choose(state, seat, Random(f"{self.key}/{number}"))
