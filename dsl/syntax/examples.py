"""Examples of the rulebook: what is given, what happens, what is then so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from dsl.syntax.blocks import Binding, Lasting
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
class GivenAllAsked(Node):
    """`everybody is asked`: whether they could react or not."""


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
class TurnHappens(Node):
    player: Ident


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
class Sees(Node):
    """`X sees CARDS in PLACE`; without cards: all that is there."""

    player: Ident
    cards: tuple[Expr, ...]
    place: Expr


@dataclass(frozen=True, slots=True)
class Asked(Node):
    """`X is asked for NAME` (`now`), `X was asked for NAME 2 times`; 0 times is `not`."""

    player: Ident
    now: bool
    name: Ident | None
    times: int


@dataclass(frozen=True, slots=True)
class Offered(Node):
    """`how`: some, only or not."""

    player: Ident
    how: str
    values: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class DiceRolled(Node):
    """`the dice are rolled`, and nobody has said yet what they show."""


@dataclass(frozen=True, slots=True)
class Over(Node):
    """`the game is over`, `the game goes on`."""

    over: bool


@dataclass(frozen=True, slots=True)
class LogSays(Node):
    """`the log says`: to everybody (`player` None); `X reads`."""

    player: Ident | None
    said: bool
    text: Text


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
    GivenAllAsked,
    Lasting,
    HasValues,
    Holds,
    DiceShow,
    Does,
    Chooses,
    Declines,
    Happens,
    TurnHappens,
    Changed,
    Can,
    SeesNothing,
    Sees,
    Asked,
    Offered,
    DiceRolled,
    Over,
    LogSays,
    WinnersWere,
    Condition,
]


@dataclass(frozen=True, slots=True)
class Example(Node):
    title: Text
    rules: tuple[Text, ...]
    lines: tuple[Line, ...]
