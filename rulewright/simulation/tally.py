"""What stepwise games are counted into. Only whole numbers, so adding parts up in any grouping gives the same tally.

Who took something and who won is kept together, as bits per seat: takers and winners of the same game depend on each
other, and only so can be told how sure a difference between them is. A `layout` says which bot sat where.
"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field, fields
from typing import Any, Self

from rulewright.simulation.intervals import Sum
from rulewright.simulation.setup import Stops

CHECKPOINTS = 10
"""The lead is read after each tenth of a game."""
SCALE = 720720
"""What an option that is one of n is worth if chosen blindly is SCALE // n: a whole number, exact up to 16 options."""

Masks = Counter[tuple[int, int, int]]
"""Games by (layout, seats it holds for, seats that won); games without such a seat are left out."""


@dataclass(eq=False)
class Mergeable:
    """Adds field by field: numbers, counters, lists, sums, and tallies by key."""

    def add(self, other: Self) -> None:
        for part in fields(self):
            setattr(self, part.name, _added(getattr(self, part.name), getattr(other, part.name)))


def _added(mine: Any, others: Any) -> Any:
    if isinstance(mine, str):
        return mine
    if isinstance(mine, Counter):
        mine.update(others)
        return mine
    if isinstance(mine, dict):
        for key, value in others.items():
            mine[key] = _added(mine[key], value) if key in mine else deepcopy(value)
        return mine
    if isinstance(mine, (Mergeable, Sum)):
        mine.add(others)
        return mine
    return mine + others


@dataclass(eq=False)
class Count(Mergeable):
    """Of one option, or of one card. `kind`: "action" for what has a name in the rules, "card", "pass" for leaving it
    be, "choice" for the rest.

    `offered`, `chosen`: times; of a card only where it is played or used. `blind`: times it would have been chosen
    blindly, by SCALE. `aside`: times a card was chosen for something else, such as discarding. By seats in games:
    `seen` (offered, or for a card also held), `playable` (offered), `taken` (chosen at least once), `more` (chosen more
    often than the mean of all seats).
    """

    label: str = ""
    kind: str = "choice"
    table: str = ""
    offered: int = 0
    chosen: int = 0
    blind: int = 0
    aside: int = 0
    playable: int = 0
    seen: Masks = field(default_factory=Counter)
    taken: Masks = field(default_factory=Counter)
    more: Masks = field(default_factory=Counter)

    @property
    def takers(self) -> int:
        return seats_in(self.taken)

    @property
    def winners(self) -> int:
        return sum(games * (mask & won).bit_count() for (_, mask, won), games in self.taken.items())


def seats_in(masks: Masks) -> int:
    return sum(games * mask.bit_count() for (_, mask, _), games in masks.items())


@dataclass
class Category(Mergeable):
    """Points of one kind, of the winners and of the others."""

    winners: Sum = field(default_factory=Sum)
    others: Sum = field(default_factory=Sum)


@dataclass
class Lead(Mergeable):
    """At one moment of all games: how often one seat was ahead, how often that seat won in the end, and by how much it
    was ahead of the second."""

    sole: int = 0
    won: int = 0
    gap: Sum = field(default_factory=Sum)


@dataclass
class Usage(Mergeable):
    """`options` by key, `cards` by id. `outcomes`: games by (layout, winners). `broken`: promises that did not hold:
    (text, file, line, game). `lengths`: games by decisions. `branching`: decisions by how many options they had; `prompts`:
    options by what was asked. `scores` by (layout, seat). `leads` by (who is ahead, tenth of the game), `lead_changes`
    by (who is ahead, how many): ahead is "most" or "fewest" points, for the rules don't tell which is good."""

    games: int = 0
    options: dict[str, Count] = field(default_factory=dict)
    cards: dict[str, Count] = field(default_factory=dict)
    broken: list[tuple[str, str, int, int]] = field(default_factory=list)
    outcomes: Counter[tuple[int, int]] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    branching: Counter[int] = field(default_factory=Counter)
    prompts: dict[str, Sum] = field(default_factory=dict)
    scores: dict[tuple[int, int], Sum] = field(default_factory=dict)
    categories: dict[str, Category] = field(default_factory=dict)
    leads: dict[tuple[str, int], Lead] = field(default_factory=dict)
    lead_changes: Counter[tuple[str, int]] = field(default_factory=Counter)
    stops: Stops = field(default_factory=dict)
