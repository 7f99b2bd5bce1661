"""The interpreter against programs small enough to know the answer by heart."""

import pytest

from compiler.ir.expr import At, Bit, Cell, Fold, Int, Len, Op, Pile, Range, Seats, Tup, Var
from compiler.ir.program import PER_GAME, PER_SEAT, FieldDef, Function, Origin, PlaceDef, Procedure, Program, Reading, ScoreDef
from compiler.ir.stmt import Ask, Best, Block, Call, Change, Exit, If, Leave, Let, Loop, Move, Roll, Secret, Shuffle, Store, Top
from tests.reference.interpreter import CHANCE
from tests.reference.machine import Machine
from tests.reference.state import Fault, LimitReached

NUMBER = Reading("number")


def make(main, procedures=(), cards=0, rows=None):
    program = Program("little", "Little", 2, 3)
    program.fields = [FieldDef("points", PER_SEAT, NUMBER, low=0, high=9), FieldDef("mark", PER_GAME, NUMBER)]
    program.places = [PlaceDef("deck", PER_GAME, 1, 1), PlaceDef("hand", PER_SEAT, 2, 3, seen="owner")]
    program.place_count = 5
    program.card_count = cards
    program.card_rows = rows or tuple(range(cards))
    program.origins.append(Origin("game.rules", 7, 5, "rule"))
    program.procedures = {"main": Procedure("main", (), tuple(main)), **{p.name: p for p in procedures}}
    program.functions = {
        "score": Function("score", ("me",), Cell("points", Var("me"))),
        "winners": Function(
            "winners",
            (),
            Fold("sum", "p", Range(Int(0), Op("-", Seats(), Int(1))), Op(">", Cell("points", Var("p")), Int(2)), Bit(Var("p"))),
        ),
    }
    program.scores = [ScoreDef("points", "score")]
    program.winners = "winners"
    return program


def points(seat):
    return Cell("points", Int(seat))


def test_asks_and_goes_on_with_the_chosen_value():
    machine = Machine(make([Ask("n", Int(1), Range(Int(3), Int(5)), 0), Store(points(1), Var("n"))]), 2)
    assert (machine.request.seat, machine.request.options) == (1, (3, 4, 5))
    machine.answer(2)
    assert machine.over and machine.scores() == (0, 5) and machine.winners() == (1,)


def test_a_change_stops_at_its_bounds_and_tells_what_really_changed():
    machine = Machine(make([Change(points(0), Int(12), Int(0), Int(9), "n"), Store(Cell("mark"), Var("n"))]), 2)
    assert machine.cells()["points"] == (9, 0) and machine.cells()["mark"] == 9


def test_a_store_out_of_bounds_names_its_line():
    with pytest.raises(LimitReached) as caught:
        Machine(make([Store(points(0), Int(10), Int(0), Int(9), 1)]), 2)
    assert caught.value.origin.line == 7


def test_dice_come_with_the_number_of_their_ways():
    machine = Machine(make([Roll("n", Int(2), 6), Store(Cell("mark"), Var("n"))]), 2)
    question = machine.request
    assert question.seat == CHANCE and question.options == tuple(range(2, 13))
    assert question.weights == (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


def test_a_shuffled_pile_is_decided_card_by_card_and_copies_are_one_outcome():
    cards = Tup(tuple(Int(card) for card in range(4)))
    draw = [Top("c", Int(1)), Move(Tup((Var("c"),)), Int(2))]
    machine = Machine(make([Move(cards, Int(1)), Shuffle(Int(1)), *draw, *draw, *draw], cards=4, rows=(0, 0, 0, 1)), 2)
    assert (machine.request.options, machine.request.weights) == ((0, 3), (3, 1))
    machine.answer(1)
    assert (machine.request.options, machine.request.weights) == ((0,), (3,))
    machine.answer(0)
    machine.answer(0)
    assert machine.over and machine.cells()["place 2"] == (3, 0, 1) and machine.cells()["place 1"] == (2,)


def test_a_card_put_under_an_undecided_pile_stays_at_the_bottom():
    draw = [Top("c", Int(1)), Move(Tup((Var("c"),)), Int(2))]
    program = make(
        [Move(Tup((Int(0), Int(1))), Int(1)), Shuffle(Int(1)), Move(Tup((Int(2),)), Int(1), True), *draw, *draw, *draw], cards=3
    )
    machine = Machine(program, 2)
    assert machine.request.options == (0, 1)
    machine.answer(1)
    assert machine.over and machine.cells()["place 2"] == (1, 0, 2)


def test_exit_leaves_the_loop_and_too_many_rounds_are_a_limit():
    counting = [Change(Cell("mark"), Int(1), None, None), If(Op("==", Cell("mark"), Int(3)), (Exit("l"),))]
    assert Machine(make([Loop("l", Int(3), tuple(counting))]), 2).cells()["mark"] == 3
    with pytest.raises(LimitReached):
        Machine(make([Loop("l", Int(2), tuple(counting), 1)]), 2)


def test_leave_goes_on_behind_the_block_of_the_main_procedure():
    deep = Procedure("deep", (), (Block("turn", (Leave("turn"),)), Store(Cell("mark"), Int(1))))
    main = [Block("turn", (Call("deep", ()), Store(Cell("mark"), Int(2)))), Change(Cell("mark"), Int(5), None, None)]
    assert Machine(make(main, [deep]), 2).cells()["mark"] == 5


def test_an_exit_does_not_cross_a_call():
    with pytest.raises(Fault):
        Machine(make([Block("b", (Call("deep", ()),))], [Procedure("deep", (), (Exit("b"),))]), 2)


def test_secret_answers_come_in_any_order_and_are_put_together_at_the_end():
    plan = Procedure("plan", ("me",), (Ask("n", Var("me"), Range(Int(1), Int(3)), 0), Store(Cell("points", Var("me")), Var("n"))))
    program = make([Secret(Range(Int(0), Int(2)), "plan", ("points",), ())], [plan])
    machine = Machine(program, 3)
    for seat, index in ((2, 0), (0, 2), (1, 1)):
        assert machine.cells()["points"] == (0, 0, 0)
        machine.answer(index, seat)
    assert machine.over and machine.cells()["points"] == (3, 2, 1)


def test_best_takes_the_first_of_the_highest_ways():
    way = Procedure(
        "way",
        ("me",),
        (
            Ask("n", Var("me"), Range(Int(0), Int(4)), 0),
            Store(Cell("points", Var("me")), Op("%", Var("n"), Int(3))),
            Store(Cell("mark"), Var("n")),
        ),
    )
    machine = Machine(make([Best("way", (Int(0),), points(0), 5)], [way]), 2)
    assert machine.cells()["mark"] == 2
    with pytest.raises(LimitReached):
        Machine(make([Best("way", (Int(0),), points(0), 4, 1)], [way]), 2)


def test_indices_are_never_negative_except_for_the_last_item():
    last = At(Pile(Int(1)), Int(-1))
    main = [Move(Tup((Int(1), Int(0))), Int(1)), Store(Cell("mark"), Op("+", last, Len(Pile(Int(0)))))]
    program = make(main, cards=2)
    assert Machine(program, 2).cells()["mark"] == 0
    with pytest.raises(Fault):
        Machine(make([Let("n", Cell("points", Int(-1)))]), 2)
