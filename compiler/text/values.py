"""Numbers and other values in words: "half your Power, rounded up", "the number of cards in your hand"."""

from __future__ import annotations

from dataclasses import replace

from compiler.bound import tree
from compiler.bound.tree import Expr
from compiler.model import ChoicesInfo
from compiler.text.dispatch import condition, place, thing, value
from compiler.text.fields import holder, noun_of_part, row_of
from compiler.text.pieces import Np, Words, fixed, number
from compiler.text.simplify import conjuncts
from compiler.text.telling import PLACES, Telling, digits, is_number, key_of, kind
from compiler.text.things import PLAYERS, alternatives, contents, described, met, value_np
from compiler.types import FlagType

FLAGS = ("odd", "fits", "automated")


value.of(tree.Missing, tree.Constant, tree.Text)(lambda t, node: t.plain(thing(t, node)))
value.of(tree.Compare, tree.Between, tree.IsIn, tree.Not, tree.Logic, tree.Targets)(condition)
value.of(tree.AllOf, tree.Items, tree.Range)(alternatives)


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


@value.of(tree.Negate, tree.Arithmetic, tree.Combine, tree.Quotient)
def calculated(t: Telling, node: tree.Negate | tree.Arithmetic | tree.Combine | tree.Quotient) -> Words:
    if isinstance(node, tree.Negate):
        return t.say("minus", left=number(0), right=value(t, node.value))
    left, right = node.left, node.right
    if isinstance(node, tree.Quotient):
        rounded = t.say("rounded_up" if node.up else "rounded_down")
        if digits(right) == 2:
            return t.say("half", what=value_np(t, left), rounded=rounded)
        return t.say("divided", left=value(t, left), right=value(t, right), rounded=rounded)
    if node.op != "*":
        return t.say("plus" if node.op == "+" else "minus", left=value(t, left), right=value(t, right))
    left, right = (right, left) if digits(right) is not None else (left, right)
    if digits(left) == 2:
        return t.say("twice", what=value_np(t, right))
    return t.say("times", left=value(t, left), right=value(t, right))


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
        return holder(t, replace(inner, owner=None)).bare()
    return fixed(value(replace(met(t, node.local, node.domain), about=t.about), inner))


def _whole_family(t: Telling, node: tree.Aggregate) -> Np | None:
    """`sum(outputs[o] for o in Output)`: simply all your outputs."""
    match node:
        case tree.Aggregate(
            value=tree.FieldRead(keys=(tree.LocalRead(local=local),)) as family, domain=tree.AllOf(of=ChoicesInfo()), where=None
        ) if local is node.local:
            return holder(t, replace(family, keys=()))
    return None
