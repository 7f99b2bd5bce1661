"""Lark's tables at work: a shift-and-reduce loop that builds syntax nodes directly, without a tree in between.

Two things make it fast. Chains of productions that only pass a value on (an operand is a factor is a term is a sum ...)
are walked once and remembered. And what a production does with its children is prepared as a closure beforehand.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from typing import Any, NamedTuple

from dsl.errors import Problem
from dsl.productions import CHECKED, Production
from dsl.scanner import Token
from dsl.source import Span
from dsl.syntax import Ident, Text
from dsl.tables import IDENT, NONE, SPLICE, TAKE, TEXT, RuleShape, Step, Tables, load_tables
from dsl.transform import FUNCTIONS, TOKENS

_span = tuple.__new__  # half the time of calling Span, which counts here
END = ("$END", "$END", 0, 0)

# (problems, start, end, children) -> value
Builder = Callable[[list[Problem], int, int, list[Any]], Any]
Steps = tuple[Step, ...]


class Failure(NamedTuple):
    """Parsing ended at a token that can't follow: where that is among all, and the states at that point."""

    at: int
    states: list[int]


class Machine:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        # (origin, size, builder); a production that only passes its one child on has no builder
        self.rules = [(rule.origin, rule.size, _builder(rule)) for rule in tables.rules]
        self.after: dict[tuple[int, str, str], tuple[int, int | None]] = {}

    def run(self, start: str, tokens: list[Token], problems: list[Problem]) -> Any:
        """The value of the start symbol, or a Failure."""
        actions, rules, after = self.tables.actions, self.rules, self.after
        state, final = self.tables.start[start], self.tables.end[start]
        states = [state]
        values: list[Any] = []
        begins: list[int] = []
        last_end = 0
        for index, token in enumerate((*tokens, END)):
            kind, text, begin, end = token
            row = actions[state]
            key = text if text in row else kind
            action = row.get(key)
            if action is None and kind == "$DIE":
                key = "$NAME"
                action = row.get(key)
            while action is not None and action < 0:
                origin, size, build = rules[-1 - action]
                if build is None:
                    states.pop()
                elif size == 1:
                    values[-1] = build(problems, begins[-1], last_end, values[-1:])
                    states.pop()
                elif size:
                    first = begins[-size]
                    values[-size:] = (build(problems, first, last_end, values[-size:]),)
                    begins[-size:] = (first,)
                    del states[-size:]
                else:
                    values.append(build(problems, last_end, last_end, []))
                    begins.append(last_end)
                below = states[-1]
                step = after.get((below, origin, key))
                if step is None:
                    step = after[below, origin, key] = self._walk(below, origin, key)
                state, action = step
                states.append(state)
            if action is None:
                return values[0] if state == final and token is END else Failure(index, states)
            state = action
            states.append(state)
            values.append(token)
            begins.append(begin)
            last_end = end
        raise AssertionError("the end of a text is accepted or refused")

    def _walk(self, below: int, origin: str, key: str) -> tuple[int, int | None]:
        """The state after `origin` above `below`, and what to do there; passing-on productions are skipped."""
        while True:
            state = self.tables.goto[below][origin]
            action = self.tables.actions[state].get(key)
            if action is None or action >= 0 or self.rules[-1 - action][2] is not None:
                return state, action
            origin = self.rules[-1 - action][0]

    def replay(self, start: str, tokens: list[Token]) -> list[int]:
        """The states after tokens that can be read, nothing built."""
        states = [self.tables.start[start]]
        for kind, text, _, _ in tokens:
            row = self.tables.actions[states[-1]]
            key = text if text in row else "$NAME" if kind == "$DIE" and kind not in row else kind
            while (action := self.tables.actions[states[-1]].get(key)) is not None and action < 0:
                self._reduce(states, action)
            if action is None:
                break
            states.append(action)
        return states

    def _reduce(self, states: list[int], action: int) -> None:
        origin, size, _ = self.rules[-1 - action]
        if size:
            del states[-size:]
        states.append(self.tables.goto[states[-1]][origin])

    def accepts(self, states: list[int], key: str) -> bool:
        """Whether a token looked up by `key` could be read at this point. The states are left as they are."""
        states = list(states)
        while True:
            action = self.tables.actions[states[-1]].get(key)
            if action is None:
                return False
            if action >= 0:
                return True
            self._reduce(states, action)

    def expected(self, states: list[int]) -> list[str]:
        """The keys of all tokens that could be read at this point."""
        return [key for key in self.tables.actions[states[-1]] if self.accepts(states, key)]


@lru_cache(maxsize=1)
def machine() -> Machine:
    return Machine(load_tables())


# ---------------------------------------------------------------- what a complete production does with its children


def _builder(rule: RuleShape) -> Builder | None:
    steps = rule.steps
    if rule.function == "":
        return None if rule.size == 1 else _pass_on(steps[0][1])
    if rule.function is None:
        return _collect(steps)
    function = FUNCTIONS[rule.function]
    if rule.function in TOKENS:
        steps = tuple((TAKE if what in (IDENT, TEXT) else what, place) for what, place in steps)
    if rule.function in CHECKED or any(what == SPLICE for what, _ in steps):
        return _general(function, steps, rule.function in CHECKED)
    return _direct(function, steps)


def _pass_on(place: int) -> Builder:
    return lambda problems, start, end, children: children[place]


def _take(what: int, child: Any) -> Any:
    if what == TAKE:
        return child
    if what == IDENT:
        return Ident(_span(Span, child[2:]), child[1])
    return Text(_span(Span, child[2:]), child[1][1:-1])


def _collect(steps: Steps) -> Builder:
    """Helpers of `*` and `+`, and rules that are part of their parents: a list, extended in place."""
    if [what for what, _ in steps] == [TAKE]:
        place = steps[0][1]
        return lambda problems, start, end, children: [children[place]]

    def build(problems: list[Problem], start: int, end: int, children: list[Any]) -> list[Any]:
        out: list[Any] | None = None
        for what, place in steps:
            if what == SPLICE and out is None:
                out = children[place]
            elif what == SPLICE:
                out += children[place]
            else:
                out = [] if out is None else out
                out.append(None if what == NONE else _take(what, children[place]))
        return [] if out is None else out

    return build


def _direct(function: Production, steps: Steps) -> Builder:
    """The usual case: a fixed number of children, some of them names or texts, some not written."""
    convert = tuple((what, place) for what, place in steps if what in (IDENT, TEXT))
    places = tuple(-1 if what == NONE else place for what, place in steps)
    gap = any(what == NONE for what, _ in steps)
    if not places:
        return lambda problems, start, end, children: function(_span(Span, (start, end)))
    if len(places) == 1 and not convert and not gap:
        only = places[0]
        return lambda problems, start, end, children: function(_span(Span, (start, end)), children[only])
    pick = itemgetter(*places) if len(places) > 1 else lambda children: (children[places[0]],)

    def build(problems: list[Problem], start: int, end: int, children: list[Any]) -> Any:
        for what, place in convert:
            children[place] = _take(what, children[place])
        if gap:
            children.append(None)
        return function(_span(Span, (start, end)), *pick(children))

    return build


def _general(function: Production, steps: Steps, checked: bool) -> Builder:
    def build(problems: list[Problem], start: int, end: int, children: list[Any]) -> Any:
        args: list[Any] = [problems, _span(Span, (start, end))] if checked else [_span(Span, (start, end))]
        for what, place in steps:
            if what == SPLICE:
                args += children[place]
            else:
                args.append(None if what == NONE else _take(what, children[place]))
        return function(*args)

    return build
