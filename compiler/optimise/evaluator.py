"""What expressions can be known to be: the walk over a program that passes with tables of their own share (partial evaluation).

An expression is known if it depends on nothing but constants and variables that take few values. Such variables make up a domain,
and what is known of each of its cases stands in a table of constants.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.make import plus, times
from compiler.ir.program import Program
from compiler.ir.walk import map_expressions, parts, rebuild
from compiler.optimise.functions import simplify
from compiler.optimise.tables import Constant, evaluate
from compiler.ranges import find_ranges
from compiler.ranges.values import Items, Number, Value

KNOWN = (
    *(ex.Int, ex.Var, ex.Const, ex.Op, ex.Not, ex.Neg, ex.Cond, ex.Tup, ex.Range, ex.Len, ex.Contains, ex.At, ex.Has),
    *(ex.Bit, ex.Bits, ex.MaskOf, ex.PopCount),
)
"""Kinds of expressions that depend on nothing but their parts."""
UNKNOWN = (ArithmeticError, LookupError, ValueError, TypeError)
Env = Mapping[str, Value | None]
Case = dict[Expr, Constant]


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


class Evaluator:
    """`most_cases`: how many values a variable of a domain may take. `tables`: what its tables are called."""

    def __init__(self, program: Program, most_cases: int, tables: str) -> None:
        self.program = replace(program, constants=dict(program.constants))
        self.ranges = find_ranges(program)
        self.most_cases = most_cases
        self.prefix = tables
        self.tables: dict[Constant, str] = {}

    def run(self) -> Program:
        program, known = self.program, self.ranges
        functions = {name: replace(f, value=self.of(f.value, known.parameters[name])) for name, f in program.functions.items()}
        procedures = {
            name: replace(p, body=tuple(map_expressions(node, lambda part: self.of(part, known.locals[name])) for node in p.body))  # noqa: B023
            for name, p in program.procedures.items()
        }
        return replace(program, functions=functions, procedures=procedures)

    def of(self, node: Expr, env: Env) -> Expr:
        """The expression as the pass wants it. `env`: what its variables can be."""
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
                return self.fold(made, env, inner)
        return self.other(node, env)

    def fold(self, node: ex.Fold, env: Env, inner: Env) -> Expr:
        """A run whose parts have been seen to. `inner`: what is known of its variable too."""
        return node

    def other(self, node: Expr, env: Env) -> Expr:
        """What is no run and names nothing."""
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
            if isinstance(value, Number) and not value.mask and value.high - value.low < self.most_cases and "#" not in name
        }

    def domain(self, names: Iterable[str], env: Env) -> Domain:
        """These variables, in their order if they have one."""
        spans = ((name, env[name]) for name in (sorted(names) if isinstance(names, set) else names))
        return Domain(tuple((name, value.low, value.high) for name, value in spans if isinstance(value, Number)))

    def table(self, rows: list[tuple[Constant, ...]], domain: Domain) -> Expr:
        """Rows by the values of the domain; the only row, if there is no such variable."""
        values = tuple(rows) if domain.keys else rows[0]
        if values not in self.tables:
            self.tables[values] = f"{self.prefix}_{len(self.tables) + 1}"
            self.program.constants[self.tables[values]] = values
        return ex.Const(self.tables[values], domain.index())

    def value(self, node: Expr, case: Case) -> Any:
        return evaluate(self.program, node, case)
