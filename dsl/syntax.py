"""The syntax tree: what the parser gives and everybody else reads.

Nodes are frozen and compare without their spans, so that a variant can ask "is this still what I expect?" and equal
texts can share one tree. Every node has `span`, offsets into its source. Names that are declared or looked up are
`Ident`s with spans of their own. `None` means "not written"; tuples are in source order.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Union

from dsl.source import Span

NOWHERE = Span(0, 0)


@dataclass(frozen=True, slots=True)
class Node:
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Ident(Node):
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Text(Node):
    """A string in quotes, without them. As an expression it names an option by its label."""

    value: str


# ---------------------------------------------------------------- expressions


@dataclass(frozen=True, slots=True)
class Number(Node):
    value: int


@dataclass(frozen=True, slots=True)
class Name(Node):
    """A bare name: a local, my field, a field of the game, a quantity, a define, a choice value, a row, a built-in."""

    name: str


@dataclass(frozen=True, slots=True)
class TypeName(Node):
    """`Sector` used as the set of all its values."""

    name: str


@dataclass(frozen=True, slots=True)
class My(Node):
    name: Ident


@dataclass(frozen=True, slots=True)
class Their(Node):
    name: Ident


@dataclass(frozen=True, slots=True)
class SetLiteral(Node):
    items: tuple["Expr", ...]


@dataclass(frozen=True, slots=True)
class Call(Node):
    """`min(a, b)`: a built-in function."""

    function: Ident
    args: tuple["Expr", ...]


@dataclass(frozen=True, slots=True)
class Aggregate(Node):
    """`sum(E for x in S where C)`, `those(x in S where C by K lowest)`, `count(x in S where C)`."""

    function: Ident
    value: "Expr | None"
    variable: Ident
    domain: "Expr"
    where: "Expr | None"
    order: "Order | None"


@dataclass(frozen=True, slots=True)
class Column(Node):
    """`base.name`: a column or field of a row, card or thing."""

    base: "Expr"
    name: Ident


@dataclass(frozen=True, slots=True)
class OfPlayer(Node):
    """`base's name`."""

    base: "Expr"
    name: Ident


@dataclass(frozen=True, slots=True)
class Index(Node):
    """`base[a, b]`: a family, a table by key, arguments of a quantity or define."""

    base: "Expr"
    args: tuple["Expr", ...]


@dataclass(frozen=True, slots=True)
class Negate(Node):
    value: "Expr"


@dataclass(frozen=True, slots=True)
class Arithmetic(Node):
    """`op` is `+`, `-` or `*`."""

    op: str
    left: "Expr"
    right: "Expr"


@dataclass(frozen=True, slots=True)
class Quotient(Node):
    """`left / right rounded down|up`."""

    left: "Expr"
    right: "Expr"
    rounding: str


@dataclass(frozen=True, slots=True)
class Compare(Node):
    """`op` is one of `= != < <= > >=`."""

    op: str
    left: "Expr"
    right: "Expr"


@dataclass(frozen=True, slots=True)
class IsIn(Node):
    item: "Expr"
    domain: "Expr"
    negated: bool


@dataclass(frozen=True, slots=True)
class Targets(Node):
    """`card targets me`."""

    card: "Expr"
    player: "Expr"


@dataclass(frozen=True, slots=True)
class RangeOf(Node):
    """`1..6` as a set."""

    low: "Expr"
    high: "Expr"


@dataclass(frozen=True, slots=True)
class Not(Node):
    value: "Expr"


@dataclass(frozen=True, slots=True)
class Logic(Node):
    """`op` is `and` or `or`."""

    op: str
    left: "Expr"
    right: "Expr"


Expr = Union[
    Number,
    Name,
    TypeName,
    Text,
    My,
    Their,
    SetLiteral,
    Call,
    Aggregate,
    Column,
    OfPlayer,
    Index,
    Negate,
    Arithmetic,
    Quotient,
    Compare,
    IsIn,
    Targets,
    RangeOf,
    Not,
    Logic,
]


@dataclass(frozen=True, slots=True)
class Key(Node):
    value: Expr
    highest: bool


@dataclass(frozen=True, slots=True)
class Order(Node):
    """`by K lowest, K2 highest`, or `at random` when there are no keys."""

    keys: tuple[Key, ...]

    @property
    def at_random(self) -> bool:
        return not self.keys


# ---------------------------------------------------------------- types


@dataclass(frozen=True, slots=True)
class RangeType(Node):
    low: Expr
    high: Expr | None


@dataclass(frozen=True, slots=True)
class NamedType(Node):
    """A `CamelCase` type: choices or the rows of a table."""

    name: str


@dataclass(frozen=True, slots=True)
class SimpleType(Node):
    """A lower-case type word: player, card, flag, text, effect, condition, amount, price, action."""

    word: str


@dataclass(frozen=True, slots=True)
class OptionalType(Node):
    of: "Type"


@dataclass(frozen=True, slots=True)
class SetType(Node):
    of: "Type"


@dataclass(frozen=True, slots=True)
class ListType(Node):
    of: "Type"


@dataclass(frozen=True, slots=True)
class PileType(Node):
    of: "Type"


@dataclass(frozen=True, slots=True)
class RowType(Node):
    """`row of 4 T`; the size is a number or a column of the owner."""

    size: Expr
    of: "Type"


@dataclass(frozen=True, slots=True)
class GridType(Node):
    height: Expr
    width: Expr
    of: "Type"


@dataclass(frozen=True, slots=True)
class FamilyType(Node):
    """`of for each by`."""

    of: "Type"
    by: "Type"


Type = Union[RangeType, NamedType, SimpleType, OptionalType, SetType, ListType, PileType, RowType, GridType, FamilyType]


# ---------------------------------------------------------------- statements


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
class Body(Node):
    """The statements under a head. `inline` if they stand after a colon on the same line."""

    statements: tuple["Statement", ...]
    inline: bool = field(default=False, compare=False)


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
    """`roll [2] d6 as throw`, `victim rolls d6 as throw`."""

    subject: Expr | None
    count: Expr | None
    sides: int
    name: Ident


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
    subject: Expr | None
    name: Ident
    domain: Expr
    where: Expr | None


@dataclass(frozen=True, slots=True)
class ChooseMany(Node):
    """`choose up to|exactly n xs in SET`."""

    subject: Expr | None
    exactly: bool
    count: Expr
    name: Ident
    domain: Expr
    where: Expr | None


@dataclass(frozen=True, slots=True)
class Pick(Node):
    name: Ident
    domain: Expr
    where: Expr | None
    order: Order | None


@dataclass(frozen=True, slots=True)
class Do(Node):
    """`do RULE for args`, `do card.effect`, `do space.action`."""

    subject: Expr | None
    callee: Expr
    args: tuple[Expr, ...]


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
class Stop(Node):
    pass


@dataclass(frozen=True, slots=True)
class End(Node):
    """`end turn|phase|round|game`."""

    what: str


@dataclass(frozen=True, slots=True)
class Nothing(Node):
    pass


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
    body: Body


@dataclass(frozen=True, slots=True)
class Option(Node):
    label: Text
    body: Body


@dataclass(frozen=True, slots=True)
class ChooseOne(Node):
    subject: Expr | None
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


# ---------------------------------------------------------------- what lasts


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


Duration = Union[WhileIn, While, ThisSpan, UntilUsed, UntilNext]


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
    """`rival cards cannot lower|affect ...`; `card` names a local card instead of `rival cards`."""

    card: Ident | None
    lower_only: bool
    guarded: tuple[Guarded, ...]


@dataclass(frozen=True, slots=True)
class Ability(Node):
    """`once per round body`: an optional move."""

    per: str
    body: Body


@dataclass(frozen=True, slots=True)
class Pattern(Node):
    """What a handler waits for. `who` is `i`, `rival`, `player` or None; `kind` is `gain`, `lose`, `pay`, `do`, `roll`
    or `phase` (then `who` is None); a bare rule name is `do` with `who` None."""

    who: str | None
    kind: str
    noun: Noun


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


Item = Union[Modifier, ExceptionItem, AlsoRequires, AlsoCosts, CanPayFor, Shield, Ability, Handler, Lasting]

Statement = Union[
    Gain,
    Lose,
    Pay,
    Require,
    Set,
    Add,
    Remove,
    Let,
    Move,
    Draw,
    Shuffle,
    Roll,
    Lay,
    Look,
    Choose,
    ChooseMany,
    Pick,
    Do,
    MayDo,
    MayDoAny,
    DoOne,
    Stop,
    End,
    Nothing,
    If,
    ForEach,
    Repeat,
    May,
    MayChoose,
    ChooseOne,
    With,
    BestFor,
    Lasting,
]


# ---------------------------------------------------------------- declarations


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
class Field(Node):
    """A line under `has` or `table`. `seen_by` is an Ident, `refilled` a Noun."""

    name: Ident
    type: Type
    starts: Expr | None = None
    seen_by: Ident | None = None
    at_least: Expr | None = None
    at_most: Expr | None = None
    refilled: Noun | None = None
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
    """`kind` is `action` or `event`."""

    kind: str
    name: Ident
    parameters: tuple[Parameter, ...]
    title: Text | None
    body: Body


@dataclass(frozen=True, slots=True)
class Always(Node):
    condition: Expr
    text: Text | None


# flow


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


@dataclass(frozen=True, slots=True)
class Phase(Node):
    """`who` is `each`, `at_once`, `in_secret` or None; `order` is set with `each`."""

    name: Ident
    title: Text | None
    who: str | None
    order: Expr | None
    body: Body


Flow = Union[Setup, Rounds, Turns, Phase, Statement]


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


ScoreLine = Union[Score, WinnersAre, WinnersBy, Tied]


@dataclass(frozen=True, slots=True)
class Scoring(Node):
    lines: tuple[ScoreLine, ...]


# variants and automas


@dataclass(frozen=True, slots=True)
class Change(Node):
    """`change X[.column] from A to B`."""

    noun: Noun
    column: Ident | None
    old: Expr
    new: Expr


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
class Variant(Node):
    name: Ident
    title: Text
    condition: Expr | None
    parts: tuple["Patch", ...]


Patch = Union[Change, Replace, Drop, Has, Define, Quantity, Rule, Handler, Lasting, Setting, Choices, Table, Automa, Scoring]


# examples


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
    HasValues,
    Holds,
    DiceShow,
    Does,
    Chooses,
    Declines,
    Happens,
    Changed,
    Can,
    SeesNothing,
    WinnersWere,
    Condition,
]


@dataclass(frozen=True, slots=True)
class Example(Node):
    title: Text
    rules: tuple[Text, ...]
    lines: tuple[Line, ...]


Declaration = Union[
    Game, Setting, Choices, Table, Has, Define, Quantity, Rule, Always, Play, Scoring, Handler, Lasting, Variant, Automa, Example
]


@dataclass(frozen=True, slots=True)
class File(Node):
    declarations: tuple[Declaration, ...]


# cells: an effect cell is a Body; condition and amount cells are expressions; a price cell is a tuple of Amounts


@dataclass(frozen=True, slots=True)
class Price(Node):
    amounts: tuple[Amount, ...]
