"""Expressions made smaller keep their value."""

from dataclasses import replace

from compiler.ir.expr import Bits, CallFn, Cell, Const, Contains, Fold, Has, Helper, Int, Len, Not, Op, Range, Seats, Tup, Var
from compiler.ir.program import PER_GAME, FieldDef, Function, Procedure, Program, Reading
from compiler.ir.stmt import GameOver, Store
from compiler.optimise import optimise
from compiler.optimise.functions import simplify
from compiler.optimise.unroll import unrolled

MASK, OTHER = Cell("mask"), Cell("other")


def small() -> Program:
    number = Reading("number")
    fields = [FieldDef(name, PER_GAME, number, low=0, high=31) for name in ("mask", "other")]
    return Program("small", "Small", 2, 4, fields=fields)


def test_shorter_ways_to_say_the_same():
    members = Bits(MASK, 5)
    assert simplify(Not(Op("<", MASK, OTHER))) == Op(">=", MASK, OTHER)
    assert simplify(Op(">", Len(members), Int(0))) == Op("!=", MASK, Int(0))
    assert simplify(Contains(members, OTHER)) == Has(MASK, OTHER)
    assert simplify(Contains(Tup((Int(3),)), OTHER)) == Op("==", OTHER, Int(3))
    assert simplify(Len(Fold("those", "x", members, Has(OTHER, Var("x"))))) == Fold("count", "x", members, Has(OTHER, Var("x")))


def test_small_functions_are_written_where_they_are_used():
    program = small()
    program.functions = {"twice": Function("twice", ("a",), Op("*", Var("a"), Int(2)))}
    program.procedures = {"main": Procedure("main", (), (Store(Cell("mask"), CallFn("twice", (OTHER,))), GameOver()))}
    store = optimise(program).procedures["main"].body[0]
    assert store.value == Op("*", OTHER, Int(2))


def test_functions_of_one_narrow_cell_become_tables():
    program = small()
    over_members = Fold("sum", "x", Bits(MASK, 5), Op(">", Var("x"), Int(0)), Op("*", Var("x"), Int(2)))
    program.functions = {"worth": Function("worth", (), over_members), "wide": Function("wide", (), Op("+", over_members, OTHER))}
    program.procedures = {"main": Procedure("main", (), (GameOver(),))}
    made = optimise(program)
    assert made.functions["worth"].value == Const("worth_table", MASK)
    assert made.constants["worth_table"][:6] == (0, 0, 2, 2, 4, 4)
    assert "wide_table" not in made.constants


def test_a_sum_has_its_constant_behind():
    row, column = Op("-", Var("r"), Int(1)), Op("-", Var("c"), Int(1))
    assert simplify(Op("+", Op("*", row, Int(7)), column)) == Op("-", Op("+", Op("*", Var("r"), Int(7)), Var("c")), Int(8))
    assert simplify(Op("-", Op("+", Var("r"), Int(3)), Int(3))) == Var("r")
    assert simplify(Op("-", column, row)) == Op("-", Var("c"), Var("r"))
    assert simplify(Op("+", Int(2), Op("*", Int(3), Int(4)))) == Int(14)
    assert simplify(Op("*", OTHER, Op("+", Var("c"), Int(1)))) == Op("*", OTHER, Op("+", Var("c"), Int(1)))


def test_a_question_about_few_numbers_is_written_out():
    seen, low = Has(MASK, Var("k")), Op(">", Var("k"), Int(1))
    few, many = Range(Int(1), Int(2)), Range(Int(1), Int(9))
    one, two = Has(MASK, Int(1)), Has(MASK, Int(2))
    assert unrolled(small(), Fold("any", "k", few, seen)) == Op("or", one, two)
    assert unrolled(small(), Fold("all", "k", few, None, seen)) == Op("and", one, two)
    assert unrolled(small(), Fold("all", "k", few, low, seen)) == Op(
        "and", Op("or", Op("<=", Int(1), Int(1)), one), Op("or", Op("<=", Int(2), Int(1)), two)
    )
    assert unrolled(small(), Fold("any", "k", many, seen)) == Fold("any", "k", many, seen)
    assert unrolled(small(), Fold("all", "k", few, seen)) == Fold("all", "k", few, seen)


def test_a_question_about_a_row_of_a_table_or_the_seats_of_a_fixed_number_of_players_is_written_out():
    seen = Has(MASK, Var("k"))
    one, two = Has(MASK, Int(0)), Has(MASK, Int(1))
    over_row = Fold("any", "k", Const("rows", Var("p")), seen)
    over_seats = Fold("any", "p", Helper("clockwise", (Seats(), Int(0))), over_row)
    program = small()
    program.constants = {"rows": ((0, 1), (4, 2), ((1, 2),))}
    assert unrolled(program, Fold("any", "k", Const("rows", Int(0)), seen)) == Op("or", one, two)
    in_pairs = Fold("any", "k", Const("rows", Int(2)), seen)
    assert unrolled(program, in_pairs) == in_pairs
    assert unrolled(program, over_seats) == over_seats, "two to four may play"
    program = replace(program, most=2)
    four, others = Has(MASK, Int(4)), Has(MASK, Int(2))
    assert unrolled(program, over_seats) == Op("or", Op("or", one, two), Op("or", four, others))
