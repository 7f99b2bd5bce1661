"""Random whole programs: a setup, rounds of turns, effects that call each other, a listener, a secret phase, best ways.

`programs()` is a hypothesis strategy, so a program that finds a difference is shrunk to a small one.
"""

from __future__ import annotations

from hypothesis import strategies as st

from compiler.ir.expr import Bit, Cell, Const, Fold, Helper, Int, Op, Pile, Range, Seats, Slice, Var
from compiler.ir.program import Function, Procedure, Program, ScoreDef
from compiler.ir.stmt import Block, Call, ForEach, GameOver, Move, Shuffle, Store
from tests.differential.control import ANYTHING, IN_BEST, IN_OWN_BEST, IN_SECRET, PLAIN, ControlWriter
from tests.differential.expressions import NUMBER, SEAT, Maker
from tests.differential.schema import BOX, DECK, HAND, LINE, empty_program

ALL = frozenset({"effects", "listen", "plan", "way"})


@st.composite
def programs(draw) -> Program:
    program = empty_program()
    add_functions(draw, program)
    add_procedure(draw, program, "own_way", ("me", "n"), IN_OWN_BEST, 5, secret=True, alone=True)
    add_procedure(draw, program, "own_part", ("me", "fuel"), IN_SECRET, 6, secret=True, alone=True)
    add_procedure(draw, program, "plan", ("me",), IN_SECRET, 12, secret=True, alone=True, has={"own_way", "own_part"})
    add_procedure(draw, program, "way", ("me", "n"), IN_BEST, 8, alone=True)
    add_procedure(draw, program, "listen", ("me", "n"), ANYTHING, 6, main_labels=("game", "turn"))
    effects = [f"effect_{number}" for number in range(draw(st.integers(1, 3)))]
    for name in effects:
        add_procedure(draw, program, name, ("me", "fuel"), ANYTHING, 12, has=ALL, main_labels=("game", "turn"))
    program.procedure_tables = {"effects": tuple([*effects, None, effects[0], None][:4])}
    add_main(draw, program)
    return program


def add_functions(draw, program: Program) -> None:
    """Functions call only those before them."""
    known: dict[str, int] = {}
    for number in range(3):
        make = Maker(draw, {"a": NUMBER}, sealed=False, functions=dict(known))
        lets = (("b", make.number(2)),) if draw(st.booleans()) else ()
        if lets:
            make.scope["b"] = NUMBER
        name = f"amount_{number}"
        program.functions[name] = Function(name, ("a",), make.number(2), lets, "quantity")
        known[name] = 1
    program.function_tables = {"amounts": ("amount_2", None, "amount_0")}
    make = Maker(draw, {"me": SEAT}, sealed=False, functions=known, table="amounts")
    program.functions["points"] = Function("points", ("me",), make.number(2), (), "score")
    program.functions["rest"] = Function("rest", ("me",), Op("+", Cell("score", Var("me")), Cell("sealed", Var("me"))))
    program.scores = [ScoreDef("points", "points"), ScoreDef("rest", "rest")]
    seats = Range(Int(0), Op("-", Seats(), Int(1)))
    ahead = Fold("best", "p", seats, None, None, ((Cell("score", Var("p")), True),))
    program.functions["winners"] = Function("winners", (), Fold("sum", "q", ahead, None, Bit(Var("q"))))
    program.winners = "winners"


def add_procedure(
    draw, program: Program, name: str, parameters: tuple[str, ...], kinds: list[str], size: int, secret: bool = False, **more
) -> None:
    me = Var("me")
    scope = {parameter: SEAT if parameter == "me" else NUMBER for parameter in parameters}
    functions = {found: 1 for found in ("amount_0", "amount_1", "amount_2")}
    make = Maker(draw, scope, me if secret else None, True, functions, "amounts")
    writer = ControlWriter(make, me, kinds, [size], fuel=Var("fuel") if "fuel" in parameters else None, **more)
    program.procedures[name] = Procedure(name, parameters, writer.body(), at=1)


def quiet_block(draw, program: Program) -> Block:
    """A part of the main procedure that asks nothing; it is left from itself and from a procedure it calls."""
    add_procedure(draw, program, "quiet_part", ("me", "n"), PLAIN, 4, main_labels=("dusk",))
    make = Maker(draw, {"r": NUMBER})
    writer = ControlWriter(make, Cell("active"), PLAIN, [5], main_labels=("dusk",), labels=("dusk",))
    return Block("dusk", (*writer.body(), Call("quiet_part", (Cell("active"), Var("r"))), *writer.body()))


def add_main(draw, program: Program) -> None:
    functions = {found: 1 for found in ("amount_0", "amount_1", "amount_2")}
    make = Maker(draw, {"p": SEAT, "r": NUMBER}, functions=functions, table="amounts")
    labels = ("turn", "game")
    writer = ControlWriter(make, Var("p"), ANYTHING, [24], has=ALL, main_labels=labels, labels=labels)
    turn = Block("turn", (*writer.ask(), *writer.effect(), *writer.body(), *writer.choose_card(), *writer.body()))
    order = Helper("clockwise", (Seats(), Op("%", Var("r"), Seats())))
    rounds = ForEach(
        "rounds",
        "r",
        Range(Int(1), Int(draw(st.integers(1, 2)))),
        (
            Store(Cell("round"), Var("r")),
            ForEach("turns", "p", order, (Store(Cell("active"), Var("p")), Store(Cell("source"), Int(-1)), turn)),
            quiet_block(draw, program),
        ),
    )
    setup = (
        Move(Slice(Pile(Int(BOX)), Int(0), Const("LADDER", Int(4))), Int(DECK)),
        Shuffle(Int(DECK)),
        Move(Slice(Pile(Int(BOX)), Int(0), Int(1)), Op("+", Int(HAND), Cell("active"))),
        Move(Slice(Pile(Int(BOX)), Int(0), Int(1)), Int(LINE)),
    )
    program.procedures["main"] = Procedure("main", (), (*setup, Block("game", (rounds,)), GameOver()), at=1)
