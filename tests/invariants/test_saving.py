"""I1, I14, I15: a game that is saved and loaded, cloned, or played in another process goes on in the same way."""

import json
import os
import random
import subprocess
import sys

from tests.games_list import ROOT, all_games, compiled
from tests.invariants.walk import GAMES, STEPS, answer, finish, states
from tests.sizes import sample


def is_plain(value) -> bool:
    """Ints, and tuples or lists of plain things."""
    return isinstance(value, int) or (isinstance(value, (tuple, list)) and all(is_plain(item) for item in value))


@all_games
def test_cells_are_ints_and_lists_of_ints(folder):
    case = compiled(folder)
    for state in states(case, 1):
        for name, value in state.cells().items():
            assert is_plain(value), name


@all_games
def test_saved_games_go_on_alike(folder):
    """At every decision the loaded state is equal; from time to time it is played to the end beside the first one."""
    case = compiled(folder)
    for seed in range(GAMES):
        for number, state in enumerate(states(case, seed, sample(25, STEPS))):
            text = state.to_json()
            loaded = case.game.from_json(text)
            assert loaded == state and hash(loaded) == hash(state)
            assert loaded.to_json() == text
            assert [d.player for d in loaded.decisions] == [d.player for d in state.decisions]
            if number % 12 == 0:
                first = state.clone()
                assert finish(first, seed) == finish(loaded, seed)
                assert first == loaded and first.to_json() == loaded.to_json()


@all_games
def test_clones_are_independent(folder):
    """Playing a clone leaves the first state as it was, and the other way round."""
    case = compiled(folder)
    for seed in range(GAMES):
        for number, state in enumerate(states(case, seed, sample(25, STEPS))):
            if number % 6 or state.over:
                continue
            before = state.to_json()
            clone = state.clone()
            assert clone == state
            finish(clone, seed + 1, 20)
            assert state.to_json() == before
            kept = clone.to_json()
            other = state.clone()
            finish(other, seed + 2, 20)
            assert clone.to_json() == kept


@all_games
def test_same_seed_and_answers_give_the_same_game_and_log(folder):
    case = compiled(folder)
    for seed in range(sample(1, 20)):
        first = case.game.new(players=case.players(seed), seed=seed)
        answers = finish(first, seed)
        again = case.game.new(players=case.players(seed), seed=seed)
        for index, seat in answers[:-1]:
            again.apply(index, seat)
        assert len(answers) < 2 or again.to_json() != first.to_json()
        for index, seat in answers[-1:]:
            again.apply(index, seat)
        assert again.to_json() == first.to_json()
        assert [str(entry) for entry in again.log] == [str(entry) for entry in first.log]


SCRIPT = """
import sys
from pathlib import Path
from tests.games_list import compiled
from tests.invariants.test_saving import fingerprints
for folder in sys.argv[1:]:
    for line in fingerprints(compiled(Path(folder))):
        print(line)
"""


def fingerprints(case) -> list[str]:
    """Log, state and view at the end of some games, as text."""
    found = []
    for seed in range(sample(1, 20)):
        chooser = random.Random(seed)
        state = case.game.new(players=case.players(seed), seed=seed)
        for _ in range(STEPS):
            if state.over:
                break
            answer(state, chooser)
        log = [[e.seat, e.text, e.file, e.line, e.audience] for e in state.log]
        found.append(json.dumps([case.name, log, state.to_json(), state.view(0)]))
    return found


def test_a_fresh_process_with_other_hashes_gives_the_same_bytes():
    from tests.games_list import FOLDERS

    here = [line for folder in FOLDERS for line in fingerprints(compiled(folder))]
    environment = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": str(ROOT)}
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT, *map(str, FOLDERS)], capture_output=True, text=True, env=environment, cwd=ROOT, check=False
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines() == here
