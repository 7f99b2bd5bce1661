"""Fused games: the quickest way to wins, scores and lengths. Nothing is seen of single decisions."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.simulation.setup import Chunk, Setup, Stops, add_stops, note_stop
from rulewright.simulation.tally import Usage
from runtime.chance import Rnd
from runtime.errors import RuleLimit

SIZE = 100


@dataclass
class Totals:
    """Sums over games, by seat where it says so."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    no_winner: int = 0
    wins: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    stops: Stops = field(default_factory=dict)

    def add(self, other: Totals) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.no_winner += other.no_winner
        self.wins = _added(self.wins, other.wins)
        self.scores = _added(self.scores, other.scores)
        add_stops(self.stops, other.stops)


def play_totals(setup: Setup, chunk: Chunk) -> Totals:
    """If a rule stops a game, they are played again one by one, and those that come to their end count."""
    try:
        return _played(setup, chunk.games, setup.random("totals", chunk.number).random)
    except RuleLimit:
        found, rnd = Totals(), setup.random("totals", chunk.number).random
    for game in range(chunk.first, chunk.first + chunk.games):
        try:
            found.add(_played(setup, 1, rnd))
        except RuleLimit as limit:
            note_stop(found.stops, limit, game)
    return found


def _played(setup: Setup, games: int, rnd: Rnd) -> Totals:
    found = setup.game().playout(setup.players, games=games, rnd=rnd, **setup.options)
    return Totals(found.games, found.decisions, found.rounds, found.no_winner, list(found.wins), list(found.scores))


def totals_of(usage: Usage, players: int) -> Totals:
    """The same sums from games that were watched."""
    found = Totals(usage.games, wins=[0] * players, scores=[0] * players)
    found.decisions = sum(length * games for length, games in usage.lengths.items())
    found.rounds = sum(rounds * games for rounds, games in usage.rounds.items())
    for (_, won), games in usage.outcomes.items():
        found.no_winner += games * (not won)
        for seat in range(players):
            found.wins[seat] += games * (won >> seat & 1)
    for (_, seat), score in usage.scores.items():
        found.scores[seat] += score.total
    return found


def _added(mine: list[int], others: list[int]) -> list[int]:
    return [a + b for a, b in zip(mine, others, strict=True)] if mine and others else mine or list(others)
