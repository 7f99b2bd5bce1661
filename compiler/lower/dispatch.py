"""One table from kinds of bound statements to the functions that translate them, filled by `@lowers` beside each function.

Statements hold blocks, and blocks hold statements; the modules that translate them all import this one instead of each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.bound import tree
from compiler.ir.stmt import Mark, Stmt
from compiler.lower.env import Env

Lower = Callable[[Env, Any, int], list[Stmt]]
_statements: dict[type, Lower] = {}


def lowers(*kinds: type[tree.Node]) -> Callable[[Lower], Lower]:
    """Makes a function the one that translates statements of these kinds. It gets the statement and its origin."""

    def register(function: Lower) -> Lower:
        _statements.update(dict.fromkeys(kinds, function))
        return function

    return register


def lower_statement(env: Env, node: tree.Statement) -> list[Stmt]:
    at = env.at(node.span)
    made = _statements[type(node)](env, node, at)
    return made if isinstance(node, tree.Guarded) else [Mark(at), *made]


def lower_block(env: Env, block: tree.Block) -> list[Stmt]:
    """The statements of a block, in the environment given (its locals stay visible behind each other)."""
    return [step for node in block for step in lower_statement(env, node)]


def kinds_lowered() -> frozenset[type]:
    return frozenset(_statements)
