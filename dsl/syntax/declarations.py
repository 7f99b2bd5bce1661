"""What stands at the left edge of a file: declarations, the variants and automas that hold further ones; and whole texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from dsl.syntax.blocks import Body, Handler, Lasting, Phase
from dsl.syntax.examples import Example
from dsl.syntax.expressions import Expr
from dsl.syntax.flow import Play, Scoring
from dsl.syntax.nodes import Ident, Node, Text
from dsl.syntax.simple import Amount, Noun
from dsl.syntax.types import Type


@dataclass(frozen=True, slots=True)
class Game(Node):
    name: Ident
    title: Text
    fewest: int
    most: int


@dataclass(frozen=True, slots=True)
class Setting(Node):
    name: Ident
    type: Type
    starts: Expr | None
    title: Text | None


@dataclass(frozen=True, slots=True)
class ChoiceValue(Node):
    name: Ident
    title: Text | None


@dataclass(frozen=True, slots=True)
class Choices(Node):
    name: Ident
    values: tuple[ChoiceValue, ...]


@dataclass(frozen=True, slots=True)
class SeenBy(Node):
    """`seen by owner if hidden_bids, otherwise all`."""

    who: Ident
    condition: Expr | None = None
    otherwise: Ident | None = None


@dataclass(frozen=True, slots=True)
class Field(Node):
    """A line under `has` or `table`."""

    name: Ident
    type: Type
    starts: Expr | None = None
    seen_by: SeenBy | None = None
    at_least: Expr | None = None
    at_most: Expr | None = None
    refilled: Noun | None = None
    going_round: bool = False
    title: Text | None = None


@dataclass(frozen=True, slots=True)
class Table(Node):
    name: Ident
    row_type: Ident
    by: Ident | None
    steps: bool
    files: Text
    title: Text | None
    columns: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Has(Node):
    """`owner` is `player`, `game`, or the name of a type."""

    owner: Ident
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Parameter(Node):
    name: Ident
    type: Type


@dataclass(frozen=True, slots=True)
class Define(Node):
    name: Ident
    parameters: tuple[Parameter, ...]
    title: Text | None
    value: Expr


@dataclass(frozen=True, slots=True)
class QuantityLine(Node):
    """`kind` is `base`, `plus`, `minus`, `least` or `most`."""

    kind: str
    value: Expr
    condition: Expr | None
    label: Text | None


@dataclass(frozen=True, slots=True)
class Quantity(Node):
    name: Ident
    parameters: tuple[Parameter, ...]
    title: Text | None
    lines: tuple[QuantityLine, ...]


@dataclass(frozen=True, slots=True)
class Rule(Node):
    """`kind` is `action` or `event`; `answers`: the type of what an event answers."""

    kind: str
    name: Ident
    parameters: tuple[Parameter, ...]
    title: Text | None
    answers: Type | None
    body: Body


@dataclass(frozen=True, slots=True)
class Always(Node):
    condition: Expr
    text: Text | None


@dataclass(frozen=True, slots=True)
class Change(Node):
    """`change X[.column] from A to B`."""

    noun: Noun
    column: Ident | None
    old: Expr
    new: Expr


@dataclass(frozen=True, slots=True)
class ChangeSeen(Node):
    """`change X from seen by A to seen by B`."""

    noun: Noun
    old: Ident
    new: Ident


@dataclass(frozen=True, slots=True)
class Replace(Node):
    what: "Quantity | Rule | Define | Phase"


@dataclass(frozen=True, slots=True)
class Drop(Node):
    """`remove score|quantity|phase|table X`; `name` is an Ident, or a Text for a score."""

    kind: str
    name: "Ident | Text"


@dataclass(frozen=True, slots=True)
class AutomaHas(Node):
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Automa(Node):
    name: Ident
    title: Text
    condition: Expr | None
    parts: tuple["AutomaHas | Handler | Lasting | Rule | Quantity | Define", ...]


@dataclass(frozen=True, slots=True)
class Players(Node):
    """How many may play with a variant on."""

    fewest: int
    most: int


@dataclass(frozen=True, slots=True)
class Variant(Node):
    name: Ident
    title: Text
    players: Players | None
    condition: Expr | None
    parts: tuple["Patch", ...]


Patch = Union[
    Change,
    ChangeSeen,
    Replace,
    Drop,
    Has,
    Define,
    Quantity,
    Rule,
    Handler,
    Lasting,
    Setting,
    Choices,
    Table,
    Always,
    Automa,
    Scoring,
]


Declaration = Union[
    Game, Setting, Choices, Table, Has, Define, Quantity, Rule, Always, Play, Scoring, Handler, Lasting, Variant, Automa, Example
]


@dataclass(frozen=True, slots=True)
class File(Node):
    declarations: tuple[Declaration, ...]


@dataclass(frozen=True, slots=True)
class Price(Node):
    amounts: tuple[Amount, ...]
