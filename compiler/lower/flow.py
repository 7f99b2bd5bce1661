"""The flow of a game: setup, rounds, phases, turns; who acts, and where `end turn` goes.

Everything stands in one main procedure, so that `end ...` has a place to go to. For examples there is another one, the harness,
that asks which rule, phase or setup is to be run next.
"""

from __future__ import annotations

from collections.abc import Callable

from compiler.bound import game as bound
from compiler.bound import tree
from compiler.ir.expr import At, Cell, Expr, Int, Len, Op, Range, Var
from compiler.ir.make import ALL_SEATS, conjunction, numbers
from compiler.ir.program import PER_GAME
from compiler.ir.stmt import Ask, Block, Call, Exit, GameOver, If, Let, Loop, Mark, Note, Secret, Stmt, Store
from compiler.ir.walk import substitute
from compiler.limits import LARGEST
from compiler.lower.cards import open_rows, refill_call, row_cell, rows
from compiler.lower.events import walk
from compiler.lower.layout import NUMBER
from compiler.lower.performing import do_procedure
from compiler.lower.questions import branch_on
from compiler.lower.reactions import Event, conditions_of, handlers_of, instead_condition, reaction_of, replaced
from compiler.lower.signals import demand, enter, expire, running, spanned, too_many, when
from compiler.lower.state import Env, Lasting, Lowering, lower_block, lowers
from compiler.lower.values import as_list, is_in, key_count, still_in, value
from compiler.model import GAME, PLAYER
from dsl.source import Source
from dsl.walk import nodes_in

COMMANDER = -3  # who answers the questions of the harness
EVERYTHING = ("game", "round", "phase", "turn")
FALSE, OVER, PLAYED = Int(0), Cell("game_over"), Cell("round_played")


def start_values(lowering: Lowering) -> list[Stmt]:
    """Start values that depend on settings."""
    out: list[Stmt] = []
    for info, start in lowering.late_starts:
        count = key_count(lowering, info)
        seat, key = lowering.fresh("seat"), lowering.fresh("key")
        if info.owner == PLAYER:
            index = Op("+", Op("*", Var(seat), Int(count)), Var(key))
            store = Store(Cell(info.storage, index), substitute(start, {"me": Var(seat)}))
            inner = lowering.each(key, Range(Int(0), Int(count - 1)), (store,))
            out.append(lowering.each(seat, ALL_SEATS, (inner,)))
        elif info.owner == GAME and not info.keys:
            out.append(Store(Cell(info.storage), start))
        else:
            table = lowering.model.row_types.get(info.owner)
            highest = Int(count * (len(table.things) if table is not None else 1) - 1)
            store = Store(Cell(info.storage, Var(key)), start)
            out.append(lowering.each(key, Range(Int(0), highest), (store,)))
    return out


def back(lowering: Lowering) -> list[Stmt]:
    """At the end of a round, or of the game, those who have left the round are back."""
    if "round" not in lowering.game.heard.leaves:
        return []
    seat = lowering.fresh("seat")
    return [lowering.each(seat, ALL_SEATS, (Store(Cell("out_of_round", Var(seat)), Int(0)),))]


