"""Procedures that wait: one function per continuation, dispatched by number.

A function returns 0 when the game waits, else the number of the function to go on with. Going on forward in the same
procedure and entering another one are direct calls; going back to a loop head and returning from a procedure are
numbers, so Python's stack stays shallow however long a game is.

The procedure is written several times: first to see which rests are reached from more than one place (they become
functions, the others are written in place) and which slots a function reads often, then for good.
"""

from __future__ import annotations

from compiler.emit.chance import write_chance
from compiler.emit.expr import Scope
from compiler.emit.facts import Facts, Maker
from compiler.emit.liveness import Liveness
from compiler.emit.loops import Loops
from compiler.emit.pieces import RETURN, FrameScope, Piece, Way, number
from compiler.emit.questions import Questions
from compiler.emit.statements import Statements
from compiler.emit.walk import assigned, falls, surely_assigned
from compiler.emit.ways import Ways, is_brief
from compiler.emit.writer import Writer
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.expr import Expr
from compiler.ir.program import Procedure
from compiler.ir.stmt import Stmt

READS_WORTH_A_LOCAL = 3
MOST_TIMES = 12
"""If what is known keeps changing the way a procedure is cut after so many times, it is cut without it."""


class Blocks(Ways, Loops, Questions, Statements):
    def __init__(self, unit, procedure: Procedure) -> None:
        self.procedure = procedure
        self.base = unit.procedure(procedure.name)[2:]
        self.live = Liveness(procedure, unit.graph, unit.leave_labels if procedure.name == unit.program.main else set())
        self.is_main = procedure.name == unit.program.main
        self.recursive = bool(unit.graph.cycle.get(procedure.name))
        kept = set(self.live.kept)
        if self.recursive:
            kept |= set(procedure.parameters)
        self.slots = {name: unit.frame_slot(self.base, name) for name in sorted(kept)}
        self.ret = None if self.is_main else unit.frame_slot(self.base, "ret")
        self.in_place: set[int] = set()
        self.loaded: dict[str, set[str]] = {}
        self.native: set[str] = set()
        self.by_number: set[int] = set()
        self.brief: set[int] = set()
        self.uncopied: set[int] = set()
        super().__init__(unit, Scope(), Writer(), procedure.body)

    def write(self) -> tuple[list[Piece], Writer]:
        """The functions of the procedure and their code."""
        before = None
        times = 0
        while before != (self.in_place, self.by_number, self.uncopied):
            before = (self.in_place, set(self.by_number), set(self.uncopied))
            times += 1
            self.uses_facts = times <= MOST_TIMES
            self.once()
            self.in_place = {key for key, count in self.uses.items() if count == 1 or count <= 3 and key in self.brief}
        self.loaded = {
            name: {local for local, count in reads.items() if count >= READS_WORTH_A_LOCAL} for name, reads in self.reads.items()
        }
        self.read_before = self.read
        self.once()
        return self.pieces, self.code

    def once(self) -> None:
        self.code = Writer(self.remember, self.recall)
        self.read: set[Maker] = set()
        self.uses: dict[int, int] = {}
        self.reads: dict[str, dict[str, int]] = {}
        self.calls: dict[str, dict[str, None]] = {}
        self.natives_seen: set[str] = set()
        self.labels: dict[str, Way] = {}
        self.rests: dict[int, Piece] = {}
        self.heads: dict[int, Piece] = {}
        self.afters: dict[int, Piece] = {}
        self.copied: list[Stmt] = []
        self.pieces: list[Piece] = []
        self.todo: list[Piece] = []
        self.count = 0
        for found in (self.unit.asks, self.unit.card_draws, self.unit.weights):
            for name in [name for name in found if self.owns(name)]:
                del found[name]
        if self.is_main:
            self.add(Piece("p_" + self.base, self.procedure.body, RETURN, at=self.procedure.at))
        else:
            self.add(
                Piece(
                    "p_" + self.base,
                    self.procedure.body,
                    RETURN,
                    numbered=False,
                    takes=self.procedure.parameters,
                    at=self.procedure.at,
                )
            )
        while self.todo:
            self.write_piece(self.todo.pop(0))
        self.native = self.natives_seen

    def remember(self) -> tuple:
        return dict(self.scope.cached), super().remember()

    def recall(self, before: tuple) -> None:
        """Behind an indented block only those Python locals are sure that were so before it."""
        self.scope.cached = before[0]
        super().recall(before[1])

    def add(self, piece: Piece) -> Piece:
        self.pieces.append(piece)
        self.todo.append(piece)
        return piece

    def owns(self, name: str) -> bool:
        return name[:2] in ("k_", "b_", "j_") and name[2:].rpartition("_")[0] == self.base

    def next_name(self, kind: str) -> str:
        self.count += 1
        return f"{kind}_{self.base}_{self.count}"

    # one function

    def write_piece(self, piece: Piece) -> None:
        self.piece = piece
        self.within = piece.within
        if self.uses_facts:
            self.facts = Facts(self.unit.program, self.read)
            self.facts.player = piece.player
        else:
            self.facts = None
        outer = self.unit.scope()
        outer.natural |= self.unit.signs.procedures[self.procedure.name]
        scope = FrameScope(outer, self.slots)
        self.use_scope(scope)
        code = self.code
        code.at = piece.at
        if piece.name == "p_" + self.base:
            code.line(f"# ---- {self.unit.heading(self.procedure.name, self.procedure.at)}")
        parameters = self.parameters(piece)
        self.defined = set(scope.python)
        self.unset: dict[str, None] = {}
        code.line(f"def {piece.name}({', '.join(['s', *parameters])}):")
        first = len(code.lines)
        with code.indent():
            if not piece.numbered and piece.name == "p_" + self.base:
                self.enter_procedure(piece)
            self.write_body(piece)
        code.lines[first:first] = [(f"    {local} = 0", piece.at) for local in self.unset]
        piece.code, piece.parameter = tuple(code.lines[first:]), parameters[-1] if parameters else ""
        code.line()
        self.reads[piece.name] = scope.reads

    def parameters(self, piece: Piece) -> list[str]:
        scope = self.scope
        if piece.numbered:
            if piece.value is None:
                return ["_"]
            local = scope.cache(piece.value) if piece.value in self.slots else scope.bind(piece.value)
            return [local]
        found = [scope.cache(name) if name in self.slots else scope.bind(name) for name in piece.takes]
        return ["ret", *found] if piece.name == "p_" + self.base else found

    def enter_procedure(self, piece: Piece) -> None:
        self.code.line(f"s.{self.ret} = ret")
        for name in piece.takes:
            if name in self.slots:
                self.code.line(f"s.{self.slots[name]} = {self.scope.cached[name]}")
        if self.recursive:
            inside = Piece(self.next_name("b"), piece.statements, piece.then, live=frozenset(piece.takes), at=piece.at)
            self.add(inside)
            piece.statements = ()
            self.code.line(f"return {number(inside)}")

    def write_body(self, piece: Piece) -> None:
        code, scope = self.code, self.scope
        if piece.name == "p_" + self.base and not piece.numbered and self.recursive:
            return
        if piece.restores:
            targets = ", ".join(f"s.{slot}" for slot in piece.restores)
            code.line(f"{targets}{',' if len(piece.restores) == 1 else ''} = s.stack[-1]")
            code.line("s.stack = s.stack[:-1]")
        if piece.value in self.slots and piece.value in piece.live:
            code.line(f"s.{self.slots[piece.value]} = {scope.cached[piece.value]}")
        if piece.settles:
            code.line("if s.explicit:")
            with code.indent():
                code.line(f"{self.unit.helper('settle')}(s, {scope.read(piece.value)})")
        for name in sorted(self.loaded.get(piece.name, ())):
            if name not in scope.cached and self.worth_loading(piece, name):
                local = scope.cache(name)
                code.line(f"{local} = s.{self.slots[name]}")
        if piece.head is None:
            self.go(piece.statements, piece.then)
        elif piece.name in self.native or not self.in_place:
            code.line("while True:")
            with code.indent():
                self.write_head(piece)
        else:
            self.write_head(piece)

    def worth_loading(self, piece: Piece, name: str) -> bool:
        """At the start of a function only what has a value by then can be read."""
        return name in piece.live

    # the way control goes

    def go(self, statements: tuple[Stmt, ...], then: Way) -> None:
        for index, node in enumerate(statements):
            if getattr(node, "at", 0):
                self.code.at = node.at
            way = self.settled_way(node)
            if way is not None:
                self.go(way + statements[index + 1 :], then)
                return
            if self.graph.has_wait(node):
                self.cut(node, statements[index + 1 :], then)
                return
            self.statement(node, False)
            self.defined |= surely_assigned((node,))
            if not falls((node,)):
                return
        self.goto(then)

    # cuts

    def cut(self, node: Stmt, statements: tuple[Stmt, ...], then: Way) -> None:
        match node:
            case st.If(test, yes, no):
                rest = self.rest(node, statements, then)
                test = self.known(test)
                self.code.line(f"if {self.made.strict(test)}:")
                before = set(self.defined)
                with self.code.indent():
                    self.learn(test, True)
                    self.go(yes, rest)
                self.defined = before
                self.learn(test, False)
                self.go(no, rest)
            case st.Block():
                if getattr(node, "name", ""):
                    self.code.line(f"# {self.unit.heading(node.name, node.at)}")
                self.labels[node.label] = rest = self.rest(node, statements, then)
                self.go(node.body, rest)
            case st.ForEach() | st.Loop():
                self.loop(node, statements, then)
            case st.Ask():
                self.ask(node, self.after(node, statements, then))
            case st.Roll() | st.PickRandom() | st.Top():
                write_chance(self, node, self.after(node, statements, then), is_brief(statements))
            case st.Secret():
                after = self.after(node, statements, then)
                phase, seats = self.unit.secret(node, after.name), self.made.strict(node.seats)
                self.code.line(f"return {self.unit.helper('begin_secret')}(s, {phase}, {seats})")
            case st.Call() | st.CallBy():
                self.waiting_call(node, statements, then)

    def number(self, piece: Piece) -> str:
        self.refer(piece)
        return number(piece)

    def refer(self, piece: Piece) -> None:
        """A function is written if something refers to it."""
        if piece not in self.pieces:
            self.add(piece)

    def after(self, node: Stmt, statements: tuple[Stmt, ...], then: Way) -> Piece:
        """The function that goes on when the game has waited."""
        if id(node) not in self.afters:
            self.afters[id(node)] = self.add(
                Piece(
                    self.next_name("k"),
                    statements,
                    then,
                    value=assigned(node),
                    within=self.within,
                    live=self.live.after[id(node)],
                    at=self.code.at,
                    player=asked(node),
                )
            )
        return self.afters[id(node)]

    # assignments

    def assign(self, name: str, text: str) -> None:
        if name not in self.slots:
            super().assign(name, text)
        else:
            self.forget(name)
            self.code.line(f"s.{self.slots[name]} = {self.scope.cache(name)} = {text}")

    def assign_logged(self, name: str, text: str) -> None:
        if name in self.slots:
            self.code.log(f"s.{self.slots[name]} = {text}")
        else:
            super().assign_logged(name, text)

    def loop_variable(self, name: str) -> tuple[str, str]:
        if name not in self.slots:
            return super().loop_variable(name)
        self.forget(name)
        local = self.scope.cache(name)
        return local, f"s.{self.slots[name]} = {local}"


def asked(node: Stmt) -> Expr | None:
    """Whom a question has asked, as long as that local keeps its value."""
    match node:
        case st.Ask(into, ex.Var(name)) if name != into:
            return node.seat
    return None
