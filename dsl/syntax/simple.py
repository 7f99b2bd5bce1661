"""Statements without a body: one deed each. They fit on a line, and several of them behind a colon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from dsl.syntax.expressions import Expr, Order
from dsl.syntax.nodes import Ident, Node, Text


@dataclass(frozen=True, slots=True)
class Noun(Node):
    """What is gained, lost, paid or adjusted: `corporate_funds`, `agents[sector]`, `tokens[kind]`."""

    name: Ident
    args: tuple[Expr, ...] = ()


@dataclass(frozen=True, slots=True)
class Amount(Node):
    """`2 power`. Without a noun (`pay space.cost`) the value is a whole price."""

    value: Expr
    noun: Noun | None


@dataclass(frozen=True, slots=True)
class Per(Node):
    """`per 2 presence`: one for each complete `value` of the noun (of the value itself when there is no noun)."""

    value: Expr
    noun: Noun | None


@dataclass(frozen=True, slots=True)
class Gain(Node):
    subject: Expr | None
    amounts: tuple[Amount, ...]
    per: Per | None
    giver: Expr | None


@dataclass(frozen=True, slots=True)
class Lose(Node):
    subject: Expr | None
    amounts: tuple[Amount, ...]
    per: Per | None


@dataclass(frozen=True, slots=True)
class Pay(Node):
    subject: Expr | None
    price: tuple[Amount, ...]
    payee: Expr | None


@dataclass(frozen=True, slots=True)
class Require(Node):
    condition: Expr
    reason: Text | None


@dataclass(frozen=True, slots=True)
class Set(Node):
    target: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class Add(Node):
    item: Expr
    target: Expr


@dataclass(frozen=True, slots=True)
class Remove(Node):
    item: Expr
    target: Expr


@dataclass(frozen=True, slots=True)
class Clear(Node):
    target: Expr


@dataclass(frozen=True, slots=True)
class Let(Node):
    name: Ident
    value: Expr


@dataclass(frozen=True, slots=True)
class Move(Node):
    """`move CARDS to [top of|bottom of] PLACE`; `end` is `top`, `bottom` or None."""

    cards: Expr
    end: str | None
    place: Expr


@dataclass(frozen=True, slots=True)
class Draw(Node):
    subject: Expr | None
    count: Expr
    pile: Expr
    place: Expr


@dataclass(frozen=True, slots=True)
class Shuffle(Node):
    pile: Expr


@dataclass(frozen=True, slots=True)
class Roll(Node):
    """`roll [2] d6 as throw`, `victim rolls d6 as throw`; `roll 4 d6 each as dice`, `roll d6 as dice[i]`."""

    subject: Expr | None
    count: Expr | None
    sides: int
    each: bool
    name: Ident
    index: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Lay(Node):
    face: Expr
    grid: Expr
    cell: Expr


@dataclass(frozen=True, slots=True)
class Look(Node):
    place: Expr


@dataclass(frozen=True, slots=True)
class Choose(Node):
    """`none`: what it is called to choose nothing of it."""

    subject: Expr | None
    name: Ident
    domain: Expr
    none: Text | None
    where: Expr | None
    title: Text | None


@dataclass(frozen=True, slots=True)
class ChooseMany(Node):
    """`choose up to|exactly n xs in SET`."""

    subject: Expr | None
    exactly: bool
    count: Expr
    name: Ident
    domain: Expr
    where: Expr | None
    title: Text | None


@dataclass(frozen=True, slots=True)
class Member(Node):
    """`x in SET`."""

    name: Ident
    domain: Expr


@dataclass(frozen=True, slots=True)
class ChooseTogether(Node):
    """`choose x in SET and y in SET`: one decision."""

    subject: Expr | None
    members: tuple[Member, ...]
    where: Expr | None
    title: Text | None


@dataclass(frozen=True, slots=True)
class Pick(Node):
    name: Ident
    domain: Expr
    where: Expr | None
    order: Order | None


@dataclass(frozen=True, slots=True)
class Do(Node):
    """`do RULE for args`, `do card.effect`, `do space.action`; `as x` names what an event answers."""

    subject: Expr | None
    callee: Expr
    args: tuple[Expr, ...]
    name: Ident | None


@dataclass(frozen=True, slots=True)
class MayDo(Node):
    subject: Expr | None
    callee: Expr
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class MayDoAny(Node):
    """`may do any of A, B`: any number of them, in any order, until done."""

    subject: Expr | None
    names: tuple[Ident, ...]


@dataclass(frozen=True, slots=True)
class DoOne(Node):
    subject: Expr | None
    names: tuple[Ident, ...]


@dataclass(frozen=True, slots=True)
class Reply(Node):
    """`the answer is E`: what an event answers, and its end."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Window(Node):
    """`one of S may "Label" as x`: all of them are asked at once, and x is the first who wants to, or none."""

    domain: Expr
    label: Text
    name: Ident


@dataclass(frozen=True, slots=True)
class Stop(Node):
    pass


@dataclass(frozen=True, slots=True)
class Leave(Node):
    """`leave the round`, `p leaves the game`."""

    subject: Expr | None
    what: str


@dataclass(frozen=True, slots=True)
class End(Node):
    """`end turn|phase|round|game`."""

    what: str


@dataclass(frozen=True, slots=True)
class Nothing(Node):
    pass


Simple = Union[
    Gain,
    Leave,
    Lose,
    Pay,
    Require,
    Set,
    Add,
    Remove,
    Clear,
    Let,
    Move,
    Draw,
    Shuffle,
    Roll,
    Lay,
    Look,
    Choose,
    ChooseMany,
    ChooseTogether,
    Pick,
    Do,
    MayDo,
    MayDoAny,
    DoOne,
    Reply,
    Window,
    Stop,
    End,
    Nothing,
]
