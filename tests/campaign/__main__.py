"""Runs mutants until the time is up, and tells each kind of defect once."""

from __future__ import annotations

import argparse
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from tests.campaign.mutants import make_mutant
from tests.campaign.trial import Bench, put
from tests.games_list import FOLDERS


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.campaign", description=__doc__)
    asked.add_argument("--seconds", type=float, default=60)
    asked.add_argument("--seed", type=int, default=1, help="of the first mutant; each further one is one more")
    asked.add_argument("--only", default="", help="games whose name has this in it")
    asked.add_argument("--count", type=int, default=0, help="stop after so many")
    asked.add_argument("--keep", type=Path, help="where to write the first mutant of each kind")
    asked.add_argument("--trace", action="store_true", help="show where each kind came from")
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as work:
        return run(given, Bench(Path(work)))


def run(given: argparse.Namespace, bench: Bench) -> int:
    folders = [folder for folder in FOLDERS if given.only in folder.name]
    end, seed = time.monotonic() + given.seconds, given.seed
    kinds: Counter[tuple[str, str]] = Counter()
    tried = compiled = games = 0
    while time.monotonic() < end and (not given.count or tried < given.count):
        mutant = make_mutant(Random(seed), folders)
        defect = bench.try_out(mutant, seed)
        tried, compiled, games = tried + 1, compiled + (bench.played > 0), games + bench.played
        if defect is not None:
            kind = defect.stage, defect.kind
            kinds[kind] += 1
            if kinds[kind] == 1:
                print(f"== seed {seed}: {defect.stage}: {defect.kind}\n{mutant.change}", flush=True)
                if given.trace:
                    print(defect.error, flush=True)
                if given.keep:
                    put(mutant.files, given.keep / f"{seed}_{mutant.folder.name}")
        seed += 1
    print(f"{tried} mutants, {compiled} compiled, {games} games; {sum(kinds.values())} defects of {len(kinds)} kinds")
    for (stage, name), count in kinds.most_common():
        print(f"{count:5}  {stage}: {name}")
    return 1 if kinds else 0


if __name__ == "__main__":
    raise SystemExit(main())
