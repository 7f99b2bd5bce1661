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

FOLDER = Path(__file__).parents[2] / "content" / "crypto_clash"
PLAYERS = (3, 4)
INPUTS = ("steel", "electronics", "energy", "labour")
OUTPUTS = ("computer", "stock", "factory")
TURNS = {3: 63, 4: 60}

Bot = Callable[[object, random.Random], int]


@cache
def game():
    return rulewright.load(str(FOLDER))


@cache
def examples():
    return run_examples(FOLDER, coverage=True)


@cache
def rows(path: str) -> dict[str, dict]:
    found = YAML(typ="safe").load((FOLDER / path).read_text(encoding="utf-8"))
    return {row["id"]: row for row in found}


def functions() -> dict[str, dict]:
    return rows("cards/functions.yaml")


def parts(cell: str | None, rate: int) -> dict[str, int]:
    """What a price or a gain of a table amounts to at a rate: `2 steel and 2 * rate btc` at 3 is 2 steel, 6 btc."""
    found: dict[str, int] = {}
    for part in filter(None, (cell or "").removeprefix("gain ").split(" and ")):
        amount, _, what = part.rpartition(" ")
        factor, _, last = amount.rpartition(" * ")
        found[what] = int(factor or 1) * (rate if last == "rate" else int(last))
    return found


def steps(players: int, seed: int, bot: Bot = any_option) -> Iterator[tuple]:
    """A whole game: the state before an answer, what is decided, the answer's key, and the state after it."""
    state = game().new(players=players, seed=seed)
    chooser = random.Random(seed)
    while not state.over:
        before = state.clone()
        index = bot(state, chooser)
        decision = state.decision
        state.apply(index)
        yield before, decision, decision.options[index].key, state


def is_claim(state, decision) -> bool:
    """Whether a Market on the board is to be chosen; what can be built lies in the expansion area."""
    offered = state.view(None)["expansion"]["cards"]
    return decision.name == "market" and decision.options[0].key.removeprefix("market=") not in offered
