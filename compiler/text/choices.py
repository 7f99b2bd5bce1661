"""Choices in words, and which of them are said only where they are used.

"Choose a competitor. That competitor loses 1 Power." is one sentence: "A competitor of your choice loses 1 Power."
"""

from __future__ import annotations

from dataclasses import replace

from compiler.bound import tree
from compiler.bound.tree import Block, Expr, Local
from compiler.model import FieldInfo
from compiler.text.clauses import act
from compiler.text.dispatch import THEN, Said, Spot, condition, statement, value
from compiler.text.nouns import Noun, Np, fixed
from compiler.text.pieces import number, plain
from compiler.text.places import described, ordered, range_words
from compiler.text.simplify import conjuncts, folds_into, uses_of, without_implied
from compiler.text.telling import Called, Telling, digits, is_mine, is_number, member_kind
from compiler.types import PlayerType, Type


@statement.of(tree.Choose)
def choose(t: Telling, node: tree.Choose, spot: Spot) -> list[Said]:
    local, type = node.local, member_kind(node.domain)
    folded = node.subject is None and folds_into(local, spot.rest) and not _named_apart(local, spot.rest)
    if is_number(type) and isinstance(node.domain, tree.Range):
        return _choose_number(t, node, node.domain, spot, folded and node.where is None)
    user, parts = _user(local, spot.rest), conjuncts(node.where)
    said = without_implied(node.where, local, user, t.words) if folded else parts
    np = described(t, local, node.domain, said)
    if folded and _is_too_long(np):
        folded, np = False, described(t, local, node.domain, parts)
    if folded and isinstance(user, tree.Add) and np.det == "a" and len(said) < len(parts):
        np = np.with_det("another")
    t.called[local] = _remembered(t, np, type, folded, node.domain)
    if folded:
        return []
    t.mentions.chosen = local
    role = t.card.memories.get(local)
    if role is not None and plain(t.say("chosen_word")) not in (role.adjective or role.one):
        return [Said(act(t, "choose_as", node.subject, spot.mood, what=np, role=Np(role)), THEN)]
    words = act(t, "choose", node.subject, spot.mood, what=np)
    return [Said(words, THEN, role="choose" if node.subject is None else "", what=t.plain(np, "acc"))]


def _user(local: Local, rest: Block) -> tree.Statement | None:
    return next((statement for statement in rest if uses_of(local, statement)), None)


def _named_apart(local: Local, rest: Block) -> bool:
    """Two players to choose are easier to follow one after the other."""
    return any(isinstance(other, tree.Choose) and other.where is not None and uses_of(local, other.where) for other in rest)


def _is_too_long(np: Np) -> bool:
    return len(np.post) > 2 or any(modifier.kind in ("that", "where") for modifier in np.post)


def _remembered(t: Telling, np: Np, type: Type, folded: bool, domain: Expr) -> Called:
    noun = np.noun if (isinstance(type, PlayerType) or is_number(type)) and np.noun.one else t.noun_of(type)
    det = "that" if folded else _det(t, noun, np)
    among = domain.items if isinstance(domain, tree.Items) else ()
    return Called(type, noun, det, "", np, folded, chosen=folded, among=among, origin=_origin(domain))


def _origin(domain: Expr) -> FieldInfo | None:
    """The field of somebody else that it is chosen from."""
    return domain.field if isinstance(domain, tree.FieldRead) and not is_mine(domain.owner) and not domain.keys else None


def _det(t: Telling, noun: Noun, np: Np) -> str:
    """The second of two alike is "the other one"; the first then has to be "the first"."""
    same = [key for key, called in t.called.items() if called.noun == noun and not called.folded and not called.label]
    for key in same:
        if t.called[key].det == "that":
            t.called[key] = replace(t.called[key], det="first")
    if not same:
        return "that"
    return "other" if np.det == "another" and len(same) == 1 else ("second", "third")[min(len(same), 2) - 1]


def _choose_number(t: Telling, node: tree.Choose, domain: tree.Range, spot: Spot, folded: bool) -> list[Said]:
    low, high, cap = domain.low, domain.high, None
    if isinstance(high, tree.Builtin) and high.function == "min" and digits(high.args[0]) is not None and len(high.args) == 2:
        high, cap = high.args
    if folded and cap is None:
        within = t.say("up_to_n", n=value(t, high)) if digits(low) == 0 else range_words(t, low, high)
        t.called[node.local] = Called(member_kind(domain), t.common("number"), range=within, folded=True)
        return []
    label = t.next_letter()
    t.called[node.local] = Called(member_kind(domain), t.common("number"), label=label)
    within = range_words(t, low, high)
    within = within if cap is None else t.say("at_most_also", what=within, cap=value(t, cap))
    what = t.say("number_x", name=number(label), range=within)
    if node.where is not None:
        what = t.say("such_that", what=what, clause=condition(t, node.where))
    role = "choose" if node.where is None and node.subject is None else ""
    return [Said(act(t, "choose", node.subject, spot.mood, what=fixed(what)), THEN, role=role, what=what)]


@statement.of(tree.ChooseMany)
def choose_many(t: Telling, node: tree.ChooseMany, spot: Spot) -> list[Said]:
    np = replace(described(t, node.member, node.domain, conjuncts(node.where)), det="bare", plural=True)
    key = "n_of" if node.exactly else "up_to_n_of"
    few = np
    if not np.fixed and np.owner is not None:
        few, key = replace(np, det="the"), key + "_yours"
    elif not np.fixed:
        few = replace(np, plural=digits(node.count) != 1)
    several = fixed(t.say(key, n=value(t, node.count), what=few))
    folded = node.subject is None and folds_into(node.local, spot.rest)
    t.called[node.local] = Called(node.local.type, np.noun, det="those", description=several, folded=folded)
    return [] if folded else [Said(act(t, "choose", node.subject, spot.mood, what=several), THEN)]


@statement.of(tree.Pick)
def pick(t: Telling, node: tree.Pick, spot: Spot) -> list[Said]:
    local, type = node.local, member_kind(node.domain)
    folded = folds_into(local, spot.rest)
    parts = without_implied(node.where, local, _user(local, spot.rest), t.words) if folded else conjuncts(node.where)
    np = described(t, local, node.domain, parts)
    if node.at_random and (np.fixed or np.det == "oneof"):
        np = fixed(t.say("random", what=np.with_det("bare"), one=np))
    elif node.at_random:
        np = replace(np, pre=(t.say("random_word"), *np.pre))
    elif not np.fixed:
        np = np.with_det("the" if node.keys else "first").modified(*ordered(t, node.keys, local, node.domain))
    noun = np.noun if np.noun.one else t.noun_of(type)
    t.called[local] = Called(type, noun, description=np, folded=folded, origin=_origin(node.domain))
    return [] if folded else [Said(act(t, "pick", None, spot.mood, what=np))]
