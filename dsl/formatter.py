"""One layout for every rules file: text in, the same rules in canonical layout out, comments included.

It works on the words of the text, not on the tree, so nothing can get lost; the tree only answers what the words
can't: whether a minus is a sign or an operation, whether a bracket holds arguments, where the parts of a field are.
Four spaces per level, one space between words, columns below each other in blocks of fields, labels and comments.
Doing it twice changes nothing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from dsl import syntax
from dsl.diagnostic import Diagnostic
from dsl.parser import parse_file
from dsl.scanner import Token, scan
from dsl.source import Source
from dsl.walk import nodes_in

INDENT = 4
GAP = 2  # between columns
WIDEST = 76  # a longer line doesn't push the labels and comments of its neighbours to the right

_NO_SPACE_BEFORE = frozenset({")", "]", "}", ",", ";", ":", ".", "..", "'s", "["})
_BLANKS = " \t\r\ufeff"
_NO_SPACE_AFTER = frozenset({"(", "[", "{", ".", ".."})


def format_text(text: str) -> str:
    return format_source(Source("", text))[0]


def format_source(source: Source) -> tuple[str, list[Diagnostic]]:
    """The text in canonical layout; unchanged, with the reasons, if it can't be read."""
    tree, diagnostics = parse_file(source)
    if diagnostics:
        return source.text, diagnostics
    lines = _read_lines(source.text)
    hints = _Hints(tree)
    for line in lines:
        line.render(hints)
    _align(lines)
    out = "\n".join(line.text() for line in lines)
    return (out + "\n" if out else ""), []


# ---------------------------------------------------------------- what only the tree knows


class _Hints:
    """Offsets of the signs and texts that are laid out in a special way."""

    def __init__(self, tree: syntax.Node) -> None:
        self.signs: set[int] = set()  # minus signs that belong to a number
        self.open_ranges: set[int] = set()  # ends of `0..` without an upper bound
        self.from_below: set[int] = set()  # starts of `..0` without a lower bound
        self.calls: set[int] = set()  # ends of names whose brackets hold arguments
        self.names: dict[int, int] = {}  # start of a field: end of its name
        self.labels: dict[int, int] = {}  # start of a line: start of the label at its end
        for node in nodes_in(tree):
            match node:
                case syntax.Negate():
                    self.signs.add(node.span.start)
                case syntax.RangeType(low=None):
                    self.from_below.add(node.span.start)
                case syntax.RangeType(high=None):
                    self.open_ranges.add(node.span.end)
                case syntax.Call() | syntax.Aggregate() | syntax.Joined():
                    self.calls.add(node.function.span.end)
                case syntax.Field():
                    self.names[node.span.start] = node.name.span.end
                    self._label(node, node.title)
                case syntax.QuantityLine() | syntax.Score():
                    self._label(node, node.label)
                case syntax.Require():
                    self._label(node, node.reason)

    def _label(self, node: syntax.Node, label: syntax.Text | None) -> None:
        if label is not None:
            self.labels[node.span.start] = label.span.start

    def space_between(self, left: Token, right: Token) -> bool:
        before, after = left[0], right[0]
        if before == "-" and left[2] in self.signs:
            return False
        if right[2] in self.from_below:
            return before not in _NO_SPACE_AFTER
        if before == "..":
            return left[3] in self.open_ranges and after not in _NO_SPACE_BEFORE
        if after == "(":
            return left[3] not in self.calls and before not in _NO_SPACE_AFTER
        return after not in _NO_SPACE_BEFORE and before not in _NO_SPACE_AFTER


# ---------------------------------------------------------------- lines


@dataclass(eq=False)
class _Line:
    """A line with all rows it goes on over (inside brackets), or a comment by itself (no tokens)."""

    depth: int
    rows: list[tuple[list[Token], str]]  # tokens and comment of each row
    blank_before: bool
    group: int = 0  # lines whose columns stand below each other
    name: str = ""  # of a field
    code: str = ""
    label: str = ""
    rest: tuple[str, ...] = ()  # the further rows, rendered

    @property
    def comment(self) -> str:
        return self.rows[0][1]

    def render(self, hints: _Hints) -> None:
        tokens = self.rows[0][0]
        if not tokens:
            return
        start = tokens[0][2]
        name_end, label_start = hints.names.get(start), hints.labels.get(start)
        head = [token for token in tokens if name_end is not None and token[3] <= name_end]
        tail = [token for token in tokens if token[2] == label_start] if len(self.rows) == 1 else []
        middle = tokens[len(head) : len(tokens) - len(tail)]
        self.name, self.code, self.label = _join(head, hints), _join(middle, hints), _join(tail, hints)
        self.rest = tuple(self._row(row, comment, hints) for row, comment in self.rows[1:])

    def _row(self, tokens: list[Token], comment: str, hints: _Hints) -> str:
        """A row inside brackets: two levels deeper, so that it isn't taken for a block."""
        depth = self.depth if tokens and tokens[0][0] in (")", "]", "}") else self.depth + 2
        parts = [part for part in (_join(tokens, hints), comment) if part]
        return " " * (INDENT * depth) + (" " * GAP).join(parts)

    def text(self) -> str:
        blank = "\n" if self.blank_before else ""
        first = " " * (INDENT * self.depth) + self.code
        return blank + "\n".join((first.rstrip(), *self.rest))


