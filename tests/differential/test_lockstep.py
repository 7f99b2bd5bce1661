"""Lock step notices differences: a test that can't fail proves nothing."""

import pytest

from compiler.emit import emit_module
from compiler.ir.expr import Cell, Int, Op, Range, Var
from compiler.ir.program import Procedure
from compiler.ir.stmt import Ask, Change, Loop, Store
from runtime.loader import load_module
from tests.differential.lockstep import Difference, play
from tests.differential.schema import empty_program


def program_with(*statements):
    program = empty_program()
    program.procedures["main"] = Procedure("main", (), statements)
    return program


def play_changed(program, old: str, new: str) -> None:
    """Plays the program against an emitted text with one change."""
    text = emit_module(program)
    assert old in text
    for seed in range(5):
        play(program, 2, seed, game=load_module(text.replace(old, new), program.name))


ASKING = (Ask("n", Int(1), Range(Int(11), Int(14)), 1, 3), Change(Cell("level"), Op("-", Var("n"), Int(9)), Int(0), Int(7)))


def test_the_same_text_agrees():
    play_changed(program_with(*ASKING), "level", "level")


def test_another_value_is_noticed():
    with pytest.raises(Difference, match="level"):
        play_changed(program_with(*ASKING), "9", "8")


def test_another_option_is_noticed():
    with pytest.raises(Difference, match="options"):
        play_changed(program_with(*ASKING), "(11, 12, 13, 14)", "(11, 12, 13, 14, 15)")


def test_a_limit_at_another_line_is_noticed():
    program = program_with(Ask("n", Int(0), Range(Int(0), Int(1)), 1), Loop("l", Int(3), (), 5))
    play(program, 2, 1)
    with pytest.raises(Difference, match="limit"):
        play_changed(program, "'this is repeated too often', 5", "'this is repeated too often', 6")


def test_a_missing_step_is_noticed():
    program = program_with(Ask("n", Int(0), Range(Int(0), Int(1)), 1), Store(Cell("level"), Int(4)))
    with pytest.raises(Difference, match="level"):
        play_changed(program, "s.level = 4", "pass")
