"""Walking over expressions and statements without naming each kind: their parts, rebuilding, what is read and what is bound.

Free and bound variables are meant as everywhere: a Fold binds its `var`, a LetIn its `name`; all other variables are free.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from functools import cache
from typing import Any, TypeVar, Union, get_args

from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.expr import Expr
from compiler.ir.program import Program
from compiler.ir.stmt import Stmt

EXPRESSIONS: frozenset[type[Any]] = frozenset(get_args(Expr))
LABELLED = (st.Block, st.ForEach, st.Loop)
"""Statements that an Exit can name."""
Change = Callable[[Expr], Expr]
Node = TypeVar("Node", bound=Union[Expr, Stmt])


Names = Callable[[Any], tuple[str, ...]]
_slots: Names = cache(lambda kind: tuple(f.name for f in fields(kind)))
"""The parts of a kind of node."""
_bodies: Names = cache(lambda kind: tuple(name for name in _slots(kind) if name in ("then", "other", "body")))
"""Of a kind of statement: those that hold other statements."""
_target: Names = cache(lambda kind: tuple(name for name in _slots(kind) if name in ("name", "var", "into")))
"""And the one that names the local it assigns."""


def parts(node: Expr | Stmt) -> Iterator[Expr]:
    """The expressions directly in a node, in the order of evaluation; not those of statements inside it."""
    for name in _slots(type(node)):
        yield from _expressions(getattr(node, name))


def _expressions(value: Any) -> Iterator[Expr]:
    if type(value) in EXPRESSIONS:
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _expressions(item)


def rebuild(node: Node, change: Change) -> Node:
    """The same node with `change` applied to the expressions directly in it."""
    updates: dict[str, Any] = {}
    for name in _slots(type(node)):
        old = getattr(node, name)
        new = _changed(old, change)
        if new is not old:
            updates[name] = new
    return replace(node, **updates) if updates else node


def _changed(value: Any, change: Change) -> Any:
    if type(value) in EXPRESSIONS:
        return change(value)
    if isinstance(value, tuple) and value:
        new = tuple([_changed(item, change) for item in value])
        return new if any(a is not b for a, b in zip(new, value, strict=True)) else value
    return value


# expressions


def subexpressions(expr: Expr) -> Iterator[Expr]:
    """The expression and everything inside it."""
    yield expr
    for part in parts(expr):
        yield from subexpressions(part)


def rewrite(expr: Expr, change: Callable[[Expr], Expr | None]) -> Expr:
    """The expression with every part, from the top, replaced by what `change` gives (None: look inside)."""
    changed = change(expr)
    return rebuild(expr, lambda part: rewrite(part, change)) if changed is None else changed


def substitute(expr: Expr, values: dict[str, Expr]) -> Expr:
    """Free variables replaced. The caller sees to it that nothing bound inside is free in a value."""
    if not values:
        return expr
    match expr:
        case ex.Var(name):
            return values.get(name, expr)
        case ex.LetIn(name, value, body):
            return ex.LetIn(name, substitute(value, values), substitute(body, _without(values, name)))
        case ex.Fold(var=name) if name in values:
            inner = _without(values, name)
            changed = rebuild(replace(expr, items=ex.Int(0)), lambda part: substitute(part, inner))
            return replace(changed, items=substitute(expr.items, values))
    return rebuild(expr, lambda part: substitute(part, values))


def _without(values: dict[str, Expr], name: str) -> dict[str, Expr]:
    return {key: value for key, value in values.items() if key != name}


def rename(expr: Expr, names: dict[str, str]) -> Expr:
    """Free variables renamed."""
    return substitute(expr, {old: ex.Var(new) for old, new in names.items()})


def free(expr: Expr) -> dict[str, None]:
    """The variables an expression takes from outside, in order of first use."""
    match expr:
        case ex.Var(name):
            return {name: None}
        case ex.LetIn(name, value, body):
            return free(value) | {found: None for found in free(body) if found != name}
        case ex.Fold(items=items, var=name):
            inner = (found for part in parts(expr) if part is not items for found in free(part) if found != name)
            return free(items) | dict.fromkeys(inner)
        case ex.Fixed(_, value):
            return {"fixed": None} | free(value)
    found: dict[str, None] = {}
    for part in parts(expr):
        found |= free(part)
    return found


def bound_variables(expr: Expr) -> dict[str, None]:
    """The variables that an expression binds, from left to right."""
    binding = (e for e in subexpressions(expr) if isinstance(e, (ex.Fold, ex.LetIn)))
    return {e.var if isinstance(e, ex.Fold) else e.name: None for e in binding}


# statements


def bodies_of(stmt: Stmt) -> Iterator[tuple[Stmt, ...]]:
    """The lists of statements directly in a statement."""
    for name in _bodies(type(stmt)):
        yield getattr(stmt, name)


def statements_in(body: tuple[Stmt, ...]) -> Iterator[Stmt]:
    """Every statement of a body, outer ones first."""
    for stmt in body:
        yield stmt
        for inner in bodies_of(stmt):
            yield from statements_in(inner)


def with_bodies(stmt: Stmt, change: Callable[[tuple[Stmt, ...]], tuple[Stmt, ...]]) -> Stmt:
    """The same statement with `change` applied to the lists of statements in it."""
    updates: dict[str, Any] = {name: change(getattr(stmt, name)) for name in _bodies(type(stmt))}
    return replace(stmt, **updates) if updates else stmt


def map_expressions(stmt: Stmt, change: Change) -> Stmt:
    """The same statement with `change` applied to all expressions, also of the statements inside."""
    return with_bodies(rebuild(stmt, change), lambda body: tuple([map_expressions(inner, change) for inner in body]))


def assigned(stmt: Stmt) -> str | None:
    """The local that a statement assigns."""
    for name in _target(type(stmt)):
        found: str | None = getattr(stmt, name)
        return found
    return None


def rename_assigned(stmt: Stmt, locals_: dict[str, str], labels: dict[str, str]) -> Stmt:
    """New names for what the statement assigns and for its labels, also inside."""
    stmt = with_bodies(stmt, lambda body: tuple(rename_assigned(inner, locals_, labels) for inner in body))
    updates: dict[str, Any] = {
        name: locals_.get(old, old) for name in _target(type(stmt)) if (old := getattr(stmt, name)) is not None
    }
    if isinstance(stmt, (*LABELLED, st.Exit)):
        updates["label"] = labels.get(stmt.label, stmt.label)
    return replace(stmt, **updates) if updates else stmt


# programs


def all_statements(program: Program) -> Iterator[Stmt]:
    for procedure in program.procedures.values():
        yield from statements_in(procedure.body)


def map_program(program: Program, change: Change) -> Program:
    """The program with `change` applied to every expression: of functions, procedures and reasons."""
    functions = {
        name: replace(f, value=change(f.value), lets=tuple((local, change(value)) for local, value in f.lets))
        for name, f in program.functions.items()
    }
    procedures = {
        name: replace(p, body=tuple(map_expressions(stmt, change) for stmt in p.body)) for name, p in program.procedures.items()
    }
    whys = {
        name: replace(w, parts=tuple((change(holds), what, text) for holds, what, text in w.parts))
        for name, w in program.whys.items()
    }
    return replace(program, functions=functions, procedures=procedures, whys=whys)


def all_expressions(program: Program) -> Iterator[Expr]:
    """Those of all procedures, functions and reasons."""
    for stmt in all_statements(program):
        yield from parts(stmt)
    for function in program.functions.values():
        yield from (value for _, value in function.lets)
        yield function.value
    for why in program.whys.values():
        yield from (holds for holds, _, _ in why.parts)
