"""The flow of a game: setup, rounds, phases, turns; who acts, and where `end turn` goes.

Everything stands in one main procedure, so that `end ...` has a place to go to. The harness for examples is the same flow taken
apart: a main procedure that asks which rule, phase or setup is to be run next.
"""

from __future__ import annotations

from compiler.bind.expressions import as_list, collection, condition, item_type, number
from compiler.bind.scope import Scope
from compiler.ir.expr import At, Cell, Expr, Helper, Int, Len, Op, Range, Seats, Tup, Var
from compiler.ir.program import PER_GAME, Procedure
from compiler.ir.stmt import Ask, Block, Call, Exit, ForEach, GameOver, If, Let, Loop, Mark, Note, Secret, Stmt, Store
from compiler.lower.adjust import conjunction
from compiler.lower.builder import Lowering
from compiler.lower.events import handlers_of
from compiler.lower.exceptions import instead_condition, replaced
from compiler.lower.layout import NUMBER, hidden_field
from compiler.lower.statements import lower_block
from compiler.lower.strands import written_by
from compiler.model import GAME, PLAYER
from compiler.types import PlayerType, Unknown
from dsl import syntax
from dsl.source import Source

ALL = Helper("clockwise", (Seats(), Int(0)))
COMMANDER = -3  # who answers the questions of the harness


def expire(builder: Lowering, span: str) -> list[Stmt]:
    return [Call(f"expire_{span}", ())] if span in builder.spans_used else []


def start_values(builder: Lowering) -> list[Stmt]:
    """Start values that depend on settings."""
    out: list[Stmt] = []
    for info, value in builder.late_starts:
        count = builder.key_count(info)
        seat, key = builder.fresh("seat"), builder.fresh("key")
        if info.owner == PLAYER:
            from compiler.ir.walk import substitute

            index = Op("+", Op("*", Var(seat), Int(count)), Var(key))
            inner = ForEach(
                builder.fresh("each"),
                key,
                Range(Int(0), Int(count - 1)),
                (Store(Cell(info.storage, index), substitute(value, {"me": Var(seat)})),),
            )
            out.append(ForEach(builder.fresh("each"), seat, ALL, (inner,)))
        elif info.owner == GAME and not info.keys:
            out.append(Store(Cell(info.storage), value))
        else:
            total = count * (len(builder.model.row_types[info.owner].things) if info.owner in builder.model.row_types else 1)
            out.append(
                ForEach(builder.fresh("each"), key, Range(Int(0), Int(total - 1)), (Store(Cell(info.storage, Var(key)), value),))
            )
    return out


