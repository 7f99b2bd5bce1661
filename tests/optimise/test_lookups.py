"""What depends on one narrow value or on a thing alone is looked up; runs over runs are one; faces are laid out in tables."""

import pytest

from compiler.ir.expr import At, CallFn, Cell, Cond, Const, Contains, Fold, Helper, Int, Loc, Op, Pile, Range, Tup, Var
from compiler.ir.make import numbers
from compiler.ir.program import PER_GAME, FieldDef, Function, Procedure, Program, Reading
from compiler.ir.stmt import GameOver, Let, Store
from compiler.optimise.asked import alike, whether_any
from compiler.optimise.faces import covered, lay_out, turned
from compiler.optimise.fuse import fuse
from compiler.optimise.lookups import look_up
from compiler.optimise.runs import shorten_runs
from runtime import grids

HALF = Op("//", Var("x"), Int(2))
DEAR = Op(">", Const("cost", Var("c")), Int(3))
RED = Op("==", Const("colour", Var("c")), Int(1))
MINE = Op("==", Cell("board", Var("c")), Int(0))


def program(value, functions=()) -> Program:
    number = Reading("number")
    fields = [
        FieldDef("board", PER_GAME, number, count=6, low=0, high=2),
        FieldDef("mark", PER_GAME, number, low=0, high=5),
        FieldDef("line", PER_GAME, Reading("list", item=number), low=0, high=5, wide=True),
    ]
    made = Program("small", "Small", 2, 2, fields=fields)
    made.constants = {
        "cost": (1, 5, 4, 2, 9, 0),
        "colour": (1, 1, 0, 1, 1, 0),
        "self": (0, 1, 2, 3, 4, 5),
        "face": ((1, 2, 7, -1),),
    }
    made.functions = {function.name: function for function in functions}
    made.procedures = {"main": Procedure("main", (), (Let("found", value), Store(Cell("mark"), Int(0)), GameOver()))}
    return made


def found(made: Program):
    return made.procedures["main"].body[0].value


def over(value):
    """The value for each x from 0 to 5."""
    return Fold("map", "x", Range(Int(0), Int(5)), None, value)


def test_what_is_slow_and_narrow_is_looked_up():
    made = look_up(program(over(Op("+", Op("%", Var("x"), Int(4)), Int(1)))))
    table = found(made).value
    assert table.index == Var("x") and made.constants[table.name] == (1, 2, 3, 4, 1, 2)


def test_a_field_that_begins_at_1_needs_no_shift():
    small = program(Op("//", Cell("mark"), Int(2)))
    small.fields[1] = FieldDef("mark", PER_GAME, Reading("number"), low=1, high=3)
    body = (Let("found", Op("//", Cell("mark"), Int(2))), Store(Cell("mark"), Int(1)), GameOver())
    small.procedures["main"] = Procedure("main", (), body)
    made = look_up(small)
    assert found(made).index == Cell("mark") and made.constants[found(made).name][1:] == (0, 1, 1)


def test_what_depends_on_two_things_is_worked_out():
    both = over(Op("%", Var("x"), Op("+", Cell("mark"), Int(1))))
    assert found(look_up(program(both))) == both


def test_a_table_that_counts_is_left_out():
    assert found(look_up(program(over(Const("self", Var("x")))))).value == Var("x")


def test_such_a_table_stays_where_there_may_be_nothing():
    beyond = over(Const("self", Op("+", Var("x"), Int(1))))
    assert found(look_up(program(beyond))) == beyond


def test_any_of_these_in_a_fixed_set():
    asked = Fold("any", "c", Cell("line"), Op("and", DEAR, RED))
    small = program(asked)
    small.fields[2] = FieldDef("line", PER_GAME, Reading("number"), count=4, low=0, high=5)
    made = look_up(small)
    member = found(made).where
    assert isinstance(member, Contains) and made.constants[member.items.name] == (1, 4)


def test_what_is_known_of_a_thing_is_one_question():
    small = program(Fold("those", "c", Cell("line"), Op("and", Op("and", DEAR, MINE), RED)))
    small.fields[2] = FieldDef("line", PER_GAME, Reading("number"), count=4, low=0, high=5)
    made = look_up(small)
    first, rest = found(made).where.left, found(made).where.right
    assert made.constants[first.name] == (0, 1, 0, 0, 1, 0) and first.index == Var("c") and rest == MINE


def test_where_a_card_lies_is_known():
    small = program(Fold("those", "c", Range(Int(0), Int(3)), Contains(Pile(Int(1)), Var("c"))))
    small.card_count, small.card_rows = 4, (0, 1, 2, 3)
    assert found(look_up(small)).where == Op("==", Loc(Var("c")), Int(1))


def test_a_number_that_is_no_card_is_looked_for():
    small = program(Fold("those", "c", Range(Int(0), Int(4)), Contains(Pile(Int(1)), Var("c"))))
    small.card_count, small.card_rows = 4, (0, 1, 2, 3)
    assert found(look_up(small)).where == Contains(Pile(Int(1)), Var("c"))


