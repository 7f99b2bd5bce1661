"""Text to tokens: words, numbers, texts, signs, and the layout (ends of lines, deeper, shallower).

A token is a plain tuple (kind, text, start, end), because there are hundreds of thousands of them. `kind` is a class
with `$` in front, or the sign itself. Layout tokens have no width: they stand at the end of the last written token, so
that a statement never seems to reach into the blank lines after it.

Everything that can be wrong below the level of sentences is found here. A line with such a mistake becomes one `$BAD`
token; the lines around it stay readable.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from dsl import wording
from dsl.errors import Problem

MOST_DIGITS = 9
DEEPEST_BRACKETS = 30
DEEPEST_BLOCKS = 30
MOST_OPERATORS = 80  # in one statement: every one of them makes the tree one level deeper
TAB_WIDTH = 4
LEVEL = 4  # blanks by which a block is indented

Token = tuple[str, str, int, int]

_TOKEN = re.compile(
    r"""[ \t]*+(?:
    ([a-z_][a-z0-9_]*)                                                       # 1 word
  | ((?:[ \t]*+(?:\#[^\n]*+)?\r?\n)+(?:[ \t]*+\#[^\n]*+\Z)?)([ \t]*+)       # 2 end of line, blank lines; 3 indentation
  | ([0-9]+)                                                                 # 4 number
  | (\.\.|'s(?![A-Za-z0-9_])|[!<>]=|[.,:;()\[\]{}+\-*/=<>])                  # 5 sign
  | ([A-Z][A-Za-z0-9]*)                                                      # 6 type
  | ("[^"\n]*+"?)                                                            # 7 text, perhaps unclosed
  | (\#[^\n]*)                                                               # 8 comment at the end of the text
  | ([^ \t])                                                                 # 9 anything else
  | \Z                                                                       # blanks at the end of the text
)""",
    re.VERBOSE,
)

_DICE = frozenset({"d4", "d6", "d8", "d10", "d12", "d20"})
_CLOSING = {"(": ")", "[": "]", "{": "}"}
_OPERATORS = frozenset({"+", "-", "*", "/", ".", "'s", "[", "and", "or", "not"})


class Scan(NamedTuple):
    """`heads` are the indices of the tokens that open a line at the outermost level."""

    tokens: list[Token]
    heads: list[int]
    problems: list[Problem]


def bad_line(line: list[Token]) -> Token:
    """What stands for a line that can't be read. It remembers whether an `otherwise` may hang on it."""
    branches = any(re.search(r"\b(if|otherwise)\b", token[1]) for token in line)
    return "$BAD", "$BAD if" if branches else "$BAD", line[0][2], line[-1][3]


def scan(text: str, one_line: bool = False) -> Scan:
    """`one_line`: an expression, for which ends of lines mean nothing."""
    return _Scanner(text, one_line).run()


class _Scanner:
    def __init__(self, text: str, one_line: bool) -> None:
        self.text = text
        self.one_line = one_line
        self.tokens: list[Token] = []
        self.heads: list[int] = []
        self.problems: list[Problem] = []
        self.brackets: list[tuple[str, int]] = []
        self.levels = [0]
        self.meant: dict[int, int] = {}  # widths between two levels, and the level they are taken for
        self.line_width = 0  # indentation of the line at hand
        self.line_first = 0  # index of its first token
        self.spoiled = False  # it holds a mistake that has been reported

    def run(self) -> Scan:
        text, tokens, brackets = self.text, self.tokens, self.brackets
        position = 1 if text[:1] == "\ufeff" else 0
        start = self._first_line(position)
        if "\t" in text:
            self._find_tabs()
        add = tokens.append
        for match in _TOKEN.finditer(text, start):
            group = match.lastindex
            if group == 1:
                word = match[1]
                begin, end = match.span(1)
                if word in _DICE:
                    add(("$DIE", word, begin, end))
                else:
                    add(("$NAME", word, begin, end))
            elif group == 5:
                sign = match[5]
                begin, end = match.span(5)
                add((sign, sign, begin, end))
                if sign in "([{":
                    brackets.append((sign, begin))
                    if len(brackets) == DEEPEST_BRACKETS + 1:
                        self._spoil(wording.brackets_too_deep(begin, end, DEEPEST_BRACKETS))
                elif sign in ")]}":
                    if brackets:
                        brackets.pop()
            elif group == 3:
                if not self.one_line and not self._goes_on(match):
                    self._end_line(match)
            elif group == 4:
                begin, end = match.span(4)
                add(("$INT", match[4], begin, end))
                if end - begin > MOST_DIGITS:
                    self._spoil(wording.number_too_large(begin, end, MOST_DIGITS))
            elif group == 6:
                add(("$TYPE", match[6], *match.span(6)))
            elif group == 7:
                begin, end = match.span(7)
                add(("$STRING", match[7], begin, end))
                if end - begin == 1 or text[end - 1] != '"':
                    self._spoil(wording.unclosed_string(begin, end))
            elif group == 9:
                self._odd_character(match.start(9))
        self._end_text()
        return Scan(tokens, self.heads, self.problems)

    # ------------------------------------------------------------ lines

    def _first_line(self, position: int) -> int:
        """Skips blank lines and comments. In a cell the first line may stand anywhere; it sets the outermost level."""
        blank = re.compile(r"(?:[ \t]*+(?:#[^\n]*+)?\r?\n)*").match(self.text, position)
        start = blank.end() if blank else position
        indent = re.compile(r"[ \t]*").match(self.text, start)
        width = _width(indent[0]) if indent else 0
        self.levels, self.line_width = [width], width
        self.heads.append(0)
        return start

    def _goes_on(self, match: re.Match[str]) -> bool:
        """A line goes on with what stands two levels deeper; inside brackets with anything deeper, and what closes a bracket."""
        if match.end() == len(self.text) or len(self.tokens) == self.line_first:
            return False
        deeper = _width(match[3]) - self.line_width
        if self.brackets:
            return deeper > 0 or self.text[match.end()] in ")]}"
        return deeper >= 2 * LEVEL and "\t" not in match[3]

    def _end_line(self, match: re.Match[str]) -> None:
        if len(self.tokens) == self.line_first:  # nothing on it but what has been thrown away
            self.line_width = _width(match[3])
            return
        self._close_line()
        if match.end() == len(self.text):
            return
        width = _width(match[3])
        end = self.tokens[-1][3]
        levels = self.levels
        if width in self.meant and width not in levels and self.meant[width] in levels:
            width = self.meant[width]
        if width > levels[-1]:
            levels.append(width)
            self.tokens.append(("$INDENT", "$INDENT", end, end))
            if len(levels) == DEEPEST_BLOCKS + 2:
                self._spoil(wording.blocks_too_deep(match.end(), match.end() + 1, DEEPEST_BLOCKS))
        elif width < levels[-1]:
            self._go_back(width, match.start(3), match.end(3))
        if len(levels) == 1:
            self.heads.append(len(self.tokens))
        self.line_width, self.line_first = width, len(self.tokens)

    def _close_line(self) -> None:
        """The end of a line; a spoiled one becomes one `$BAD`."""
        tokens = self.tokens
        if self.brackets:
            sign, begin = self.brackets[0]
            self._spoil(wording.unclosed_bracket(sign, _CLOSING[sign], begin))
            self.brackets.clear()
        self._check_operators()
        end = tokens[-1][3]
        if self.spoiled:
            tokens[self.line_first :] = [bad_line(tokens[self.line_first :])]
            self.spoiled = False
        tokens.append(("$NL", "$NL", end, end))
        self.line_first = len(tokens)

    def _go_back(self, width: int, start: int, end: int) -> None:
        """To an outer level. A width that no level has is reported once and taken for the nearest one from then on."""
        levels = self.levels
        if width < levels[0]:
            self._spoil(wording.left_of_first(end, end + 1))
            levels[0] = width
        elif width not in levels:
            outer = max(level for level in levels if level < width)
            inner = min(level for level in levels if level > width)
            near = outer if width - outer == 1 else inner
            self._spoil(wording.no_such_level(start, end, width, near))
            self.meant[width] = near
            width = near
        at = self.tokens[-1][3]
        while levels[-1] > width:
            levels.pop()
            self.tokens.append(("$DEDENT", "$DEDENT", at, at))

    def _end_text(self) -> None:
        if len(self.tokens) > self.line_first:
            self._close_line()
        at = self.tokens[-1][3] if self.tokens else 0
        for _ in self.levels[1:]:
            self.tokens.append(("$DEDENT", "$DEDENT", at, at))
        if self.heads and self.heads[-1] == len(self.tokens):
            self.heads.pop()

    # ------------------------------------------------------------ mistakes

    def _spoil(self, problem: Problem) -> None:
        """One line, one message: the rest of it can't be judged."""
        if not self.spoiled:
            self.problems.append(problem)
        self.spoiled = True

    def _check_operators(self) -> None:
        if len(self.tokens) - self.line_first <= MOST_OPERATORS:
            return
        operators = 0
        for kind, text, start, end in self.tokens[self.line_first :]:
            operators = 0 if kind == ";" else operators + (text in _OPERATORS)
            if operators > MOST_OPERATORS:
                self._spoil(wording.too_many_operators(start, end, MOST_OPERATORS))
                return

    def _odd_character(self, at: int) -> None:
        self._spoil(wording.odd_character(self.text[at], at))
        self.tokens.append(("$BAD", "$BAD", at, at + 1))

    def _find_tabs(self) -> None:
        """Tabs are reported once, read as spaces, and so do no further harm."""
        lines = [match for match in re.finditer(r"^[ ]*(\t[ \t]*)(?=[^ \t\r\n])", self.text, re.MULTILINE)]
        if lines:
            self.problems.append(wording.tab_in_indentation(*lines[0].span(1), len(lines)))


def _width(blanks: str) -> int:
    return len(blanks.expandtabs(TAB_WIDTH)) if "\t" in blanks else len(blanks)
