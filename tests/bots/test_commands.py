"""Bots on the command line: `sim --bots`, `play --bots`."""

import json

import pytest
from typer.testing import CliRunner

from rulewright.cli.app import app
from rulewright.simulation.tournament import play_match
from rulewright.starter import TEMPLATE
from tests.games_list import ROOT, compiled
from tests.rulewright.quick import compile_once

SQUARES = str(ROOT / "tests/games/tic_tac_toe")


@pytest.fixture(autouse=True)
def quick(monkeypatch, tmp_path):
    for command in ("sim", "play", "replay"):
        monkeypatch.setattr(f"rulewright.cli.{command}.compile_first", compile_once)
    monkeypatch.chdir(tmp_path)


def run(*words, answers=()):
    return CliRunner().invoke(app, list(words), input="\n".join(answers))


def result(*words):
    found = run("sim", *words, "--format", "json")
    assert found.exit_code == 0, found.output
    return json.loads(found.stdout)


def test_bots_rotate_over_the_seats():
    found = result(SQUARES, "--games", "20", "--bots", "mcts:150,random")
    assert found["games"] == 20 and found["usage"]["games"] == 20 and found["bots"] == "mcts:150,random"
    bots = {bot["bot"]: bot for bot in found["figures"]["bots"]}
    assert bots["mcts:150"]["wins"] >= 16 and bots["random"]["wins"] <= 1
    assert sum(found["seat_wins"]) + found["no_winner"] == 20
    assert bots["mcts:150"]["wins"] + bots["random"]["wins"] == sum(found["seat_wins"])


def test_seats_and_bots_are_counted_apart():
    found = play_match(compiled(ROOT / "tests/games/tic_tac_toe").game, ("flat:10", "random"), 10, 2)
    assert found.seats == {"flat:10": [5, 5], "random": [5, 5]}
    assert found.wins == {bot: sum(wins) for bot, wins in found.seat_wins.items()}
    low, high = found.rate("flat:10").interval
    assert low < found.wins["flat:10"] / 10 < high or found.wins["flat:10"] == 10


def test_fewer_bots_than_seats_begin_again():
    game = compiled(TEMPLATE).game
    found = play_match(game, ("greedy", "random"), 4, 4)
    assert found.seats == {"greedy": [2, 2, 2, 2], "random": [2, 2, 2, 2]}


def test_any_number_of_workers_gives_the_same_statistics():
    def numbers(workers):
        found = result(SQUARES, "--games", "9", "--bots", "flat:3,mcts:30", "--workers", workers, "--seed", "5")
        return {key: value for key, value in found.items() if "seconds" not in key and "second" not in key} | {
            "usage": {key: value for key, value in found["usage"].items() if key != "seconds"}
        }

    assert numbers("1") == numbers("2") == numbers("5")


def test_a_version_compared_with_itself_by_bots_that_think():
    found = result(SQUARES, "--games", "6", "--bots", "mcts:20,random", "--against-variant", "none")
    assert found["changed"] is False and found["alike"] == 6


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["clever"], "there is no bot `clever`; bots: `random`, `greedy`, `flat`, `mcts`"),
        (["mcts:0"], "`iterations` of `mcts` can't be `0`"),
        (["random,random,random"], "3 bots for 2 seats"),
    ],
)
def test_wrong_bots(words, message):
    found = run("sim", SQUARES, "--bots", *words)
    assert found.exit_code == 2 and message in " ".join(found.output.replace("│", " ").split())


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        ("mcts:50", "player 1: you, player 2: mcts:50, seed 3"),
        ("1=greedy", "player 1: greedy, player 2: you, seed 3"),
        ("2 = random", "player 1: you, player 2: bot, seed 3"),
    ],
)
def test_people_play_against_bots(bots, says):
    assert says in run("play", SQUARES, "--bots", bots, "--seed", "3").stdout


def test_bots_play_each_other_and_the_game_is_kept():
    found = run("play", SQUARES, "--humans", "0", "--bots", "mcts:300,random", "--seed", "3", "--save", "game.json")
    assert found.exit_code == 0, found.output
    saved = json.loads(open("game.json", encoding="utf-8").read())
    assert saved["bots"] == [0, 1] and saved["minds"] == {"0": "mcts:300"} and saved["winners"] == [0]
    assert run("replay", "game.json").exit_code == 0
    saved["minds"]["0"] = "clever"
    with open("game.json", "w", encoding="utf-8") as file:
        json.dump(saved, file)
    assert "damaged" in run("play", "--load", "game.json").output


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        ("2=clever", "there is no bot `clever`"),
        ("3=mcts", "there is no seat `3`"),
        ("2,mcts", "give all bots a seat, or none"),
        ("mcts:x", "`iterations` of `mcts` can't be `x`"),
    ],
)
def test_wrong_bots_at_the_terminal(bots, message):
    found = run("play", SQUARES, "--bots", bots)
    assert found.exit_code == 2 and message in " ".join(found.output.replace("│", " ").split())


def test_an_automa_keeps_its_seat_and_bots_share_the_others():
    game = str(ROOT / "tests/language/h22_automas")
    found = result(game, "--players", "3", "--games", "8", "--automa", "2=peddler", "--bots", "greedy,random")
    bots = {bot["bot"]: bot["seats"] for bot in found["figures"]["bots"]}
    assert bots == {"greedy": 8, "random": 8, "peddler": 8}
