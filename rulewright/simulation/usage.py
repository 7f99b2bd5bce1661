"""Stepwise games: how often each option was there, was taken, and led to a win; and whether every `always` held."""
from __future__ import annotations

import re
from dataclasses import dataclass, field

from rulewright.simulation.setup import Chunk, Failure, Setup
from runtime.errors import RuleLimit
from runtime.text import option_key, option_label

SIZE = 10
COPY = re.compile(r"#\d+(?=,|$)")


@dataclass
class Count:
    """Of one option. `takers`: seats that took it at least once in a game; `winners`: how many of those won."""

    label: str
    offered: int = 0
    chosen: int = 0
    takers: int = 0
    winners: int = 0

    def add(self, other: Count) -> None:
        self.offered += other.offered
        self.chosen += other.chosen
        self.takers += other.takers
        self.winners += other.winners


@dataclass
class Usage:
    """`broken`: promises that did not hold: (text, file, line, game)."""

    games: int = 0
    counts: dict[str, Count] = field(default_factory=dict)
    broken: list[tuple[str, str, int, int]] = field(default_factory=list)

    def add(self, other: Usage) -> None:
        self.games += other.games
        self.broken += other.broken
        for key, count in other.counts.items():
            if key in self.counts:
                self.counts[key].add(count)
            else:
                self.counts[key] = count


def play_usage(setup: Setup, chunk: Chunk) -> Usage | Failure:
    rng = setup.random("usage", chunk.number)
    found = Usage()
    keys: dict[tuple, str] = {}
    for number in range(chunk.first + 1, chunk.first + chunk.games + 1):
        try:
            _play(setup, number, rng, found, keys)
        except RuleLimit as limit:
            return Failure(limit.text, limit.file, limit.line, (number, number))
    return found


def _play(setup: Setup, number: int, rng, found: Usage, keys: dict[tuple, str]) -> None:
    game = setup.game()
    state = game.new(setup.players, seed=rng.getrandbits(63), **setup.options)
    taken: set[tuple[int, str]] = set()
    counts, watched, broken = found.counts, bool(game.invariants), False
    while True:
        if watched and not broken:
            failing = game.broken(state)
            found.broken += [(*promise, number) for promise in failing]
            broken = bool(failing)
        if state.over:
            break
        decision = state.decision
        prompt = decision.prompt_data
        pick = rng.randrange(len(decision.values))
        for index, value in enumerate(decision.values):
            key = keys.get((id(prompt), value)) or _new_key(game, prompt, value, keys, counts)
            counts[key].offered += 1
            if index == pick:
                counts[key].chosen += 1
                taken.add((decision.player, key))
        state.apply(pick)
    winners = state.winners
    for seat, key in taken:
        counts[key].takers += 1
        counts[key].winners += seat in winners
    found.games += 1


def _new_key(game, prompt: tuple, value, keys: dict[tuple, str], counts: dict[str, Count]) -> str:
    """The key of an option, without the number of the copy; copies of a card are one option here."""
    key = COPY.sub("", option_key(game, prompt, value))
    keys[id(prompt), value] = key
    if key not in counts:
        label = option_label(game, prompt, value)
        counts[key] = Count(f"{prompt[0].replace('_', ' ')}: {label}" if "=" in key else label)
    return key
