"""Types of the rules language after their names are resolved, and what each becomes in the state.

Every value is an int (sets are bit masks, `none` is -1) or, for lists, piles and grids, a tuple of ints.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class IntType:
    """A whole number; None is an open end."""

    low: int | None = None
    high: int | None = None


@dataclass(frozen=True, slots=True)
class FlagType:
    pass


@dataclass(frozen=True, slots=True)
class ChoiceType:
    name: str


@dataclass(frozen=True, slots=True)
class RowOf:
    """A thing of a table, named by the table's row type."""

    name: str


@dataclass(frozen=True, slots=True)
class KindOf:
    """A row of a table, whichever of its copies: the number of the row. Named by the row type."""

    name: str


@dataclass(frozen=True, slots=True)
class AnyCard:
    """A card of any table."""


@dataclass(frozen=True, slots=True)
class PlayerType:
    pass


@dataclass(frozen=True, slots=True)
class NoneType:
    """The type of the word `none` before anything is expected."""


@dataclass(frozen=True, slots=True)
class OptionalOf:
    of: Type


@dataclass(frozen=True, slots=True)
class SetOf:
    of: Type


@dataclass(frozen=True, slots=True)
class ListOf:
    of: Type


@dataclass(frozen=True, slots=True)
class PileOf:
    of: Type


@dataclass(frozen=True, slots=True)
class LineOf:
    """A row with places (`row of 4 T`). `size` is the number of places, or the name of the owner's column that holds it."""

    size: int | str
    of: Type


@dataclass(frozen=True, slots=True)
class BySetting:
    """What says how many rows and columns a grid has in a game: the names of settings of numbers (empty where it is no setting),
    and the fewest that these allow."""

    rows: str
    columns: str
    fewest_rows: int
    fewest_columns: int


@dataclass(frozen=True, slots=True)
class GridOf:
    """`hex`: of six-sided cells, each row half a cell further to the right than the one above. With sizes `by` setting, height and
    width are the largest."""

    height: int
    width: int
    of: Type
    hex: bool = False
    by: BySetting | None = None


@dataclass(frozen=True, slots=True)
class FaceType:
    """A picture that can be turned and laid on a grid: (height, width, *cells)."""

    of: Type


@dataclass(frozen=True, slots=True)
class CellType:
    """A position of a grid: row * width + column, whatever size a setting gives it."""

    height: int
    width: int
    hex: bool = False
    by: BySetting | None = None


@dataclass(frozen=True, slots=True)
class FamilyOf:
    """`of for each K1 for each K2`: keys in the order they are written and read."""

    of: Type
    keys: tuple[Type, ...]


@dataclass(frozen=True, slots=True)
class TextType:
    pass


@dataclass(frozen=True, slots=True)
class RuleType:
    """A table column that holds rules: effect, condition, amount, price or action."""

    kind: str


@dataclass(frozen=True, slots=True)
class Unknown:
    """After an error: fits everything, so that one mistake gives one message."""


Thing = RowOf | KindOf | AnyCard
Simple = IntType | FlagType | ChoiceType | Thing | PlayerType | NoneType | CellType | TextType | RuleType | Unknown
Made = OptionalOf | SetOf | ListOf | PileOf | LineOf | GridOf | FaceType | FamilyOf  # of another type
Type = Simple | Made


def bare(type: Type) -> Type:
    """The type without `or none`."""
    return type.of if isinstance(type, OptionalOf) else type


def is_many(type: Type) -> bool:
    """Is it a collection: something to run over, count or choose from?"""
    return isinstance(type, (SetOf, ListOf, PileOf, LineOf))


def element(type: Type) -> Type:
    """What the members of a collection are; other types are their own."""
    return type.of if isinstance(type, (SetOf, ListOf, PileOf, LineOf)) else type


def names_kind(type: Type) -> bool:
    """Is it a kind, or a collection of kinds: not to be mistaken for things?"""
    return isinstance(bare(element(bare(type))), KindOf)


def inside(type: Type) -> Iterator[Type]:
    """The type and every type that it is made of."""
    yield type
    for key in family(type)[1]:
        yield from inside(key)
    if isinstance(type, Made):
        yield from inside(type.of)


def without_first_key(type: FamilyOf) -> Type:
    """What a family holds for one value of its first key."""
    return FamilyOf(type.of, type.keys[1:]) if len(type.keys) > 1 else type.of


def family(type: Type) -> tuple[Type, tuple[Type, ...]]:
    """What a family holds, and its keys; other types are families without keys."""
    return (type.of, type.keys) if isinstance(type, FamilyOf) else (type, ())
