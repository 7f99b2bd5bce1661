"""`replay`: the same rules give the same game, other rules are noticed where they begin to matter."""

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulewright.cli.app import app
from rulewright.starter import TEMPLATE
from tests.rulewright.quick import compile_once

RULES = Path("content/river/game.rules")


@pytest.fixture(autouse=True)
def saved(tmp_path, monkeypatch):
    """A game of two bots, played to its end."""
    for command in ("play", "replay"):
        monkeypatch.setattr(f"rulewright.cli.{command}.compile_first", compile_once)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    shutil.copytree(TEMPLATE, tmp_path / "content" / "river")
    assert run("play", "river", "--humans", "0", "--seed", "4", "--save", "game.json").exit_code == 0
    return json.loads(Path("game.json").read_text())


def run(*words):
    return CliRunner().invoke(app, list(words))


def change(old, new):
    assert old in RULES.read_text()
    RULES.write_text(RULES.read_text().replace(old, new))


def test_a_saved_game_holds_what_it_takes_to_play_it_again(saved):
    assert (saved["game"], saved["folder"], saved["players"], saved["seed"]) == ("starter_game", "content/river", 2, 4)
    assert saved["variants"] == [] and saved["settings"] == {} and saved["bots"] == [0, 1] and saved["over"]
    assert saved["answers"][0].keys() == {"seat", "option", "key", "log"}


def test_the_same_rules_give_the_same_game(saved):
    result = run("replay", "game.json")
    assert result.exit_code == 0
    assert f"{len(saved['answers'])} answers and " in result.stdout and "all as they were; over: " in result.stdout


def test_the_log_can_be_read(saved):
    assert "Round 5" in run("replay", "game.json", "--log").stdout


def test_another_number_is_found_with_its_line(saved):
    change("gain 2 coins", "gain 3 coins")
    result = run("replay", "game.json")
    assert result.exit_code == 1
    first = next(number for number, each in enumerate(saved["answers"], 1) if each["key"] == "sell_snacks")
    assert f"goes another way after answer {first} of {len(saved['answers'])}" in result.stdout
    line = RULES.read_text().splitlines().index("    gain 3 coins") + 1
    assert "gains 2 coins\n  now: player" in result.stdout
    assert f"gains 3 coins\n  at:  content/river/game.rules:{line}\n" in result.stdout


def test_an_option_that_is_gone_is_found(saved):
    change("do one of sell_snacks, buy_paper, hang_lantern, play_card", "do one of buy_paper, hang_lantern, play_card")
    data = json.loads(run("replay", "game.json", "--format", "json").stdout)
    assert data["same"] is False and data["divergence"]["expected"].startswith("player ")
    assert "is offered" in data["divergence"]["found"] and data["divergence"]["file"] == "content/river/game.rules"


def test_another_set_up_is_found_before_the_first_answer(saved):
    change("coins   0..30 starts 4", "coins   0..30 starts 4 ")
    assert run("replay", "game.json").exit_code == 0
    change("q draws 3 from", "q draws 4 from")
    assert "before the first answer" in run("replay", "game.json").stdout


def test_a_longer_or_shorter_game_is_found(saved):
    change("evenings 3..9 starts 5", "evenings 3..9 starts 4")
    assert "now: Night" not in run("replay", "game.json").stdout
    assert run("replay", "game.json").exit_code == 1


def test_a_game_that_has_moved_is_named(saved):
    shutil.move("content/river", "elsewhere")
    assert run("replay", "game.json").exit_code == 2
    assert run("replay", "game.json", "--game", "elsewhere").exit_code == 0


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("players", 9, 1),
        ("settings", {"evenings": 99}, 1),
        ("settings", {"evenings": []}, 1),
        ("settings", {"x": 1}, 1),
        ("automas", {"0": "robot"}, 1),
        ("variants", ["night"], 2),
        ("folder", "nowhere", 2),
        ("answers", 3, 2),
        ("answers", [{"seat": 0}], 2),
        ("answers", [{"seat": 7, "option": 0, "key": "x", "log": []}], 1),
        ("answers", [{"seat": 0, "option": -1, "key": "back", "log": []}], 1),
        ("log", [["x"]], 2),
        ("seed", "x", 2),
    ],
)
def test_a_damaged_file_is_told_not_thrown(saved, key, value, code):
    Path("game.json").write_text(json.dumps(saved | {key: value}))
    for command in ["replay"] if key == "answers" else ["replay", "play --load"]:
        result = run(*command.split(), "game.json")
        assert result.exit_code == code and not isinstance(result.exception, Exception), result.output


def test_a_game_with_people_replays_too():
    answers = "1\n2\nundo\n2\n2\n1\nquit\n"
    CliRunner().invoke(app, ["play", "river", "--seed", "1", "--save", "mine.json"], input=answers)
    assert run("replay", "mine.json").exit_code == 0
