"""The state of one lowering (the program that grows, fresh names, positions and words, what is asked for and made at the end), the
environment of a translation, and the table from kinds of bound statements to the functions that translate them.

What depends on everything that lasts (reactions, shields, further costs) is called by name wherever it is needed and made when
all rules have been read. Statements hold blocks, and blocks hold statements; the modules that translate them all import this one
instead of each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from compiler.bound import tree
from compiler.bound.game import Cell as BoundCell
from compiler.bound.game import Game
from compiler.ir.expr import Expr, Var
from compiler.ir.program import FieldDef, Function, NoteDef, Origin, Procedure, Program, Prompt, Reading
from compiler.ir.stmt import ForEach, If, Let, Mark, Stmt
from compiler.model import FieldInfo, Model, TableInfo
from compiler.text import Dictionary, build_dictionary
from compiler.types import Type
from dsl.source import Source, Span

if TYPE_CHECKING:
    from compiler.lower.parts import Parts

Value = int | tuple[int, ...]
Named = TypeVar("Named", Origin, Prompt, NoteDef)
Marks = dict[int, tuple[str, Expr]]
"""By the number of an item: its hidden field and the highest index of it."""


@dataclass(eq=False)
class Lasting:
    """Something that lasts, with where it stands and what the program keeps of it.

    On a card (`table`, `row`): in force while the card lies in its place. Timed (`field`): in force for each record in that hidden
    field; a record is (owner seat, captured values ...). Otherwise standing: always, for every player."""

    bound: tree.Lasting
    source: Source
    number: int
    automa: str = ""
    table: TableInfo | None = None
    row: int = -1
    field: str = ""
    begun_by_card: bool = False
    next_field: str = ""  # records that begin to run down at the next end of the span

    @property
    def item(self) -> tree.Item:
        return self.bound.item

    @property
    def timed(self) -> bool:
        return bool(self.field)

    @property
    def on_card(self) -> bool:
        """Does it stand on a card, or on another row of a table?"""
        return self.table is not None or self.begun_by_card

    @property
    def stride(self) -> int:
        return 1 + len(self.bound.captures) + self.bound.keeps_this + self.bound.keeps_amount

    @property
    def cards(self) -> list[int]:
        """All copies of its card."""
        return [] if self.table is None else [self.table.first + thing for thing in self.table.things_of(self.row)]

    @property
    def thing(self) -> int:
        """The first copy of its card."""
        assert self.table is not None
        return self.table.first_thing(self.row)


@dataclass(frozen=True)
class Priced:
    """A resource of a price column or a purse. `key`: which part of a family; `name`: as it is written."""

    field: FieldInfo
    key: int | None
    name: str


@dataclass
class Lowering:
    """See the module's docstring. `in_progress`: functions and procedures that are being made."""

    game: Game
    program: Program
    place_bases: dict[str, int] = field(default_factory=dict)
    place_infos: dict[str, FieldInfo] = field(default_factory=dict)
    late_starts: list[tuple[FieldInfo, Expr]] = field(default_factory=list)
    lastings: list[Lasting] = field(default_factory=list)
    in_progress: list[str] = field(default_factory=list)
    end_labels: dict[str, list[str]] = field(default_factory=dict)
    cells: dict[tuple[str, str], dict[int, BoundCell]] = field(default_factory=dict)
    value_columns: dict[str, tuple[tuple[TableInfo, ...], str]] = field(default_factory=dict)
    prices: dict[str, list[Priced]] = field(default_factory=dict)  # resources of price columns
    purse: list[Priced] = field(default_factory=list)  # resources that something can stand in for
    commands: dict[str, int] = field(default_factory=dict)
    spans_used: set[str] = field(default_factory=set)
    events: dict[str, tuple[str, str, FieldInfo | Parts]] = field(default_factory=dict)  # name -> timing, kind, what happens
    shields: dict[str, tuple[FieldInfo | None, bool]] = field(default_factory=dict)  # name -> field, lowers
    further_items: list[tree.AlsoRequires | tree.AlsoCosts] = field(default_factory=list)
    requirements: dict[str, Callable[[], None]] = field(default_factory=dict)  # further ones: function -> makes it at the end
    fees: dict[str, Callable[[], None]] = field(default_factory=dict)
    parts: dict[str, Parts] = field(default_factory=dict)
    used_marks: dict[str, Marks] = field(default_factory=dict)  # by span
    running_marks: Marks = field(default_factory=dict)
    self_setting: dict[int, bool] = field(default_factory=dict)  # by handler: can its body set it off again?
    walks: int = 0
    offer_tests: dict[int, Expr] = field(default_factory=dict)  # by handler: what must hold for its offer
    swept: set[int] = field(default_factory=set)  # ids of moves of every card of a pile, one by one
    secret_locals: set[tree.Local] | None = None
    nobodys: set[str] | None = None  # rules done where no player acts
    worded_alike: set[tree.Local] | None = None  # choices that read like another one of their rule
    offers_abilities: bool = False
    alike: frozenset[int] | None = None  # ids of choices in which copies that are alike are one option
    plain_tables: dict[str, bool] = field(default_factory=dict)  # whether no card of the table is held outside of places
    _names: dict[str, int] = field(default_factory=dict)
    _numbers: dict[Origin | Prompt | NoteDef, int] = field(default_factory=dict)

    @cached_property
    def words(self) -> Dictionary:
        """What lines of the log call things: the game's own English nouns."""
        return build_dictionary(self.game, "en", self.game.model.phrases)

    @property
    def model(self) -> Model:
        return self.game.model

    @property
    def hides(self) -> bool:
        """Does any place hide its cards from somebody?"""
        return any(place.seen != "all" for place in self.program.places)

    def fresh(self, name: str) -> str:
        """A variable name nobody else uses."""
        number = self._names.get(name, 0)
        found = f"{name}_{number}" if number else name
        while number and found in self._names:  # somebody's own name looks like that
            number += 1
            found = f"{name}_{number}"
        self._names[name] = number + 1
        self._names.setdefault(found, 1)
        return found

    def number(self, items: list[Named], one: Named) -> int:
        """The place of something in a list that holds each only once."""
        if one not in self._numbers:
            self._numbers[one] = len(items)
            items.append(one)
        return self._numbers[one]

    def origin(self, source: Source, span: Span, kind: str = "") -> int:
        return self.number(self.program.origins, Origin(source.path, *source.position(span.start), kind))

    def prompt(self, name: str, text: str, reading: Reading, labels: tuple[tuple[int, str, str], ...] = ()) -> int:
        return self.number(self.program.prompts, Prompt(name, text, reading, labels))

    def prompt_of(self, text: str, prompts: Iterable[int]) -> int:
        """A question that asks for several things at once."""
        parts = tuple(self.program.prompts[number] for number in prompts)
        name, reading = " and ".join(part.name for part in parts), Reading("list", item=Reading("number"))
        return self.number(self.program.prompts, Prompt(name, text, reading, (), parts))

    def prompt_titled(self, text: str, prompt: int) -> int:
        """The same question in other words."""
        return self.number(self.program.prompts, replace(self.program.prompts[prompt], text=text))

    def note(self, text: str, *readings: Reading, skip: str = "") -> int:
        return self.number(self.program.notes, NoteDef(text, readings, skip))

    def function(self, name: str, parameters: tuple[str, ...], value: Expr, kind: str = "other", at: int = 0) -> str:
        """Makes a function; gives its name."""
        self.program.functions[name] = Function(name, parameters, value, kind=kind, at=at)
        return name

    def procedure(self, name: str, parameters: tuple[str, ...], body: Iterable[Stmt], title: str = "", at: int = 0) -> str:
        """Makes a procedure; gives its name."""
        self.program.procedures[name] = Procedure(name, parameters, tuple(body), title, at)
        return name

    def constant(self, name: str, values: tuple[object, ...]) -> str:
        """A constant tuple under this name (or another free one)."""
        base, number = name, 1
        while self.program.constants.get(name, values) != values:
            number += 1
            name = f"{base}_{number}"
        self.program.constants[name] = values
        return name

    def each(self, var: str, items: Expr, body: Iterable[Stmt], at: int = 0) -> ForEach:
        """A loop that nothing leaves."""
        return ForEach(self.fresh("each"), var, items, tuple(body), at)

    def listens(self, timing: str, kind: str, name: str) -> bool:
        return self.game.heard.listens(timing, kind, name)

    def row_of(self, card: int) -> int:
        """The row that copies of a card share."""
        return self.program.card_rows[card]

    def hidden_field(self, name: str, owner: str, start: Value, count: int | None = None, wide: bool = False) -> str:
        """A field of the compiler's own: no view shows it."""
        if owner == "seat" and count is None:
            count = 1
        self.program.fields.append(FieldDef(name, owner, Reading("number"), count, start, wide, public=False, seen="none"))
        return name

    def need_field(self, name: str, start: Value = 0, wide: bool = False) -> None:
        if not any(f.name == name for f in self.program.fields):
            self.hidden_field(name, "game", start, wide=wide)

    def add(self, bound: tree.Lasting, source: Source, automa: str = "", table: TableInfo | None = None, row: int = -1) -> Lasting:
        lasting = Lasting(bound, source, len(self.lastings), automa, table, row)
        self.lastings.append(lasting)
        return lasting

    def by_card(self, made: Iterable[tuple[Lasting, str]]) -> list[str | None]:
        """What is made of items, under the number of each card they stand on."""
        found = {card: name for lasting, name in made for card in lasting.cards}
        return [found.get(card) for card in range(self.program.card_count)]

    def automa_number(self, name: str) -> int:
        return list(self.model.automas).index(name) + 1


