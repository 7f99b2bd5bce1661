"""A finding as a value: what is wrong, where, why, and how to go on. Printing it is somebody else's work.

`code` is a slug of the registry in `compiler/codes`. Messages are lower case, stand alone, name things in backticks.
"""

from __future__ import annotations

from dataclasses import dataclass

from dsl.source import Location, Source, Span

ERROR, WARNING = "error", "warning"


@dataclass(frozen=True)
class Label:
    """One place with a few words on what is to be seen there."""

    location: Location
    text: str = ""


@dataclass(frozen=True)
class Fix:
    """An edit that solves the finding; only `safe` ones are ever applied without asking."""

    location: Location
    replacement: str
    applicability: str = "safe"


@dataclass(frozen=True)
class Diagnostic:
    code: str
    message: str
    primary: Label
    severity: str = ERROR
    secondary: tuple[Label, ...] = ()
    notes: tuple[str, ...] = ()
    help: str | None = None
    fix: Fix | None = None

    @property
    def sort_key(self) -> tuple[str, int, int, str, str]:
        at = self.primary.location
        return at.path, at.line, at.column, self.code, self.message


def label(source: Source, span: Span, text: str = "") -> Label:
    return Label(source.locate(span), text)
