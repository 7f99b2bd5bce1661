"""What is simulated: the emitted game and how its games are set up, as plain data that processes can pass on."""
from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from random import Random

from runtime.game import Game
from runtime.loader import load_module


@dataclass(frozen=True)
class Setup:
    """`source` is the text of the emitted module. `settings` and `automas` as `Game.new` takes them."""

    source: str
    name: str
    players: int
    seed: int = 0
    settings: tuple[tuple[str, object], ...] = ()
    automas: tuple[tuple[int, str], ...] = ()

    def game(self) -> Game:
        return _loaded(self.source, self.name)

    def random(self, kind: str, chunk: int) -> Random:
        """The generator of a chunk: the same in every process."""
        return Random(f"{self.seed}/{kind}/{chunk}")

    @property
    def options(self) -> dict:
        """For `Game.new` and `Game.playout`."""
        return {"settings": dict(self.settings) or None, "automas": dict(self.automas) or None}


@cache
def _loaded(source: str, name: str) -> Game:
    return load_module(source, name)


@dataclass(frozen=True)
class Failure:
    """A rule that reached a limit: the simulation stops there. `game` counts from 1."""

    text: str
    file: str
    line: int
    games: tuple[int, int]

    def __str__(self) -> str:
        first, last = self.games
        which = f"game {first}" if first == last else f"one of games {first} to {last}"
        return f"{self.file}:{self.line}: {self.text} (in {which})"


@dataclass(frozen=True)
class Chunk:
    """Games `first` to `first + games - 1`, counted from 0."""

    number: int
    first: int
    games: int


@dataclass(frozen=True)
class Job:
    """All chunks of one kind: `totals` or `usage`."""

    kind: str
    chunks: tuple[Chunk, ...] = field(default=())

    @classmethod
    def cut(cls, kind: str, games: int, size: int) -> Job:
        starts = range(0, games, size)
        return cls(kind, tuple(Chunk(number, start, min(size, games - start)) for number, start in enumerate(starts)))
