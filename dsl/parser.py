"""Text to a syntax tree: scan, run the machine over the tokens, and after a mistake go on with the rest.

Comes in: a `Source`. Goes out: the tree of all that could be read, and diagnostics for what could not. Never an
exception. A line that makes no sense is reported, taken out with the block below it, and the declaration around it is
parsed again.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any

from dsl import syntax
from dsl.diagnostic import Diagnostic
from dsl.errors import Problem
from dsl.machine import Failure, machine
from dsl.mistakes import explain
from dsl.scanner import Token, bad_line, scan
from dsl.scene import BLOCK, HEAD, WORD, Scene
from dsl.source import Source, Span
from dsl.vocabulary import LAYOUT
from dsl.wording import empty_cell, too_many_branches

MOST_PROBLEMS = 20
MOST_BRANCHES = 60  # every `otherwise if` makes the tree one level deeper
_CONSEQUENCES = {"bad-indentation", "unknown-statement", "late-otherwise"}
CELLS = {"effect": "cell_effect", "condition": "cell_condition", "amount": "cell_amount", "price": "cell_price"}


def parse_file(source: Source) -> tuple[syntax.File, list[Diagnostic]]:
    """All declarations that can be read. Declarations don't depend on each other, so each is parsed by itself."""
    found = scan(source.text)
    problems = list(found.problems)
    declarations: list[syntax.Declaration] = []
    for start, end in pairwise([*found.heads, len(found.tokens)]):
        if len(problems) >= MOST_PROBLEMS:
            break
        file = _parse_unit("file", found.tokens[start:end], problems)
        if file is not None:
            declarations += file.declarations
    tree = syntax.File(Span(0, len(source.text)), tuple(declarations))
    return tree, _locate(problems, source)


def parse_cell(kind: str, source: Source) -> tuple[Any, list[Diagnostic]]:
    """A `Body` for an effect, an expression for a condition or an amount, a `Price` for a price; None if unreadable."""
    node, problems = _read_cell(kind, source.text)
    return node, _locate(problems, source) if problems else []


@lru_cache(maxsize=1 << 16)
def _read_cell(kind: str, text: str) -> tuple[Any, tuple[Problem, ...]]:
    found = scan(text, one_line=kind != "effect")
    problems = list(found.problems)
    if not found.tokens:
        return None, (*problems, empty_cell(kind))
    node = _parse_unit(CELLS[kind], found.tokens, problems)
    return node, tuple(problems)


def _locate(problems: list[Problem] | tuple[Problem, ...], source: Source) -> list[Diagnostic]:
    ordered = sorted(problems, key=lambda problem: (problem.start, problem.end, problem.code))
    causes = _without_consequences(ordered, source.text)
    return [problem.locate(source) for problem in causes[:MOST_PROBLEMS]]


def _without_consequences(problems: list[Problem], text: str) -> list[Problem]:
    """A line that stands too far left or right puts the next lines into the wrong block, one after the other."""
    kept: list[Problem] = []
    follows, previous = False, 0
    for problem in problems:
        adjacent = text.count("\n", previous, problem.start) <= 1
        if not (follows and adjacent and problem.code in _CONSEQUENCES and problem.fix is None):
            kept.append(problem)
            follows = problem.code in ("bad-indentation", "missing-body")
        previous = problem.end
    return kept


def _parse_unit(start: str, tokens: list[Token], problems: list[Problem]) -> Any:
    """One declaration or one cell; None if nothing of it can be read."""
    tokens = _limit_branches(tokens, problems)
    engine = machine()
    while True:
        found: list[Problem] = []
        outcome = engine.run(start, tokens, found)
        if not isinstance(outcome, Failure):
            problems += found
            return outcome
        shorter = _take_out_known(tokens, outcome.at)
        if shorter is None:
            mistake = explain(Scene(engine, start, tokens, *outcome))
            problems.append(mistake.problem)
            shorter = _take_out(tokens, outcome.at, mistake.take_out)
        can_go_on = engine.accepts([engine.tables.start[start]], "$BAD")  # an expression has no lines to take out
        if not can_go_on or len(shorter) >= len(tokens) or len(problems) >= MOST_PROBLEMS:
            return None
        tokens = shorter


def _limit_branches(tokens: list[Token], problems: list[Problem]) -> list[Token]:
    """A chain of `otherwise if` nests as deep as it is long."""
    branches = [i for i, token in enumerate(tokens) if token[1] == "otherwise"]
    if len(branches) <= MOST_BRANCHES:
        return tokens
    depth, counts = 0, {}
    for index, (kind, word, start, end) in enumerate(tokens):
        if kind == "$INDENT":
            depth += 1
            counts[depth] = 0
        elif kind == "$DEDENT":
            depth -= 1
        elif index == 0 or tokens[index - 1][0] in LAYOUT:
            counts[depth] = counts.get(depth, 0) + 1 if word == "otherwise" else 0
            if counts[depth] > MOST_BRANCHES:
                problems.append(too_many_branches(start, end, MOST_BRANCHES))
                return [("$BAD", "$BAD", tokens[0][2], tokens[-1][3]), ("$NL", "$NL", end, end)]
    return tokens


# ---------------------------------------------------------------- taking out


def _take_out_known(tokens: list[Token], index: int) -> list[Token] | None:
    """Without what hangs on a line already reported: its block, the `otherwise` of an `if`. None if it isn't that."""
    if index >= len(tokens):
        return None
    if tokens[index][0] == "$BAD":
        rest = [*tokens[:index], *tokens[_line_end(tokens, index) :]]
        return _take_out(rest, index, HEAD) if index else rest
    first = _line_start(tokens, index)
    bad = tokens[first - 2] if first > 1 else ("", "", 0, 0)
    if tokens[index][0] == "$INDENT" and bad[0] == "$BAD":
        return [*tokens[:index], *tokens[_block_end(tokens, index) :]]
    if tokens[first][1] == "otherwise" and bad[1] == "$BAD if":
        return [*tokens[:first], *tokens[_unit_end(tokens, first) :]]
    return None


def _take_out(tokens: list[Token], index: int, what: str) -> list[Token]:
    if what == WORD:
        return [*tokens[: index - 1], *tokens[index:]]
    if what == BLOCK:
        return [*tokens[:index], *tokens[_block_end(tokens, index) :]]
    index = min(index, len(tokens) - 1)
    if what == HEAD:
        index -= 1
    while index and tokens[index][0] in LAYOUT:
        index -= 1
    first = _line_start(tokens, index)
    bad = bad_line(tokens[first : _line_end(tokens, first)])
    return [*tokens[:first], bad, ("$NL", "$NL", bad[3], bad[3]), *tokens[_unit_end(tokens, first) :]]


def _line_start(tokens: list[Token], index: int) -> int:
    while index and tokens[index - 1][0] not in LAYOUT:
        index -= 1
    return index


def _line_end(tokens: list[Token], index: int) -> int:
    """The index after the end of the line."""
    while index < len(tokens) and tokens[index][0] != "$NL":
        index += 1
    return min(index + 1, len(tokens))


def _block_end(tokens: list[Token], index: int) -> int:
    """The index after the block that opens at `index`."""
    depth = 0
    while index < len(tokens):
        depth += (tokens[index][0] == "$INDENT") - (tokens[index][0] == "$DEDENT")
        index += 1
        if depth == 0:
            break
    return index


def _unit_end(tokens: list[Token], index: int) -> int:
    """The index after the line and the block under it."""
    end = _line_end(tokens, index)
    return _block_end(tokens, end) if end < len(tokens) and tokens[end][0] == "$INDENT" else end
