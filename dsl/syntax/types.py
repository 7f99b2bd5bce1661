"""What a field, a parameter or a setting can hold, as it is written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from dsl.syntax.expressions import Expr
from dsl.syntax.nodes import Ident, Node


@dataclass(frozen=True, slots=True)
class RangeType(Node):
    low: Expr | None
    high: Expr | None


@dataclass(frozen=True, slots=True)
class NamedType(Node):
    """A `CamelCase` type: choices or the rows of a table."""

    name: str


@dataclass(frozen=True, slots=True)
class SimpleType(Node):
    """A lower-case type word: player, card, flag, text, effect, condition, amount, price, action."""

    word: str


@dataclass(frozen=True, slots=True)
class KindType(Node):
    """`kind of Card`: whichever copy."""

    name: Ident


@dataclass(frozen=True, slots=True)
class OptionalType(Node):
    of: "Type"


@dataclass(frozen=True, slots=True)
class SetType(Node):
    of: "Type"


@dataclass(frozen=True, slots=True)
class ListType(Node):
    of: "Type"


@dataclass(frozen=True, slots=True)
class LinksType(Node):
    """`links T`: a set of rows of the same table. What one row names is linked both ways."""

    of: "Type"


@dataclass(frozen=True, slots=True)
class PileType(Node):
    of: "Type"


@dataclass(frozen=True, slots=True)
class RowType(Node):
    """`row of 4 T`; the size is a number or a column of the owner."""

    size: Expr
    of: "Type"


@dataclass(frozen=True, slots=True)
class GridType(Node):
    """`grid 6 by 7 of T`; `hex`: of six-sided cells."""

    height: Expr
    width: Expr
    hex: bool
    of: "Type"


@dataclass(frozen=True, slots=True)
class FamilyType(Node):
    """`of for each by`."""

    of: "Type"
    by: "Type"


Type = Union[
    RangeType, NamedType, KindType, SimpleType, OptionalType, SetType, ListType, LinksType, PileType, RowType, GridType, FamilyType
]
