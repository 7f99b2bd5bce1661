"""Lines of emitted code, each with the place in the rules it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class Writer:
    """Collects lines. `at` is the origin that new lines get."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, int]] = []
        self.depth = 0
        self.at = 0

    def line(self, text: str = "", at: int = 0) -> None:
        self.at = at or self.at
        self.lines.append(("    " * self.depth + text if text else "", self.at))

    def write(self, *texts: str) -> None:
        """Several lines, indented by themselves."""
        for text in texts:
            self.line(text)

    @contextmanager
    def under(self, head: str = "", at: int = 0) -> Iterator[None]:
        """An indented block below its head, if it has one; `pass` if nothing is written into it."""
        if head:
            self.line(head, at)
        start = len(self.lines)
        self.depth += 1
        yield
        if len(self.lines) == start:
            self.line("pass")
        self.depth -= 1

    def long(self, text: str) -> None:
        """A line that may be long, broken between the parts of the value in it."""
        for line in broken(text, WIDTH - 4 * self.depth):
            self.line(line)


WIDTH = 120


def broken(text: str, width: int) -> list[str]:
    """A line broken behind commas that stand in no string, further lines indented."""
    lines: list[str] = []
    indent = ""
    while len(indent) + len(text) > width:
        at = last_comma(text, width - len(indent))
        if at < 0:
            break
        lines.append(indent + text[: at + 1])
        text = text[at + 2 :]
        indent = "    "
    return [*lines, indent + text]


def last_comma(text: str, width: int) -> int:
    """The last comma between parts that keeps the line short enough, else the first one there is; -1 if there is none."""
    found = -1
    quote = ""
    skip = False
    for index, sign in enumerate(text):
        if skip:
            skip = False
        elif quote:
            skip = sign == "\\"
            quote = "" if sign == quote else quote
        elif sign in "'\"":
            quote = sign
        elif sign == "," and text[index + 1 : index + 2] == " ":
            if found >= 0 and index >= width:
                return found
            found = index
    return found
