"""Small programs made by hand: the yardsticks of speed, and one for each kind of statement."""

from __future__ import annotations

from compiler.ir.expr import At, Bit, Bits, CallFn, Cell, Cond, Const, Fold, Has, Helper, Int, Len, Op, Pile, Range, Seats, Tup, Var
from compiler.ir.program import (
    PER_GAME,
    PER_SEAT,
    FieldDef,
    Function,
    NoteDef,
    Origin,
    PlaceDef,
    Procedure,
    Program,
    Prompt,
    Reading,
    ScoreDef,
    TableDef,
)
from compiler.ir.stmt import (
    Ask,
    Best,
    Block,
    Call,
    Change,
    Exit,
    ForEach,
    GameOver,
    If,
    Let,
    Look,
    Loop,
    Mark,
    Move,
    Note,
    Roll,
    Secret,
    Shuffle,
    Store,
    Top,
)

NUMBER, PLAYER = Reading("number"), Reading("player")
STANDARD = [
    FieldDef("round", PER_GAME, NUMBER, low=0),
    FieldDef("active", PER_GAME, PLAYER, low=0),
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
    line = Fold(
        "any",
        "l",
        Range(Int(0), Int(7)),
        Fold("all", "q", Bits(Const("lines_squares", Var("l")), 9), None, Has(Cell("marks", Var("me")), Var("q"))),
    )
    program.functions = {
        "has_line": Function("has_line", ("me",), line, kind="define"),
        "winners": Function(
            "winners",
            (),
            Fold(
                "sum",
                "p",
                Range(Int(0), Op("-", Seats(), Int(1))),
                None,
                Cond(CallFn("has_line", (Var("p"),)), Bit(Var("p")), Int(0)),
            ),
        ),
    }
    program.winners = "winners"
    program.prompts.append(Prompt("square", "Mark a square", square))
    program.notes = [NoteDef("marks {0}", (square,))]
    program.origins += [Origin("game.rules", n, 1, "rule") for n in range(1, 20)]
    program.procedures = {
        "mark": Procedure(
            "mark",
            ("me",),
            (
                Ask("square", Var("me"), Bits(Cell("free"), 9), 1, 3),
                Mark(4),
                Store(Cell("free"), Op("&~", Cell("free"), Bit(Var("square"))), at=4),
                Store(Cell("marks", Var("me")), Op("|", Cell("marks", Var("me")), Bit(Var("square"))), at=5),
                Note(0, Var("me"), (Var("square"),), at=5),
            ),
            "Mark a square",
            3,
        ),
        "main": Procedure(
            "main",
            (),
            (
                Loop(
                    "turns",
                    Int(9),
                    (
                        Change(Cell("round"), Int(1), Int(0), None, at=7),
                        ForEach(
                            "each",
                            "me",
                            Helper("clockwise", (Seats(), Int(0))),
                            (
                                Store(Cell("active"), Var("me"), at=8),
                                Call("mark", (Var("me"),)),
                                If(Op("or", CallFn("has_line", (Var("me"),)), Op("==", Cell("free"), Int(0))), (GameOver(),)),
                            ),
                        ),
                    ),
                    7,
                ),
            ),
            "",
            6,
        ),
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
        "points_of": Function("points_of", ("me",), Cell("points", Var("me")), kind="score"),
    }
    program.winners = "winners"
    program.scores = [ScoreDef("Points", "points_of")]
    program.prompts.append(Prompt("go", "Roll or hold", Reading("option"), ((0, "roll", "Roll"), (1, "hold", "Hold"))))
    program.origins += [Origin("game.rules", n, 1, "rule") for n in range(1, 20)]
    can_roll = Op("<", Op("+", Cell("points", Var("me")), Cell("turn_total")), Int(100))
    program.procedures = {
        "turn": Procedure(
            "turn",
            ("me",),
            (
                Loop(
                    "rolls",
                    Int(60),
                    (
                        Ask("go", Var("me"), Cond(can_roll, Tup((Int(0), Int(1))), Tup((Int(1),))), 1, 3),
                        If(
                            Op("==", Var("go"), Int(0)),
                            (
                                Roll("die", Int(1), 6, 4),
                                If(Op("==", Var("die"), Int(1)), (Store(Cell("turn_total"), Int(0), at=5), Exit("rolls"))),
                                Change(Cell("turn_total"), Var("die"), Int(0), Int(105), at=6),
                            ),
                            (
                                Change(Cell("points", Var("me")), Cell("turn_total"), Int(0), Int(105), at=7),
                                Store(Cell("turn_total"), Int(0), at=8),
                                Exit("rolls"),
                            ),
                        ),
                    ),
                    2,
                ),
            ),
            "Turn",
            2,
        ),
        "main": Procedure(
            "main",
            (),
            (
                Block(
                    "play",
                    (
                        Loop(
                            "turns",
                            Int(20000),
                            (
                                Change(Cell("round"), Int(1), Int(0), None, at=9),
                                ForEach(
                                    "each",
                                    "me",
                                    Helper("clockwise", (Seats(), Int(0))),
                                    (
                                        Store(Cell("active"), Var("me"), at=10),
                                        Call("turn", (Var("me"),)),
                                        If(Op(">=", Cell("points", Var("me")), Int(100)), (GameOver(),)),
                                    ),
                                ),
                            ),
                            9,
                        ),
                    ),
                ),
                Let("x", Int(0)),
            ),
            "",
            9,
        ),
    }
    return program


def plans() -> Program:
    """Each seat chooses two numbers in secret; then they are added up, and the best way to spend one is looked for."""
    plan = FieldDef("plan", PER_SEAT, NUMBER, count=2, low=0, high=9, keys=((NUMBER, 2),))
    total = FieldDef("total", PER_SEAT, NUMBER, low=0)
    program = Program("plans", "Plans", 2, 3, fields=[*STANDARD, plan, total])
    program.prompts.append(Prompt("number", "Choose a number", NUMBER))
    program.notes = [NoteDef("{player} plans {0}", (NUMBER,)), NoteDef("shown", ())]
    program.origins += [Origin("game.rules", n, 1, "rule") for n in range(1, 20)]
    seats = Range(Int(0), Op("-", Seats(), Int(1)))

    def slot(seat: Var, key: int) -> Cell:
        return Cell("plan", Op("+", Op("*", seat, Int(2)), Int(key)))

    me, seat = Var("me"), Var("p")
    asked = [
        part
        for key in (0, 1)
        for part in (
            Ask("n", me, Range(Int(1), Int(3)), 1, 3),
            Store(slot(me, key), Var("n"), at=4),
            Note(0, me, (Var("n"),), at=4),
        )
    ]
    spend = (
        Ask("k", me, Range(Int(0), Int(2)), 1, 8),
        Store(Cell("total", me), Op("+", Cell("total", me), Op("%", Op("*", Var("k"), Int(5)), Int(7))), at=9),
    )
    added = Op("+", slot(seat, 0), slot(seat, 1))
    program.procedures = {
        "plan": Procedure("plan", ("me",), tuple(asked), at=2),
        "spend": Procedure("spend", ("me",), spend, at=7),
        "main": Procedure(
            "main",
            (),
            (
                Ask("start", Int(0), Tup((Int(0), Int(1))), 1, 1),
                Secret(seats, "plan", ("plan",), (), 5),
                Note(1, Int(0), (), at=5),
                ForEach(
                    "each",
                    "p",
                    seats,
                    (
                        Store(Cell("total", seat), Op("+", added, Var("start")), at=6),
                        Best("spend", (seat,), Cell("total", seat), 10, 6),
                    ),
                ),
                GameOver(),
            ),
            at=1,
        ),
    }
    return program


def climb(levels: int = 3) -> Program:
    """A procedure that calls itself: on each level a question before and after the next one."""
    trail = FieldDef("trail", PER_GAME, Reading("list", item=NUMBER), wide=True, start=())
    program = Program("climb", "Climb", 1, 1, fields=[*STANDARD, trail])
    program.origins += [Origin("game.rules", n, 1, "rule") for n in range(1, 9)]
    level, digit = Var("level"), Var("digit")

    def write(value) -> Store:
        return Store(
            Cell("trail"),
            Fold(
                "map",
                "i",
                Range(Int(0), Len(Cell("trail"))),
                None,
                Cond(Op("==", Var("i"), Len(Cell("trail"))), value, At(Cell("trail"), Var("i"))),
            ),
        )

    program.procedures = {
        "step": Procedure(
            "step",
            ("level",),
            (
                Ask("digit", Int(0), Range(Int(0), Int(9)), 0, 2),
                write(digit),
                If(Op(">", level, Int(1)), (Call("step", (Op("-", level, Int(1)),)),)),
                Ask("more", Int(0), Range(Int(0), Int(9)), 0, 3),
                write(Op("+", Op("+", Op("*", digit, Int(100)), Op("*", Var("more"), Int(10))), level)),
            ),
            at=1,
        ),
        "main": Procedure("main", (), (Call("step", (Int(levels),)), GameOver()), at=4),
    }
    return program


def draws() -> Program:
    """A deck with copies: every seat draws, looks at a neighbour's hand, and loses a card at random."""
    ids = ("ace", "ace", "king", "queen")
    table = TableDef("cards", "Card", 0, ids, ("Ace", "Ace", "King", "Queen"), (0, 0, 1, 2), True)
    places = [
        PlaceDef("deck", PER_GAME, 1, 1, seen="none"),
        PlaceDef("hand", PER_SEAT, 2, 2, seen="owner"),
        PlaceDef("discard", PER_GAME, 4, 1),
    ]
    program = Program("draws", "Draws", 2, 2, fields=list(STANDARD), places=places, tables=[table])
    program.card_count, program.card_rows, program.place_count = 4, table.rows, 5
    program.prompts.append(Prompt("card", "Choose a card", Reading("card")))
    program.origins += [Origin("game.rules", n, 1, "rule") for n in range(1, 20)]
    me, card = Var("me"), Var("card")

    def hand(seat) -> Op:
        return Op("+", Int(2), seat)

    program.procedures = {
        "main": Procedure(
            "main",
            (),
            (
                Move(Pile(Int(0)), Int(1), at=1),
                Shuffle(Int(1), 1),
                ForEach(
                    "deal",
                    "me",
                    Helper("clockwise", (Seats(), Int(0))),
                    (Top("card", Int(1), 2), Move(Tup((card,)), hand(me), at=2)),
                ),
                Ask("go", Int(0), Tup((Int(0),)), 0, 3),
                Look(Int(0), hand(Int(1)), 4),
                Ask("go", Int(0), Tup((Int(0),)), 0, 4),
                Ask("card", Int(1), Pile(hand(Int(1))), 1, 5),
                Move(Tup((card,)), Int(4), at=5),
                Ask("go", Int(1), Tup((Int(0),)), 0, 6),
                GameOver(),
            ),
            at=1,
        )
    }
    return program
