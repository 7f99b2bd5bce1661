"""Amounts of something: "2 Power", "$3", "$1 for each region", "$3 × X", and "$3 / $4 / $6" where a table has a value for each of
what you can be. And what somebody or something has, as far as it can be counted: "at least 2 Power"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from compiler.bound import tree
from compiler.bound.tree import Expr, Resource
from compiler.model import GAME, PLAYER, DefineInfo
from compiler.text.dispatch import place, thing, value
from compiler.text.fields import choice_of, holder, index_words, is_plain_field, kind_with_a_noun, noun_of_part, row_of
from compiler.text.pieces import YOU, Cased, Modifier, Noun, Np, Words, joined, number, spaced, word
from compiler.text.simplify import conjuncts
from compiler.text.telling import THINGS, Called, Key, Telling, digits, goes_below_zero, is_mine, is_number, key_of, kind
from compiler.text.things import contents, described, is_measured_set, subject_of
from compiler.text.values import FIELDS
from compiler.types import ChoiceType

BOUND = {">=": "at_least", "<=": "at_most", "=": "exactly", "!=": "not_exactly", "<": "less_than", ">": "more_than"}


def resource(t: Telling, found: Resource) -> Np:
    """What is gained or paid, with what stands before it and behind it."""
    choice = choice_of(found.keys[0]) if found.name != found.field.name and found.keys else None
    own = t.words.kind_noun(choice) if choice is not None else kind_with_a_noun(t, found.keys)
    if own is not None:
        return Np(own)
    noun = t.words.noun_of(found.field)
    pre, post = index_words(t, found.keys, noun)
    return Np(noun, pre=pre, post=post)


def amounts(t: Telling, parts: Iterable[tree.Change | tree.Payment]) -> Words:
    return t.language.listed([amount(t, part) for part in parts])


def amount(t: Telling, part: tree.Change | tree.Payment) -> Words:
    """One amount; a price column has no noun of its own: "the cost of that space"."""
    if part.resource is None:
        return t.plain(holder(t, part.value), "acc")
    for key in part.resource.keys:
        called = t.local(key)
        if called is not None and called.folded and called.description is not None:
            return _any_of(t, part.value, part.resource, key, called)
    return of_noun(t, part.value, resource(t, part.resource))


def of_noun(t: Telling, amount: Expr, np: Np) -> Words:
    """An amount together with its noun."""
    noun, behind, called, n = np.noun, t.language.after(np), t.local(amount), digits(amount)
    if n is not None:
        return spaced(t.language.counted(number(n), n == 1, np), behind)
    if called is not None and is_number(called.type) and (called.label or called.range):
        return spaced(t.language.counted(called.range or value(t, amount), False, np), behind)
    several = replace(np, det="bare", plural=noun.counted)
    if key_of(amount) == "amount":
        return t.say("that_many" if noun.counted else "that_much", noun=several)
    special = by_table(t, amount, np) or _so_many_times(t, amount, np)
    key = "equal_to_many" if noun.counted else "equal_to"
    return spaced(special, behind) if special else t.say(key, noun=several, amount=value(t, amount))


def _any_of(t: Telling, amount: Expr, found: Resource, key: Expr, called: Called) -> Words:
    """A kind chosen only to be gained: "$1, 1 Time or 1 Inspiration", "1 agent of your choice"."""
    if called.among:
        kinds = [choice for choice in map(choice_of, called.among) if choice is not None]
        return t.language.listed([of_noun(t, amount, Np(t.words.kind_noun(choice))) for choice in kinds], or_=True)
    whole = resource(t, replace(found, keys=tuple(other for other in found.keys if other != key)))
    np = called.description
    assert np is not None
    if np.det == "a" and not np.post and not np.pre and np.noun == t.noun_of(called.type):
        whose = t.say("of_your_choice" if digits(amount) == 1 else "of_one_kind")
    elif np.det == "another" and np.noun.one.lower() == whole.noun.one.lower():
        whose = t.say("of_another_kind")
    else:
        whose = t.say("of_index", what=np)
    return of_noun(t, amount, whole.modified(Modifier("choice", whose)))


def by_table(t: Telling, amount: Expr, np: Np) -> Words | None:
    """A column read by what you are: all its values, "$3 / $4 / $6 (Startup / Millionaire / Billionaire)"."""
    match amount:
        case tree.ColumnRead(row=tree.TableRead(table=table, key=tree.FieldRead(owner=owner, keys=()) as key), column=column):
            steps = t.words.ladders.get(tree.Column(table, column), ())
        case _:
            return None
    if not steps or not is_mine(owner) or not isinstance(kind(key), ChoiceType):
        return None
    if np.noun.symbol:
        said = joined([t.language.counted(number(n), n == 1, np) for _, n in steps], " / ")
    else:
        said = t.language.counted(joined([number(n) for _, n in steps], " / "), False, np)
    return t.say("by_table", amounts=said, keys=joined([word(title) for title, _ in steps], " / "))


def _so_many_times(t: Telling, amount: Expr, np: Np) -> Words | None:
    """A number of things as so much for each of them: "$1 for each region", "$3 × X"."""
    n, what = 1, amount
    if isinstance(amount, tree.Arithmetic) and amount.op == "*":
        for factor, other in ((amount.left, amount.right), (amount.right, amount.left)):
            if (found := digits(factor)) is not None:
                n, what = found, other
    one = t.language.counted(number(n), n == 1, np)
    called = t.local(what) if what is not amount else None
    if called is not None and called.label:
        return t.say("times_x", amount=one, x=value(t, what))
    each = for_each_of(t, what, np.noun)
    return spaced(one, each) if each else None


def for_each_of(t: Telling, amount: Expr, noun: Noun | None = None) -> Words | None:
    """How many things there are, as "for each of them"; None if the value does not count things, or counts those that are gained
    for them."""
    match amount:
        case tree.Builtin(function="min", args=args) if any(digits(arg) is not None for arg in args):
            most, what = args if digits(args[0]) is not None else args[::-1]
            each = for_each_of(t, what, noun)
            return t.say("capped", what=each, n=value(t, most)) if each else None
        case tree.Builtin(function="count", args=(what,)):
            return None if t.local(what) is not None or contents(t, what).fixed else _per_value(t, amount)
        case tree.Aggregate(function="count", value=None):
            np = described(t, amount.local, amount.domain, conjuncts(amount.where))
            owned = np.owner is not None or np.det == "oneof"
            return None if np.fixed or owned else t.say("per_each", noun=replace(np, det="each", plural=False))
        case _ if is_plain_field(amount):
            np = holder(t, amount)
            if not is_number(kind(amount)) or np.fixed or np.owner is None or not np.noun.counted or np.noun == noun:
                return None
            return t.say("per_each", noun=replace(np, det="eachof", plural=True))
    return None


def per(t: Telling, node: tree.Per) -> Words:
    """`per 2 presence`; without a noun, for each one of the value."""
    match node.what:
        case None:
            return _per_value(t, node.each)
        case tree.FieldRead(field=info, keys=keys):
            np = resource(t, Resource(node.span, info, None, keys, info.name))
        case tree.FunctionRead(function=function):
            np = Np(t.words.named(function.name))
        case what:
            np = Np(t.noun_of(kind(what)))
    if digits(node.each) == 1:
        return t.say("per_each", noun=np.with_det("each"))
    return t.say("per_every", count=of_noun(t, node.each, np))


def _per_value(t: Telling, each: Expr) -> Words:
    if isinstance(each, FIELDS):
        np = holder(t, each)
        if np.fixed:
            return t.say("per_value", amount=np)
        one, who = replace(np, det="each", plural=False, owner=None), np.owner
        has_it = Modifier("that", t.say("that_you_have" if who is YOU else "that_they_have", who=who)) if who is not None else None
        return t.say("per_each", noun=one if has_it is None else one.modified(has_it))
    if isinstance(each, tree.Builtin) and each.function == "count":
        np = contents(t, each.args[0])
        if not np.fixed:
            return t.say("per_each", noun=replace(np, det="eachof") if np.owner else replace(np, det="each", plural=False))
    return t.say("per_value", amount=value(t, each))


# ---------------------------------------------------------------- what somebody has


class Holding(NamedTuple):
    """A number somebody has: two of them can be compared ("more Compute than Model Version"). `place` is the set of
    theirs that is counted, if its title is no plural itself."""

    subject: Np
    name: Key | None
    np: Np
    place: Np | None = None


def holding(t: Telling, node: Expr, levels: bool = False) -> Holding | None:
    """If a number is something one has: a field of a player, tokens on a thing, cards in a place. A level is not,
    unless `levels` asks for it."""
    if t.local(node) is not None:
        return None
    match node:
        case tree.Builtin(function="count", args=(many,)):
            return _of_place(t, many, contents(t, many))
        case tree.Aggregate(function="count", value=None):
            np = replace(described(t, node.local, node.domain, conjuncts(node.where)), det="bare", plural=True)
            return _of_place(t, node.domain, np)
        case tree.FunctionRead(function=DefineInfo() as info, owner=owner, args=(arg,)) if is_mine(owner):
            noun = t.words.noun(t.words.function_title(info), info.name)  # as something a thing has: "at least 1 free slot"
            if not noun.counted or "{" in noun.one or not is_number(kind(node)) or not isinstance(kind(arg), THINGS):
                return None
            return Holding(thing(t, arg, "subject"), key_of(arg), Np(noun, "bare"))
        case tree.FieldRead(owner=owner, keys=keys) | tree.ColumnRead(row=owner, keys=keys):
            noun = noun_of_part(t, node)
        case _:
            return None
    if not is_number(kind(node)) or not _can_be_had(node, noun) or noun.level and not levels:
        return None
    subject, name = subject_of(t, owner)
    pre, post = index_words(t, keys, noun)
    return Holding(subject, name, Np(noun, "bare", pre=pre, post=post))


def _can_be_had(node: tree.FieldRead | tree.ColumnRead, noun: Noun) -> bool:
    """A number of a player that is never negative, or things that are counted on another thing."""
    if goes_below_zero(node.field.type if isinstance(node, tree.FieldRead) else node.type):
        return False
    if isinstance(node, tree.FieldRead) and node.field.owner in (PLAYER, GAME):
        return node.field.owner == PLAYER
    return noun.counted and not isinstance(row_of(node), tree.TableRead)


def _of_place(t: Telling, node: Expr, np: Np) -> Holding | None:
    owner = node.owner if isinstance(node, (tree.FieldRead, tree.FunctionRead)) else None
    if is_measured_set(t, node) and any(modifier.kind == "in" for modifier in np.post):
        members = replace(np, post=tuple(modifier for modifier in np.post if modifier.kind != "in"))
        return Holding(*subject_of(t, owner), members, place(t, node))
    of_player = isinstance(node, tree.FieldRead) and node.field.owner == PLAYER and not node.keys
    told_of_them = isinstance(node, tree.FunctionRead) and not is_mine(owner)
    return Holding(*subject_of(t, owner), replace(np, owner=None)) if of_player or told_of_them else None


def counted_bound(t: Telling, op: str, np: Np, n: int) -> Np | Cased:
    noun = np.noun
    if op == ">":
        op, n = ">=", n + 1
    if n == 0 and op in ("=", "<=") or n == 1 and op == "<":
        return replace(np, det="no", plural=noun.counted)
    if n == 0 and op == "!=":
        op, n = ">=", 1
    behind = t.language.after(np)
    key = "fewer_than" if op == "<" and noun.counted else BOUND[op]

    def bound(case: str) -> Words:
        count = t.language.counted(number(n), n == 1, np, case)
        return t.say(key, count=spaced(count, behind), amount=count)

    return Cased(bound("acc"), bound("dat"))
