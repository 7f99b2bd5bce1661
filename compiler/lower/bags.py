"""Tokens out of a bag: one random pick after the other, among those that the stock still takes."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from compiler.bound import tree
from compiler.bound.resources import value_of
from compiler.ir.expr import Cell, Expr, Fold, Int, Op, Range, Seats, Var
from compiler.ir.make import chain, is_empty, minus
from compiler.ir.stmt import Block, Change, Exit, ForEach, If, Let, Note, PickRandom, Stmt
from compiler.lower.cards import closed
from compiler.lower.changes import change
from compiler.lower.layout import reading_of
from compiler.lower.payments import bounds_of
from compiler.lower.signals import acting, audience, seen_by_all, unless
from compiler.lower.state import Env, Lowering, lowers
from compiler.lower.titles import the
from compiler.lower.values import optional, value
from compiler.model import PLAYER
from compiler.types import PlayerType, RowOf, Type


@lowers(tree.DrawTokens)
def lower_draw_tokens(env: Env, node: tree.DrawTokens, at: int) -> list[Stmt]:
    """The changes are those of a gain out of the bag; what a reaction keeps from arriving goes back."""
    lowering = env.lowering
    (gain,) = node.body
    assert isinstance(gain, tree.Gain)
    (given,), (taken,) = gain.changes, gain.taken
    pool, turn, label = (lowering.fresh(name) for name in ("pool", "turn", "drawing"))
    inner, var = env.member(node.token)
    went, came = lowering.fresh("taken"), lowering.fresh("given")
    title = f"Token from {the(node.bag.field.title)}"
    prompt = lowering.prompt(node.token.name, title, reading_of(lowering.model, node.token.type))
    bag = value(inner, value_of(taken.resource))
    assert isinstance(bag, Cell)
    _, full = bounds_of(lowering, node.bag.field, optional(env, node.bag.owner))
    back = Change(bag, Op("-", Var(went), Var(came)), None, full, at=at)
    steps = (
        Let(pool, tokens_in(inner, var, taken.resource, given.resource)),
        If(is_empty(Var(pool)), (Exit(label),)),
        PickRandom(var, Var(pool), prompt, at),
        *change(inner, taken, Int(1), -1, at, went, quiet=True),
        *change(inner, given, Var(went), 1, at, came, quiet=True),
        If(Op("<", Var(came), Var(went)), (back,)),
        If(Op(">", Var(came), Int(0)), tuple(draw_notes(env, node, Var(var), at))),
    )
    count = value(env, node.count)
    drawing = Block(label, steps) if count == Int(1) else ForEach(label, turn, Range(Int(1), count), steps)
    return unless(closed(env, node.place), [drawing])


def tokens_in(env: Env, var: str, bag: tree.Resource, stock: tree.Resource) -> Expr:
    """Each kind as often as it is in the bag, if the stock takes one more of it."""
    there, here = value(env, value_of(bag)), value(env, value_of(stock))
    _, most = bounds_of(env.lowering, stock.field, optional(env, stock.owner))
    room = Op("<", here, most) if most is not None else None
    copies = Fold("map", env.lowering.fresh("copy"), Range(Int(1), there), None, Var(var))
    return Fold("join", var, kinds(env.lowering, bag.field.keys[0]), room, copies)


def kinds(lowering: Lowering, key: Type) -> Expr:
    low, high = lowering.model.bounds_of(key)
    return Range(Int(low or 0), minus(Seats(), 1) if isinstance(key, PlayerType) else Int(high or 0))


def draw_notes(env: Env, node: tree.DrawTokens, token: Expr, at: int) -> list[Stmt]:
    """Which token it is can be read by all where it comes out of the open or into it, else by those who see one of both."""
    lowering, bag, stock = env.lowering, node.bag.field, node.place.field
    holder, taker = (optional(env, read.owner) for read in (node.bag, node.place))
    seat = optional(env, node.subject) or acting(env, taker if stock.owner == PLAYER else None)
    owned = stock.owner == PLAYER or node.subject is not None
    whose, named = holder is not None and holder != taker, [reading_of(lowering.model, node.token.type)]
    where = f" from {the(bag.title)}{' of {1}' if whose else ''}{'' if stock.owner == PLAYER else f' to {the(stock.title)}'}"
    args = [token]
    if whose and holder is not None:
        args.append(holder)
        named.append(reading_of(lowering.model, PlayerType() if bag.owner == PLAYER else RowOf(bag.owner)))
    who = "{player} draws " if owned else "drawn: "
    told = Note(lowering.note(f"{who}{{0}}{where}", *named), seat, tuple(args), at=at)
    seen = [audience(info, acting(env, of if info.owner == PLAYER else None)) for info, of in ((bag, holder), (stock, taker))]
    if None in seen:
        return [told]
    counted = Note(lowering.note(f"{who}a token{where.replace('{1}', '{0}')}", *named[1:]), seat, tuple(args[1:]), at=at)
    readers = reduce(lambda a, b: Op("|", a, b), (one for one in seen if one is not None))
    hidden: list[Stmt] = [counted, replace(told, audience=readers)]
    opened = chain("or", (test for test in map(seen_by_all, (bag, stock)) if test != Int(0)))
    return hidden if opened is None else [If(opened, (told,), tuple(hidden))]