class Flow:
    """Lowers a `play` block. `game_label`: where `end game` goes from here."""

    def __init__(self, builder: Lowering, source: Source):
        self.builder, self.source = builder, source

    def scope(self, me: Expr | None = None) -> Scope:
        scope = Scope(self.builder, self.source, me=me)
        if me is not None:
            scope.facts[me] = (0, self.builder.model.most - 1)
        return scope

    def setup(self, node: syntax.Setup) -> list[Stmt]:
        builder = self.builder
        return [*lower_block(self.scope(), node.body.statements), *builder.open_rows(True), *builder.refill_call()]

    def part(self, node: syntax.Flow) -> list[Stmt]:
        at = self.builder.origin(self.source, node.span)
        match node:
            case syntax.Setup():
                return self.setup(node)
            case syntax.Rounds():
                return self.rounds(node, at)
            case syntax.Turns():
                return self.turns(node, at)
            case syntax.Phase(name=name):
                source = self.builder.model.phase_sources.get(name.text, self.source)
                return Flow(self.builder, source).phase(node, self.builder.origin(source, node.span))
        return lower_block(self.scope(), (node,))

    def rounds(self, node: syntax.Rounds, at: int) -> list[Stmt]:
        builder = self.builder
        count = number(self.scope(), node.count)
        label, inner = builder.fresh("rounds"), builder.fresh("round")
        played = builder.fresh("played")
        body: list[Stmt] = []
        if not node.at_most:
            body.append(If(Op(">=", Var(played), count), (Exit(label),)))
        body += [Let(played, Op("+", Var(played), Int(1))), Store(Cell("round"), Var(played))]
        body.append(Note(builder.note("Round {0}", NUMBER), Int(-1), (Cell("round"),), at=at))
        flow = [step for part in node.flow for step in self.part(part)]
        body += [*builder.enter("round", inner), Block(inner, tuple(flow)), *expire(builder, "round")]
        limit = count if node.at_most else Op("+", count, Int(1))
        return [Let(played, Int(0)), Loop(label, limit, tuple(body), at)]

    def turns(self, node: syntax.Turns, at: int) -> list[Stmt]:
        builder = self.builder
        scope = self.scope()
        many = collection(scope, node.order)
        limit = number(scope, node.limit)
        order, place, seat, label, inner = (builder.fresh(n) for n in ("order", "place", "seat", "turns", "turn"))
        scope = self.scope(Var(seat))
        body = lower_block(scope, node.body.statements)
        note = Note(builder.note("{player}'s turn"), Var(seat), (), at=at)
        steps: list[Stmt] = [
            Let(seat, At(Var(order), Var(place))),
            Store(Cell("active"), Var(seat)),
            note,
            *builder.enter("turn", inner),
            Block(inner, tuple(body)),
            *expire(builder, "turn"),
            Let(place, Op("%", Op("+", Var(place), Int(1)), Len(Var(order)))),
        ]
        if builder.reads_round:
            steps.append(If(Op("==", Var(place), Int(0)), (Store(Cell("round"), Op("+", Cell("round"), Int(1))),)))
        return [Let(order, as_list(scope, many)), Let(place, Int(0)), Loop(label, limit, tuple(steps), at)]

    # ------------------------------------------------------------ phases

    def phase(self, node: syntax.Phase, at: int) -> list[Stmt]:
        builder = self.builder
        name = node.name.text
        label = builder.fresh(f"phase_{name}")
        title = node.title.value if node.title else name.replace("_", " ")
        steps: list[Stmt] = [Mark(at), Note(builder.note(title), Int(-1), (), at=at)]
        steps += self.around(name, "before", None)
        steps += self.players(node, at)
        steps += self.around(name, "after", None)
        return [*builder.enter("phase", label), Block(label, tuple(steps)), *expire(builder, "phase")]

    def around(self, name: str, timing: str, seat: Expr | None) -> list[Stmt]:
        """Handlers of the phase as a whole (`before phase x`), or of a player's part in it (`before I do x`)."""
        from compiler.lower.events import walk

        handlers = [
            h for h in handlers_of(self.builder, timing, "phase", name) if (h.item.pattern.kind == "phase") == (seat is None)
        ]
        if seat is None:
            once = [h for h in handlers if h.table is None and not h.timed and not h.automa]
            handlers = [h for h in handlers if h not in once]
            steps = [step for h in once for step in self.whole_phase(h)]
            return steps + (walk(self.builder, handlers, Cell("active"), [], None, None) if handlers else [])
        return [] if not handlers else walk(self.builder, handlers, seat, [], None, None)

    def whole_phase(self, handler, otherwise: list[Stmt] | None = None) -> list[Stmt]:
        """A rule at top level about a phase as a whole: it belongs to nobody and happens once."""
        scope = Scope(self.builder, handler.source)
        test = conjunction(
            [condition(scope, node) for node in (*handler.conditions, *((handler.item.where,) if handler.item.where else ()))]
        )
        body = lower_block(scope, handler.item.body.statements)
        return body if test is None else [If(test, tuple(body), tuple(otherwise or ()))]

    def player_part(self, name: str, seat: str, body: list[Stmt]) -> list[Stmt]:
        builder = self.builder
        result = body
        for handler in reversed(handlers_of(builder, "instead", "phase", name)):
            test = instead_condition(builder, handler, Var(seat), [])
            result = [If(test, tuple(replaced(builder, handler, Var(seat), [])), tuple(result))]
        return [*self.around(name, "before", Var(seat)), *result, *self.around(name, "after", Var(seat))]

    def players(self, node: syntax.Phase, at: int) -> list[Stmt]:
        builder, name = self.builder, node.name.text
        seat = builder.fresh("seat")
        if node.who is None:
            body = lower_block(self.scope(), node.body.statements)
            for handler in reversed(handlers_of(builder, "instead", "phase", name)):
                body = self.whole_phase(handler, body)
            return body
        if node.who == "each":
            scope = self.scope()
            many = collection(scope, node.order)
            if not isinstance(item_type(many), (PlayerType, Unknown)):
                scope.error(
                    "wrong-type",
                    "a phase goes round players",
                    node.order.span,
                    "not a list of players",
                    help="use `clockwise(...)`",
                )
            inner = builder.fresh("turn")
            body = self.player_part(name, seat, lower_block(self.scope(Var(seat)), node.body.statements))
            note = Note(builder.note("{player}'s turn"), Var(seat), (), at=at)
            steps = (
                Store(Cell("active"), Var(seat)),
                note,
                *builder.enter("turn", inner),
                Block(inner, tuple(body)),
                *expire(builder, "turn"),
            )
            return [ForEach(builder.fresh("each"), seat, as_list(scope, many), steps)]
        if node.who == "at_once":
            body = tuple(self.player_part(name, seat, lower_block(self.scope(Var(seat)), node.body.statements)))
            return [ForEach(builder.fresh("each"), seat, ALL, body)]
        return self.secret(node, at)

    def secret(self, node: syntax.Phase, at: int) -> list[Stmt]:
        builder, name = self.builder, node.name.text
        procedure = f"secret_{name}"
        scope = self.scope(Var("me"))
        body = tuple(self.player_part(name, "me", lower_block(scope, node.body.statements)))
        builder.program.procedures[procedure] = Procedure(procedure, ("me",), body, node.title.value if node.title else name, at)
        writes, places = written_by(builder, body, "me")
        return [Secret(ALL, procedure, writes, places, at)]


