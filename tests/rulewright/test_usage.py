"""The command line from outside: help, exit codes, and what it says when it is called wrongly."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulewright.cli.app import app

ROOT = Path(__file__).parents[2]
COMMANDS = ["new", "check", "fmt", "build", "test", "play", "sim", "replay", "cards", "explain"]


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Runs the command line in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    return lambda *words: CliRunner().invoke(app, list(words))


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)])
def test_everything_has_help(run, command):
    result = run(*command, "--help")
    assert result.exit_code == 0
    assert "Usage" in result.output


@pytest.mark.parametrize(
    "words",
    [
        ["frobnicate"],
        ["check", "--format", "xml"],
        ["test", "--format", "sarif"],
        ["check", "no_such_game"],
        ["build", "--nonsense"],
        ["explain"],
        ["explain", "one", "two", "three"],
        ["explain", "no-such-code"],
        *([name] for name in COMMANDS),
    ],
    ids=" ".join,
)
def test_wrong_usage_exits_with_2(run, words):
    result = run(*words)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_without_content_folder_the_message_says_so(run):
    assert "there is no folder `content` here" in run("check").output


def test_a_misspelt_game_gets_a_suggestion(run, tmp_path):
    for name in ("harbour", "castle"):
        (tmp_path / "content" / name).mkdir(parents=True)
        (tmp_path / "content" / name / "game.rules").write_text("")
    assert "there is `harbour`" in run("check", "harbor").output


def test_a_file_is_not_a_game(run, tmp_path):
    (tmp_path / "game.rules").write_text("")
    assert "`game.rules` is a file; name the folder of the game" in run("check", "game.rules").output


def test_a_folder_without_rules_is_not_a_game(run, tmp_path):
    (tmp_path / "empty").mkdir()
    assert "the folder `empty` holds no .rules files" in run("check", "empty").output


def test_explain_prints_the_entry_of_a_code(run):
    result = run("explain", "late-pay")
    assert result.exit_code == 0
    assert result.output.startswith("error[late-pay]: a price after the first effect")


def test_explain_suggests_a_similar_code(run):
    assert "similar: `late-pay`" in run("explain", "lat-pay").output


def test_python_dash_m_is_the_same_command_line(tmp_path):
    command = [sys.executable, "-m", "rulewright", "explain", "late-pay"]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stdout.startswith("error[late-pay]")


def test_a_failure_of_ours_is_reported_without_stack_trace(monkeypatch, capsys):
    from rulewright import cli

    def fail():
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("rulewright.cli.app.app", fail)
    with pytest.raises(SystemExit) as leaving:
        cli.main()
    assert leaving.value.code == 2
    message = capsys.readouterr().err
    assert "error[internal-error]: rulewright failed: ZeroDivisionError: oops" in message
    assert "Traceback (most recent" not in message
