"""Procedures step by step: what waits, what is kept, and that Python's stack stays shallow."""

from random import Random

import pytest

from compiler.emit import emit_module
from compiler.ir.expr import Cell, Cond, Helper, Int, Op, Seats, Tup, Var
from compiler.ir.program import PER_GAME, PER_SEAT, FieldDef, Origin, Procedure, Program, Prompt, Reading
from compiler.ir.stmt import Ask, Block, Call, Change, Exit, ForEach, GameOver, If, Leave, Let, Loop, Roll, Store
from runtime.loader import load_module
from runtime.playout import play_once
from tests.differential.lockstep import play, play_fused

NUMBER = Reading("number")
TOTAL, MINE = Cell("total"), Cell("points", Var("seat"))


def program_of(*statements, procedures=()) -> Program:
    fields = [FieldDef("total", PER_GAME, NUMBER, low=0, high=50), FieldDef("points", PER_SEAT, NUMBER, low=0, high=50)]
    program = Program("race", "Race", 2, 4, fields=fields)
    program.prompts.append(Prompt("go", "Go on?", NUMBER))
    program.origins += [Origin("game.rules", n, 1, "rule") for n in range(1, 9)]
    program.procedures = {"main": Procedure("main", (), statements), **{p.name: p for p in procedures}}
    return program


def rolling() -> Program:
    """Seats take turns, roll and add until one of them has 40 points."""
    asks = Ask("go", Var("seat"), Cond(Op("<", Op("+", MINE, TOTAL), Int(40)), Tup((Int(0), Int(1))), Tup((Int(1),))), 1)
    rolls = (
        Roll("die", Int(1), 6),
        Change(TOTAL, Var("die"), Int(0), Int(50), "grown"),
        If(Op("==", TOTAL, Int(7)), (Store(TOTAL, Var("grown")),)),
    )
    banks = (Change(MINE, TOTAL, Int(0), Int(50)), Store(TOTAL, Int(0)))
    turn = (asks, If(Op("==", Var("go"), Int(0)), rolls, banks), If(Op(">=", MINE, Int(40)), (Exit("turns"),)))
    order = Helper("clockwise", (Seats(), Int(0)))
    return program_of(Loop("turns", Int(500), (ForEach("each", "seat", order, turn),)), GameOver())


def test_steps_and_playouts_agree():
    game = load_module(emit_module(rolling()), "race")
    for seed in range(60):
        players, rnd = 2 + seed % 3, Random(seed).random
        state = game.new(players, chance="explicit")
        while not state.over:
            state.apply(int(rnd() * state.option_count))
        fused = play_once(game, players, Random(seed).random)
        assert state.cells() == fused.cells()


def test_weights_are_saved_and_copied_with_what_chance_decides():
    game = load_module(emit_module(rolling()), "race")
    state = game.new(2, chance="explicit")
    assert state.weights is None
    state.apply(0)
    assert state.player == game.CHANCE and state.weights == (1,) * 6
    assert state.clone().weights == game.from_json(state.to_json()).weights == state.weights


def test_cells_set_while_the_game_waits_are_read_again():
    state = load_module(emit_module(rolling()), "race").new(2, chance="explicit")
    state.apply(0)
    state.set("total", 49)
    state.apply(5)
    assert state.total == 50 and state.options == (1,)


def test_the_same_numbers_wait_in_both_flavours():
    game = load_module(emit_module(rolling()), "race")
    state, logged = game.new(3, seed=2), game.logged_flavour().new(3, seed=2)
    while not state.over:
        assert state.pc == logged.pc and state.options == logged.options and state.cells() == logged.cells()
        state.apply(0)
        logged.apply(0)


def test_a_loop_between_functions_needs_no_stack():
    """Ten thousand times round without an answer, in loops in each other that could ask."""
    asks = Ask("n", Int(0), Tup((Int(0),)), 1)
    once = If(Op("==", TOTAL, Int(49)), (asks, Exit("outer")))
    counts = (If(Op("==", Var("i"), Int(2500)), (Exit("inner"),)), once, Let("i", Op("+", Var("i"), Int(1))))
    inner = Loop("inner", Int(3000), counts)
    turned = Change(TOTAL, Int(1), Int(0), Int(50))
    program = program_of(Let("i", Int(0)), Loop("outer", Int(100), (Let("i", Int(0)), inner, turned)), asks)
    for seed in range(2):
        assert play(program, 2, seed).over
    play_fused(load_module(emit_module(program), "race"), 2, 1)


def test_leaving_from_deep_inside_leaves_nothing_on_the_stack():
    again = If(Op("<", Var("level"), Int(3)), (Call("deep", (Op("+", Var("level"), Int(1)),)),), (Leave("turn"),))
    asks = Ask("n", Int(0), Tup((Int(0), Int(1))), 1)
    deep = Procedure("deep", ("level",), (asks, again, Change(TOTAL, Int(9), Int(0), Int(50))))
    turn = Block("turn", (Call("deep", (Int(0),)),))
    program = program_of(Loop("turns", Int(30), (turn, Change(TOTAL, Int(1), Int(0), Int(50)), asks)), procedures=[deep])
    game = load_module(emit_module(program), "race")
    state = game.new(2)
    for _ in range(25):
        state.apply(0)
    assert state.total == 5 and state.stack == ()
    play(program, 2, 3, most_steps=60, game=game)


def test_a_turn_that_ends_early_is_followed_by_the_next_one():
    """In a loop that never waits: leaving comes back into it."""
    ends = Procedure("ends", ("seat",), (If(Op("<", Var("seat"), Int(2)), (Leave("turn"),)),))
    turn = Block("turn", (Call("ends", (Var("seat"),)), Change(TOTAL, Int(10), Int(0), Int(50))))
    order = Helper("clockwise", (Seats(), Int(0)))
    asks = Ask("n", Int(0), Tup((Int(0),)), 1)
    program = program_of(ForEach("each", "seat", order, (turn, Change(TOTAL, Int(1), Int(0), Int(50)))), asks, procedures=[ends])
    game = load_module(emit_module(program), "race")
    for players, total in ((2, 2), (3, 13), (4, 24)):
        assert game.new(players).total == total
        play(program, players, 1, game=game)
        play_fused(game, players, 1)


@pytest.mark.parametrize("limit", [0, -3])
def test_a_loop_that_may_not_run_at_all_fails_where_it_stands(limit):
    for inside in ((), (Ask("n", Int(0), Tup((Int(0),)), 1),)):
        program = program_of(Let("n", Int(limit)), Loop("l", Var("n"), inside, 5))
        assert play(program, 2, 1).limit
