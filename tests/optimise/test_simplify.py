"""Expressions made smaller keep their value."""

from compiler.ir.expr import Bits, CallFn, Cell, Cond, Fold, Has, Int, LetIn, Not, Op, PopCount, Range, Seats, Var
from compiler.ir.program import PER_GAME, FieldDef, Function, Procedure, Program, Reading
from compiler.ir.stmt import GameOver, Store
from compiler.optimise.functions import shorten
from compiler.optimise.simplify import simplify

MASK, OTHER = Cell("mask"), Cell("other")


def small() -> Program:
    number = Reading("number")
    fields = [FieldDef(name, PER_GAME, number, low=0, high=31) for name in ("mask", "other")]
    return Program("small", "Small", 2, 4, fields=fields)


def simple(node):
    return simplify(small(), node)


def test_constants_are_computed():
    assert simple(Op("+", Int(2), Op("*", Int(3), Int(4)))) == Int(14)
    assert simple(PopCount(Int(13))) == Int(3)
    assert simple(Fold("sum", "x", Range(Int(1), Int(4)), None, Var("x"))) == Int(10)
    assert simple(Cond(Op("<", Int(1), Int(2)), MASK, OTHER)) == MASK
    assert simple(Op("+", Seats(), Int(0))) == Seats()


def test_runs_over_members_become_mask_arithmetic():
    members = Bits(MASK, 5)
    inside = Has(OTHER, Var("x"))
    assert simple(Fold("any", "x", members, inside)) == Op("!=", Op("&", MASK, OTHER), Int(0))
    assert simple(Fold("all", "x", members, None, inside)) == Op("==", Op("&~", MASK, OTHER), Int(0))
    assert simple(Fold("count", "x", members, Not(inside))) == PopCount(Op("&~", MASK, OTHER))
    assert simple(Fold("those", "x", members, inside)) == Bits(Op("&", MASK, OTHER), 5)


def test_a_test_that_needs_the_member_elsewhere_stays_a_run():
    node = Fold("any", "x", Bits(MASK, 5), Has(Op("+", OTHER, Var("x")), Var("x")))
    assert simple(node) == node


def test_names_are_not_captured():
    inner = Fold("sum", "x", Range(Int(0), OTHER), None, Op("+", Var("x"), Var("y")))
    assert simple(LetIn("y", Var("x"), inner)) == LetIn("y", Var("x"), inner)


def test_small_functions_are_written_where_they_are_used():
    program = small()
    program.functions = {"twice": Function("twice", ("a",), Op("*", Var("a"), Int(2)))}
    program.procedures = {"main": Procedure("main", (), (Store(Cell("mask"), CallFn("twice", (OTHER,))), GameOver()))}
    store = shorten(program).procedures["main"].body[0]
    assert store.value == Op("*", OTHER, Int(2))
