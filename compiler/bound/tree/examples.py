"""Examples: what is given, what is done and answered, what is then so. Players are seats, numbered as they are named."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Union

from compiler.bound.tree.expressions import Expr, FieldRead, Node, SpotAt, Word
from compiler.bound.tree.statements import Begin, Resource
from compiler.model import PhaseInfo, RuleInfo
from dsl.source import Source


@dataclass(frozen=True, slots=True)
class Total(Expr):
    """`ana's total`, `ana's total["Coins"]`: the points of a player, or those of one category."""

    player: Expr
    category: str | None


@dataclass(frozen=True, slots=True)
class FieldIs(Node):
    """`ana has coins 3`: made so if it is `given`, expected otherwise. `target` is a word for the number of the round. `words`: as
    it is written."""

    target: FieldRead | SpotAt | Total | Word
    value: Expr
    given: bool
    words: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Begins(Node):
    """`given until used: ana's price is 1 less`: what some rule could have begun before."""

    begin: Begin


@dataclass(frozen=True, slots=True)
class PlaceHolds(Node):
    place: FieldRead
    cards: tuple[Expr, ...]
    given: bool


@dataclass(frozen=True, slots=True)
class DiceShow(Node):
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Answer(Node):
    """`with target = ben`: what is chosen under this name. `several`: things are chosen there one by one."""

    name: str
    value: Expr
    several: bool


@dataclass(frozen=True, slots=True)
class Does(Node):
    """`args`: the parameters of the rule; `answers`: what else stands behind `with`."""

    seat: int
    rule: RuleInfo
    args: tuple[Expr, ...]
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Chooses(Node):
    """An answer to what is asked: labels, names of rules, choices or rows, or else a value."""

    seat: int
    words: tuple[str, ...]
    value: Expr | None


@dataclass(frozen=True, slots=True)
class Happens(Node):
    """A phase, or `setup`, `round`, or `turn` of a seat."""

    what: PhaseInfo | str
    seat: int = 0


@dataclass(frozen=True, slots=True)
class Changed(Node):
    """What a player gained or lost since the first thing that was done."""

    seat: int
    gained: bool
    resource: Resource
    value: Expr


@dataclass(frozen=True, slots=True)
class Can(Node):
    """`because`: the reason of a refusal, or a name that it speaks of."""

    seat: int
    possible: bool
    rule: RuleInfo
    args: tuple[Expr, ...]
    answers: tuple[Answer, ...]
    because: str | None


@dataclass(frozen=True, slots=True)
class SeesNothing(Node):
    seat: int
    place: FieldRead


@dataclass(frozen=True, slots=True)
class Sees(Node):
    """Without cards: all that is there."""

    seat: int
    place: FieldRead
    cards: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Asked(Node):
    """So many questions of this name (or of any): open `now`, or asked since the first thing that was done."""

    seat: int
    now: bool
    name: str
    times: int


@dataclass(frozen=True, slots=True)
class Offered(Node):
    """`how`: some, only or not."""

    seat: int
    how: str
    options: tuple[Chooses, ...]


@dataclass(frozen=True, slots=True)
class DiceRolled(Node):
    pass


@dataclass(frozen=True, slots=True)
class Over(Node):
    over: bool


@dataclass(frozen=True, slots=True)
class LogSays(Node):
    """`seat` None: what everybody may read."""

    seat: int | None
    said: bool
    text: str


@dataclass(frozen=True, slots=True)
class WinnersWere(Node):
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Holds(Node):
    test: Expr


Fact = Union[
    FieldIs,
    Begins,
    PlaceHolds,
    DiceShow,
    Does,
    Chooses,
    Happens,
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
    Holds,
]


@dataclass(frozen=True, slots=True)
class Example(Node):
    """`seats`: the names of the players; `automas`: which of them are played by which automa; `variants`: under which it holds;
    `everybody`: all are asked for reactions, whether they have any or not;
    the span of a fact is that of its line."""

    title: str
    rules: tuple[str, ...]
    seats: tuple[str, ...]
    automas: tuple[tuple[int, str], ...] = field(compare=False)
    settings: tuple[tuple[str, int], ...] = field(compare=False)
    variants: tuple[str, ...] = field(compare=False)
    everybody: bool
    facts: tuple[Fact, ...]
    source: Source = field(compare=False)
