"""Players, cards and other things as noun phrases: "that competitor", "the top card of the deck".

Locals are spoken of by their kind, never by their name. A choice that was folded is described at its one use; a
second mention in the same sentence becomes a pronoun.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.bound import tree
from compiler.bound.tree import Expr
from compiler.text.dictionary import is_titled
from compiler.text.dispatch import element, place, thing, value
from compiler.text.fields import choice_of, holder, is_role, is_token
from compiler.text.nouns import IT, THEY, YOU, Modifier, Np, fixed
from compiler.text.pieces import NUMBER, Piece, Words, number, spaced, word
from compiler.text.telling import PLACES, Called, Key, Telling, digits, is_mine, key_of, kind, member_kind
from compiler.text.values import for_more, value_np
from compiler.types import FlagType, PlayerType


@thing.otherwise
def one(t: Telling, node: Expr, role: str = "object") -> Np:
    match node:
        case tree.LocalRead(local=local):
            return mentioned(t, local, role)
        case tree.FieldRead():
            return _of_field(t, node, role)
        case tree.Constant():
            return fixed(_constant(t, node))
        case tree.Text(row=None, value=text):
            return fixed(t.say("quoted", text=word(text)))
        case tree.Items(items=()):
            return fixed(t.say("name_nobody" if isinstance(member_kind(node), PlayerType) else "name_empty"))
        case tree.Items(items=items):
            return fixed(t.language.listed([t.plain(thing(t, item)) for item in items], or_=True))
        case tree.TableRead(table=table, key=key):
            behind = for_more(t, key) or t.say("for_key", key=value_np(t, key))
            return Np(t.words.type_noun(table.row_type), post=(Modifier("in", behind),))
        case tree.Aggregate(function="those" | "best" | "first"):
            return element(t, node).with_det("the")
        case tree.Builtin(function=function) if function not in ("count", "min", "max"):
            return _built_in(t, node)
    return holder(t, node)


def _of_field(t: Telling, node: tree.FieldRead, role: str) -> Np:
    """A token stands for the player who has it, a field that was just rolled for the roll."""
    if t.local(node) is not None:
        return mentioned(t, node.field, role)
    if not is_token(node) or not is_titled(node.field):
        return holder(t, node)
    token = Np(t.words.noun_of(node.field))
    if is_role(t, node.field):
        return token
    return Np(t.common("player"), post=(Modifier("with", t.say("has_token", "with", what=token)),))


def _constant(t: Telling, node: tree.Constant) -> Words:
    if (choice := choice_of(node)) is not None:
        return word(t.words.choice_title(choice))
    if isinstance(node.symbol, tree.Row):
        return word(t.words.row_title(node.symbol))
    if digits(node) is not None:
        return number(node.value)
    return t.say("name_none" if not isinstance(node.type, FlagType) else "name_yes" if node.value else "name_no")


def _built_in(t: Telling, node: tree.Builtin) -> Np:
    key = f"call_{node.function}"
    if key not in t.words.phrases:
        return fixed(spaced(word(node.function.replace("_", " ")), *(value(t, arg) for arg in node.args)))
    inner = node.args[0]
    is_place = isinstance(kind(inner), PLACES)
    noun = Np(t.noun_of(member_kind(inner) if is_place else kind(inner)), "bare")
    return fixed(t.say(key, what=place(t, inner) if is_place else thing(t, inner), noun=noun))


@thing.of(tree.Word)
def by_word(t: Telling, node: tree.Word, role: str = "object") -> Np:
    if node.word == "me":
        return YOU
    if node.word in t.called:
        return mentioned(t, node.word, role)
    if node.word == "they":
        return Np(t.common("player"), "that") if role == "subject" else THEY
    if node.word == "this":
        if role == "owner" and "this" in t.mentions.names:
            return replace(IT, noun=t.common("card"))
        t.mentions.this_card = True
        return _mention(t, "this", Np(t.common("card"), "this"))
    if node.word in ("source", "empty"):
        return fixed(t.say(f"name_{node.word}"))
    return fixed(value(t, node))


def mentioned(t: Telling, key: Key, role: str) -> Np:
    called = called_by(t, key)
    if called.label:
        return fixed((Piece(NUMBER, called.label),))
    pronoun = replace(THEY if isinstance(called.type, PlayerType) else IT, noun=called.noun)
    if key == t.about:
        return pronoun
    if called.folded and called.description is not None:
        chosen = called.chosen and role == "subject" and called.description.det == "a"
        choice = (Modifier("choice", t.say("of_your_choice")),) if chosen else ()
        return _mention(t, key, called.description.modified(*choice))
    known = key in t.mentions.names or role == "owner" and _only_player(t, key)
    if role != "subject" and known and _alone(t, key, called):
        return pronoun
    beside_this = called.det == "that" and t.mentions.this_card and called.noun.one == t.common("card").one
    return _mention(t, key, Np(called.noun, "yonder" if beside_this else called.det))


def called_by(t: Telling, key: Key) -> Called:
    """How the text speaks of it; by its kind, if it comes from outside."""
    if key not in t.called and isinstance(key, tree.Local):
        t.called[key] = Called(key.type, t.noun_of(key.type))
    return t.called[key]


def _mention(t: Telling, key: Key, np: Np) -> Np:
    t.mentions.names.add(key)
    return np


def _alone(t: Telling, key: Key, called: Called) -> bool:
    """Whether a pronoun can only mean this one in the current sentence."""
    others = [t.called[other] for other in t.mentions.names if other != key and other in t.called]
    return not any(isinstance(other.type, PlayerType) == isinstance(called.type, PlayerType) for other in others)


def _only_player(t: Telling, key: Key) -> bool:
    """Whether the text speaks of nobody else but this player and you."""
    return [other for other, called in t.called.items() if isinstance(called.type, PlayerType) and not called.folded] == [key]


def subject_of(t: Telling, owner: Expr | None) -> tuple[Np, Key | None]:
    """Whom a statement about something of `owner` is about."""
    if owner is None or is_mine(owner):
        return YOU, "me"
    if key_of(owner) == "they" and t.about == "they":
        return THEY, "they"
    return thing(t, owner, "subject"), key_of(owner)
