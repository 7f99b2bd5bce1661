"""What the state of every generated program holds: each kind of field and place once, so that programs can be small."""

from __future__ import annotations

from compiler.ir.program import PER_GAME, PER_ROW, PER_SEAT, FieldDef, NoteDef, Origin, PlaceDef, Program, Prompt, Reading, TableDef

FEWEST, MOST = 2, 3
CARD_ROWS = (0, 0, 1, 1, 1, 2, 3, 4)
CARDS = len(CARD_ROWS)
BOX, DECK, DISCARD, LINE, HAND, PLAN = 0, 1, 2, 3, 4, 7
WIDTH = 4  # of every mask

NUMBER = Reading("number")
CARD = Reading("card", none=True)
PLAYER = Reading("player", none=True)

BOUNDED = {"score": (0, 9), "coins": (0, 20), "tokens": (-1, 5), "level": (0, 7), "sealed": (0, 9), "sealed_kinds": (0, 3)}
SEALED_FIELDS = ("sealed", "sealed_kinds", "source")  # `source` is one cell, of which every strand has its own
SEALED_PLACES = ("hand", "plan")

FIELDS = [
    FieldDef("round", PER_GAME, NUMBER),
    FieldDef("active", PER_GAME, PLAYER),
    FieldDef("source", PER_GAME, CARD, start=-1, public=False),
    FieldDef("source_by", PER_GAME, PLAYER, start=-1, public=False),
    FieldDef("level", PER_GAME, NUMBER, low=0, high=7, start=2),
    FieldDef("board", PER_GAME, NUMBER, count=4, start=(0, 3, -1, 5)),
    FieldDef("order", PER_GAME, Reading("list", item=NUMBER), wide=True, start=(1, 0)),
    FieldDef("score", PER_SEAT, NUMBER, low=0, high=9),
    FieldDef("coins", PER_SEAT, NUMBER, low=0, high=20, start=6),
    FieldDef("tokens", PER_SEAT, NUMBER, count=3, low=-1, high=5, start=(1, 0, 2), keys=((NUMBER, 3),)),
    FieldDef("moods", PER_SEAT, Reading("set", item=NUMBER), start=5),
    FieldDef("trail", PER_SEAT, Reading("list", item=NUMBER), wide=True, start=()),
    FieldDef("used", PER_ROW, Reading("flag"), count=CARDS, row_table="things"),
    FieldDef("sealed", PER_SEAT, NUMBER, low=0, high=9, seen="owner"),
    FieldDef("sealed_kinds", PER_SEAT, NUMBER, count=2, low=0, high=3, seen="owner", keys=((NUMBER, 2),)),
]

PLACES = [
    PlaceDef("deck", PER_GAME, DECK, 1, seen="none"),
    PlaceDef("discard", PER_GAME, DISCARD, 1),
    PlaceDef("line", PER_GAME, LINE, 1),
    PlaceDef("hand", PER_SEAT, HAND, MOST, seen="owner"),
    PlaceDef("plan", PER_SEAT, PLAN, MOST, seen="owner"),
]


class LittleProgram(Program):
    """A program that shows only what is random in it, one statement a line."""

    def __repr__(self) -> str:
        lines = []
        for function in self.functions.values():
            lines.append(f"function {function.name}{function.parameters} {function.lets} {function.value}")
        for procedure in self.procedures.values():
            lines.append(f"procedure {procedure.name}{procedure.parameters}")
            lines += [f"    {statement}" for statement in procedure.body]
        return "\n".join([*lines, f"tables {self.procedure_tables}"])

    def _repr_pretty_(self, printer, _) -> None:
        printer.text("\n" + repr(self))


def empty_program() -> Program:
    program = LittleProgram("little", "Little", FEWEST, MOST)
    program.fields = list(FIELDS)
    program.places = list(PLACES)
    program.settings = [FieldDef("rate", PER_GAME, NUMBER, low=1, high=3, start=2)]
    ids = tuple(f"thing_{row}" for row in CARD_ROWS)
    program.tables = [TableDef("things", "Thing", 0, ids, ids, CARD_ROWS, True)]
    program.card_count, program.card_rows, program.place_count = CARDS, CARD_ROWS, PLAN + MOST
    program.constants = {"LADDER": (1, 1, 2, 3, 5, 8), "PRICES": (2, 0, 4, 1, 3, 3, 0, 6)}
    program.prompts = [Prompt("", "", NUMBER), Prompt("pick", "Pick one", NUMBER), Prompt("card", "Pick a card", CARD)]
    program.notes = [NoteDef("{0} of {1}", (NUMBER, NUMBER))]
    program.origins += [Origin("little.rules", line, 5, "rule") for line in range(1, 41)]
    return program
