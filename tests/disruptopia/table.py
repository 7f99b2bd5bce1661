"""The game, its examples and its bots, shared by the tests of this folder."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from ruamel.yaml import YAML

import rulewright
from benchmarks.lengths import any_option
from rulewright.examples import run_examples

FOLDER = Path(__file__).parents[2] / "content" / "disruptopia"
PLAYERS = range(2, 6)
PLAYING = ("play_paid_card", "play_free_card")
"""The actions that play the card chosen next."""


@cache
def game():
    return rulewright.load(str(FOLDER))


@cache
def examples():
    return run_examples(FOLDER, coverage=True)


def rows(path: str, folder: Path = FOLDER) -> list[dict]:
    return YAML(typ="safe").load((folder / path).read_text(encoding="utf-8"))


@cache
def cards() -> dict[str, dict]:
    return {row["id"]: row for deck in ("research", "influence", "sabotage") for row in rows(f"cards/{deck}.yaml")}


Bot = Callable[[object, random.Random], int]


def steps(players: int, seed: int, bot: Bot = any_option, settings: dict | None = None, of=None) -> Iterator[tuple]:
    """A whole game: after every answer the state, what was decided, and the key of the answer."""
    state = (of or game()).new(players=players, seed=seed, settings=settings)
    chooser = random.Random(seed)
    while not state.over:
        decision = state.decision
        index = bot(state, chooser)
        key = decision.options[index].key
        state.apply(index)
        yield state, decision, key


def play(players: int, seed: int, bot: Bot = any_option, settings: dict | None = None, look=lambda state: None):
    """A whole game, looked at after every round."""
    state = game().new(players=players, seed=seed, settings=settings)
    chooser = random.Random(seed)
    seen = state.round
    while not state.over:
        state.apply(bot(state, chooser))
        if state.round != seen:
            seen = state.round
            look(state)
    look(state)
    return state
