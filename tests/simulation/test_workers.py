"""Several processes: the same statistics as one, whoever dies on the way, and nothing finished is lost."""

import os
import re
import signal
import subprocess
import sys
import time
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from pathlib import Path

import pytest

import rulewright
from rulewright.simulation import Setup, simulate
from rulewright.simulation.run import gather
from rulewright.simulation.setup import Chunk, Job, Lost
from rulewright.simulation.workers import AHEAD, Processes

GAMES = Path(__file__).parents[1] / "games"


@pytest.fixture(scope="module")
def setup():
    return Setup(rulewright.load(GAMES / "pig").module["__source__"], "pig", 2, 5)


@dataclass(frozen=True)
class Stage:
    """What workers need when no game is played; `flag` is there once somebody has been killed."""

    flag: Path

    def load(self):
        pass


@pytest.fixture
def stage(tmp_path):
    return Stage(tmp_path / "flag")


def found(result):
    return asdict(result.totals), asdict(result.usage)


@pytest.mark.parametrize("workers", [2, 5])
def test_any_number_of_workers_finds_the_same(setup, workers):
    once = simulate(setup, 1450, 65)
    assert found(simulate(setup, 1450, 65, workers)) == found(once) and once.totals.games == 1450


@pytest.mark.parametrize("workers", [2, 5])
def test_killed_workers_lose_nothing_and_are_told(setup, workers):
    once = simulate(setup, 1450, 65)
    with Processes(setup, workers) as crew:
        victims = [worker.process.pid for worker in crew.crew][:2]
        ticks = []

        def kill(games):
            ticks.append(games)
            if len(ticks) % 3 == 0 and victims:
                os.kill(victims.pop(), signal.SIGKILL)

        again = simulate(setup, 1450, 65, tick=kill, hire=lambda _: nullcontext(crew))
    assert found(again) == found(once)
    assert len(again.notes) == 2 and all(note.startswith("a worker was ended by signal 9; ") for note in again.notes)
    assert sum(ticks) == 1450 + 65


def test_a_worker_killed_while_it_plays_has_its_games_played_again(stage):
    with Processes(stage, 2) as crew:
        total = Sum()
        gather(crew, Job(stall_once, 40, 10), total, lambda games: None)
        again = [note for note in crew.notes if note.endswith("were played again")]
    assert total.games == 40 and total.seen == [0, 1, 2, 3]
    assert len(again) == 1 and re.match(r"a worker was ended by signal 9; games \d+ to \d+ were", again[0])


def test_games_that_end_every_worker_are_given_up(stage):
    with Processes(stage, 2) as crew:
        total = Sum()
        ended = gather(crew, Job(die, 40, 10), total, lambda games: None)
    assert ended.failure == Lost("games 31 to 40", 3) and total.seen == [0, 1, 2]
    assert len(crew.notes) == 2


def test_what_waits_for_its_turn_is_bounded(stage):
    with Processes(stage, 2) as crew:
        numbers = []
        for chunk, _ in crew.play(Job(slow_first, 5000, 1)):
            numbers.append(chunk.number)
    assert sorted(numbers) == list(range(5000))
    assert numbers.index(0) <= AHEAD * 2 + 16


def test_a_mistake_in_a_worker_is_shown(stage):
    with Processes(stage, 2) as crew, pytest.raises(RuntimeError, match=r"ValueError: chunk \d"):
        list(crew.play(Job(stumble, 20, 10)))


def test_ctrl_c_leaves_what_was_finished_and_says_so():
    """The real command: the terminal's Ctrl-C goes to all processes of the group."""
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "rulewright",
            "sim",
            str(GAMES / "pig"),
            "--games",
            "10000000",
            "--workers",
            "2",
            "--format",
            "json",
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and len(children(process.pid)) < 2:
        time.sleep(0.05)
    workers = children(process.pid)
    time.sleep(1)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130, err
    assert "Traceback" not in err and err.startswith("interrupted: ") and err.endswith(" of 10000000 games finished\n")
    assert '"interrupted": true' in out
    assert len(workers) == 2 and not any(Path(f"/proc/{pid}").exists() for pid in workers)


def children(pid):
    try:
        return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        pytest.skip("this system does not list the children of a process")


class Sum:
    def __init__(self):
        self.games, self.seen = 0, []

    def add(self, chunk):
        self.games += chunk.games
        self.seen.append(chunk.number)


# what workers play here: they find it by name, so it stands at the top of the module


def stall_once(stage: Stage, chunk: Chunk):
    if chunk.number == 2 and not stage.flag.exists():
        stage.flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return chunk


def die(stage: Stage, chunk: Chunk):
    if chunk.number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return chunk


def slow_first(stage: Stage, chunk: Chunk):
    if chunk.number == 0:
        time.sleep(0.5)
    return chunk


def stumble(stage: Stage, chunk: Chunk):
    raise ValueError(f"chunk {chunk.number}")
