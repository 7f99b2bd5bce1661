"""Examples of the rulebook: what is given, what happens, what is then so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from dsl.syntax.blocks import Binding
from dsl.syntax.expressions import Expr
from dsl.syntax.nodes import Ident, Node, Text
from dsl.syntax.simple import Amount, Noun


@dataclass(frozen=True, slots=True)
class GivenPlayers(Node):
    names: tuple[Ident, ...]


@dataclass(frozen=True, slots=True)
class GivenSetting(Node):
    name: Ident
    value: Expr


@dataclass(frozen=True, slots=True)
class GivenVariant(Node):
    name: Ident


@dataclass(frozen=True, slots=True)
class Pair(Node):
    noun: Noun
    value: Expr


@dataclass(frozen=True, slots=True)
class HasValues(Node):
    """`X has field value, ...`; `owner` None is `the game`."""

    owner: Expr | None
    pairs: tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class Holds(Node):
    place: Expr
    cards: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class DiceShow(Node):
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Does(Node):
    player: Ident
    rule: Ident
    bindings: tuple[Binding, ...]


@dataclass(frozen=True, slots=True)
class Chooses(Node):
    player: Ident
    value: Expr


@dataclass(frozen=True, slots=True)
class Declines(Node):
    player: Ident


@dataclass(frozen=True, slots=True)
class Happens(Node):
    """`setup happens`, `phase P happens` (then `phase` is true)."""

    phase: bool
    name: Ident


@dataclass(frozen=True, slots=True)
class Changed(Node):
    """`X gains|loses n field` since the first `when`."""

    player: Ident
    gained: bool
    amounts: tuple[Amount, ...]


@dataclass(frozen=True, slots=True)
class Can(Node):
    """`X can|cannot RULE [with ...] [because name or "reason"]`."""

    player: Ident
    possible: bool
    rule: Ident
    bindings: tuple[Binding, ...]
    because: "Ident | Text | None"


@dataclass(frozen=True, slots=True)
class SeesNothing(Node):
    player: Ident
    place: Expr


@dataclass(frozen=True, slots=True)
class WinnersWere(Node):
    """`winners are ana, ben` of an example; `nobody` is a name."""

    names: tuple[Ident, ...]


@dataclass(frozen=True, slots=True)
class Condition(Node):
    """A plain condition after `then`."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Line(Node):
    """One line of an example; `word` is `given`, `when` or `then`."""

    word: str
    what: "Fact"


Fact = Union[
    GivenPlayers,
    GivenSetting,
    GivenVariant,
    HasValues,
    Holds,
    DiceShow,
    Does,
    Chooses,
    Declines,
    Happens,
    Changed,
    Can,
    SeesNothing,
    WinnersWere,
    Condition,
]


@dataclass(frozen=True, slots=True)
class Example(Node):
    title: Text
    rules: tuple[Text, ...]
    lines: tuple[Line, ...]
