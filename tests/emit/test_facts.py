"""What is known on the way: cells just written and tests already made are not read or made again."""

from random import Random

from compiler.emit import emit_module
from compiler.emit.copies import merge_copies
from compiler.emit.facts import Facts
from compiler.ir.expr import At, Cell, Cond, Has, Helper, Int, Not, Op, Seats, Tup, Var
from compiler.ir.program import PER_GAME, PER_SEAT, FieldDef, Procedure, Program, Prompt, Reading
from compiler.ir.stmt import Ask, Block, Change, Exit, GameOver, If, Let, Loop, Roll, Store
from runtime.loader import load_module
from runtime.playout import play_once

NUMBER = Reading("number")
TOTAL, MINE = Cell("total"), Cell("points", Var("seat"))


def race(*steps) -> Program:
    """Seats take turns, roll and add until one of them has 40 points."""
    fields = [FieldDef("total", PER_GAME, NUMBER, low=0, high=50), FieldDef("points", PER_SEAT, NUMBER, low=0, high=50)]
    program = Program("race", "Race", 2, 4, fields=fields)
    program.prompts.append(Prompt("go", "Go on?", NUMBER))
    order = Helper("clockwise", (Seats(), Int(0)))
    program.procedures = {
        "main": Procedure(
            "main",
            (),
            (
                Let("place", Int(0)),
                Loop(
                    "turns",
                    Int(500),
                    (
                        Let("seat", At(order, Var("place"))),
                        *steps,
                        If(Op(">=", MINE, Int(40)), (Exit("turns"),)),
                        Let("place", Op("%", Op("+", Var("place"), Int(1)), Seats())),
                    ),
                ),
                GameOver(),
            ),
        )
    }
    return program


def rolling() -> Program:
    return race(
        Ask("go", Var("seat"), Cond(Op("<", Op("+", MINE, TOTAL), Int(40)), Tup((Int(0), Int(1))), Tup((Int(1),))), 1),
        If(
            Op("==", Var("go"), Int(0)),
            (
                Roll("die", Int(1), 6),
                Change(TOTAL, Var("die"), Int(0), Int(50), "grown"),
                If(Op("==", TOTAL, Int(7)), (Store(TOTAL, Var("grown")),)),
            ),
            (Change(MINE, TOTAL, Int(0), Int(50)), Store(TOTAL, Int(0))),
        ),
    )


def test_steps_and_playouts_agree():
    game = load_module(emit_module(rolling()), "race")
    for seed in range(60):
        players, rnd = 2 + seed % 3, Random(seed).random
        state = game.new(players, chance="explicit")
        while not state.over:
            state.apply(int(rnd() * state.option_count))
        fused = play_once(game, players, Random(seed).random)
        assert state.cells() == fused.cells()


def test_weights_belong_to_where_the_game_waits():
    state = load_module(emit_module(rolling()), "race").new(2, chance="explicit")
    assert state.weights is None
    state.apply(0)
    assert state.player == state.game.CHANCE and state.weights == (1,) * 6
    assert state.clone().weights == state.weights and "weights" not in state.to_json()


def test_cells_set_while_the_game_waits_are_read_again():
    game = load_module(emit_module(rolling()), "race")
    state = game.new(2, chance="explicit")
    state.apply(0)
    state.set("total", 49)
    state.apply(5)
    assert state.total == 50 and state.options == (1,)


def test_a_seat_by_its_position_needs_no_second_local():
    body = merge_copies(rolling()).procedures["main"].body
    assert "Var(name='seat')" not in repr(body) and "clockwise" not in repr(body)


def test_a_copy_that_outlives_its_original_stays():
    program = race(Let("kept", Var("place")), Let("place", Int(0)), Store(TOTAL, Var("kept")))
    assert Let("kept", Var("place")) in merge_copies(program).procedures["main"].body[1].body


def test_a_copy_known_on_one_way_only_stays():
    leaving = If(Op("==", TOTAL, Int(0)), (Exit("b"),))
    program = race(Block("b", (Let("kept", Int(3)), leaving, Let("kept", Var("seat")))), Store(TOTAL, Var("kept")))
    assert "kept" in repr(merge_copies(program).procedures["main"].body)


def facts() -> Facts:
    return Facts(rolling(), set())


def test_tests_are_known_in_every_form():
    known = facts()
    known.learn(Op("or", Op("==", TOTAL, Int(0)), Op("<", MINE, Int(5))), False)
    assert known.settled(Op("!=", TOTAL, Int(0))) == Int(1)
    assert known.settled(Not(Op(">=", MINE, Int(5)))) == Int(0)
    known.forget_field("total")
    assert known.settled(Op("!=", TOTAL, Int(0))) == Op("!=", TOTAL, Int(0))
    known.forget_local("seat")
    assert not known.tests


def test_what_is_known_of_a_cell_ends_with_its_index():
    known = facts()
    known.keep(MINE, Int(3), 1)
    assert known.settled(Op("+", MINE, Int(4))) == Int(7) and known.read == {1}
    other = known.copy()
    other.forget_local("seat")
    assert other.settled(MINE) == MINE and known.meet(other).settled(MINE) == MINE


def test_a_sum_bounds_its_parts():
    known = facts()
    known.learn(Op("<", Op("+", MINE, TOTAL), Int(40)), True)
    assert known.highest(TOTAL, lambda part: True) == 39
    assert known.highest(TOTAL, lambda part: False) is None
    known.learn(Has(TOTAL, Var("x")), True)
    assert known.settled(Has(TOTAL, Var("x"))) == Int(1)