def test_a_run_over_chosen_things_asks_both():
    inner = Fold("those", "y", Range(Int(0), Int(5)), Op("==", Cell("board", Var("y")), Int(0)))
    made = found(fuse(program(Fold("any", "c", inner, RED))))
    assert made == Fold("any", "c", Range(Int(0), Int(5)), Op("and", MINE, RED))


def test_a_run_over_what_a_function_chooses_asks_both():
    free = Function("free", ("of",), Fold("those", "y", Range(Int(0), Int(5)), Op("==", Cell("board", Var("y")), Var("of"))))
    made = found(fuse(program(Fold("any", "c", CallFn("free", (Int(0),)), RED), [free])))
    assert made == Fold("any", "c", Range(Int(0), Int(5)), Op("and", MINE, RED))


def test_sorted_things_stay_as_they_are():
    inner = Fold("those", "y", Range(Int(0), Int(5)), None, None, ((Var("y"), True),))
    assert found(fuse(program(Fold("first", "c", inner)))) == Fold("first", "c", inner)


@pytest.mark.parametrize(
    ("kind", "value", "becomes"),
    [
        ("those", None, Cond(RED, Tup((Var("c"),)), Tup(()))),
        ("any", None, RED),
        ("all", DEAR, Op("or", Op("!=", Const("colour", Var("c")), Int(1)), DEAR)),
        ("count", None, Cond(RED, Int(1), Int(0))),
        ("sum", Int(7), Cond(RED, Int(7), Int(0))),
        ("first", None, Cond(RED, Var("c"), Int(-1))),
        ("map", DEAR, Cond(RED, Tup((DEAR,)), Tup(()))),
    ],
)
def test_a_run_over_one_thing_is_a_question_about_it(kind, value, becomes):
    run = Fold(kind, "y", Tup((Var("c"),)), Op("==", Const("colour", Var("y")), Int(1)), value)
    assert found(fuse(program(Fold("map", "c", Range(Int(0), Int(5)), None, run)))).value == becomes


def test_what_is_not_plain_is_not_asked_twice():
    run = Fold("those", "y", Tup((Op("+", Cell("mark"), Int(1)),)), Op(">", Var("y"), Int(2)))
    assert found(fuse(program(run))) == run


def test_each_way_of_a_test_needs_something():
    """Only links that begin or end at x are looked at."""
    begins, ends = (Op("==", Const(name, Var("c")), Var("x")) for name in ("colour", "cost"))
    asked = Op("or", Op("and", begins, MINE), Op("and", ends, Op("!=", Cell("mark"), Int(0))))
    made = shorten_runs(program(over(Fold("any", "c", Range(Int(0), Int(5)), asked))))
    run = found(made).value
    assert made.constants[run.items.name][:3] == ((2, 5), (0, 1, 3, 4), (3,)) and run.where == asked


def test_options_of_several_choices_are_as_many_as_the_question_says():
    inner = Op("==", Const("cost", Var("goal")), Var("piece"))
    options = Fold(
        "join", "piece", numbers(1, 2), None, Fold("map", "goal", numbers(3, 4), inner, Tup((Var("piece"), Var("goal"))))
    )
    renamed = Op("==", Const("cost", Var("b")), Var("a"))
    assert alike(whether_any(options), Fold("any", "a", numbers(1, 2), Fold("any", "b", numbers(3, 4), renamed)))
    assert not alike(whether_any(options), Fold("any", "a", numbers(1, 2), Fold("any", "b", numbers(3, 5), renamed)))


def test_which_cells_a_face_covers_is_in_a_table():
    asked = Helper("overlap", (Cell("line"), Int(2), Int(3), Helper("turned", (Const("face", Int(0)), Var("q"))), Var("x")))
    made = lay_out(program(over(Fold("map", "q", Range(Int(0), Int(3)), None, asked))))
    run = found(made).value.value
    assert run.kind == "count" and run.where == Op(">=", At(Cell("line"), Var("covered")), Int(0))
    assert made.constants[run.items.name][:6] == ((0,), (1,), (2,), (3,), (4,), (5,))


@pytest.mark.parametrize("face", [(1, 2, 7, -1), (2, 3, 1, 2, 3, -1, 5, 6), (1, 1, 0)])
def test_faces_are_turned_and_laid_as_the_runtime_does(face):
    for quarters in range(5):
        assert turned(face, quarters) == grids.turned(face, quarters)
        for cell in range(12):
            laid = turned(face, quarters)
            assert tuple(covered(3, 4, laid, cell)) == grids._covered(3, 4, laid, cell, 4)


def test_a_row_beyond_the_faces_still_fails():
    """There is one face: the second case is left out of the table."""
    asked = Helper("fits", (Int(2), Int(3), Const("face", Var("x")), Int(0)))
    made = lay_out(program(over(asked)))
    assert made.constants[found(made).value.name] == (1,)
