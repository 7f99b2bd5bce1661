"""Statements. A `Block` is a tuple of them; a lead-in and everything that depends on it are one `Guarded` at the end of a block.
`End`, `Nothing` and `Stop` name nothing, so they are what they were in the syntax tree."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Union

from compiler.bound.tree.expressions import ColumnRead, Expr, FieldRead, Key, Local, Node
from compiler.model import FieldInfo, PhaseInfo, QuantityInfo, RuleInfo, TableInfo
from dsl.source import Source
from dsl.syntax import End as End
from dsl.syntax import Nothing as Nothing
from dsl.syntax import Stop as Stop

if TYPE_CHECKING:
    from compiler.bound.tree.items import Lasting

Block = tuple["Statement", ...]


# ---------------------------------------------------------------- what is gained, lost and paid


@dataclass(frozen=True, slots=True)
class Resource(Node):
    """A number that can be gained, lost or paid. `name`: as it is written, which may be a choice (`2 research`)."""

    field: FieldInfo
    owner: Expr | None
    keys: tuple[Expr, ...]
    name: str


@dataclass(frozen=True, slots=True)
class Per(Node):
    """`per 2 presence`. `what` is a number or a collection; None for `per n`."""

    each: Expr
    what: Expr | None


@dataclass(frozen=True, slots=True)
class Change(Node):
    """`quantities`: what the amount is made of. `below`, `above`: could the change pass the lower or upper end of the range?"""

    resource: Resource
    value: Expr
    quantities: tuple[QuantityInfo, ...]
    below: bool
    above: bool


@dataclass(frozen=True, slots=True)
class Gain(Node):
    """`giver`: from whom; then what is gained is at most what they have, and `taken` is what they lose."""

    subject: Expr | None
    changes: tuple[Change, ...]
    per: Per | None
    giver: Expr | None
    taken: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Lose(Node):
    subject: Expr | None
    changes: tuple[Change, ...]
    per: Per | None


@dataclass(frozen=True, slots=True)
class Payment(Node):
    """Some of a resource, to the `payee`'s if there is one; or a whole `price` that stands in a table."""

    resource: Resource | None
    value: Expr
    quantities: tuple[QuantityInfo, ...]
    payee: Resource | None
    price: ColumnRead | None


# ---------------------------------------------------------------- lead-ins


@dataclass(frozen=True, slots=True)
class Require(Node):
    """`names`: what it speaks of, for the reason of a refusal."""

    test: Expr
    reason: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Let(Node):
    local: Local
    value: Expr


@dataclass(frozen=True, slots=True)
class Choose(Node):
    """`hidden`: what not all see, if the options come from it; `looked`: they come from what was looked at before; `some`: there
    is always one; `together`: it is one decision with the choice that follows; `none`: what choosing nothing is called."""

    subject: Expr | None
    local: Local
    domain: Expr
    where: Expr | None
    hidden: tuple[FieldInfo, ...]
    looked: bool
    some: bool
    together: bool = False
    title: str = ""
    none: str = ""


@dataclass(frozen=True, slots=True)
class ChooseMany(Node):
    """`local` is the list that is chosen, `member` one of the set inside of `where`."""

    subject: Expr | None
    exactly: bool
    count: Expr
    local: Local
    member: Local
    domain: Expr
    where: Expr | None
    title: str = ""


@dataclass(frozen=True, slots=True)
class Pay(Node):
    subject: Expr | None
    payments: tuple[Payment, ...]
    payee: Expr | None


@dataclass(frozen=True, slots=True)
class Guarded(Node):
    """A lead-in, and the rest of the block: it happens only if the lead-in can be met."""

    lead_in: tuple[LeadIn, ...]
    rest: Block


# ---------------------------------------------------------------- fields, cards, chance


@dataclass(frozen=True, slots=True)
class Write(Node):
    """A field that gets another value: what all statements have in common that set, add, remove or clear something."""

    target: FieldRead


@dataclass(frozen=True, slots=True)
class Set(Write):
    """`below`, `above`: could the value lie outside of the field's range? `spot`: only this cell of a grid."""

    value: Expr
    below: bool
    above: bool
    spot: Expr | None = None


@dataclass(frozen=True, slots=True)
class Add(Write):
    """`many`: the item is itself a collection."""

    item: Expr
    many: bool


@dataclass(frozen=True, slots=True)
class Remove(Write):
    item: Expr
    many: bool


@dataclass(frozen=True, slots=True)
class Clear(Write):
    """Nothing is left in a set, list or grid, on one cell of it (`spot`), or in a field that may be none."""

    spot: Expr | None


@dataclass(frozen=True, slots=True)
class Move(Node):
    """To a place, or out of the game (`place` None). `one`: the cards are a single card; `top`: that it goes on top is said."""

    cards: Expr
    one: bool
    bottom: bool
    place: FieldRead | None
    top: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Draw(Node):
    """`subject`: who draws, if that is said; the cards go to `place` all the same."""

    count: Expr
    pile: FieldRead
    place: FieldRead
    subject: Expr | None = None


@dataclass(frozen=True, slots=True)
class DrawTokens(Node):
    """From a family of numbers into another one with the same key: `token` is what is drawn, `body` what then changes (one gain out
    of the bag). `subject`: who draws, if that is said."""

    count: Expr
    bag: FieldRead
    place: FieldRead
    token: Local
    body: Block
    subject: Expr | None = None


@dataclass(frozen=True, slots=True)
class Shuffle(Node):
    pile: FieldRead


