"""What depends on one narrow value, or on a thing alone, is looked up and not worked out again and again (partial evaluation).

    spot % 14 + 1                                                  =>    run_1[spot]
    any(c in chain where (row[c], if me == 0, otherwise column[c]) == 1)    =>    any(c in chain where c in run_2[me])
    those(c in hand where cost[c] == 0 and kind[c] != 3 and P)     =>    those(c in hand where run_3[c] and P)
    card in pile(p)                                                =>    loc(card) == p

A table that holds 0, 1, 2 and so on is left out.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.make import TRUE, conjunction
from compiler.ir.program import Program
from compiler.ir.walk import free, rebuild, subexpressions
from compiler.optimise.asked import conjuncts
from compiler.optimise.evaluator import KNOWN, UNKNOWN, Domain, Env, Evaluator
from compiler.optimise.functions import size
from compiler.ranges.values import Number

MOST_CASES = 512
SLOW = ("%", "//", "/^")
"""Operators that take longer than a look-up."""
MUCH = 5
"""The size of a test that is worth a table."""


def look_up(program: Program) -> Program:
    return Lookups(program, MOST_CASES, "value").run()


class Lookups(Evaluator):
    def other(self, node: Expr, env: Env) -> Expr:
        match node:
            case ex.At(ex.Const(name, None), index) if self.counts(name, index, env):
                return self.of(index, env)
            case ex.Const(name, index) if index is not None and self.counts(name, index, env):
                return self.of(index, env)
            case ex.Contains(ex.Pile(place), card) if self.is_card(card, env):
                return ex.Op("==", ex.Loc(self.of(card, env)), self.of(place, env))
            case ex.Op() | ex.Cond() if (found := self.looked_up(node, env)) is not None:
                return found
        return rebuild(node, lambda part: self.of(part, env))

    def is_card(self, node: Expr, env: Env) -> bool:
        """Is it surely the number of a card? Where that lies is known."""
        found = self.ranges.of(node, env)
        return isinstance(found, Number) and found.low >= 0 and found.high < self.program.card_count

    def counts(self, name: str, index: Expr, env: Env) -> bool:
        """Does a table hold 0, 1, 2 and so on, and is surely something there?"""
        values, found = self.program.constants[name], self.ranges.of(index, env)
        is_inside = isinstance(found, Number) and found.low >= 0 and found.high < len(values)
        return is_inside and values == tuple(range(len(values)))

    def looked_up(self, node: Expr, env: Env) -> Expr | None:
        """What is slow to work out and depends on one variable or field with few values."""
        inside = list(subexpressions(node))
        if not any(isinstance(part, ex.Op) and part.op in SLOW for part in inside):
            return None
        subjects = {part for part in inside if isinstance(part, ex.Var) or isinstance(part, ex.Cell) and part.index is None}
        if len(subjects) != 1 or not all(isinstance(part, KNOWN) or part in subjects for part in inside):
            return None
        (subject,) = subjects
        found = self.ranges.of(subject, env)
        if not isinstance(found, Number) or found.mask or found.low < 0 or found.high >= self.most_cases:
            return None
        try:
            values = tuple(int(self.value(node, {subject: max(value, found.low)})) for value in range(found.high + 1))
        except UNKNOWN:
            return None
        return replace(self.column(values), index=subject)

    def fold(self, node: ex.Fold, env: Env, inner: Env) -> Expr:
        """A run over things that are not known: what is known of each thing by itself."""
        names = self.narrow(inner)
        if node.kind == "any" and node.value is not None:
            node = replace(node, where=conjunction([node.where or TRUE, node.value]), value=None)
        if node.where is None or node.var not in names or self.is_known(node.items, names):
            return node
        tests = conjuncts(node.where)
        known = [test for test in tests if self.is_known(test, names) and node.var in free(test)]
        rest = [test for test in tests if test not in known]
        if sum(map(size, known)) < MUCH:
            return node
        try:
            if node.kind == "any" and not rest:
                return replace(node, where=self.member(known, node.var, inner))
            found = self.marked(known, node.var, inner)
        except UNKNOWN:
            return node
        return node if found is None else replace(node, where=conjunction([found, *rest]))

    def member(self, tests: list[Expr], var: str, env: Env) -> Expr | None:
        """These tests as the question whether something is one of those for which they hold."""
        domain = self.domain({name for test in tests for name in free(test)} - {var}, env)
        (_, low, high), *_ = self.domain({var}, env).keys
        if domain.cases * (high - low + 1) > self.most_cases:
            return conjunction(tests)
        rows = []
        for case in domain:
            cases = ({**case, ex.Var(var): value} for value in range(low, high + 1))
            rows.append(tuple(one[ex.Var(var)] for one in cases if all(self.value(test, one) for test in tests)))
        return ex.Contains(self.table(rows, domain), ex.Var(var))

    def marked(self, tests: list[Expr], var: str, env: Env) -> Expr | None:
        """These tests as a column that says of each thing whether they hold."""
        domain = self.domain({name for test in tests for name in free(test)}, env)
        if len(domain.keys) != 1 or domain.keys[0][1] < 0:
            return None
        _, low, high = domain.keys[0]
        things = (max(value, low) for value in range(high + 1))
        return replace(
            self.column(tuple(int(all(self.value(test, {ex.Var(var): thing}) for test in tests)) for thing in things)),
            index=ex.Var(var),
        )

    def column(self, values: tuple[int, ...]) -> ex.Const:
        """A table of these values."""
        found = self.table([values], Domain(()))
        assert isinstance(found, ex.Const)
        return found
