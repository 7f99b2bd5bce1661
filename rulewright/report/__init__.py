"""Findings on their way out: one list of `Diagnostic`s, five formats, one door.

Each format is a module with `render(diagnostics, files) -> str`; `files` maps a path to its text and is read only by
formats that show code. Lines and columns count from 1 in code points, paths are relative with `/`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dsl.diagnostic import ERROR, WARNING, Diagnostic
from rulewright.report import concise, github, human, machine, sarif

FORMATS = {"human": human.render, "concise": concise.render, "json": machine.render, "github": github.render, "sarif": sarif.render}


def arrange(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Sorted by file, line and column, each finding once (a base game and its variants may report the same)."""
    return sorted(dict.fromkeys(diagnostics), key=lambda found: found.sort_key)


def render(diagnostics: Iterable[Diagnostic], format: str, files: Mapping[str, str]) -> str:
    """The findings as text in one of `FORMATS`; it ends with a line break unless it is empty."""
    return FORMATS[format](arrange(diagnostics), files)


def count(diagnostics: Iterable[Diagnostic]) -> tuple[int, int]:
    """How many errors and how many warnings."""
    severities = [found.severity for found in arrange(diagnostics)]
    return severities.count(ERROR), severities.count(WARNING)
