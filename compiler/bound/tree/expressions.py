"""Symbols, which names are resolved to beside the declarations of the model, and expressions.

Bound nodes are nodes like those of the syntax tree: they have a span, and `dsl.walk` goes over them. Each expression has a type;
what is wrong has become `Missing`, which fits everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union

from compiler.model import ChoicesInfo, DefineInfo, FieldInfo, PhaseInfo, QuantityInfo, RuleInfo, SettingInfo, TableInfo
from compiler.types import Type
from dsl.source import Span
from dsl.syntax.nodes import Node as Node
from dsl.walk import rewrite


@dataclass(eq=False, slots=True)
class Local:
    """A name that a rule gives to a value: a parameter, a choice, the member of a set that is run over, a roll.
    `kind`: parameter, let, choice, many, member, pick, roll, given (to a reaction, by the rule it reacts to), seat (a player of an
    example)."""

    name: str
    type: Type
    kind: str
    span: Span


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table, as a symbol."""

    table: TableInfo
    name: str


@dataclass(frozen=True, slots=True)
class ChoiceValue:
    """One value of `choices`."""

    choices: ChoicesInfo
    name: str


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table, all its copies."""

    table: TableInfo
    id: str


@dataclass(frozen=True, slots=True)
class Automa:
    name: str


@dataclass(frozen=True, slots=True)
class Variant:
    name: str


Declared = Union[FieldInfo, SettingInfo, TableInfo, ChoicesInfo, DefineInfo, QuantityInfo, RuleInfo, PhaseInfo]
"""What the model keeps with its place."""
Named = Union[Declared, Column, ChoiceValue, Row, Automa, Variant]
"""What has one name in the whole game."""
Symbol = Union[Named, Local]


# ---------------------------------------------------------------- expressions


@dataclass(frozen=True, slots=True)
class Expr(Node):
    type: Type = field(compare=False)


@dataclass(frozen=True, slots=True)
class Missing(Expr):
    """What could not be bound. It has been reported; nothing follows from it."""


@dataclass(frozen=True, slots=True)
class Constant(Expr):
    """A number, yes or no (1, 0), none (-1), a choice by its number; a row that is there once by the number of that thing, one with
    copies as a kind, by its number."""

    value: int
    symbol: Symbol | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Text(Expr):
    """A string in quotes: the label of an option, in examples. Or a column of texts: then `value` is its name, read of `row`."""

    value: str
    row: Expr | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Word(Expr):
    """A word that means something by where it stands:
    me they this source amount round total players everyone rivals humans empty."""

    word: str


@dataclass(frozen=True, slots=True)
class LocalRead(Expr):
    local: Local


@dataclass(frozen=True, slots=True)
class AllOf(Expr):
    """Every value of `choices`, every thing of a table, or every kind of them."""

    of: ChoicesInfo | TableInfo


@dataclass(frozen=True, slots=True)
class FieldRead(Expr):
    """A field of a player, the game (no owner) or a thing. Without the keys of its family it is the family."""

    field: FieldInfo
    owner: Expr | None
    keys: tuple[Expr, ...] = ()


@dataclass(frozen=True, slots=True)
class SettingRead(Expr):
    setting: SettingInfo


@dataclass(frozen=True, slots=True)
class TableRead(Expr):
    """A row of a table by its key. `high`: how far up the keys of a table in steps must reach."""

    table: TableInfo
    key: Expr
    high: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class ColumnRead(Expr):
    """What a row has in a column. Several tables where any card is meant. Rules (effects, prices) are read to be done or paid."""

    tables: tuple[TableInfo, ...]
    column: str
    row: Expr
    keys: tuple[Expr, ...] = ()


@dataclass(frozen=True, slots=True)
class CellRead(Expr):
    """The condition, amount or price that stands in a cell of a row, worked out for `owner`. Several tables where any card is
    meant. `keys`: of a family of cells; `part`, `of`: only what the price says of this field, with these keys."""

    tables: tuple[TableInfo, ...]
    column: str
    row: Expr
    owner: Expr | None
    keys: tuple[Expr, ...] = ()
    part: FieldInfo | None = None
    of: tuple[Expr, ...] = ()


@dataclass(frozen=True, slots=True)
class RowName(Expr):
    """`card.name`: what copies share."""

    row: Expr


@dataclass(frozen=True, slots=True)
class FunctionRead(Expr):
    """A quantity or define. `owner`: of whom; None for one that depends on no player."""

    function: DefineInfo | QuantityInfo
    owner: Expr | None
    args: tuple[Expr, ...] = ()


@dataclass(frozen=True, slots=True)
class ItemAt(Expr):
    """The n-th item of a list or pile; counts from 1. `below`: could the place lie before the first?"""

    items: Expr
    place: Expr
    below: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class SpotAt(Expr):
    """What lies on a cell of a grid."""

    grid: Expr
    spot: Expr


@dataclass(frozen=True, slots=True)
class Items(Expr):
    """`{a, b}`."""

    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Builtin(Expr):
    """A function of the language. `reach`: the ends of what it is given as steps, where all have ends."""

    function: str
    args: tuple[Expr, ...]
    reach: tuple[tuple[int, int], ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class Key(Node):
    value: Expr
    highest: bool


@dataclass(frozen=True, slots=True)
class Aggregate(Expr):
    """`function`: count sum any all highest lowest those best first."""

    function: str
    local: Local
    domain: Expr
    where: Expr | None
    value: Expr | None
    keys: tuple[Key, ...]


@dataclass(frozen=True, slots=True)
class Joined(Aggregate):
    """What hangs together, step by step along `value`, inside of the domain. `function`: areas reached distance."""

    start: Expr | None
    goal: Expr | None


@dataclass(frozen=True, slots=True)
class Negate(Expr):
    value: Expr


@dataclass(frozen=True, slots=True)
class _Operation(Expr):
    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Arithmetic(_Operation):
    """`op`: + - *."""


@dataclass(frozen=True, slots=True)
class Combine(_Operation):
    """A set with more members (+) or without some (-). The right side is a set, a list or one member. Piles that are joined are a
    list."""


@dataclass(frozen=True, slots=True)
class Quotient(Expr):
    """`rounding`: down, up, or remainder for what is left over."""

    left: Expr
    right: Expr
    rounding: str


@dataclass(frozen=True, slots=True)
class Either(Expr):
    """`then` if `test` holds, else `other`."""

    test: Expr
    then: Expr
    other: Expr


@dataclass(frozen=True, slots=True)
class Compare(_Operation):
    """`op`: = != < <= > >=. `by_row`: a thing is compared with a kind."""

    by_row: bool = False


@dataclass(frozen=True, slots=True)
class Between(Expr):
    """`x in low..high`."""

    item: Expr
    low: Expr
    high: Expr


@dataclass(frozen=True, slots=True)
class IsIn(Expr):
    item: Expr
    domain: Expr
    by_row: bool = False


@dataclass(frozen=True, slots=True)
class Range(Expr):
    """All whole numbers from `low` to `high`."""

    low: Expr
    high: Expr


@dataclass(frozen=True, slots=True)
class Not(Expr):
    value: Expr


@dataclass(frozen=True, slots=True)
class Logic(_Operation):
    """`op`: and, or."""


@dataclass(frozen=True, slots=True)
class Targets(Expr):
    card: Expr
    player: Expr


def substitute(expr: Expr, values: Mapping[Local, Expr], me: Expr | None = None) -> Expr:
    """Beta reduction: the expression with these values for locals, and with `me` for the player it is about."""

    def change(node: Node) -> Node:
        if isinstance(node, LocalRead):
            return values.get(node.local, node)
        return me if me is not None and isinstance(node, Word) and node.word == "me" else node

    return rewrite(expr, change)
