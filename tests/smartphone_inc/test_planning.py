"""Arranging a plan: what it yields while it is made, plans drawn and improved without a list of all, and the screen of 80 by 24."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from typer.testing import CliRunner

from rulewright.cli.app import app
from runtime.arranging import Arranging
from tests.rulewright.quick import compile_once
from tests.sizes import sample
from tests.smartphone_inc.table import FOLDER, game
from tests.smartphone_inc.test_secrets import planning

YIELDS = ("price", "goods made", "research markers", "logistics markers", "improve")


def yields(arranging: Arranging) -> dict[str, int]:
    return {shown.label: found for shown, found in arranging.shown() if shown.label in YIELDS}


def by_hand(view: dict, seat: int) -> dict[str, int]:
    """R19, R20, R23 to R26, R28, R31, R41, with no technology: from the plan as it lies, cell by cell."""
    cells = view["picture"][seat]
    plus, cut = cells.count("raise"), cells.count("cut")
    made = cells.count("box") + cut + view["covered"][seat] + view["tiles_owned"][seat]["size"] + view["goods_tokens"][seat]
    return {
        "price": min(max(5 + plus - cut, 2), 8),
        "goods made": min(made, 18),
        "research markers": cells.count("gear"),
        "logistics markers": cells.count("truck"),
        "improve": cells.count("improve"),
    }


def test_a_plan_shows_what_it_yields():
    """Of plans drawn at random, with improvements, in games in which nobody has a technology yet."""
    shown = set()
    for seed in range(sample(30, 400)):
        state, chooser = planning(2, 4 * seed)
        seat = state.decisions[0].player
        arranging = Arranging(state, seat)
        arranging.draw(chooser.randrange)
        view = arranging.state.view(seat)
        assert not view["known"][seat]
        assert yields(arranging) == by_hand(view, seat)
        assert 1 <= view["covered"][seat] <= 4 and 8 <= sum(cell != "none" for cell in view["picture"][seat]) <= 11
        shown.add(tuple(yields(arranging).values()))
    assert len(shown) > 15


@cache
def all_yields() -> list[dict[str, int]]:
    """What the plans with one improvement yield, all of them."""
    state, _ = planning(2, 0)
    found: list[dict[str, int]] = []

    def walk(arranging: Arranging) -> None:
        if arranging.ready:
            found.append(yields(arranging))
            return
        parts, before = arranging.parts, arranging.state
        for index in range(len(arranging.decision.values)):
            arranging.parts, arranging.state = list(parts), before.clone()
            arranging.choose(index)
            walk(arranging)
        arranging.parts, arranging.state = parts, before

    walk(Arranging(state, state.decisions[0].player))
    return found


@pytest.mark.parametrize("wanted", ["price", "goods made", "research markers", "logistics markers"])
def test_the_best_plan_is_found_without_a_list_of_all(wanted):
    """Of 12,576 plans with one improvement; a few hundred are tried."""
    best = max(each[wanted] for each in all_yields())
    state, _ = planning(2, 0)
    seat = state.decisions[0].player
    reached = []
    about = next(each for each in Arranging(state, seat).about.shown if each.label == wanted)

    def worth(tried) -> float:
        return state.game.call(about.function, tried, seat)

    for start in range(3):
        arranging, chooser = Arranging(state, seat), random.Random(start)
        arranging.draw(chooser.randrange)
        reached.append(arranging.improve(worth, 150, chooser.randrange))
    assert max(reached) == best


def test_all_plans_with_one_improvement_are_walked():
    assert len(all_yields()) == 12_576


@pytest.fixture
def screen(tmp_path, monkeypatch):
    """Plays with these answers on a screen of 80 columns; the drawings of the plan, each with what is below it."""
    monkeypatch.setattr("rulewright.cli.play.compile_first", compile_once)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")

    def play(*answers: str) -> list[str]:
        typed = "".join(f"{line}\n" for line in answers)
        result = CliRunner().invoke(app, ["play", str(FOLDER), "--players", "2", "--seed", "3"], input=typed)
        assert "Traceback" not in result.output and not isinstance(result.exception, Exception)
        title = game().data.arrangements[0].title
        return [part.partition("\n> ")[0] for part in result.output.split(f"\n{title} ─")[1:]]

    return play


def part(drawn: str, number: int) -> str:
    """What a part is on a drawing: behind its number and its title."""
    return re.search(rf"  {number}  \S.*?  +(\S.*?)(?:  |$)", drawn, re.MULTILINE)[1]


def test_a_plan_is_drawn_beside_its_parts_on_one_screen(screen):
    for drawn in screen("blue", "random", "6", "up", "random"):
        lines = drawn.split("\n")
        assert len(lines) <= 20 and max(map(len, lines)) <= 80
        assert lines[1].startswith("plan") and "Pad on top" in lines[1]
        assert any(all(label in line for label in YIELDS) for line in lines)


def test_pads_are_turned_flipped_pushed_and_swapped_step_by_step(screen):
    first, flipped, turned, pushed, swapped, laid = screen("blue", "3", "4", "right", "1", "6")
    assert part(first, 3) == "Clear pad, front" and part(flipped, 3) == "Clear pad, back"
    assert part(flipped, 4) == "0" and part(turned, 4) == "1"
    assert "row 2, column 1" in turned and "row 2, column 2" in pushed
    assert part(swapped, 1) == "black pad" and part(swapped, 5) == "row 2, column 2", "the rest stays"
    assert part(pushed, 6) == "None" and part(laid, 6) == "Research and Price" and part(laid, 8).startswith("row ")


def test_symbols_keep_their_marks(screen):
    told = [line for drawn in screen("blue", "random", "random", "random") for line in drawn.split("\n") if "Logistics" in line]
    marks = {part for line in told for part in line.strip().split(", ")}
    assert marks <= {"+ +$", "G Goods", "− Goods with −$", "I Improve", "L Logistics", "R Research", "b blank"} and len(marks) > 4
