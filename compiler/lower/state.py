"""The state of one lowering: the program that grows, fresh names, positions and words, and what is asked for and made at the end.

What depends on everything that lasts (reactions, shields, further costs) is called by name wherever it is needed and made when
all rules have been read.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from compiler.bound import tree
from compiler.bound.game import Cell as BoundCell
from compiler.bound.game import Game
from compiler.ir.expr import Expr
from compiler.ir.program import FieldDef, NoteDef, Origin, Program, Prompt, Reading
from compiler.model import FieldInfo, Model, RuleInfo, TableInfo
from dsl.source import Source, Span

if TYPE_CHECKING:
    from compiler.lower.parts import Parts

Value = int | tuple[int, ...]
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
    next_field: str = ""  # records that begin to run down at the next end of the span

    @property
    def item(self) -> tree.Item:
        return self.bound.item

    @property
    def timed(self) -> bool:
        return bool(self.field)

    @property
    def stride(self) -> int:
        return 1 + len(self.bound.captures) + self.bound.keeps_this + self.bound.keeps_amount

    @property
    def origin_kind(self) -> str:
        return "cell" if self.table is not None else "rule"

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
class Further:
    """Further requirements and costs that are to be completed: by the name of the function, what it is about and the locals of the
    rule it depends on."""

    requirements: dict[str, tuple[RuleInfo, tuple[tree.Local, ...]]] = field(default_factory=dict)
    fees: dict[str, tuple[tree.AlsoCosts, tree.Payment, tuple[tree.Local, ...]]] = field(default_factory=dict)


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
    value_columns: dict[str, tuple[TableInfo, str]] = field(default_factory=dict)
    prices: dict[str, list[Priced]] = field(default_factory=dict)  # resources of price columns
    purse: list[Priced] = field(default_factory=list)  # resources that something can stand in for
    commands: dict[str, int] = field(default_factory=dict)
    spans_used: set[str] = field(default_factory=set)
    field_events: dict[str, tuple[str, str, FieldInfo]] = field(default_factory=dict)  # name -> timing, kind, field
    rule_events: dict[str, tuple[str, str, tuple[tree.Local, ...]]] = field(default_factory=dict)  # name -> timing, rule, given
    shields: dict[str, tuple[FieldInfo | None, bool]] = field(default_factory=dict)  # name -> field, lowers
    further_items: list[tree.AlsoRequires | tree.AlsoCosts] = field(default_factory=list)
    further: Further = field(default_factory=Further)
    parts: dict[str, Parts] = field(default_factory=dict)
    used_marks: dict[str, Marks] = field(default_factory=dict)  # by span
    running_marks: Marks = field(default_factory=dict)
    self_setting: dict[int, bool] = field(default_factory=dict)  # by handler: can its body set it off again?
    walks: int = 0
    secret_locals: set[tree.Local] | None = None
    offers_abilities: bool = False
    _names: dict[str, int] = field(default_factory=dict)
    _origins: dict[tuple[str, int, int, str], int] = field(default_factory=dict)
    _prompts: dict[Prompt, int] = field(default_factory=dict)
    _notes: dict[NoteDef, int] = field(default_factory=dict)

    @property
    def model(self) -> Model:
        return self.game.model

    def fresh(self, name: str) -> str:
        """A variable name nobody else uses."""
        number = self._names.get(name, 0)
        self._names[name] = number + 1
        return f"{name}_{number}" if number else name

    def origin(self, source: Source, span: Span, kind: str = "") -> int:
        line, column = source.position(span.start)
        key = (source.path, line, column, kind)
        if key not in self._origins:
            self._origins[key] = len(self.program.origins)
            self.program.origins.append(Origin(source.path, line, column, kind))
        return self._origins[key]

    def constant(self, name: str, values: tuple[object, ...]) -> str:
        """A constant tuple under this name (or another free one)."""
        base, number = name, 1
        while self.program.constants.get(name, values) != values:
            number += 1
            name = f"{base}_{number}"
        self.program.constants[name] = values
        return name

    def prompt(self, name: str, text: str, reading: Reading, labels: tuple[tuple[int, str, str], ...] = ()) -> int:
        prompt = Prompt(name, text, reading, labels)
        if prompt not in self._prompts:
            self._prompts[prompt] = len(self.program.prompts)
            self.program.prompts.append(prompt)
        return self._prompts[prompt]

    def note(self, text: str, *readings: Reading, skip: str = "") -> int:
        note = NoteDef(text, readings, skip)
        if note not in self._notes:
            self._notes[note] = len(self.program.notes)
            self.program.notes.append(note)
        return self._notes[note]

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

    def automa_number(self, name: str) -> int:
        return list(self.model.automas).index(name) + 1
