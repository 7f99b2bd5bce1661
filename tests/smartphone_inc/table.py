"""The game with its variants, its examples, and the kinds of games that it can be played in; shared by the tests of this folder."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ruamel.yaml import YAML

import rulewright
from rulewright.examples import run_examples

FOLDER = Path(__file__).parents[2] / "content" / "smartphone_inc"


class Kind(NamedTuple):
    """A kind of game: how many seats, whether Steve has the last of them, and what it is played with."""

    seats: int
    steve: bool
    espionage: bool
    small: bool

    @property
    def variants(self) -> tuple[str, ...]:
        return ("espionage",) * self.espionage + ("small_board",) * self.small

    @property
    def people(self) -> int:
        return self.seats - self.steve

    def __str__(self) -> str:
        return "-".join([f"{self.people}", *["steve"] * self.steve, *self.variants])


KINDS = [
    Kind(seats, steve, espionage, small)
    for small, most in ((False, 5), (True, 3))
    for espionage in (False, True)
    for seats in range(2, most + 1)
    for steve in (False, True)
]
"""1 to 5 people on the main board, to 3 with Steve on the small one."""


@cache
def game(*variants: str):
    return rulewright.load(str(FOLDER), variants=variants)


@cache
def examples():
    return run_examples(FOLDER, coverage=True)


@cache
def rows(path: str) -> list[dict]:
    return YAML(typ="safe").load((FOLDER / path).read_text(encoding="utf-8"))


def new(kind: Kind, seed: int, settings: dict | None = None):
    """Steve's seat goes round, so that he sits before and behind people."""
    automas = {seed % kind.seats: "steve"} if kind.steve else None
    return game(*kind.variants).new(players=kind.seats, seed=seed, settings=settings, automas=automas)


def hasty(state, chooser: random.Random) -> int:
    """Takes what is offered rather than decline."""
    keys = state.decision.keys
    willing = [index for index, key in enumerate(keys) if key not in ("decline", "done")]
    return chooser.choice(willing or range(len(keys)))


def anything(state, chooser: random.Random) -> int:
    return int(chooser.random() * state.option_count)


BOTS = {"random": anything, "hasty": hasty}


def play(kind: Kind, seed: int, bot=anything, settings: dict | None = None, look: Callable = lambda state: None):
    """A whole game. It is looked at between two rounds and at its end."""
    state = new(kind, seed, settings)
    chooser = random.Random(seed)
    seen = 1
    while not state.over:
        if state.round != seen:
            seen = state.round
            look(state)
        state.apply(bot(state, chooser))
    look(state)
    return state
