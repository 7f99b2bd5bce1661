"""What can go wrong with a game: content that does not fit, a move that is not offered, a limit of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from runtime.data import Origin


class ContentError(ValueError):
    """The content has errors, or a saved state belongs to other content. `diagnostics` holds the findings, if it was checked."""

    def __init__(self, text: str, diagnostics: Iterable[Any] = ()) -> None:
        super().__init__(text)
        self.diagnostics = list(diagnostics)  # of whoever checked it; this room does not know them


class IllegalMove(ValueError):
    """The answer is not among the options; the state is unchanged."""


class RuleLimit(RuntimeError):
    """A rule reached a limit or did what its declarations forbid. `file` and `line` say which one."""

    def __init__(self, text: str, at: int = 0) -> None:
        super().__init__(text)
        self.text = text
        self.at = at
        self.file = ""
        self.line = 0

    def locate(self, origins: Sequence[Origin]) -> None:
        """Names the rule's file and line."""
        if not self.file and 0 < self.at < len(origins):
            self.file, self.line = origins[self.at].path, origins[self.at].line

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}" if self.file else self.text


LARGEST = 1 << 53


Value = TypeVar("Value", int, tuple[int, ...])


def within(value: Value, at: int) -> Value:
    """The value, a number or a tuple of numbers, if it is small enough to be kept."""
    for number in value if isinstance(value, tuple) else (value,):
        if not -LARGEST <= number <= LARGEST:
            raise RuleLimit("a number became too large", at)
    return value
