"""For people: headline, code frame with carets, further places, notes, help.

    error[unknown-name]: there is no `favor` here
      --> game.rules:8:5
       |
     8 |     gain 1 favor
       |            ^^^^^ not declared anywhere
    help: write `favour`

Lines are built as pieces with a style, so that the plain text and the coloured one can't differ in anything else.
"""

from __future__ import annotations

from collections.abc import Mapping

from dsl.diagnostic import ERROR, Diagnostic, Label
from rulewright.report.frame import line_of, safe, underline

Piece = tuple[str, str]
Line = list[Piece]


def render(diagnostics: list[Diagnostic], files: Mapping[str, str]) -> str:
    return "".join("".join(text for text, _ in line) + "\n" for line in lay_out(diagnostics, files))


def lay_out(diagnostics: list[Diagnostic], files: Mapping[str, str]) -> list[Line]:
    """All findings as styled lines, with an empty line between two."""
    lines: list[Line] = []
    for found in diagnostics:
        if lines:
            lines.append([])
        lines += _finding(found, files)
    return lines


def _finding(found: Diagnostic, files: Mapping[str, str]) -> list[Line]:
    style = "error" if found.severity == ERROR else "warning"
    lines: list[Line] = [[(f"{found.severity}[{found.code}]", style), (f": {safe(found.message)}", "headline")]]
    lines += _place(found.primary, "-->", "^", style, files)
    for other in found.secondary:
        lines += _place(other, ":::", "-", "other", files)
    gutter = len(str((found.secondary or (found.primary,))[-1].location.line)) + 2
    lines += [[(" " * gutter + "= ", "gutter"), (safe(note), "")] for note in found.notes]
    if found.help:
        lines.append([("help", "help"), (f": {safe(found.help)}", "")])
    return lines


def _place(label: Label, arrow: str, mark: str, style: str, files: Mapping[str, str]) -> list[Line]:
    at = label.location
    number = str(at.line)
    margin = " " * (len(number) + 1)
    head: Line = [(margin + arrow, "gutter"), (f" {safe(at.path)}:{at.line}:{at.column}", "")]
    line = line_of(files, at)
    if line is None:
        return [head + ([(f" {safe(label.text)}", style)] if label.text else [])]
    shown, indent, marks = underline(line, at)
    tail = f" {safe(label.text)}" if label.text else ""
    if at.end_line > at.line:
        tail += f" (to line {at.end_line})"
    return [
        head,
        [(f"{margin} |", "gutter")],
        [(f" {number} |", "gutter")] + ([(f" {shown}", "")] if shown else []),
        [(f"{margin} | ", "gutter"), (" " * indent, ""), (mark * marks + tail, style)],
    ]