class Flow:
    """Lowers a `play` block, or parts of it."""

    def __init__(self, lowering: Lowering, source: Source):
        self.lowering, self.source = lowering, source
        self.played = ""  # how many rounds the loop around has had
        self.between = self.env()  # what was named between the parts

    def env(self, me: Expr | None = None) -> Env:
        return Env(self.lowering, self.source, me=me)

    def setup(self, node: bound.Setup) -> list[Stmt]:
        lowering = self.lowering
        return [*lower_block(self.env(), node.body), *open_rows(lowering, True), *refill_call(lowering)]

    def part(self, node: bound.Flow) -> list[Stmt]:
        at = self.lowering.origin(self.source, node.span)
        match node:
            case bound.Setup():
                return self.setup(node)
            case bound.Rounds():
                again = [Store(Cell("round"), Var(self.played))] if self.played else []
                return [*self.rounds(node, at), *again]
            case bound.Turns():
                return self.turns(node, at)
            case tree.Phase():
                return lower_phase(self.between, node, at)
        return lower_block(self.between, (node,))

    def rounds(self, node: bound.Rounds, at: int) -> list[Stmt]:
        lowering = self.lowering
        count = value(self.env(), node.count)
        label, inner, played = (lowering.fresh(name) for name in ("rounds", "round", "played"))
        body: list[Stmt] = []
        if not node.at_most:
            body.append(If(Op(">=", Var(played), count), (Exit(label),), at=at))
        body += [Let(played, Op("+", Var(played), Int(1))), Store(Cell("round"), Var(played))]
        body.append(Note(lowering.note("Round {0}", NUMBER), Int(-1), (Cell("round"),), at=at))
        outer, self.played = self.played, played
        flow = [step for part in node.flow for step in self.part(part)]
        self.played = outer
        body += [*spanned(lowering, "round", inner, flow), *expire(lowering, "round"), *back(lowering)]
        limit = count if node.at_most else Op("+", count, Int(1))
        return [Let(played, Int(0)), Loop(label, limit, tuple(body), at, too_many("round", limit))]

    def turns(self, node: bound.Turns, at: int) -> list[Stmt]:
        counted = self.lowering.game.heard.round and not self.played
        after: list[Stmt] = [Store(Cell("round"), Op("+", Cell("round"), Int(1)))] if counted else []
        return self.round_and_round(node.order, node.limit, lambda seat: lower_block(self.env(Var(seat)), node.body), after, at)

    def round_and_round(
        self, players: tree.Expr, most: tree.Expr, body: Callable[[str], list[Stmt]], after: list[Stmt], at: int
    ) -> list[Stmt]:
        """Turns until something ends them. `after`: what happens when all have had one."""
        lowering, env = self.lowering, self.env()
        listed, limit = as_list(env, players), value(env, most)
        order, place, seat, label, inner = (lowering.fresh(n) for n in ("order", "place", "seat", "turns", "turn"))
        steps: list[Stmt] = [Let(seat, At(Var(order), Var(place))), *self.turn(seat, inner, body(seat), at)]
        on: list[Stmt] = [Let(place, Op("%", Op("+", Var(place), Int(1)), Len(Var(order))))]
        if after:
            on.append(If(Op("==", Var(place), Int(0)), tuple(after)))
        whose, many = At(Var(order), Var(place)), Len(Var(order))
        steps += [*on, *self.past_those_out(whose, many, on, at)]
        somebody = demand(lowering, Op(">", Len(Var(order)), Int(0)), at, "nobody is there to take a turn")
        begin = [Let(order, listed, at), somebody, Let(place, Int(0)), *self.past_those_out(whose, many, on, at)]
        return [*begin, Loop(label, limit, tuple(steps), at, too_many("turn", limit))]

    def past_those_out(self, seat: Expr, most: Expr, on: list[Stmt], at: int) -> list[Stmt]:
        """On until it is the turn of somebody who has not left."""
        test = is_in(self.lowering, seat)
        if test is None:
            return []
        past = self.lowering.fresh("past")
        return [Loop(past, most, (If(test, (Exit(past),)), *on), at, "nobody is left to take a turn")]

    def turn(self, seat: str, label: str, body: list[Stmt], at: int) -> list[Stmt]:
        """One player's turn."""
        lowering = self.lowering
        note = Note(lowering.note("{player}'s turn"), Var(seat), (), at=at)
        begins = [Store(Cell("active"), Var(seat)), note, *expire(lowering, "my_turn", Var(seat))]
        return [*begins, *spanned(lowering, "turn", label, body), *expire(lowering, "turn")]

    # ------------------------------------------------------------ phases

    def phase(self, node: tree.Phase, me: Expr | None, at: int) -> list[Stmt]:
        lowering, name = self.lowering, node.info.name
        label = lowering.fresh(f"phase_{name}")
        steps: list[Stmt] = [Mark(at), Note(lowering.note(node.title), Int(-1), (), at=at)]
        steps += self.around(name, "before", None)
        steps += self.players(node, me, at)
        after = self.around(name, "after", None)
        whole = spanned(lowering, "phase", label, steps)
        if after:  # whoever ends the phase does not end what comes after it
            behind = lowering.fresh(f"after_{name}")
            whole += spanned(lowering, "phase", behind, after)
        return [*whole, *expire(lowering, "phase")]

    def around(self, name: str, timing: str, seat: Expr | None) -> list[Stmt]:
        """Handlers of the phase as a whole (`before phase x`), or of a player's part in it (`before I do x`)."""
        found = handlers_of(self.lowering, timing, "phase", name)
        handlers = [h for h in found if reaction_of(h).of_phase == (seat is None)]
        steps: list[Stmt] = []
        if seat is None:
            steps = [step for h in handlers if reaction_of(h).whole for step in self.whole_phase(h)]
            handlers = [h for h in handlers if not reaction_of(h).whole]
        if not handlers:
            return steps
        return steps + walk(self.lowering, handlers, Event(seat if seat is not None else Cell("active")))

    def whole_phase(self, handler: Lasting, otherwise: tuple[Stmt, ...] = ()) -> list[Stmt]:
        """A rule at top level about a phase as a whole: it belongs to nobody and happens once."""
        env = Env(self.lowering, handler.source)
        test = conjunction([value(env, node) for node in conditions_of(handler)])
        body = lower_block(env, reaction_of(handler).body)
        return body if test is None else [If(test, tuple(body), otherwise)]

    def player_part(self, node: tree.Phase, seat: Expr) -> list[Stmt]:
        lowering, name = self.lowering, node.info.name
        result = lower_block(self.env(seat), node.body)
        for handler in reversed(handlers_of(lowering, "instead", "phase", name)):
            test = instead_condition(lowering, handler, seat, ())
            result = [If(test, tuple(replaced(lowering, handler, seat, ())), tuple(result))]
        return [*self.around(name, "before", seat), *result, *self.around(name, "after", seat)]

    def players(self, node: tree.Phase, me: Expr | None, at: int) -> list[Stmt]:
        """`me`: whose turn it is part of. Then what others do in it is no turn of theirs."""
        lowering, name = self.lowering, node.info.name
        seat = lowering.fresh("seat")
        if node.who is None and me is not None:
            return self.player_part(node, me)
        if node.who is None:
            body = lower_block(self.env(), node.body)
            for handler in reversed(handlers_of(lowering, "instead", "phase", name)):
                body = self.whole_phase(handler, tuple(body))
            return body
        if node.who == "in_secret":
            return self.secret(node, at)
        if node.who == "at_once":
            return [lowering.each(seat, still_in(lowering, ALL_SEATS), self.player_part(node, Var(seat)), at)]
        assert node.order is not None
        if node.limit is not None:
            return self.round_and_round(node.order, node.limit, lambda seat: self.player_part(node, Var(seat)), [], at)
        players = as_list(self.env(me), node.order)
        inner = lowering.fresh("turn")
        body = self.player_part(node, Var(seat))
        steps = self.turn(seat, inner, body, at) if me is None else body
        return [lowering.each(seat, players, when(is_in(lowering, Var(seat)), steps), at)]

    def secret(self, node: tree.Phase, at: int) -> list[Stmt]:
        lowering, name = self.lowering, node.info.name
        body = self.player_part(node, Var("me"))
        title = node.info.node.title.value if node.info.node.title else name
        procedure = lowering.procedure(f"secret_{name}", ("me",), body, title, at)
        return [Secret(still_in(lowering, ALL_SEATS), procedure, (), (), at)]  # what it writes is settled at the end


