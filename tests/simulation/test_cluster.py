"""A local cluster of the real engine finds what a run at home finds, also when it loses a worker."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from pathlib import Path

import pytest
from typer.testing import CliRunner

import rulewright
from rulewright.cli.app import app
from rulewright.simulation import Setup, simulate
from rulewright.simulation.cluster import Cluster, NoCluster, fingerprint
from rulewright.simulation.compare import Pair, compare
from rulewright.simulation.run import gather
from rulewright.simulation.setup import Job, Lost
from tests.sizes import SOAK

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

GAMES = Path(__file__).parents[1] / "games"


@pytest.fixture(scope="module")
def setup():
    return Setup(rulewright.load(GAMES / "pig").module["__source__"], "pig", 2, 5)


@pytest.fixture(scope="module")
def home():
    """One cluster for all tests: it takes a second or two to start."""
    with distributed.LocalCluster(2, threads_per_worker=1, dashboard_address="127.0.0.1:0", silence_logs=50) as cluster:
        yield cluster


def found(result):
    return asdict(result.totals), asdict(result.usage)


def test_a_cluster_finds_the_same(setup, home):
    once = simulate(setup, 2450, 65)
    again = simulate(setup, 2450, 65, hire=lambda asked: Cluster(asked, home.scheduler_address))
    assert found(again) == found(once) and again.notes == []


def test_a_cluster_compares_too(setup, home):
    pair = Pair(setup, Setup(setup.source, "pig", 2, 6))
    again = compare(pair, 100, hire=lambda asked: Cluster(asked, home.scheduler_address))
    assert asdict(again.pairs) == asdict(compare(pair, 100).pairs)


def test_a_killed_worker_loses_nothing_and_is_told(setup, home):
    once = simulate(setup, 12000, 65)
    with Cluster(setup, home.scheduler_address) as crew:
        victims = list(crew.client.run(os.getpid).values())[:1]

        def kill(games):
            if victims:
                os.kill(victims.pop(), signal.SIGKILL)
                time.sleep(0.5)  # until the scheduler has noticed

        again = simulate(setup, 12000, 65, tick=kill, hire=lambda _: nullcontext(crew))
    assert found(again) == found(once)
    assert len(again.notes) == 1 and again.notes[0].startswith("the cluster lost the worker tcp://")


@pytest.mark.skipif(not SOAK, reason="four workers one after the other: `make soak`")
def test_games_that_end_every_worker_are_given_up():
    with Cluster(Stage(), "local", 1) as crew:
        ended = gather(crew, Job(die, 1, 1), None, lambda games: None)
    assert ended.failure == Lost("games 1 to 1", 3)


def test_the_command_starts_a_cluster_of_its_own():
    words = ["sim", str(GAMES / "pig"), "--games", "300", "--format", "json"]
    at_home = json.loads(CliRunner().invoke(app, words).stdout)
    away = json.loads(CliRunner().invoke(app, [*words, "--cluster", "local", "--workers", "2"]).stdout)
    for data in (at_home, away):
        del data["seconds"], data["games_per_second"], data["usage"]["seconds"]
    assert away == at_home


def test_ctrl_c_leaves_what_was_finished(home):
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "rulewright",
            "sim",
            str(GAMES / "pig"),
            "--games",
            "10000000",
            "--format",
            "json",
            "--cluster",
            home.scheduler_address,
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    deadline = time.monotonic() + 60
    while not any(len(client.wants_what) > 5 for client in home.scheduler.clients.values()):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130 and "Traceback" not in err, err
    assert json.loads(out)["interrupted"] and json.loads(out)["games"] > 0


def test_what_can_not_be_used_is_told(setup, home, monkeypatch):
    monkeypatch.setattr("rulewright.simulation.cluster.PATIENCE", 1)
    with pytest.raises(NoCluster, match="no cluster answers at `tcp://127.0.0.1:1`"):
        Cluster(setup, "tcp://127.0.0.1:1").__enter__()
    with Cluster(setup, home.scheduler_address) as crew:
        monkeypatch.setattr(crew.client, "run", lambda asked: {"tcp://far:1": fingerprint(), "tcp://old:1": "else"})
        with pytest.raises(NoCluster, match="another version of rulewright is installed at tcp://old:1$"):
            crew.check_code()
    told = CliRunner().invoke(app, ["sim", str(GAMES / "pig"), "--cluster", "tcp://127.0.0.1:1", "--workers", "2"])
    assert told.exit_code == 2 and "workers of its own" in " ".join(told.output.replace("│", " ").split())


def test_without_the_extra_it_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    told = CliRunner().invoke(app, ["sim", str(GAMES / "pig"), "--cluster", "local"])
    assert told.exit_code == 2 and "needs the extra `cluster`" in " ".join(told.output.replace("│", " ").split())


@dataclass(frozen=True)
class Stage:
    def load(self):
        pass


def die(stage, chunk):
    os.kill(os.getpid(), signal.SIGKILL)
