"""The game with its variants, its examples, and the kinds of games that it can be played in; shared by the tests of this folder."""

from __future__ import annotations

import random
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from ruamel.yaml import YAML

import rulewright
from rulewright.examples import run_examples

FOLDER = Path(__file__).parents[2] / "content" / "tabletop_inc"
BOT = "muman_bot"


class Kind(NamedTuple):
    """A kind of game: people, bots, start cards (0: Founder, 1: WOW and POW), side of the board, refreshed tracks (0 to 2)."""

    people: int
    bots: int
    powers: int = 0
    factory: bool = False
    refresh: int = 0

    @property
    def seats(self) -> int:
        return self.people + self.bots

    @property
    def variants(self) -> tuple[str, ...]:
        return ("factory",) * self.factory + ("refresh",) * (self.refresh > 0)

    def __str__(self) -> str:
        words = [f"{self.people}+{self.bots}", *["wowpow"] * self.powers, *["factory"] * self.factory]
        return "-".join([*words, *[f"refresh{self.refresh}"] * (self.refresh > 0)])


SEATS = [(people, bots) for people in range(1, 7) for bots in range(6) if 2 <= people + bots <= 6]
CLASSES = [
    Kind(people, bots, powers, factory, refresh)
    for (people, bots), powers, factory, refresh in product(SEATS, (0, 1), (False, True), (0, 1, 2))
]
"""All kinds of games: 1 to 6 people with 0 to 5 bots, each with both start cards, both sides, tracks as they are or refreshed."""
KINDS = list(dict.fromkeys(CLASSES[::23] + [Kind(people, bots, 1, True, 2) for people, bots in SEATS if people == 1 or bots == 0]))
"""A selection in which everything occurs."""


@cache
def game(*variants: str):
    return rulewright.load(str(FOLDER), variants=variants)


@cache
def examples():
    return run_examples(FOLDER, coverage=True)


@cache
def rows(path: str) -> list[dict]:
    return YAML(typ="safe").load((FOLDER / path).read_text(encoding="utf-8"))


def new(kind: Kind, seed: int, difficulty: int = 1, **how: object):
    """Bots sit among the people: their seats go round."""
    settings = {"powers": kind.powers, "difficulty": difficulty}
    if kind.refresh:
        settings["refresh_items"] = kind.refresh - 1
    seats = random.Random(seed).sample(range(kind.seats), kind.bots)
    automas = dict.fromkeys(seats, BOT)
    return game(*kind.variants).new(players=kind.seats, seed=seed, settings=settings, automas=automas, **how)


def hasty(state, chooser: random.Random) -> int:
    """Takes what is offered rather than decline."""
    keys = state.decision.keys
    willing = [index for index, key in enumerate(keys) if key not in ("decline", "done")]
    return chooser.choice(willing or range(len(keys)))


def anything(state, chooser: random.Random) -> int:
    return chooser.randrange(state.option_count)


BOTS = {"random": anything, "hasty": hasty}
