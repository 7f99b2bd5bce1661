"""What every state can do: refuse wrong answers, copy itself, be compared, saved, shown."""

import importlib
import sys
from fractions import Fraction

import pytest

from compiler.emit import emit_module
from runtime.errors import IllegalMove
from runtime.loader import load_module
from runtime.saving import history_of
from tests.emit import samples


@pytest.fixture(scope="module")
def noughts():
    return load_module(emit_module(samples.noughts()), "noughts")


@pytest.fixture(scope="module")
def push():
    return load_module(emit_module(samples.push()), "push")


@pytest.mark.parametrize("index", [-1, 9, 100])
def test_a_wrong_index_changes_nothing(noughts, index):
    state = noughts.new(2, 1)
    before = state.to_json()
    with pytest.raises(IllegalMove):
        state.apply(index)
    with pytest.raises(IllegalMove):
        state.apply(0, seat=1)
    assert state.to_json() == before


def test_nothing_can_be_answered_when_the_game_is_over(noughts):
    state = noughts.new(2, 1)
    while not state.over:
        state.apply(0)
    assert state.decision is None and state.decisions == [] and state.option_count == 0
    with pytest.raises(IllegalMove):
        state.apply(0)


def test_clones_are_independent(noughts):
    state = noughts.new(2, 1)
    state.apply(4)
    other = state.clone()
    other.apply(0)
    assert state.cells()["marks"] == (16, 0) and other.cells()["marks"] == (16, 1) and state != other


def test_clones_share_what_was_before_them(noughts):
    """Each knows its own past, whoever goes on first, and saves and tells it whole."""

    def answers(state):
        return history_of(state)[1:]

    state = noughts.new(2, 1)
    state.apply(4)
    early, copy = state.clone(), state.clone().clone()
    assert early.history[0] is state.history and copy.history == early.history
    state.apply(0)
    early.apply(1)
    late = early.clone()
    early.apply(2)
    assert [answers(each) for each in (state, early, late, copy)] == [[4, 0], [4, 1, 2], [4, 1], [4]]
    for each in (state, early, late, copy):
        assert answers(noughts.from_json(each.to_json())) == answers(each)
        assert len(each.log) == len(answers(each))


def test_equal_positions_are_equal_states(noughts):
    """The order of moves is history; the number of rounds that a loop may still take is not seen by rules."""

    def after(*squares: int):
        state = noughts.new(2, 1)
        for square in squares:
            state.apply(state.options.index(square))
        return state

    assert after(0, 1, 2) == after(2, 1, 0) and hash(after(0, 1, 2)) == hash(after(2, 1, 0))
    assert after(0, 1, 2) != after(0, 2, 1)


def test_options_have_keys_and_labels(noughts, push):
    decision = noughts.new(2, 1).decision
    assert (decision.player, decision.prompt, len(decision.options)) == (0, "Mark a square", 9)
    assert (decision.options[3].key, decision.options[3].label) == ("square=a2", "A2")
    assert [option.key for option in push.new(2, 1).decision.options] == ["roll", "hold"]


def test_explicit_chance_has_exact_probabilities(push):
    state = push.new(2, 1, chance="explicit")
    state.apply(0)
    assert state.decision.player == push.CHANCE
    assert [option.probability for option in state.decision.options] == [Fraction(1, 6)] * 6
    state.apply(0)
    assert state.decision.player == 1 and state.decision.options[0].probability is None


def test_a_saved_game_goes_on_in_the_same_way(push):
    state = push.new(3, 9)
    for step in range(30):
        state.apply(step % 2 if state.option_count > 1 else 0)
    loaded = push.from_json(state.to_json())
    assert loaded == state
    while not state.over:
        state.apply(0)
        loaded.apply(0)
    assert loaded == state and loaded.to_json() == state.to_json()


def test_players_and_names_are_checked(push):
    for wrong in ({"players": 1}, {"players": 2, "chance": "none"}, {"players": 2, "settings": {"speed": 1}}):
        with pytest.raises(ValueError):
            push.new(**wrong)


def test_logs_are_made_from_history(noughts):
    state = noughts.new(2, 1)
    for _ in range(3):
        state.apply(0)
    assert [(entry.seat, entry.text, entry.line) for entry in state.log] == [
        (0, "marks A1", 5),
        (1, "marks B1", 5),
        (0, "marks C1", 5),
    ]
    assert noughts.from_json(state.to_json()).log == state.log


def test_a_module_in_a_file_works_like_one_in_memory(tmp_path, monkeypatch):
    (tmp_path / "emitted_noughts.py").write_text(emit_module(samples.noughts()), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = importlib.import_module("emitted_noughts").game
    state = game.new(players=2, seed=1)
    state.apply(4)
    assert state.log[0].text == "marks B2"
    del sys.modules["emitted_noughts"]