@lowers(tree.Phase)
def lower_phase(env: Env, node: tree.Phase, at: int) -> list[Stmt]:
    lowering = env.lowering
    return Flow(lowering, node.source).phase(node, env.me, lowering.origin(node.source, node.span))


def lower_flow(lowering: Lowering) -> None:
    """The main procedure."""
    body: list[Stmt] = []
    if lowering.model.play is not None:
        flow = Flow(lowering, lowering.model.play[1])
        body += start_values(lowering)
        for part in lowering.game.flow:
            label = lowering.fresh("game")
            body += spanned(lowering, "game", label, flow.part(part))
    title = lowering.model.title if lowering.model.play is not None else ""
    lowering.procedure("main", (), [*body, *back(lowering), GameOver()], title)


# ---------------------------------------------------------------- the game taken apart, for examples


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
        marks += [Store(running(lowering, span), Int(-1)) for span in EVERYTHING if span in lowering.game.heard.ends - {*spans}]
        ended = lowering.fresh("ended")
        whole = Block(game, (Block(label, tuple(steps)), Let(ended, over)))
        lowering.commands[key] = len(self.branches)
        steps = [*marks, Store(OVER, FALSE), Let(ended, Int(1)), whole, Store(OVER, Var(ended))]
        self.branches.append((len(self.branches), steps))


