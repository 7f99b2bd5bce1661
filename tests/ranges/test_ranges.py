"""What values can be: bounds that are known, bounds that grow without end, kinds that must not meet."""

import pytest

from compiler.ir.expr import At, Bit, Bits, CallFn, Cell, Cond, Fold, Int, Len, MaskOf, Op, Range, Seats, Tup, Var
from compiler.ir.program import PER_GAME, PER_SEAT, FieldDef, Function, Origin, Procedure, Program, Reading
from compiler.ir.stmt import Ask, Call, Change, ForEach, Let, Store
from compiler.ranges import find_ranges
from compiler.ranges.values import ENDLESS, LARGEST, Clash, Items, Number, fits, join
from tests.games_list import FOLDERS, checked
from tests.reference.machine import Machine
from tests.reference.state import Fault

NUMBER = Reading("number")


def program_of(*statements, functions=(), procedures=()) -> Program:
    program = Program("small", "Small", 2, 4)
    program.fields = [
        FieldDef("coins", PER_SEAT, NUMBER, low=0, high=9),
        FieldDef("open", PER_GAME, NUMBER, low=0),
        FieldDef("hidden", PER_GAME, NUMBER, start=3, public=False),
        FieldDef("set", PER_GAME, Reading("set", item=Reading("choice", "Colour"))),
    ]
    program.choices = {"Colour": (("red", "Red"), ("blue", "Blue"), ("green", "Green"))}
    program.origins.append(Origin("game.rules", 7, 1, "rule"))
    program.functions = {f.name: f for f in functions}
    program.procedures = {"main": Procedure("main", (), statements), **{p.name: p for p in procedures}}
    return program


def local(name: str, *statements, **more) -> object:
    return find_ranges(program_of(*statements, **more)).locals["main"][name]


@pytest.mark.parametrize(
    "value, range_",
    [
        (Int(7), Number(7, 7)),
        (Op("-", Cell("coins", Int(0)), Int(3)), Number(-3, 6)),
        (Op("*", Cell("coins", Int(0)), Int(-2)), Number(-18, 0)),
        (Op("//", Cell("coins", Int(0)), Int(2)), Number(0, 4)),
        (Op("/^", Cell("coins", Int(0)), Int(2)), Number(0, 5)),
        (Op("%", Op("-", Cell("coins", Int(0)), Int(20)), Int(4)), Number(0, 3)),
        (Op("<", Cell("open"), Int(4)), Number(0, 1)),
        (Cond(Cell("set"), Int(4), Int(-1)), Number(-1, 4)),
        (Seats(), Number(2, 4)),
        (Range(Int(1), Cell("coins", Int(0))), Items(Number(1, 9), 9)),
        (Tup((Int(4), Int(6))), Items(Number(4, 6), 2)),
        (Op("+", Tup((Int(4),)), Tup((Int(6), Int(6)))), Items(Number(4, 6), 3)),
        (Len(Bits(Cell("set"), 3)), Number(0, 3)),
        (At(Cell("coins"), Int(-1)), Number(0, 9)),
        (Fold("sum", "p", Cell("coins"), None, Var("p")), Number(0, 36)),
        (Fold("first", "p", Cell("coins")), Number(-1, 9)),
        (Fold("map", "p", Cell("coins"), None, Op("+", Var("p"), Int(1))), Items(Number(1, 10), 4)),
    ],
    ids=repr,
)
def test_what_an_expression_can_be(value, range_):
    assert local("x", Let("x", value)) == range_


def test_sets_are_told_from_numbers():
    assert local("x", Let("x", Op("|", Cell("set"), Bit(Int(2))))) == Number(0, 7, mask=True)
    assert local("x", Let("x", MaskOf(Range(Int(0), Int(70))))) == Number(0, 2**71 - 1, mask=True)
    assert join(Number(0, 4), Number(0, 7, mask=True)) == Number(0, 7, mask=True)


def test_a_field_has_its_declared_range_and_a_hidden_one_what_is_stored():
    found = find_ranges(program_of(Store(Cell("hidden"), Int(-4)), Change(Cell("coins", Int(0)), Int(5), None, Int(9))))
    assert found.fields["hidden"] == Number(-4, 3) and found.fields["coins"] == Number(0, 9)
    assert found.fields["open"] == Number(0, LARGEST)


def test_what_grows_without_end_is_kept_below_the_largest_number():
    grows = Let("x", Op("+", Var("x"), Int(1)))
    assert local("x", Let("x", Int(0)), grows) == Number(0, LARGEST)
    found = find_ranges(program_of(Let("x", Int(0)), grows))
    assert not found.is_sure("main", grows) and found.is_sure("main", Let("y", Int(3)))


def test_parameters_are_what_all_callers_pass():
    twice = Function("twice", ("a",), Op("*", Var("a"), Int(2)))
    inner = Procedure("inner", ("n",), (Let("m", CallFn("twice", (Var("n"),))),))
    found = find_ranges(program_of(Call("inner", (Int(3),)), Call("inner", (Int(8),)), functions=[twice], procedures=[inner]))
    assert found.locals["inner"] == {"n": Number(3, 8), "m": Number(6, 16)}


def test_items_are_what_is_run_over_or_asked():
    asked = Ask("x", Int(0), Range(Int(2), Int(5)), 0)
    run = ForEach("each", "y", Tup((Int(9), Int(-1))), (Let("z", Var("y")),))
    found = find_ranges(program_of(asked, run)).locals["main"]
    assert found["x"] == Number(2, 5) and found["z"] == Number(-1, 9)


def test_a_number_that_meets_a_tuple_is_reported_with_its_place():
    mixed = Let("x", Cond(Cell("open"), Int(1), Tup((Int(1),))), 1)
    with pytest.raises(Clash, match="main, game.rules:7"):
        find_ranges(program_of(mixed))


def test_numbers_beyond_all_bounds_are_endless():
    power = Op("*", Op("*", Cell("open"), Cell("open")), Op("*", Cell("open"), Cell("open")))
    found = find_ranges(program_of())
    value = found.of(Op("*", power, power), {})
    assert value == Number(0, ENDLESS) and not fits(value)


def test_the_reference_notices_a_range_that_is_too_narrow():
    program = program_of(Ask("x", Int(0), Range(Int(0), Int(3)), 0), Store(Cell("hidden"), Op("+", Var("x"), Int(1))))
    machine = Machine(program, 2)
    machine.state.bounds.recorder.fields["hidden"] = Number(0, 1)
    with pytest.raises(Fault, match="hidden"):
        machine.answer(3)
    machine = Machine(program_of(Ask("x", Int(0), Range(Int(0), Int(3)), 0), Let("y", Op("+", Var("x"), Int(1)))), 2)
    recorder = machine.state.bounds.recorder
    recorder.seen = {node: Number(0, 1) if value == Number(1, 4) else value for node, value in recorder.seen.items()}
    with pytest.raises(Fault, match="out of"):
        machine.answer(3)


def test_most_of_a_game_is_known():
    """Ranges are there to be used: of the published games, few locals have no bound."""
    for folder in FOLDERS:
        if folder.parent.name == "content":
            found = find_ranges(checked(folder).program).locals
            values = [value for locals_ in found.values() for value in locals_.values() if isinstance(value, Number)]
            assert sum(abs(value.high) >= LARGEST for value in values) < 0.25 * len(values)
