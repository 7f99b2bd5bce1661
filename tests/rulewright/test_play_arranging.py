"""An arrangement at the terminal: it is drawn, any part is changed by its number, and nothing typed breaks it."""

from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

from rulewright.cli.app import app
from tests.games_list import ROOT
from tests.rulewright.quick import compile_once

GAME = str(ROOT / "tests/language/c70_arrangements")


@pytest.fixture
def lines(tmp_path, monkeypatch):
    """Plays with these answers and gives what is read, line by line."""
    monkeypatch.setattr("rulewright.cli.play.compile_first", compile_once)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")

    def play(*answers: str) -> list[str]:
        result = CliRunner().invoke(app, ["play", GAME, "--players", "2"], input="".join(f"{line}\n" for line in answers))
        assert "Traceback" not in result.output and not isinstance(result.exception, Exception)
        return [line.rstrip() for line in result.output.splitlines()]

    return play


def part(lines: list[str], number: int) -> str:
    """What the part was the last time it was shown."""
    found = next(found for line in reversed(lines) if (found := re.search(rf"(?:^|  ){number}  (\S.*)", line)))
    return re.split(r"  +", found[1])[1]


def test_at_first_nothing_is_laid_and_every_part_has_a_number(lines):
    read = lines("back")
    assert "cakes in the window 0   trays left 2" in read
    assert part(read, 1) == part(read, 2) == "Decline"
    assert any("nothing to take back" in line for line in read)


def test_a_number_goes_on_to_the_next_option_and_its_parts_come_up(lines):
    read = lines("1")
    assert part(read, 3) == "row 1, column 1" and part(read, 4) == "Decline"
    assert "cakes in the window 2   trays left 1" in read


def test_a_part_is_said_outright_or_listed(lines):
    read = lines("1", "3 row 2, column 2", "2 ?", "3 nowhere", "9")
    assert part(read, 3) == "row 2, column 2"
    assert "  0; 1; 2; 3" in read
    assert any("`nowhere` is no option there" in line for line in read)
    assert any("There is no part 9; type 1 to 4." in line for line in read)


def test_what_lies_on_the_board_is_pushed_until_the_edge(lines):
    read = lines("1", "right", "down", "right")
    assert part(read, 3) == "row 2, column 2"
    assert "It can't go further right." in read
    assert any("Nothing there lies on a board." in line for line in lines("left"))


def test_a_change_is_taken_back(lines):
    read = lines("1", "right", "back")
    assert part(read, 3) == "row 1, column 1"


def test_done_gives_it_to_the_game(lines):
    read = lines("1", "done")
    assert "    player 1 gains 2 points" in read
    assert part(read, 1) == "Decline"


def test_commands_of_the_game_work_meanwhile(lines):
    read = lines("log", "donne", "help", "random", "quit")
    assert any("did you mean `done`?" in line for line in read)
    assert any("the next option of part 3" in line for line in read)
    assert any("You left." in line for line in read)
