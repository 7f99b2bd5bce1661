"""How fast bots think: passes of a search a second, and what drawing a sample costs beside a clone."""

from dataclasses import dataclass
from random import Random

import rulewright
from benchmarks.playing import ROOT
from benchmarks.sections import in_microseconds
from benchmarks.timing import interleave
from rulewright.bots.mcts import Search, SearchBot

GAMES = (
    ("tests/games/tic_tac_toe", 2, 0),
    ("tests/games/kuhn_poker", 2, 0),
    ("content/ai_rush", 3, 200),
    ("content/disruptopia", 2, 400),
    ("content/smartphone_inc", 2, 60),
)
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
        return (
            f"| {self.title} | {self.players} | {self.depth} | {1 / self.searched:,.0f} "
            f"| {in_microseconds(self.sampled)} | {in_microseconds(self.cloned)} |\n"
        )


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
    return BotFigures(
        game.title or game.name,
        players,
        depth,
        seconds["search"] / passes / len(states),
        seconds["sample"] / each,
        seconds["clone"] / each,
    )


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


def bots_section(figures: list[BotFigures]) -> str:
    return INTRODUCTION + "".join(figure.line for figure in figures)
