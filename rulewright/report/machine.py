"""For programs: JSON with every part of a finding. Lines and columns count from 1, columns in code points; the end is
the place after the last character. Fields are only ever added."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from dsl.diagnostic import ERROR, WARNING, Diagnostic, Fix, Label
from dsl.source import Location

PAGE = "docs/errors.md"
Json = dict[str, Any]


def render(diagnostics: list[Diagnostic], files: Mapping[str, str]) -> str:
    return json.dumps(as_data(diagnostics), indent=2, ensure_ascii=False) + "\n"


def as_data(diagnostics: list[Diagnostic]) -> Json:
    severities = [found.severity for found in diagnostics]
    return {
        "diagnostics": [_finding(found) for found in diagnostics],
        "errors": severities.count(ERROR),
        "warnings": severities.count(WARNING),
    }


def _finding(found: Diagnostic) -> Json:
    at = found.primary.location
    return {
        "code": found.code,
        "severity": found.severity,
        "message": found.message,
        "label": found.primary.text or None,
        "file": at.path,
        **_extent(at),
        "related": [_related(other) for other in found.secondary],
        "notes": list(found.notes),
        "help": found.help,
        "fix": _fix(found.fix),
        "url": f"{PAGE}#{found.code}",
    }


def _extent(at: Location) -> Json:
    return {"start": {"line": at.line, "column": at.column}, "end": {"line": at.end_line, "column": at.end_column}}


def _related(other: Label) -> Json:
    at = other.location
    return {"file": at.path, "line": at.line, "column": at.column, "message": other.text}


def _fix(fix: Fix | None) -> Json | None:
    if fix is None:
        return None
    edit = {"file": fix.location.path, **_extent(fix.location), "replacement": fix.replacement}
    return {"applicability": fix.applicability, "edits": [edit]}
