"""Tokens to a syntax tree, with Lark's tables and a driver of our own: about ten times as fast as Lark's, and it can go on
after a mistake.

Comes in: a `Source`. Goes out: the tree of all that could be read, and diagnostics for the rest. Never an exception. A line
that makes no sense is reported, taken out with the block below it, and the declaration around it is parsed again.
"""
from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from dsl import syntax
from dsl.diagnostic import Diagnostic
from dsl.errors import Problem
from dsl.scanner import Token, scan
from dsl.source import Source, Span
from dsl.tables import IDENT, NONE, SPLICE, TAKE, TEXT, load_tables
from dsl.transform import CHECKED, FUNCTIONS, RAW

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
    outcome = _run(start, tokens, problems)
    if isinstance(outcome, Failure):
        token = tokens[outcome.index] if outcome.index < len(tokens) else tokens[-1] if tokens else ("", "", 0, 0)
        problems.append(Problem("unexpected-word", token[2], token[3], f"`{token[1]}` doesn't fit here", "", "rewrite the line"))
        return None
    return outcome


# ---------------------------------------------------------------- the driver

class Failure(NamedTuple):
    """Parsing ended at a token that can't follow: its index, and the states at that point."""

    index: int
    states: list[int]


def _only_child(span: Span, child: Any) -> Any:
    return child


class _Machine(NamedTuple):
    actions: tuple
    goto: tuple
    rules: list
    start: dict
    end: dict


@lru_cache(maxsize=1)
def _machine() -> _Machine:
    tables = load_tables()
    rules = []
    for shape in tables.rules:
        if shape.function == "":
            function, steps = _only_child, shape.steps
            if shape.size == 1:
                steps = None
        elif shape.function is None:
            function, steps = None, shape.steps
        else:
            function = FUNCTIONS[shape.function]
            raw = shape.function in RAW
            steps = tuple((TAKE if raw and what in (IDENT, TEXT) else what, place) for what, place in shape.steps)
        rules.append((shape.origin, shape.size, function, steps, shape.function in CHECKED))
    return _Machine(tables.actions, tables.goto, rules, tables.start, tables.end)


def _run(start: str, tokens: list[Token], problems: list[Problem]) -> Any:
    actions, goto, rules, starts, ends = _machine()
    state, final = starts[start], ends[start]
    states = [state]
    values: list[Any] = []
    begins: list[int] = []
    last_end = 0
    for index, token in enumerate([*tokens, ("$END", "$END", 0, 0)]):
        kind, text, begin, end = token
        row = actions[state]
        key = text if text in row else kind
        action = row.get(key)
        if action is None and kind == "$DIE":
            key = "$NAME"
            action = row.get(key)
        while action is not None and action < 0:
            origin, size, function, steps, checked = rules[-1 - action]
            if size == 1 and steps is None:
                states.pop()
            else:
                if size:
                    children = values[-size:]
                    first = begins[-size]
                    del values[-size:], begins[-size:], states[-size:]
                else:
                    children = []
                    first = last_end
                args: list[Any] = []
                if function is not None:
                    span = Span(first, last_end)
                    args = [problems, span] if checked else [span]
                for what, place in steps:
                    if what == TAKE:
                        args.append(children[place])
                    elif what == IDENT:
                        child = children[place]
                        args.append(syntax.Ident(Span(child[2], child[3]), child[1]))
                    elif what == SPLICE:
                        if args:
                            args += children[place]
                        else:
                            args = children[place]
                    elif what == NONE:
                        args.append(None)
                    else:
                        child = children[place]
                        args.append(syntax.Text(Span(child[2], child[3]), child[1][1:-1]))
                values.append(function(*args) if function is not None else args)
                begins.append(first)
            state = goto[states[-1]][origin]
            states.append(state)
            action = actions[state].get(key)
        if action is None:
            return values[0] if state == final else Failure(index, states)
        state = action
        states.append(state)
        values.append(token)
        begins.append(begin)
        last_end = end
    raise AssertionError("the end of the text is always accepted or refused")
