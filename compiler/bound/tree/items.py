"""What lasts and what reacts: adjustments, further requirements and costs, shields, abilities, reactions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Union

from compiler.bound.tree.expressions import Expr, Local, Node
from compiler.bound.tree.statements import Block, Payment, Resource
from compiler.model import FieldInfo, PhaseInfo, QuantityInfo, RuleInfo
from dsl.source import Span
from dsl.syntax import NOWHERE


@dataclass(frozen=True, slots=True)
class Whose(Node):
    """`kind`: my, each_rival, each_player, named (then `player` is set)."""

    kind: str
    player: Expr | None = None


@dataclass(frozen=True, slots=True)
class Adjustment(Node):
    """What an item does to one quantity, in the terms of that quantity's parameters."""

    quantity: QuantityInfo
    value: Expr
    where: Expr | None
    conditions: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Modifier(Node):
    """`how`: more, less, times."""

    whose: Whose
    adjustments: tuple[Adjustment, ...]
    how: str


@dataclass(frozen=True, slots=True)
class ExceptionItem(Node):
    whose: Whose
    adjustments: tuple[Adjustment, ...]
    over: str | None


@dataclass(frozen=True, slots=True)
class AlsoRequires(Node):
    """`given`: parameters and choices of the rule by name."""

    whose: Whose
    rule: RuleInfo
    given: tuple[Local, ...]
    condition: Expr
    reason: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AlsoCosts(Node):
    whose: Whose
    rule: RuleInfo
    given: tuple[Local, ...]
    price: tuple[Payment, ...]
    payee: Expr | None
    where: Expr | None


@dataclass(frozen=True, slots=True)
class CanPayFor(Node):
    whose: Whose
    substitute: str
    resource: str


@dataclass(frozen=True, slots=True)
class Shield(Node):
    """`card`: one card, or every card (None), of `rivals` or all. `fields`: what is guarded; None is everything. `quantities`: what
    cards can't change."""

    card: Expr | None
    rivals: bool
    lower_only: bool
    fields: tuple[FieldInfo, ...] | None
    quantities: tuple[QuantityInfo, ...] = ()


@dataclass(frozen=True, slots=True)
class Ability(Node):
    per: str
    body: Block


@dataclass(frozen=True, slots=True)
class Reaction(Node):
    """`timing`: before, after, instead; `who`: i, rival, player or None; `kind`: gain, lose, pay, roll, do, phase. `to`: what it
    reacts to; `part`: which part of a family; `given`: parameters and choices of the rule; `whole`: it is about a phase as a
    whole and belongs to nobody; `pattern`: where it says what it reacts to."""

    timing: str
    who: str | None
    kind: str
    to: FieldInfo | RuleInfo | PhaseInfo
    part: Resource | None
    given: tuple[Local, ...]
    where: Expr | None
    once: str | None
    whole: bool
    body: Block
    of_phase: bool = False
    pattern: Span = field(default=NOWHERE, compare=False)


Item = Union[Modifier, ExceptionItem, AlsoRequires, AlsoCosts, CanPayFor, Shield, Ability, Reaction]


@dataclass(frozen=True, slots=True)
class Lasting(Node):
    """One item with how long it lasts. `conditions`: what must hold meanwhile (for adjustments they stand there). `place`: on a
    card, it works while the card lies there. `until`: used, action, turn, phase, round, game, my_turn,
    next_turn, next_phase, next_round, or "" for ever. What a timed item keeps from when it began: `captures`, `keeps_this`,
    `keeps_amount`."""

    item: Item
    conditions: tuple[Expr, ...]
    place: FieldInfo | None
    until: str
    captures: tuple[Local, ...] = ()
    keeps_this: bool = False
    keeps_amount: bool = False
