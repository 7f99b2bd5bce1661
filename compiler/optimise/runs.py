"""Runs over fixed items, shortened: what can be known of each item is worked out here (partial evaluation), and only the rest is
asked while the game runs.

    any(c in around[piece] where row[c] == row[piece] + 1 and board@c != me)    =>    any(c in run_1[piece] where board@c != me)

A test is known if it depends on nothing but constants and variables that take few values. Two more things follow:

* items that are sorted by known keys are sorted here;
* `any` within `any` that asks about one thing, made of both variables, runs over these things: "is there a way, and a cell on it,
  so that the line from there is mine" becomes "is one of these lines mine".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.make import conjunction
from compiler.ir.program import Function, Program
from compiler.ir.walk import bound_variables, free, parts, rewrite
from compiler.optimise.asked import conjuncts
from compiler.optimise.evaluator import UNKNOWN, Env, Evaluator
from compiler.optimise.functions import inlined, size
from compiler.optimise.tables import Constant

MOST_CASES = 8192
"""So many items are looked at for one run."""
LARGEST_FUNCTION = 40


def shorten_runs(program: Program) -> Program:
    return Shortener(program).run()


class Shortener(Evaluator):
    def __init__(self, program: Program) -> None:
        super().__init__(program, MOST_CASES, "run")
        self.open: dict[str, Function] = {
            name: f for name, f in program.functions.items() if not f.lets and size(f.value) <= LARGEST_FUNCTION
        }

    def fold(self, node: ex.Fold, env: Env, inner: Env) -> Expr:
        return self.shortened(node, inner)

    def opened(self, node: Expr) -> Expr:
        """An expression with the calls of functions written out."""
        for _ in range(3):
            node = inlined(node, self.open)
        return node

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
        needed = [found for test in tests if (found := self.needed(test, node.var, inner)) is not None]
        is_sorted = bool(node.keys) and node.kind in ("those", "first") and all(self.is_known(key, inner) for key, _ in node.keys)
        keys = [key for key, _ in node.keys] if is_sorted else []
        domain = self.domain({name for part in (node.items, *known, *needed, *keys) for name in free(part)} - {node.var}, env)
        is_made = isinstance(node.items, ex.Range) and bool(domain.keys)
        gains = bool(known or needed) or is_sorted or is_made
        if gains and domain.cases <= MOST_CASES:
            rows, count, asked = [], 0, 0
            comes_first = tests[: len(known)] == known and not needed
            asked_here = [*known, *needed]
            for case in domain:
                items = self.value(node.items, case)
                asked += len(items)
                if asked > MOST_CASES:
                    return None
                cases = [{**case, ex.Var(node.var): item} for item in items]
                try:
                    cases = [one for one in cases if all(self.value(test, one) for test in asked_here)]
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

    def needed(self, test: Expr, var: str, names: set[str]) -> Expr | None:
        """What is known to hold if this test of several ways holds: of each way what is known of it."""
        if not (isinstance(test, ex.Op) and test.op == "or") or self.is_known(test, names):
            return None
        ways = []
        for way in (test.left, test.right):
            tests = conjuncts(way)
            known = conjunction(one for one in tests if self.is_known(one, names) and var in free(one))
            found = self.needed(way, var, names) if len(tests) == 1 and known is None else known
            if found is None:
                return None
            ways.append(found)
        return ex.Op("or", *ways)

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
