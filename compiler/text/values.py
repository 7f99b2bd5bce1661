"""Numbers and other values in words: "half your Power, rounded up", "the number of cards in your hand"."""

from __future__ import annotations

from dataclasses import replace

from compiler.bound import tree
from compiler.bound.tree import Expr
from compiler.model import GAME, PLAYER, ChoicesInfo
from compiler.text.dispatch import condition, place, thing, value
from compiler.text.fields import holder, noun_of_part, row_of
from compiler.text.nouns import Np, fixed
from compiler.text.pieces import Cased, Words, number
from compiler.text.places import PLAYERS, alternatives, contents, described, met
from compiler.text.simplify import conjuncts
from compiler.text.telling import PLACES, Telling, digits, is_number, key_of, kind
from compiler.types import FlagType

FLAGS = ("odd", "fits", "automated")


@value.of(tree.Missing, tree.Constant, tree.Text)
def as_thing(t: Telling, node: Expr) -> Words:
    return t.plain(thing(t, node))


@value.of(tree.Compare, tree.Between, tree.IsIn, tree.Not, tree.Logic, tree.Targets)
def as_condition(t: Telling, node: Expr) -> Words:
    return condition(t, node)


@value.of(tree.AllOf, tree.Items, tree.Range)
def as_alternatives(t: Telling, node: Expr) -> Words:
    return alternatives(t, node)


@value.of(tree.Word, tree.LocalRead)
def by_name(t: Telling, node: tree.Word | tree.LocalRead) -> Words:
    called = t.local(node)
    if called is not None and called.range:
        return called.range
    name = node.word if isinstance(node, tree.Word) else ""
    if name in ("amount", "round", "total"):
        return t.say("name_round_number" if name == "round" else f"name_{name}")
    return t.plain(place(t, node) if name in PLAYERS else thing(t, node))


FIELDS = (tree.FieldRead, tree.SettingRead, tree.ColumnRead, tree.CellRead, tree.FunctionRead, tree.ItemAt, tree.SpotAt)


@value.of(tree.TableRead, tree.RowName, *FIELDS)
def as_field(t: Telling, node: Expr) -> Words:
    found = kind(node)
    if t.local(node) is not None:
        return t.plain(thing(t, node))
    if isinstance(found, FlagType):
        return condition(t, node)
    if isinstance(found, PLACES):
        return t.plain(place(t, node))
    np = holder(t, node)
    if is_number(found) and np.noun.counted and np.plural and not np.fixed:
        return t.say("number_of", what=np if np.owner else np.with_det("bare"))
    return t.plain(np)


@value.of(tree.Negate)
def negate(t: Telling, node: tree.Negate) -> Words:
    return t.say("minus", left=number(0), right=value(t, node.value))


@value.of(tree.Arithmetic, tree.Combine)
def arithmetic(t: Telling, node: tree.Arithmetic | tree.Combine) -> Words:
    left, right = node.left, node.right
    if node.op != "*":
        return t.say("plus" if node.op == "+" else "minus", left=value(t, left), right=value(t, right))
    if digits(right) is not None:
        left, right = right, left
    if digits(left) == 2:
        return t.say("twice", what=value_np(t, right))
    return t.say("times", left=value(t, left), right=value(t, right))


@value.of(tree.Quotient)
def quotient(t: Telling, node: tree.Quotient) -> Words:
    rounded = t.say("rounded_up" if node.up else "rounded_down")
    if digits(node.right) == 2:
        return t.say("half", what=value_np(t, node.left), rounded=rounded)
    return t.say("divided", left=value(t, node.left), right=value(t, node.right), rounded=rounded)


@value.of(tree.Builtin)
def built_in(t: Telling, node: tree.Builtin) -> Words:
    if node.function in ("min", "max"):
        return _bounded(t, node)
    if node.function == "count":
        return t.say("number_of", what=contents(t, node.args[0]))
    if node.function in FLAGS:
        return condition(t, node)
    return t.plain(place(t, node) if isinstance(kind(node), PLACES) else thing(t, node))


