"""Sets, piles and what is in them: "your hand", "a region of your Presence", "one of your active effects"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from compiler.bound import tree
from compiler.bound.tree import Expr, Local
from compiler.model import GAME, PLAYER, ChoicesInfo, DefineInfo
from compiler.text.dictionary import is_titled
from compiler.text.dispatch import element, modifier, place, thing, value
from compiler.text.fields import expanded, filled_noun, holder
from compiler.text.nouns import NO_NOUN, Modifier, Np, fixed
from compiler.text.pieces import Words, joined, plain
from compiler.text.simplify import conjuncts
from compiler.text.telling import PILES, SETS, Called, Key, Telling, digits, key_of, kind, member_kind
from compiler.types import CellType, FlagType, PlayerType

PLAYERS = {"players": "player", "rivals": "rival", "humans": "human"}


@place.otherwise
def whole(t: Telling, node: Expr) -> Np:
    match node:
        case tree.Word(word=name) if name in PLAYERS:
            return Np(t.common(PLAYERS[name]), "bare", plural=True)
        case tree.AllOf():
            return Np(t.words.type_noun(_type_name(node)), "bare", plural=True)
        case tree.Items() | tree.Range():
            return fixed(alternatives(t, node, or_=False))
        case tree.Aggregate():
            return replace(element(t, node), det="the" if node.function == "best" else "bare", plural=True)
        case tree.Builtin(function="take", args=(count, many)):
            return fixed(t.say("first_of", n=value(t, count), what=replace(place(t, many), det="bare")))
        case tree.Builtin() | tree.Word():
            return thing(t, node)
    return holder(t, node)


def _type_name(node: tree.AllOf) -> str:
    return node.of.name if isinstance(node.of, ChoicesInfo) else node.of.row_type


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
    key = "in_set" if isinstance(kind(node), SETS) else "in_place"
    return Np(t.noun_of(member_kind(node)), "bare", plural=True, post=(Modifier("in", t.say(key, place=whole)),))


def is_measured_set(t: Telling, node: Expr) -> bool:
    """A player's set whose title is no plural: not "your Routes", but "your Presence"."""
    if not isinstance(node, tree.FieldRead) or node.field.owner != PLAYER or node.keys:
        return False
    return isinstance(kind(node), SETS) and not t.words.noun_of(node.field).counted


@element.otherwise
def one(t: Telling, node: Expr) -> Np:
    match node:
        case tree.Word(word=name) if name in PLAYERS:
            return Np(t.common(PLAYERS[name]), "a")
        case tree.AllOf():
            return Np(t.words.type_noun(_type_name(node)), "a")
        case tree.Items():
            return fixed(alternatives(t, node))
        case tree.Range(low=low, high=high):
            within = t.say("number_within", low=value(t, low), high=value(t, high))
            return Np(t.common("number"), "a", post=(Modifier("in", within),))
        case tree.Aggregate(local=local, domain=domain, keys=keys):
            return described(t, local, domain, conjuncts(node.where)).modified(*ordered(t, keys, local, domain))
        case tree.FunctionRead(function=DefineInfo() as info):
            return _of_define(t, node, info)
        case tree.Builtin() if isinstance(member_kind(node), (PlayerType, CellType)):
            return Np(t.noun_of(member_kind(node)), "a")
    place_ = place(t, node)
    if place_.noun.counted and place_.noun is not NO_NOUN and not place_.fixed and not place_.pronoun:
        return replace(place_, det="oneof" if place_.owner else "a", plural=place_.owner is not None)
    how, key = ("from", "from_pile") if isinstance(kind(node), PILES) else ("in", "from_set")
    return Np(t.noun_of(member_kind(node)), "a", post=(Modifier(how, t.say(key, place=place_)),))


def _of_define(t: Telling, node: tree.FunctionRead, info: DefineInfo) -> Np:
    title = t.words.function_title(info)
    if not title:
        return element(t, expanded(t, info, node.args, node.owner))
    if t.language.own_title(title) is not None:
        return replace(holder(t, node), det="oneof", plural=True)
    return Np(filled_noun(t, t.words.noun(title, info.name), info, node.args), "a")


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
