"""Stepwise games: how often each option and each card was there, was taken, and led to a win; and whether all promises
of the rules (`always`) held.
"""
from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from rulewright.simulation.setup import Chunk, Failure, Setup
from runtime.errors import RuleLimit
from runtime.game import Game
from runtime.text import option_key, option_label

SIZE = 10
COPY = re.compile(r"#\d+(?=,|$)")


@dataclass(eq=False)
class Count:
    """Of one option, or of one card whatever it was chosen for. `takers`: seats that took it at least once in a game;
    `winners`: how many of those won."""

    label: str
    is_card: bool = False
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
    """`options` by key, `cards` by id. `broken`: promises that did not hold: (text, file, line, game)."""

    games: int = 0
    options: dict[str, Count] = field(default_factory=dict)
    cards: dict[str, Count] = field(default_factory=dict)
    broken: list[tuple[str, str, int, int]] = field(default_factory=list)

    def add(self, other: Usage) -> None:
        self.games += other.games
        self.broken += other.broken
        for mine, others in ((self.options, other.options), (self.cards, other.cards)):
            for key, count in others.items():
                if key in mine:
                    mine[key].add(count)
                else:
                    mine[key] = count


def play_usage(setup: Setup, chunk: Chunk) -> Usage | Failure:
    rng = setup.random("usage", chunk.number)
    found = Usage()
    counter = Counter(setup.game(), found)
    for number in range(chunk.first + 1, chunk.first + chunk.games + 1):
        try:
            _play(setup, number, rng, found, counter)
        except RuleLimit as limit:
            return Failure(limit.text, limit.file, limit.line, (number, number))
    return found


def _play(setup: Setup, number: int, rng, found: Usage, counter: Counter) -> None:
    game = setup.game()
    state = game.new(setup.players, seed=rng.getrandbits(63), **setup.options)
    taken: set[tuple[int, Count]] = set()
    watched, broken = bool(game.invariants), False
    while True:
        if watched and not broken:
            failing = game.broken(state)
            found.broken += [(*promise, number) for promise in failing]
            broken = bool(failing)
        if state.over:
            break
        decision = state.decision
        pick = rng.randrange(len(decision.values))
        for index, value in enumerate(decision.values):
            for count in counter.counts(decision.prompt_data, value):
                count.offered += 1
                if index == pick:
                    count.chosen += 1
                    taken.add((decision.player, count))
        state.apply(pick)
    winners = state.winners
    for seat, count in taken:
        count.takers += 1
        count.winners += seat in winners
    found.games += 1


class Counter:
    """Finds the counts of an option: its own, and that of its card. Copies of a card are one option here."""

    def __init__(self, game: Game, usage: Usage) -> None:
        self.game = game
        self.usage = usage
        self.known: dict[tuple, tuple[Count, ...]] = {}
        for card, name in zip(game.card_ids, game.card_names, strict=True):
            usage.cards.setdefault(COPY.sub("", card), Count(name, True))

    def counts(self, prompt: tuple, value) -> tuple[Count, ...]:
        known = self.known.get((id(prompt), value))
        if known is None:
            known = self.known[id(prompt), value] = tuple(self._find(prompt, value))
        return known

    def _find(self, prompt: tuple, value) -> Iterator[Count]:
        key = COPY.sub("", option_key(self.game, prompt, value))
        labelled = any(found == value for found, _, _ in prompt[3])
        is_card = prompt[2][0] == "card" and not labelled and isinstance(value, int) and value >= 0
        if key not in self.usage.options:
            label = option_label(self.game, prompt, value)
            label = label if labelled else f"{prompt[0].replace('_', ' ')}: {label}"
            self.usage.options[key] = Count(label, is_card)
        yield self.usage.options[key]
        if is_card:
            yield self.usage.cards[COPY.sub("", self.game.card_ids[value])]
