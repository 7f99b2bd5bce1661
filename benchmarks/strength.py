"""How well the searching bot plays at stated budgets: matches in which each side sits in every seat equally often.

Budgets are passes, not seconds, so the figures are the same on every machine and change only with the bots or the rules.
"""

from dataclasses import dataclass

import rulewright
from benchmarks.playing import ROOT
from rulewright.simulation.tournament import Match, play_match

MATCHES = (
    ("tests/games/tic_tac_toe", "mcts:3000", "random", 200, None),
    ("tests/games/tic_tac_toe", "mcts:3000", "flat:50", 200, None),
    ("content/disruptopia", "mcts:8:depth=400", "random", 100, 0.9),
    ("content/disruptopia", "mcts:8:depth=400", "greedy", 100, 0.5),
    ("content/smartphone_inc", "mcts:8:depth=60", "random", 200, 0.9),
    ("content/smartphone_inc", "mcts:8:depth=60", "greedy", 200, 0.7),
)
"""Folder, bot, rival, games, the share of games the bot should win; without one it should lose none."""

INTRODUCTION = """\
## Strength

Matches for two, each bot in each seat half of the time. `mcts:8:depth=400`: 8 passes of tree search for each decision, each
followed by 400 random answers. The share is that of games won, with 95 % certainty. Made by
`python -m benchmarks --only strength`, which takes long; the outcome does not depend on the machine.

| game | bot | against | games | won | lost | share | by seat | target | |
| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | --- | --- |
"""


@dataclass(frozen=True)
class Standing:
    title: str
    bot: str
    rival: str
    match: Match
    target: float | None

    @property
    def is_met(self) -> bool:
        """For a share, its whole interval has to be above it."""
        return self.match.wins[self.rival] == 0 if self.target is None else self.match.rate(self.bot).interval[0] > self.target

    @property
    def line(self) -> str:
        match = self.match
        low, high = match.rate(self.bot).interval
        seats = ", ".join(f"{won} of {games}" for won, games in zip(match.seat_wins[self.bot], match.seats[self.bot], strict=True))
        target = "loses none" if self.target is None else f"wins more than {self.target:.0%}"
        won, lost = match.wins[self.bot], match.wins[self.rival]
        return (
            f"| {self.title} | `{self.bot}` | `{self.rival}` | {match.games} | {won} | {lost} "
            f"| {low:.0%} to {high:.0%} | {seats} | {target} | {'met' if self.is_met else 'missed'} |\n"
        )


def measure_strength(scale: float = 1.0) -> list[Standing]:
    """`scale` below 1 plays fewer games."""
    found = []
    for folder, bot, rival, games, target in MATCHES:
        game = rulewright.load(ROOT / folder)
        match = play_match(game, (bot, rival), max(2, int(games * scale)), players=2, workers=2)
        found.append(Standing(game.title, bot, rival, match, target))
    return found


def strength_section(standings: list[Standing]) -> str:
    return INTRODUCTION + "".join(standing.line for standing in standings)
