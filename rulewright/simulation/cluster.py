"""The same chunks on a Dask cluster, for when one machine is not enough.

Dask rather than Ray: it is Python alone, some 2 MB against 80 MB for one version of Python on one system, its local
cluster starts in a second, and it plays the tasks of a lost worker again by itself. The setup is a task too, so a worker
that dies takes nothing along that the scheduler could not make again. Chunks, seeds and sums are those of a run at home.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import runtime.game
from rulewright.simulation.setup import Chunk, Job, Loadable, Lost
from rulewright.simulation.workers import AHEAD, BATCH, TRIES, count_processors

LOCAL = "local"
DEAF = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"
"""What workers of this machine run first: Ctrl-C is for the process that asked."""
PATIENCE = 30
"""Seconds to reach the scheduler and to see its first worker."""


class NoCluster(Exception):
    """The extra is not installed, nobody answers, or the workers run something else."""


class Cluster:
    """`address` of a scheduler, or `local` for a cluster of this machine's own with so many workers."""

    def __init__(self, setup: Loadable, address: str, workers: int | None = None) -> None:
        self.setup = setup
        self.address = address
        self.workers = workers or count_processors()
        self.notes: list[str] = []

    def __enter__(self) -> Cluster:
        dask, distributed = _import()
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters is told in `notes`
        logging.getLogger("tornado.application").addFilter(_is_no_stumble)
        self.home: Any = None
        self.client: Any = None
        try:
            with dask.config.set({"distributed.scheduler.allowed-failures": TRIES, "distributed.worker.daemon": True}):
                if self.address == LOCAL:
                    self.home = distributed.LocalCluster(
                        self.workers,
                        threads_per_worker=1,
                        processes=True,
                        dashboard_address="127.0.0.1:0",
                        silence_logs=50,
                        preload=DEAF,
                    )
                self.client = distributed.Client(self.home or self.address, timeout=PATIENCE, set_as_default=False)
            self.client.wait_for_workers(1, timeout=PATIENCE)
            self.check_code()
            self.seen = self._workers()
            self.shared = self.client.submit(_keep, self.setup, pure=False)
        except BaseException as error:
            self.__exit__()
            if isinstance(error, (OSError, TimeoutError, ValueError)):
                raise NoCluster(f"no cluster answers at `{self.address}`: {error}") from None
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for thing in (self.client, self.home):
            if thing is not None:
                thing.close()

    def play(self, job: Job) -> Iterator[tuple[Chunk, object]]:
        """Finished chunks, oldest first: as many are on their way as keep all workers busy."""
        from distributed import KilledWorker  # here: an extra that most do without

        chunks = job.chunks()
        waiting: deque[tuple[tuple[Chunk, ...], Any]] = deque()
        while True:
            ahead = AHEAD * max(1, len(self._workers())) // BATCH
            while len(waiting) < ahead and (batch := tuple(islice(chunks, BATCH))):
                waiting.append((batch, self.client.submit(_play, self.shared, job.play, batch, pure=False)))
            if not waiting:
                return
            batch, future = waiting.popleft()
            try:
                parts = future.result()
            except KilledWorker:
                yield batch[0], Lost(f"games {batch[0].first + 1} to {batch[-1].first + batch[-1].games}", TRIES)
                return
            self._note_lost()
            yield from zip(batch, parts, strict=True)

    def _workers(self) -> set[str]:
        return set(self.client.nthreads())

    def _note_lost(self) -> None:
        """Who was there and is not any more; what they had in hand has been played again by others."""
        there = self._workers()
        for gone in sorted(self.seen - there):
            self.notes.append(f"the cluster lost the worker {gone}; what it was playing was played again")
        self.seen = there

    def check_code(self) -> None:
        """The same seed gives the same games only under the same code."""
        try:
            found = self.client.run(fingerprint)
        except Exception as error:
            raise NoCluster(f"the workers at `{self.address}` can't run rulewright: {error}") from None
        mine = fingerprint()
        others = sorted(worker for worker, code in found.items() if code != mine)
        if others:
            raise NoCluster(f"another version of rulewright is installed at {', '.join(others)}")


def hire_from(address: str, workers: int | None) -> Callable[[Loadable], Cluster]:
    _import()
    return lambda setup: Cluster(setup, address, workers)


def _is_no_stumble(record: logging.LogRecord) -> bool:
    """A Ctrl-C that comes before `distributed` has begun to wait makes it cancel what is not there yet, and say so."""
    return "sync.<locals>.cancel" not in record.getMessage()


def _import() -> tuple[Any, Any]:
    try:
        # here: an extra that most do without
        import dask
        import distributed
    except ImportError:
        raise NoCluster("a cluster needs the extra `cluster`: pip install 'rulewright[cluster]'") from None
    return dask, distributed


# what workers run


def _keep(setup: Loadable) -> Loadable:
    setup.load()
    return setup


def _play(setup: Loadable, play: Callable[[Any, Chunk], object], batch: tuple[Chunk, ...]) -> list[object]:
    return [play(setup, chunk) for chunk in batch]


def fingerprint() -> str:
    """Of the code that plays."""
    simulation, played_on = Path(__file__).parent, Path(runtime.game.__file__).parent
    folders = (simulation, simulation.parent / "bots", played_on)
    return sha256(b"".join(path.read_bytes() for folder in folders for path in sorted(folder.glob("*.py")))).hexdigest()