@dataclass(frozen=True, slots=True)
class Roll(Node):
    """Into a field (`target`), a local that is there already, or a new one (`fresh`). `each`: die by die, into a list, or counted
    by face into a family; `place`: into this place of a list."""

    subject: Expr | None
    count: Expr
    sides: int
    name: str
    target: FieldRead | None
    local: Local | None
    fresh: bool
    each: bool = False
    place: Expr | None = None


@dataclass(frozen=True, slots=True)
class Leave(Node):
    """`what`: round or game."""

    subject: Expr | None
    what: str


@dataclass(frozen=True, slots=True)
class Lay(Node):
    face: Expr
    grid: FieldRead
    spot: Expr


@dataclass(frozen=True, slots=True)
class Look(Node):
    place: FieldRead


@dataclass(frozen=True, slots=True)
class Pick(Node):
    local: Local
    domain: Expr
    where: Expr | None
    keys: tuple[Key, ...]
    at_random: bool


# ---------------------------------------------------------------- doing rules


@dataclass(frozen=True, slots=True)
class RuleCall(Node):
    rule: RuleInfo
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class ColumnCall(Node):
    """What stands in a column of effects or actions."""

    tables: tuple[TableInfo, ...]
    column: str
    row: Expr
    keys: tuple[Expr, ...]


Callee = RuleCall | ColumnCall


@dataclass(frozen=True, slots=True)
class Do(Node):
    """`into`: the name of what the event answers."""

    subject: Expr | None
    callee: Callee
    into: Local | None = None


@dataclass(frozen=True, slots=True)
class Reply(Node):
    """What an event answers; it ends here."""

    value: Expr


@dataclass(frozen=True, slots=True)
class MayDo(Node):
    subject: Expr | None
    callee: Callee


@dataclass(frozen=True, slots=True)
class Abilities(Node):
    """What cards can do once in a while, among what is offered."""


@dataclass(frozen=True, slots=True)
class Offer(Node):
    """`do one of`, or with `any_number` `may do any of`."""

    subject: Expr | None
    offered: tuple[RuleCall | Abilities, ...]
    any_number: bool


# ---------------------------------------------------------------- control


@dataclass(frozen=True, slots=True)
class If(Node):
    """In a lead-in both blocks hold lead-ins only."""

    test: Expr
    then: Block
    otherwise: Block | If | None


@dataclass(frozen=True, slots=True)
class ForEach(Node):
    first: bool
    local: Local
    domain: Expr
    where: Expr | None
    keys: tuple[Key, ...]
    body: Block


@dataclass(frozen=True, slots=True)
class Sealed(Node):
    """For each of some players at once, in secret from each other."""

    local: Local
    domain: Expr
    body: Block


@dataclass(frozen=True, slots=True)
class Window(Node):
    """`local`: the first of these players who wants to, or none; `named`: what the label tells."""

    domain: Expr
    label: str
    local: Local
    named: tuple[Local, ...]


@dataclass(frozen=True, slots=True)
class Repeat(Node):
    at_most: bool
    count: Expr
    body: Block


@dataclass(frozen=True, slots=True)
class May(Node):
    """`label`: what the question says; `labelled`: in words of the rules."""

    subject: Expr | None
    label: str
    body: Block
    labelled: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class MayChoose(Node):
    choose: Choose
    body: Block


@dataclass(frozen=True, slots=True)
class Option(Node):
    label: str
    body: Block


@dataclass(frozen=True, slots=True)
class ChooseOne(Node):
    subject: Expr | None
    options: tuple[Option, ...]
    title: str = ""


@dataclass(frozen=True, slots=True)
class Binding(Node):
    target: FieldRead
    value: Expr


@dataclass(frozen=True, slots=True)
class With(Node):
    bindings: tuple[Binding, ...]
    body: Block


@dataclass(frozen=True, slots=True)
class BestFor(Node):
    value: Expr
    body: Block


@dataclass(frozen=True, slots=True)
class Shown(Node):
    """What an arrangement shows while it is made."""

    label: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Arrange(Node):
    """Choices of one player that belong together: until the last of them each may be changed."""

    title: str
    shown: tuple[Shown, ...]
    body: Block


@dataclass(frozen=True, slots=True)
class Phase(Node):
    """`who`: each, turns, at_once, in_secret or None; `order` is set with each and turns, `limit` with turns."""

    info: PhaseInfo
    title: str
    who: str | None
    order: Expr | None
    limit: Expr | None
    body: Block
    source: Source = field(compare=False)


@dataclass(frozen=True, slots=True)
class Begin(Node):
    """What lasts from here on for some time."""

    lastings: tuple[Lasting, ...]


LeadIn = Union[Require, Let, Choose, ChooseMany, Pay, If, ForEach]
Changing = Union[Gain, Lose, Set, Add, Remove, Clear, Move, Draw, Shuffle, Roll, Leave, Lay, Look, Pick]
Plain = Union[Changing, Do, MayDo, Offer, Reply, Window, Stop, End, Nothing]
Holding = Union[Guarded, ForEach, DrawTokens, Sealed, Repeat, May, MayChoose, ChooseOne, With, BestFor, Arrange, Phase, Begin]
Statement = Union[LeadIn, Plain, Holding]


def opening_of(block: Block) -> tuple[tuple[LeadIn, ...], Block]:
    """The lead-in that a block begins with, `let`s before it included, and the rest."""
    for number, statement in enumerate(block):
        if isinstance(statement, Guarded):
            lets = tuple(s for s in block[:number] if isinstance(s, Let))
            return (*lets, *statement.lead_in), statement.rest
        if not isinstance(statement, Let):
            break
    return (), block
