"""The model: every declared name of a game with its resolved type, its source and its span. Data only.

Made by `declare` from syntax trees and loaded tables; read by `bind`, `lower`, `check` and everything that explains a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from compiler import types as ty
from compiler.rows import Column, LoadedTable, Row
from compiler.types import CellType, GridOf, Type
from dsl import syntax
from dsl.diagnostic import Label
from dsl.source import Source, Span

SEEN_BY = ("all", "owner", "none")
PLAYER, GAME = "player", "game"
Parsed = tuple[syntax.File, Source]


@dataclass(frozen=True)
class Place:
    """Where something is declared."""

    source: Source
    span: Span

    def label(self, text: str = "") -> Label:
        return Label(self.source.locate(self.span), text)


@dataclass(eq=False)
class ChoicesInfo:
    name: str
    values: tuple[str, ...]
    titles: tuple[str, ...]
    place: Place
    places: tuple[Place, ...] = ()  # of the values

    def number(self, value: str) -> int:
        return self.values.index(value)


@dataclass(eq=False)
class FieldInfo:
    """A field of the players, the game, or the things of a table (`owner` is then the row type). `seen`: who sees it under
    whatever settings; `shown`: who does under those that leave it most open."""

    name: str
    owner: str
    type: Type  # without families: the type of one value
    keys: tuple[Type, ...]
    node: syntax.Field
    place: Place
    seen: str = "all"
    shown: str = "all"
    title: str = ""
    storage: str = ""  # name of the state field or place field
    automa: str = ""  # fields of an automa belong to its seats only


@dataclass(eq=False)
class SettingInfo:
    name: str
    type: Type
    start: int
    title: str
    place: Place
    node: syntax.Setting


@dataclass(eq=False)
class TableInfo:
    """`first`: number of the table's first thing; `things`: for each physical thing the number of its row."""

    name: str
    row_type: str
    loaded: LoadedTable
    place: Place
    node: syntax.Table
    title: str = ""
    first: int = 0
    things: tuple[int, ...] = ()
    is_cards: bool = False  # its things can lie in piles

    @property
    def rows(self) -> list[Row]:
        return self.loaded.rows

    def column(self, name: str) -> Column | None:
        return next((c for c in self.loaded.shape.columns if c.name == name), None)

    def first_thing(self, row: int) -> int:
        return self.first + self.things_by_row[row][0]

    def things_of(self, row: int) -> list[int]:
        """The positions in `things` of all copies of a row."""
        return self.things_by_row.get(row, [])

    @cached_property
    def things_by_row(self) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for thing, row in enumerate(self.things):
            found.setdefault(row, []).append(thing)
        return found

    @property
    def has_copies(self) -> bool:
        return len(self.things) > len(self.rows)

    @cached_property
    def row_numbers(self) -> dict[str, int]:
        return {row.id: number for number, row in reversed(list(enumerate(self.rows)))}

    def row_number(self, id: str) -> int | None:
        return self.row_numbers.get(id)


@dataclass(eq=False)
class Param:
    name: str
    type: Type
    span: Span


@dataclass(eq=False)
class Routine:
    """What is declared under a name with parameters."""

    name: str
    params: tuple[Param, ...]
    node: syntax.Define | syntax.Quantity | syntax.Rule
    place: Place
    title: str = ""
    automa: str = ""


@dataclass(eq=False)
class DefineInfo(Routine):
    node: syntax.Define


@dataclass(eq=False)
class QuantityInfo(Routine):
    node: syntax.Quantity


@dataclass(eq=False)
class RuleInfo(Routine):
    """`answers`: the type of what an event answers."""

    node: syntax.Rule
    answers: Type | None = None

    @property
    def kind(self) -> str:
        """action or event"""
        return self.node.kind


@dataclass(eq=False)
class Standing:
    """A handler or lasting item outside statements: at top level, or in an automa (`automa`)."""

    node: syntax.Handler | syntax.Lasting
    source: Source
    automa: str = ""


@dataclass(eq=False)
class PhaseInfo:
    """`in_turn`: it is part of a player's turn."""

    name: str
    node: syntax.Phase
    place: Place
    in_turn: bool = False

    @property
    def of_players(self) -> bool:
        """Does it happen to players, not to the table?"""
        return self.in_turn or self.node.who is not None


@dataclass(eq=False)
class CellInfo:
    """An effect, condition, amount or price cell of a table, parsed."""

    table: TableInfo
    row: int
    column: str
    keys: int  # flat position inside a family column, 0 otherwise
    kind: str
    node: syntax.Body | syntax.Price | syntax.Expr
    source: Source
    order: tuple[int, int, int, int] = (0, 0, 0, 0)  # number of the table and of the column, row, position in a family