def begin_command(example: tree.Example, fact: tree.Begins) -> str:
    return f"given {example.source.path}:{fact.span.start}"


def lower_harness(lowering: Lowering) -> None:
    """`touch` writes every field, so that none is taken for a constant: examples may set them all. What a command is given may be
    anything."""
    model = lowering.model
    for info in rows(lowering):
        row_cell(lowering, info, 1)
    most = max([len(r.params) for r in model.rules.values()], default=0)
    args = [Cell(lowering.hidden_field(f"command_{number}", PER_GAME, 0)) for number in range(most + 1)]
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
    given = [Store(cell, Int(end)) for cell in args for end in (-LARGEST, LARGEST)]
    commands.add("touch", [*(Store(cell, cell) for cell in cells), *given])
    chosen = lowering.fresh("command")
    ask = Ask(chosen, Int(COMMANDER), numbers(*range(len(commands.branches))), lowering.prompt("command", "Command", NUMBER))
    loop = Loop(lowering.fresh("harness"), Int(1_000_000), (ask, *branch_on(chosen, commands.branches)))
    lowering.procedure("main", (), (*start_values(lowering), loop), "")


def add_flow(lowering: Lowering, commands: Commands, flow: Flow, seat: Expr) -> None:
    parts = lowering.game.flow
    setups = [step for part in parts if isinstance(part, bound.Setup) for step in flow.setup(part)]
    opened = [*open_rows(lowering, False), *setups, *open_rows(lowering, True), *refill_call(lowering)]
    commands.add("setup", opened, *EVERYTHING)
    for phase in (node for node in nodes_in(parts) if isinstance(node, tree.Phase) and not node.info.in_turn):
        commands.add(f"phase {phase.info.name}", flow.part(phase), "game", "round")
    rounds = next((part for part in parts if isinstance(part, bound.Rounds)), None)
    if rounds is not None:
        # the round that is said, and after it the next one
        number = Cell("round")
        steps: list[Stmt] = [If(PLAYED, (Store(number, Op("+", number, Int(1))),)), Store(PLAYED, Int(1))]
        inner = lowering.fresh("round")
        played = [step for part in rounds.flow for step in flow.part(part)]
        steps += [*spanned(lowering, "round", inner, played), *expire(lowering, "round"), *back(lowering)]
        last = Op(">=", number, value(flow.env(), rounds.count)) if rounds is parts[-1] and not rounds.at_most else FALSE
        commands.add("round", steps, "game", over=last)
    taken = (node for node in nodes_in(parts) if isinstance(node, (bound.Turns, tree.Phase)))
    turns = next((node for node in taken if node.limit is not None), None)
    if turns is not None:
        who, label = lowering.fresh("seat"), lowering.fresh("turn")
        body = flow.player_part(turns, Var(who)) if isinstance(turns, tree.Phase) else lower_block(flow.env(Var(who)), turns.body)
        turn = flow.turn(who, label, body, lowering.origin(flow.source, turns.span))
        commands.add("turn", [Let(who, seat), *turn], "game", "round", "phase")
