"""`make demo`: compiles the test games and plays one with its log; then checks, builds and plays the shipped games, and says
where everything is.

Everything here goes through the public Python API and the command line, as a reader's own program would.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import rulewright
from runtime.game import Game

CLASSICS = Path("tests/games")
PLAYED = "tic_tac_toe"
SHIPPED = Path("content")
SEED = 7

PLACES = """\
where everything is
  content/            the games: rules, tables, cards, examples, rulings
  generated/          what the compiler makes of them: Python, the intermediate form, schemas for editors
  docs/tutorial.md    a game of your own in an hour
  docs/language.md    the language, complete
next
  .venv/bin/rulewright play {game}      play it in the terminal
  .venv/bin/rulewright sim {game}       let bots play it many times
  .venv/bin/rulewright new content/my_game
"""


def folders_in(place: Path) -> list[Path]:
    return sorted(path.parent for path in place.glob("*/game.rules"))


def compile_games(place: Path) -> dict[str, Game]:
    """All games of a folder, compiled; one line for each."""
    games = {}
    for folder in folders_in(place):
        start = time.perf_counter()
        games[folder.name] = rulewright.load(folder)
        print(f"compiled {folder.as_posix()} in {time.perf_counter() - start:.2f} s")
    return games


def play(game: Game, players: int, since: str = "") -> None:
    """One game between players who choose at random; its log from the last line that begins with `since` on."""
    generator = random.Random(SEED)
    state = game.new(players=players, seed=SEED)
    decisions = 0
    while not state.over:
        state.apply(generator.randrange(state.option_count))
        decisions += 1
    lines = [f"  {entry.text}  ({entry.file}:{entry.line})" for entry in state.log if entry.audience is None]
    first = max((number for number, line in enumerate(lines) if since and line.strip().startswith(since)), default=0)
    if first:
        print(f"  ... {first} lines before")
    print("\n".join(lines[first:]))
    winners = ", ".join(f"player {seat + 1}" for seat in state.winners) or "nobody"
    print(f"over after {decisions} decisions; won by {winners}; scores {list(state.scores)}")


def command(*words: str) -> None:
    """A command of the command line, shown and run."""
    print("\n$ rulewright " + " ".join(words), flush=True)
    subprocess.run([sys.executable, "-m", "rulewright", *words], check=True)


def main() -> None:
    games = compile_games(CLASSICS)
    print(f"\nplaying {PLAYED}, two players who choose at random, seed {SEED}:")
    play(games[PLAYED], 2)
    for folder in folders_in(SHIPPED):
        command("check", folder.name)
        command("build", folder.name)
        command("test", folder.name)
        game = rulewright.load(folder)
        players = max(game.players[0], min(4, game.players[1]))
        print(f"\nplaying {game.title}, {players} bots, seed {SEED}; the last round:")
        play(game, players, "Round ")
        print("\n" + PLACES.format(game=folder.name), end="")


if __name__ == "__main__":
    main()
