"""Bags of tokens: a family of numbers says how many of each kind are in it, and `draw` takes some of them at random."""

from __future__ import annotations

from math import prod
from typing import TypeGuard

from compiler.bound.changes import change
from compiler.bound.fit import NUMBER, is_unknown
from compiler.bound.resources import check_amount
from compiler.bound.scope import Scope
from compiler.bound.tree import Constant, DrawTokens, Expr, FieldRead, Gain, Local, LocalRead, Resource
from compiler.limits import MOST_TOKENS
from compiler.model import GAME
from compiler.report import type_words
from compiler.types import FamilyOf, IntType
from dsl import syntax
from dsl.source import Span


def counts_tokens(read: Expr) -> TypeGuard[FieldRead]:
    """Is it a family of numbers?"""
    return isinstance(read, FieldRead) and isinstance(read.type, FamilyOf) and isinstance(read.type.of, IntType)


def bind_tokens(scope: Scope, node: syntax.Draw, count: Expr, bag: Expr, place: Expr, subject: Expr | None) -> DrawTokens | None:
    """`draw 4 from bag to stock`: one by one, in proportion to what is there; what the stock can't hold stays in the bag."""
    check_amount(scope, count, "drawn")
    if is_unknown(bag) or is_unknown(place):
        return None
    if not counts_tokens(bag):
        not_counted(scope, node.pile.span, bag, place)
        return None
    if not counts_tokens(place):
        not_counted(scope, node.place.span, place, bag)
        return None
    if bag.field.keys != place.field.keys:
        message = f"`{bag.field.name}` and `{place.field.name}` do not count the same kinds of tokens"
        help = "write the same key behind `for each` of both"
        scope.error("wrong-type", message, node.place.span, "counts something else", help, declared=bag.field)
        return None
    if not is_bag(scope, bag, node.pile.span) or not is_stock(scope, place, node.place.span):
        return None
    token = Local("token", bag.field.keys[0], "pick", node.span)
    one = Constant(node.span, NUMBER, 1)
    taken, given = (change(scope, node.span, tokens_of(read, token), one, (1, 1), sign) for read, sign in ((bag, -1), (place, 1)))
    gain = Gain(node.span, None, (given,), None, None, (taken,))
    return DrawTokens(node.span, count, bag, place, token, (gain,), subject)


def not_counted(scope: Scope, span: Span, found: Expr, other: Expr) -> None:
    """One end of a draw counts tokens, this one does not."""
    info = other.field if isinstance(other, FieldRead) else None
    name = info.name if info is not None else ""
    message = f"`{name}` counts tokens, and the other end of this draw has to as well; this is {type_words(found.type)}"
    help = f"name a family of numbers with the same key as `{name}`, as in `stock 0..20 for each Colour`"
    scope.error("wrong-kind", message, span, "counts no tokens", help, declared=info)


def tokens_of(read: FieldRead, token: Local) -> Resource:
    """How many there are of this kind."""
    key = LocalRead(read.span, token.type, token)
    return Resource(read.span, read.field, read.owner if read.field.owner != GAME else None, (key,), read.field.name)


def is_bag(scope: Scope, bag: FieldRead, span: Span) -> bool:
    """A family of counts: with one key, from 0 to an end that can be counted out."""
    info, model = bag.field, scope.model
    low, high = model.bounds_of(info.type)
    kinds = prod(model.size_of(key) for key in info.keys)
    if len(info.keys) > 1 or low != 0 or info.node.going_round:
        message = f"`{info.name}` is no bag of tokens that could be drawn from"
        help = "a bag counts from 0 and has one key, as in `bag 0..20 for each Colour`"
        scope.error("wrong-kind", message, span, "no bag", help, declared=info)
        return False
    if high is None or high * kinds > MOST_TOKENS:
        held = "has no upper end" if high is None else f"could hold {high * kinds} tokens"
        message = f"`{info.name}` {held}: a bag holds {MOST_TOKENS} at most"
        scope.error("too-many-values", message, span, "too many tokens", "give it a smaller range", declared=info)
        return False
    return True


def is_stock(scope: Scope, place: FieldRead, span: Span) -> bool:
    if place.field.node.going_round:
        message = f"`{place.field.name}` begins again behind its end: tokens would be lost"
        scope.error("wrong-kind", message, span, "goes round", "leave out `going round`", declared=place.field)
        return False
    return True
