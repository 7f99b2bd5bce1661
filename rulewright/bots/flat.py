"""Flat Monte Carlo: every option is followed by the same number of random playouts, and the best mean wins.

Each round of playouts draws one sample and gives all options the same one, so that they differ by what they do and not
by the cards they met.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from rulewright.bots.playouts import judge, limit_depth, play_on
from rulewright.bots.protocol import count_options
from runtime.errors import RuleLimit
from runtime.state import State


@dataclass(frozen=True)
class FlatBot:
    """`playouts` for each option, cut off after `depth` answers and judged by points; depth 0: played to the end."""

    playouts: int = 20
    depth: int = 60

    def choose(self, state: State, seat: int, rng: Random) -> int:
        count = count_options(state, seat)
        if count == 1:
            return 0
        depth = limit_depth(state, self.depth)
        totals = [0.0] * count
        for _ in range(self.playouts):
            sample = state.sample(seat, rng.getrandbits(63))
            for index in range(count):
                totals[index] += play_out(sample.clone(), seat, index, depth, rng)
        best = max(totals)
        return rng.choice([index for index, value in enumerate(totals) if value == best])


def play_out(state: State, seat: int, index: int, depth: int, rng: Random) -> float:
    """A playout that reaches a limit of the rules counts as an even game."""
    try:
        state.apply(index, seat)
        play_on(state, rng.random, depth)
    except RuleLimit:
        return 0.0
    return judge(state)[seat]