@dataclass(eq=False)
class Model:
    folder: str = ""
    name: str = ""
    title: str = ""
    fewest: int = 2
    most: int = 2
    game_place: Place | None = None
    choices: dict[str, ChoicesInfo] = field(default_factory=dict)
    tables: dict[str, TableInfo] = field(default_factory=dict)
    row_types: dict[str, TableInfo] = field(default_factory=dict)
    settings: dict[str, SettingInfo] = field(default_factory=dict)
    fields: dict[str, FieldInfo] = field(default_factory=dict)  # of players and of the game
    thing_fields: dict[str, dict[str, FieldInfo]] = field(default_factory=dict)  # row type -> name -> field
    defines: dict[str, DefineInfo] = field(default_factory=dict)
    quantities: dict[str, QuantityInfo] = field(default_factory=dict)
    rules: dict[str, RuleInfo] = field(default_factory=dict)
    standing: list[Standing] = field(default_factory=list)
    always: list[tuple[syntax.Always, Source]] = field(default_factory=list)
    play: tuple[syntax.Play, Source] | None = None
    scoring: list[tuple[syntax.Scoring, Source]] = field(default_factory=list)
    phases: dict[str, PhaseInfo] = field(default_factory=dict)
    phase_sources: dict[str, Source] = field(default_factory=dict)  # of phases that a variant replaced
    automas: dict[str, tuple[syntax.Automa, Source]] = field(default_factory=dict)
    variants: dict[str, tuple[syntax.Variant, Source]] = field(default_factory=dict)
    chosen: tuple[str, ...] = ()  # the variants that are on
    examples: list[tuple[syntax.Example, Source]] = field(default_factory=list)
    cells: list[CellInfo] = field(default_factory=list)
    uses_any_card: bool = False
    kinds_read: set[str] = field(default_factory=set)  # row types whose kinds are shown somewhere: the program names them
    refused: set[str] = field(
        default_factory=set
    )  # names that were given to something and can't be: their uses are no further mistake
    phrases: dict[str, object] = field(default_factory=dict)  # the game's own English phrases
    changes: list[tuple[syntax.Change, Source]] = field(default_factory=list)  # of single cells, by the chosen variants
    parsed: list[Parsed] = field(default_factory=list)  # the trees it was made of, variants applied

    @property
    def files(self) -> list[syntax.File]:
        return [tree for tree, _ in self.parsed]

    def all_fields(self) -> Iterator[FieldInfo]:
        yield from self.fields.values()
        for fields in self.thing_fields.values():
            yield from fields.values()

    def cell_type(self) -> CellType:
        """`Cell` is a position of the game's grid; with grids of several sizes the widest one is meant."""
        grids = [info.type for info in self.all_fields() if isinstance(info.type, GridOf)]
        if not grids:
            return CellType(99, 99)
        biggest = max(grids, key=lambda grid: grid.height * grid.width)
        return CellType(biggest.height, biggest.width, biggest.hex, biggest.by)

    def sizes_of(self, grid: GridOf | CellType) -> list[tuple[int, int]]:
        """The rows and columns that a grid can have, as its settings count: those of the columns first."""
        if grid.by is None:
            return [(grid.height, grid.width)]
        rows, columns = range(grid.by.fewest_rows, grid.height + 1), range(grid.by.fewest_columns, grid.width + 1)
        if grid.by.rows == grid.by.columns:
            return [(side, side) for side in rows]
        return [(row, column) for row in rows for column in columns]

    def first_size(self, grid: GridOf | CellType) -> tuple[int, int]:
        """The rows and columns of a grid in a game with the usual settings."""
        by = grid.by or ty.BySetting("", "", 0, 0)
        height, width = (
            self.start_of(self.settings[name]) if name else most
            for name, most in ((by.rows, grid.height), (by.columns, grid.width))
        )
        return height, width

    def start_of(self, setting: SettingInfo) -> int:
        """The number that a setting starts with."""
        match setting.node.starts:
            case syntax.Number(value=value):
                return value
        start = self.default_of(setting.type)
        return start if isinstance(start, int) else 0

    def size_of(self, type: Type) -> int:
        """How many values a key of this type has."""
        low, high = self.bounds_of(type)
        return (high - low + 1) if low is not None and high is not None else 0

    def default_of(self, type: Type) -> int | tuple[int, ...]:
        """What a field or setting starts with if that is not said."""
        match type:
            case ty.IntType(low, high):
                if (low is None or low <= 0) and (high is None or high >= 0):
                    return 0
                return low if low is not None else high if high is not None else 0
            case ty.OptionalOf():
                return -1
            case ty.RowOf(name):
                return self.row_types[name].first if name in self.row_types else 0
            case ty.ListOf():
                return ()
            case GridOf(height, width, _):
                return (-1,) * (height * width)
        return 0

    def bounds_of(self, type: Type) -> tuple[int | None, int | None]:
        """The lowest and highest int a value of this type can be."""
        match type:
            case ty.IntType(low, high):
                return low, high
            case ty.FlagType():
                return 0, 1
            case ty.ChoiceType(name):
                return 0, len(self.choices[name].values) - 1 if name in self.choices else 0
            case ty.RowOf(name):
                table = self.row_types.get(name)
                return (table.first, table.first + max(len(table.things), 1) - 1) if table else (0, 0)
            case ty.KindOf(name):
                return 0, max(len(self.row_types[name].rows), 1) - 1 if name in self.row_types else 0
            case ty.PlayerType():
                return 0, self.most - 1
            case ty.OptionalOf(of):
                return -1, self.bounds_of(of)[1]
            case CellType(height, width):
                return 0, height * width - 1
            case ty.AnyCard():
                return 0, max(sum(len(t.things) for t in self.tables.values()) - 1, 0)
            case ty.NoneType():
                return -1, -1
        return None, None


def spoken(name: str) -> str:
    """A name of the rules as words, for things without a display name."""
    return name.replace("_", " ")


def phases_in(flow: Iterable[syntax.Flow], in_turn: bool = False) -> Iterator[tuple[syntax.Phase, bool]]:
    """Phases where they may stand: in `play`, in rounds and turns, and under conditions there; and whether in a turn."""
    for part in flow:
        match part:
            case syntax.Phase():
                yield part, in_turn
            case syntax.Rounds(flow=inner):
                yield from phases_in(inner)
            case syntax.Turns(body=body):
                yield from phases_in(body.statements, True)
            case syntax.If(then=then, otherwise=otherwise):
                yield from phases_in(then.statements, in_turn)
                if otherwise is not None:
                    branch = otherwise.statements if isinstance(otherwise, syntax.Body) else (otherwise,)
                    yield from phases_in(branch, in_turn)
