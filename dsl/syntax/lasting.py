"""What lasts, as far as it holds no statements: durations, adjustments, shields, and what a reaction waits for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from dsl.syntax.expressions import Expr
from dsl.syntax.nodes import Ident, Node, Text
from dsl.syntax.simple import Amount, Noun


@dataclass(frozen=True, slots=True)
class WhileIn(Node):
    """`while in PLACE [and COND]`."""

    place: Ident
    condition: Expr | None


@dataclass(frozen=True, slots=True)
class While(Node):
    condition: Expr


@dataclass(frozen=True, slots=True)
class ThisSpan(Node):
    """`this action|turn|phase|round|game`."""

    what: str


@dataclass(frozen=True, slots=True)
class UntilUsed(Node):
    pass


@dataclass(frozen=True, slots=True)
class UntilNext(Node):
    """`until the end of the next turn|phase|round`."""

    what: str


@dataclass(frozen=True, slots=True)
class UntilMyTurn(Node):
    """`until my next turn`."""


Duration = Union[WhileIn, While, ThisSpan, UntilUsed, UntilMyTurn, UntilNext]


@dataclass(frozen=True, slots=True)
class Whose(Node):
    """`kind` is `my`, `each_rival`, `each_player` or `named` (then `name` is set)."""

    kind: str
    name: Ident | None = None


@dataclass(frozen=True, slots=True)
class Modifier(Node):
    """`WHOSE q1, q2 is E more|less|times [where C]`; `how` is `more`, `less` or `times`."""

    whose: Whose
    quantities: tuple[Noun, ...]
    value: Expr
    how: str
    where: Expr | None


@dataclass(frozen=True, slots=True)
class ExceptionItem(Node):
    """`WHOSE q is E instead [over NAME] [where C]`."""

    whose: Whose
    quantities: tuple[Noun, ...]
    value: Expr
    over: Ident | None
    where: Expr | None


@dataclass(frozen=True, slots=True)
class AlsoRequires(Node):
    whose: Whose
    rule: Ident
    condition: Expr
    reason: Text | None


@dataclass(frozen=True, slots=True)
class AlsoCosts(Node):
    whose: Whose
    rule: Ident
    price: tuple[Amount, ...]
    payee: Expr | None
    where: Expr | None


@dataclass(frozen=True, slots=True)
class CanPayFor(Node):
    whose: Whose
    substitute: Ident
    resource: Ident


@dataclass(frozen=True, slots=True)
class Guarded(Node):
    """`my compute`, or `me` (everything of mine)."""

    mine: bool
    name: Ident


@dataclass(frozen=True, slots=True)
class Shield(Node):
    """`rival cards cannot lower|affect|change ...`. `cards`: None (those of rivals), `cards` (all), or the name of one card."""

    cards: Ident | None
    verb: str
    guarded: tuple[Guarded, ...]


Adjustment = Union[Modifier, ExceptionItem, AlsoRequires, AlsoCosts, CanPayFor, Shield]


@dataclass(frozen=True, slots=True)
class Pattern(Node):
    """What a handler waits for. `who` is `i`, `rival`, `player` or None; `kind` is `gain`, `lose`, `pay`, `do`, `roll`
    or `phase` (then `who` is None); a bare rule name is `do` with `who` None."""

    who: str | None
    kind: str
    noun: Noun
