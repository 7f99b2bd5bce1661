"""The two bots that hardly think: random, and greedy by score."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from rulewright.bots.playouts import judge
from rulewright.bots.protocol import count_options
from runtime.errors import RuleLimit
from runtime.state import State


@dataclass(frozen=True)
class RandomBot:
    """Any option, all equally likely."""

    def choose(self, state: State, seat: int, rng: Random) -> int:
        return rng.randrange(count_options(state, seat))


@dataclass(frozen=True)
class GreedyBot:
    """The option with the best score right after it. If none stands out, the rest of the own turn is played at random
    `tries` times after each, `steps` answers at most, and the best mean counts. Equals at random."""

    tries: int = 3
    steps: int = 12

    def choose(self, state: State, seat: int, rng: Random) -> int:
        count = count_options(state, seat)
        if count == 1:
            return 0
        sample = state.sample(seat, rng.getrandbits(63))
        found = [look_ahead(sample, seat, index, 0, rng) for index in range(count)]
        if max(found) == min(found):
            found = [0.0] * count
            for _ in range(self.tries):
                sample = state.sample(seat, rng.getrandbits(63))
                for index in range(count):
                    found[index] += look_ahead(sample, seat, index, self.steps, rng)
        best = max(found)
        return rng.choice([index for index, value in enumerate(found) if value == best])


def look_ahead(sample: State, seat: int, index: int, steps: int, rng: Random) -> float:
    """What the seat has after an option and some random answers of its own."""
    state = sample.clone()
    try:
        state.apply(index, seat)
        while steps and not state.over and state.player == seat:
            state.apply(int(rng.random() * state.option_count))
            steps -= 1
        return judge(state)[seat]
    except RuleLimit:
        return -1.0
