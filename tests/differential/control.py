"""Random statements around others: branches, loops, calls, secret phases, best ways.

Programs always end: loops count, calls spend fuel, and nothing that is expensive stands in a spot that is run often.
"""

from __future__ import annotations

from compiler.ir.expr import Bits, Cell, Expr, Helper, Int, Op, Pile, Range, Seats, Slice, Var
from compiler.ir.stmt import (
    Best,
    Block,
    Call,
    CallBy,
    Change,
    Exit,
    ForEach,
    GameOver,
    If,
    Leave,
    Let,
    Loop,
    Mark,
    Move,
    Note,
    Secret,
    Stmt,
    Store,
)
from tests.differential.expressions import NUMBER, SEAT, plus
from tests.differential.schema import BOUNDED, HAND, PLAN, SEALED_FIELDS, SEALED_PLACES, WIDTH
from tests.differential.statements import Writer

ANYTHING = [
    "let",
    "let",
    "store",
    "wide",
    "mask",
    "change",
    "gain",
    "gain",
    "pay",
    "ask",
    "ask",
    "ask",
    "choose_card",
    "branch",
    "branch",
    "for_each",
    "loop",
    "leave_loop",
    "effect",
    "effect",
    "call",
    "roll",
    "pick",
    "draw",
    "draw",
    "shuffle",
    "move",
    "look",
    "secret",
    "best",
    "leave",
    "over",
    "note",
    "mark_run",
]
IN_SECRET = [
    "let",
    "own",
    "own",
    "own_change",
    "ask",
    "ask",
    "branch",
    "for_each",
    "loop",
    "leave_loop",
    "own_move",
    "own_call",
    "own_call",
    "own_register",
    "best",
    "mark_run",
]
IN_BEST = ["let", "store", "mask", "change", "ask", "ask", "branch", "move", "mark_run"]
PLAIN = ["let", "store", "mask", "change", "branch", "loop", "leave_loop", "move", "leave", "leave", "mark_run"]
IN_OWN_BEST = ["let", "own", "own_change", "ask", "ask", "branch", "own_move", "mark_run"]


