"""What Python answers by tables and by whole sets is what one would work out."""

import random

import pytest

from compiler.emit import emit_module
from compiler.ir.expr import At, Bits, Cell, Const, Contains, Fold, Has, Int, Not, Op, Range, Tup, Var
from compiler.ir.program import PER_GAME, FieldDef, Function, Procedure, Program, Reading
from compiler.ir.stmt import GameOver, Store
from runtime.loader import load_module

NUMBER = Reading("number")


def called(value, constants=None, **cells):
    """The value of an expression in a state with these cells, and the text of its module."""
    fields = [
        FieldDef("many", PER_GAME, Reading("set", item=NUMBER), low=0, high=None),
        FieldDef("last", PER_GAME, NUMBER, low=0, high=9),
        FieldDef("board", PER_GAME, Reading("grid", of="2,3", item=Reading("player", none=True)), wide=True, low=-1, high=1),
    ]
    program = Program("small", "Small", 2, 2, fields=fields, constants=constants or {})
    program.functions = {"asked": Function("asked", (), value)}
    program.procedures = {"main": Procedure("main", (), (Store(Cell("last"), Int(9)), Store(Cell("last"), Int(1)), GameOver()))}
    text = emit_module(program)
    game = load_module(text, "small")
    state = game.new(players=2)
    for name, cell in cells.items():
        setattr(state, name, cell)
    return game.call("asked", state), text


@pytest.mark.parametrize("width", [5, 10, 11, 25, 40, 41, 64, 128, 150])
def test_members_of_sets_of_all_widths(width):
    dice = random.Random(width)
    for mask in (0, (1 << width) - 1, 1 << width - 1, *(dice.getrandbits(width) for _ in range(3))):
        expected = tuple(bit for bit in range(width) if mask >> bit & 1)
        assert called(Bits(Cell("many"), width), many=mask)[0] == expected
        whole = Fold("map", "x", Bits(Op("|", Cell("many"), Int(0)), width), None, Op("+", Var("x"), Int(1)))
        assert called(whole, many=mask)[0] == tuple(bit + 1 for bit in expected)


@pytest.mark.parametrize("last", [0, 1, 9])
def test_short_ranges_come_from_a_table(last):
    absent = Not(Has(Cell("many"), Var("x")))
    found, text = called(Fold("sum", "x", Range(Int(1), Cell("last")), absent, Var("x")), last=last, many=0b10000)
    assert found == sum(range(1, last + 1)) - (4 if last > 4 else 0) and "RANGES_FROM_1[" in text
    below = Range(Int(2), Op("-", Cell("last"), Int(1)))
    assert called(Fold("those", "x", below, absent), last=last, many=0b10)[0] == tuple(range(2, last))


def test_whether_any_is_in_a_fixed_set():
    rows = {"homes": ((0, 1), (4, 5))}
    asked = Fold("any", "x", Bits(Cell("many"), 6), Contains(Const("homes", Cell("last")), Var("x")))
    for last, mask, expected in ((0, 0b000110, True), (1, 0b000110, False), (1, 0b100000, True), (0, 0, False)):
        found, text = called(asked, rows, last=last, many=mask)
        assert found is expected and "isdisjoint" in text


def test_a_whole_grid_is_counted_at_once():
    cells = {"cells": tuple(range(6)), "some": tuple(range(5))}
    for name, at_once in (("cells", True), ("some", False)):
        count = Fold("count", "c", Const(name), Op("==", At(Cell("board"), Var("c")), Cell("last")))
        found, text = called(count, cells, last=1, board=(1, 0, -1, 1, -1, 1))
        assert found == (3 if at_once else 2) and (".count(" in text) is at_once


def test_which_cells_hold_it_is_still_a_loop():
    those = Fold("those", "c", Const("cells"), Op("==", At(Cell("board"), Var("c")), Cell("last")))
    found, _ = called(those, {"cells": tuple(range(6))}, last=1, board=(1, 0, -1, 1, -1, 1))
    assert found == (0, 3, 5)


@pytest.mark.parametrize("swapped", [False, True])
def test_tables_are_read_by_rows_and_by_columns(swapped):
    """The outer loop goes over rows, the inner one over columns: either index may be the one that stays."""
    table = {"table": tuple(range(100, 112))}
    row, column = (Var("y"), Var("x")) if swapped else (Var("x"), Var("y"))
    inner = Fold("map", "y", Range(Int(0), Int(2)), None, Const("table", Op("+", Op("*", row, Int(3)), column)))
    found, _ = called(Fold("join", "x", Range(Int(0), Int(2)), None, inner), table)
    expected = [100 + (y * 3 + x if swapped else x * 3 + y) for x in range(3) for y in range(3)]
    assert list(found) == expected


def test_pairs_come_from_a_table():
    pairs = Fold("map", "y", Range(Int(0), Int(2)), Op("!=", Var("x"), Var("y")), Tup((Var("x"), Var("y"))))
    found, text = called(Fold("join", "x", Range(Int(1), Int(2)), None, pairs))
    assert found == ((1, 0), (1, 2), (2, 0), (2, 1)) and "PAIRS_3_3[" in text


def test_nothing_is_sorted_where_there_is_one():
    latest = Fold("those", "x", Op("+", Bits(Cell("many"), 6), Tup(())), None, None, ((Var("x"), True),))
    for mask, expected in ((0, ()), (0b100, (2,)), (0b1010, (3, 1))):
        assert called(latest, many=mask)[0] == expected
