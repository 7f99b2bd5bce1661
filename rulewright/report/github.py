"""Workflow commands that GitHub shows beside the changed line: `::error title=..,file=..,line=..::message`."""

from __future__ import annotations

from collections.abc import Mapping

from dsl.diagnostic import ERROR, Diagnostic


def render(diagnostics: list[Diagnostic], files: Mapping[str, str]) -> str:
    return "".join(f"{_command(found)}\n" for found in diagnostics)


def _command(found: Diagnostic) -> str:
    at = found.primary.location
    properties: dict[str, object] = {"title": found.code, "file": at.path, "line": at.line}
    if at.end_line == at.line:
        properties["col"] = at.column
    properties["endLine"] = at.end_line
    if at.end_line == at.line:
        # Columns of a stretch over several lines are taken as columns of one line there, so they stay out.
        properties["endColumn"] = at.end_column
    listed = ",".join(f"{key}={_property(str(value))}" for key, value in properties.items())
    text = "\n".join([found.message, *found.notes, *([f"help: {found.help}"] if found.help else [])])
    return f"::{'error' if found.severity == ERROR else 'warning'} {listed}::{_message(text)}"


def _message(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _message(text).replace(":", "%3A").replace(",", "%2C")
