"""Runs that are compared take turns, so that a slow moment of the machine meets all of them; their medians count.

Processor time is measured, not the time on the wall: what else the machine does should not matter.
"""

import gc
import time
from collections.abc import Callable
from statistics import median


def interleave(works: dict[str, Callable[[], object]], rounds: int) -> dict[str, float]:
    """The median seconds of each piece of work."""
    seconds: dict[str, list[float]] = {name: [] for name in works}
    for name in works:
        works[name]()
    gc.collect()
    for _ in range(rounds):
        for name, work in works.items():
            seconds[name].append(clock(work))
    return {name: median(found) for name, found in seconds.items()}


def clock(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start
