"""A bound game: everything that rules, tables and flow say, with every name settled. Data only; `from_syntax` makes it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Union

from compiler.bound import tree
from compiler.bound.binder import Signature
from compiler.bound.columns import Columns
from compiler.bound.index import Heard, Index, Known
from compiler.bound.ranges import Ranges
from compiler.bound.tree import Block, Example, Expr, Key, Lasting, Local, Node, Payment, Per, Statement
from compiler.model import CellInfo, DefineInfo, FieldInfo, Model, QuantityInfo, RuleInfo, SettingInfo, TableInfo
from dsl.source import Source, Span
from dsl.syntax import NOWHERE
from dsl.walk import nodes_in


@dataclass
class Rule:
    info: RuleInfo
    params: tuple[Local, ...]
    body: Block


Content = Block | Expr | tuple[Payment, ...]


@dataclass
class Cell:
    """A cell that holds rules. `content`: a block (effect), an expression (condition, amount) or payments (price)."""

    info: CellInfo
    content: Content

    @property
    def block(self) -> Block:
        return tuple(node for node in self.content if not isinstance(node, Payment)) if isinstance(self.content, tuple) else ()

    @property
    def price(self) -> tuple[Payment, ...]:
        return tuple(node for node in self.content if isinstance(node, Payment)) if isinstance(self.content, tuple) else ()


@dataclass
class Standing:
    """What lasts or reacts by itself: at top level, in an automa, or on the card of a row. `span`: of the whole text that it is
    part of; what stands under one duration is told together."""

    lasting: Lasting
    source: Source
    automa: str = ""
    table: TableInfo | None = None
    row: int = -1
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Setup(Node):
    body: Block


@dataclass(frozen=True, slots=True)
class Rounds(Node):
    at_most: bool
    count: Expr
    flow: tuple[Flow, ...]


@dataclass(frozen=True, slots=True)
class Turns(Node):
    order: Expr
    limit: Expr
    body: Block


Flow = Union[Setup, Rounds, Turns, Statement]


@dataclass(frozen=True, slots=True)
class Score(Node):
    value: Expr
    per: Per | None
    label: str
    source: Source = field(compare=False)


@dataclass(frozen=True, slots=True)
class WinnersAre(Node):
    value: Expr
    condition: Expr | None


@dataclass(frozen=True, slots=True)
class WinnersBy(Node):
    keys: tuple[Key, ...]


@dataclass(frozen=True, slots=True)
class TeamsBy(Node):
    value: Expr


@dataclass(frozen=True, slots=True)
class Always(Node):
    test: Expr
    text: str
    source: Source = field(compare=False)


@dataclass
class Bounds:
    """The moving ends of a field (`at least`, `at most`), and where it starts if that is said. `shown`: whether the settings let
    more of the players see it than `FieldInfo.seen` says, where that depends on them."""

    starts: Expr | None = None
    least: Expr | None = None
    most: Expr | None = None
    shown: Expr | None = None


@dataclass
class Game:
    """`functions`: of defines and quantities; `fields`: what fields and settings say beside their types; `done_by_nobody`: rules
    that are done where no player acts, and where; `conditions`: when variants can be on, by name;
    `known`: of cells that are left out, where only findings are wanted."""

    model: Model
    index: Index
    heard: Heard
    columns: Columns
    ranges: Ranges
    groups: dict[str, tuple[str, ...]]
    known: Known | None = None
    rules: dict[str, Rule] = field(default_factory=dict)
    functions: dict[DefineInfo | QuantityInfo, Signature] = field(default_factory=dict)
    cells: list[Cell] = field(default_factory=list)
    standing: list[Standing] = field(default_factory=list)
    flow: tuple[Flow, ...] = ()
    scores: list[Score] = field(default_factory=list)
    winners: list[WinnersAre | WinnersBy] = field(default_factory=list)
    teams: TeamsBy | None = None
    always: list[Always] = field(default_factory=list)
    fields: dict[FieldInfo | SettingInfo, Bounds] = field(default_factory=dict)
    sound: bool = True
    examples: tuple[Example, ...] = ()
    conditions: dict[str, Expr] = field(default_factory=dict)
    done_by_nobody: list[tuple[RuleInfo, Source, Span]] = field(default_factory=list)


def effects_of(game: Game, block: Block) -> set[FieldInfo | RuleInfo]:
    """The numbers that a block may change and the rules it may do, through any number of rules and cells (a transitive closure over
    calls). Cells are taken together: which of them is done is not known."""
    found: set[FieldInfo | RuleInfo] = set()
    todo: list[object] = [block]
    cells: list[object] = [cell.content for cell in game.cells]
    while todo:
        for node in nodes_in(todo.pop()):
            match node:
                case tree.Resource(field=info) | tree.Set(target=tree.FieldRead(field=info)):
                    found.add(info)
                case tree.Roll(target=tree.FieldRead(field=info)):
                    found.add(info)
                case tree.RuleCall(rule=rule) if rule not in found:
                    found.add(rule)
                    todo.append(game.rules[rule.name].body)
                case tree.ColumnCall() | tree.Abilities() | tree.Payment(resource=None):
                    todo += cells
                    cells = []
    return found
