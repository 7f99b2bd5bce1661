"""Numbers, sets and fields that change: gain, lose, set, add, remove, with."""

from __future__ import annotations

from collections.abc import Iterable

from compiler.bound import tree
from compiler.bound.fit import NUMBER, bind_target, fit, fitted, interval_words, is_unknown, number, player
from compiler.bound.index import Role
from compiler.bound.intervals import Interval, apart, difference, is_least, is_most, product, quotient, sum_of, within
from compiler.bound.resources import bind_per, check_amount, quantities_in, resource_of, subject_of, target_of, value_of
from compiler.bound.scope import Scope, bind, binds_statement
from compiler.bound.tree import Expr, Statement
from compiler.limits import LARGEST
from compiler.model import FieldInfo
from compiler.report import type_words
from compiler.types import ChoiceType, GridOf, IntType, LineOf, ListOf, OptionalOf, PileOf, SetOf, is_many
from dsl import syntax
from dsl.source import Span


def per_range(scope: Scope, per: tree.Per | None) -> Interval:
    """How many times an amount counts."""
    if per is None:
        return 1, 1
    if per.what is None:
        return scope.range(per.each)
    ranges = scope.binder.ranges
    many = ranges.length(per.what, scope.facts) if is_many(per.what.type) else scope.range(per.what)
    return many if per.each == tree.Constant(per.span, NUMBER, 1) else quotient(many, scope.range(per.each), "down")


def check_room(scope: Scope, resource: tree.Resource, span: Span, sign: int) -> None:
    """A change that can never do anything is a mistake."""
    if resource.field.node.going_round:
        return
    low, high = scope.range(value_of(resource))
    first, last = scope.model.bounds_of(resource.field.type)
    full = sign > 0 and low is not None and last is not None and low >= last
    if full or (sign < 0 and high is not None and first is not None and high <= first):
        message = f"`{resource.field.name}` is always at its {'upper' if sign > 0 else 'lower'} end here"
        help = "remove it, or change the condition around it"
        scope.warn("no-effect", message, span, "has no effect", help, resource.field)


def change(scope: Scope, span: Span, resource: tree.Resource, value: Expr, by: Interval, sign: int) -> tree.Change:
    """A change by an amount in this interval; what was known of the field is forgotten."""
    now = scope.range(value_of(resource))
    after = sum_of(now, by) if sign > 0 else difference(now, by)
    low, high = scope.model.bounds_of(resource.field.type)
    made = tree.Change(span, resource, value, quantities_in(value), not is_least(after, low), not is_most(after, high))
    forget_changed(scope, resource.field, "gain" if sign > 0 else "lose")
    return made


def forget_changed(scope: Scope, info: FieldInfo, *kinds: str, timings: Iterable[str] = ("before", "after", "instead")) -> None:
    """Behind a change nothing is known of the field any more, and of nothing at all if somebody reacts to it."""
    if scope.facts and any(scope.binder.heard.listens(timing, kind, info.name) for kind in kinds for timing in timings):
        scope.forget_state()
    elif scope.facts:
        scope.forget_field(info)


@binds_statement(syntax.Gain, syntax.Lose)
def bind_change(scope: Scope, node: syntax.Gain | syntax.Lose) -> Statement:
    sign, role = (1, Role.GAIN) if isinstance(node, syntax.Gain) else (-1, Role.LOSE)
    owner, thing = subject_of(scope, node.subject)
    giver = player(scope, node.giver) if isinstance(node, syntax.Gain) and node.giver is not None else None
    changes, taken = [], []
    per = None
    for amount in node.amounts:
        resource = target_of(scope, amount, owner, thing, role)
        value = number(scope, amount.value)
        if node.per is not None:
            per = bind_per(scope, node.per)
        else:
            check_amount(scope, value, "gained or lost")
        if resource is None:
            continue
        check_room(scope, resource, amount.span, sign)
        by = product(scope.range(value), per_range(scope, per))
        if giver is not None and amount.noun is not None:
            source = resource_of(scope, amount.noun, giver, Role.LOSE)
            if source is None:
                continue
            taken.append(change(scope, amount.span, source, value, by, -1))
            by = (None, None)
        changes.append(change(scope, amount.span, resource, value, by, sign))
    if isinstance(node, syntax.Lose):
        return tree.Lose(node.span, owner, tuple(changes), per)
    return tree.Gain(node.span, owner, tuple(changes), per, giver, tuple(taken))


