"""Questions and calls in procedures that wait: what is set before the game waits, and where it goes on."""

from __future__ import annotations

from compiler.emit.pieces import Again, Piece, Return, Way, number
from compiler.ir import expr as ex
from compiler.ir import stmt as st


def is_either(options: ex.Expr) -> bool:
    """Is it one fixed tuple or another?"""
    return isinstance(options, ex.Cond) and isinstance(options.then, ex.Tup) and isinstance(options.other, ex.Tup)


class Questions:
    """The part of `Blocks` that asks and that calls procedures that wait."""

    def ask(self, node: st.Ask, after: Piece) -> None:
        code = self.code
        seat, options = self.known(node.seat), self.known(node.options)
        if not self.facts or self.facts.player != seat:
            code.line(f"s.player = {self.made.strict(seat)}")
        self.unit.asks[after.name] = (node.prompt, node.at)
        if isinstance(options, ex.Tup):
            self.fixed_options(options)
        elif is_either(options):
            code.line(f"if {self.made.strict(options.test)}:")
            with code.indent():
                self.fixed_options(options.then)
            code.line("else:")
            with code.indent():
                self.fixed_options(options.other)
        else:
            local = self.scope.temporary("options")
            code.line(f"s.options = {local} = {self.made.strict(options)}")
            code.line(f"s.option_count = len({local})")
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
