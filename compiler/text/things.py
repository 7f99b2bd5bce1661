"""Things and places as noun phrases: "that competitor", "the top card of the deck", "your hand", "one of your active effects".

Locals are spoken of by their kind, never by their name. A choice that was folded is described at its one use; a second mention in
the same sentence becomes a pronoun.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from compiler.bound import tree
from compiler.bound.tree import Expr, Local
from compiler.model import GAME, PLAYER, DefineInfo, QuantityInfo
from compiler.text.cells import of_spaces, one_space
from compiler.text.dictionary import is_titled
from compiler.text.dispatch import element, modifier, place, thing, value
from compiler.text.fields import expanded, filled_noun, holder, is_plain_field, is_role, is_token
from compiler.text.pieces import IT, NO_NOUN, THEY, YOU, Cased, Modifier, Np, Words, fixed, joined, number, plain, spaced, word
from compiler.text.simplify import conjuncts
from compiler.text.telling import PILES, PLACES, SETS, Called, Key, Telling, digits, is_mine, is_number, key_of, kind, member_kind
from compiler.types import CellType, FlagType, ListOf, PlayerType, SetOf

ENDS = ("first", "last", "top")
PLAYERS = {"players": "player", "everyone": "player", "rivals": "rival", "partners": "partner", "humans": "human"}


@thing.otherwise
def one_thing(t: Telling, node: Expr, role: str = "object") -> Np:
    match node:
        case tree.LocalRead(local=local):
            return mentioned(t, local, role)
        case tree.Word(word=name):
            return _by_word(t, node, name, role)
        case tree.FieldRead(field=info) if t.local(node) is not None:  # just rolled
            return mentioned(t, info, role)
        case tree.FieldRead(field=info) if is_token(node) and is_titled(info):  # it stands for the player who has it
            token = Np(t.words.noun_of(info))
            if is_role(t, info):
                return token
            return Np(t.common("player"), post=(Modifier("with", t.say("has_token", "with", what=token)),))
        case tree.Constant(symbol=tree.ChoiceValue() as choice):
            return fixed(word(t.words.choice_title(choice)))
        case tree.Constant(symbol=tree.Row() as row):
            return fixed(word(t.words.row_title(row)))
        case tree.Constant(value=n) if digits(node) is not None:
            return fixed(number(n))
        case tree.Constant(type=type, value=n):
            return fixed(t.say("name_none" if not isinstance(type, FlagType) else "name_yes" if n else "name_no"))
        case tree.Text(row=None, value=text):
            return fixed(t.say("quoted", text=word(text)))
        case tree.Items(items=()):
            return fixed(t.say("name_nobody" if isinstance(member_kind(node), PlayerType) else "name_empty"))
        case tree.Items(items=items):
            return fixed(t.language.listed([t.plain(thing(t, item)) for item in items], or_=True))
        case tree.TableRead(table=table, key=key):
            behind = _for_more(t, key) or t.say("for_key", key=value_np(t, key))
            return Np(t.words.type_noun(table.row_type), post=(Modifier("in", behind),))
        case tree.Aggregate(function="those" | "best" | "first"):
            return element(t, node).with_det("the")
        case tree.Builtin(function=function) if function not in ("count", "min", "max"):
            return _built_in(t, node)
    return holder(t, node)


def _by_word(t: Telling, node: tree.Word, name: str, role: str) -> Np:
    if name == "me":
        return YOU
    if name in t.called:
        return mentioned(t, name, role)
    if name == "they":
        return Np(t.common("player"), "that") if role == "subject" else THEY
    if name == "this":
        if role == "owner" and "this" in t.mentions.names:
            return replace(IT, noun=t.common("card"))
        t.mentions.this_card = True
        where = (Modifier("from", t.lies_in),) if t.lies_in and "this" not in t.mentions.names else ()
        return _mention(t, "this", Np(t.common("card"), "this", post=where))
    return fixed(t.say(f"name_{name}") if name in ("source", "empty") else value(t, node))


def _built_in(t: Telling, node: tree.Builtin) -> Np:
    key, inner = f"call_{node.function}", node.args[0]
    if (np := of_spaces(t, node)) is not None:
        return np
    if node.function in ENDS:
        return _at_an_end(t, t.say(f"{node.function}_word"), inner)
    if key not in t.words.phrases:
        return fixed(spaced(word(node.function.replace("_", " ")), *(value(t, arg) for arg in node.args)))
    is_place = isinstance(kind(inner), PLACES)
    noun = Np(t.noun_of(member_kind(inner) if is_place else kind(inner)), "bare")
    return fixed(t.say(key, what=place(t, inner) if is_place else thing(t, inner), noun=noun))


def _at_an_end(t: Telling, which: Words, inner: Expr) -> Np:
    """ "the first competitor", "the top card of the deck"; the first of all players is the one in seat 1."""
    if isinstance(inner, tree.Word) and inner.word in ("players", "everyone") and plain(which) == plain(t.say("first_word")):
        return fixed(t.say("player_one"))
    if isinstance(inner, (tree.Aggregate, tree.AllOf)) or isinstance(inner, tree.Word) and inner.word in PLAYERS:
        np = element(t, inner)
        return replace(np, det="the", pre=(which, *np.pre), plural=False)
    whole = Modifier("in", t.say("of_whole", what=place(t, inner)))
    return Np(t.noun_of(member_kind(inner)), pre=(which,), post=(whole,))


def mentioned(t: Telling, key: Key, role: str) -> Np:
    if key not in t.called and isinstance(key, Local):  # it comes from outside
        t.called[key] = Called(key.type, t.noun_of(key.type))
    called = t.called[key]
    if called.label:
        return fixed(number(called.label))
    pronoun = replace(THEY if isinstance(called.type, PlayerType) else IT, noun=called.noun)
    if key == t.about:
        return pronoun
    if called.folded and called.description is not None:
        chosen = called.chosen and role == "subject" and called.description.det == "a"
        choice = (Modifier("choice", t.say("of_your_choice")),) if chosen else ()
        return _mention(t, key, called.description.modified(*choice))
    players = [other for other, one in t.called.items() if isinstance(one.type, PlayerType) and not one.folded]
    known = key in t.mentions.names or role == "owner" and players == [key]  # the text speaks of nobody else
    if role != "subject" and known and _alone(t, key, called):
        return pronoun
    beside_this = called.det == "that" and t.mentions.this_card and called.noun.one == t.common("card").one
    return _mention(t, key, Np(called.noun, "yonder" if beside_this else called.det, plural=called.det == "those"))


def _mention(t: Telling, key: Key, np: Np) -> Np:
    t.mentions.names.add(key)
    return np


def _alone(t: Telling, key: Key, called: Called) -> bool:
    """Whether a pronoun can only mean this one in the current sentence."""
    others = [t.called[other] for other in t.mentions.names if other != key and other in t.called]
    return not any(isinstance(other.type, PlayerType) == isinstance(called.type, PlayerType) for other in others)


def subject_of(t: Telling, owner: Expr | None) -> tuple[Np, Key | None]:
    """Whom a statement about something of `owner` is about."""
    if owner is None or is_mine(owner):
        return YOU, "me"
    if key_of(owner) == "they" and t.about == "they":
        return THEY, "they"
    return thing(t, owner, "subject"), key_of(owner)


# ---------------------------------------------------------------- values as nouns


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
    if isinstance(node, tree.FunctionRead) and isinstance(node.function, QuantityInfo):
        np = holder(t, node)
        return np if not np.noun.counted else fixed(value(t, node))
    return fixed(value(t, node))


def _number_of(t: Telling, what: Np) -> Cased:
    return Cased(t.say("number_of", what=what), t.say("number_of", "dat", what=what))


def _for_more(t: Telling, node: Expr) -> Words | None:
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
    return t.say("for_more", n=value(t, more), what=replace(np.bare(), plural=several, pre=(t.say("more_word"), *np.pre)))


# ---------------------------------------------------------------- sets and piles


@place.otherwise
def whole_place(t: Telling, node: Expr) -> Np:
    match node:
        case tree.Word(word=name) if name in PLAYERS:
            return Np(t.common(PLAYERS[name]), "bare", plural=True)
        case tree.AllOf():
            return Np(t.noun_of(member_kind(node)), "bare", plural=True)
        case tree.Items() | tree.Range():
            return fixed(alternatives(t, node, or_=False))
        case tree.Aggregate():
            return replace(element(t, node), det="the" if node.function == "best" else "bare", plural=True)
        case tree.Builtin(function="take", args=(count, many)):
            return fixed(t.say("first_of", n=value(t, count), what=replace(place(t, many), det="bare")))
        case tree.Builtin() | tree.Word():
            return thing(t, node)
    return holder(t, node)


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
    if len(parts := joined_piles(node)) > 1:
        places = t.language.listed([t.say("in_place", place=place(t, part)) for part in parts])
        return Np(t.noun_of(member_kind(node)), "bare", plural=True, post=(Modifier("in", places),))
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


def joined_piles(node: Expr) -> list[Expr]:
    """The places whose cards are taken together."""
    if isinstance(node, tree.Combine) and isinstance(node.type, ListOf):
        return [*joined_piles(node.left), *joined_piles(node.right)]
    return [node]


@place.of(tree.Combine)
def together(t: Telling, node: tree.Combine) -> Np:
    parts = joined_piles(node)
    if node.op == "+" and isinstance(node.type, SetOf):
        return fixed(t.language.listed([t.plain(place(t, part), "dat") for part in (node.left, node.right)]))
    return fixed(t.language.listed([t.plain(place(t, part), "acc") for part in parts]) if len(parts) > 1 else value(t, node))


@element.of(tree.Joined)
def one_joined(t: Telling, node: tree.Joined) -> Np:
    """An area, or one of what can be reached."""
    members = described(t, node.local, node.domain, conjuncts(node.where))
    if node.start is not None:
        return members.modified(Modifier("with", t.say("reached_from", start=place_or_thing(t, node.start))))
    all_of_them = replace(members, det="the" if members.owner else "bare", plural=True)
    return Np(t.common("area"), "a", post=(Modifier("in", t.say("of_members", members=all_of_them)),))


def is_area(t: Telling, node: Expr) -> bool:
    called = t.local(node)
    return called is not None and called.noun == t.common("area")


def place_or_thing(t: Telling, node: Expr) -> Np:
    return place(t, node) if isinstance(kind(node), PLACES) else thing(t, node)


@element.otherwise
def one_of(t: Telling, node: Expr) -> Np:
    match node:
        case tree.Word(word=name) if name in PLAYERS:
            return Np(t.common(PLAYERS[name]), "a")
        case tree.AllOf():
            return Np(t.noun_of(member_kind(node)), "a")
        case tree.Items():
            return fixed(alternatives(t, node))
        case tree.Range(low=low, high=high):
            within = t.say("number_within", low=value(t, low), high=value(t, high))
            return Np(t.common("number"), "a", post=(Modifier("in", within),))
        case tree.Aggregate(local=local, domain=domain, keys=keys):
            return described(t, local, domain, conjuncts(node.where)).modified(*ordered(t, keys, local, domain))
        case tree.FunctionRead(function=DefineInfo() as info):
            return _of_define(t, node, info)
        case tree.Builtin() if (np := one_space(t, node)) is not None:
            return np
        case tree.Builtin() if isinstance(member_kind(node), (PlayerType, CellType)):
            return Np(t.noun_of(member_kind(node)), "a")
    if len(parts := joined_piles(node)) > 1:
        places = [t.say("from_pile", place=place(t, part)) for part in parts]
        return Np(t.noun_of(member_kind(node)), "a", post=(Modifier("from", t.language.listed(places, or_=True)),))
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
        what = (Np(t.noun_of(member_kind(domain))) if itself else what).bare()
        counted = not what.fixed and what.noun.counted and not itself
        names = ("key_most", "key_fewest") if counted else ("key_highest", "key_lowest")
        out.append(t.say(names[0] if key.highest else names[1], what=what))
    return [Modifier("with", t.say("with_keys", keys=joined(out, plain(t.say("then_last")))))] if out else []