class ControlWriter(Writer):
    def branch(self) -> list[Stmt]:
        other = self.nested().body() if self.make.small(0, 1) else ()
        return [If(self.make.truth(2), self.nested().body(), other)]

    def for_each(self) -> list[Stmt]:
        if self.times > 4:
            return self.branch()
        label, var = self.make.name("each"), self.make.name("p")
        if self.make.small(0, 1):
            seats = Helper(self.make.one_of("clockwise", "rivals"), (Seats(), self.make.seat()))
            return [ForEach(label, var, seats, self.nested(label, 3, **{var: SEAT}).body())]
        items = self.make.one_of(Slice(self.make.items(1), Int(0), Int(3)), Slice(Bits(self.make.mask(1), WIDTH), Int(0), Int(3)))
        return [ForEach(label, var, items, self.nested(label, 3, **{var: NUMBER}).body())]

    def loop(self) -> list[Stmt]:
        """Counts and leaves in time; now and then the limit is too low."""
        if self.times > 4:
            return self.branch()
        label, count, rounds = self.make.name("loop"), self.make.name("k"), self.make.small(1, 3)
        last = (Let(count, Op("+", Var(count), Int(1))), If(Op(">=", Var(count), Int(rounds)), (Exit(label),)))
        limit: Expr = Int(rounds - 1 if self.make.small(0, 9) == 0 else rounds)
        if self.make.small(0, 2) == 0:
            limit = Op("+", Cell("rate"), Int(rounds))
        inside = self.nested(label, rounds, **{count: NUMBER})
        return [Let(count, Int(0)), Loop(label, limit, (*inside.body(), *last), self.at())]

    def leave_loop(self) -> list[Stmt]:
        if not self.labels:
            label = self.make.name("block")
            return [Block(label, self.nested(label).body())]
        return [If(self.make.truth(1), (Exit(self.make.one_of(*self.labels)),))]

    def leave(self) -> list[Stmt]:
        if not self.main_labels:
            return self.let()
        return [If(self.make.truth(1), (*self.nested().let(), Leave(self.make.one_of(*self.main_labels))))]

    def over(self) -> list[Stmt]:
        return [If(Op("==", Cell("level"), Int(7)), (GameOver(),))]

    def note(self) -> list[Stmt]:
        return [Note(0, self.me, (self.make.number(1), self.make.number(0)), None, self.at())]

    def mark_run(self) -> list[Stmt]:
        return [Mark(self.at())]

    # calls

    def effect(self) -> list[Stmt]:
        """A call through the table of effects. It spends fuel, so effects may call each other and themselves."""
        if "effects" not in self.has or self.times > 3:
            return self.change()
        index = self.make.index(4, 1)
        if self.fuel is None:
            return [CallBy("effects", index, (self.make.seat(), Int(self.make.small(0, 2))))]
        if "spent" in self.has:
            return self.change()
        self.has = self.has | {"spent"}
        args = (self.make.seat(), Op("-", self.fuel, Int(1)))
        return [If(Op(">", self.fuel, Int(0)), (CallBy("effects", index, args),))]

    def call(self) -> list[Stmt]:
        if "listen" not in self.has or self.times > 4:
            return self.store()
        return [Call("listen", (self.make.seat(), self.make.number(1)))]

    def secret(self) -> list[Stmt]:
        if "plan" not in self.has or self.times > 3:
            return self.change()
        everyone = Range(Int(0), Op("-", Seats(), Int(1)))
        clockwise, rivals = Helper("clockwise", (Seats(), Cell("active"))), Helper("rivals", (Seats(), self.me))
        seats = self.make.one_of(everyone, clockwise, rivals)
        return [Secret(seats, "plan", SEALED_FIELDS, SEALED_PLACES, self.at())]

    def best(self) -> list[Stmt]:
        name = "own_way" if self.make.me is not None else "way"
        if name not in self.has or self.times > 3:
            return self.let()
        limit = self.make.one_of(64, 64, 64, 4)
        return [Best(name, (self.me, self.make.number(0)), self.make.number(2), limit, self.at())]

    # in a secret phase: only what is mine

    def own_cell(self) -> tuple[Cell, int, int]:
        name = self.make.one_of("sealed", "sealed_kinds")
        index: Expr = self.me
        if name == "sealed_kinds":
            index = Op("+", Op("*", self.me, Int(2)), Int(self.make.small(0, 1)))
        return Cell(name, index), *BOUNDED[name]

    def own(self) -> list[Stmt]:
        cell, low, high = self.own_cell()
        return [Store(cell, Op("%", self.make.number(), Int(high + 1)), Int(low), Int(high), self.at())]

    def own_change(self) -> list[Stmt]:
        cell, low, high = self.own_cell()
        name = self.target()
        delta = Op("-", self.make.index(5, 1), Int(2))
        return [self.named(name, Change(cell, delta, Int(low), Int(high), name, self.at()))]

    def own_move(self) -> list[Stmt]:
        source, target = self.make.one_of((HAND, PLAN), (PLAN, HAND))
        cards = Slice(Pile(plus(source, self.me)), Int(0), self.make.index(3, 0))
        return [Move(cards, plus(target, self.me), bool(self.make.small(0, 1)), None, self.at())]

    def own_register(self) -> list[Stmt]:
        """A cell of the game that the strand uses for itself; others don't see it."""
        return [Store(Cell("source"), self.make.index(4, 1), at=self.at())]

    def own_call(self) -> list[Stmt]:
        if "own_part" in self.has and self.times <= 3:
            return [Call("own_part", (self.me, self.make.index(3, 1)))]
        if "fuel" not in self.make.scope or "spent" in self.has or self.times > 2:
            return self.own()
        self.has = self.has | {"spent"}
        again = Call("own_part", (self.me, Op("-", Var("fuel"), Int(1))))
        return [If(Op(">", Var("fuel"), Int(0)), (again,))]
