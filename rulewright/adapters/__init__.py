"""Compiled games as environments of other libraries. Each adapter is a module that needs its library installed:
`rulewright.adapters.pettingzoo` (extra `pettingzoo`) and `rulewright.adapters.openspiel` (extra `openspiel`).

What both share: `actions.py` numbers every option a game can offer, `observation.py` turns a view into numbers,
`rewards.py` says what a finished game is worth. Nothing here looks at more of a state than its seat may see.
"""

from __future__ import annotations

import os

from rulewright.api import load
from runtime.game import Game


def missing(library: str, extra: str) -> ImportError:
    """What to raise where a library is not installed."""
    return ImportError(f"this adapter needs {library}: pip install 'rulewright[{extra}]'")


def open_game(game: Game | str | os.PathLike[str]) -> Game:
    """A compiled game as it is; a name or a folder is compiled first, so that a set-up can be passed on as text."""
    if isinstance(game, Game):
        return game
    return load(game)


def check_players(game: Game, players: int | None) -> int:
    """The number asked for if the game takes it, else as few as it takes."""
    low, high = game.players
    if players is not None and not low <= players <= high:
        raise ValueError(f"{game.name} is for {low} to {high} players, not {players}")
    return low if players is None else players
