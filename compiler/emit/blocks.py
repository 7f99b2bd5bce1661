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
from compiler.emit.pieces import Again, FrameScope, Piece, Rest, Return, Way
from compiler.emit.statements import Statements
from compiler.emit.walk import Landing, assigned, falls, surely_assigned
from compiler.emit.writer import Writer
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.program import Procedure
from compiler.ir.stmt import Stmt

RETURN = Return()
READS_WORTH_A_LOCAL = 3
SHORT = 3
SHORT_HEAD = 6
DEEPEST_COPY = 2
PLAIN = (st.Let, st.Store, st.Change, st.Note, st.Mark)


class Blocks(Statements):
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
        self.uncopied: set[int] = set()
        super().__init__(unit, Scope(), Writer(), procedure.body)

    def write(self) -> tuple[list[Piece], Writer]:
        """The functions of the procedure and their code."""
        before = None
        while before != (self.in_place, self.by_number, self.uncopied):
            before = (self.in_place, set(self.by_number), set(self.uncopied))
            self.once()
            self.in_place = {key for key, count in self.uses.items() if count == 1}
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
            self.add(Piece("p_" + self.base, self.procedure.body, RETURN, numbered=False, takes=self.procedure.parameters,
                           at=self.procedure.at))
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

    def write_head(self, piece: Piece) -> None:
        node, code = piece.head, self.code
        slot = piece.within[-1]
        if isinstance(node, st.ForEach):
            self.write_next_item(node, piece, slot)
        else:
            left = self.scope.names.give("left")
            code.line(f"{left} = s.{slot} - 1", node.at)
            code.line(f"if {left} < 0:")
            with code.indent():
                self.fail("this is repeated too often", node.at)
            code.line(f"s.{slot} = {left}")
        self.go(node.body, Again(piece))

    def write_next_item(self, node: st.ForEach, piece: Piece, slot: str) -> None:
        code = self.code
        rest = self.scope.names.give("rest")
        code.line(f"{rest} = s.{slot}")
        code.line(f"if not {rest}:")
        with code.indent():
            self.within = piece.within[:-1]
            self.goto(self.labels[node.label])
            self.within = piece.within
        if not is_chain(node):
            code.line(f"s.{slot} = {rest}[1:]")
            self.assign(node.var, f"{rest}[0]")
        else:
            local, extra = self.loop_variable(node.var)
            code.line(f"{local}, s.{slot} = {rest}")
            if extra:
                code.line(extra)
        self.defined.add(node.var)

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
        self.uses[rest.key] = self.uses.get(rest.key, 0) + 1
        if self.short(rest) or rest.key in self.in_place and not rest.label:
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
                write_chance(self, node, self.after(node, statements, then))
            case st.Secret():
                after = self.after(node, statements, then)
                number_ = self.unit.secret(node, after.name)
                self.code.line(f"return {self.unit.helper('begin_secret')}(s, {number_}, {self.made.strict(node.seats)})")
            case st.Call() | st.CallBy():
                self.waiting_call(node, statements, then)

    def loop(self, node: st.ForEach | st.Loop, statements, then: Way) -> None:
        self.labels[node.label] = self.rest(node, statements, then)
        slot = self.unit.frame_slot(self.base, f"{node.label}_{'rest' if isinstance(node, st.ForEach) else 'left'}")
        if isinstance(node, st.ForEach):
            self.code.line(f"s.{slot} = {chain_text(self, node) if is_chain(node) else self.made.strict(node.items)}")
        else:
            self.unit.counters.add(slot)
            if isinstance(node.limit, ex.Int) and node.limit.value > 0 and self.copies(node):
                self.enter_loop(node, slot, node.limit.value - 1)
                return
            self.code.line(f"s.{slot} = {self.made.strict(node.limit)}")
        head = self.head(node, slot)
        if self.copies(node):
            self.copy_head(head)
            return
        self.refer(head)
        self.calls.setdefault(self.piece.name, {})[head.name] = None
        self.code.line(f"return {head.name}(s, 0)")

    def head(self, node: st.ForEach | st.Loop, slot: str) -> Piece:
        if id(node) not in self.heads:
            self.heads[id(node)] = Piece(self.next_name("b"), (), RETURN, head=node, within=(*self.within, slot),
                                         live=self.live.head[id(node)], at=self.code.at)
        return self.heads[id(node)]

    def enter_loop(self, node: st.Loop, slot: str, left: int) -> None:
        """The first time round: no need to look at the count."""
        head = self.head(node, slot)
        self.code.line(f"s.{slot} = {left}")
        within, self.within = self.within, head.within
        self.copied.append(node)
        self.go(node.body, Again(head))
        self.copied.pop()
        self.within = within

    def copies(self, node: st.ForEach | st.Loop) -> bool:
        """Is the head of this loop written here once more?"""
        return len(self.copied) < DEEPEST_COPY and id(node) not in self.uncopied and self.leads_to_ask(node.body)

    def leads_to_ask(self, statements: tuple[Stmt, ...], budget: int = SHORT_HEAD) -> bool:
        """Is it a short, straight way from here to a question? Then it is written wherever control gets here."""
        for node in statements:
            if isinstance(node, st.Ask):
                return True
            if isinstance(node, (st.Block, st.Loop)) and self.graph.has_wait(node):
                return self.leads_to_ask(node.body, budget - isinstance(node, st.Loop))
            if isinstance(node, st.If) and self.graph.has_wait(node):
                return not any(map(self.graph.has_wait, node.other)) and self.leads_to_ask(node.then, budget - 1)
            if self.graph.has_wait(node) or not isinstance(node, PLAIN):
                return False
            budget -= not isinstance(node, (st.Note, st.Mark))
            if budget < 0:
                return False
        return False

    def copy_head(self, head: Piece) -> None:
        within, self.within = self.within, head.within
        self.copied.append(head.head)
        self.write_head(head)
        self.copied.pop()
        self.within = within

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

    def ask(self, node: st.Ask, after: Piece) -> None:
        code = self.code
        code.line(f"s.player = {self.made.strict(node.seat)}")
        self.unit.asks[after.name] = (node.prompt, node.at)
        if isinstance(node.options, ex.Tup):
            self.fixed_options(node.options)
        elif isinstance(node.options, ex.Cond) and all(isinstance(o, ex.Tup) for o in (node.options.then, node.options.other)):
            code.line(f"if {self.made.strict(node.options.test)}:")
            with code.indent():
                self.fixed_options(node.options.then)
            code.line("else:")
            with code.indent():
                self.fixed_options(node.options.other)
        else:
            options = self.scope.names.give("options")
            code.line(f"s.options = {options} = {self.made.strict(node.options)}")
            code.line(f"s.option_count = len({options})")
        code.line(f"s.pc = {number(after)}")
        code.line("return 0")

    def fixed_options(self, options: ex.Tup) -> None:
        self.code.line(f"s.options = {self.made.strict(options)}")
        self.code.line(f"s.option_count = {len(options.items)}")

    def waiting_call(self, node: st.Call | st.CallBy, statements, then: Way) -> None:
        code = self.code
        args = [self.made.kept(arg) for arg in node.args]
        index = None if isinstance(node, st.Call) else self.made.strict(node.index)
        spills = self.graph.in_cycle_with(self.procedure.name, self.graph.targets(node))
        after = None
        if not statements and not spills:
            after = self.number_of(then)
        if after is None:
            piece = self.after(node, statements, then)
            after = number(piece)
            if spills:
                piece.restores = self.frame(piece)
                values = ", ".join(f"s.{slot}" for slot in piece.restores)
                code.line("if len(s.stack) >= 64:")
                with code.indent():
                    self.fail("rules call each other too deeply", code.at)
                code.line(f"s.stack += (({values}{',' if len(piece.restores) == 1 else ''}),)")
        if index is None:
            entry = self.unit.procedure(node.procedure)
            self.calls.setdefault(self.piece.name, {})[entry] = None
        else:
            entry = f"{self.unit.procedure_table(node.table)}[{index}]"
            for name in self.graph.targets(node):
                self.calls.setdefault(self.piece.name, {})[self.unit.procedure(name)] = None
        code.line(f"return {entry}({', '.join(['s', after, *args])})")

    def number_of(self, way: Way) -> str | None:
        """The number to return to, if the way has one already."""
        if isinstance(way, Again):
            return self.number(way.piece)
        if isinstance(way, Return):
            return self.unit.over_number if self.is_main else f"s.{self.ret}"
        return None

    def frame(self, piece: Piece) -> tuple[str, ...]:
        """The slots of this procedure that a piece needs, the return point first."""
        own = tuple(self.slots[name] for name in sorted(piece.live) if name in self.slots and name != piece.value)
        return ((self.ret,) if self.ret else ()) + own + piece.within

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


def is_chain(node: st.ForEach) -> bool:
    """Are the items known beforehand? They are kept as pairs (item, the rest): taking one off needs no new tuple."""
    match node.items:
        case ex.Helper("clockwise" | "rivals", _):
            return True
        case ex.Tup(items):
            return bool(items) and all(isinstance(item, ex.Int) for item in items)
    return False


def chain_text(blocks: Blocks, node: st.ForEach) -> str:
    items = node.items
    if isinstance(items, ex.Helper):
        table = blocks.unit.helper(f"{items.name.upper()}_CHAIN")
        return f"{table}[{blocks.made.strict(items.args[0])}][{blocks.made.strict(items.args[1])}]"
    chain: tuple = ()
    for item in reversed(items.items):
        chain = (item.value, chain)
    return repr(chain)


def number(piece: Piece) -> str:
    """Stands for the number of a piece until all are known."""
    return f"@{piece.name}@"
