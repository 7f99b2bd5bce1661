"""Choices that belong together can be changed one by one, drawn and improved, before any of them is given to the game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import rulewright
from runtime.arranging import Arranging, arranges
from runtime.errors import IllegalMove
from runtime.state import State

FOLDER = Path("tests/language/c70_arrangements")
GAME = rulewright.load(FOLDER)


def begun(seed: int = 0) -> State:
    return GAME.new(players=2, seed=seed)


def labels(arranging: Arranging) -> list[str]:
    return [part.label for part in arranging.parts]


def option(arranging: Arranging, label: str) -> int:
    return [each.label for each in arranging.decision.options].index(label)


def laid(arranging: Arranging, *wanted: str) -> None:
    for label in wanted:
        arranging.choose(option(arranging, label))


def test_it_begins_with_nothing_made_and_shows_what_the_rules_name():
    arranging = Arranging(begun(), 0)
    assert arranging.about.title == "Your window"
    assert [shown.label for shown, _ in arranging.shown()] == ["shop window", "cakes in the window", "trays left"]
    assert [value for _, value in arranging.shown()][1:] == [0, 2]
    assert not arranging.ready


def test_another_answer_leaves_the_other_choices_alone():
    arranging = Arranging(begun(), 0)
    arranging.choose(0)
    laid(arranging, "0", "row 1, column 1")
    arranging.complete(lambda decision: decision.keys.index("decline"))
    before = labels(arranging)
    arranging.change(1, 1, lambda decision: 0)
    assert labels(arranging) == [before[0], "1", *before[2:]]
    arranging.change(0, 1, lambda decision: decision.keys.index("decline"))
    assert labels(arranging) == ["Decline", "Decline"]


def test_the_game_knows_nothing_of_it_before_it_is_given():
    state = begun()
    kept = state.to_json()
    arranging = Arranging(state, 0)
    arranging.draw(Random(3).randrange)
    assert state.to_json() == kept
    for index in arranging.answers:
        state.apply(index, seat=0)
    assert arranges(state, 0) is None
    assert state.view(0)["window"][0] == arranging.state.view(0)["window"][0]


def test_in_secret_it_begins_anew_with_all_that_was_chosen_before():
    state = begun()
    first = Arranging(state, 0)
    first.complete(lambda decision: 0)
    for index in first.answers[:2]:
        state.apply(index, seat=0)
    again = Arranging(state, 0)
    assert again.taken_back == 2
    assert [part.chosen for part in again.parts] == first.answers[:2]
    again.change(1, 1, lambda decision: 0)
    for _ in range(again.taken_back):
        state.back(0)
    for index in again.answers:
        state.apply(index, seat=0)
    assert arranges(state, 0) is None


def test_in_the_open_what_was_chosen_before_stays():
    state = begun()
    while state.pending:
        state.apply(len(state.options) - 1)
    assert arranges(state, 0) is not None
    state.apply(0)
    again = Arranging(state, 0)
    assert again.taken_back == 0 and not again.parts


def test_random_ones_are_all_complete_and_a_better_one_is_found():
    random = Random(7)
    arranging = Arranging(begun(), 0)
    found = set()
    for _ in range(60):
        arranging.draw(random.randrange)
        assert arranging.ready
        found.add(GAME.call("q_cakes", arranging.state, 0))
    assert found == {0, 2, 4}
    arranging.draw(random.randrange)
    assert arranging.improve(lambda state: GAME.call("q_cakes", state, 0), 40, random.randrange) == 4


def test_who_arranges_nothing_is_told_so():
    state = begun()
    arranging = Arranging(state, 0)
    arranging.complete(lambda decision: 0)
    for index in arranging.answers:
        state.apply(index, seat=0)
    with pytest.raises(IllegalMove, match="arranges nothing"):
        Arranging(state, 0)
