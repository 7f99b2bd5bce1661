"""Lead-ins: what must hold, be chosen and be paid before a rule has any effect."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from compiler import types as ty
from compiler.bound import tree
from compiler.bound.facts import count_of, item_of
from compiler.bound.fit import FLAG, collection, condition, is_unknown, member_type, narrowed, number, player, single
from compiler.bound.functions import bind_keys, member_scope
from compiler.bound.intervals import OPEN
from compiler.bound.names import check_new_name, label_of
from compiler.bound.resources import bind_price, player_or_me
from compiler.bound.scope import Read, Scope, bind, binds_several, binds_statement
from compiler.bound.tree import Choose, ChooseMany, Constant, Expr, ForEach, If, LeadIn, Let, Local, LocalRead, Pay, Require
from compiler.limits import MOST_OPTIONS
from compiler.model import FieldInfo
from compiler.types import ListOf, element, is_many
from dsl import syntax
from dsl.source import Span
from dsl.walk import nodes_in

NAMED_OR_NUMBERS = (ty.IntType, ty.ChoiceType, ty.KindOf, ty.PlayerType, ty.CellType)
"""What can be chosen `or none`."""


def is_lead_in(node: syntax.Node) -> bool:
    match node:
        case syntax.If(then=then, otherwise=otherwise):
            parts = (otherwise,) if isinstance(otherwise, syntax.If) else otherwise.statements if otherwise is not None else ()
            return all(is_lead_in(s) for s in (*then.statements, *parts))
        case syntax.ForEach(first=first, body=body):
            return not first and all(is_each(s) for s in body.statements)
    return type(node) in LEAD_INS or isinstance(node, syntax.ChooseTogether)


def is_each(node: syntax.Node) -> bool:
    """May it be asked of every member of a set: a requirement or a price of mine, a name, or those under a condition?"""
    match node:
        case syntax.If(then=then, otherwise=otherwise):
            parts = (otherwise,) if isinstance(otherwise, syntax.If) else otherwise.statements if otherwise is not None else ()
            return all(is_each(s) for s in (*then.statements, *parts))
        case syntax.Pay(subject=subject):
            return subject is None
    return isinstance(node, (syntax.Require, syntax.Let))


def run_length(statements: tuple[syntax.Statement, ...]) -> int:
    """How many statements from the start belong to the lead-in; trailing `let`s don't."""
    length = 0
    for number_, statement in enumerate(statements):
        if not is_lead_in(statement):
            break
        if not isinstance(statement, syntax.Let):
            length = number_ + 1
    return length


def bind_lead_in(scope: Scope, statements: tuple[syntax.Statement, ...]) -> tuple[LeadIn, ...]:
    """These statements in a row. The scope gets their locals and facts."""
    lead_in: tuple[LeadIn, ...] = ()
    for node in statements:
        if isinstance(node, syntax.ChooseTogether):
            lead_in += bind_together(scope, node)
        else:
            lead_in += (LEAD_INS[type(node)](scope, node),)
    check_known(scope, lead_in)
    return lead_in


def check_known(scope: Scope, lead_in: tuple[LeadIn, ...]) -> None:
    """Whether a rule is possible is judged before anything is chosen. One thing can be tried out for that; which several will be
    chosen one by one is not known, so nothing may depend on them."""
    many: set[Local] = set()
    for node in lead_in:
        read = next((part for part in nodes_in(node) if isinstance(part, LocalRead) and part.local in many), None)
        match node:
            case Let(local=local) if read is not None:
                many.add(local)
            case ChooseMany(local=local):
                many.add(local)
            case Require() | Pay() | If() | ForEach() if read is not None:
                code, what = ("late-pay", "price") if isinstance(node, Pay) else ("late-require", "requirement")
                message = f"this {what} depends on `{read.local.name}`, which are chosen after it is asked for"
                help = "choose the number first, as in `choose n in 1..3`, `choose exactly n xs in ...`, or choose one by one"
                scope.error(code, message, read.span, "not known yet", help)


@binds_statement(syntax.Let)
def bind_let(scope: Scope, node: syntax.Let) -> Let:
    check_new_name(scope, node.name)
    value = bind(scope, node.value)
    bounds = scope.range(value)
    local = scope.declare(node.name.text, value.type, "let", node.name.span)
    scope.know(local, bounds)
    read, ranges = LocalRead(node.name.span, value.type, local), scope.binder.ranges
    if isinstance(value.type, ty.IntType):
        scope.assume_of_size(tree.Compare(node.span, FLAG, "=", read, value))
    if is_many(value.type):
        scope.facts |= {item_of(read): ranges.item(value, scope.facts), count_of(read): ranges.length(value, scope.facts)}
    return Let(node.span, local, value)


