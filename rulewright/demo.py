"""`make demo`: compiles the test games, then plays one of them to the end and shows its log.

Everything here goes through the public Python API, as a reader's own program would.
"""
from __future__ import annotations

import random
import time
from pathlib import Path

import rulewright

GAMES = Path("tests/games")
PLAYED = "tic_tac_toe"
SEED = 7


def compile_games() -> dict:
    """All test games, compiled; one line for each."""
    games = {}
    for folder in sorted(path.parent for path in GAMES.glob("*/game.rules")):
        start = time.perf_counter()
        games[folder.name] = rulewright.load(folder)
        print(f"compiled {folder.as_posix()} in {time.perf_counter() - start:.2f} s")
    return games


def play(game) -> None:
    """One game with two players who choose at random."""
    generator = random.Random(SEED)
    state = game.new(players=2, seed=SEED)
    decisions = 0
    while not state.over:
        state.apply(generator.randrange(len(state.decision.options)))
        decisions += 1
    for entry in state.log:
        print(f"  {entry.text}  ({entry.file}:{entry.line})")
    winners = ", ".join(f"player {seat + 1}" for seat in state.winners) or "nobody"
    print(f"over after {decisions} decisions; won by {winners}; scores {list(state.scores)}")


def main() -> None:
    games = compile_games()
    print(f"\nplaying {PLAYED}, two players who choose at random, seed {SEED}:")
    play(games[PLAYED])


if __name__ == "__main__":
    main()
