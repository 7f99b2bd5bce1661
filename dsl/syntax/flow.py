"""The course of a game and its end: rounds and turns; points and winners."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from dsl.syntax.blocks import Body, Statement
from dsl.syntax.expressions import Expr, Key
from dsl.syntax.nodes import Ident, Node, Text
from dsl.syntax.simple import Per


@dataclass(frozen=True, slots=True)
class Setup(Node):
    body: Body


@dataclass(frozen=True, slots=True)
class Rounds(Node):
    """`rounds 4` or `rounds at most 60`."""

    at_most: bool
    count: Expr
    flow: tuple["Flow", ...]


@dataclass(frozen=True, slots=True)
class Turns(Node):
    order: Expr
    limit: Expr
    body: Body


Flow = Union[Setup, Rounds, Turns, Statement]


@dataclass(frozen=True, slots=True)
class Play(Node):
    flow: tuple[Flow, ...]


@dataclass(frozen=True, slots=True)
class Score(Node):
    value: Expr
    per: Per | None
    label: Text | None


@dataclass(frozen=True, slots=True)
class WinnersAre(Node):
    value: Expr
    condition: Expr | None


@dataclass(frozen=True, slots=True)
class WinnersBy(Node):
    keys: tuple[Key, ...]


@dataclass(frozen=True, slots=True)
class Tied(Node):
    """`tied players share`."""

    word: Ident


@dataclass(frozen=True, slots=True)
class TeamsBy(Node):
    """`teams by side`: players for whom this is the same play together."""

    value: Expr


ScoreLine = Union[Score, WinnersAre, WinnersBy, Tied, TeamsBy]


@dataclass(frozen=True, slots=True)
class Scoring(Node):
    lines: tuple[ScoreLine, ...]
