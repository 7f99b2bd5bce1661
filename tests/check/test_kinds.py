"""Lists of kinds of statements that are kept by hand: a new statement is sorted into each, or this fails."""

from typing import get_args

from compiler.bound import tree
from compiler.text.simplify import FLAT

BY_CHANCE = {tree.Roll, tree.Shuffle, tree.Draw, tree.DrawTokens, tree.Pick}
OF_OTHERS = {tree.Sealed, tree.Window, tree.Leave}
BY_SOMEBODY = {tree.Look, tree.Begin, tree.Do, tree.MayDo, tree.Offer}
BY_SOMEBODY |= {tree.Pay, tree.Choose, tree.ChooseMany, tree.ChooseOne, tree.May}
BY_THE_GAME = {tree.Gain, tree.Lose, tree.Set, tree.Add, tree.Remove, tree.Clear, tree.Move, tree.Lay}
BY_THE_GAME |= {tree.Reply, tree.Stop, tree.End, tree.Require, tree.Let, tree.Nothing, tree.MayChoose, tree.Arrange}
OF_STATEMENTS = {tree.If, tree.ForEach, tree.Guarded, tree.Repeat, tree.With, tree.BestFor, tree.Phase}
KINDS = BY_CHANCE | OF_OTHERS | BY_SOMEBODY | BY_THE_GAME | OF_STATEMENTS


def test_a_new_statement_is_sorted():
    """By chance or of others: refused in secret phases (`compiler/check/strands.py`). By somebody: `needs_me` in
    `compiler/check/rules.py`. Of the others each has its parts looked at, or touches what it names."""
    assert {*get_args(tree.Statement)} == KINDS


def test_a_text_puts_values_into_statements_that_hold_no_others():
    assert not {*FLAT} & OF_STATEMENTS
    assert {*FLAT} >= BY_CHANCE - {tree.Roll}
