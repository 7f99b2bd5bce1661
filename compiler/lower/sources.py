"""Which of the things that last are in force for whom.

Every form is turned into one question: for player `m`, run over the sources that are in force (cards in a place of their owner,
records of a timed item, a standing rule) and take the value that each gives. `me` inside an item is the owner of the source,
`they` is the player whom it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from compiler.bound import tree
from compiler.ir.expr import At, Cell, Cond, Const, Expr, Fold, Has, Helper, Int, Len, LetIn, Not, Op, Pile, Range, Seats, Var
from compiler.ir.make import ALL_SEATS, conjunction, equals
from compiler.ir.walk import substitute
from compiler.lower.state import Env, Lasting, Lowering
from compiler.lower.values import place_number, value
from compiler.types import SetOf

Make = Callable[[Env], Expr]
Given = Mapping[tree.Local, Expr]
NOTHING = Int(0)


class Sources:
    """One item that lasts, seen by the player it may concern. `kind` is how the values of several sources are folded: sum, any, or
    first (the value of the first source, else `missing`); a source counts unless `spared` holds."""

    def __init__(
        self,
        lowering: Lowering,
        lasting: Lasting,
        target: Expr,
        given: Given,
        kind: str = "sum",
        missing: Expr = NOTHING,
        spared: Make | None = None,
    ):
        self.lowering, self.lasting, self.target, self.given = lowering, lasting, target, given
        self.kind, self.missing, self.spared = kind, missing, spared

    def in_force(self, whose: str, make: Make, *further: tree.Expr | None) -> Expr:
        """The value that `make` gives, folded over the sources for which the conditions hold, and what is asked further."""
        tests = tuple(test for test in (*self.lasting.bound.conditions, *further) if test is not None)
        if whose == "my" or (self.lasting.timed and (whose == "named" or self.lasting.bound.until == "used")):
            return self.per_owner(self.target, tests, make)
        seat = self.lowering.fresh("owner")
        seats = Helper("rivals", (Seats(), self.target)) if whose == "each_rival" else ALL_SEATS
        inner = self.per_owner(Var(seat), tests, make)
        if self.kind == "first":
            return self.first_of("who", seat, seats, Op("!=", inner, self.missing), inner)
        return Fold(self.kind, seat, seats, inner if self.kind == "any" else None, inner if self.kind == "sum" else None)

    def first_of(self, name: str, var: str, many: Expr, test: Expr | None, found: Expr) -> Expr:
        """The value of the first that has one; `missing` if there is none."""
        first = self.lowering.fresh(name)
        there = substitute(found, {var: Var(first)})
        return LetIn(first, Fold("first", var, many, test), Cond(Op(">=", Var(first), Int(0)), there, self.missing))

    def per_owner(self, owner: Expr, tests: tuple[tree.Expr, ...], make: Make) -> Expr:
        if self.lasting.timed:
            return self.over_records(owner, tests, make)
        if self.lasting.bound.place is not None:
            return self.over_place(owner, tests, make)
        test, found = self.value_at(self.env(owner), tests, make)
        return self.select(test, found)

    def env(self, owner: Expr, this: Expr | None = None) -> Env:
        lasting = self.lasting
        env = Env(self.lowering, lasting.source, me=owner, them=self.target, this=this, automa=lasting.automa)
        env.locals.update(self.given)
        return env

    def value_at(self, env: Env, tests: tuple[tree.Expr, ...], make: Make) -> tuple[Expr | None, Expr]:
        """What must hold at a source, and the value it gives."""
        found = []
        if self.lasting.automa and env.me is not None:
            found.append(equals(Cell("automa", env.me), self.lowering.automa_number(self.lasting.automa)))
        found += [value(env, test) for test in tests]
        if self.spared is not None:
            found.append(Not(self.spared(env)))
        return conjunction(found), make(env)

    def select(self, test: Expr | None, found: Expr) -> Expr:
        if self.kind == "any":
            return found if test is None else test if found == Int(1) else Op("and", test, found)
        return found if test is None else Cond(test, found, self.missing)

    def over_records(self, holder: Expr, tests: tuple[tree.Expr, ...], make: Make) -> Expr:
        lasting = self.lasting
        records = records_of(lasting, holder)
        index = self.lowering.fresh("record")
        start = Var(index) if lasting.stride == 1 else Op("*", Var(index), Int(lasting.stride))
        env = self.env(At(records, start))
        recall(env, lasting, records, start)
        test, found = self.value_at(env, tests, make)
        size: Expr = Len(records) if lasting.stride == 1 else Op("//", Len(records), Int(lasting.stride))
        if self.kind == "sum" and test is None and isinstance(found, Int):
            return Op("*", size, found)
        return self.fold(index, Range(Int(0), Op("-", size, Int(1))), test, found)

    def over_place(self, owner: Expr, tests: tuple[tree.Expr, ...], make: Make) -> Expr:
        lasting, info = self.lasting, self.lasting.bound.place
        assert info is not None
        if isinstance(info.type, SetOf):
            thing = Int(lasting.thing)
            test, found = self.value_at(self.env(owner, thing), tests, make)
            held = Has(Cell(info.storage, owner), thing)
            return self.select(conjunction([held, *([test] if test is not None else [])]), found)
        card = self.lowering.fresh("card")
        test, found = self.value_at(self.env(owner, Var(card)), tests, make)
        mine = Op("==", Const("card_row", Var(card)), Int(self.lowering.row_of(lasting.thing)))
        test = mine if test is None else Op("and", mine, test)
        return self.fold(card, Pile(place_number(self.lowering, info, owner)), test, found)

    def fold(self, var: str, many: Expr, test: Expr | None, found: Expr) -> Expr:
        if self.kind == "sum":
            return Fold("count", var, many, test) if found == Int(1) else Fold("sum", var, many, test, found)
        if self.kind == "any":
            return Fold("any", var, many, test if found == Int(1) else found if test is None else Op("and", test, found))
        return self.first_of("found", var, many, test, found)


def records_of(lasting: Lasting, holder: Expr) -> Expr:
    """What a timed item keeps for a seat."""
    records: Expr = Cell(lasting.field, holder)
    return Op("+", records, Cell(lasting.next_field, holder)) if lasting.next_field else records


def recall(env: Env, lasting: Lasting, records: Expr, start: Expr) -> None:
    """Puts what a record holds behind its owner into the environment: the amount, captured locals, the card."""
    bound = lasting.bound
    kept = (At(records, Op("+", start, Int(place))) for place in range(1, lasting.stride))
    if bound.keeps_amount:
        env.kept_amount = next(kept)
    for local in bound.captures:
        env.locals[local] = next(kept)
    if bound.keeps_this:
        env.this = next(kept)
