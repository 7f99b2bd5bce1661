"""A changed price and a new card are rows and nothing else; `check`, `test` and `build --check` show their effect."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulewright.cli.app import app
from tests.disruptopia.table import FOLDER

EXAMPLES = ("actions.rules", "prices.rules")
"""The examples that the copy keeps: those of the actions, and those of prices."""
NEW_CARD = """
- id: rs22
  name: Night Classes
  deck: research
  kind: one_time
  workers: 1
  copies: 2
  effect: "until used: my train_price is 1 less"
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory) -> Iterator[Path]:
    """A copy of the game, built; commands run beside it."""
    root = tmp_path_factory.mktemp("growth")
    folder = root / "content" / "disruptopia"
    shutil.copytree(FOLDER, folder)
    for path in (folder / "examples").glob("*.rules"):
        if path.name not in EXAMPLES:
            path.unlink()
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(root)
        assert run("build").exit_code == 0
        yield folder


@pytest.fixture(scope="module")
def review(copy) -> dict:
    """What the commands say after a price was changed and a card was added."""
    change(copy / "tables" / "chips.yaml", "level: 3, price: 3", "level: 3, price: 4")
    append(copy / "cards" / "research.yaml", NEW_CARD)
    return {name: run(name, *options) for name, options in (("check", ()), ("test", ()), ("build", ("--check",)))}


def run(*words: str):
    return CliRunner().invoke(app, list(words), env={"COLUMNS": "200", "NO_COLOR": "1"})


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def append(path: Path, text: str) -> None:
    path.write_text(path.read_text(encoding="utf-8").rstrip("\n") + text, encoding="utf-8")


def test_a_changed_price_and_a_new_card_are_good_content(review):
    assert review["check"].exit_code == 0, review["check"].output


def test_the_examples_of_the_price_fail(review):
    assert review["test"].exit_code == 1
    assert "examples/actions.rules" in review["test"].output and "E1)" in review["test"].output


def test_what_is_generated_shows_both_in_its_diff(review):
    assert review["build"].exit_code == 1
    added = [line for line in review["build"].output.splitlines() if line.startswith("+") and line[:3] != "+++"]
    removed = [line for line in review["build"].output.splitlines() if line.startswith("-") and line[:3] != "---"]
    assert any("Night Classes" in line for line in added) and not any("Night Classes" in line for line in removed)
    assert "-CHIPS_PRICE = (2, 3, 4, 5, 6, 7)" in removed and "+CHIPS_PRICE = (2, 4, 4, 5, 6, 7)" in added


def test_a_price_out_of_range_is_an_error_at_its_cell(review, copy):
    change(copy / "tables" / "chips.yaml", "level: 3, price: 4", "level: 3, price: 44")
    checked = run("check", "--format", "concise")
    assert checked.exit_code == 1
    assert "content/disruptopia/tables/chips.yaml:4:" in checked.output


def test_a_misspelt_card_is_an_error_at_its_line(review, copy):
    change(copy / "cards" / "research.yaml", 'my train_price is 1 less"\n', 'my train_prise is 1 less"\n')
    checked = run("check")
    assert checked.exit_code == 1
    assert "train_prise" in checked.output and "`train_price`" in checked.output
