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
from compiler.emit.liveness import Liveness
from compiler.emit.loops import PLAIN, Loops
from compiler.emit.pieces import RETURN, Again, FrameScope, Piece, Rest, Return, Way, number
from compiler.emit.questions import Questions
from compiler.emit.statements import Statements
from compiler.emit.walk import Landing, assigned, every_stmt, falls, surely_assigned
from compiler.emit.writer import Writer
from compiler.ir import stmt as st
from compiler.ir.program import Procedure
from compiler.ir.stmt import Stmt

READS_WORTH_A_LOCAL = 3
SHORT = 3
BRIEF = 10


class Blocks(Loops, Questions, Statements):
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
        while before != (self.in_place, self.by_number, self.uncopied):
            before = (self.in_place, set(self.by_number), set(self.uncopied))
            self.once()
            self.in_place = {key for key, count in self.uses.items() if count == 1 or count <= 3 and key in self.brief}
        self.loaded = {name: {local for local, count in reads.items() if count >= READS_WORTH_A_LOCAL}
                       for name, reads in self.reads.items()}
        self.once()
        return self.pieces, self.code

    def once(self) -> None:
        self.code = Writer(lambda: dict(self.scope.cached), self.recall)
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
        for found in (self.unit.asks, self.unit.card_draws):
            for name in [name for name in found if self.owns(name)]:
                del found[name]
        if self.is_main:
            self.add(Piece("p_" + self.base, self.procedure.body, RETURN, at=self.procedure.at))
        else:
            self.add(Piece("p_" + self.base, self.procedure.body, RETURN, numbered=False,
                           takes=self.procedure.parameters, at=self.procedure.at))
        while self.todo:
            self.write_piece(self.todo.pop(0))
        self.native = self.natives_seen

    def recall(self, cached: dict[str, str]) -> None:
        """Behind an indented block only those Python locals are sure that were so before it."""
        self.scope.cached = cached

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
            if self.graph.has_wait(node):
                self.cut(node, statements[index + 1:], then)
                return
            self.statement(node, False)
            self.defined |= surely_assigned((node,))
            if not falls((node,)):
                return
        self.goto(then)

    def goto(self, way: Way) -> None:
        code = self.code
        if isinstance(way, Return):
            code.line(f"return {self.unit.over_number}" if self.is_main else f"return s.{self.ret}")
        elif isinstance(way, Again):
            if self.piece is way.piece and not self.contexts_loop():
                self.natives_seen.add(way.piece.name)
                code.line("continue")
            elif self.copies(way.piece.head):
                self.copy_head(way.piece)
            else:
                code.line(f"return {self.number(way.piece)}")
        else:
            self.goto_rest(way)

    def goto_rest(self, rest: Rest) -> None:
        if not self.copied:
            self.uses[rest.key] = self.uses.get(rest.key, 0) + 1
        if self.short(rest) or rest.key in self.in_place and not self.copied:
            within, self.within = self.within, rest.within
            self.go(rest.statements, rest.then)
            self.within = within
            return
        piece = self.rest_piece(rest)
        if self.copied:
            self.goto_from_copy(rest, piece)
        elif piece.numbered:
            self.code.line(f"return {piece.name}(s, 0)")
        else:
            self.code.line(f"return {piece.name}({', '.join(['s', *map(self.argument, piece.takes)])})")
        if not self.copied:
            self.calls.setdefault(self.piece.name, {})[piece.name] = None

    def goto_from_copy(self, rest: Rest, piece: Piece) -> None:
        """In a copied head the rest may be the very function that the copy stands in, so it is gone to by number."""
        if piece.takes:
            self.uncopied.add(id(self.copied[-1]))
        self.by_number.add(rest.key)
        self.code.line(f"return {number(piece)}")

    def argument(self, name: str) -> str:
        """A local for another function. It may have no value on this way; then it is not used there either."""
        local = self.scope.bind(name)
        if name not in self.defined:
            self.unset[local] = None
        return local

    def short(self, rest: Rest) -> bool:
        """Is the rest so short that writing it twice is better than a call?"""
        plain = all(isinstance(node, (*PLAIN, st.Exit)) for node in rest.statements)
        return plain and not rest.label and sum(not isinstance(n, (st.Note, st.Mark)) for n in rest.statements) <= SHORT

    def rest_piece(self, rest: Rest) -> Piece:
        if rest.key not in self.rests:
            takes = () if rest.label else tuple(sorted(rest.live - self.slots.keys()))
            numbered = bool(rest.label) or rest.key in self.by_number and not takes
            self.rests[rest.key] = self.add(Piece(
                self.next_name("k" if numbered else "j"), rest.statements, rest.then, numbered=numbered, takes=takes,
                within=rest.within, live=rest.live, at=self.code.at))
        return self.rests[rest.key]

    def rest(self, node: Stmt, statements: tuple[Stmt, ...], then: Way) -> Way:
        """What follows a statement with others inside."""
        label = node.label if isinstance(node, Landing) else ""
        if not statements and not label:
            return then
        made = Rest(id(node), statements, then, self.live.after[id(node)], self.within, label)
        if is_brief(statements):
            self.brief.add(id(node))
        if label:
            self.unit.leave_targets[label] = self.rest_piece(made).name
        return made

    def outer_exit(self, label: str) -> None:
        self.goto(self.labels[label])

    # cuts

    def cut(self, node: Stmt, statements: tuple[Stmt, ...], then: Way) -> None:
        match node:
            case st.If(test, yes, no):
                rest = self.rest(node, statements, then)
                self.code.line(f"if {self.made.strict(test)}:")
                before = set(self.defined)
                with self.code.indent():
                    self.go(yes, rest)
                self.defined = before
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
            self.afters[id(node)] = self.add(Piece(self.next_name("k"), statements, then, value=assigned(node),
                                                   within=self.within, live=self.live.after[id(node)], at=self.code.at))
        return self.afters[id(node)]

    # assignments

    def assign(self, name: str, text: str) -> None:
        if name not in self.slots:
            super().assign(name, text)
        else:
            self.code.line(f"s.{self.slots[name]} = {self.scope.cache(name)} = {text}")

    def assign_logged(self, name: str, text: str) -> None:
        if name in self.slots:
            self.code.log(f"s.{self.slots[name]} = {text}")
        else:
            super().assign_logged(name, text)

    def loop_variable(self, name: str) -> tuple[str, str]:
        if name not in self.slots:
            return super().loop_variable(name)
        local = self.scope.cache(name)
        return local, f"s.{self.slots[name]} = {local}"


def is_brief(statements: tuple[Stmt, ...]) -> bool:
    """May these statements be written twice to save a call?"""
    counted = [node for node in every_stmt(statements) if not isinstance(node, (st.Note, st.Mark))]
    long = (st.ForEach, st.Loop, st.Call, st.CallBy)
    return len(counted) <= BRIEF and not any(isinstance(node, long) for node in counted)
