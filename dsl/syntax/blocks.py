"""Whatever holds statements: bodies, the statements and items that have one, and with them the two recursive kinds of node:
`Statement` (all statements) and `Item` (all that can stand under a duration).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Union

from dsl.syntax.expressions import Expr, Order
from dsl.syntax.lasting import Adjustment, Duration, Pattern
from dsl.syntax.nodes import Ident, Node, Text
from dsl.syntax.simple import Simple


@dataclass(frozen=True, slots=True)
class Body(Node):
    """The statements under a head. `inline` if they stand after a colon on the same line."""

    statements: tuple["Statement", ...]
    inline: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class If(Node):
    """`otherwise` is a Body, or another If for `otherwise if`."""

    condition: Expr
    then: Body
    otherwise: "Body | If | None"


@dataclass(frozen=True, slots=True)
class ForEach(Node):
    """`for each x in SET`; with `first` only the first one."""

    first: bool
    name: Ident
    domain: Expr
    where: Expr | None
    order: Order | None
    body: Body


@dataclass(frozen=True, slots=True)
class Sealed(Node):
    """`for each p in SET in secret`: all of them at once, and nobody sees what the others do until all are done."""

    name: Ident
    domain: Expr
    body: Body


@dataclass(frozen=True, slots=True)
class Repeat(Node):
    """`repeat n times`, or `repeat at most n` which ends with `stop`."""

    at_most: bool
    count: Expr
    body: Body


@dataclass(frozen=True, slots=True)
class May(Node):
    subject: Expr | None
    label: Text | None
    body: Body


@dataclass(frozen=True, slots=True)
class MayChoose(Node):
    subject: Expr | None
    name: Ident
    domain: Expr
    where: Expr | None
    title: Text | None
    body: Body


@dataclass(frozen=True, slots=True)
class Option(Node):
    label: Text
    body: Body


@dataclass(frozen=True, slots=True)
class ChooseOne(Node):
    subject: Expr | None
    title: Text | None
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Binding(Node):
    """`name = value` of `with` and of an example's `with`."""

    name: Ident
    value: Expr


@dataclass(frozen=True, slots=True)
class With(Node):
    bindings: tuple[Binding, ...]
    body: Body


@dataclass(frozen=True, slots=True)
class BestFor(Node):
    value: Expr
    body: Body


@dataclass(frozen=True, slots=True)
class Shown(Node):
    """What an arrangement shows while it is made, and what it is called there."""

    value: Expr
    label: Text | None


@dataclass(frozen=True, slots=True)
class Arrange(Node):
    """Many choices of one player that belong together: until the last of them each may be changed."""

    title: Text
    shown: tuple[Shown, ...]
    body: Body


@dataclass(frozen=True, slots=True)
class Phase(Node):
    """`who` is `each`, `turns`, `at_once`, `in_secret` or None; `order` is set with `each` and `turns`, `limit` with `turns`."""

    name: Ident
    title: Text | None
    who: str | None
    order: Expr | None
    limit: Expr | None
    body: Body


@dataclass(frozen=True, slots=True)
class Ability(Node):
    """`once per round body`: an optional move."""

    per: str
    body: Body


@dataclass(frozen=True, slots=True)
class Handler(Node):
    """`before|after|instead of PATTERN [where C] body`; `once` is the span of `once per SPAN`, or None."""

    timing: str
    pattern: Pattern
    where: Expr | None
    body: Body
    once: str | None = None


@dataclass(frozen=True, slots=True)
class Lasting(Node):
    duration: Duration
    items: tuple["Item", ...]
    inline: bool = field(default=False, compare=False)


Item = Union[Adjustment, Ability, Handler, Lasting]
Statement = Union[Simple, If, ForEach, Sealed, Repeat, May, MayChoose, ChooseOne, With, BestFor, Arrange, Phase, Lasting]
