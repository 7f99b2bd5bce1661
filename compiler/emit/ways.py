"""The ways control goes on in procedures that wait: in place, by a call, or by the number of a function.

A rest that is short, or reached from one place only, is written where control gets there; others become functions.
"""

from __future__ import annotations

from compiler.emit.loops import PLAIN
from compiler.emit.pieces import Again, Piece, Rest, Return, Way, number
from compiler.emit.walk import Landing, every_stmt
from compiler.ir import stmt as st
from compiler.ir.stmt import Stmt

SHORT = 3
BRIEF = 10


class Ways:
    """The part of `Blocks` that goes on behind a statement."""

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
            self.rests[rest.key] = self.add(
                Piece(
                    self.next_name("k" if numbered else "j"),
                    rest.statements,
                    rest.then,
                    numbered=numbered,
                    takes=takes,
                    within=rest.within,
                    live=rest.live,
                    at=self.code.at,
                )
            )
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

    def leave(self, node: st.Leave) -> None:
        """If the game just ends behind what is left, it ends here."""
        rest = self.labels.get(node.label)
        if isinstance(rest, Rest) and ends_game(rest):
            within, self.within = self.within, rest.within
            self.go(rest.statements, rest.then)
            self.within = within
        else:
            super().leave(node)

    def outer_exit(self, label: str) -> None:
        self.goto(self.labels[label])


def ends_game(rest: Rest) -> bool:
    plain = all(isinstance(node, (st.Note, st.Mark, st.GameOver)) for node in rest.statements)
    return plain and (st.GameOver() in rest.statements or isinstance(rest.then, Return))


def is_brief(statements: tuple[Stmt, ...]) -> bool:
    """May these statements be written twice to save a call?"""
    counted = [node for node in every_stmt(statements) if not isinstance(node, (st.Note, st.Mark))]
    long = (st.ForEach, st.Loop, st.Call, st.CallBy)
    return len(counted) <= BRIEF and not any(isinstance(node, long) for node in counted)
