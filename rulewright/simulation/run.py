"""Chunks of games, here, on several processors or on a cluster, until all are played or somebody has seen enough."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from rulewright.simulation import totals, usage
from rulewright.simulation.setup import Chunk, Job, Loadable, Lost, Setup, Stop
from rulewright.simulation.tally import Usage
from rulewright.simulation.totals import Totals
from rulewright.simulation.workers import Processes

Tick = Callable[[int], None]


class Crew(Protocol):
    """Who plays. `notes`: lines about the run, such as workers that died."""

    notes: list[str]

    def play(self, job: Job) -> Iterator[tuple[Chunk, object]]:
        """Finished chunks in any order, each with what was found, or `Lost`."""
        ...


Hire = Callable[[Loadable], AbstractContextManager[Crew]]
"""Finds a crew for a setup."""


class Addable(Protocol):
    """A sum that takes in what the chunks of a job found: `Totals`, `Usage`, `Pairs`."""

    def add(self, other: Any) -> None: ...


@dataclass
class Gathered:
    """How a job ended."""

    interrupted: bool = False
    failure: Lost | None = None

    @property
    def stopped(self) -> bool:
        return self.interrupted or self.failure is not None


@dataclass
class Result:
    """`wanted`: the games asked for. `seconds`: of the fused games; what the stepwise ones took is `usage_seconds`."""

    setup: Setup
    wanted: int
    totals: Totals = field(default_factory=Totals)
    usage: Usage = field(default_factory=Usage)
    seconds: float = 0.0
    usage_seconds: float = 0.0
    interrupted: bool = False
    failure: Lost | None = None
    notes: list[str] = field(default_factory=list)

    @property
    def stops(self) -> list[Stop]:
        """All rules that reached a limit: how often in the fused games, how it comes about in the stepwise ones."""
        counted = self.usage.stops
        found = {at: replace(stop, games=self.totals.stops[at].games) for at, stop in counted.items() if at in self.totals.stops}
        return [stop for _, stop in sorted((self.totals.stops | counted | found).items())]


def simulate(
    setup: Setup, games: int, counted: int, workers: int = 1, tick: Tick = lambda games: None, hire: Hire | None = None
) -> Result:
    """Plays `games` fused games and counts the choices of `counted` more. Bots that think play step by step: then all
    games are counted, and there are no others. `tick` hears of every finished chunk."""
    result = Result(setup, games)
    if setup.thinks:
        _watch_all(result, hire or hire_locally(workers), tick)
        return result
    with (hire or hire_locally(workers))(setup) as crew:
        start = time.perf_counter()
        ended = gather(crew, Job(totals.play_totals, games, totals.SIZE), result.totals, tick)
        result.seconds = time.perf_counter() - start
        if not ended.stopped:
            start = time.perf_counter()
            ended = gather(crew, Job(usage.play_usage, counted, usage.SIZE), result.usage, tick)
            result.usage_seconds = time.perf_counter() - start
        result.interrupted, result.failure, result.notes = ended.interrupted, ended.failure, crew.notes
    return result


def _watch_all(result: Result, hire: Hire, tick: Tick) -> None:
    """One game is a chunk: it may take minutes."""
    setup, start = result.setup, time.perf_counter()
    with hire(setup) as crew:
        ended = gather(crew, Job(usage.play_usage, result.wanted, 1), result.usage, tick)
    result.interrupted, result.failure, result.notes = ended.interrupted, ended.failure, crew.notes
    result.totals = totals.totals_of(result.usage, setup.players)
    result.seconds = result.usage_seconds = time.perf_counter() - start


def gather(crew: Crew, job: Job, into: Addable, tick: Tick) -> Gathered:
    """Adds up in the order of the chunks, whoever was first, so that the result is the same to the last letter. After
    Ctrl-C, and when a chunk is lost, all that is finished counts."""
    ended, turn = Gathered(), 0
    early: dict[int, Any] = {}
    try:
        for chunk, part in crew.play(job):
            if isinstance(part, Lost):
                ended.failure = part
                break
            early[chunk.number] = part
            while turn in early:
                into.add(early.pop(turn))
                turn += 1
            tick(chunk.games)
    except KeyboardInterrupt:
        ended.interrupted = True
    for number in sorted(early):
        into.add(early[number])
    return ended


def hire_locally(workers: int) -> Hire:
    return (lambda setup: Processes(setup, workers)) if workers > 1 else Alone


class Alone:
    """This process plays by itself."""

    def __init__(self, setup: Loadable) -> None:
        self.setup = setup
        self.notes: list[str] = []

    def __enter__(self) -> Alone:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def play(self, job: Job) -> Iterator[tuple[Chunk, object]]:
        for chunk in job.chunks():
            yield chunk, job.play(self.setup, chunk)
