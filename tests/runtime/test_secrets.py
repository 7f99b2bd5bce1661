"""Secret phases: any order of answers, going back, and what others see meanwhile."""

from itertools import permutations

import pytest

from compiler.emit import emit_module
from runtime.errors import IllegalMove
from runtime.loader import load_module
from tests.emit.samples import plans

ANSWERS = {0: (0, 1), 1: (2, 2), 2: (1, 0)}


@pytest.fixture(scope="module")
def game():
    return load_module(emit_module(plans()), "plans")


def begun(game):
    state = game.new(3, 1)
    state.apply(1)
    return state


def test_everyone_decides_at_once(game):
    state = begun(game)
    assert [decision.player for decision in state.decisions] == [0, 1, 2] and state.decision.player == 0
    state.apply(0, seat=2)
    assert state.strands[2].pc and [decision.player for decision in state.decisions] == [0, 1, 2]
    with pytest.raises(IllegalMove):
        state.apply(3, seat=1)


def test_the_order_of_answers_does_not_matter(game):
    ends = set()
    turns = [seat for seat in ANSWERS for _ in range(2)]
    for order in sorted(set(permutations(turns)))[::9]:
        state = begun(game)
        given = {seat: iter(answers) for seat, answers in ANSWERS.items()}
        for seat in order:
            state.apply(next(given[seat]), seat=seat)
        assert state.over
        ends.add(state)
    assert len(ends) == 1


def test_the_best_way_is_found(game):
    """Spending 0, 1 or 2 gives 0, 5 or 3 more."""
    state = begun(game)
    while not state.over:
        state.apply(0)
    assert state.cells()["total"] == (8, 8, 8)


def test_others_see_what_was_there_before(game):
    state = begun(game)
    state.apply(2, seat=0)
    assert state.view(0)["plan"][0] == {"0": 3, "1": 0}
    assert state.view(1)["plan"][0] == {"0": 0, "1": 0} and state.view(None)["plan"][0] == {"0": 0, "1": 0}
    assert state.view(1)["deciding"] == [0, 1, 2]


def test_answers_can_be_taken_back(game):
    state = begun(game)
    state.apply(0, seat=0)
    state.apply(1, seat=1)
    before = state.clone()
    state.apply(2, seat=0)
    assert not state.pending & 1
    state.back(0)
    assert state == before and state.pending == 7
    with pytest.raises(IllegalMove):
        state.back(2)


def test_the_log_of_a_strand_is_for_its_seat_until_the_phase_ends(game):
    state = begun(game)
    state.apply(1, seat=1)
    assert [(entry.text, entry.audience) for entry in state.log] == [("player 2 plans 2", (1,))]
    state.back(1)
    assert state.log == []
    while not state.over:
        state.apply(0)
    assert state.log[-1].text == "shown" and state.log[-1].audience is None
    told = [entry.text for entry in state.log if entry.audience is None and "→" in entry.text]
    assert told == [f"player {seat}: plan ({key}) 0 → 1" for seat in (1, 2, 3) for key in (0, 1)]
    assert not [entry for entry in state.log if entry.audience is None and " plans " in entry.text]


def test_a_running_phase_can_be_saved(game):
    state = begun(game)
    state.apply(2, seat=1)
    loaded = game.from_json(state.to_json())
    assert loaded == state and loaded.view(0) == state.view(0)
    while not state.over:
        state.apply(1)
        loaded.apply(1)
    assert loaded == state
