"""Conditions and loops, names for values, and what ends something."""

from __future__ import annotations

from compiler.bound import tree
from compiler.ir.expr import Cell, Fold, Int, Op, Range, Var
from compiler.ir.program import Procedure
from compiler.ir.stmt import Best, Call, Exit, ForEach, If, Let, Loop, Mark, Stmt, Store
from compiler.lower.dispatch import lower_block, lowers
from compiler.lower.env import Env
from compiler.lower.leadins import declare
from compiler.lower.values import as_list, fitted, member_env, optional, sort_keys, value

MOST_WAYS = 200_000  # that a `best for` tries


@lowers(tree.Let)
def lower_let(env: Env, node: tree.Let, at: int) -> list[Stmt]:
    found = value(env, node.value)
    return [Let(declare(env, node.local), found, at)]


@lowers(tree.Nothing)
def lower_nothing(env: Env, node: tree.Nothing, at: int) -> list[Stmt]:
    return []


@lowers(tree.Stop)
def lower_stop(env: Env, node: tree.Stop, at: int) -> list[Stmt]:
    return [Exit(env.loops[-1])]


@lowers(tree.End)
def lower_end(env: Env, node: tree.End, at: int) -> list[Stmt]:
    return [Call(f"end_{node.what}", ())]


@lowers(tree.If)
def lower_if(env: Env, node: tree.If, at: int) -> list[Stmt]:
    test = value(env, node.test)
    then = tuple(lower_block(env.inner(), node.then))
    other: tuple[Stmt, ...] = ()
    if isinstance(node.otherwise, tree.If):
        inner = env.at(node.otherwise.span)
        other = (Mark(inner), *lower_if(env.inner(), node.otherwise, inner))
    elif node.otherwise is not None:
        other = tuple(lower_block(env.inner(), node.otherwise))
    return [If(test, then, other)]


@lowers(tree.ForEach)
def lower_for_each(env: Env, node: tree.ForEach, at: int) -> list[Stmt]:
    items = as_list(env, node.domain)
    inner, var = member_env(env, node.local)
    where, keys = optional(inner, node.where), sort_keys(inner, node.keys)
    label = env.lowering.fresh("each")
    if isinstance(node.domain, tree.FieldRead) and node.where is None and not node.first:
        env.lowering.swept |= {id(one) for one in node.body if isinstance(one, tree.Move) and moves_all(one, node.local)}
    body = tuple(lower_block(inner, node.body))
    if node.first:
        first = Fold("first", var, items, where, None, keys)
        return [Let(var, first, at), If(Op(">=", Var(var), Int(0)), body)]
    if keys:
        items = Fold("those", var, items, where, None, keys)
    if where is not None:
        body = (If(where, body),)
    return [ForEach(label, var, items, body)]


def moves_all(node: tree.Move, local: tree.Local) -> bool:
    """Does a loop over a pile move each card of it? Then everybody knows which ones, as if they moved together."""
    return isinstance(node.cards, tree.LocalRead) and node.cards.local is local


@lowers(tree.Repeat)
def lower_repeat(env: Env, node: tree.Repeat, at: int) -> list[Stmt]:
    count = value(env, node.count)
    label = env.lowering.fresh("repeat")
    body = tuple(lower_block(env.inner(loops=(*env.loops, label)), node.body))
    if node.at_most:
        return [Loop(label, count, body, at)]
    return [ForEach(label, env.lowering.fresh("turn"), Range(Int(1), count), body)]


@lowers(tree.With)
def lower_with(env: Env, node: tree.With, at: int) -> list[Stmt]:
    """Fields have other values while the body runs."""
    before: list[Stmt] = []
    after: list[Stmt] = []
    for binding in node.bindings:
        cell = value(env, binding.target)
        assert isinstance(cell, Cell)
        kept = env.lowering.fresh(f"old_{binding.target.field.name}")
        before += [Let(kept, cell), Store(cell, fitted(env, binding.value, binding.target.type), at=at)]
        after.append(Store(cell, Var(kept), at=at))
    return [*before, *lower_block(env.inner(), node.body), *after]


@lowers(tree.BestFor)
def lower_best_for(env: Env, node: tree.BestFor, at: int) -> list[Stmt]:
    """Decisions are made so that a number is highest. The body becomes a procedure; the search is the runtime's."""
    found = value(env, node.value)
    locals = [expr.name for expr in env.locals.values() if isinstance(expr, Var)]
    body = lower_block(env.inner(loops=()), node.body)
    me = [env.me.name] if isinstance(env.me, Var) else []
    parameters = tuple(dict.fromkeys([*(name for name in me if name == "me"), *locals, *me]))
    name = env.lowering.fresh("best_way")
    env.lowering.program.procedures[name] = Procedure(name, parameters, tuple(body), "", at)
    return [Best(name, tuple(Var(p) for p in parameters), found, MOST_WAYS, at)]
