"""The limits of the language in both engines: numbers that a state keeps, and rules that run each other."""

import pytest

from compiler.emit import emit_module
from compiler.ir.expr import Bit, Cell, Cond, Fold, Helper, Int, Op, PopCount, Range, Seats, Tup, Var
from compiler.ir.program import PER_GAME, FieldDef, Origin, Procedure, Program, Prompt, Reading
from compiler.ir.stmt import Ask, Best, Call, CallBy, Change, ForEach, If, Let, PickRandom, Secret, Store
from runtime.errors import RuleLimit
from runtime.loader import load_module
from tests.differential.lockstep import play, play_fused

NUMBER = Reading("number")
LARGEST = 1 << 53
BIG = Cell("big")
"""Holds 2^53 or a little less, which the compiler can't know."""


def program_of(*statements, procedures=(), tables=None) -> Program:
    program = Program("limits", "Limits", 1, 2)
    program.fields = [
        FieldDef("big", PER_GAME, NUMBER, low=0, start=LARGEST - 1),
        FieldDef("low", PER_GAME, NUMBER, start=-LARGEST),
        FieldDef("total", PER_GAME, NUMBER),
        FieldDef("set", PER_GAME, Reading("set", item=Reading("choice", "Many"))),
        FieldDef("trail", PER_GAME, Reading("list", item=NUMBER), wide=True, start=()),
    ]
    program.choices = {"Many": tuple((f"c{n}", f"C{n}") for n in range(80))}
    program.prompts.append(Prompt("number", "Choose", NUMBER))
    program.origins += [Origin("game.rules", n, 1, "rule") for n in range(1, 20)]
    main = Procedure("main", (), (Ask("go", Int(0), Range(Int(0), Int(2)), 1), *statements), at=1)
    program.procedures = {"main": main, **{p.name: p for p in procedures}}
    program.procedure_tables = tables or {}
    return program


GO = Var("go")
MORE = Op("+", BIG, GO)
"""Too large if 2 was answered."""
ASKED = Ask("n", Int(0), Tup((Int(0),)), 1)
KEEPS = {
    "a local": (Let("x", MORE, 3), ASKED, Store(Cell("total"), Op("-", Var("x"), Int(5)), at=4)),
    "a field": (Store(Cell("total"), MORE, at=3),),
    "a bounded field": (Store(Cell("total"), MORE, Int(0), at=3),),
    "a change": (Change(BIG, GO, Int(0), None, at=3),),
    "a fall": (Change(Cell("low"), Op("-", Int(1), GO), None, None, at=3),),
    "what was changed": (Store(Cell("total"), Op("-", Int(0), BIG)), Change(Cell("total"), MORE, None, Int(5), "x", 3)),
    "a list": (Store(Cell("trail"), Tup((Int(1), MORE)), at=3),),
    "a list that is computed": (Store(Cell("trail"), Fold("map", "i", Range(Int(0), Int(1)), None, MORE), at=3),),
    "an option": (Ask("x", Int(0), Tup((Int(0), MORE)), 1, 3),),
    "options that are computed": (Ask("x", Int(0), Fold("map", "i", Range(Int(0), Int(0)), None, MORE), 1, 3),),
    "what chance picks": (PickRandom("x", Fold("map", "i", Range(Int(0), Int(0)), None, MORE), 1, 3),),
    "a power": (Let("x", Helper("power", (Op("+", GO, Int(1)), Int(40))), 3), ASKED, Store(Cell("total"), Var("x"))),
}


@pytest.mark.parametrize("statements", KEEPS.values(), ids=KEEPS)
def test_what_is_too_large_to_keep_is_a_limit_at_its_place(statements):
    program = program_of(*statements)
    game = load_module(emit_module(program), "limits")
    reached = [play(program, 1, seed, game=game).limit for seed in range(12)]
    assert any(reached) and not all(reached)
    for seed in range(6):
        play_fused(game, 1, seed)
    state = game.new(players=1)
    with pytest.raises(RuleLimit) as caught:
        for index in (2, 0):
            state.apply(index)
    assert (caught.value.file, caught.value.line) == ("game.rules", 3) and "too large" in str(caught.value)


LOOPS = {"waits": (ASKED,), "does not wait": ()}


@pytest.mark.parametrize("inside", LOOPS.values(), ids=LOOPS)
def test_items_that_are_run_over_are_kept_too(inside):
    items = Fold("map", "i", Range(Int(0), Int(1)), None, MORE)
    program = program_of(ForEach("each", "x", items, (*inside, Store(Cell("total"), Op("-", Var("x"), BIG)))))
    game = load_module(emit_module(program), "limits")
    reached = [play(program, 1, seed, game=game).limit for seed in range(12)]
    assert any(reached) and not all(reached)


