"""Expressions: values, conditions and sets, and the order in which the members of a set are taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from dsl.syntax.nodes import Ident, Node, Text


@dataclass(frozen=True, slots=True)
class Number(Node):
    value: int


@dataclass(frozen=True, slots=True)
class Name(Node):
    """A bare name: a local, my field, a field of the game, a quantity, a define, a choice value, a row, a built-in."""

    name: str


@dataclass(frozen=True, slots=True)
class TypeName(Node):
    """`Sector` used as the set of all its values."""

    name: str


@dataclass(frozen=True, slots=True)
class KindsOf(Node):
    """`kinds of Card`: its rows, copies counted once."""

    name: Ident


@dataclass(frozen=True, slots=True)
class My(Node):
    name: Ident


@dataclass(frozen=True, slots=True)
class Their(Node):
    name: Ident


@dataclass(frozen=True, slots=True)
class SetLiteral(Node):
    items: tuple["Expr", ...]


@dataclass(frozen=True, slots=True)
class Call(Node):
    """`min(a, b)`: a built-in function."""

    function: Ident
    args: tuple["Expr", ...]


@dataclass(frozen=True, slots=True)
class Aggregate(Node):
    """`sum(E for x in S where C)`, `those(x in S where C by K lowest)`, `count(x in S where C)`."""

    function: Ident
    value: "Expr | None"
    variable: Ident
    domain: "Expr"
    where: "Expr | None"
    order: "Order | None"


@dataclass(frozen=True, slots=True)
class Joined(Node):
    """`areas(x in S by x.beside)`, `reached(x in S from a by x.beside)`: what hangs together, step by step along `by`."""

    function: Ident
    variable: Ident
    domain: "Expr"
    where: "Expr | None"
    start: "Expr | None"
    goal: "Expr | None"
    by: "Expr"


@dataclass(frozen=True, slots=True)
class Column(Node):
    """`base.name`: a column or field of a row, card or thing."""

    base: "Expr"
    name: Ident


@dataclass(frozen=True, slots=True)
class OfPlayer(Node):
    """`base's name`."""

    base: "Expr"
    name: Ident


@dataclass(frozen=True, slots=True)
class Index(Node):
    """`base[a, b]`: a family, a table by key, arguments of a quantity or define."""

    base: "Expr"
    args: tuple["Expr", ...]


@dataclass(frozen=True, slots=True)
class Negate(Node):
    value: "Expr"


@dataclass(frozen=True, slots=True)
class Arithmetic(Node):
    """`op` is `+`, `-` or `*`."""

    op: str
    left: "Expr"
    right: "Expr"


@dataclass(frozen=True, slots=True)
class Quotient(Node):
    """`left / right rounded down|up`, or `left / right remainder`."""

    left: "Expr"
    right: "Expr"
    rounding: str


@dataclass(frozen=True, slots=True)
class Case(Node):
    value: "Expr"
    test: "Expr"


@dataclass(frozen=True, slots=True)
class Cases(Node):
    """`(6 if a, 3 if b, otherwise 0)`."""

    cases: tuple[Case, ...]
    otherwise: "Expr"


@dataclass(frozen=True, slots=True)
class Compare(Node):
    """`op` is one of `= != < <= > >=`."""

    op: str
    left: "Expr"
    right: "Expr"


@dataclass(frozen=True, slots=True)
class IsIn(Node):
    item: "Expr"
    domain: "Expr"
    negated: bool


@dataclass(frozen=True, slots=True)
class Targets(Node):
    """`card targets me`."""

    card: "Expr"
    player: "Expr"


@dataclass(frozen=True, slots=True)
class RangeOf(Node):
    """`1..6` as a set."""

    low: "Expr"
    high: "Expr"


@dataclass(frozen=True, slots=True)
class Not(Node):
    value: "Expr"


@dataclass(frozen=True, slots=True)
class Logic(Node):
    """`op` is `and` or `or`."""

    op: str
    left: "Expr"
    right: "Expr"


Expr = Union[
    Number,
    Name,
    TypeName,
    KindsOf,
    Text,
    My,
    Their,
    SetLiteral,
    Call,
    Aggregate,
    Joined,
    Column,
    OfPlayer,
    Index,
    Negate,
    Arithmetic,
    Quotient,
    Cases,
    Compare,
    IsIn,
    Targets,
    RangeOf,
    Not,
    Logic,
]


@dataclass(frozen=True, slots=True)
class Key(Node):
    value: Expr
    highest: bool


@dataclass(frozen=True, slots=True)
class Order(Node):
    """`by K lowest, K2 highest`, or `at random` when there are no keys."""

    keys: tuple[Key, ...]

    @property
    def at_random(self) -> bool:
        return not self.keys