def lower_flow(builder: Lowering) -> None:
    """The main procedure."""
    if builder.model.play is None:
        builder.program.procedures["main"] = Procedure("main", (), (GameOver(),), "")
        return
    node, source = builder.model.play
    flow = Flow(builder, source)
    body: list[Stmt] = start_values(builder)
    for part in node.flow:
        label = builder.fresh("game")
        body += [*builder.enter("game", label), Block(label, tuple(flow.part(part)))]
    body.append(GameOver())
    builder.program.procedures["main"] = Procedure("main", (), tuple(body), builder.model.title)


def lower_harness(builder: Lowering) -> dict[str, int]:
    """A main procedure for examples: it asks for a command and runs it. Gives the number of every command.
    `touch` writes every field, so that none is taken for a constant: examples may set them all."""
    from compiler.lower.rules import do_procedure

    most = max([len(r.params) for r in builder.model.rules.values()], default=0)
    for number_ in range(most + 1):
        hidden_field(builder, f"command_{number_}", PER_GAME, 0)
    commands: dict[str, int] = {}
    branches: list[tuple[int, list[Stmt]]] = []
    args = [Cell(f"command_{n}") for n in range(most + 1)]

    def command(key: str, steps: list[Stmt], *spans: str) -> None:
        """`end turn` and the like of these spans end the command."""
        label = builder.fresh("command")
        marks = [s for span in spans for s in builder.enter(span, label)]
        commands[key] = len(branches)
        branches.append((len(branches), [*marks, Block(label, tuple(steps))]))

    for name, rule in builder.model.rules.items():
        command(
            f"rule {name}",
            [Call(do_procedure(builder, rule), tuple(args[: 1 + len(rule.params)]))],
            "game",
            "round",
            "phase",
            "turn",
        )
    if builder.model.play is not None:
        node, source = builder.model.play
        flow = Flow(builder, source)
        setups = [s for p in node.flow if isinstance(p, syntax.Setup) for s in flow.setup(p)]
        command(
            "setup",
            [*builder.open_rows(False), *setups, *builder.open_rows(True), *builder.refill_call()],
            "game",
            "round",
            "phase",
            "turn",
        )
        for info in builder.model.phases.values():
            command(f"phase {info.name}", Flow(builder, info.place.source).part(info.node), "game", "round")
        for part in node.flow:
            if isinstance(part, syntax.Rounds):
                steps: list[Stmt] = [Store(Cell("round"), Op("+", Cell("round"), Int(1)))]
                steps += [step for inner in part.flow for step in flow.part(inner)]
                command("round", [*steps, *expire(builder, "round")], "game", "round")
                break
    command(
        "touch",
        [
            Store(Cell(f.name, None if f.count is None else Int(0)), Cell(f.name, None if f.count is None else Int(0)))
            for f in builder.program.fields
        ],
    )
    from compiler.lower.questions import branch_on

    chosen = builder.fresh("command")
    prompt = builder.prompt("command", "Command", NUMBER)
    options = Tup(tuple(Int(n) for n in range(len(branches)))) if branches else Tup((Int(0),))
    body = [Ask(chosen, Int(COMMANDER), options, prompt), *branch_on(chosen, branches)]
    builder.program.procedures["main"] = Procedure(
        "main", (), (*start_values(builder), Loop(builder.fresh("harness"), Int(1_000_000), tuple(body))), ""
    )
    return commands