# ---------------------------------------------------------------- environments


@dataclass
class Env:
    """What bound words and locals are at a place of the program. `loops`: labels of the `repeat`s around, innermost last;
    `answer`: the label that an event's answer leaves, the local it goes to, and its type;
    `original`: the rule whose original is meant by `do`; `kept_amount`: that of a timed modifier, taken when it began;
    `origin_kind`: rule or cell, what coverage counts; `nobodys`: the rule is done where no player acts, too."""

    lowering: Lowering
    source: Source
    me: Expr | None = None
    them: Expr | None = None
    this: Expr | None = None
    amount: Expr | None = None
    total: Expr | None = None
    kept_amount: Expr | None = None
    locals: dict[tree.Local, Expr] = field(default_factory=dict)
    origin_kind: str = "rule"
    original: str = ""
    automa: str = ""
    nobodys: bool = False
    loops: tuple[str, ...] = ()
    answer: tuple[str, str, Type] | None = None

    def inner(self, **changes: Any) -> Env:
        return replace(self, locals=dict(self.locals), **changes)

    def at(self, span: Span) -> int:
        return self.lowering.origin(self.source, span, self.origin_kind)

    def declare(self, local: tree.Local) -> str:
        """A variable of its own for a local."""
        var = self.lowering.fresh(local.name)
        self.locals[local] = Var(var)
        return var

    def member(self, local: tree.Local) -> tuple[Env, str]:
        """An environment in which `local` is a variable of its own."""
        inner = self.inner()
        return inner, inner.declare(local)


# ---------------------------------------------------------------- statements and blocks

Lower = Callable[[Env, Any, int], list[Stmt]]
_statements: dict[type, Lower] = {}


def lowers(*kinds: type[tree.Node]) -> Callable[[Lower], Lower]:
    """Makes a function the one that translates statements of these kinds. It gets the statement and its origin."""

    def register(function: Lower) -> Lower:
        _statements.update(dict.fromkeys(kinds, function))
        return function

    return register


def lower_block(env: Env, block: tree.Block) -> list[Stmt]:
    """The statements of a block, in the environment given (its locals stay visible behind each other)."""
    out: list[Stmt] = []
    for node in block:
        at = env.at(node.span)
        made = _statements[type(node)](env, node, at)
        placed = [replace(one, at=one.at or at) if isinstance(one, (Let, If, ForEach)) else one for one in made]
        out += placed if isinstance(node, tree.Guarded) else [Mark(at), *placed]
    return out
