"""How fast bots think: passes of a search a second, and what drawing a sample costs beside a clone.

`python -m benchmarks.bots` writes its section of RESULTS.md; `--matches N` also plays N games of each match that the
documentation names and prints how they ended.
"""
import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

import rulewright
from benchmarks.sections import in_microseconds, put_section
from benchmarks.timing import interleave
from rulewright.bots.mcts import Search, SearchBot
from rulewright.simulation.tournament import play_match

ROOT = Path(__file__).parent.parent
RESULTS = Path(__file__).parent / "RESULTS.md"
GAMES = (("tests/games/tic_tac_toe", 2, 0), ("tests/games/kuhn_poker", 2, 0), ("content/ai_rush", 3, 200),
         ("content/disruptopia", 2, 400))
MATCHES = (("tests/games/tic_tac_toe", "mcts:3000", "random", 200), ("tests/games/tic_tac_toe", "mcts:3000", "flat:50", 200),
           ("content/disruptopia", "mcts:8:depth=400", "random", 100),
           ("content/disruptopia", "mcts:8:depth=400", "greedy", 100))
INTRODUCTION = """\
## Bots

Information-set tree search on states a quarter through random games. A pass draws a sample, goes down the tree, plays on at
random for `depth` answers (0: to the end) and judges. For scale: on tic-tac-toe a search written by hand in Python makes 165,000
to 185,000 passes a second, OpenSpiel's Python bot 22,000; both know that nothing is hidden and draw no samples.

| game | players | depth | passes a second | sample | clone |
| --- | ---: | ---: | ---: | ---: | ---: |
"""


@dataclass(frozen=True)
class BotFigures:
    """Seconds for one of each."""

    title: str
    players: int
    depth: int
    searched: float
    sampled: float
    cloned: float

    @property
    def line(self) -> str:
        return (f"| {self.title} | {self.players} | {self.depth} | {1 / self.searched:,.0f} "
                f"| {in_microseconds(self.sampled)} | {in_microseconds(self.cloned)} |\n")


def measure_bots(rounds: int = 7) -> list[BotFigures]:
    return [measure_game(rulewright.load(ROOT / folder), players, depth, rounds) for folder, players, depth in GAMES]


def measure_game(game, players: int, depth: int, rounds: int) -> BotFigures:
    passes = 40 if depth else 400
    states = [state_on_the_way(game, players, seed) for seed in range(5)]
    bot = SearchBot(passes, depth=depth)

    def search() -> None:
        """All passes, also those that could not change the choice any more."""
        for state in states:
            thinking = Search(state, state.player, bot, Random(1))
            for _ in range(passes):
                thinking.go_once()

    def sample() -> None:
        for seed in range(100):
            for state in states:
                state.sample(state.player, seed)

    def clone() -> None:
        for _ in range(100):
            for state in states:
                state.clone()

    seconds = interleave({"search": search, "sample": sample, "clone": clone}, rounds)
    each = 100 * len(states)
    return BotFigures(game.title or game.name, players, depth, seconds["search"] / passes / len(states),
                      seconds["sample"] / each, seconds["clone"] / each)


def state_on_the_way(game, players: int, seed: int):
    """A state with something to decide, a quarter through a random game."""
    choices = Random(seed)
    state = game.new(players, seed=seed)
    given = []
    while not state.over:
        given.append(choices.randrange(state.option_count))
        state.apply(given[-1])
    state = game.new(players, seed=seed)
    for number, index in enumerate(given):
        if number >= len(given) // 4 and state.option_count > 1:
            break
        state.apply(index)
    return state


def print_matches(games: int) -> None:
    for folder, bot, rival, most in MATCHES:
        found = play_match(rulewright.load(ROOT / folder), (bot, rival), min(games, most), 2, workers=2)
        low, high = found.rate(bot).interval
        print(f"{folder}: {bot} against {rival}: won {found.wins[bot]}, lost {found.wins[rival]} of {found.games} games "
              f"({low:.0%} to {high:.0%}), by seat {found.seat_wins[bot]} of {found.seats[bot]}, {found.seconds:.0f} s")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bots", description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=0, metavar="N", help="also play matches of N games, which takes long")
    parser.add_argument("--quick", action="store_true", help="short runs, printed only")
    chosen = parser.parse_args()
    section = INTRODUCTION + "".join(figures.line for figures in measure_bots(2 if chosen.quick else 7))
    if not chosen.quick:
        RESULTS.write_text(put_section(RESULTS.read_text(encoding="utf-8"), section), encoding="utf-8")
    print(section)
    if chosen.matches:
        print_matches(chosen.matches)
    return 0


if __name__ == "__main__":
    sys.exit(main())
