"""Runs that are compared take turns, so that a slow moment of the machine meets all of them; their medians count."""
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
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
