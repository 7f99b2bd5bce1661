"""Simultaneous phases: what a player does there touches only what is that player's own, with no chance in between.

Then the order of the answers can't matter, and nothing can leak. It holds for `all players in secret` and, because
nobody may gain from going first, for `all players at once`. The way out is always the same: draw before, apply
after.

    phase planning "Plan" all players in secret
        draw 1 from deck to hand          refused: chance decides; draw before the phase
"""

from __future__ import annotations

from compiler.ir.expr import Cell, Expr, Int, Op, Pile, Var
from compiler.ir.stmt import Call, CallBy, Change, Move, PickRandom, Roll, Shuffle, Stmt, Store, Top
from compiler.ir.walk import expressions_of, statements_in, subexpressions
from dsl import syntax
from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location, Source


class Strand:
    """One player's part of a phase, with everything it can call. `seat` is the variable that holds the player."""

    def __init__(self, builder, node: syntax.Phase, source: Source):
        self.builder, self.node, self.source = builder, node, source
        self.program = builder.program
        self.fields = {f.name: f for f in self.program.fields}
        self.writes: dict[str, None] = {}
        self.places: dict[str, None] = {}
        self.refused: set[str] = set()
        self.parts: list[tuple[tuple[Stmt, ...], str]] = []

    def gather(self, body: tuple[Stmt, ...], seat: str) -> None:
        """The body and the procedures it runs for the same player."""
        todo, known = [(body, seat)], set()
        while todo:
            statements, me = todo.pop()
            self.parts.append((statements, me))
            for stmt in statements_in(statements):
                if not isinstance(stmt, (Call, CallBy)):
                    continue
                names = (
                    [stmt.procedure]
                    if isinstance(stmt, Call)
                    else [p for p in self.program.procedure_tables.get(stmt.table, ()) if p]
                )
                for name in names:
                    procedure = self.program.procedures.get(name)
                    if procedure is None or name in known:
                        continue
                    known.add(name)
                    mine = [p for p, arg in zip(procedure.parameters, stmt.args, strict=False) if arg == Var(me)]
                    if procedure.parameters and stmt.args and not mine and procedure.parameters[0] in ("me", "actor"):
                        self.refuse(stmt, "somebody else acts", "let them act after the phase")
                    todo.append((procedure.body, mine[0] if mine else ""))

    def check(self) -> None:
        for statements, me in self.parts:
            for stmt in statements_in(statements):
                self.check_write(stmt, me)
        for statements, me in self.parts:
            for stmt in statements_in(statements):
                for expr in expressions_of(stmt):
                    self.check_reads(stmt, expr, me)

    def check_write(self, stmt: Stmt, me: str) -> None:
        match stmt:
            case Store(cell=Cell(field, index)) | Change(cell=Cell(field, index)):
                definition = self.fields.get(field)
                if definition is None or not definition.public:
                    if definition is not None and definition.owner == "seat":
                        self.writes[field] = None
                elif definition.owner != "seat":
                    self.refuse(stmt, f"`{definition.title}` changes, which is everybody's", "change it after the phase")
                elif not is_own(index, definition.count, me):
                    self.refuse(stmt, f"another player's `{definition.title}` changes", "change it after the phase")
                else:
                    self.writes[field] = None
            case Move(place=place):
                definition = place_field(self.program, place)
                if definition is None or definition.owner != "seat":
                    self.refuse(stmt, "cards go to a shared place", "move them there after the phase")
                else:
                    self.places[definition.name] = None
            case Roll() | PickRandom() | Shuffle() | Top():
                self.refuse(stmt, "chance decides", "draw or roll before the phase")

    def check_reads(self, stmt: Stmt, expr: Expr, me: str) -> None:
        for part in subexpressions(expr):
            if isinstance(part, Cell) and part.field in self.writes and self.fields[part.field].public:
                definition = self.fields[part.field]
                if not is_own(part.index, definition.count, me):
                    self.refuse(
                        stmt,
                        f"another player's `{definition.title}` is looked at while it may change",
                        "look at it before or after the phase",
                    )
            elif isinstance(part, Pile):
                definition = place_field(self.program, part.place)
                if (
                    definition is not None
                    and definition.name in self.places
                    and part.place != Op("+", Int(definition.base), Var(me))
                    and definition.count == 1
                ):
                    self.refuse(
                        stmt,
                        f"another player's `{definition.title}` is looked at while it may change",
                        "look at it before or after the phase",
                    )

    def refuse(self, stmt: Stmt, what: str, hint: str) -> None:
        if what in self.refused:
            return
        self.refused.add(what)
        at = self.program.origins[getattr(stmt, "at", 0)]
        words = "a secret phase" if self.node.who == "in_secret" else "a phase of all players at once"
        phase = Label(self.source.locate(self.node.name.span), f"the phase `{self.node.name}`")
        here = Label(statement_at(self.source, at), "not here") if at.line else phase
        message = f"in {words} players touch only their own things, but here {what}"
        self.builder.reporter.add(Diagnostic("secret-phase", message, here, secondary=(phase,) if at.line else (), help=hint))


def statement_at(source: Source, at) -> Location:
    """From where a statement begins to the end of its line, as far as the line is at hand."""
    lines = source.whole.split("\n") if source.path == at.path else []
    line = lines[at.line - 1] if at.line <= len(lines) else ""
    return Location(at.path, at.line, at.column, at.line, max(len(line.rstrip()), at.column) + 1)


def is_own(index: Expr | None, count: int | None, me: str) -> bool:
    """Does this index belong to the seat in the variable `me`?"""
    if not me or index is None:
        return False
    if (count or 1) == 1:
        return index == Var(me)
    own = Op("*", Var(me), Int(count))
    while isinstance(index, Op) and index != own:
        if index.op == "*" and index.right != Int(count):
            index = index.left
        elif index.op in "+*":
            index = index.left
        else:
            return False
    return index in (own, Var(me))


def place_field(program, place: Expr):
    base = (
        place.value
        if isinstance(place, Int)
        else place.left.value
        if isinstance(place, Op) and isinstance(place.left, Int)
        else None
    )
    return next((d for d in program.places if base is not None and d.base <= base < d.base + d.size), None)


def check_strands(builder) -> None:
    """All simultaneous phases, once everything they can call has been made."""
    for node, source, body, seat in builder.strands:
        strand = Strand(builder, node, source)
        strand.gather(body, seat)
        strand.check()


def written_by(
    builder, node: syntax.Phase, source: Source, body: tuple[Stmt, ...], seat: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields and place fields a secret phase may write. Cards move between a player's own places, so all of
    these count."""
    strand = Strand(builder, node, source)
    strand.refuse = lambda *_: None
    strand.gather(body, seat)
    strand.check()
    places = dict(strand.places)
    if places:
        for definition in builder.program.places:
            if definition.owner == "seat":
                places.setdefault(definition.name)
    return tuple(strand.writes), tuple(places)
