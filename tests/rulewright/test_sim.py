"""`sim`: the same seed gives the same numbers however the work is shared, and nothing finished is lost."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import rulewright
from rulewright.cli.app import app
from rulewright.simulation import Setup, simulate
from rulewright.starter import TEMPLATE
from rulewright.terminal.saved import read_file, resume
from tests.rulewright.quick import compile_once

RULES = """\
game race "Race" for 2 to 3 players

setting goal 2..9 starts 3 "Goal"
setting fast flag starts no "Fast"

each player has
    steps 0..20 "steps"

always steps < 15 "nobody runs too far"

action walk "Walk"
    gain 1 steps

action leap "Leap"
    choose n in 2..3
    gain n steps

play
    rounds at most 20
        phase day "Day" each player in players
            do one of walk, leap
            if fast: gain 1 steps
            if steps >= goal: end game

scoring
    score steps "Steps"
    winners by total highest
    tied players share
"""


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr("rulewright.cli.sim.compile_first", compile_once)


@pytest.fixture
def race(tmp_path, monkeypatch):
    (tmp_path / "content" / "race").mkdir(parents=True)
    path = tmp_path / "content" / "race" / "game.rules"
    path.write_text(RULES)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    return path


def run(*words):
    return CliRunner().invoke(app, ["sim", *words])


def result(*words, code=0):
    found = run(*words, "--format", "json")
    assert found.exit_code == code, found.output
    return json.loads(found.stdout)


def without_times(data):
    times = ("seconds", "games_per_second")
    usage = {key: value for key, value in data["usage"].items() if key not in times}
    return {key: value for key, value in data.items() if key not in times} | {"usage": usage}


def test_json_holds_what_the_contract_names(race):
    data = result("race", "--games", "250", "--seed", "7", "--players", "3")
    assert (data["game"], data["players"], data["games"], data["seed"]) == ("race", 3, 250, 7)
    assert data["seconds"] > 0 and data["mean_length"] >= 1 and data["length_unit"] == "rounds"
    assert len(data["seat_wins"]) == len(data["mean_scores"]) == 3
    assert sum(data["seat_wins"]) + data["no_winner"] >= 250
    assert data["mean_decisions"] > data["mean_length"]


def test_the_seed_decides_not_the_number_of_workers(race):
    once = result("race", "--games", "330", "--seed", "5")
    assert without_times(result("race", "--games", "330", "--seed", "5")) == without_times(once)
    assert without_times(result("race", "--games", "330", "--seed", "5", "--workers", "2")) == without_times(once)
    assert result("race", "--games", "330", "--seed", "6")["seat_wins"] != once["seat_wins"]


def test_choices_are_counted_with_what_they_led_to(race):
    usage = result("race", "--games", "60", "--usage", "40")["usage"]
    assert usage["games"] == 40 and set(usage["options"]) == {"walk", "leap", "n=2", "n=3"}
    leap, two, three = (usage["options"][key] for key in ("leap", "n=2", "n=3"))
    assert leap["label"] == "Leap" and two["label"] == "n: 2"
    assert leap["chosen"] == two["chosen"] + three["chosen"] == two["offered"] < leap["offered"]
    assert 0 < leap["winners"] <= leap["takers"] <= leap["chosen"]
    assert result("race", "--games", "10", "--usage", "0")["usage"]["options"] == {}


def test_copies_of_a_card_are_one_option_and_one_card():
    usage = result(str(TEMPLATE), "--games", "50")["usage"]
    assert "card=gust" in usage["options"] and not any("#" in key for key in usage["options"])
    assert usage["cards"]["gust"]["chosen"] == usage["options"]["card=gust"]["chosen"] > 0
    assert len(usage["cards"]) == 10 and usage["cards"]["umbrella"]["offered"] > usage["cards"]["umbrella"]["chosen"] > 0


def test_settings_are_kept(race):
    assert result("race", "--games", "50", "--setting", "fast=yes", "--setting", "goal=2")["mean_length"] == 1
    assert result("race", "--games", "50", "--setting", "goal=8")["mean_length"] > 2


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--players", "4"], "Race is for 2 to 3 players"),
        (["--setting", "goal=99"], "`goal` can't be `99`; it is 2..9"),
        (["--setting", "fast=maybe"], "it is yes or no"),
        (["--setting", "speed=1"], "there is no setting `speed`; settings: `goal`, `fast`"),
        (["--setting", "goal"], "write NAME=VALUE"),
        (["--automa", "1=robot"], "there is no automa `robot`; automas: none"),
        (["--games", "0"], "--games"),
        (["--bots", "clever"], "random"),
    ],
)
def test_wrong_usage(race, words, message):
    found = run("race", *words)
    assert found.exit_code == 2 and "Traceback" not in found.output
    assert message in " ".join(found.output.replace("│", " ").split())


def test_people_get_a_table_per_seat_and_no_progress_bar_in_a_pipe(race):
    text = run("race", "--games", "120").stdout
    assert text.startswith("Race: 120 games, 2 players, random bots, seed 0")
    assert "player 2" in text and "Mean score" in text and "Taken when offered" in text
    assert run("race", "--games", "120").stderr == ""


def test_a_promise_that_breaks_is_a_finding(race):
    race.write_text(RULES.replace("steps < 15", "steps < 3"))
    data = result("race", "--games", "20", code=1)
    assert data["broken"][0]["text"] == "nobody runs too far" and data["broken"][0]["line"] == 9
    assert "what must always hold did not, in game" in run("race", "--games", "20").stderr


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_rule_that_reaches_its_limit_is_named(race, workers):
    race.write_text(RULES.replace("at most 20", "at most 1"))
    found = run("race", "--games", "20", "--workers", workers)
    assert found.exit_code == 1
    assert "error[limit-reached]: there are more than 1 round\n   --> content/race/game.rules:19:5" in found.stderr
    assert " of 20 games, which all figures leave out" in found.stderr


CROWDED = """\
game crew "Crew" for 2 to 3 players

