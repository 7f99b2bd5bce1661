"""The game taken apart for examples: a main procedure that asks which rule, phase or setup is to be run next."""

from __future__ import annotations

from compiler.bound import game as bound
from compiler.bound import tree
from compiler.ir.expr import Cell, Expr, Int, Op, Tup, Var
from compiler.ir.program import PER_GAME, Procedure
from compiler.ir.stmt import Ask, Block, Call, If, Let, Loop, Stmt, Store
from compiler.lower.cards import open_rows, refill_call, row_cell, rows
from compiler.lower.dispatch import lower_block
from compiler.lower.env import Env
from compiler.lower.flow import Flow, start_values
from compiler.lower.layout import NUMBER
from compiler.lower.offers import branch_on
from compiler.lower.performing import do_procedure
from compiler.lower.signals import enter, expire
from compiler.lower.state import Lowering
from compiler.lower.values import value

COMMANDER = -3  # who answers the questions of the harness
EVERYTHING = ("game", "round", "phase", "turn")
FALSE, OVER, PLAYED = Int(0), Cell("game_over"), Cell("round_played")


class Commands:
    """The commands in the order in which they are added. `end turn` and the like of these spans end a command; `game_over` tells
    whether the game came to its end in it."""

    def __init__(self, lowering: Lowering):
        self.lowering = lowering
        self.branches: list[tuple[int, list[Stmt]]] = []

    def add(self, key: str, steps: list[Stmt], *spans: str, over: Expr = FALSE) -> None:
        lowering = self.lowering
        label, game = lowering.fresh("command"), lowering.fresh("game")
        marks = [step for span in spans for step in enter(lowering, span, game if span == "game" else label)]
        ended = lowering.fresh("ended")
        whole = Block(game, (Block(label, tuple(steps)), Let(ended, over)))
        lowering.commands[key] = len(self.branches)
        steps = [*marks, Store(OVER, FALSE), Let(ended, Int(1)), whole, Store(OVER, Var(ended))]
        self.branches.append((len(self.branches), steps))


def begin_command(example: tree.Example, fact: tree.Begins) -> str:
    return f"given {example.source.path}:{fact.span.start}"


def lower_harness(lowering: Lowering) -> None:
    """`touch` writes every field, so that none is taken for a constant: examples may set them all."""
    model = lowering.model
    for info in rows(lowering):
        row_cell(lowering, info, 1)
    most = max([len(r.params) for r in model.rules.values()], default=0)
    for number in range(most + 1):
        lowering.hidden_field(f"command_{number}", PER_GAME, 0)
    args = [Cell(f"command_{number}") for number in range(most + 1)]
    lowering.hidden_field("game_over", PER_GAME, 0)
    lowering.hidden_field("round_played", PER_GAME, 0)
    commands = Commands(lowering)
    for name, rule in model.rules.items():
        run = Call(do_procedure(lowering, rule), tuple(args[: 1 + len(rule.params)]))
        commands.add(f"rule {name}", [run], *EVERYTHING)
    if model.play is not None:
        add_flow(lowering, commands, Flow(lowering, model.play[1]), args[0])
    for example in lowering.game.examples:
        for fact in (fact for fact in example.facts if isinstance(fact, tree.Begins)):
            commands.add(begin_command(example, fact), lower_block(Env(lowering, example.source), (fact.begin,)))
    cells = [Cell(f.name, None if f.count is None else Int(0)) for f in lowering.program.fields]
    commands.add("touch", [Store(cell, cell) for cell in cells])
    chosen = lowering.fresh("command")
    options = Tup(tuple(Int(number) for number in range(len(commands.branches))))
    ask = Ask(chosen, Int(COMMANDER), options, lowering.prompt("command", "Command", NUMBER))
    loop = Loop(lowering.fresh("harness"), Int(1_000_000), (ask, *branch_on(chosen, commands.branches)))
    lowering.program.procedures["main"] = Procedure("main", (), (*start_values(lowering), loop), "")


def add_flow(lowering: Lowering, commands: Commands, flow: Flow, seat: Expr) -> None:
    parts = lowering.game.flow
    setups = [step for part in parts if isinstance(part, bound.Setup) for step in flow.setup(part)]
    opened = [*open_rows(lowering, False), *setups, *open_rows(lowering, True), *refill_call(lowering)]
    commands.add("setup", opened, *EVERYTHING)
    for phase in phases_in(parts):
        commands.add(f"phase {phase.info.name}", flow.part(phase), "game", "round")
    rounds = next((part for part in parts if isinstance(part, bound.Rounds)), None)
    if rounds is not None:
        # the round that is said, and after it the next one
        number = Cell("round")
        steps: list[Stmt] = [If(PLAYED, (Store(number, Op("+", number, Int(1))),)), Store(PLAYED, Int(1))]
        steps += [step for part in rounds.flow for step in flow.part(part)]
        last = Op(">=", number, value(flow.env(), rounds.count)) if rounds is parts[-1] and not rounds.at_most else FALSE
        commands.add("round", [*steps, *expire(lowering, "round")], "game", "round", over=last)
    within = [*parts, *(rounds.flow if rounds is not None else ())]
    turns = next((part for part in within if isinstance(part, bound.Turns)), None)
    if turns is not None:
        who, label = lowering.fresh("seat"), lowering.fresh("turn")
        turn = flow.turn(who, label, lower_block(flow.env(Var(who)), turns.body), lowering.origin(flow.source, turns.span))
        commands.add("turn", [Let(who, seat), *turn], "game", "round", "phase")


def phases_in(flow: tuple[bound.Flow, ...]) -> list[bound.Phase]:
    """All phases, in the order of the text."""
    found: list[bound.Phase] = []
    for part in flow:
        if isinstance(part, bound.Phase):
            found.append(part)
        elif isinstance(part, bound.Rounds):
            found += phases_in(part.flow)
    return found
