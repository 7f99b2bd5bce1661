"""One line per finding, for editors and for a quick look: `file:line:column: severity[code]: message`."""

from __future__ import annotations

from collections.abc import Mapping

from dsl.diagnostic import Diagnostic
from rulewright.report.frame import safe


def render(diagnostics: list[Diagnostic], files: Mapping[str, str]) -> str:
    return "".join(f"{_line(found)}\n" for found in diagnostics)


def _line(found: Diagnostic) -> str:
    at = found.primary.location
    return f"{safe(at.path)}:{at.line}:{at.column}: {found.severity}[{found.code}]: {safe(found.message)}"