def _join(tokens: list[Token], hints: _Hints) -> str:
    out = []
    for index, token in enumerate(tokens):
        if index and hints.space_between(tokens[index - 1], token):
            out.append(" ")
        out.append(token[1])
    return "".join(out)


def _read_lines(text: str) -> list[_Line]:
    """All lines with their depth. Rows are the lines of the file as they are now."""
    starts = [0]
    for written in text.split("\n")[:-1]:
        starts.append(starts[-1] + len(written) + 1)
    ends = [start - 1 for start in starts[1:]] + [len(text)]
    by_row: dict[int, list[Token]] = defaultdict(list)
    opens: dict[int, tuple[int, int]] = {}  # first row of a line: its depth and its last row
    row = depth = first = 0
    begun = False
    for token in scan(text).tokens:
        kind, _, start, _ = token
        if kind == "$INDENT":
            depth += 1
        elif kind == "$DEDENT":
            depth -= 1
        elif kind == "$NL":
            opens[first] = depth, row
            begun = False
        else:
            while start > ends[row]:
                row += 1
            by_row[row].append(token)
            first = first if begun else row
            begun = True
    after = [by_row[row][-1][3] if row in by_row else starts[row] for row in range(len(starts))]
    comments = [text[begin:end].strip(_BLANKS) for begin, end in zip(after, ends, strict=True)]
    rows = [text[start:end] for start, end in zip(starts, ends, strict=True)]
    widths = [len(line) - len(line.lstrip(_BLANKS)) for line in rows]
    return list(_gather(by_row, opens, comments, widths))


def _gather(
    by_row: dict[int, list[Token]], opens: dict[int, tuple[int, int]], comments: list[str], widths: list[int]
) -> Iterator[_Line]:
    rows = len(widths)
    following = [0] * (rows + 1)  # depth of the next line that isn't a comment
    for row in range(rows - 1, -1, -1):
        following[row] = opens[row][0] if row in opens else following[row + 1]
    blank, row, begun = False, 0, False
    open_widths: list[int] = []  # how far from the left the lines around really stand, by depth
    while row < rows:
        if row in opens:
            depth, last = opens[row]
            parts = [(by_row.get(r, []), comments[r]) for r in range(row, last + 1) if r in by_row or comments[r]]
            open_widths[depth:] = [widths[row]]
            yield _Line(depth, parts, blank and begun)
            row, blank, begun = last, False, True
        elif comments[row]:
            depth = _comment_depth(widths[row], open_widths, following[row])
            yield _Line(depth, [([], comments[row])], blank and begun)
            blank, begun = False, True
        else:
            blank = True
        row += 1


def _comment_depth(width: int, open_widths: list[int], following: int) -> int:
    """A comment belongs to the line after it, or ends a block that it stands in."""
    inner = [depth for depth, at in enumerate(open_widths) if depth > following and at <= width]
    return max(inner, default=following)


# ---------------------------------------------------------------- columns


def _align(lines: list[_Line]) -> None:
    """Names of fields, then labels, then comments: each column is as far left as its block allows."""
    _find_groups(lines)
    groups: dict[int, list[_Line]] = defaultdict(list)
    for line in lines:
        groups[line.group].append(line)
    for group in groups.values():
        named = [line for line in group if line.name]
        column = max((len(line.name) for line in named), default=0) + GAP
        for line in named:
            line.code = line.name.ljust(column) + line.code
        _append(group, "label")
        _append([line for line in group if len(line.rows) == 1 and line.code], "comment")
    for line in lines:
        if line.comment and (len(line.rows) > 1 or not line.code):
            line.code = f"{line.code}{' ' * GAP}{line.comment}" if line.code else line.comment


def _append(group: list[_Line], what: str) -> None:
    given = [line for line in group if getattr(line, what)]
    column = max((len(line.code) for line in given if line.depth * INDENT + len(line.code) <= WIDEST), default=0)
    for line in given:
        line.code = line.code.ljust(column) + " " * GAP + getattr(line, what)


def _find_groups(lines: list[_Line]) -> None:
    """Lines of one block without a blank line between them."""
    number = 0
    open_groups: list[int] = []
    for line in lines:
        del open_groups[line.depth + 1 :]
        if line.blank_before:
            del open_groups[line.depth :]
        while len(open_groups) <= line.depth:
            number += 1
            open_groups.append(number)
        line.group = open_groups[line.depth]
