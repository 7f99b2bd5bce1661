"""A whole game in the intermediate representation: what the state holds, constants, functions, procedures, words.

Standard cells every game has (fields are added for them by `lower`): `round`, `active` (seat whose turn it is),
`source` (card whose effect runs, -1), `source_by` (seat that plays it), `reactions` (1: only holders of a reaction are asked),
`automa` (per seat: 0, or the number of the automa that fills it). The number of seats is not a cell but `Seats()`.
Reading types (`Reading`) tell views, labels and logs what an int stands for; rules never look at them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from compiler.ir.expr import Expr
from compiler.ir.stmt import Stmt

PER_GAME, PER_SEAT, PER_ROW = "game", "seat", "row"


@dataclass(frozen=True)
class Reading:
    """What a value stands for. kind: number, flag, player, choice (of = choices type), row (of = table), card (any table),
    cell (of = "height,width", "most:setting" where a setting says it), rule, option, set, list, grid (then `item` reads the
    members). `none`: -1 means none.
    For keys of families that don't begin at 0, `of` of a number or card is what to add."""

    kind: str
    of: str = ""
    item: "Reading | None" = None
    none: bool = False

    @property
    def area(self) -> int:
        """How many cells a grid has at most, of a grid or one of its cells."""
        height, width = (int(side.partition(":")[0]) for side in self.of.split(",")[:2])
        return height * width


@dataclass(frozen=True)
class FieldDef:
    """A field of the state. PER_GAME without `count`: one value. Otherwise a list: for PER_SEAT `count` values for each seat
    (index = seat * count + key), for PER_ROW and indexed game fields `count` values in all.
    `start`: one value for all, or a tuple with one value per element of a seat / of the list.
    Values are ints, or tuples of ints when `wide`. `seen` is all, owner or none. `public`: shown in views by the name of the
    rules (hidden helper fields of the compiler are not; they belong to nobody's view).
    `keys`: how to read the key part of the index, outermost first, with the size of each. `members`: the lowest and highest
    value, none aside; of a set, list or grid of what is in it; only for what is hidden from somebody.
    `shown_if`: a function of the settings; if it holds, those of `shown` see the field, not only those of `seen`."""

    name: str
    owner: str
    reading: Reading
    count: int | None = None
    start: int | tuple[Any, ...] = 0
    wide: bool = False
    low: int | None = None
    high: int | None = None
    seen: str = "all"
    public: bool = True
    title: str = ""
    keys: tuple[tuple[Reading, int], ...] = ()
    row_table: str = ""
    members: tuple[int | None, int | None] = (None, None)
    shown: str = "all"
    shown_if: str = ""

    @property
    def is_list(self) -> bool:
        return self.owner == PER_SEAT or self.count is not None


@dataclass(frozen=True)
class PlaceDef:
    """A field that holds cards. Its place numbers are base .. base + size - 1: for PER_SEAT base + seat * count + key.
    (`size` counts the most seats the game allows.) `row`: a row with that many places (0: an ordinary pile).
    `tables`: those whose cards it can hold. The box, place 0, is seen by nobody, but everybody knows the cards that start there.
    `shown_if`: as of a field."""

    name: str
    owner: str
    base: int
    size: int
    count: int = 1
    seen: str = "all"
    title: str = ""
    reading: Reading = Reading("card")
    keys: tuple[tuple[Reading, int], ...] = ()
    row: int = 0
    row_table: str = ""
    tables: tuple[str, ...] = ()
    shown: str = "all"
    shown_if: str = ""


@dataclass(frozen=True)
class TableDef:
    """A table's things: physical cards are numbered `first` .. ; `ids` and `names` per card, `rows` the row number of each
    (copies share it)."""

    name: str
    type: str
    first: int
    ids: tuple[str, ...]
    names: tuple[str, ...]
    rows: tuple[int, ...]
    is_cards: bool


@dataclass(frozen=True)
class Function:
    """A pure function of the state: `lets` are evaluated in order, then `value`. `kind`: quantity, define, can, score, other."""

    name: str
    parameters: tuple[str, ...]
    value: Expr
    lets: tuple[tuple[str, Expr], ...] = ()
    kind: str = "other"
    at: int = 0


@dataclass(frozen=True)
class Why:
    """Why an action is refused: parts in order; the first whose `holds` is false is the reason. `holds` may use Fixed."""

    action: str
    parameters: tuple[str, ...]
    parts: tuple[tuple[Expr, str, str], ...]  # (holds, name that fails, text)


