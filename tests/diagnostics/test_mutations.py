"""Damaged content: never an exception, never a hang, always a finding or a game that runs.

`make test` takes a sample; RULEWRIGHT_SOAK=1 makes the long run. RULEWRIGHT_SEED=n repeats one case and prints what was
changed.
"""

from __future__ import annotations

import difflib
import os
import signal
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from compiler.emit import emit_module
from compiler.pipeline import check_game, lower_game
from rulewright.report import render
from runtime.errors import RuleLimit
from runtime.loader import load_module
from tests.diagnostics.mutate import mutate
from tests.sizes import sample

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(found.parent for pattern in ("tests/games/*", "tests/language/*") for found in ROOT.glob(f"{pattern}/game.rules"))
COUNT = sample(240, 2400)
BATCH = 20
SECONDS = 5
DECISIONS = 300


@contextmanager
def time_limit(seconds: int):
    def give_up(signum, frame):
        raise TimeoutError(f"more than {seconds} s")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def read(folder: Path) -> dict[str, str]:
    return {
        file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8")
        for file in sorted(folder.rglob("*"))
        if file.suffix in (".rules", ".yaml")
    }


def write(files: dict[str, str], folder: Path) -> Path:
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def play(game, players: range, seed: int) -> None:
    """Random play, up to a number of decisions; a limit of the rules is a fair end, a slip of ours is not."""
    random = Random(seed)
    try:
        state = game.new(players=random.choice(players), seed=seed)
        for _ in range(DECISIONS):
            if state.over:
                break
            state.apply(random.randrange(len(state.decision.options)))
    except RuleLimit as limit:
        ours = limit.__cause__ is not None and not isinstance(limit.__cause__, (RuleLimit, RecursionError))
        assert not ours, f"{limit} <- {limit.__cause__!r}"


def try_one(seed: int, folder: Path) -> str:
    """What became of a damaged game: `findings` or `runs`."""
    random = Random(seed)
    original = read(random.choice(FOLDERS))
    files, path = mutate(original, random)
    with time_limit(SECONDS):
        checked = check_game(write(files, folder))
        render(checked.diagnostics, "human", checked.sources)
        if not checked.ok:
            return "findings"
        lowered = lower_game(checked)
        assert lowered.builder is not None, "neither a finding nor a game"
        program = lowered.program
        play(load_module(emit_module(program), checked.name), range(program.fewest, program.most + 1), seed)
    return "runs"


def describe(seed: int) -> str:
    random = Random(seed)
    folder = random.choice(FOLDERS)
    original = read(folder)
    files, path = mutate(original, random)
    changes = difflib.unified_diff(original[path].splitlines(), files[path].splitlines(), lineterm="", n=0)
    return f"seed {seed}: {folder.name}/{path}\n" + "\n".join(list(changes)[2:])


@pytest.mark.parametrize("start", range(0, COUNT, BATCH))
def test_damaged_content(start, tmp_path):
    for seed in [int(os.environ["RULEWRIGHT_SEED"])] if "RULEWRIGHT_SEED" in os.environ else range(start, start + BATCH):
        try:
            try_one(seed, tmp_path / str(seed))
        except Exception as problem:
            raise AssertionError(describe(seed)) from problem