table cards of Card from "cards.yaml"

the game has
    deck  pile of Card seen by none

each player has
    crew    pile of Card at most 3
    hand    pile of Card seen by owner at most 5
    points  0..90

action hire "Hire"
    draw 1 from deck to crew

action take_two "Take two"
    draw 2 from deck to hand

action rest "Rest"
    gain 2 points

play
    setup
        move cards to deck
        shuffle deck
    rounds 6
        phase day "Day" each player in players
            do one of hire, take_two, rest

scoring
    score points
    winners by total highest
    tied players share
"""


def test_all_stops_of_a_batch_are_told_at_once_and_can_be_seen_again(race, tmp_path):
    folder = race.parent.parent / "crew"
    folder.mkdir()
    (folder / "game.rules").write_text(CROWDED)
    (folder / "cards.yaml").write_text("".join(f"- {{id: c{number}, name: C{number}}}\n" for number in range(30)))
    found = run("crew", "--games", "200")
    assert found.exit_code == 1
    for name, most, line in (("crew", 3, "draw 1 from deck to crew"), ("hand", 5, "draw 2 from deck to hand")):
        assert f"there is no room for another card in `{name}`, which holds {most} at most" in found.stderr
        assert f"|     {line}\n" in found.stderr
    assert "Take two" in found.stdout, "the other games are counted"
    saved = sorted(Path().glob("crew-0*.save.json"))
    assert len(saved) == 2
    for path in saved:
        assert f"`rulewright play --load {path}` goes to the decision before it" in found.stderr
        state = resume(rulewright.load("crew"), read_file(path))[0].state
        asked = re.search(rf"{path}`.*where player (\d) chooses `(.*)`", found.stderr)
        option = next(each for each in state.decision.options if each.label == asked[2])
        assert state.decision.player + 1 == int(asked[1])
        with pytest.raises(rulewright.RuleLimit, match="there is no room"):
            state.apply(option.index)


def test_an_interruption_keeps_what_is_finished(race):
    game = rulewright.load("race")
    setup = Setup(game.module["__source__"], "race", 2, 5)
    finished = []

    def tick(games):
        finished.append(games)
        if len(finished) == 2:
            raise KeyboardInterrupt

    found = simulate(setup, 1000, 100, tick=tick)
    assert found.interrupted and found.totals.games == 200 and found.usage.games == 0
    assert found.totals.wins == simulate(setup, 200, 0).totals.wins


def test_ctrl_c_is_said_and_exits_with_130(race, monkeypatch):
    def interrupted(self, job):
        yield from ()
        raise KeyboardInterrupt

    monkeypatch.setattr("rulewright.simulation.run.Alone.play", interrupted)
    found = run("race", "--games", "20")
    assert found.exit_code == 130 and "interrupted: 0 of 20 games finished" in found.stderr


ALONE = """\
game alone "Alone" for 2 to 2 players

each player has
    coins 0..60 "coins"

play
    rounds 2
        phase day "Day" each player in players
            roll d6 as x
            gain x coins

scoring
    score coins "Coins"
    tied players share
"""


@pytest.mark.parametrize("format", ["human", "json"])
def test_a_game_in_which_nobody_decides_is_simulated(race, tmp_path, format):
    race.write_text(ALONE.replace("alone", "race"))
    found = run("race", "--games", "20", "--format", format, "--report", str(tmp_path / "report.html"))
    assert found.exit_code == 0, found.output
    assert format == "json" or "Nobody decides anything." in found.stdout
    assert (tmp_path / "report.html").exists()
