"""Random statements that need no others: writes, questions, chance, cards. What surrounds them is in control.py."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from compiler.ir.expr import Cell, Expr, Fold, Helper, Int, Len, Loc, Neg, Op, Pile, Range, Seats, Slice, Tup, Var
from compiler.ir.stmt import Ask, Call, Change, ForEach, If, Let, Look, Mark, Move, PickRandom, Roll, Shuffle, Stmt, Store, Top
from tests.differential.expressions import ITEMS, NUMBER, Maker, plus
from tests.differential.schema import BOUNDED, CARDS, DECK, DISCARD, HAND, LINE, PLAN


@dataclass
class Writer:
    """Draws the statements of one procedure. `left`: how many more. `times`: how often this spot can be run at most.
    `labels`: what can be left from here. `has`: names of procedures that may be called from here.
    `alone`: only `me` is asked."""

    make: Maker
    me: Expr
    kinds: list[str]
    left: list[int]
    has: frozenset[str] = frozenset()
    fuel: Expr | None = None
    labels: tuple[str, ...] = ()
    main_labels: tuple[str, ...] = ()
    times: int = 1
    alone: bool = False
    assignable: list[str] = field(default_factory=list)

    def body(self) -> tuple[Stmt, ...]:
        found: list[Stmt] = []
        for _ in range(self.make.small(2, 5)):
            if self.left[0] > 0:
                self.left[0] -= 1
                found += getattr(self, self.make.one_of(*self.kinds))()
        return tuple(found) or (Mark(self.at()),)

    def nested(self, label: str = "", times: int = 1, **scope: str) -> Writer:
        """A writer for a block inside: what it names is forgotten behind it."""
        labels = (*self.labels, label) if label else self.labels
        return replace(
            self,
            make=replace(self.make, scope={**self.make.scope, **scope}),
            labels=labels,
            times=self.times * times,
            assignable=list(self.assignable),
        )

    def at(self) -> int:
        return self.make.small(1, 40)

    def target(self) -> str:
        """A local to assign: a new one, or one that has a number already."""
        if self.assignable and self.make.small(0, 2) == 0:
            return self.make.one_of(*self.assignable)
        return self.make.name("n")

    def named(self, name: str, statement: Stmt) -> Stmt:
        """From behind this statement on the local can be read."""
        self.make.scope[name] = NUMBER
        if name not in self.assignable:
            self.assignable.append(name)
        return statement

    # values and cells

    def let(self) -> list[Stmt]:
        if self.make.small(0, 4) == 0:
            name = self.make.name("t")
            value = self.make.items(2)
            self.make.scope[name] = ITEMS
            return [Let(name, value, self.at())]
        name, value = self.target(), self.make.number(2)
        return [self.named(name, Let(name, Op("%", value, Int(97)), self.at()))]

    def bounded_cell(self) -> tuple[Cell, int, int]:
        name = self.make.one_of("score", "coins", "tokens", "level")
        if name == "level":
            return Cell(name), *BOUNDED[name]
        seat = self.make.seat()
        index = Op("+", Op("*", seat, Int(3)), Int(self.make.small(0, 2))) if name == "tokens" else seat
        return Cell(name, index), *BOUNDED[name]

    def store(self) -> list[Stmt]:
        match self.make.small(0, 5):
            case 0 | 1:
                value = Op("%", self.make.number(), Int(11))
                return [Store(Cell("board", self.make.index(4, 0)), value, at=self.at())]
            case 2:
                values = tuple(Op("%", self.make.number(1), Int(11)) for _ in range(4))
                return [Store(Cell("board"), Tup(values), at=self.at())]
        cell, low, high = self.bounded_cell()
        value = self.make.number()
        if self.make.small(0, 9):
            value = Op("+", Int(low), Op("%", value, Int(high - low + 1)))
        return [Store(cell, value, Int(low), Int(high), self.at())]

    def wide(self) -> list[Stmt]:
        cell = self.make.one_of(Cell("order"), Cell("trail", self.make.seat()))
        return [Store(cell, Slice(self.make.items(2), Int(0), Int(6)), at=self.at())]

    def mask(self) -> list[Stmt]:
        return [Store(Cell("moods", self.make.seat()), self.make.mask(2), at=self.at())]

    def change(self) -> list[Stmt]:
        cell, low, high = self.bounded_cell()
        delta = Op("-", self.make.index(7, 1), Int(self.make.small(0, 5)))
        name = self.target() if self.make.small(0, 1) else None
        highest = self.make.one_of(Int(high), Op("-", Int(high), Cell("rate")))
        bounds = (Int(low), highest)
        change = Change(cell, delta, *bounds, name, self.at())
        return [change if name is None else self.named(name, change)]

    def gain(self) -> list[Stmt]:
        """A change that others listen to, in clockwise order."""
        if "listen" not in self.has or self.times > 3:
            return self.change()
        name, p = self.make.name("n"), self.make.name("p")
        change = Change(Cell("coins", self.me), self.make.index(6, 0), Int(0), Int(20), name, self.at())
        listeners = Helper("clockwise", (Seats(), Cell("active")))
        heard = ForEach(
            self.make.name("w"),
            p,
            listeners,
            (If(Op(">", Cell("tokens", Op("*", Var(p), Int(3))), Int(0)), (Call("listen", (Var(p), Var(name))),)),),
        )
        return [self.named(name, change), If(Op(">", Var(name), Int(0)), (heard,))]

    def pay(self) -> list[Stmt]:
        """A price in coins and tokens, all or nothing, that may be declined."""
        price, answer = self.make.name("n"), self.make.name("n")
        token = Cell("tokens", Op("*", self.me, Int(3)))
        affordable = Op("and", Op(">=", Cell("coins", self.me), Var(price)), Op(">=", token, Int(0)))
        inside = self.nested(**{price: NUMBER})
        paid = (
            Store(Cell("coins", self.me), Op("-", Cell("coins", self.me), Var(price)), Int(0), Int(20), self.at()),
            Change(token, Neg(Int(1)), Int(-1), Int(5), None, self.at()),
            *inside.body(),
        )
        question = Ask(answer, self.me, Tup((Int(1), Int(0))), 1, self.at())
        return [Let(price, self.make.index(5, 1)), If(affordable, (question, If(Op("==", Var(answer), Int(1)), paid)))]

    # questions, chance, cards

    def ask(self) -> list[Stmt]:
        options, name = self.make.name("o"), self.make.name("n")
        value = self.make.different_items(1)
        inside = self.nested(**{name: NUMBER})
        asked = (Ask(name, self.asked(), Var(options), 1, self.at()), *inside.body())
        found = Slice(value, Int(0), Int(4))
        if self.make.small(0, 1):
            return [Let(options, found), If(Op(">", Len(Var(options)), Int(0)), asked)]
        sure = Range(Int(0), self.make.index(4, 1))
        target = self.target()
        return [self.named(target, Ask(target, self.asked(), sure, 1, self.at()))]

    def asked(self) -> Expr:
        return self.me if self.alone else self.make.seat()

    def choose_card(self) -> list[Stmt]:
        """A card of the hand goes somewhere."""
        name = self.make.name("c")
        where = self.make.one_of(Int(DISCARD), Int(LINE), plus(PLAN, self.me))
        hand = Pile(plus(HAND, self.me))
        inside = self.nested(**{name: NUMBER})
        return [
            If(
                Op(">", Len(hand), Int(0)),
                (
                    Ask(name, self.me, hand, 2, self.at()),
                    Move(Tup((Var(name),)), where, bool(self.make.small(0, 1)), None, self.at()),
                    *inside.body(),
                ),
            )
        ]

    def roll(self) -> list[Stmt]:
        name = self.target()
        return [self.named(name, Roll(name, Int(self.make.small(1, 2)), self.make.one_of(2, 3, 6), self.at()))]

    def pick(self) -> list[Stmt]:
        name = self.target()
        if self.make.small(0, 2):
            items: Expr = Range(Int(0), self.make.index(4, 1))
            if self.make.small(0, 1):
                var = self.make.name("i")
                each = Tup((Var(var), Var(var))) if self.make.small(0, 1) else Range(Int(0), Var(var))
                items = Helper("gathered", (Fold("join", var, items, None, each),))
            return [self.named(name, PickRandom(name, items, 1, self.at()))]
        pile, card = Pile(plus(HAND, self.make.seat())), self.make.name("c")
        inside = self.nested(**{card: NUMBER})
        return [If(Op(">", Len(pile), Int(0)), (PickRandom(card, pile, 2, self.at()), *inside.body()))]

    def draw(self) -> list[Stmt]:
        """The top card; the discards are shuffled first if the deck is empty."""
        card = self.make.name("c")
        filled = (Move(Pile(Int(DISCARD)), Int(DECK), False, None, self.at()), Shuffle(Int(DECK), self.at()))
        where = self.make.one_of(plus(HAND, self.make.seat()), Int(LINE), Int(DISCARD))
        capacity = Int(6) if self.make.small(0, 5) == 0 else None
        inside = self.nested(**{card: NUMBER})
        return [
            If(Op("==", Len(Pile(Int(DECK))), Int(0)), filled),
            If(
                Op(">", Len(Pile(Int(DECK))), Int(0)),
                (Top(card, Int(DECK), self.at()), Move(Tup((Var(card),)), where, False, capacity, self.at()), *inside.body()),
            ),
        ]

    def shuffle(self) -> list[Stmt]:
        return [Shuffle(Int(DECK), self.at())]

    def move(self) -> list[Stmt]:
        if self.make.small(0, 1):
            card = Int(self.make.small(0, CARDS - 1))
            where = Int(self.make.one_of(DECK, LINE, DISCARD))
            moved = Move(Tup((card,)), where, bool(self.make.small(0, 1)), None, self.at())
            return [If(Op("!=", Loc(card), Int(0)), (moved,))]
        source = Pile(self.make.ordered_place())
        some = Slice(source, Int(0), self.make.index(3, 0)) if self.make.small(0, 1) else self.chosen(source)
        return [Move(some, self.make.ordered_place(), bool(self.make.small(0, 1)), None, self.at())]

    def chosen(self, source: Expr) -> Expr:
        var = self.make.name("e")
        return Fold("those", var, source, self.make.inside(var).truth(0))

    def look(self) -> list[Stmt]:
        return [Look(self.make.seat(), plus(HAND, self.make.seat()), self.at())]
