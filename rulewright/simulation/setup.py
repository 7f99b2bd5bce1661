"""What is simulated: the emitted game and how its games are set up, as plain data that processes can pass on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any, Protocol, TypedDict

from rulewright.bots import Table
from runtime.errors import RuleLimit
from runtime.game import Automas, Game, Settings
from runtime.loader import load_module

RANDOM = "random"


class Options(TypedDict):
    settings: Settings | None
    automas: Automas | None


class Loadable(Protocol):
    """What is played, as far as a worker has to know: a set-up, or a pair of them."""

    def load(self) -> None: ...


@dataclass(frozen=True)
class Setup:
    """`source` is the text of the emitted module. `settings` and `automas` as `Game.new` takes them. `bots`: one name per
    seat that no automa has, without any all play at random. `plays`: where the rules ask for a card to play or use it, as
    numbers of origins; None: wherever they ask for one."""

    source: str
    name: str
    players: int
    seed: int = 0
    settings: tuple[tuple[str, int | str], ...] = ()
    automas: tuple[tuple[int, str], ...] = ()
    variants: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    plays: tuple[int, ...] | None = None

    def layout(self, game: int) -> int:
        """Which of the ways to seat the bots a game uses: different bots move on by one seat from game to game."""
        return game % len(self.bots) if len(set(self.bots)) > 1 else 0

    def seating(self, layout: int) -> tuple[str, ...]:
        """Who sits where: a bot's name by seat; an automa keeps its seat."""
        found, bots = dict(self.automas), self.bots or (RANDOM,)
        free = [seat for seat in range(self.players) if seat not in found]
        found |= {seat: bots[(number - layout) % len(bots)] for number, seat in enumerate(free)}
        return tuple(found[seat] for seat in range(self.players))

    @property
    def thinks(self) -> bool:
        """Does anybody play otherwise than at random?"""
        return any(bot != RANDOM for bot in self.bots)

    def table(self, kind: str, game: int) -> Table:
        """The bots of a game at their seats."""
        automas = dict(self.automas)
        seating = self.seating(self.layout(game))
        return Table({seat: bot for seat, bot in enumerate(seating) if seat not in automas}, f"{self.seed}/{kind}/{game}")

    def game(self) -> Game:
        return _loaded(self.source, self.name)

    def load(self) -> None:
        """Gets ready to play, which a worker does once."""
        self.game()

    def random(self, kind: str, chunk: int) -> Random:
        """The generator of a chunk: the same in every process."""
        return Random(f"{self.seed}/{kind}/{chunk}")

    @property
    def options(self) -> Options:
        """For `Game.new` and `Game.playout`."""
        return {"settings": dict(self.settings) or None, "automas": dict(self.automas) or None}


@cache
def _loaded(source: str, name: str) -> Game:
    return load_module(source, name)


@dataclass(frozen=True)
class Stop:
    """A rule that reached a limit in `games` games, which all figures leave out. `first`: the number of the first of them,
    from 1. If that one was played step by step, `seed` and `path` play it again: a seat and its option each; the last
    answer is the one on which the rule stops."""

    text: str
    file: str
    line: int
    first: int
    games: int = 1
    seed: int | None = None
    path: tuple[tuple[int, int], ...] = ()

    def __add__(self, later: Stop) -> Stop:
        return replace(self, games=self.games + later.games)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text} (in {self.games} game{'s' * (self.games > 1)}, first in game {self.first})"


Stops = dict[tuple[str, int, str], Stop]
"""By file, line and version of the game: whatever else the text of a limit says, it is the same stop."""


def note_stop(stops: Stops, limit: RuleLimit, game: int, version: str = "", **replay: Any) -> None:
    """`game` counts from 0."""
    stop = Stop(version + limit.text, limit.file, limit.line, game + 1, **replay)
    add_stops(stops, {(limit.file, limit.line, version): stop})


def add_stops(stops: Stops, later: Stops) -> None:
    for place, stop in later.items():
        stops[place] = stops[place] + stop if place in stops else stop


@dataclass(frozen=True)
class Chunk:
    """Games `first` to `first + games - 1`, counted from 0."""

    number: int
    first: int
    games: int


@dataclass(frozen=True)
class Lost:
    """Games that ended every worker that tried them: the simulation stops there."""

    games: str
    tries: int

    def __str__(self) -> str:
        return f"{self.games} ended {self.tries} workers one after the other; is there enough memory?"


@dataclass(frozen=True)
class Job:
    """Games of one kind, in chunks. `play` takes a setup and a chunk and gives what was found; other processes find it by
    its name."""

    play: Callable[[Any, Chunk], object]
    games: int
    size: int

    def chunks(self) -> Iterator[Chunk]:
        for number, first in enumerate(range(0, self.games, self.size)):
            yield Chunk(number, first, min(self.size, self.games - first))
