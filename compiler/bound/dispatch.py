"""One table from kinds of syntax nodes to the functions that bind them, filled by `@binds` beside each function.

Expressions and statements hold each other, and so would the modules that bind them import each other; they all import this one
instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from compiler.bound.scope import Scope
from compiler.bound.tree import Expr, Statement
from compiler.types import Type
from dsl import syntax

BindExpression = Callable[[Scope, Any, Type | None], Expr]
BindStatement = Callable[[Scope, Any], Statement | None]
Expression = TypeVar("Expression", bound=BindExpression)
Deed = TypeVar("Deed", bound=BindStatement)

_expressions: dict[type, BindExpression] = {}
_statements: dict[type, BindStatement] = {}


def binds(*kinds: type[syntax.Node]) -> Callable[[Expression], Expression]:
    """Makes a function the one that binds expressions of these kinds."""

    def register(function: Expression) -> Expression:
        _expressions.update(dict.fromkeys(kinds, function))
        return function

    return register


def binds_statement(*kinds: type[syntax.Node]) -> Callable[[Deed], Deed]:
    def register(function: Deed) -> Deed:
        _statements.update(dict.fromkeys(kinds, function))
        return function

    return register


def bind(scope: Scope, node: syntax.Expr, want: Type | None = None) -> Expr:
    """An expression. `want`: the type that is expected, which settles what a bare choice or row means."""
    return _expressions[type(node)](scope, node, want)


def bind_statement(scope: Scope, node: syntax.Statement) -> Statement | None:
    """A statement; None if so much is wrong that nothing is left of it."""
    return _statements[type(node)](scope, node)


def kinds_bound() -> frozenset[type]:
    """Every kind of node that something is registered for."""
    return frozenset({*_expressions, *_statements})
