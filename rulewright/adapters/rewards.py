"""What a finished game is worth to each seat, as learning code wants it.

`points`: what the game counts (`state.returns`). `wins`: the losers pay one each and the winners share it, so that it
always adds up to nothing: 1 and -1 for two, 0 if nobody or everybody wins. Where all play together it is 1 or -1 for all. Games
without points know only `wins`.
"""

from __future__ import annotations

from runtime.game import Game
from runtime.state import State

POINTS, WINS = "points", "wins"


def choose_rewards(game: Game, rewards: str | None) -> str:
    """The kind asked for, or what suits the game."""
    if rewards not in (None, POINTS, WINS):
        raise ValueError(f"rewards are {POINTS!r} or {WINS!r}, not {rewards!r}")
    if rewards == POINTS and not game.data.scores:
        raise ValueError(f"{game.name} counts no points")
    return rewards or (POINTS if game.data.scores else WINS)


def value_game(state: State, rewards: str) -> list[float]:
    """One number per seat, in order; nothing while the game runs."""
    if not state.over:
        return [0.0] * state.n
    if rewards == POINTS:
        return [float(value) for value in state.returns]
    winners = state.winners
    if state.n > 1 and not any(state.teams):
        return [1.0 if winners else -1.0] * state.n
    share = (state.n - len(winners)) / len(winners) if winners else 0.0
    loss = -1.0 if winners else 0.0
    return [share if seat in winners else loss for seat in range(state.n)]


def bound_wins(players: int) -> tuple[float, float]:
    return -1.0, float(players - 1)
