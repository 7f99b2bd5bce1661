"""Collecting findings, and the words that several passes share: suggestions, kinds of names, readable types."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import TypedDict, Unpack

from compiler import types as ty
from compiler.types import Type
from dsl import errors
from dsl.diagnostic import ERROR, WARNING, Diagnostic, Fix, Label
from dsl.source import Location, Source, Span
from dsl.spelling import nearest
from dsl.wording import with_article

SYNTAX = frozenset(errors.CODES)
WORDS: dict[type, str] = {ty.FlagType: "yes or no", ty.AnyCard: "a card", ty.PlayerType: "a player", ty.NoneType: "none"}
WORDS |= {ty.FamilyOf: "a family of values", ty.TextType: "a text"}


class More(TypedDict, total=False):
    """What a finding can have besides its sentence and its place."""

    help: str | None
    others: Iterable[Label]
    notes: Iterable[str]
    severity: str
    fix: Fix | None


class Reporter:
    """Findings of a run. The same finding at the same place is kept once. `moved`: a variant changed what stands at the
    first place, so a finding there belongs to the second one."""

    def __init__(self) -> None:
        self.diagnostics: list[Diagnostic] = []
        self.moved: dict[Location, Location] = {}
        self.unreadable = False  # a part of the rules could not be read, so it is missing below
        self.sources: set[int] = set()  # identities of the sources in which something was found
        self._seen: set[object] = set()

    def again(self) -> Reporter:
        """Another one that knows as much."""
        other = Reporter()
        other.diagnostics, other.moved, other.unreadable = list(self.diagnostics), dict(self.moved), self.unreadable
        other.sources, other._seen = set(self.sources), set(self._seen)
        return other

    def drop_consequences(self) -> None:
        """After a part that could not be read: what is unknown or missing may well stand there."""
        self.diagnostics = [
            d for d in self.diagnostics if not d.code.startswith(("unknown-", "missing-", "nothing-")) or d.code in SYNTAX
        ]

    def add(self, diagnostic: Diagnostic) -> None:
        if diagnostic.primary.location in self.moved:
            place = Label(self.moved[diagnostic.primary.location], diagnostic.primary.text)
            diagnostic = replace(diagnostic, primary=place)
        key = diagnostic.sort_key
        if key not in self._seen:
            self._seen.add(key)
            self.diagnostics.append(diagnostic)

    def report(self, code: str, message: str, source: Source, span: Span, label: str = "", **more: Unpack[More]) -> None:
        self.sources.add(id(source))
        others, notes = tuple(more.get("others", ())), tuple(more.get("notes", ()))
        place, severity = Label(source.locate(span), label), more.get("severity", ERROR)
        self.add(Diagnostic(code, message, place, severity, others, notes, more.get("help"), more.get("fix")))

    def warn(self, code: str, message: str, source: Source, span: Span, label: str = "", **more: Unpack[More]) -> None:
        more["severity"] = WARNING
        self.report(code, message, source, span, label, **more)

    @property
    def has_errors(self) -> bool:
        return any(d.severity == ERROR for d in self.diagnostics)


STRAY_BRACE = "braces in a text stand around a name that is told there, these don't"
NO_BRACES = "leave out the braces, or write round brackets"


def has_stray_brace(text: str, slots: bool = True) -> bool:
    """Is there a brace that does not stand around a name, with or without the case it is told in? Without `slots`, any brace."""
    rest = re.sub(r"\{[a-z_]\w*(:\w+)?\}", "", text) if slots else text
    return "{" in rest or "}" in rest


def suggestion(name: str, candidates: Iterable[str], what: str) -> str | None:
    """The help line for an unknown name: the nearest one, or all when they are few."""
    names = sorted(set(candidates))
    near = nearest(name, names)
    if near:
        return f"write `{near}`"
    if 0 < len(names) <= 6:
        return f"use one of the {what}: " + ", ".join(f"`{n}`" for n in names)
    return None


def size_words(grid: ty.GridOf | ty.CellType) -> str:
    by = grid.by
    return f"{by and by.rows or grid.height} by {by and by.columns or grid.width}"


def type_words(type: Type) -> str:
    """A type as a designer would say it."""
    match type:
        case ty.IntType(None, None):
            return "a number"
        case ty.IntType(low, None):
            return f"a number from {low}"
        case ty.IntType(None, high):
            return f"a number up to {high}"
        case ty.IntType(low, high) if low == high:
            return f"the number {low}"
        case ty.IntType(low, high):
            return f"a number from {low} to {high}"
        case ty.CellType(hex=six):
            return f"a cell of a{' hex' if six else ''} grid {size_words(type)}"
        case ty.ChoiceType(name) | ty.RowOf(name):
            return f"a {name}"
        case ty.KindOf(name):
            return f"a kind of {name}"
        case ty.OptionalOf(of):
            return f"{type_words(of)} or none"
        case ty.SetOf(of):
            return f"a set of {_plain(of)}"
        case ty.ListOf(of):
            return f"a list of {_plain(of)}"
        case ty.PileOf(of) | ty.LineOf(_, of):
            return f"a pile of {_plain(of)}"
        case ty.GridOf(hex=six):
            return f"a{' hex' if six else ''} grid {size_words(type)}"
        case ty.RuleType("effect"):
            return "an effect"
        case ty.RuleType(kind):
            return with_article(kind)
    return WORDS.get(type.__class__, "something")


def _plain(type: Type) -> str:
    words = type_words(type)
    return words.split(" ", 1)[1] if words.startswith(("a ", "an ")) else words
