"""What a name can mean at a place, and what is known there.

A `Scope` is handed down while a rule is read: who `me` is, which card `this` is, the locals so far, the facts that hold. It is
copied, never changed behind anybody's back; only `facts` and `locals` grow along a block. The `Builder` is shared by the whole
run: model, reporter, the program being made, fresh names, and what each function needs and reads.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.bind.ranges import Facts, Ranges
from compiler.ir.expr import Expr, Var
from compiler.ir.program import Origin, Program
from compiler.model import FieldInfo, Model
from compiler.report import Reporter
from compiler.types import Type
from dsl.source import Source, Span


@dataclass(frozen=True)
class Typed:
    """An expression with its type. `literal`: it names a row, so it means all its copies. `owner`: whose field it is."""

    ir: Expr
    type: Type
    literal: bool = False


@dataclass(frozen=True)
class Local:
    ir: Expr
    type: Type
    role: str = ""


@dataclass(frozen=True)
class Need:
    """What a function needs of its arguments: `key` must lie in one of `wanted` (a frozenset), or reading `table` fails."""

    key: Expr
    wanted: frozenset[int]
    table: str
    column: str


@dataclass(frozen=True)
class Read:
    """A hidden field that is read, and whose it is (None: the game's)."""

    field: FieldInfo
    owner: Expr | None


@dataclass
class Signature:
    """What callers must know of a pure function."""

    params: tuple[str, ...]
    needs: list[Need] = field(default_factory=list)
    reads: list[Read] = field(default_factory=list)
    has_me: bool = True
    type: Type | None = None


@dataclass
class Usage:
    """Who uses what; for the checks on the whole game. All by name."""

    read: set[str] = field(default_factory=set)
    written: set[str] = field(default_factory=set)
    gained: set[str] = field(default_factory=set)
    lost: set[str] = field(default_factory=set)
    called: set[str] = field(default_factory=set)
    columns: set[tuple[str, str]] = field(default_factory=set)
    values: set[str] = field(default_factory=set)


class Builder:
    """Everything the passes share while a program is made."""

    def __init__(self, model: Model, reporter: Reporter):
        self.model, self.reporter = model, reporter
        self.program = Program(model.name or "game", model.title or model.name, model.fewest, model.most)
        self.ranges = Ranges(self.program.constants, (model.fewest, model.most))
        self.signatures: dict[str, Signature] = {}
        self.usage = Usage()
        self.terse = False  # only findings are wanted of what is being read: no words, no positions, no tests
        self._names: dict[str, int] = {}
        self._origins: dict[tuple, int] = {}

    def fresh(self, name: str) -> str:
        """A variable name nobody else uses."""
        number = self._names.get(name, 0)
        self._names[name] = number + 1
        return f"{name}_{number}" if number else name

    def origin(self, source: Source, span: Span, kind: str = "") -> int:
        if self.terse:
            return 0
        line, column = source.position(span.start)
        key = (source.path, line, column, kind)
        if key not in self._origins:
            self._origins[key] = len(self.program.origins)
            self.program.origins.append(Origin(source.path, line, column, kind))
        return self._origins[key]

    def constant(self, name: str, values: tuple) -> str:
        """A constant tuple under this name (or another free one)."""
        base, number = name, 1
        while self.program.constants.get(name, values) != values:
            number += 1
            name = f"{base}_{number}"
        self.program.constants[name] = values
        return name


@dataclass
class Scope:
    builder: Builder
    source: Source
    me: Expr | None = None
    them: Expr | None = None
    this: tuple[Expr, Type] | None = None
    amount: Expr | None = None
    locals: dict[str, Local] = field(default_factory=dict)
    facts: Facts = field(default_factory=dict)
    needs: list[Need] | None = None  # collected instead of reported, inside a function
    reads: list[Read] | None = None  # hidden fields read, where somebody cares
    automa: str = ""
    seats: dict[str, int] = field(default_factory=dict)  # players of an example
    rule: str = ""  # the rule this stands in
    original: str = ""  # rule whose original is meant by `do` (inside its `instead of`)
    total: Expr | None = None
    seen_places: set = field(default_factory=set)  # (storage, owner) of places that were looked at
    chosen_players: list[Expr] = field(default_factory=list)
    origin_kind: str = "rule"  # rule or cell: what coverage counts
    loops: tuple[str, ...] = ()  # labels of the `repeat`s around, innermost last
    effects: bool = False  # an effect has happened before this place of the rule

    @property
    def model(self) -> Model:
        return self.builder.model

    @property
    def reporter(self) -> Reporter:
        return self.builder.reporter

    def inner(self, **changes) -> "Scope":
        """A scope for a block inside: its own locals and facts."""
        other = Scope.__new__(Scope)
        known = other.__dict__
        known.update(self.__dict__)
        known.pop("on_use", None)
        known["locals"], known["facts"] = dict(self.locals), dict(self.facts)
        if changes:
            known.update(changes)
        return other

    def assume(self, test: Expr, holds: bool = True) -> None:
        self.facts = self.builder.ranges.assume(test, holds, self.facts)

    def range(self, expr: Expr):
        return self.builder.ranges.of(expr, self.facts)

    def declare(self, name: str, type: Type, var: str | None = None, role: str = "") -> str:
        """A new local; gives the variable's name."""
        var = var or self.builder.fresh(name)
        self.locals[name] = Local(Var(var), type, role)
        low, high = self.model.bounds_of(type)
        if low is not None or high is not None:
            self.facts[Var(var)] = (low, high)
        return var

    def error(self, code: str, message: str, span: Span, label: str = "", **more) -> None:
        self.reporter.report(code, message, self.source, span, label, **more)

    def warn(self, code: str, message: str, span: Span, label: str = "", **more) -> None:
        self.reporter.warn(code, message, self.source, span, label, **more)
