"""One condition as a `Clause`: a phrase, who it is about, and what fills its slots.

A number that somebody has is compared as such ("you have at least 2 Power", "more Compute than Model Version"); any
other value by what it is ("your Rank is below Captain").
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from compiler.bound import tree
from compiler.bound.tree import Expr
from compiler.model import GAME, PLAYER, DefineInfo, QuantityInfo, spoken
from compiler.text.cells import is_group
from compiler.text.dispatch import Clause, clause, condition, element, place, thing, value
from compiler.text.fields import expanded, filled, holder, index_words, is_role, is_token, noun_of_part, row_of
from compiler.text.pieces import YOU, Cased, Noun, Np, Words, fixed, number, plain, spaced, word
from compiler.text.simplify import conjuncts
from compiler.text.telling import THINGS, Key, Telling, digits, goes_below_zero, is_mine, is_number, key_of, kind
from compiler.text.things import alternatives, contents, described, is_area, is_measured_set, place_or_thing, subject_of, value_np
from compiler.types import CellType, FlagType, LineOf, NoneType, PileOf, PlayerType

OPPOSITE = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
MIRROR = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "=": "=", "!=": "!="}
LIKE = {">": "more_like", "<": "fewer_like", "=": "equal_like", ">=": "at_least_like", "<=": "at_most_like", "!=": "unequal_like"}
THAN = {">": "higher_than", "<": "lower_than", "=": "same_as", ">=": "as_high_as", "<=": "no_higher_than", "!=": "other_as"}
BOUND = {">=": "at_least", "<=": "at_most", "=": "exactly", "!=": "not_exactly", "<": "less_than", ">": "more_than"}
IS = {"=": "value", "!=": "value_not", "<": "below", "<=": "at_most", ">": "above", ">=": "at_least"}
IS_NUMBER = {"=": "value", "!=": "value_not", "<": "value_less", ">": "value_more"}
ANY = {(">", 0): True, ("!=", 0): True, (">=", 1): True, ("=", 0): False, ("<=", 0): False, ("<", 1): False}
"""Whether something is counted that is there at all, or not there."""
ROUND = {"=": "is", "!=": "is_not", ">=": "from", ">": "after", "<": "before", "<=": "until"}


clause.otherwise(lambda t, node, negated: _as_it_is(condition(t, node, negated)))


def _as_it_is(words: Words) -> Clause:
    return Clause("clause", slots={"clause": words})


@clause.of(tree.Not, tree.Constant, tree.Targets, tree.Builtin, tree.Between)
def simple(t: Telling, node: tree.Not | tree.Constant | tree.Targets | tree.Builtin | tree.Between, negated: bool) -> Clause:
    match node:
        case tree.Not():
            return clause(t, node.value, not negated)
        case tree.Constant():
            return Clause("always" if bool(node.value) != negated else "never")
        case tree.Targets():
            return Clause("not_targets" if negated else "targets", *_subject(t, node.card), {"player": thing(t, node.player)})
        case tree.Between():
            within = alternatives(t, tree.Range(node.span, node.type, node.low, node.high))
            return _is_value(t, node.item, "value_not" if negated else "value", {"amount": within})
    key = f"is_{node.function}"
    if node.args and is_mine(node.args[0]) and t.has_form(key, "you"):
        return Clause("not_true" if negated else "clause", slots={"clause": t.say(key, "you")})
    what = t.say("name_round") if key_of(node.args[0]) == "round" else value(t, node.args[0])
    return Clause("not_true" if negated else key, slots={"clause": t.say(key, what=what), "what": what})


def _subject(t: Telling, row: Expr) -> tuple[Np, Key | None]:
    return thing(t, row, "subject"), key_of(row)


# ---------------------------------------------------------------- flags


@clause.of(tree.FieldRead, tree.ColumnRead, tree.CellRead, tree.SettingRead, tree.LocalRead, tree.SpotAt, tree.ItemAt)
def flag(t: Telling, node: Expr, negated: bool) -> Clause:
    match node:
        case tree.LocalRead(type=FlagType(), local=local) if local not in t.called or t.called[local].noun == t.common("answer"):
            return Clause("answered", slots={"answer": t.say("name_no" if negated else "name_yes")})
        case tree.FieldRead(field=info):
            noun, title, owner = t.words.noun_of(info), info.title, None if info.owner == GAME else node.owner
        case tree.SettingRead(setting=setting):
            noun, title, owner = t.words.noun_of(setting), setting.title, None
        case tree.ColumnRead(tables=(table, *_), column=name, row=row) | tree.CellRead(tables=(table, *_), column=name, row=row):
            column = table.column(name)
            noun, title, owner = noun_of_part(t, node), column and column.title or spoken(name), row
        case _:
            return _as_it_is(t.plain(holder(t, node)))
    subject, who = subject_of(t, owner) if owner is not None else (None, None)
    given = t.words.forms_of_flag(title)
    if {"yes", "no"} <= set(given):
        return _given(t, given, subject, who, negated)
    if row_of(node) is None:
        t.tally.rough = True
    if owner is None:
        return Clause("not_flag_game" if negated else "flag_game", slots={"flag": Np(noun, "bare", plural=noun.counted)})
    return Clause("is_not" if negated else "is", subject, who, {"flag": Np(noun, "bare", plural=True)})


def _given(t: Telling, given: Mapping[str, str], subject: Np | None, who: Key | None, negated: bool) -> Clause:
    not_ = "_not" if negated else ""
    they = given.get("they" + not_) if subject is not None and subject is not YOU else None
    words = t.language.fill(they, {"who": subject}) if they else word(given["no" if negated else "yes"])
    if behind := given.get("with" + not_):
        return Clause("flag_behind", subject, who, {"words": words, "behind": word(behind)})
    return Clause("flag_given", subject, who, {"words": words})


@clause.of(tree.FunctionRead)
def named(t: Telling, node: tree.FunctionRead, negated: bool) -> Clause:
    """A define that is a condition; one whose title says what somebody has ("has the most agents") is about them."""
    info, owner = node.function, node.owner
    title = t.words.function_title(info)
    if not title:
        return _as_it_is(condition(t, expanded(t, info, node.args, owner), negated))
    words = filled(t, title, info, node.args)
    given = t.words.forms_of_flag(plain(words))
    if {"yes", "no"} <= set(given):
        return _given(t, given, *subject_of(t, owner), negated)
    opposite = t.language.negated(plain(words)) if negated else None
    words = word(opposite) if opposite else t.say("not_true", clause=words) if negated else words
    if owner is not None and not is_mine(owner):
        told = t.language.told_of(words, thing(t, owner, "owner"))
        words = told or t.say("for_whom", who=thing(t, owner), clause=words)
    return _as_it_is(words)


# ---------------------------------------------------------------- members


@clause.of(tree.IsIn)
def is_in(t: Telling, node: tree.IsIn, negated: bool) -> Clause:
    item, domain = node.item, node.domain
    if isinstance(domain, (tree.Items, tree.Range)):
        return _is_value(t, item, "value_not" if negated else "value", {"amount": alternatives(t, domain)})
    subject, name = thing(t, item, "subject"), key_of(item)
    if isinstance(kind(item), PlayerType) and isinstance(domain, tree.FunctionRead) and not domain.args:
        return Clause("is_not_one" if negated else "is_one", subject, name, {"what": element(t, domain)})
    not_ = "_not" if negated else ""
    if not is_measured_set(t, domain):
        return Clause("is_in" + not_, subject, name, {"place": place(t, domain)})
    if name is not None and name == t.about:
        return Clause("is_in_set" + not_, subject, name, {"place": place(t, domain)})
    assert isinstance(domain, tree.FieldRead)
    return Clause("has_member" + not_, *subject_of(t, domain.owner), {"item": subject, "place": place(t, domain)})


# ---------------------------------------------------------------- comparisons


@clause.of(tree.Compare)
def compare(t: Telling, node: tree.Compare, negated: bool) -> Clause:
    op, left, right = node.op, node.left, node.right
    if digits(left) is not None or is_none(left):
        op, left, right = MIRROR[op], right, left
    op = OPPOSITE[op] if negated else op
    if is_none(right) and isinstance(left, tree.Joined) and left.start is not None and left.goal is not None:
        ends = {"start": place_or_thing(t, left.start), "goal": place_or_thing(t, left.goal)}
        return Clause("is_way" if op == "!=" else "is_no_way", None, None, ends)
    if is_none(right) and isinstance(left, tree.LocalRead) and left.local.kind == "window":
        return Clause("somebody_does" if op == "!=" else "nobody_does")
    if is_none(right) and isinstance(left, tree.LocalRead) and left.local in t.called and t.called[left.local].none:
        return Clause("not_chosen" if op == "!=" else "was_chosen", None, None, {"label": t.called[left.local].none})
    if is_none(right) and key_of(left) == "source":
        return Clause("by_a_card" if op == "!=" else "by_no_card")
    if is_none(right) and isinstance(left, tree.Builtin) and left.function == "step":
        return Clause("there_is_some", slots={"what": thing(t, left).with_det("a" if op == "!=" else "no")})
    if is_none(right):
        if isinstance(left, tree.SpotAt) and isinstance(kind(left.spot), CellType):
            np = thing(t, left.spot)
        else:
            np = holder(t, left) if not isinstance(left, (tree.Builtin, tree.Aggregate)) else thing(t, left)
        some = replace(np.bare(), det="a", plural=False)
        slots = {"what": np, "some": replace(some, noun=replace(some.noun, counted=True))}
        return Clause("is_filled" if op == "!=" else "is_empty", None, key_of(holder_of(left)), slots)
    if isinstance(right, tree.Constant) and isinstance(right.type, FlagType) and op in ("=", "!="):
        return clause(t, left, (not right.value) != (op == "!="))
    if is_number(kind(left)) or is_number(kind(right)):
        return _compare_numbers(t, op, left, right)
    if isinstance(kind(left), PlayerType) and isinstance(left, tree.SpotAt) and isinstance(kind(left.spot), CellType):
        slots = {"what": thing(t, left.spot), "holder": thing(t, right)}
        return Clause("space_held" if op == "=" else "space_not_held", slots=slots)
    if isinstance(kind(left), PlayerType):
        return _same_player(t, op, left, right)
    if isinstance(kind(left), FlagType):
        key = "same_truth" if op == "=" else "other_truth"
        return Clause(key, slots={"left": condition(t, left), "right": condition(t, right)})
    if (than := _than_theirs(t, left, right)) is not None:
        return _is_value(t, left, THAN[op], {"than": than})
    amount = thing(t, right)
    return _is_value(t, left, IS[op], {"amount": amount, "count": amount})


def is_none(node: Expr) -> bool:
    return isinstance(node, tree.Constant) and isinstance(node.type, NoneType)


def _compare_numbers(t: Telling, op: str, left: Expr, right: Expr) -> Clause:
    n = digits(right)
    if key_of(left) == "round" and n is not None:
        return Clause(f"round_{ROUND[op]}", slots={"n": n})
    have = holding(t, left)
    if have is None:
        if (than := _than_theirs(t, left, right)) is not None:
            return _is_value(t, left, THAN[op], {"than": than})
        if isinstance(left, tree.FieldRead) and left.field.owner == GAME and not left.keys and n is not None:
            noun, one = t.words.noun_of(left.field), (op, n) in ((">=", 1), (">", 0), ("=", 1), ("<=", 1))
            if noun.counted:  # it lies somewhere and belongs to nobody: "there are at least 2 tokens in the supply"
                return Clause("there_is_some" if one else "there_are", slots={"what": counted_bound(t, op, Np(noun, "bare"), n)})
        if isinstance(left, tree.Builtin) and left.function == "count" and n is not None and (op, n) in ANY:
            return Clause("there_is_some", slots={"what": _one_of(t, left.args[0], "a" if ANY[op, n] else "no")})
        words = value_np(t, right)
        return _is_value(t, left, IS_NUMBER.get(op, BOUND[op]), {"amount": words, "count": words})
    other = holding(t, right, levels=True) if n is None else None
    if other is not None and other.np.noun.level and other.name == have.name:  # unlike tracks: not more of one than of the other
        return _is_value(t, left, THAN[op], {"than": t.plain(holder(t, right))})
    what = counted_bound(t, op, have.np, n) if n is not None else _more_than(t, op, have, right)
    return Clause("has" if have.place is None else "has_members", have.subject, have.name, {"what": what, "place": have.place})


def _one_of(t: Telling, items: Expr, det: str) -> Np:
    """ "a competitor", "a card in the deck"."""
    np = contents(t, items) if isinstance(items.type, (PileOf, LineOf)) else element(t, items)
    return replace(np, det=det, plural=False)


def _than_theirs(t: Telling, left: Expr, right: Expr) -> Words | None:
    """The same field of two players is compared as such: "higher than yours"."""
    if not isinstance(left, tree.FieldRead) or not isinstance(right, tree.FieldRead) or left.field is not right.field:
        return None
    if left.field.owner != PLAYER or left.keys or right.keys:
        return None
    owner, _ = subject_of(t, right.owner)
    if owner.pronoun in ("you", "they"):
        return t.say("yours", own=t.language.own_one(owner, t.words.noun_of(left.field)))
    return t.say("that_of", who=owner)


def _more_than(t: Telling, op: str, have: Holding, right: Expr) -> Cased:
    other = holding(t, right, levels=True)
    many = have.np.noun.counted
    same = other is not None and other.name == have.name
    than: Words = ()
    if same:
        pass
    elif other is not None and other.np.noun == have.np.noun:
        than = t.plain(other.subject)
    elif isinstance(right, tree.SettingRead):
        than = t.plain(holder(t, right).with_det("bare"))
    else:
        than = value(t, right)
    what, key = replace(have.np, det="bare", plural=many), LIKE[op] + ("" if many else "_much")
    theirs = replace(other.np, det="bare", owner=None, plural=other.np.noun.counted) if same and other is not None else None
    said = (t.say(key, what=t.plain(what, case), than=t.plain(theirs, case) if theirs else than) for case in ("acc", "dat"))
    return Cased(*said)


def holder_of(node: Expr) -> Expr | None:
    """Somebody else, or the thing, whose value this is."""
    if isinstance(node, (tree.SpotAt, tree.ItemAt)):
        return holder_of(node.grid if isinstance(node, tree.SpotAt) else node.items)
    if isinstance(node, tree.Builtin) and node.function in ("row", "column"):
        return node.args[0]
    row = row_of(node)
    if row is not None:
        return row if not isinstance(row, tree.TableRead) else None
    owner = node.owner if isinstance(node, (tree.FieldRead, tree.FunctionRead)) else None
    return None if is_mine(owner) else owner


def _is_value(t: Telling, left: Expr, key: str, slots: dict[str, Any]) -> Clause:
    """ "your Net Worth is Billionaire"; behind a noun "whose Net Worth is Billionaire"."""
    said = t.say(key, **slots)
    owner = holder_of(left)
    if owner is not None:
        what = fixed(value(t, left))
        said_as = "value_than" if key in THAN.values() else "value_is"
        return Clause(said_as, None, key_of(owner), {"what": what, "title": holder(t, left).bare(), "value": said})
    if isinstance(left, tree.LocalRead) and t.local(left) is not None and is_number(kind(left)):
        itself = "shows" if t.called[left.local].noun == t.common("die") else "is_itself"
        return Clause(itself, None, left.local, {"what": thing(t, left, "subject"), "value": said})
    what = thing(t, left, "subject") if t.local(left) is not None else fixed(value(t, left))
    return Clause("value_is", slots={"what": what, "title": what, "value": said})


def _same_player(t: Telling, op: str, left: Expr, right: Expr) -> Clause:
    """A field of the game that holds a player is a token somebody has."""
    one, row = "is_one" if op == "=" else "is_not_one", row_of(left)
    if row is not None and not isinstance(row, tree.TableRead):  # who is written on a thing: "whose seller you are"
        if op == "=" and is_mine(right):
            np = holder(t, left)
            return Clause("is_yours", None, key_of(row), {"what": np, "title": np.bare()})
        return _is_value(t, left, IS[op], {"amount": thing(t, right)})
    for token, player in ((left, right), (right, left)):
        if is_token(token) and isinstance(token, tree.FieldRead):
            key = one if is_role(t, token.field) else "has_token" if op == "=" else "has_no_token"
            return Clause(key, *_subject(t, player), {"what": Np(t.words.noun_of(token.field))})
    return Clause(one, *_subject(t, left), {"what": thing(t, right)})


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
        case tree.Builtin(function="count", args=(many,)) if not is_area(t, many) and not is_group(many):
            return _of_place(t, many, contents(t, many))
        case tree.Aggregate(function="count", value=None):
            np = replace(described(t, node.local, node.domain, conjuncts(node.where)), det="bare", plural=True)
            return _of_place(t, node.domain, np)
        case tree.FunctionRead(function=DefineInfo() as info, owner=owner, args=(arg,)) if is_mine(owner):
            noun = t.words.noun(t.words.function_title(info), info.name)  # as something a thing has: "at least 1 free slot"
            if not noun.counted or "{" in noun.one or not is_number(kind(node)) or not isinstance(kind(arg), THINGS):
                return None
            return Holding(thing(t, arg, "subject"), key_of(arg), Np(noun, "bare"))
        case tree.FunctionRead(function=QuantityInfo() as info, owner=owner, args=args) if not any(
            isinstance(kind(arg), THINGS) for arg in args
        ):
            np = holder(t, node)  # a quantity that counts things is had: "at least 1 vote"
            if not np.noun.counted or not t.words.noun_of(info).counted:
                return None
            return Holding(*subject_of(t, owner), replace(np, det="bare", owner=None))
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
    behind = spaced(word(np.noun.name), t.language.after(np))
    key = "fewer_than" if op == "<" and noun.counted else BOUND[op]

    def bound(case: str) -> Words:
        count = t.language.counted(number(n), n == 1, np, case)
        return t.say(key, count=spaced(count, behind), amount=count)

    return Cased(bound("acc"), bound("dat"))
