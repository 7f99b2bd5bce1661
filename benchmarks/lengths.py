"""How long games are: rounds and decisions of seeded games, for two bots and every number of players.

    python -m benchmarks.lengths                  every game of content/, written to LENGTHS.md
    python -m benchmarks.lengths GAME --games 50  one game, printed only

A random bot shows whether the safety limit of a game is far away from careless play. A bot that never declines what it
can do shows the same for hasty play, and rules that could go on for ever if nobody says stop.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from random import Random

import rulewright

HERE = Path(__file__).parent
CONTENT = HERE.parent / "content"
RESULTS = HERE / "LENGTHS.md"
GAMES = 1000
STOPPING = ("decline", "done")
"""The keys of options that do nothing."""
SHARES = {"shortest": 0.0, "half": 0.5, "90 %": 0.9, "99 %": 0.99, "longest": 1.0}

TITLE = """\
# How long games are

Made by `python -m benchmarks.lengths`: {games:,} seeded games for each line. `half`, `90 %` and `99 %` of the games have
at most so many rounds. The hasty bot draws among the options that do something, as long as there are any.
"""
HEAD = """
## {title}

| bot | players | {shares} | decisions in a game |
| --- | ---: | {lines} | ---: |
"""


def any_option(state, chooser: Random) -> int:
    return chooser.randrange(state.option_count)


def never_declining(state, chooser: Random) -> int:
    """Takes whatever is offered, if anything is."""
    willing = [option.index for option in state.decision.options if option.key not in STOPPING]
    return chooser.choice(willing) if willing else any_option(state, chooser)


BOTS: dict[str, Callable] = {"random": any_option, "hasty": never_declining}


@dataclass(frozen=True)
class Lengths:
    """Of the games of one bot and number of players: their rounds, ascending, and all their decisions."""

    bot: str
    players: int
    rounds: list[int]
    decisions: int

    def share(self, part: float) -> int:
        """So many rounds have at most this part of the games."""
        return self.rounds[max(0, ceil(part * len(self.rounds)) - 1)]


def measure(game, bot: str, players: int, games: int) -> Lengths:
    """Reaching the safety limit of the rules is an error here too."""
    rounds, decisions = [], 0
    for seed in range(games):
        state, chooser = game.new(players=players, seed=seed), Random(seed)
        while not state.over:
            state.apply(BOTS[bot](state, chooser))
            decisions += 1
        rounds.append(state.round)
    return Lengths(bot, players, sorted(rounds), decisions)


def measure_game(game, games: int) -> list[Lengths]:
    fewest, most = game.players
    return [measure(game, bot, players, games) for bot in BOTS for players in range(fewest, most + 1)]


def render(title: str, found: list[Lengths]) -> str:
    if len(all_lengths := {rounds for lengths in found for rounds in lengths.rounds}) == 1:
        return f"\n## {title}\n\nEvery game has {all_lengths.pop()} rounds.\n"
    text = HEAD.format(title=title, shares=" | ".join(SHARES), lines=" | ".join("---:" for _ in SHARES))
    for lengths in found:
        shares = " | ".join(str(lengths.share(part)) for part in SHARES.values())
        mean = lengths.decisions / len(lengths.rounds)
        text += f"| {lengths.bot} | {lengths.players} | {shares} | {mean:,.0f} |\n"
    return text


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.lengths", description="Measures how long games are.")
    parser.add_argument("game", nargs="*", help="folders or names; without any, all games, written to LENGTHS.md")
    parser.add_argument("--games", type=int, default=GAMES, help="games for each bot and number of players")
    chosen = parser.parse_args(arguments)
    loaded = [rulewright.load(game) for game in chosen.game or sorted(CONTENT.glob("*/"))]
    text = TITLE.format(games=chosen.games)
    text += "".join(render(game.title, measure_game(game, chosen.games)) for game in loaded)
    if not chosen.game:
        RESULTS.write_text(text, encoding="utf-8")
    print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
