"""Ways to go through expressions and statements without naming each kind: children, rebuilding, free variables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from functools import cache

from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.expr import Expr
from compiler.ir.program import Program
from compiler.ir.stmt import Stmt

EXPRESSIONS = ex.Expr.__args__
BODIES = ("then", "other", "body")


@dataclass(unsafe_hash=True)
class Landing(st.Block):
    """A block of the main procedure that can be left from anywhere: what follows it is always reached."""


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind))


def children(node: Expr) -> Iterator[Expr]:
    """The direct parts of an expression, in the order of evaluation."""
    for name in _names(type(node)):
        yield from _expressions(getattr(node, name))


def _expressions(value) -> Iterator[Expr]:
    if isinstance(value, EXPRESSIONS):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _expressions(item)


def every(node: Expr) -> Iterator[Expr]:
    """The expression and everything in it."""
    yield node
    for child in children(node):
        yield from every(child)


def rebuild(node: Expr, change: Callable[[Expr], Expr]) -> Expr:
    """The same expression with `change` applied to its direct parts."""
    new = {}
    for name in _names(type(node)):
        old = getattr(node, name)
        made = _changed(old, change)
        if made is not old:
            new[name] = made
    return replace(node, **new) if new else node


def _changed(value, change):
    if isinstance(value, EXPRESSIONS):
        return change(value)
    if isinstance(value, tuple) and value:
        made = tuple(_changed(item, change) for item in value)
        return made if any(a is not b for a, b in zip(made, value, strict=True)) else value
    return value


def free(node: Expr) -> dict[str, None]:
    """The variables an expression takes from outside, in order of first use."""
    match node:
        case ex.Var(name):
            return {name: None}
        case ex.LetIn(name, value, body):
            return free(value) | {v: None for v in free(body) if v != name}
        case ex.Fold():
            inner: dict[str, None] = {}
            for part in (node.where, node.value, *(key for key, _ in node.keys)):
                if part is not None:
                    inner |= free(part)
            return free(node.items) | {v: None for v in inner if v != node.var}
        case ex.Fixed(_, value):
            return {"fixed": None} | free(value)
    found: dict[str, None] = {}
    for child in children(node):
        found |= free(child)
    return found


def rename(node: Expr, names: dict[str, str]) -> Expr:
    """Variables renamed; what the expression binds itself keeps its name."""
    if not names:
        return node
    match node:
        case ex.Var(name):
            return ex.Var(names.get(name, name))
        case ex.LetIn(name, value, body):
            inner = {k: v for k, v in names.items() if k != name}
            return ex.LetIn(name, rename(value, names), rename(body, inner))
        case ex.Fold():
            inner = {k: v for k, v in names.items() if k != node.var}
            return replace(
                node,
                items=rename(node.items, names),
                where=None if node.where is None else rename(node.where, inner),
                value=None if node.value is None else rename(node.value, inner),
                keys=tuple((rename(key, inner), high) for key, high in node.keys),
            )
    return rebuild(node, lambda part: rename(part, names))


def bound_names(node: Expr) -> set[str]:
    """The variables that an expression binds."""
    return {part.var if isinstance(part, ex.Fold) else part.name for part in every(node) if isinstance(part, (ex.Fold, ex.LetIn))}


def stmt_expressions(node: Stmt) -> Iterator[Expr]:
    """The expressions of a statement itself, without the statements inside it."""
    for name in _names(type(node)):
        if name not in BODIES:
            yield from _expressions(getattr(node, name))


def stmt_bodies(node: Stmt) -> Iterator[tuple[Stmt, ...]]:
    match node:
        case st.If():
            yield node.then
            yield node.other
        case st.Block() | st.ForEach() | st.Loop():
            yield node.body


def every_stmt(body: tuple[Stmt, ...]) -> Iterator[Stmt]:
    for node in body:
        yield node
        for inner in stmt_bodies(node):
            yield from every_stmt(inner)


def map_stmt(node: Stmt, change: Callable[[Expr], Expr], **other) -> Stmt:
    """A new statement object with `change` applied to all expressions, also in the statements inside."""
    new = dict(other)
    for name in _names(type(node)):
        value = getattr(node, name)
        if name in BODIES:
            new[name] = tuple(map_stmt(inner, change) for inner in value)
        elif name not in new:
            new[name] = _changed(value, change)
    return type(node)(**new)


def assigned(node: Stmt) -> str | None:
    """The local that a statement assigns."""
    match node:
        case st.Let(name=name):
            return name
        case st.Change() | st.Ask() | st.Roll() | st.PickRandom() | st.Top():
            return node.into
        case st.ForEach(var=name):
            return name
    return None


def surely_assigned(body: tuple[Stmt, ...]) -> set[str]:
    """Locals that have a value when control reaches the end of these statements."""
    found: set[str] = set()
    for node in body:
        match node:
            case st.If(then=then, other=other):
                ways = [surely_assigned(way) for way in (then, other) if falls(way)]
                found |= set.intersection(*ways) if ways else set()
            case Landing():
                pass
            case st.Block(label=label, body=inner) if not exits(inner, label):
                found |= surely_assigned(inner)
            case st.ForEach() | st.Loop() | st.Block():
                pass
            case _ if assigned(node):
                found.add(assigned(node))
    return found


def only_logged(body: tuple[Stmt, ...]) -> frozenset[str]:
    """Locals that nothing but log lines reads: normal play needn't compute them."""
    statements = list(every_stmt(body))
    found = {assigned(node) for node in statements if isinstance(node, (st.Let, st.Change))} - {None}
    while True:
        needed: set[str] = set()
        for node in statements:
            if not isinstance(node, st.Note) and not (isinstance(node, st.Let) and node.name in found):
                needed.update(*(free(part) for part in stmt_expressions(node)))
            if not isinstance(node, (st.Let, st.Change)):
                needed.add(assigned(node))
        if not found & needed:
            return frozenset(found)
        found -= needed


def falls(body: tuple[Stmt, ...]) -> bool:
    """May control reach the end of these statements? (Loops are left only by an Exit.)"""
    for node in body:
        match node:
            case st.Exit() | st.Leave() | st.GameOver():
                return False
            case st.If(then=then, other=other):
                if not falls(then) and not falls(other):
                    return False
            case Landing():
                pass
            case st.Block(label=label, body=inner):
                if not falls(inner) and not exits(inner, label):
                    return False
            case st.Loop(label=label, body=inner):
                if not exits(inner, label):
                    return False
    return True


def exits(body: tuple[Stmt, ...], label: str) -> bool:
    return any(isinstance(node, st.Exit) and node.label == label for node in every_stmt(body))


def all_expressions(program: Program) -> Iterator[Expr]:
    """Those of all procedures, functions and reasons."""
    for procedure in program.procedures.values():
        for node in every_stmt(procedure.body):
            yield from stmt_expressions(node)
    for function in program.functions.values():
        yield from (value for _, value in function.lets)
        yield function.value
    for why in program.whys.values():
        yield from (holds for holds, _, _ in why.parts)
