"""The same input gives the same bytes, in any process; and what a check needs to know of sheets."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sheets.kits import GAMES, ROOT, little_game


def run(*arguments: object, seed: str = "0", cwd: Path = ROOT) -> subprocess.CompletedProcess:
    around = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT), "TZ": "UTC" if seed == "1" else "Asia/Tokyo"}
    return subprocess.run([sys.executable, *map(str, arguments)], env=around, cwd=cwd, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("game", "format"),
    [("starter", "pdf"), ("starter", "tts"), ("disruptopia", "pdf"), ("ai_rush", "pdf"), ("crypto_clash", "pdf")],
)
def test_two_processes_make_the_same_files(game, format, tmp_path):
    made = []
    for seed in ("1", "2"):
        out = tmp_path / seed
        done = run("-m", "rulewright", "sheets", GAMES[game], "--format", format, "--out", out, seed=seed)
        assert done.returncode == 0, done.stdout + done.stderr
        made.append({path.relative_to(out).as_posix(): path.read_bytes() for path in sorted(out.rglob("*")) if path.is_file()})
    first, second = made
    assert list(first) == list(second)
    assert [name for name in first if first[name] != second[name]] == []


def test_files_tell_nothing_of_the_machine(tmp_path):
    done = run("-m", "rulewright", "sheets", GAMES["starter"], "--out", tmp_path)
    assert done.returncode == 0
    for path in tmp_path.iterdir():
        data = path.read_bytes()
        for secret in (str(ROOT), str(tmp_path), str(Path.home()), "/tmp/"):
            assert secret.encode() not in data, (path.name, secret)


def test_a_check_finds_what_is_wrong_with_sheets(tmp_path):
    folder = little_game(tmp_path / "game", style_yaml="ink: red\nicons:\n  coins: nugget\n", card_typ_jinja="<% if x %>\n")
    done = run("-m", "rulewright", "check", folder, "--format", "json")
    assert done.returncode == 1
    diagnostics = json.loads(done.stdout)["diagnostics"]
    found = {(each["code"], each["file"].rsplit("/", 2)[-1], each["start"]["line"]) for each in diagnostics}
    assert found == {("bad-style", "style.yaml", 1), ("missing-icon", "style.yaml", 3), ("bad-template", "card.typ.jinja", 1)}


def test_a_check_does_not_need_typst(tmp_path):
    folder = little_game(tmp_path / "game", card_typ_jinja='<% extends "standard/card.typ.jinja" %>\n')
    code = (
        "import sys; from pathlib import Path; from rulewright.cli.app import app\n"
        f"try: app(['check', {str(folder)!r}])\nexcept SystemExit as end: assert not end.code, end.code\n"
        "assert 'typst' not in sys.modules"
    )
    done = run("-c", code)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_sheets_of_all_games_are_in_order(game):
    done = run("-m", "rulewright", "check", GAMES[game], "--strict")
    assert done.returncode == 0, done.stdout