def _bounded(t: Telling, node: tree.Builtin) -> Words:
    ends = [arg for arg in node.args if digits(arg) is not None]
    others = [arg for arg in node.args if digits(arg) is None]
    if len(ends) == 1 and len(others) == 1:
        return t.say("capped" if node.function == "min" else "floored", what=value(t, others[0]), n=value(t, ends[0]))
    listed = t.language.listed([value(t, arg) for arg in node.args])
    return t.say("lower_of" if node.function == "min" else "higher_of", what=listed)


@value.of(tree.Aggregate)
def aggregate(t: Telling, node: tree.Aggregate) -> Words:
    if node.function in ("any", "all"):
        return condition(t, node)
    if node.function in ("those", "best", "first"):
        return t.plain(thing(t, node) if node.function == "first" else place(t, node))
    if node.function == "sum" and (whole := _whole_family(t, node)) is not None:
        return t.say("number_of", what=whole) if whole.plural else t.plain(whole)
    members = described(t, node.local, node.domain, conjuncts(node.where))
    members = replace(members, det="the" if members.owner else "bare", plural=True)
    if node.value is None:
        return t.say("number_of", what=members)
    what = _of_each(t, node, node.value)
    keys = {"highest": "highest_of", "lowest": "lowest_of"}
    return t.say(keys.get(node.function, "sum_over_each" if what.fixed else "sum_over"), what=what, members=members)


def _of_each(t: Telling, node: tree.Aggregate, inner: Expr) -> Np:
    """What is added up of every member."""
    if key_of(row_of(inner)) is node.local and isinstance(inner, (tree.FieldRead, tree.ColumnRead, tree.CellRead)):
        noun = noun_of_part(t, inner)
        return Np(noun, "bare", plural=noun.counted)
    if isinstance(inner, (tree.FieldRead, tree.FunctionRead)) and key_of(inner.owner) is node.local:
        np = holder(t, replace(inner, owner=None))
        return np if np.fixed else replace(np, owner=None, det="bare")
    return fixed(value(replace(met(t, node.local, node.domain), about=t.about), inner))


def _whole_family(t: Telling, node: tree.Aggregate) -> Np | None:
    """`sum(outputs[o] for o in Output)`: simply all your outputs."""
    match node:
        case tree.Aggregate(
            value=tree.FieldRead(keys=(tree.LocalRead(local=local),)) as family, domain=tree.AllOf(of=ChoicesInfo()), where=None
        ) if local is node.local:
            return holder(t, replace(family, keys=()))
    return None


def is_plain_field(node: Expr) -> bool:
    """A field, quantity or define of a player or the game, without an index."""
    if isinstance(node, tree.FieldRead):
        return node.field.owner in (PLAYER, GAME) and not node.keys
    return isinstance(node, tree.FunctionRead) and not node.args


def value_np(t: Telling, node: Expr) -> Np | Cased:
    """A value that can still take a case, if it is simply a field or a thing."""
    called = t.local(node)
    if called is not None and not called.label and not called.range:
        return thing(t, node)
    if is_plain_field(node):
        np = holder(t, node)
        if not (is_number(kind(node)) and np.noun.counted and np.plural):
            return np
        return _number_of(t, np if np.owner else np.with_det("bare"))
    if isinstance(node, tree.Builtin) and node.function == "count":
        return _number_of(t, contents(t, node.args[0]))
    return fixed(value(t, node))


def _number_of(t: Telling, what: Np) -> Cased:
    return Cased(t.say("number_of", what=what), t.say("number_of", "dat", what=what))


def for_more(t: Telling, node: Expr) -> Words | None:
    """A table that is read one step further: "for 1 more worker"."""
    match node:
        case tree.Arithmetic(op="+", left=tree.Builtin(function="count", args=(many,)), right=more):
            np = contents(t, many)
        case tree.Arithmetic(op="+", left=have, right=more) if is_plain_field(have):
            np = holder(t, have)
        case _:
            return None
    called = t.local(more)
    if np.fixed or digits(more) is None and not (called is not None and called.label):
        return None
    several = np.noun.counted and digits(more) != 1
    return t.say("for_more", n=value(t, more), what=replace(np, det="bare", owner=None, plural=several))
