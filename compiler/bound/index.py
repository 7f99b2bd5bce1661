"""Who is mentioned where: one index per game, with spans, for checks, `explain`, renaming and editors.

An entry is made whenever a name is resolved, so it knows a field from a choice value of the same spelling. What is mentioned
outside of rules and examples (in types, in patches of variants, in plain cells of tables) is found by `mentions`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum

from compiler.bound.tree import Local, Symbol
from dsl.diagnostic import Label
from dsl.source import Location, Source, Span


class Role(Enum):
    """In which way something is mentioned. `TYPE`, `PATCH` and `CELL` are no use of it by a rule: the index has none of them."""

    READ = "read"
    GAIN = "gain"
    LOSE = "lose"
    PAY = "pay"
    SET = "set"
    CALL = "call"
    LISTEN = "listen"
    ADJUST = "adjust"
    WORK = "work"  # a card works while it lies there
    EXAMPLE = "example"
    TYPE = "type"
    PATCH = "patch"
    CELL = "cell"
    VARIANT = "variant"  # in a variant that is off: any of these


@dataclass(frozen=True)
class Reference:
    role: Role
    source: Source
    span: Span

    @property
    def location(self) -> Location:
        return self.source.locate(self.span)

    @property
    def text(self) -> str:
        """What is written there: a field may be meant by one of the choices that it is kept for (`2 research`)."""
        return self.source.text[self.span.start : self.span.end]

    def label(self, text: str = "") -> Label:
        return Label(self.location, text)


@dataclass
class Index:
    """`definitions` of locals only: where all else is declared is known to the model, see `mentions.definition_of`."""

    references: dict[Symbol, list[Reference]] = field(default_factory=dict)
    definitions: dict[Local, Reference] = field(default_factory=dict)

    def define(self, symbol: Local, source: Source, span: Span) -> None:
        self.definitions[symbol] = Reference(Role.READ, source, span)

    def refer(self, symbol: Symbol, source: Source, span: Span, role: Role) -> None:
        self.references.setdefault(symbol, []).append(Reference(role, source, span))

    def of(self, symbol: Symbol, *roles: Role) -> Iterator[Reference]:
        return (one for one in self.references.get(symbol, ()) if not roles or one.role in roles)

    def some(self, symbol: Symbol, *roles: Role) -> bool:
        return next(self.of(symbol, *roles), None) is not None

    def first(self, symbol: Symbol, *roles: Role) -> Reference | None:
        """The first mention for people: in the rules, else in the tables."""
        return min(self.of(symbol, *roles), key=lambda one: (not one.location.path.endswith(".rules"), one.location), default=None)
