"""Sets, piles and what is in them: "your hand", "a region of your Presence", "one of your active effects"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from compiler.bound import tree
from compiler.bound.tree import Expr, Local
from compiler.model import GAME, PLAYER, ChoicesInfo, QuantityInfo
from compiler.text.dictionary import is_titled
from compiler.text.dispatch import element, modifier, place, thing, value
from compiler.text.fields import expanded, filled_noun, holder
from compiler.text.nouns import NO_NOUN, Modifier, Np, fixed
from compiler.text.pieces import Words, joined, plain
from compiler.text.simplify import conjuncts
from compiler.text.telling import Called, Key, Telling, digits, is_pile, is_player, is_set, key_of, kind, member_kind
from compiler.types import CellType, FlagType

SETS = {"players": "player", "rivals": "rival", "humans": "human"}


# ---------------------------------------------------------------- as a whole


@place.otherwise
def as_field(t: Telling, node: Expr) -> Np:
    return holder(t, node)


@place.of(tree.Word, tree.LocalRead)
def as_name(t: Telling, node: tree.Word | tree.LocalRead) -> Np:
    if isinstance(node, tree.Word) and node.word in SETS:
        return Np(t.common(SETS[node.word]), "bare", plural=True)
    return thing(t, node)


@place.of(tree.AllOf)
def as_all(t: Telling, node: tree.AllOf) -> Np:
    return Np(t.words.type_noun(_type_name(node)), "bare", plural=True)


def _type_name(node: tree.AllOf) -> str:
    return node.of.name if isinstance(node.of, ChoicesInfo) else node.of.row_type


@place.of(tree.Items, tree.Range)
def as_written(t: Telling, node: tree.Items | tree.Range) -> Np:
    return fixed(alternatives(t, node, or_=False))


@place.of(tree.Aggregate)
def as_chosen(t: Telling, node: tree.Aggregate) -> Np:
    return replace(element(t, node), det="the" if node.function == "best" else "bare", plural=True)


@place.of(tree.Builtin)
def as_built_in(t: Telling, node: tree.Builtin) -> Np:
    if node.function != "take":
        return thing(t, node)
    count, many = node.args
    return fixed(t.say("first_of", n=value(t, count), what=replace(place(t, many), det="bare")))


def alternatives(t: Telling, node: Expr, or_: bool = True) -> Words:
    """The members of a written set or range."""
    match node:
        case tree.Range(low=low, high=high):
            return range_words(t, low, high)
        case tree.Items(items=items) if items:
            return t.language.listed([value(t, item) for item in items], or_)
        case tree.Items():
            return t.plain(thing(t, node))
    return t.plain(place(t, node))


def range_words(t: Telling, low: Expr, high: Expr) -> Words:
    """ "1 or 2", "1 to 3"."""
    first, last = digits(low), digits(high)
    two = first is not None and last == first + 1
    return t.say("one_or_two" if two else "from_to", low=value(t, low), high=value(t, high))


def contents(t: Telling, node: Expr) -> Np:
    """What is in a place, as a plural: "cards in your hand", "your active effects", "regions you share"."""
    whole = place(t, node)
    if whole.fixed or whole.noun.counted and whole.noun.one:
        return whole if whole.fixed or whole.owner else whole.with_det("bare")
    if isinstance(node, tree.FunctionRead) and not node.args:
        return whole.with_det("bare")
    key = "in_set" if is_set(kind(node)) else "in_place"
    return Np(t.noun_of(member_kind(node)), "bare", plural=True, post=(Modifier("in", t.say(key, place=whole)),))


def is_measured_set(t: Telling, node: Expr) -> bool:
    """A player's set whose title is no plural: not "your Routes", but "your Presence"."""
    if not isinstance(node, tree.FieldRead) or node.field.owner != PLAYER or node.keys:
        return False
    return is_set(kind(node)) and not t.words.noun_of(node.field).counted


# ---------------------------------------------------------------- one of it


@element.otherwise
def of_place(t: Telling, node: Expr) -> Np:
    member = member_kind(node)
    noun = t.noun_of(member)
    if isinstance(node, tree.Builtin) and (is_player(member) or isinstance(member, CellType)):
        return Np(noun, "a")
    whole = place(t, node)
    if whole.noun.counted and whole.noun is not NO_NOUN and not whole.fixed and not whole.pronoun:
        return replace(whole, det="oneof" if whole.owner else "a", plural=whole.owner is not None)
    if is_pile(kind(node)):
        return Np(noun, "a", post=(Modifier("from", t.say("from_pile", place=whole)),))
    return Np(noun, "a", post=(Modifier("in", t.say("from_set", place=whole)),))


