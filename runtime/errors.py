"""What can go wrong while a game runs: a move that is not offered, a limit of the rules."""

from __future__ import annotations


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

    def locate(self, origins: tuple) -> None:
        """Names the rule's file and line."""
        if not self.file and 0 < self.at < len(origins):
            self.file, self.line = origins[self.at][0], origins[self.at][1]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}" if self.file else self.text
