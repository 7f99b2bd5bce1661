"""Small programs made by hand: the yardsticks of speed, and one for each kind of statement."""
from __future__ import annotations

from compiler.ir.expr import (
    Bit,
    Bits,
    CallFn,
    Cell,
    Cond,
    Const,
    Fold,
    Has,
    Helper,
    Int,
    Op,
    Range,
    Seats,
    Tup,
    Var,
)
from compiler.ir.program import (
    PER_GAME,
    PER_SEAT,
    FieldDef,
    Function,
    NoteDef,
    Origin,
    Procedure,
    Program,
    Prompt,
    Reading,
    ScoreDef,
)
from compiler.ir.stmt import Ask, Block, Call, Change, Exit, ForEach, GameOver, If, Let, Loop, Mark, Note, Roll, Store

NUMBER, PLAYER = Reading("number"), Reading("player")
STANDARD = [
    FieldDef("round", PER_GAME, NUMBER, low=0), FieldDef("active", PER_GAME, PLAYER, low=0),
    FieldDef("source", PER_GAME, Reading("card", none=True), start=-1, public=False),
    FieldDef("source_by", PER_GAME, Reading("player", none=True), start=-1, public=False),
]
LINES = (7, 56, 448, 73, 146, 292, 273, 84)
SQUARES = tuple((f"{c}{r}", f"{c}{r}".upper()) for r in (1, 2, 3) for c in "abc")


def noughts() -> Program:
    """Two seats mark nine squares; three in a row win."""
    square = Reading("choice", "Square")
    marks = FieldDef("marks", PER_SEAT, Reading("set", item=square), low=0, high=511)
    free = FieldDef("free", PER_GAME, Reading("set", item=square), low=0, high=511, start=511)
    program = Program("noughts", "Noughts", 2, 2, fields=[*STANDARD, marks, free], choices={"Square": SQUARES})
    program.constants = {"lines_squares": LINES}
    line = Fold("any", "l", Range(Int(0), Int(7)), Fold(
        "all", "q", Bits(Const("lines_squares", Var("l")), 9), None, Has(Cell("marks", Var("me")), Var("q"))))
    program.functions = {
        "has_line": Function("has_line", ("me",), line, kind="define"),
        "winners": Function("winners", (), Fold("sum", "p", Range(Int(0), Op("-", Seats(), Int(1))), None, Cond(
            CallFn("has_line", (Var("p"),)), Bit(Var("p")), Int(0)))),
    }
    program.winners = "winners"
    program.prompts.append(Prompt("square", "Mark a square", square))
    program.notes = [NoteDef("marks {0}", (square,))]
    program.origins += [Origin("game.rules", n, 1, "rule") for n in range(1, 20)]
    program.procedures = {
        "mark": Procedure("mark", ("me",), (
            Ask("square", Var("me"), Bits(Cell("free"), 9), 1, 3),
            Mark(4), Store(Cell("free"), Op("&~", Cell("free"), Bit(Var("square"))), at=4),
            Store(Cell("marks", Var("me")), Op("|", Cell("marks", Var("me")), Bit(Var("square"))), at=5),
            Note(0, Var("me"), (Var("square"),), at=5)), "Mark a square", 3),
        "main": Procedure("main", (), (
            Loop("turns", Int(9), (
                Change(Cell("round"), Int(1), Int(0), None, at=7),
                ForEach("each", "me", Helper("clockwise", (Seats(), Int(0))), (
                    Store(Cell("active"), Var("me"), at=8), Call("mark", (Var("me"),)),
                    If(Op("or", CallFn("has_line", (Var("me"),)), Op("==", Cell("free"), Int(0))), (GameOver(),)),
                )),), 7),), "", 6),
    }
    return program


def push() -> Program:
    """Roll as long as you dare; the first to 100 points wins."""
    points = FieldDef("points", PER_SEAT, NUMBER, low=0, high=105)
    total = FieldDef("turn_total", PER_GAME, NUMBER, low=0, high=105)
    program = Program("push", "Push", 2, 10, fields=[*STANDARD, points, total])
    seats = Range(Int(0), Op("-", Seats(), Int(1)))
    enough = Op(">=", Cell("points", Var("p")), Int(100))
    program.functions = {
        "winners": Function("winners", (), Fold("sum", "p", seats, enough, Bit(Var("p")))),
        "points_of": Function("points_of", ("me",), Cell("points", Var("me")), kind="score")}
    program.winners = "winners"
    program.scores = [ScoreDef("Points", "points_of")]
    program.prompts.append(Prompt("go", "Roll or hold", Reading("option"), ((0, "roll", "Roll"), (1, "hold", "Hold"))))
    program.origins += [Origin("game.rules", n, 1, "rule") for n in range(1, 20)]
    can_roll = Op("<", Op("+", Cell("points", Var("me")), Cell("turn_total")), Int(100))
    program.procedures = {
        "turn": Procedure("turn", ("me",), (
            Loop("rolls", Int(60), (
                Ask("go", Var("me"), Cond(can_roll, Tup((Int(0), Int(1))), Tup((Int(1),))), 1, 3),
                If(Op("==", Var("go"), Int(0)), (
                    Roll("die", Int(1), 6, 4),
                    If(Op("==", Var("die"), Int(1)), (Store(Cell("turn_total"), Int(0), at=5), Exit("rolls"))),
                    Change(Cell("turn_total"), Var("die"), Int(0), Int(105), at=6)),
                   (Change(Cell("points", Var("me")), Cell("turn_total"), Int(0), Int(105), at=7),
                    Store(Cell("turn_total"), Int(0), at=8), Exit("rolls"))),
            ), 2),), "Turn", 2),
        "main": Procedure("main", (), (
            Block("play", (
                Loop("turns", Int(20000), (
                    Change(Cell("round"), Int(1), Int(0), None, at=9),
                    ForEach("each", "me", Helper("clockwise", (Seats(), Int(0))), (
                        Store(Cell("active"), Var("me"), at=10), Call("turn", (Var("me"),)),
                        If(Op(">=", Cell("points", Var("me")), Int(100)), (GameOver(),)))),), 9),)),
            Let("x", Int(0))), "", 9),
    }
    return program
