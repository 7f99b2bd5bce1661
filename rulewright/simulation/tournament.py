"""Matches between bots: who wins how often, by bot and by seat, with the seats shared out fairly.

Bots move on by one seat from game to game. After as many games as there are seats every bot has sat everywhere, so what
a seat is worth and what a bot is worth don't mix.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.simulation.intervals import Rate
from rulewright.simulation.run import simulate
from rulewright.simulation.setup import Setup
from runtime.game import Game
from runtime.loader import source_of


@dataclass(frozen=True)
class Match:
    """`wins` by bot, a shared win for each winner. `seats`: games by bot and seat. `seat_wins`: wins by bot and seat."""

    games: int
    no_winner: int
    wins: dict[str, int]
    seats: dict[str, list[int]]
    seat_wins: dict[str, list[int]]
    seconds: float

    def rate(self, bot: str) -> Rate:
        """Games won of games sat in, with its interval."""
        return Rate(self.wins[bot], sum(self.seats[bot]))


def play_match(game: Game, bots: Sequence[str], games: int, players: int, seed: int = 0, workers: int = 1) -> Match:
    """Fewer bots than players begin again."""
    specs = tuple(bots[seat % len(bots)] for seat in range(players))
    setup = Setup(source_of(game.module), game.name, players, seed, bots=specs)
    result = simulate(setup, games, games, workers)
    if result.interrupted:
        raise KeyboardInterrupt
    if result.failure or result.stops:
        raise RuntimeError(str(result.failure or result.stops[0]))
    seats = {bot: [0] * players for bot in specs}
    seat_wins = {bot: [0] * players for bot in specs}
    no_winner = 0
    for (layout, won), count in result.usage.outcomes.items():
        no_winner += count * (not won)
        for seat, bot in enumerate(setup.seating(layout)):
            seats[bot][seat] += count
            seat_wins[bot][seat] += count * (won >> seat & 1)
    wins = {bot: sum(each) for bot, each in seat_wins.items()}
    return Match(result.usage.games, no_winner, wins, seats, seat_wins, result.seconds)
