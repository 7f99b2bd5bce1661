"""The language, case by case: every row of the hard list has a case in content only, and all examples hold."""

import random
import re
import shutil

import pytest

from compiler.ir.printer import print_program
from compiler.pipeline import check_game, load_program
from dsl.formatter import format_text
from rulewright.examples import run_examples
from tests.games_list import FOLDERS, ROOT, all_games
from tests.sizes import sample

ROWS = range(1, 41)
RULES = sorted(path for folder in FOLDERS for path in folder.rglob("*.rules"))


@pytest.mark.parametrize("row", ROWS)
def test_hard_list_row_has_a_case(row):
    cases = [folder for folder in FOLDERS if folder.name.startswith(f"h{row:02}_")]
    assert cases, f"no case shows H{row}"
    assert all(list(case.glob("examples/*.rules")) for case in cases)


@all_games
def test_examples_hold(folder):
    run = run_examples(folder)
    assert not run.diagnostics
    assert run.examples, "a case without examples proves nothing"
    assert not [f"{result.file}:{result.line} {result.name}: {result.message}" for result in run.examples if not result.ok]


def test_each_game_has_a_name_of_its_own():
    names = [re.search(r"^game (\w+)", (folder / "game.rules").read_text(), re.MULTILINE)[1] for folder in FOLDERS]
    assert sorted(name for name in set(names) if names.count(name) > 1) == []


ON_PURPOSE = {"c26_late_statements": {"choice-without-options"}}


@all_games
def test_check_finds_nothing(folder):
    expected = ON_PURPOSE.get(folder.name, set())
    found = check_game(folder).diagnostics
    assert {d.code for d in found} == expected, [f"{d.primary.location.path}:{d.primary.location.line} {d.message}" for d in found]


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_content_is_laid_out(path):
    text = path.read_text()
    assert format_text(text) == text


def loosen(text: str, seed: int) -> str:
    """The same rules in another layout: blank lines, comments, spaces, wider indentation."""
    choose = random.Random(seed)
    width = choose.choice([2, 3, 4, 6])
    out = []
    for line in text.splitlines():
        body = line.lstrip(" ")
        if not body:
            continue
        indent = (len(line) - len(body)) // 4 * width if (len(line) - len(body)) % 4 == 0 else len(line) - len(body) + 20
        if choose.random() < 0.1:
            out.append(choose.choice(["", "# a remark", "   ", "      # another remark"]))
        if '"' not in body and "#" not in body and choose.random() < 0.5:
            body = re.sub(r" ", lambda _: " " * choose.choice([1, 1, 2]), body)
        out.append(" " * indent + body + choose.choice(["", "", "  ", "   # why"]) * ("#" not in body))
    return "\n".join(out) + "\n" * choose.choice([0, 1, 3])


@all_games
def test_layout_does_not_change_the_game(folder, tmp_path):
    wanted = print_program(load_program(folder).program, positions=False)
    for seed in range(sample(1, 6)):
        copy = tmp_path / f"{seed}" / folder.name
        shutil.copytree(folder, copy)
        for path in copy.rglob("*.rules"):
            loose = loosen(path.read_text(), seed)
            path.write_text(loose)
            tidy = format_text(loose)
            assert format_text(tidy) == tidy
        assert print_program(load_program(copy).program, positions=False) == wanted
        for path in copy.rglob("*.rules"):
            path.write_text(format_text(path.read_text()))
        assert print_program(load_program(copy).program, positions=False) == wanted
