"""From a rule cell back to its file: where each character of a cell's text stands in the YAML.

Plain and quoted cells of one line and `|` blocks need one position per line. Folded, escaped and continued cells lose
line breaks and backslashes on the way; for them text and file are laid side by side.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property

from ruamel.yaml.nodes import ScalarNode

from dsl.source import Source

_CODE_LENGTHS = {"x": 4, "u": 6, "U": 10}


def make_cell_source(file: Source, lines: list[str], node: ScalarNode) -> Source:
    """The source of a scalar node of a file. `lines` is the file's text, split."""
    text, style = node.value, node.style
    line, column = node.start_mark.line, node.start_mark.column
    if style == "|":
        return Source(file.path, text, file.text, starts_of(text, line + 2, _indent_of(text, lines, line + 1)))
    quote = 1 if style == "'" or style == '"' else 0
    end = node.end_mark
    if end.line == line and end.column - column == len(text) + 2 * quote and style != ">":
        return Source(file.path, text, file.text, ((line + 1, column + 1 + quote),))
    return FoldedSource(file.path, text, file.text, (), (line, column), style or "")


def starts_of(text: str, line: int, column: int) -> tuple[tuple[int, int], ...]:
    """A position for each line of a text that stands in the file as it is, the first at `line` and `column`. After a
    final line break stands the end of the last line."""
    if "\n" not in text:
        return ((line, column),)
    texts = text.split("\n")
    starts = [(line + number, column) for number in range(len(texts))]
    if not texts[-1]:
        starts[-1] = (starts[-2][0], column + len(texts[-2]))
    return tuple(starts)


def _indent_of(text: str, lines: list[str], first: int) -> int:
    """The column where the lines of a `|` block begin."""
    for number, line in enumerate(text.split("\n"), first):
        if line and number < len(lines):
            return len(lines[number]) - len(line) + 1
    return 1


@dataclass(frozen=True)
class FoldedSource(Source):
    """A cell whose text is not a copy of what the file says. `begin`: line and column of the scalar, from 0."""

    begin: tuple[int, int] = (0, 0)
    style: str = ""

    def position(self, offset: int) -> tuple[int, int]:
        offset = max(0, min(offset, len(self.text)))
        offsets, places = self._pieces
        piece = bisect_right(offsets, offset) - 1
        line, column = places[piece]
        return line, column + offset - offsets[piece]

    def __post_init__(self) -> None:
        starts = [0] + [index + 1 for index, char in enumerate(self.text) if char == "\n"]
        object.__setattr__(self, "starts", tuple(self.position(start) for start in starts))

    @cached_property
    def _pieces(self) -> tuple[list[int], list[tuple[int, int]]]:
        """Stretches of the text that stand in the file without a gap: first offsets, and where those are."""
        lines = self.file_text.split("\n")
        line, column = self.begin
        if self.style == ">":
            line, column = line + 1, 0
        elif self.style:
            column += 1
        raw = "\n".join([lines[line][column:], *lines[line + 1 : line + 2 + len(self.text)]]) if line < len(lines) else ""
        offsets, places = [], []
        expected = None
        for offset, at in enumerate(_align(self.text, raw, self.style)):
            if at != expected:
                before = raw.rfind("\n", 0, at)
                offsets.append(offset)
                places.append((line + raw.count("\n", 0, at) + 1, at - before if before >= 0 else column + at + 1))
            expected = at + 1 if raw[at : at + 1] != "\n" else None
        return offsets, places


def _align(text: str, raw: str, style: str) -> list[int]:
    """For each character of the text, and for its end, the index of where it stands in the raw one."""
    found, at = [], 0
    for char in text:
        if char not in " \n":
            while at < len(raw) and raw[at] in " \t\n" and raw[at] != char:
                at += 1
        if style == '"':
            while raw[at : at + 2] == "\\\n":
                at += 2
                while raw[at : at + 1] in (" ", "\t"):
                    at += 1
        found.append(min(at, len(raw)))
        if style == '"' and raw[at : at + 1] == "\\":
            at += _CODE_LENGTHS.get(raw[at + 1 : at + 2], 2)
        elif style == "'" and raw[at : at + 2] == "''":
            at += 2
        elif char not in " \n" or raw[at : at + 1] in (" ", "\t", "\n"):
            at += 1
    found.append(min(at, len(raw)))
    return found
