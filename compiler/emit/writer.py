"""Lines of emitted code, each with the place in the rules it comes from."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import contextmanager


class Writer:
    """Collects lines. `at` is the origin that new lines get. `remember` is called before an indented block, and
    `recall` with its result behind it: what holds inside a block need not hold after it."""

    def __init__(self, remember: Callable | None = None, recall: Callable | None = None) -> None:
        self.remember, self.recall = remember, recall
        self.lines: list[tuple[str, int]] = []
        self.depth = 0
        self.at = 0

    def line(self, text: str = "", at: int | None = None) -> None:
        if at:
            self.at = at
        self.lines.append(("    " * self.depth + text if text else "", self.at))

    def log(self, text: str) -> None:
        """A line that only the logged flavour of the module runs."""
        self.line("#log " + text)

    @contextmanager
    def indent(self):
        """An indented block; `pass` if nothing that runs is written into it."""
        start = len(self.lines)
        before = self.remember() if self.remember else None
        self.depth += 1
        yield
        if not any(not text.lstrip().startswith("#") for text, _ in self.lines[start:] if text):
            self.line("pass")
        self.depth -= 1
        if self.recall:
            self.recall(before)

    def extend(self, other: Writer) -> None:
        self.lines.extend(("    " * self.depth + text if text else "", at) for text, at in other.lines)
