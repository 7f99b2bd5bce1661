"""The game taken apart for examples: a main procedure that asks which rule, phase or setup is to be run next."""

from __future__ import annotations

from compiler.bound import game as bound
from compiler.ir.expr import Cell, Int, Op, Tup
from compiler.ir.program import PER_GAME, Procedure
from compiler.ir.stmt import Ask, Block, Call, Loop, Stmt, Store
from compiler.lower.cards import open_rows, refill_call, row_cell, rows
from compiler.lower.flow import Flow, start_values
from compiler.lower.layout import NUMBER
from compiler.lower.offers import branch_on
from compiler.lower.performing import do_procedure
from compiler.lower.signals import enter, expire
from compiler.lower.state import Lowering

COMMANDER = -3  # who answers the questions of the harness
EVERYTHING = ("game", "round", "phase", "turn")


class Commands:
    """The commands in the order in which they are added. `end turn` and the like of these spans end a command."""

    def __init__(self, lowering: Lowering):
        self.lowering = lowering
        self.branches: list[tuple[int, list[Stmt]]] = []

    def add(self, key: str, steps: list[Stmt], *spans: str) -> None:
        label = self.lowering.fresh("command")
        marks = [step for span in spans for step in enter(self.lowering, span, label)]
        self.lowering.commands[key] = len(self.branches)
        self.branches.append((len(self.branches), [*marks, Block(label, tuple(steps))]))


def lower_harness(lowering: Lowering) -> None:
    """`touch` writes every field, so that none is taken for a constant: examples may set them all."""
    model = lowering.model
    for info in rows(lowering):
        row_cell(lowering, info, 1)
    most = max([len(r.params) for r in model.rules.values()], default=0)
    for number in range(most + 1):
        lowering.hidden_field(f"command_{number}", PER_GAME, 0)
    args = [Cell(f"command_{number}") for number in range(most + 1)]
    commands = Commands(lowering)
    for name, rule in model.rules.items():
        run = Call(do_procedure(lowering, rule), tuple(args[: 1 + len(rule.params)]))
        commands.add(f"rule {name}", [run], *EVERYTHING)
    if model.play is not None:
        add_flow(lowering, commands, Flow(lowering, model.play[1]))
    cells = [Cell(f.name, None if f.count is None else Int(0)) for f in lowering.program.fields]
    commands.add("touch", [Store(cell, cell) for cell in cells])
    chosen = lowering.fresh("command")
    options = Tup(tuple(Int(number) for number in range(len(commands.branches))))
    ask = Ask(chosen, Int(COMMANDER), options, lowering.prompt("command", "Command", NUMBER))
    loop = Loop(lowering.fresh("harness"), Int(1_000_000), (ask, *branch_on(chosen, commands.branches)))
    lowering.program.procedures["main"] = Procedure("main", (), (*start_values(lowering), loop), "")


def add_flow(lowering: Lowering, commands: Commands, flow: Flow) -> None:
    parts = lowering.game.flow
    setups = [step for part in parts if isinstance(part, bound.Setup) for step in flow.setup(part)]
    opened = [*open_rows(lowering, False), *setups, *open_rows(lowering, True), *refill_call(lowering)]
    commands.add("setup", opened, *EVERYTHING)
    for phase in phases_in(parts):
        commands.add(f"phase {phase.info.name}", flow.part(phase), "game", "round")
    rounds = next((part for part in parts if isinstance(part, bound.Rounds)), None)
    if rounds is not None:
        steps: list[Stmt] = [Store(Cell("round"), Op("+", Cell("round"), Int(1)))]
        steps += [step for part in rounds.flow for step in flow.part(part)]
        commands.add("round", [*steps, *expire(lowering, "round")], "game", "round")


def phases_in(flow: tuple[bound.Flow, ...]) -> list[bound.Phase]:
    """All phases, in the order of the text."""
    found: list[bound.Phase] = []
    for part in flow:
        if isinstance(part, bound.Phase):
            found.append(part)
        elif isinstance(part, bound.Rounds):
            found += phases_in(part.flow)
    return found
