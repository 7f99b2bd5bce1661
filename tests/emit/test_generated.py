"""What a review sees of an edit: `program.ir` shows what it means and nothing else."""

from __future__ import annotations

import shutil
import subprocess
from difflib import unified_diff
from pathlib import Path

import pytest

from compiler.pipeline import compile_game

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def before() -> dict[str, str]:
    return compile_game(ROOT / "content" / "ai_rush").files


@pytest.fixture
def game(tmp_path) -> Path:
    return Path(shutil.copytree(ROOT / "content" / "ai_rush", tmp_path / "ai_rush"))


def changed_lines(before: str, after: str) -> int:
    lines = unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
    return sum(line[:1] in "+-" and line[:3] not in ("+++", "---") for line in lines)


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_comment_changes_nothing(before, game):
    rules = game / "turn.rules"
    rules.write_text("# a remark that moves all other lines\n" + rules.read_text(encoding="utf-8"), encoding="utf-8")
    assert compile_game(game).files["program.ir"] == before["program.ir"]


def test_one_statement_changes_few_lines(before, game):
    edit(game / "turn.rules", "    set announced to sector\n", "    set announced to sector\n    gain 1 luck\n")
    after = compile_game(game)
    assert after.ok and 0 < changed_lines(before["program.ir"], after.files["program.ir"]) < 50


def test_python_is_marked_as_generated():
    asked = [
        "git",
        "check-attr",
        "linguist-generated",
        "diff",
        "--",
        "generated/ai_rush/__init__.py",
        "generated/ai_rush/program.ir",
    ]
    if not (ROOT / ".git").exists():
        pytest.skip("not a clone")
    found = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "__init__.py: linguist-generated: set" in found and "__init__.py: diff: unset" in found
    assert "program.ir: linguist-generated: unspecified" in found and "program.ir: diff: unspecified" in found
