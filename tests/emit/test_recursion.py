"""Procedures that reach themselves: what they still need is kept on the stack."""

import pytest

from compiler.emit import emit_module
from runtime.errors import RuleLimit
from runtime.loader import load_module
from tests.emit.samples import climb


def test_each_level_keeps_its_own_locals():
    state = load_module(emit_module(climb(3)), "climb").new(1)
    for answer in (4, 5, 6, 1, 2, 3):
        assert not state.over
        state.apply(answer)
    assert state.over and state.trail == (4, 5, 6, 611, 522, 433)


def test_the_stack_is_saved_and_compared():
    game = load_module(emit_module(climb(3)), "climb")
    state, other = game.new(1), game.new(1)
    for answer in (4, 5, 6):
        state.apply(answer)
    for answer in (4, 9, 6):
        other.apply(answer)
    loaded = game.from_json(state.to_json())
    assert loaded == state and hash(loaded) == hash(state) and state != other
    for answer in (1, 2, 3):
        loaded.apply(answer)
    assert loaded.trail == (4, 5, 6, 611, 522, 433)


def test_too_deep_is_a_limit_of_the_rules():
    state = load_module(emit_module(climb(100)), "climb").new(1)
    with pytest.raises(RuleLimit, match="too deeply"):
        for _ in range(100):
            state.apply(0)
