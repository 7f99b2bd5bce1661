"""What somebody or something has, as far as it can be counted: "at least 2 Power", "Presence in at least 2 regions"."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from compiler.bound import tree
from compiler.bound.tree import Expr
from compiler.model import GAME, PLAYER, DefineInfo
from compiler.text.amounts import counted
from compiler.text.dispatch import place, thing
from compiler.text.fields import index_words, noun_of_part, row_of
from compiler.text.nouns import Noun, Np
from compiler.text.pieces import Cased, Words, number, word
from compiler.text.places import contents, described, is_measured_set
from compiler.text.simplify import conjuncts
from compiler.text.telling import THINGS, Key, Telling, is_mine, is_number, key_of, kind
from compiler.text.things import subject_of
from compiler.types import IntType

BOUND = {">=": "at_least", "<=": "at_most", "=": "exactly", "!=": "not_exactly", "<": "less_than", ">": "more_than"}


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
            return _by_define(t, info, node, arg)
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
    type = node.field.type if isinstance(node, tree.FieldRead) else node.type
    if isinstance(type, IntType) and type.low is not None and type.low < 0:
        return False
    if isinstance(node, tree.FieldRead) and node.field.owner in (PLAYER, GAME):
        return node.field.owner == PLAYER
    return noun.counted and not isinstance(row_of(node), tree.TableRead)


def _by_define(t: Telling, info: DefineInfo, node: Expr, arg: Expr) -> Holding | None:
    """A number that a define gives for a thing, as something the thing has: "at least 1 free slot"."""
    noun = t.words.noun(t.words.function_title(info), info.name)
    if not noun.counted or "{" in noun.one or not is_number(kind(node)) or not isinstance(kind(arg), THINGS):
        return None
    return Holding(thing(t, arg, "subject"), key_of(arg), Np(noun, "bare"))


def _of_place(t: Telling, node: Expr, np: Np) -> Holding | None:
    owner = node.owner if isinstance(node, (tree.FieldRead, tree.FunctionRead)) else None
    if is_measured_set(t, node) and any(modifier.kind == "in" for modifier in np.post):
        members = replace(np, post=tuple(modifier for modifier in np.post if modifier.kind != "in"))
        return Holding(*subject_of(t, owner), members, place(t, node))
    if isinstance(node, tree.FieldRead) and node.field.owner == PLAYER and not node.keys:
        return Holding(*subject_of(t, owner), replace(np, owner=None))
    if isinstance(node, tree.FunctionRead) and not is_mine(owner):
        return Holding(*subject_of(t, owner), replace(np, owner=None))
    return None


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
        count = counted(t, number(n), n == 1, noun, np.pre, case)
        return t.say(key, count=count + (word(" ") + behind if behind else ()), amount=count)

    return Cased(bound("acc"), bound("dat"))
