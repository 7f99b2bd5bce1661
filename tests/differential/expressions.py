"""Random expressions of a wanted type. Each has a value in every state: indices are reduced, divisors are not 0."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from hypothesis import strategies as st

from compiler.ir.expr import (
    At,
    Bit,
    Bits,
    CallFn,
    CallFnBy,
    Cell,
    Cond,
    Const,
    Contains,
    Expr,
    Fold,
    Has,
    Helper,
    IndexOf,
    Int,
    Len,
    LetIn,
    Loc,
    MaskOf,
    Neg,
    Not,
    Op,
    Pile,
    PopCount,
    Range,
    Seats,
    Slice,
    Tup,
    Var,
)
from tests.differential.schema import CARDS, DECK, DISCARD, HAND, LINE, PLAN, SEALED_FIELDS, WIDTH

NUMBER, ITEMS, SEAT = "number", "items", "seat"
COMPARE = ["==", "!=", "<", "<=", ">", ">="]


def plus(place: int, seat: Expr) -> Expr:
    return Op("+", Int(place), seat)


@dataclass
class Maker:
    """Draws expressions. `scope`: locals and their types. `me`: in a secret phase the only seat whose sealed parts may
    be read. `sealed`: may sealed fields be read at all? `functions`: what may be called, name -> number of parameters.
    `table`: a table of functions with one parameter and three entries."""

    draw: object
    scope: dict[str, str] = field(default_factory=dict)
    me: Expr | None = None
    sealed: bool = True
    functions: dict[str, int] = field(default_factory=dict)
    table: str = ""
    fresh: list[int] = field(default_factory=lambda: [0])

    def one_of(self, *items):
        return self.draw(st.sampled_from(items))

    def small(self, low: int, high: int) -> int:
        return self.draw(st.integers(low, high))

    def name(self, kind: str = "v") -> str:
        self.fresh[0] += 1
        return f"{kind}{self.fresh[0]}"

    def locals_of(self, *types: str) -> list[str]:
        return [name for name, found in self.scope.items() if found in types]

    def inside(self, var: str, found: str = NUMBER) -> Maker:
        return replace(self, scope={**self.scope, var: found})

    def index(self, size: int, depth: int) -> Expr:
        return Op("%", self.number(depth), Int(size))

    def seat(self, depth: int = 0) -> Expr:
        seats = self.locals_of(SEAT)
        if seats and self.small(0, 3):
            return Var(self.one_of(*seats))
        if self.small(0, 2):
            return self.one_of(Cell("active"), Int(0), Int(1))
        return Op("%", self.number(depth), Seats())

    def sealed_seat(self) -> Expr:
        return self.me if self.me is not None else self.seat()

    def number(self, depth: int = 2) -> Expr:
        leaves = ["int", "local", "local", "cell", "cell", "seat"]
        if depth <= 0:
            return self.leaf(self.one_of(*leaves))
        kind = self.one_of(
            *leaves,
            "op",
            "op",
            "op",
            "divide",
            "neg",
            "cond",
            "let",
            "popcount",
            "len",
            "at",
            "indexof",
            "fold",
            "fold",
            "call",
            "const",
            "loc",
            "bit",
            "distance",
            "power",
        )
        if kind in leaves:
            return self.leaf(kind)
        less = depth - 1
        match kind:
            case "op":
                return Op(self.one_of("+", "-", "*", "min", "max"), self.number(less), self.number(less))
            case "divide":
                return Op(self.one_of("//", "/^", "%"), self.number(less), Int(self.one_of(1, 2, 3, -2)))
            case "neg":
                return Neg(self.number(less))
            case "cond":
                return Cond(self.truth(less), self.number(less), self.number(less))
            case "let":
                name = self.name("l")
                return LetIn(name, self.number(less), self.inside(name).number(less))
            case "popcount":
                return PopCount(self.mask(less))
            case "len":
                return Len(self.items(less))
            case "at":
                name = self.name("t")
                length = Len(Var(name))
                index = self.one_of(Int(0), Int(-1), Op("%", self.number(0), length))
                return LetIn(name, self.items(less), Cond(Op(">", length, Int(0)), At(Var(name), index), Int(7)))
            case "indexof":
                return IndexOf(self.items(less), self.number(0))
            case "fold":
                return self.number_fold(less)
            case "call" if self.table and self.small(0, 1):
                return CallFnBy(self.table, self.index(3, 0), (self.number(0),))
            case "call" if self.functions:
                name = self.one_of(*self.functions)
                return CallFn(name, tuple(self.number(0) for _ in range(self.functions[name])))
            case "const":
                return Const("LADDER", self.index(6, less))
            case "distance":
                return Helper("distance", (Seats(), self.seat(less), self.seat()))
            case "power":
                return Helper("power", (Op("%", self.number(less), Int(5)), self.index(3, 0)))
            case "loc":
                return Op("==", Loc(self.index(CARDS, 0)), Int(self.one_of(DECK, DISCARD, LINE)))
            case _:
                return Bit(self.index(WIDTH, less))

    def leaf(self, kind: str) -> Expr:
        if kind == "local":
            names = self.locals_of(NUMBER, SEAT)
            return Var(self.one_of(*names)) if names else Seats()
        if kind == "cell":
            return self.cell()
        if kind == "seat":
            return self.seat()
        return Int(self.small(-3, 9))

    def cell(self) -> Expr:
        kind = self.one_of("level", "rate", "round", "board", "score", "coins", "tokens", "used", *SEALED_FIELDS)
        match kind:
            case "level" | "rate" | "round":
                return Cell(kind)
            case "board":
                return Cell(kind, self.index(4, 0))
            case "score" | "coins":
                return Cell(kind, self.seat())
            case "tokens":
                return Cell(kind, Op("+", Op("*", self.seat(), Int(3)), self.index(3, 0)))
            case "used":
                return Cell(kind, self.index(CARDS, 0))
            case "sealed" if self.sealed:
                return Cell(kind, self.sealed_seat())
            case "source" if self.sealed:
                return Cell(kind)
            case "sealed_kinds" if self.sealed:
                return Cell(kind, Op("+", Op("*", self.sealed_seat(), Int(2)), Int(self.small(0, 1))))
        return Cell("level")

    def number_fold(self, depth: int) -> Expr:
        var = self.name("e")
        inner = self.inside(var)
        items = self.items(depth)
        where = inner.truth(0) if self.small(0, 1) else None
        kind = self.one_of("count", "sum", "highest", "lowest", "first")
        keys = inner.keys(0) if kind == "first" else ()
        value = inner.number(depth) if kind in ("sum", "highest", "lowest") else None
        return Fold(kind, var, items, where, value, keys)

    def truth(self, depth: int = 2) -> Expr:
        if depth <= 0:
            return Op(self.one_of(*COMPARE), self.number(0), self.number(0))
        less = depth - 1
        match self.one_of("compare", "compare", "both", "not", "has", "contains", "fold", "masks"):
            case "compare":
                return Op(self.one_of(*COMPARE), self.number(less), self.number(less))
            case "both":
                return Op(self.one_of("and", "or"), self.truth(less), self.truth(less))
            case "not":
                return Not(self.truth(less))
            case "has":
                return Has(self.mask(less), self.one_of(self.index(WIDTH, 0), Int(-1)))
            case "contains":
                return Contains(self.items(less), self.number(0))
            case "masks":
                return Op(self.one_of("==", "!="), self.mask(less), self.mask(less))
        var = self.name("e")
        inner = self.inside(var)
        kind = self.one_of("any", "all")
        where = inner.truth(0) if self.small(0, 1) else None
        value = inner.truth(0) if kind == "all" or self.small(0, 1) else None
        return Fold(kind, var, self.items(less), where, value)

    def mask(self, depth: int) -> Expr:
        kind = self.one_of("cell", "int", "bit") if depth <= 0 else self.one_of("cell", "op", "op", "bit", "of")
        match kind:
            case "cell":
                return Cell("moods", self.seat())
            case "int":
                return Int(self.small(0, 15))
            case "bit":
                return Bit(self.index(WIDTH, 0))
            case "op":
                return Op(self.one_of("&", "|", "&~"), self.mask(depth - 1), self.mask(depth - 1))
        var = self.name("e")
        return MaskOf(Fold("map", var, self.items(depth - 1), None, Op("%", Var(var), Int(WIDTH))))

    def items(self, depth: int) -> Expr:
        """A tuple, never longer than a dozen items."""
        kinds = ["tup", "range", "pile", "wide", "local", "helper", "const", "list"]
        if depth > 0:
            kinds += ["those", "best", "map", "apart", "slice", "bits", "turned"]
        match self.one_of(*kinds):
            case "range":
                return Range(Int(self.small(-1, 2)), self.index(5, 0))
            case "pile":
                return Pile(self.ordered_place())
            case "wide":
                return Cell("trail", self.seat()) if self.small(0, 1) else Cell("order")
            case "local" if self.locals_of(ITEMS):
                return Var(self.one_of(*self.locals_of(ITEMS)))
            case "helper":
                return Helper(self.one_of("clockwise", "rivals"), (Seats(), self.seat()))
            case "const":
                return Const("PRICES")
            case "list":
                return Cell("board")
            case "turned":
                return Helper(self.one_of("unique", "backwards", "gathered"), (self.items(depth - 1),))
            case "bits":
                return Bits(self.mask(depth - 1), WIDTH)
            case "slice":
                stop = self.one_of(None, Int(self.small(0, 4)), self.index(5, 0))
                return Slice(self.items(depth - 1), self.index(4, 0), stop)
            case "map" | "apart" as kind:
                var = self.name("e")
                return Fold(kind, var, self.items(depth - 1), None, self.inside(var).number(0))
            case "those" | "best" as kind:
                return self.sorted_items(kind, self.items(depth - 1))
        return Tup(tuple(self.number(0) for _ in range(self.small(0, 3))))

    def sorted_items(self, kind: str, items: Expr) -> Expr:
        var = self.name("e")
        inner = self.inside(var)
        where = inner.truth(0) if self.small(0, 1) else None
        return Fold(kind, var, items, where, None, inner.keys(1))

    def keys(self, fewest: int) -> tuple[tuple[Expr, bool], ...]:
        return tuple((self.number(0), bool(self.small(0, 1))) for _ in range(self.small(fewest, 2)))

    def ordered_place(self) -> Expr:
        """A place that is never shuffled: its order may be read."""
        if not self.sealed:
            return Int(self.one_of(DISCARD, LINE))
        place = self.one_of(DISCARD, LINE, HAND, PLAN)
        return plus(place, self.sealed_seat()) if place in (HAND, PLAN) else Int(place)

    def different_items(self, depth: int) -> Expr:
        """A tuple without doubles, possibly empty: what a question may offer."""
        kind = self.one_of("range", "bits", "pile", "those", "tup")
        if kind == "those":
            return self.sorted_items("those", self.different_items(0))
        match kind:
            case "range":
                return Range(Int(self.small(0, 2)), self.index(4, depth))
            case "bits":
                return Bits(self.mask(depth), WIDTH)
            case "pile":
                return Pile(self.ordered_place())
        return Tup((Int(0), Int(1), Int(-1)))
