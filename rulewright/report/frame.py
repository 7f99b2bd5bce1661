"""The code frame: the line a finding is about, with an underline below the words in question.

Content is foreign text, so nothing of it reaches the terminal raw: control characters are made visible, tabs become
blanks, wide characters keep the underline in place, and of a very long line only the neighbourhood is shown.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from dsl.source import Location

TAB = "    "
WIDEST = 110
BEFORE = 40


def safe(text: str) -> str:
    """Text without characters that move the cursor, colour the terminal or turn the reading direction."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_visible(char) for char in text)


def _visible(char: str) -> str:
    if char == "\t":
        return TAB
    if unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp"):
        return f"\\x{ord(char):02x}" if ord(char) < 256 else f"\\u{ord(char):04x}"
    return char


def width(text: str) -> int:
    """Columns a printed text takes: East Asian wide characters take two, combining marks none."""
    if text.isascii():
        return len(text)
    return sum(_char_width(char) for char in text)


def _char_width(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def line_of(files: Mapping[str, str], location: Location) -> str | None:
    """The line a location starts in, or nothing if its file is not at hand. A line after the last one is empty."""
    text = files.get(location.path)
    if text is None:
        return None
    lines = text.split("\n")
    return lines[location.line - 1].rstrip("\r") if 0 < location.line <= len(lines) else ""


def underline(line: str, location: Location) -> tuple[str, int, int]:
    """The line as it is printed, and how far in and how wide its underline is (at least one column)."""
    start = min(max(location.column - 1, 0), len(line))
    end = len(line) if location.end_line > location.line else min(location.end_column - 1, len(line))
    before, marked, after = line[:start], line[start : max(start, end)], line[max(start, end) :]
    before, marked, after = safe(before), safe(marked), safe(after)
    if width(before + marked + after) > WIDEST:
        before, marked, after = _crop(before, marked, after)
    return (before + marked + after).rstrip(), width(before), max(1, width(marked))


def _crop(before: str, marked: str, after: str) -> tuple[str, str, str]:
    if len(before) > BEFORE:
        before = "…" + before[-BEFORE:]
    room = WIDEST - len(before)
    if len(marked) > room:
        return before, marked[:room] + "…", ""
    room -= len(marked)
    return before, marked, after if len(after) <= room else after[:room] + "…"
