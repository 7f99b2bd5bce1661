"""Walking over expressions and statements: parts, substitution, what is read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache

from compiler.ir import stmt as statements
from compiler.ir.expr import Expr, Fold, LetIn, Var


@cache
def _slots(kind: type) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind))


def parts(expr: Expr) -> Iterator[Expr]:
    """The direct parts of an expression."""
    for name in _slots(type(expr)):
        yield from _nodes(getattr(expr, name))


def _nodes(value) -> Iterator[Expr]:
    if isinstance(value, tuple):
        for item in value:
            yield from _nodes(item)
    elif is_dataclass(value):
        yield value


def subexpressions(expr: Expr) -> Iterator[Expr]:
    """The expression and everything inside it."""
    yield expr
    for part in parts(expr):
        yield from subexpressions(part)


def rewrite(expr: Expr, change: Callable[[Expr], Expr | None]) -> Expr:
    """The expression with every part, from the top, replaced by what `change` gives (None: look inside)."""
    changed = change(expr)
    if changed is not None:
        return changed
    updates = {}
    for name in _slots(type(expr)):
        value = getattr(expr, name)
        new = _rewritten(value, change)
        if new is not value:
            updates[name] = new
    return replace(expr, **updates) if updates else expr


def _rewritten(value, change):
    if isinstance(value, tuple):
        new = tuple(_rewritten(item, change) for item in value)
        return value if all(a is b for a, b in zip(new, value, strict=False)) else new
    if is_dataclass(value):
        return rewrite(value, change)
    return value


def substitute(expr: Expr, values: dict[str, Expr]) -> Expr:
    """The expression with variables replaced. Variables bound inside are distinct by construction."""
    if not values:
        return expr
    return rewrite(expr, lambda e: values.get(e.name) if isinstance(e, Var) else None)


def bound_variables(expr: Expr) -> set[str]:
    return {e.var if isinstance(e, Fold) else e.name for e in subexpressions(expr) if isinstance(e, (Fold, LetIn))}


def statements_in(body: tuple) -> Iterator[statements.Stmt]:
    """Every statement of a body, outer ones first."""
    for stmt in body:
        yield stmt
        for name in ("then", "other", "body"):
            inner = getattr(stmt, name, None)
            if isinstance(inner, tuple):
                yield from statements_in(inner)


def expressions_of(stmt: statements.Stmt) -> Iterator[Expr]:
    """The expressions directly in a statement, not those of nested statements."""
    for name in _slots(type(stmt)):
        if name in ("body",) or (isinstance(stmt, statements.If) and name in ("then", "other")):
            continue
        yield from _nodes(getattr(stmt, name))
