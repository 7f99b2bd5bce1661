"""Tokens to a syntax tree, with Lark's tables and a driver of our own: about ten times as fast as Lark's, and it can go on
after a mistake.

Comes in: a `Source`. Goes out: the tree of all that could be read, and diagnostics for the rest. Never an exception. A line
that makes no sense is reported, taken out with the block below it, and the declaration around it is parsed again.
"""
from __future__ import annotations

from functools import lru_cache
from typing import Any

from dsl import syntax
from dsl.diagnostic import Diagnostic
from dsl.errors import Problem
from dsl.machine import Failure, machine
from dsl.scanner import Token, scan
from dsl.source import Source, Span

MOST_PROBLEMS = 20
CELLS = {"effect": "cell_effect", "condition": "cell_condition", "amount": "cell_amount", "price": "cell_price"}


def parse_file(source: Source) -> tuple[syntax.File, list[Diagnostic]]:
    """All declarations that can be read. Declarations don't depend on each other, so each is parsed by itself."""
    found = scan(source.text)
    problems = list(found.problems)
    declarations: list[syntax.Declaration] = []
    for start, end in zip(found.heads, [*found.heads[1:], len(found.tokens)]):
        file = _parse_unit("file", found.tokens[start:end], problems)
        if file is not None:
            declarations += file.declarations
    tree = syntax.File(Span(0, len(source.text)), tuple(declarations))
    return tree, _locate(problems, source)


def parse_cell(kind: str, source: Source) -> tuple[Any, list[Diagnostic]]:
    """A `Body` for an effect, an expression for a condition or an amount, a `Price` for a price; None if there is none."""
    node, problems = _read_cell(kind, source.text)
    return node, _locate(problems, source)


@lru_cache(maxsize=1 << 16)
def _read_cell(kind: str, text: str) -> tuple[Any, tuple[Problem, ...]]:
    found = scan(text, one_line=kind != "effect")
    problems = list(found.problems)
    node = _parse_unit(CELLS[kind], found.tokens, problems)
    return node, tuple(problems)


def _locate(problems, source: Source) -> list[Diagnostic]:
    ordered = sorted(problems, key=lambda problem: (problem.start, problem.end))
    return [problem.locate(source) for problem in ordered[:MOST_PROBLEMS]]


def _parse_unit(start: str, tokens: list[Token], problems: list[Problem]) -> Any:
    outcome = machine().run(start, tokens, problems)
    if isinstance(outcome, Failure):
        token = tokens[outcome.index] if outcome.index < len(tokens) else tokens[-1] if tokens else ("", "", 0, 0)
        problems.append(Problem("unexpected-word", token[2], token[3], f"`{token[1]}` doesn't fit here", "", "rewrite the line"))
        return None
    return outcome
