"""What is known behind a statement: facts about the state that it may have made stale are forgotten."""

from __future__ import annotations

from compiler.bind.ranges import forget, reads_state
from compiler.bind.scope import Scope
from compiler.ir.expr import Cell


def forget_state(scope: Scope) -> None:
    """Behind something that may change anything, only what is known of locals stays."""
    scope.facts = forget(scope.facts, reads_state)


def forget_field(scope: Scope, storage: str) -> None:
    from compiler.ir.expr import CallFn

    scope.facts = forget(scope.facts, lambda e: isinstance(e, CallFn) or (isinstance(e, Cell) and e.field == storage))


def keep_common_facts(scope: Scope, *ends: Scope) -> None:
    """Behind a branch only what both ends still know of the facts before."""
    scope.facts = {expr: bound for expr, bound in scope.facts.items() if all(e.facts.get(expr) is not None for e in ends)}
