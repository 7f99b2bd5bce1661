"""The test games over 200 seeds: saved, loaded and cloned at every decision, and in a fresh process, they end alike."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

from tests.games_list import ROOT, Case, classics, compiled

SEEDS = range(200)
MOST_PLAYERS = 3


def play(case: Case, seed: int, between=lambda state: state):
    """A whole random game; `between` may exchange the state at each decision."""
    chooser = random.Random(seed)
    fewest = case.program.fewest
    players = fewest + seed % (min(case.program.most, MOST_PLAYERS) - fewest + 1)
    state = between(case.game.new(players=players, seed=seed))
    while not state.over:
        state.apply(chooser.randrange(state.option_count))
        state = between(state)
    return state


def ending(state) -> str:
    """The final state with all answers, and its log."""
    log = [[entry.seat, entry.text, entry.file, entry.line, entry.audience] for entry in state.log]
    return json.dumps([state.to_json(), log, state.scores, state.winners])


@classics
def test_saving_and_loading_at_every_decision_changes_nothing(folder):
    case = compiled(folder)
    for seed in SEEDS:
        assert ending(play(case, seed, lambda state: case.game.from_json(state.to_json()))) == ending(play(case, seed))


@classics
def test_cloning_at_every_decision_changes_nothing(folder):
    """The game goes on with the clone; the one that was cloned takes another step."""
    case = compiled(folder)

    def replaced(state):
        clone = state.clone()
        if not state.over:
            state.apply(0)
        return clone

    for seed in SEEDS:
        assert ending(play(case, seed, replaced)) == ending(play(case, seed))


SCRIPT = """
import sys
from pathlib import Path
from tests.invariants.test_classics import endings
print("\\n".join(endings(Path(sys.argv[1]))))
"""


def endings(folder: Path) -> list[str]:
    case = compiled(folder)
    return [ending(play(case, seed)) for seed in SEEDS]


@classics
def test_a_fresh_process_ends_alike(folder):
    environment = {**os.environ, "PYTHONHASHSEED": "99", "PYTHONPATH": str(ROOT)}
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(folder)], capture_output=True, text=True, env=environment, cwd=Path.cwd(), check=False
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines() == endings(folder)
