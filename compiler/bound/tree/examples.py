"""Examples: what is given, what is done and answered, what is then so. Players are seats, numbered as they are named."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Union

from compiler.bound.tree.expressions import Expr, FieldRead, Word
from compiler.bound.tree.nodes import Node
from compiler.bound.tree.statements import Resource
from compiler.model import PhaseInfo, RuleInfo
from dsl.source import Source


@dataclass(frozen=True, slots=True)
class FieldIs(Node):
    """`ana has coins 3`: made so if it is `given`, expected otherwise. `target` is a word for the number of the round."""

    target: FieldRead | Word
    value: Expr
    given: bool


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
    """A phase, or `setup` or `round`."""

    what: PhaseInfo | str


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
class WinnersWere(Node):
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Holds(Node):
    test: Expr


Fact = Union[FieldIs, PlaceHolds, DiceShow, Does, Chooses, Happens, Changed, Can, SeesNothing, WinnersWere, Holds]


@dataclass(frozen=True, slots=True)
class Example(Node):
    """`seats`: the names of the players; `automas`: which of them are played by which automa; `variants`: under which it holds;
    the span of a fact is that of its line."""

    title: str
    rules: tuple[str, ...]
    seats: tuple[str, ...]
    automas: tuple[tuple[int, str], ...] = field(compare=False)
    settings: tuple[tuple[str, int], ...] = field(compare=False)
    variants: tuple[str, ...] = field(compare=False)
    facts: tuple[Fact, ...]
    source: Source = field(compare=False)
