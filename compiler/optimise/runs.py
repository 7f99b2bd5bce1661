"""Runs over fixed items, shortened: what can be known of each item is worked out here (partial evaluation), and only the rest is
asked while the game runs.

    any(c in around[piece] where row[c] == row[piece] + 1 and board@c != me)    =>    any(c in run_1[piece] where board@c != me)

A test is known if it depends on nothing but constants and variables that take few values. Two more things follow:

* items that are sorted by known keys are sorted here;
* `any` within `any` that asks about one thing, made of both variables, runs over these things: "is there a way, and a cell on it,
  so that the line from there is mine" becomes "is one of these lines mine".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.make import conjunction, plus, times
from compiler.ir.program import Function, Program
from compiler.ir.walk import bound_variables, free, map_expressions, parts, rebuild, rewrite
from compiler.optimise.asked import conjuncts
from compiler.optimise.functions import inlined, simplify, size
from compiler.optimise.tables import Constant, evaluate
from compiler.ranges import Ranges, find_ranges
from compiler.ranges.values import Items, Number, Value

MOST_CASES = 8192
"""So many items are looked at for one run."""
LARGEST_FUNCTION = 40
KNOWN = (
    *(ex.Int, ex.Var, ex.Const, ex.Op, ex.Not, ex.Neg, ex.Cond, ex.Tup, ex.Range, ex.Len, ex.Contains, ex.At, ex.Has),
    *(ex.Bit, ex.Bits, ex.MaskOf, ex.PopCount),
)
"""Kinds of expressions that depend on nothing but their parts."""
UNKNOWN = (ArithmeticError, LookupError, ValueError, TypeError)
Env = Mapping[str, Value | None]
Case = dict[Expr, Constant]


def shorten_runs(program: Program) -> Program:
    return Shortener(program, find_ranges(program)).run()


@dataclass(frozen=True)
class Domain:
    """The variables that a table is read by, with their lowest and highest values."""

    keys: tuple[tuple[str, int, int], ...]

    @property
    def cases(self) -> int:
        count = 1
        for _, low, high in self.keys:
            count *= high - low + 1
        return count

    def __iter__(self) -> Iterator[Case]:
        for values in product(*(range(low, high + 1) for _, low, high in self.keys)):
            yield {ex.Var(name): value for (name, _, _), value in zip(self.keys, values, strict=True)}

    def index(self) -> Expr | None:
        found: Expr | None = None
        for name, low, high in self.keys:
            one: Expr = ex.Op("-", ex.Var(name), ex.Int(low)) if low else ex.Var(name)
            found = one if found is None else plus(times(found, high - low + 1), one)
        return None if found is None else simplify(found)


class Shortener:
    def __init__(self, program: Program, ranges: Ranges) -> None:
        self.program = replace(program, constants=dict(program.constants))
        self.ranges = ranges
        self.tables: dict[tuple[Constant, ...], str] = {}
        self.open: dict[str, Function] = {
            name: f for name, f in program.functions.items() if not f.lets and size(f.value) <= LARGEST_FUNCTION
        }

    def run(self) -> Program:
        program, known = self.program, self.ranges
        functions = {name: replace(f, value=self.of(f.value, known.parameters[name])) for name, f in program.functions.items()}
        procedures = {
            name: replace(p, body=tuple(map_expressions(node, lambda part: self.of(part, known.locals[name])) for node in p.body))  # noqa: B023
            for name, p in program.procedures.items()
        }
        return replace(program, functions=functions, procedures=procedures)

    def of(self, node: Expr, env: Env) -> Expr:
        match node:
            case ex.LetIn(name, value, body):
                inner = {**env, name: self.ranges.of(value, env)}
                return ex.LetIn(name, self.of(value, env), self.of(body, inner))
            case ex.Fold(var=name, items=items):
                found = self.ranges.of(items, env)
                inner = {**env, name: found.item if isinstance(found, Items) else None}
                made = replace(
                    rebuild(replace(node, items=ex.Int(0)), lambda part: self.of(part, inner)), items=self.of(items, env)
                )
                return self.shortened(made, inner)
        return rebuild(node, lambda part: self.of(part, env))

    # what is known

    def is_known(self, node: Expr, names: set[str]) -> bool:
        """Does it depend on nothing but these variables?"""
        if isinstance(node, ex.Var):
            return node.name in names
        if isinstance(node, ex.Seats):
            return self.program.fewest == self.program.most
        return isinstance(node, KNOWN) and all(self.is_known(part, names) for part in parts(node))

    def narrow(self, env: Env) -> set[str]:
        """The variables that take few values."""
        return {
            name
            for name, value in env.items()
            if isinstance(value, Number) and not value.mask and value.high - value.low < MOST_CASES and "#" not in name
        }

    def domain(self, names: set[str], env: Env) -> Domain:
        spans = ((name, env[name]) for name in sorted(names))
        return Domain(tuple((name, value.low, value.high) for name, value in spans if isinstance(value, Number)))

    def opened(self, node: Expr) -> Expr:
        """An expression with the calls of functions written out."""
        for _ in range(3):
            node = inlined(node, self.open)
        return node

    def table(self, rows: list[tuple[Constant, ...]], domain: Domain) -> Expr:
        """Rows by the values of the domain; the only row, if there is no such variable."""
        values = tuple(rows) if domain.keys else rows[0]
        if values not in self.tables:
            self.tables[values] = f"run_{len(self.tables) + 1}"
            self.program.constants[self.tables[values]] = values
        return ex.Const(self.tables[values], domain.index())

    def value(self, node: Expr, case: Case) -> Any:
        return evaluate(self.program, node, case)

    # runs

    def shortened(self, node: ex.Fold, env: Env) -> ex.Fold:
        """`env`: what is known of its variable too."""
        names = self.narrow({name: value for name, value in env.items() if name != node.var})
        if not self.is_known(node.items, names):
            return node
        whole = node
        if node.kind == "any" and node.value is not None:
            whole = replace(node, where=conjunction([node.where or ex.Int(1), node.value]), value=None)
        try:
            return self.chosen(whole, names, env) or node
        except UNKNOWN:
            return node

    def chosen(self, node: ex.Fold, names: set[str], env: Env) -> ex.Fold | None:
        """The run over those of its items that can count. None if nothing is gained."""
        tests = [] if node.where is None else conjuncts(self.opened(node.where))
        inner = names | {node.var}
        known = [test for test in tests if self.is_known(test, inner) and node.var in free(test)]
        is_sorted = bool(node.keys) and node.kind in ("those", "first") and all(self.is_known(key, inner) for key, _ in node.keys)
        keys = [key for key, _ in node.keys] if is_sorted else []
        domain = self.domain({name for part in (node.items, *known, *keys) for name in free(part)} - {node.var}, env)
        is_made = isinstance(node.items, ex.Range) and bool(domain.keys)
        gains = bool(known) or is_sorted or is_made
        if gains and domain.cases <= MOST_CASES:
            rows, count, asked = [], 0, 0
            comes_first = tests[: len(known)] == known
            for case in domain:
                items = self.value(node.items, case)
                asked += len(items)
                if asked > MOST_CASES:
                    return None
                cases = [{**case, ex.Var(node.var): item} for item in items]
                try:
                    cases = [one for one in cases if all(self.value(test, one) for test in known)]
                except UNKNOWN:
                    if not (comes_first and -1 in case.values()):
                        raise
                    cases = []
                if is_sorted:
                    cases.sort(key=lambda one: [-self.value(key, one) if high else self.value(key, one) for key, high in node.keys])
                rows.append(tuple(one[ex.Var(node.var)] for one in cases))
                count += len(cases)
            if count < asked or is_sorted or is_made:
                rest = conjunction(test for test in tests if test not in known)
                node = replace(node, items=self.table(rows, domain), where=rest, keys=() if is_sorted else node.keys)
            else:
                gains = False
        merged = self.merged(node, names, env) if node.kind == "any" else None
        return merged or (node if gains else None)

    def merged(self, node: ex.Fold, names: set[str], env: Env) -> ex.Fold | None:
        """`any` within `any` as one run over what both ask about."""
        match node.where:
            case ex.Fold("any", var, items, where, None) if where is not None and var != node.var:
                pass
            case _:
                return None
        if not self.is_known(items, names | {node.var}) or var in names:
            return None
        asked = set(subjects(where, {node.var, var}, lambda part: self.is_known(part, names | {node.var, var})))
        if len(asked) != 1:
            return None
        (subject,) = asked
        rest = rewrite(where, lambda part: ex.Var(var) if part == subject else None)
        if node.var in free(rest) or var in bound_variables(rest):
            return None
        domain = self.domain({name for part in (node.items, items, subject) for name in free(part)} - {node.var, var}, env)
        if domain.cases > MOST_CASES:
            return None
        rows, count = [], 0
        for case in domain:
            outer = [{**case, ex.Var(node.var): item} for item in self.value(node.items, case)]
            pairs = [{**one, ex.Var(var): item} for one in outer for item in self.value(items, one)]
            count += len(pairs)
            if count > MOST_CASES:
                return None
            rows.append(tuple(dict.fromkeys(found for one in pairs if self.may_hold(rest, var, found := self.value(subject, one)))))
        lengths = {len(found) for row in rows for found in row if isinstance(found, tuple)}
        if len(lengths) == 1:
            rest = all_of(rest, var, lengths.pop())
        return replace(node, var=var, items=self.table(rows, domain), where=rest)

    def may_hold(self, test: Expr, var: str, found: Constant) -> bool:
        """Is it open whether a test holds for this thing?"""
        try:
            return bool(self.value(test, {ex.Var(var): found}))
        except UNKNOWN:
            return True


def subjects(node: Expr, names: set[str], is_known: Callable[[Expr], bool]) -> Iterator[Expr]:
    """The largest known parts that have to do with these variables."""
    if not names & free(node).keys():
        return
    if is_known(node):
        yield node
        return
    for part in parts(node):
        yield from subjects(part, names, is_known)


def all_of(node: Expr, var: str, length: int) -> Expr:
    """`count(x in T where P) == 4` of what has four items asks whether P holds for all."""

    def change(part: Expr) -> Expr | None:
        match part:
            case ex.Op("==", ex.Fold("count", name, ex.Var(of), where, None), ex.Int(count)) if of == var and count == length:
                return ex.Fold("all", name, ex.Var(of), None, where)
        return None

    return rewrite(node, change)
