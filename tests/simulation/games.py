"""Games as setups for the tests of statistics, compiled once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from compiler.emit.module import emit_module
from compiler.pipeline import load_program
from rulewright.simulation import Setup
from rulewright.simulation.plays import find_plays
from rulewright.simulation.run import Result
from rulewright.simulation.setup import Chunk
from rulewright.simulation.usage import play_usage
from rulewright.starter import TEMPLATE

CLASSICS = Path(__file__).parents[1] / "games"
CONTENT = Path(__file__).parents[2] / "content"


@cache
def setup_of(folder: Path = TEMPLATE, players: int = 2, seed: int = 0, **more) -> Setup:
    checked = load_program(folder)
    assert checked.program, [str(found) for found in checked.diagnostics]
    return Setup(emit_module(checked.program), checked.name, players, seed, plays=find_plays(checked.program) or None, **more)


def watched(setup: Setup, games: int) -> Result:
    """Games played step by step, here, as a result."""
    result = Result(setup, games)
    result.usage.add(play_usage(setup, Chunk(0, 0, games)))
    return result
