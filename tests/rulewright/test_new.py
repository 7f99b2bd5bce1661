"""`new`: the game it makes passes every other command as it comes, and nothing that is there is touched."""

import json
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulewright.cli.app import app
from rulewright.starter import TEMPLATE, name_for

ROOT = Path(__file__).parents[2]


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    return lambda *words: CliRunner().invoke(app, list(words))


def test_the_new_game_passes_check_fmt_test_and_build(run):
    made = run("new", "content/river_lights")
    assert made.exit_code == 0 and "made content/river_lights/game.rules" in made.stdout
    for command in (["check", "--strict"], ["fmt", "--check"], ["build"], ["build", "--check"]):
        result = run(*command)
        assert result.exit_code == 0, result.output
    tested = json.loads(run("test", "--format", "json", "--coverage").stdout)
    assert tested["failed"] == 0 and tested["passed"] > 10
    assert tested["coverage"]["run"] >= 0.95 * tested["coverage"]["statements"]


def test_it_carries_the_name_of_its_folder_everywhere(run):
    run("new", "content/river_lights")
    texts = [path.read_text(encoding="utf-8") for path in Path("content").rglob("*") if path.is_file()]
    assert sum('game river_lights "River Lights" for' in text for text in texts) == 1
    assert not any("starter_game" in text or "Starter Game" in text for text in texts)


def test_editors_find_the_schema_that_build_writes(run):
    run("new", "content/river_lights")
    table = Path("content/river_lights/cards/cards.yaml")
    line = table.read_text(encoding="utf-8").splitlines()[0]
    assert line.startswith("# yaml-language-server: $schema=")
    run("build")
    assert (table.parent / line.partition("=")[2]).resolve().is_file()


def test_it_has_ten_cards_with_texts(run):
    run("new", "river")
    (table,) = json.loads(run("cards", "river", "--format", "json").stdout)["tables"]
    assert len(table["cards"]) == 10 and all(card["text"] for card in table["cards"])


def test_an_empty_folder_is_filled(run, tmp_path):
    (tmp_path / "river").mkdir()
    assert run("new", "river").exit_code == 0
    assert (tmp_path / "river" / "game.rules").exists()


@pytest.mark.parametrize("words", [["river"], ["river/notes.txt"], ["river/notes.txt/inside"]], ids=" ".join)
def test_what_is_there_is_left_alone(run, tmp_path, words):
    (tmp_path / "river").mkdir()
    (tmp_path / "river" / "notes.txt").write_text("mine")
    result = run("new", *words)
    assert result.exit_code == 2 and "Traceback" not in result.output
    assert [path.name for path in tmp_path.rglob("*")] == ["river", "notes.txt"]


def test_a_failure_on_the_way_leaves_nothing(run, tmp_path, monkeypatch):
    monkeypatch.setattr("rulewright.starter.os.replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left")))
    result = run("new", "content/river")
    assert result.exit_code == 2 and "no space left" in result.output
    assert [path.name for path in tmp_path.rglob("*")] == ["content"]


@pytest.mark.parametrize(
    ("folder", "name"),
    [("content/My-Game", "my_game"), ("2048", "game_2048"), ("Größe", "groe"), ("...", "my_game"), ("a  b", "a_b")],
)
def test_any_folder_gives_a_name(folder, name):
    assert name_for(Path(folder)) == name


def test_the_template_is_laid_out_and_packaged(run):
    assert run("fmt", "--check", str(TEMPLATE)).exit_code == 0
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]["package-data"]
    package = TEMPLATE.parent
    packaged = {path for pattern in patterns["rulewright.starter"] for path in package.glob(pattern) if path.is_file()}
    assert packaged == {path for path in TEMPLATE.rglob("*") if path.is_file()}
