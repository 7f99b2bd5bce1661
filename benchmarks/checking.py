"""Checking 10,000 cards against composing their YAML.

Each measurement is a process of its own that imports first and then looks at the clock, so that start-up is left out
and nothing is warm but the disk. Cold: the cache is empty and gets filled. Warm: one card was edited since.
"""

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from benchmarks.cards import edit_card, write_game


@dataclass(frozen=True)
class CheckFigures:
    """Medians in seconds."""

    cards: int
    files: int
    compose: float
    cold: float
    warm: float

    @property
    def cold_ratio(self) -> float:
        return self.cold / self.compose

    @property
    def warm_ratio(self) -> float:
        return self.warm / self.cold


def measure_checking(files: int = 100, cards: int = 100, rounds: int = 3) -> CheckFigures:
    found: dict[str, list[float]] = {"compose": [], "cold": [], "warm": []}
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "market_town"
        write_game(folder, files, cards)
        for turn in range(rounds):
            cache = Path(place) / f"cache_{turn}"
            found["compose"].append(run_apart("compose", folder, cache))
            found["cold"].append(run_apart("check", folder, cache))
            edit_card(folder, files // 2, cards // 2, seed=turn + 2)
            found["warm"].append(run_apart("check", folder, cache))
    return CheckFigures(files * cards, files, **{name: median(seconds) for name, seconds in found.items()})


def run_apart(work: str, folder: Path, cache: Path) -> float:
    """Runs one of the functions below in a new process and gives its seconds."""
    command = [sys.executable, "-m", "benchmarks.checking", work, str(folder)]
    surroundings = {**os.environ, "RULEWRIGHT_CACHE": str(cache)}
    root = Path(__file__).parent.parent
    done = subprocess.run(command, env=surroundings, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{work} failed:\n{done.stderr}")
    return float(done.stdout)


def compose(folder: Path) -> float:
    """Seconds that ruamel.yaml takes to compose all tables with its compiled scanner."""
    from ruamel.yaml import YAML
    from ruamel.yaml.cyaml import CParser

    assert CParser is not None
    start = time.perf_counter()
    for path in sorted((folder / "cards").glob("*.yaml")):
        YAML(typ="safe").compose(path.read_text(encoding="utf-8"))
    return time.perf_counter() - start


def check(folder: Path) -> float:
    """Seconds that all checks of the game take."""
    import compiler.tables.validate  # noqa: F401 (loaded when first needed: part of the start-up)
    import compiler.text  # noqa: F401
    from compiler.cache import Cache
    from compiler.pipeline import check_game
    from dsl.machine import machine

    machine()
    start = time.perf_counter()
    checked = check_game(folder, cache=Cache.default())
    seconds = time.perf_counter() - start
    if not checked.ok:
        raise AssertionError(f"the generated game has errors, the first: {checked.diagnostics[0].message}")
    return seconds


if __name__ == "__main__":
    print({"compose": compose, "check": check}[sys.argv[1]](Path(sys.argv[2])))
