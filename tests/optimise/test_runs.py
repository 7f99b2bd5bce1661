"""Of runs over fixed items what can be known is in tables; questions are asked once; constants stand where they are read."""

from compiler.ir.expr import At, CallFn, Cell, Const, Fold, Helper, Int, Len, Op, Range, Seats, Tup, Var
from compiler.ir.program import PER_GAME, FieldDef, Function, Procedure, Program, Reading
from compiler.ir.stmt import Ask, GameOver, If, Let, Note, Store
from compiler.optimise.asked import ask_once
from compiler.optimise.constants import propagate
from compiler.optimise.functions import inline_small
from compiler.optimise.runs import shorten_runs
from compiler.ranges.homes import find_homes
from tests.games_list import ROOT, checked

EMPTY = Op("==", Cell("board", Var("c")), Int(0))


def program(*body, functions=(), players=2) -> Program:
    number = Reading("number")
    fields = [FieldDef("board", PER_GAME, number, count=6, low=0, high=2), FieldDef("mark", PER_GAME, number, low=0, high=5)]
    made = Program("small", "Small", 2, players, fields=fields)
    made.constants = {"near": ((1,), (0, 2), (1, 3), (2, 4), (3, 5), (4,)), "row": (0, 0, 0, 1, 1, 1)}
    made.functions = {function.name: function for function in functions}
    made.procedures = {"main": Procedure("main", (), (*body, GameOver()))}
    return made


def asked(where, kind="any", **more) -> Program:
    """A function of `x`, 0 to 5, that runs over cells."""
    question = Function("question", ("x",), Fold(kind, "c", Const("near", Var("x")), where, **more))
    over_all = Fold("any", "x", Range(Int(0), Int(5)), CallFn("question", (Var("x"),)))
    return shorten_runs(program(Store(Cell("mark"), over_all), functions=[question]))


def test_a_test_that_is_known_chooses_the_items():
    same_row = Op("==", Const("row", Var("c")), Const("row", Var("x")))
    made = asked(Op("and", same_row, EMPTY))
    question = made.functions["question"].value
    assert question.where == EMPTY
    assert isinstance(question.items, Const) and question.items.index == Var("x")
    assert made.constants[question.items.name] == ((1,), (0, 2), (1,), (4,), (3, 5), (4,))


def test_a_run_about_the_state_alone_stays():
    made = asked(EMPTY)
    assert made.functions["question"].value == Fold("any", "c", Const("near", Var("x")), EMPTY)


def test_a_test_that_fails_for_some_items_stays():
    """A later test may rest on an earlier one that reads the state."""
    beyond = Op("==", Const("row", Op("+", Var("c"), Int(1))), Int(1))
    assert asked(Op("and", EMPTY, beyond)).functions["question"].value.where == Op("and", EMPTY, beyond)


def test_known_keys_sort_at_once():
    made = asked(EMPTY, kind="first", keys=((Var("c"), True),))
    question = made.functions["question"].value
    assert question.keys == () and made.constants[question.items.name][1] == (2, 0)


def test_any_within_any_runs_over_what_both_ask_about():
    lines = Const("near", Op("+", Var("x"), Var("way")))
    whole = Op("==", Fold("count", "c", lines, EMPTY), Int(2))
    shifts = Fold("any", "way", Range(Int(0), Int(1)), whole)
    inner = Fold("any", "x", Range(Int(1), Int(3)), shifts)
    made = shorten_runs(program(Store(Cell("mark"), inner)))
    found = made.procedures["main"].body[0].value
    assert made.constants[found.items.name] == ((0, 2), (1, 3), (2, 4), (3, 5)), "each line once"
    assert isinstance(found.where, Fold) and found.where.kind == "all", "two of two is all"


def test_whether_there_are_options_and_which_is_found_once():
    cells = Range(Int(0), Int(5))
    can = Function("can", ("me",), Fold("any", "c", cells, EMPTY))
    options = Fold("those", "c", cells, EMPTY)
    turn = If(CallFn("can", (Int(0),)), (Note(0, Int(0), ()), Ask("spot", Int(0), options, 0), Store(Cell("mark"), Var("spot"))))
    let, fork = ask_once(program(turn, functions=[can])).procedures["main"].body[:2]
    assert let == Let("offer", options) and fork.test == Op("!=", Len(Var("offer")), Int(0))
    assert fork.then[1] == Ask("spot", Int(0), Var("offer"), 0)


def test_another_question_stays():
    cells = Range(Int(0), Int(5))
    full = Op("==", Cell("board", Var("c")), Int(2))
    turn = If(Fold("any", "c", cells, full), (Ask("spot", Int(0), Fold("those", "c", cells, EMPTY), 0),))
    assert ask_once(program(turn)).procedures["main"].body[0] == turn


def test_the_order_of_turns_is_a_constant_if_the_seats_are_fixed():
    order = Let("order", Helper("clockwise", (Seats(), Int(0))))
    fails = If(Op("<=", Len(Var("order")), Int(0)), (Store(Cell("mark"), Int(5)),))
    body = (order, fails, Store(Cell("mark"), At(Var("order"), Cell("mark"))))
    store = Store(Cell("mark"), At(Const("from_seat_0"), Cell("mark")))
    assert propagate(program(*body)).procedures["main"].body == (store, GameOver())
    assert propagate(program(*body, players=4)).procedures["main"].body[:3] == body


def test_a_local_that_changes_is_no_constant():
    twice = (Let("k", Int(1)), Store(Cell("mark"), Var("k")), Let("k", Int(2)), Store(Cell("mark"), Var("k")))
    assert propagate(program(*twice)).procedures["main"].body[:4] == twice
    once = (Let("k", Int(1)), Store(Cell("mark"), Op("+", Var("k"), Int(1))))
    assert propagate(program(*once)).procedures["main"].body == (Store(Cell("mark"), Int(2)), GameOver())
    assert propagate(program(Store(Cell("mark"), Len(Tup((Int(4),)))))).procedures["main"].body[0].value == Int(1)


def test_where_cards_can_come_to_is_known_as_before():
    """Which cards a rule takes is in a table now."""
    program = checked(ROOT / "content" / "ai_rush").program
    homes = find_homes(inline_small(program))
    assert homes and find_homes(shorten_runs(inline_small(program))) == homes