def bind_condition(scope: Scope, node: syntax.If) -> If:
    """Lead-ins that count only under a condition."""
    test = condition(scope, node.condition)
    then, no = bind_lead_in(scope.inner(test), node.then.statements), scope.inner(test, False)
    if isinstance(node.otherwise, syntax.If):
        return If(node.span, test, then, bind_condition(no, node.otherwise))
    return If(node.span, test, then, bind_lead_in(no, node.otherwise.statements) if node.otherwise is not None else None)


def bind_each(scope: Scope, node: syntax.ForEach) -> ForEach:
    """Requirements and prices that count for every member of a set."""
    many = collection(scope, node.domain)
    inner, local = member_scope(scope, node.name, many)
    where = narrowed(inner, node.where)
    keys = bind_keys(inner, node.order)
    return ForEach(node.span, False, local, many, where, keys, bind_lead_in(inner, node.body.statements))


@binds_statement(syntax.Require)
def bind_require(scope: Scope, node: syntax.Require) -> Require:
    test = condition(scope, node.condition)
    truth = scope.truth(test)
    span = node.condition.span
    if truth is False and scope.binder.ranges.truth(test, {}) is False:
        help = "loosen it, or remove what it guards"
        scope.warn("never-true", "this requirement can never hold", span, "never true", help)
    elif truth is False:
        message = "this requirement and those before it can never hold together"
        scope.warn("never-playable", message, span, "excludes what is required before", "loosen one of them")
    elif truth is True and not isinstance(test, Constant):
        scope.warn("always-true", "this requirement always holds", span, "always true", "remove it")
    scope.assume(test)
    return Require(node.span, test, node.reason.value if node.reason else "", tuple(sorted(names_in(node.condition))))


def names_in(tree: syntax.Node) -> set[str]:
    """The names that a text mentions, as they are written."""
    found = set()
    for node in nodes_in(tree):
        if isinstance(node, syntax.Name):
            found.add(node.name)
        elif isinstance(node, (syntax.My, syntax.Their, syntax.OfPlayer, syntax.Column)):
            found.add(node.name.text)
    return found


@binds_statement(syntax.Pay)
def bind_pay(scope: Scope, node: syntax.Pay) -> Pay:
    payer = player_or_me(scope, node.subject, node.span)
    payee = player(scope, node.payee) if node.payee is not None else None
    return Pay(node.span, payer if node.subject is not None else None, bind_price(scope, node.price, payer, payee), payee)


# ---------------------------------------------------------------- choices


def secret_reads(scope: Scope, found: list[Read], seat: Expr | None, span: Span) -> tuple[tuple[FieldInfo, ...], bool]:
    """On what hidden things do options depend, and on something that was looked at? What a player is shown may not depend on what
    that player can't see."""
    others = [r for r in found if not (r.owner == seat and r.field.seen == "owner")]
    unseen = [r.field for r in others if (r.field, r.owner) not in scope.seen]
    for info in unseen[:1]:
        whose = "nobody may see it" if info.seen == "none" else "only its owner may see it"
        message = f"the options depend on `{info.name}`, which the one who decides can't see"
        help = "`look at` it first, let the game pick `at random`, or make it seen by all"
        scope.error("leak", message, span, whose, help, declared=info, there=f"seen by {info.seen}")
    return tuple(dict.fromkeys(r.field for r in found)), len(unseen) < len(others)