@element.of(tree.Word)
def of_players(t: Telling, node: tree.Word) -> Np:
    return Np(t.common(SETS[node.word]), "a") if node.word in SETS else of_place(t, node)


@element.of(tree.AllOf)
def of_all(t: Telling, node: tree.AllOf) -> Np:
    return Np(t.words.type_noun(_type_name(node)), "a")


@element.of(tree.Items)
def of_written(t: Telling, node: tree.Items) -> Np:
    return fixed(alternatives(t, node))


@element.of(tree.Range)
def of_range(t: Telling, node: tree.Range) -> Np:
    within = t.say("number_within", low=value(t, node.low), high=value(t, node.high))
    return Np(t.common("number"), "a", post=(Modifier("in", within),))


@element.of(tree.Aggregate)
def of_chosen(t: Telling, node: tree.Aggregate) -> Np:
    return described(t, node.local, node.domain, conjuncts(node.where)).modified(*ordered(t, node.keys, node.local, node.domain))


@element.of(tree.FunctionRead)
def of_define(t: Telling, node: tree.FunctionRead) -> Np:
    info = node.function
    title = t.words.function_title(info)
    if isinstance(info, QuantityInfo):
        return of_place(t, node)
    if not title:
        return element(t, expanded(t, info, node.args, node.owner))
    if t.language.own_title(title) is not None:
        return replace(holder(t, node), det="oneof", plural=True)
    return Np(filled_noun(t, t.words.noun(title, info.name), info, node.args), "a")


# ---------------------------------------------------------------- with conditions


def described(t: Telling, local: Local, domain: Expr, parts: Iterable[Expr]) -> Np:
    """An element with its conditions: "a competitor with at least $1"."""
    np = element(t, domain)
    return modified(met(t, local, domain, np), np, local, parts)


def met(t: Telling, local: Local, domain: Expr, np: Np | None = None) -> Telling:
    """For what is said about an element of a set."""
    type, noun = member_kind(domain), (np if np is not None else element(t, domain)).noun
    return t.on(local, Called(type, noun if noun.one else t.noun_of(type)))


def modified(t: Telling, np: Np, about: Key, parts: Iterable[Expr]) -> Np:
    """The noun phrase with the conditions on it: in front if they are kinds, behind otherwise."""
    for part in parts:
        if _is_bookkeeping(part):
            continue
        pre, behind = modifier(t, part, about)
        if behind is not None and behind.kind == "in" and any(other.kind in ("in", "from") for other in np.post):
            behind = Modifier("that", t.say("also_there", where=behind.words))
        if behind is not None and behind.kind == "another":
            np = np.with_det("another")
        else:
            np = replace(np, pre=np.pre + pre) if pre else np.modified(behind) if behind is not None else np
    return np


def _is_bookkeeping(node: Expr) -> bool:
    """A mark without a title is for the rules, not for readers."""
    node = node.value if isinstance(node, tree.Not) else node
    if not isinstance(node, tree.FieldRead) or node.field.owner in (PLAYER, GAME):
        return False
    return isinstance(node.field.type, FlagType) and not is_titled(node.field)


def ordered(t: Telling, keys: tuple[tree.Key, ...], local: Local, domain: Expr) -> list[Modifier]:
    """ "with the lowest price", and "then the highest ..." """
    out: list[Words] = []
    inner = met(t, local, domain) if keys else t
    for key in keys:
        itself = key_of(key.value) is local
        plain_field = isinstance(key.value, (tree.FieldRead, tree.ColumnRead, tree.FunctionRead))
        what = holder(inner, key.value) if plain_field else fixed(value(inner, key.value))
        what = Np(t.noun_of(member_kind(domain))) if itself else what
        what = what if what.fixed else replace(what, owner=None, det="bare")
        counted = not what.fixed and what.noun.counted and not itself
        names = ("key_most", "key_fewest") if counted else ("key_highest", "key_lowest")
        out.append(t.say(names[0] if key.highest else names[1], what=what))
    return [Modifier("with", t.say("with_keys", keys=joined(out, plain(t.say("then_last")))))] if out else []
