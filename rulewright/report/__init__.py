"""Findings on their way out: one list of `Diagnostic`s, five formats, one door.

Each format is a module with `render(diagnostics, files) -> str`; `files` maps a path to its text and is read only by
formats that show code. Lines and columns count from 1 in code points, paths are relative with `/`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum

from dsl.diagnostic import ERROR, WARNING, Diagnostic
from rulewright.report import concise, github, human, machine, sarif


class ReportFormat(StrEnum):
    human = "human"
    concise = "concise"
    json = "json"
    github = "github"
    sarif = "sarif"


FORMATS: dict[str, Callable[[list[Diagnostic], Mapping[str, str]], str]] = {
    ReportFormat.human: human.render,
    ReportFormat.concise: concise.render,
    ReportFormat.json: machine.render,
    ReportFormat.github: github.render,
    ReportFormat.sarif: sarif.render,
}


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
