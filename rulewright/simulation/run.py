"""Chunks of games, here or on several processors, until all are played, a rule fails, or somebody has seen enough."""
from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field

from rulewright.simulation import totals, usage
from rulewright.simulation.setup import Chunk, Failure, Job, Setup
from rulewright.simulation.totals import Totals
from rulewright.simulation.usage import Usage

PLAY = {"totals": totals.play_totals, "usage": usage.play_usage}
Tick = Callable[[int], None]


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
    failure: Failure | None = None


def simulate(setup: Setup, games: int, counted: int, workers: int = 1, tick: Tick = lambda games: None) -> Result:
    """Plays `games` fused games and counts the choices of `counted` more. `tick` hears of every finished chunk."""
    result = Result(setup, games)
    with Crew(setup, workers) as crew:
        start = time.perf_counter()
        _collect(result, crew, Job.cut("totals", games, totals.SIZE), result.totals, tick)
        result.seconds = time.perf_counter() - start
        if not (result.interrupted or result.failure):
            start = time.perf_counter()
            _collect(result, crew, Job.cut("usage", counted, usage.SIZE), result.usage, tick)
            result.usage_seconds = time.perf_counter() - start
    return result


def _collect(result: Result, crew: Crew, job: Job, into: Totals | Usage, tick: Tick) -> None:
    """Adds up in the order of the chunks, whoever was first, so that the result is the same to the last letter."""
    found: dict[int, Totals | Usage] = {}
    try:
        for chunk, part in crew.play(job):
            if isinstance(part, Failure):
                result.failure = part
                break
            found[chunk.number] = part
            tick(chunk.games)
    except KeyboardInterrupt:
        result.interrupted = True
    for number in sorted(found):
        into.add(found[number])


class Crew:
    """Who plays: this process, or `workers` others that stay for all jobs."""

    def __init__(self, setup: Setup, workers: int) -> None:
        self.setup = setup
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Crew:
        if self.workers > 1:
            self.pool = ProcessPoolExecutor(self.workers, initializer=_enlist, initargs=(self.setup,))
        return self

    def __exit__(self, *_) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)

    def play(self, job: Job) -> Iterator[tuple[Chunk, Totals | Usage | Failure]]:
        if self.pool is None:
            for chunk in job.chunks:
                yield chunk, PLAY[job.kind](self.setup, chunk)
            return
        waiting = {self.pool.submit(_work, job.kind, chunk): chunk for chunk in job.chunks}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


_setup: Setup | None = None


def _enlist(setup: Setup) -> None:
    """In a worker: Ctrl-C is for the process that asked, and the game is loaded once."""
    global _setup
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _setup = setup
    setup.game()


def _work(kind: str, chunk: Chunk) -> Totals | Usage | Failure:
    return PLAY[kind](_setup, chunk)