@dataclass(frozen=True)
class Procedure:
    name: str
    parameters: tuple[str, ...]
    body: tuple[Stmt, ...]
    title: str = ""
    at: int = 0


@dataclass(frozen=True)
class Prompt:
    """How to show a question: its name (for option keys), its sentence, how to read a value; `labels` for fixed options:
    value -> (key, label). `parts`: an option is a tuple, of which each of these reads one item."""

    name: str
    text: str
    reading: Reading
    labels: tuple[tuple[int, str, str], ...] = ()
    parts: tuple["Prompt", ...] = ()


@dataclass(frozen=True)
class NoteDef:
    """A log line: words with slots `{0}`, `{1}` for the arguments, read by `readings`, and `{player}` for whom it is about.
    `skip`: it is left out when its first argument is 0 or empty (`zero`) or equals the last one (`same`)."""

    text: str
    readings: tuple[Reading, ...]
    skip: str = ""


@dataclass(frozen=True)
class Kept:
    """A value that a record of something in force holds. `open`: everybody may know it."""

    name: str
    reading: Reading
    open: bool


@dataclass(frozen=True)
class InForce:
    """Something that lasts for a time. `field` (and `later`, if it only begins to run down at the next end of its span) has a
    list of records for each seat; a record is who began it and what `keeps` says. `until`: used, or the span."""

    field: str
    later: str
    text: str
    until: str
    keeps: tuple[Kept, ...] = ()


@dataclass(frozen=True)
class Once:
    """What can be done or happens once per span: `field` is 1 where it is used up, by seat or by thing of `table`."""

    field: str
    text: str
    per: str
    table: str = ""


@dataclass(frozen=True)
class Origin:
    """Where a statement stands. `kind`: rule or cell, for coverage; empty if it doesn't count."""

    path: str
    line: int
    column: int
    kind: str = ""


@dataclass(frozen=True)
class ShownDef:
    """What is shown while somebody arranges something: function(me) -> value."""

    label: str
    reading: Reading
    function: str


@dataclass(frozen=True)
class ArrangementDef:
    """Choices that belong together. The hidden cell of a player who makes them holds its number, from 1 on."""

    title: str
    shown: tuple[ShownDef, ...]


@dataclass(frozen=True)
class ScoreDef:
    """A scoring category: function(me) -> points."""

    label: str
    function: str


@dataclass
class Program:
    name: str
    title: str
    fewest: int
    most: int
    fields: list[FieldDef] = field(default_factory=list)
    places: list[PlaceDef] = field(default_factory=list)
    tables: list[TableDef] = field(default_factory=list)
    choices: dict[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)  # type -> (name, title) in order
    settings: list[FieldDef] = field(default_factory=list)  # also cells of the state, constant
    constants: dict[str, tuple[Any, ...]] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    function_tables: dict[str, tuple[str | None, ...]] = field(default_factory=dict)
    procedures: dict[str, Procedure] = field(default_factory=dict)
    procedure_tables: dict[str, tuple[str | None, ...]] = field(default_factory=dict)
    main: str = "main"
    prompts: list[Prompt] = field(default_factory=lambda: [Prompt("", "", Reading("number"))])
    notes: list[NoteDef] = field(default_factory=list)
    origins: list[Origin] = field(default_factory=lambda: [Origin("", 0, 0)])
    whys: dict[str, Why] = field(default_factory=dict)
    in_force: list[InForce] = field(default_factory=list)
    once: list[Once] = field(default_factory=list)
    actions: dict[str, str] = field(default_factory=dict)  # rule name -> procedure that performs it (me, parameters..)
    phases: dict[str, str] = field(default_factory=dict)  # phase name -> procedure that runs it ()
    setup: str | None = None
    arrangements: list[ArrangementDef] = field(default_factory=list)
    scores: list[ScoreDef] = field(default_factory=list)
    winners: str = ""  # function() -> mask of winning seats
    teams: str = ""  # function(seat) -> a number that is the same for all who play together; none: each alone
    automas: tuple[tuple[str, str], ...] = ()  # (name, title); cell `automa` per seat: 0 none, 1..
    invariants: list[tuple[str, str, int]] = field(default_factory=list)  # (function(me), text, at)
    card_count: int = 0
    card_rows: tuple[int, ...] = ()  # row identity of each card (copies share it)
    place_count: int = 1  # place 0 is the box