def test_numbers_in_between_may_be_larger():
    program = program_of(Store(Cell("total"), Op("//", Op("*", BIG, BIG), BIG), at=3))
    assert not play(program, 1, 1).limit


def test_a_set_may_have_more_members_than_numbers_have_digits():
    members = Op("|", Cell("set"), Bit(Op("+", GO, Int(75))))
    program = program_of(Store(Cell("set"), members, at=3), Let("x", Cell("set"), 3), Store(Cell("total"), PopCount(Var("x"))))
    for seed in range(4):
        assert not play(program, 1, seed).limit


def test_what_is_passed_is_refused_where_it_arrives():
    takes = Procedure("takes", ("x",), (ASKED, Store(Cell("total"), Op("-", Var("x"), Int(9)))), at=7)
    plain = Procedure("plain", ("x",), (Store(Cell("total"), Op("-", Var("x"), Int(9))),), at=7)
    for callee in (takes, plain):
        call = Call(callee.name, (MORE,))
        by_table = CallBy("table", Int(0), (MORE,))
        for statements in ((call, call), (by_table,)):
            program = program_of(*statements, procedures=[callee], tables={"table": (callee.name,)})
            game = load_module(emit_module(program), "limits")
            assert any([play(program, 1, seed, game=game).limit for seed in range(8)])
            state = game.new(players=1)
            with pytest.raises(RuleLimit) as caught:
                state.apply(2)
            assert caught.value.line == 7


def step(*before, deepest: int) -> Procedure:
    """Calls itself until it is so deep."""
    again = If(Op("<", Var("level"), Int(deepest)), (Call("step", (Op("+", Var("level"), Int(1)),)),))
    return Procedure("step", ("level",), (*before, Change(Cell("total"), Int(1), None, None), again), at=5)


@pytest.mark.parametrize("before", LOOPS.values(), ids=LOOPS)
@pytest.mark.parametrize("deepest", [64, 65])
def test_rules_that_run_each_other_stop_at_the_same_call(before, deepest):
    program = program_of(Call("step", (Int(0),)), procedures=[step(*before, deepest=deepest)])
    game = load_module(emit_module(program), "limits")
    played = play(program, 1, 1, game=game)
    assert played.limit == (deepest == 65) and played.over == (deepest == 64)
    play_fused(game, 1, 1)


def test_a_table_of_procedures_counts_like_a_call():
    again = If(Op("<", Var("level"), Int(80)), (CallBy("table", Op("%", GO, Int(2)), (Op("+", Var("level"), Int(1)),)),))
    rest = Procedure("rest", ("level",), (Store(Cell("total"), Var("level")),), at=6)
    through = Procedure("step", ("level",), (Let("go", Int(0)), again), at=5)
    program = program_of(CallBy("table", Int(0), (Int(0),)), procedures=[through, rest], tables={"table": ("step", "rest")})
    assert play(program, 1, 1).limit


def test_a_search_that_searches_itself_ends():
    again = Best("way", (Var("level"),), Cell("total"), 9, 4)
    way = Procedure("way", ("level",), (Ask("n", Int(0), Tup((Int(0),)), 1), again), at=6)
    program = program_of(Best("way", (Int(0),), Cell("total"), 9, 3), procedures=[way])
    assert play(program, 1, 1).limit


def test_what_runs_in_secret_may_run_itself():
    again = If(Op("<", Cell("total"), Int(3)), (Call("plan", (Var("me"),)),))
    asks = Ask("n", Var("me"), Range(Int(0), Int(2)), 1)
    plan = Procedure("plan", ("me",), (asks, Change(Cell("total"), Int(1), None, None), again), at=6)
    program = program_of(Secret(Range(Int(0), Op("-", Seats(), Int(1))), "plan", ("total",), (), 3), procedures=[plan])
    for seed in range(4):
        assert play(program, 2, seed).over


def test_a_number_that_is_chosen_among_two_kinds_is_no_set():
    """A mask that meets numbers counts as one, so it is never refused: what the compiler can't tell apart it lets pass."""
    program = program_of(Let("x", Cond(Op("==", GO, Int(1)), Bit(Int(70)), Int(0)), 3), Store(Cell("total"), PopCount(Var("x"))))
    assert not play(program, 1, 1).limit
