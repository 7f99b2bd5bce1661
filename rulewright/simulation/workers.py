"""Processes that share the work, and what happens when one of them dies.

Each worker has a pipe of its own, so it is known which chunks went with it: they are played again by a new worker, and
since a chunk's games depend on its seed alone, the result is the same. Chunks that keep ending their workers are given
up after a few tries. No more is handed out than `AHEAD` chunks per worker beyond the first unfinished one, so that what
waits to be added up stays small however many games are wanted.
"""

from __future__ import annotations

import os
import signal
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from typing import Any, TypeAlias

from rulewright.simulation.setup import Chunk, Job, Loadable, Lost

Pipeline: TypeAlias = "Connection[Any, Any]"

TRIES = 3
AHEAD = 32
BATCH, SHORT = 8, 0.05
"""Chunks are handed out one by one, and up to so many at a time if they take less than so many seconds."""
PATIENCE = 5.0
"""Seconds between two looks of an idle worker whether its parent is still there."""


def count_processors() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass
class Worker:
    process: Process
    pipe: Pipeline
    batch: tuple[Chunk, ...] = ()
    since: float = 0.0


@dataclass(frozen=True)
class Mistake:
    """An exception that nobody expected, as text."""

    text: str


class Processes:
    """`notes`: what should be said about the run, line by line."""

    def __init__(self, setup: Loadable, workers: int) -> None:
        self.setup = setup
        self.workers = workers
        self.crew: list[Worker] = []
        self.notes: list[str] = []

    def __enter__(self) -> Processes:
        self.crew = [self._hire() for _ in range(self.workers)]
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.crew:
            worker.process.kill()
            worker.process.join()
            worker.pipe.close()

    def play(self, job: Job) -> Iterator[tuple[Chunk, object]]:
        """Finished chunks in any order. The last one may be `Lost`."""
        chunks, size = job.chunks(), 1
        again: list[tuple[Chunk, ...]] = []  # one by one, to find the one that does it
        tries: dict[int, int] = {}
        open_chunks: set[int] = set()
        handed = 0
        while True:
            for place, worker in enumerate(self.crew):
                lowest = min(open_chunks, default=handed)
                if worker.batch or handed - lowest >= AHEAD * self.workers and not again:
                    continue
                batch = again.pop() if again else tuple(islice(chunks, size))
                if not batch:
                    break
                open_chunks.update(chunk.number for chunk in batch)
                handed = max(handed, batch[-1].number + 1)
                self.crew[place] = self._hand(worker, job, batch)
            busy = {worker.pipe: worker for worker in self.crew if worker.batch}
            if not busy:
                return
            ready = wait(list(busy))
            for pipe, worker in busy.items():
                if pipe not in ready:
                    continue
                batch, worker.batch = worker.batch, ()
                try:
                    parts = pipe.recv()
                except (EOFError, OSError):
                    tries.update((chunk.number, tries.get(chunk.number, 0) + 1) for chunk in batch)
                    if len(batch) == 1 and tries[batch[0].number] >= TRIES:
                        yield batch[0], Lost(_games(batch), TRIES)
                        return
                    self._replace(worker, batch)
                    again += [(chunk,) for chunk in batch]
                    continue
                if isinstance(parts, Mistake):
                    raise RuntimeError(f"a worker failed:\n{parts.text}")
                size = min(2 * size, BATCH) if time.perf_counter() - worker.since < SHORT else 1
                for chunk, part in zip(batch, parts, strict=True):
                    open_chunks.discard(chunk.number)
                    yield chunk, part

    def _hand(self, worker: Worker, job: Job, batch: tuple[Chunk, ...]) -> Worker:
        """To this worker, or to a new one if it died while it had nothing to do."""
        try:
            worker.pipe.send((job.play, batch))
        except OSError:
            worker = self._replace(worker, ())
            worker.pipe.send((job.play, batch))
        worker.batch, worker.since = batch, time.perf_counter()
        return worker

    def _replace(self, worker: Worker, batch: tuple[Chunk, ...]) -> Worker:
        worker.process.join()
        worker.pipe.close()
        code = worker.process.exitcode
        how = f"was ended by signal {-code}" if code is not None and code < 0 else f"ended with exit code {code}"
        self.notes.append(f"a worker {how}; " + (f"{_games(batch)} were played again" if batch else "nothing was lost"))
        self.crew[self.crew.index(worker)] = hired = self._hire()
        return hired

    def _hire(self) -> Worker:
        mine, other = Pipe()
        with _no_interrupts():
            process = Process(target=_serve, args=(other, self.setup, os.getpid()), daemon=True)
            process.start()
        other.close()
        return Worker(process, mine)


def _games(batch: tuple[Chunk, ...]) -> str:
    return f"games {batch[0].first + 1} to {batch[-1].first + batch[-1].games}"


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """A worker is born deaf to Ctrl-C, which is for the process that asked."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: Pipeline, setup: Loadable, parent: int) -> None:
    """The life of a worker: loads the game once, plays what it is handed, and goes when its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    setup.load()
    while True:
        while not pipe.poll(PATIENCE):
            if os.getppid() != parent:
                return
        try:
            play, batch = pipe.recv()
        except EOFError:
            return
        try:
            parts: list[object] | Mistake = [play(setup, chunk) for chunk in batch]
        except Exception:
            parts = Mistake(traceback.format_exc())
        pipe.send(parts)
