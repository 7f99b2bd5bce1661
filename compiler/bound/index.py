"""Who is mentioned where, and what is heard: gathered once per game, for checks, `explain`, renaming and editors.

An entry of the index is made whenever a name is resolved, so it knows a field from a choice value of the same spelling. What is
mentioned outside of rules and examples (in types, in patches of variants, in plain cells of tables) is found by `mentions`.

What somebody reacts to, what is adjusted and which spans something ends with matters beyond the place where it stands, so it is
gathered from all rules and cells before anything is bound. An event nobody listens to leaves facts alone and costs nothing in the
program, and a quantity nobody adjusts is what its lines say; both can be known only from the whole game.

`Known` is all that of cells that are not bound in this run, because an earlier one bound the same text and found nothing wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from enum import Enum
from typing import Any

from compiler.bound.tree import Local, Symbol
from compiler.model import Model, TableInfo
from dsl import syntax
from dsl.diagnostic import Label
from dsl.source import Location, Source, Span
from dsl.walk import nodes_in


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
    GUARD = "guard"  # a shield keeps cards off it
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


# ---------------------------------------------------------------- what is heard


WORDS = re.compile(r"\b(?:after|before|instead|while|until|this|once|end|leaves?|source|round)\b")
"""No text without one of these says anything that matters elsewhere."""
ITEMS = {syntax.Ability, syntax.CanPayFor, syntax.ExceptionItem, syntax.Handler, syntax.Modifier, syntax.Shield}
SPANS = {syntax.ThisSpan, syntax.UntilMyTurn, syntax.UntilNext}
NOTABLE = frozenset({*ITEMS, *SPANS, syntax.End, syntax.Leave, syntax.Lasting, syntax.Name})
"""The kinds of nodes in which `note` finds something; looking here first is much quicker."""


@dataclass
class Heard:
    """`events`: (timing, kind, name) of all reactions; `spans`: turn, round ... that something lasts for or is counted by;
    `ends`: spans that a rule ends; `leaves`: what players may leave;
    `guarded`: fields under a shield ("*": everything); `until_used`: quantities that something
    adjusts once; `stand_in`: what can pay for what."""

    model: Model
    events: set[tuple[str, str, str]] = field(default_factory=set)
    spans: set[str] = field(default_factory=set)
    ends: set[str] = field(default_factory=set)
    leaves: set[str] = field(default_factory=set)
    adjusted: set[str] = field(default_factory=set)
    until_used: set[str] = field(default_factory=set)
    substitutable: set[str] = field(default_factory=set)
    stand_in: set[tuple[str, str]] = field(default_factory=set)
    guarded: set[str] = field(default_factory=set)
    source: bool = False
    round: bool = False

    def listens(self, timing: str, kind: str, name: str) -> bool:
        return (timing, kind, name) in self.events

    def add(self, other: Heard) -> None:
        for name, value in self.names().items():
            more = getattr(other, name)
            setattr(self, name, value or more if isinstance(value, bool) else value | more)

    def names(self) -> dict[str, Any]:
        """All of it, by the names of the fields above."""
        return {one.name: getattr(self, one.name) for one in fields(self) if one.name != "model"}

    def note_all(self, trees: Iterable[object]) -> None:
        for tree in trees:
            for node in nodes_in(tree):
                if type(node) in NOTABLE:
                    self.note(node)

    def note(self, node: syntax.Node) -> None:
        match node:
            case syntax.Handler(timing=timing, pattern=pattern, once=once):
                if once is not None:
                    self.spans.add(once)
                self.events.add((timing, kind_of(self.model, pattern), pattern.noun.name.text))
            case syntax.Modifier(quantities=nouns) | syntax.ExceptionItem(quantities=nouns):
                self.adjusted.update(n.name.text for n in nouns)
            case syntax.CanPayFor(substitute=a, resource=b):
                self.substitutable.update((a.text, b.text))
                self.stand_in.add((a.text, b.text))
            case syntax.Shield(verb="lower" | "affect", guarded=guarded):
                self.source = True
                self.guarded.update("*" if not g.mine else g.name.text for g in guarded)
            case syntax.Name(name="source"):
                self.source = True
            case syntax.Name(name="round"):
                self.round = True
            case syntax.Leave(what=what):
                self.leaves.add(what)
            case syntax.End(what=what):
                self.ends.add(what)
            case syntax.ThisSpan(what=what) | syntax.UntilNext(what=what):
                self.spans.add(what)
            case syntax.UntilMyTurn():
                self.spans.add("my_turn")
            case syntax.Lasting(duration=syntax.UntilUsed(), items=items):
                for item in items:
                    if isinstance(item, (syntax.Modifier, syntax.ExceptionItem)):
                        self.until_used.update(n.name.text for n in item.quantities)
            case syntax.Ability(per=per):
                self.spans.add(per)


def kind_of(model: Model, pattern: syntax.Pattern) -> str:
    """What kind of event a reaction waits for: `do NAME` may be a phase."""
    return "phase" if pattern.kind == "do" and pattern.noun.name.text in model.phases else pattern.kind


# ---------------------------------------------------------------- cells that are left out


@dataclass(frozen=True)
class Recalled(Reference):
    """A mention of which only the place is known."""

    at: Location

    @property
    def location(self) -> Location:
        return self.at


@dataclass
class Known:
    """`references`: the first mention of each symbol in each way; `steps`: how long what stands in a column can take, `asking`:
    columns in which something asks, `asked`: what for."""

    heard: Heard
    references: list[tuple[Symbol, Recalled]] = field(default_factory=list)
    steps: dict[tuple[TableInfo, str], int] = field(default_factory=dict)
    asking: set[tuple[TableInfo, str]] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)

    def add(self, other: Known) -> None:
        self.heard.add(other.heard)
        self.references += other.references
        self.asking |= other.asking
        self.asked |= other.asked
        for column, steps in other.steps.items():
            self.steps[column] = max(steps, self.steps.get(column, 1))

    def add_to(self, index: Index) -> None:
        for symbol, reference in self.references:
            index.references.setdefault(symbol, []).append(reference)
