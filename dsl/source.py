"""Where text comes from: files and YAML cells, and the way from an offset back to file, line and column.

A syntax node holds only offsets into the text it was parsed from, so the same text in a hundred cells is parsed once.
Whoever reports something pairs the offsets with the `Source` at hand. Lines and columns count from 1, in code points.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple


class Span(NamedTuple):
    """A stretch of a text: offsets of its first character and of the one after its last."""

    start: int
    end: int


class Location(NamedTuple):
    """A stretch of a file. `path` is relative with `/`; the end points at the character after the last one."""

    path: str
    line: int
    column: int
    end_line: int
    end_column: int


@dataclass(frozen=True)
class Source:
    """A text and where it stands. `starts` gives the file position of the first character of every line of `text`;
    it is empty for a whole file. `file_text` is the text of the whole file, for printing the line in question."""

    path: str
    text: str
    file_text: str = field(repr=False, default="")
    starts: tuple[tuple[int, int], ...] = ()

    @cached_property
    def _line_offsets(self) -> list[int]:
        offsets = [0]
        for index, char in enumerate(self.text):
            if char == "\n":
                offsets.append(index + 1)
        return offsets

    def position(self, offset: int) -> tuple[int, int]:
        """File line and column of an offset into `text`."""
        offset = max(0, min(offset, len(self.text)))
        line = bisect_right(self._line_offsets, offset) - 1
        column = offset - self._line_offsets[line]
        if not self.starts:
            return line + 1, column + 1
        first_line, first_column = self.starts[min(line, len(self.starts) - 1)]
        return first_line, first_column + column

    def locate(self, span: Span) -> Location:
        return Location(self.path, *self.position(span.start), *self.position(max(span.start, span.end)))

    @property
    def whole(self) -> str:
        """The text of the file this source stands in."""
        return self.file_text or self.text
