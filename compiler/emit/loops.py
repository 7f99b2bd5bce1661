"""Loops in procedures that wait: the head of a loop is a function, and what was not run over yet is in the state.

Where a short, straight way leads from the head to a question, the head is copied to every place from which control gets
there: the next question is then asked without going through the driver.
"""

from __future__ import annotations

from compiler.emit.pieces import RETURN, Again, Piece, Way
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.stmt import Stmt

SHORT_HEAD = 6
DEEPEST_COPY = 2
PLAIN = (st.Let, st.Store, st.Change, st.Note, st.Mark)


class Loops:
    """The part of `Blocks` that writes loops."""

    def write_head(self, piece: Piece) -> None:
        node, code = piece.head, self.code
        slot = piece.within[-1]
        if isinstance(node, st.ForEach):
            self.write_next_item(node, piece, slot)
        else:
            counts_up = isinstance(node.limit, ex.Int)
            times = self.scope.temporary("times" if counts_up else "left")
            code.line(f"{times} = s.{slot} {'+' if counts_up else '-'} 1", node.at)
            code.line(f"if {times} > {node.limit.value}:" if counts_up else f"if {times} < 0:")
            with code.indent():
                self.fail(node.why, node.at)
            code.line(f"s.{slot} = {times}")
        self.go(node.body, Again(piece))

    def write_next_item(self, node: st.ForEach, piece: Piece, slot: str) -> None:
        code = self.code
        rest = self.scope.temporary("rest")
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

    def loop(self, node: st.ForEach | st.Loop, statements, then: Way) -> None:
        self.labels[node.label] = self.rest(node, statements, then)
        counts_up = isinstance(node, st.Loop) and isinstance(node.limit, ex.Int)
        kind = "rest" if isinstance(node, st.ForEach) else "times" if counts_up else "left"
        slot = self.unit.frame_slot(self.base, f"{node.label}_{kind}")
        if isinstance(node, st.ForEach):
            self.code.line(f"s.{slot} = {self.chain_text(node) if is_chain(node) else self.made.strict(node.items)}")
        else:
            self.unit.counters.add(slot)
            if counts_up and node.limit.value > 0 and self.copies(node):
                self.enter_loop(node, slot)
                return
            self.code.line(f"s.{slot} = {0 if counts_up else self.made.strict(node.limit)}")
        head = self.head(node, slot)
        if self.copies(node):
            self.copy_head(head)
            return
        self.refer(head)
        self.calls.setdefault(self.piece.name, {})[head.name] = None
        self.code.line(f"return {head.name}(s, 0)")

    def head(self, node: st.ForEach | st.Loop, slot: str) -> Piece:
        if id(node) not in self.heads:
            self.heads[id(node)] = Piece(
                self.next_name("b"),
                (),
                RETURN,
                head=node,
                within=(*self.within, slot),
                live=self.live.head[id(node)],
                at=self.code.at,
            )
        return self.heads[id(node)]

    def enter_loop(self, node: st.Loop, slot: str) -> None:
        """The first time round: no need to look at the count."""
        head = self.head(node, slot)
        self.code.line(f"s.{slot} = 1")
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

    def chain_text(self, node: st.ForEach) -> str:
        items = node.items
        if isinstance(items, ex.Helper):
            table = self.unit.helper(f"{items.name.upper()}_CHAIN")
            return f"{table}[{self.made.strict(items.args[0])}][{self.made.strict(items.args[1])}]"
        chain: tuple = ()
        for item in reversed(items.items):
            chain = (item.value, chain)
        return repr(chain)


def is_chain(node: st.ForEach) -> bool:
    """Are the items known beforehand? They are kept as pairs (item, the rest): taking one off needs no new tuple."""
    match node.items:
        case ex.Helper("clockwise" | "rivals", _):
            return True
        case ex.Tup(items):
            return bool(items) and all(isinstance(item, ex.Int) for item in items)
    return False