@binds_statement(syntax.Choose)
def bind_choose(scope: Scope, node: syntax.Choose | syntax.MayChoose) -> Choose:
    seat = player_or_me(scope, node.subject, node.span)
    title = label_of(scope, node.title)
    outer, scope.reads = scope.reads, []
    many = single(scope, collection(scope, node.domain))
    none = node.none if isinstance(node, syntax.Choose) else None
    if none is not None:
        many = or_none(scope, many, none)
    inner, local = member_scope(scope, node.name, many, "choice")
    where = condition(inner, node.where) if node.where is not None else None
    hidden, looked = secret_reads(scope, scope.reads, seat, node.domain.span)
    scope.reads = outer
    if where is not None and node.where is not None:
        member = LocalRead(local.span, local.type, local)
        bounds = inner.facts.get(member, OPEN)
        inner.assume(where)
        if scope.binder.ranges.truth(where, {**scope.facts, member: bounds}) is False:
            message = f"nothing can ever be chosen as `{node.name}`"
            scope.warn("never-true", message, node.where.span, "never true", "loosen the condition")
    scope.locals[node.name.text] = local
    scope.facts = inner.facts
    known = scope.facts if isinstance(many, LocalRead) else {}
    some = (scope.binder.ranges.length(many, known)[0] or 0) > 0
    subject = seat if node.subject is not None else None
    return Choose(node.span, subject, local, many, where, hidden, looked, some, title=title, none=label_of(scope, none))


def or_none(scope: Scope, many: Expr, none: syntax.Text) -> Expr:
    """What can be chosen, and none of it. Cards have `may choose` for that."""
    of, (low, high) = element(many.type), scope.binder.ranges.item(many, scope.facts)
    if is_unknown(many):
        return many
    if not isinstance(of, NAMED_OR_NUMBERS) or isinstance(of, ty.IntType) and (low is None or low < 0):
        help = "write `may choose`, with a body for what is done with it"
        message = "only numbers from 0 up, choices, kinds, players and cells can be chosen `or none`"
        scope.error("wrong-kind", message, none.span, "none of these", help)
        return many
    of = ty.IntType(low, high) if isinstance(of, ty.IntType) else of
    nothing = tree.Items(none.span, ListOf(of), (Constant(none.span, ty.NoneType(), -1),))
    return tree.Combine(many.span, ListOf(ty.OptionalOf(of)), "+", many, nothing)


@binds_several(syntax.ChooseTogether)
def bind_together(scope: Scope, node: syntax.ChooseTogether) -> tuple[Choose, ...]:
    """Several choices that are one decision. What they have to fulfil is asked of all of them, so it stands with the last."""
    *first, last = node.members
    title = label_of(scope, node.title)
    made = [replace(bind_choose(scope, choice_in(node, one)), together=True) for one in first]
    made.append(replace(bind_choose(scope, choice_in(node, last, node.where)), title=title))
    most = 1
    for one in made:
        most *= max(scope.binder.ranges.length(one.domain, scope.facts)[1] or 1, 1)
    if most > MOST_OPTIONS:
        message = f"this can be {most} combinations to choose from at once; {MOST_OPTIONS} are the most"
        help = "choose one after the other, with a `choose` line for each"
        scope.error("too-much-work", message, node.span, "too many for one decision", help)
    return tuple(made)


def choice_in(node: syntax.ChooseTogether, member: syntax.Member, where: syntax.Expr | None = None) -> syntax.Choose:
    return syntax.Choose(member.span, node.subject, member.name, member.domain, None, where, None)


@binds_statement(syntax.ChooseMany)
def bind_choose_many(scope: Scope, node: syntax.ChooseMany) -> ChooseMany:
    seat = player_or_me(scope, node.subject, node.span)
    title = label_of(scope, node.title)
    outer, scope.reads = scope.reads, []
    many = single(scope, collection(scope, node.domain))
    inner, one = member_scope(scope, node.name, many)
    where = condition(inner, node.where) if node.where is not None else None
    count = number(scope, node.count)
    secret_reads(scope, scope.reads, seat, node.domain.span)
    scope.reads = outer
    ranges = scope.binder.ranges
    local = scope.declare(node.name.text, ListOf(member_type(many)), "many", node.name.span)
    read = LocalRead(node.name.span, local.type, local)
    fewest = (scope.range(count)[0] or 0) if node.exactly else 0
    scope.facts |= {item_of(read): ranges.item(many, scope.facts), count_of(read): (fewest, scope.range(count)[1])}
    subject = seat if node.subject is not None else None
    return ChooseMany(node.span, subject, node.exactly, count, local, one, many, where, title)


LEAD_INS: dict[type, Callable[[Scope, Any], LeadIn]] = {
    syntax.Let: bind_let,
    syntax.Require: bind_require,
    syntax.Choose: bind_choose,
    syntax.ChooseMany: bind_choose_many,
    syntax.Pay: bind_pay,
    syntax.If: bind_condition,
    syntax.ForEach: bind_each,
}
"""What a lead-in is made of, and how that is bound there."""