@binds_statement(syntax.Set)
def bind_set(scope: Scope, node: syntax.Set) -> Statement | None:
    target = bind_target(scope, node.target, Role.SET)
    if is_unknown(target):
        bind(scope, node.value)
        return None
    if isinstance(target, tree.SettingRead):
        message = f"`{target.setting.name}` is a setting: it stays as it was set up"
        scope.error("wrong-kind", message, node.target.span, "can't be set", "declare it under `the game has`")
        return None
    if isinstance(target, tree.SpotAt) and isinstance(target.grid, tree.FieldRead):
        value = fitted(scope, node.value, target.type)
        scope.forget_field(target.grid.field)
        return tree.Set(node.span, target.grid, value, False, False, target.spot)
    if not isinstance(target, tree.FieldRead) or isinstance(target.type, (PileOf, LineOf)):
        message, help = "only fields of the state and cells of its grids can be set", "name a field, as in `set power to 3`"
        if isinstance(target.type, (PileOf, LineOf)):
            message, help = "cards are moved, a place for them can't be set", "write `move ... to ...`"
        scope.error("wrong-kind", message, node.target.span, "can't be set", help)
        return None
    info = target.field
    value = fitted(scope, node.value, target.type)
    low, high = scope.model.bounds_of(info.type) if isinstance(info.type, (IntType, ChoiceType)) else (None, None)
    found = scope.range(value)
    if not is_unknown(value):
        check_held(scope, info, node.value.span, found, (low, high))
        check_members(scope, info, value, node.value.span)
    if value == target:
        scope.warn("no-effect", f"`{info.name}` is set to itself", node.value.span, "has this value", "name another value")
    forget_changed(scope, info, "gain", "lose", timings=("after",))
    if isinstance(info.type, IntType):  # an open end is far away, but there is one
        low, high = -LARGEST if low is None else low, LARGEST if high is None else high
    return tree.Set(node.span, target, value, not is_least(found, low), not is_most(found, high))


def check_held(scope: Scope, info: FieldInfo, span: Span, found: Interval, wanted: Interval) -> None:
    """Can a field hold this value?"""
    if apart(found, wanted):
        label = f"{found[0]} to {found[1]}" if found[0] != found[1] else str(found[0])
        message, help = f"`{info.name}` can never hold this value", "widen the range of the field, or change the value"
        scope.error("value-out-of-range", message, span, label, help, declared=info, there="its range")
    elif not within(found, wanted):
        message = f"`{info.name}` may not be able to hold this value"
        help = "keep it inside with `min(...)` or `max(...)`, or widen the range"
        scope.warn("out-of-range", message, span, "may lie outside its range", help, info)


def check_members(scope: Scope, info: FieldInfo, value: Expr, span: Span) -> None:
    """Sets and lists of numbers hold those of their range and no others: there is no nearest one that could take their place."""
    of = info.type.of if isinstance(info.type, (SetOf, ListOf)) else None
    if not isinstance(of, IntType) or isinstance(value, tree.Items) and not value.items:
        return
    many = is_many(value.type)
    found = scope.binder.ranges.item(value, scope.facts) if many else scope.range(value)
    if not within(found, (of.low, of.high)):
        message = f"`{info.name}` holds {interval_words((of.low, of.high))}, this can be {interval_words(found)}"
        help = "ask before it, as in `if ...`, take it from a smaller set, or widen the range of the field"
        scope.error("value-out-of-range", message, span, "may lie outside", help, declared=info, there="its range")


@binds_statement(syntax.Add, syntax.Remove)
def bind_member(scope: Scope, node: syntax.Add | syntax.Remove) -> Statement | None:
    """`add x to SET`, `remove x from SET`: sets and lists; several at once when x is itself a set."""
    adding = isinstance(node, syntax.Add)
    target = bind_target(scope, node.target, Role.GAIN if adding else Role.LOSE)
    if is_unknown(target):
        bind(scope, node.item)
        return None
    if not isinstance(target, tree.FieldRead) or not isinstance(target.type, (SetOf, ListOf)):
        message = f"`{'add' if adding else 'remove'}` is for sets and lists, this is {type_words(target.type)}"
        help = "use `move` for cards" if isinstance(target.type, (PileOf, LineOf)) else "use `gain` or `set`"
        scope.error("wrong-kind", message, node.target.span, "not a set", help)
        return None
    of = target.type.of
    item = bind(scope, node.item, of)
    many = is_many(item.type)
    if not many:
        item = fit(scope, item, of, node.item.span)
    if adding and not is_unknown(item):
        check_members(scope, target.field, item, node.item.span)
    scope.forget_field(target.field)
    return tree.Add(node.span, target, item, many) if adding else tree.Remove(node.span, target, item, many)


@binds_statement(syntax.Clear)
def bind_clear(scope: Scope, node: syntax.Clear) -> Statement | None:
    """`clear X`: a set, a list, a grid or one of its cells, or whatever may be none."""
    read = bind_target(scope, node.target, Role.LOSE)
    target, spot = (read.grid, read.spot) if isinstance(read, tree.SpotAt) else (read, None)
    if is_unknown(target):
        return None
    if not isinstance(target, tree.FieldRead) or not isinstance(target.type, (SetOf, ListOf, GridOf, OptionalOf)):
        message = f"`clear` is for what can be empty, this is {type_words(target.type)}"
        help = "use `move` for cards" if isinstance(target.type, (PileOf, LineOf)) else "use `set`, as in `set power to 0`"
        scope.error("wrong-kind", message, node.target.span, "never empty", help)
        return None
    scope.forget_field(target.field)
    return tree.Clear(node.span, target, spot)
