"""The place where a line stops making sense, with what the recognisers of `mistakes.py` and `slips.py` ask of it."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from dsl.errors import Problem
from dsl.machine import Machine
from dsl.scanner import Token
from dsl.vocabulary import LAYOUT

# what to take out: the line and its block, the block only, the word before, the head above
LINE, BLOCK, WORD, HEAD = "line", "block", "word", "head"
NOTHING: Token = ("", "", 0, 0)  # what stands before the first word


class Mistake(NamedTuple):
    problem: Problem
    take_out: str = LINE


Answer = Mistake | Problem | None


class Scene:
    """A place where a line stops making sense. `part` is the index of the first word of what is at stake: the line, or
    what follows the last colon or semicolon in it; `words` are the words of that part."""

    def __init__(self, machine: Machine, start: str, tokens: list[Token], index: int, states: list[int]) -> None:
        self.machine, self.start, self.tokens, self.index, self.states = machine, start, tokens, index, states
        end = tokens[-1][3] if tokens else 0
        self.token = tokens[index] if index < len(tokens) else ("$END", "$END", end, end)
        self.kind, self.word = self.token[:2]
        self.before = tokens[index - 1] if index else NOTHING
        self.line = index
        while self.line and tokens[self.line - 1][0] not in LAYOUT:
            self.line -= 1
        self.part = self._part()
        self.first = tokens[self.part] if self.part < len(tokens) else self.token
        self.words = self._words()

    def _part(self) -> int:
        depth = 0
        for place in range(self.index - 1, self.line - 1, -1):
            sign = self.tokens[place][0]
            depth += (sign in ")]}") - (sign in "([{")
            if sign in (":", ";") and depth <= 0:
                return place + 1
        return self.line

    def _words(self) -> list[str]:
        end = self.index
        while end < len(self.tokens) and self.tokens[end][0] not in LAYOUT:
            end += 1
        return [token[1] for token in self.tokens[self.part : end]]

    @cached_property
    def expected(self) -> list[str]:
        return self.machine.expected(self.states)

    @cached_property
    def openers(self) -> list[str]:
        """What the part could have begun with."""
        return self.machine.expected(self.machine.replay(self.start, self.tokens[: self.part]))

    def at(self, place: Token, code: str, message: str, label: str, help: str, fix: str | None = None) -> Problem:
        return Problem(code, place[2], place[3], message, label, help, fix=fix)

    def here(self, code: str, message: str, label: str, help: str, fix: str | None = None) -> Problem:
        return self.at(self.token, code, message, label, help, fix)
