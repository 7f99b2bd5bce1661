"""Who does something, as a clause ("gain ...", "that player gains ...", "have that player gain ..."), and a block as clauses: each
statement as one, with choices folded and neighbours merged.

Who acts is said only if it is not who is being addressed. At the top of a text each clause is a sentence; a block inside is joined
into one ("draw 1 card, then discard a card"). Choices in a row become one sentence, and a payment stands before what it buys
("Pay $1: roll a die.").
"""

from __future__ import annotations

from typing import get_args

from compiler.bound import tree
from compiler.bound.tree import Block, Expr
from compiler.text.dispatch import AND, BREAK, THEN, Said, Spot, statement, thing
from compiler.text.pieces import YOU, Np, Words, joined
from compiler.text.simplify import CHOICES, simplified
from compiler.text.telling import Telling, key_of

LISTED = (tree.Pick, tree.Offer)
ONE_CLAUSE = (*(kind for kind in get_args(tree.Plain) if kind not in LISTED), tree.Pay, tree.May, tree.MayChoose)
"""What is said with one verb."""
MOST_JOINED = 4
"""So many gains are one sentence."""
DEEDS = (tree.Do, tree.Draw, tree.DrawTokens, tree.Move)
MAIN = ("do", "first")
"""Moods of a main clause: as a sentence of its own, and behind a head with its verb in front."""


def act(t: Telling, key: str, subject: Expr | None, mood: str, **slots: object) -> Words:
    form, who = form_for(t, key, subject, mood)
    if form == "you" and not t.has_form(key, "you"):
        return t.say("you_do", what=t.say(key, "do", **slots))
    if mood == "first":
        return t.main(key, "you" if who is YOU and t.has_form(key, "you") else form, who=who, **slots)
    return t.say(key, form, who=who, **slots)


def done(t: Telling, spot: Spot, key: str, subject: Expr | None = None, link: str = THEN, /, **slots: object) -> list[Said]:
    """A statement that is one clause."""
    return [Said(act(t, key, subject, spot.mood, **slots), link)]


def form_for(t: Telling, key: str, subject: Expr | None, mood: str) -> tuple[str, Np | None]:
    """The form of a phrase for who acts, and who that is."""
    name = "me" if subject is None else key_of(subject)
    if name == (t.actor or "me"):
        if mood not in MAIN:
            return "may", None
        return ("do", YOU) if subject is None or name == "me" else ("they", thing(t, subject, "subject"))
    if subject is None or name == "me":
        return "you", YOU
    has_make = key not in t.words.phrases or t.has_form(key, "make")
    return ("make" if mood == "may" and has_make else "they"), thing(t, subject, "subject")


def act_may(t: Telling, subject: Expr | None, what: Words, mood: str) -> Words:
    """ "you may ...", unless that was just said."""
    if mood == "may" and (subject is None or is_actor(t, subject)):
        return what
    say = t.main if mood == "first" else t.say
    if subject is None:
        return say("may", "you", what=what)
    return say("may", "they", who=thing(t, subject, "subject"), what=what)


def may_role(t: Telling, subject: Expr | None, mood: str) -> str:
    """Marks a clause that says "you may", so that a head before it can take that over."""
    return "may" if subject is None and mood in MAIN and t.actor is None else ""


def is_actor(t: Telling, subject: Expr | None) -> bool:
    return key_of(subject) is not None and key_of(subject) == t.actor


def clauses(t: Telling, block: Block, mood: str, sentences: bool = False, also: bool = False) -> list[Said]:
    """`sentences`: each will be one, so that one deed after another needs a "then"; `also`: the first comes on top of the same."""
    statements, last = simplified(block, t.words), None
    out: list[Said] = []
    for index, node in enumerate(statements):
        said = one_statement(t, node, Spot(mood, statements[:index], statements[index + 1 :], also and not index))
        if sentences and len(said) == 1 and isinstance(last, (*DEEDS, tree.Look)) and isinstance(node, DEEDS):
            one = said[0]
            if getattr(node, "subject", None) is None and not one.parts and one.link == THEN:
                said = [one._replace(words=t.language.with_adverb(t.say("then_word"), one.words))]
        last, out = (node if said else last), out + said
    return _merged(t, out, mood)


def same_deed(last: tree.Statement | None, block: Block, t: Telling) -> bool:
    """Whether a block is one gain or loss of whoever just gained or lost."""
    deeds = simplified(block, t.words)
    return (
        len(deeds) == 1
        and isinstance(last, (tree.Gain, tree.Lose))
        and type(deeds[0]) is type(last)
        and (deeds[0].subject == last.subject and not deeds[0].per and not getattr(deeds[0], "giver", None))
    )


def one_statement(t: Telling, node: tree.Statement, spot: Spot) -> list[Said]:
    before = t.mentions.names, t.mentions.chosen
    t.mentions.begin_sentence()
    said = statement(t, node, spot)
    if not said:  # it is told elsewhere: the next sentence still follows the last one
        t.mentions.names, t.mentions.chosen = before
    return said


def _merged(t: Telling, said: list[Said], mood: str) -> list[Said]:
    out: list[Said] = []
    chosen: list[Words] = []
    for part in said:
        last = out[-1] if out else None
        if part.role == "choose" and last is not None and last.role == "choose":
            chosen.append(part.what)
            words = act(t, "choose", None, mood, what=t.language.listed(chosen))
            out[-1] = Said(words, role="choose", what=part.what)
            continue
        chosen = [part.what] if part.role == "choose" else chosen
        unclear = last is not None and last.role == "per" and part.role != "per"  # "for every 2 sailors and 1 Fame"
        if last is not None and last.parts and part.parts and not unclear and len(last.parts) + len(part.parts) <= MOST_JOINED:
            parts = (*last.parts, *part.parts)
            out[-1] = Said(act(t, "gain", None, mood, things=t.language.listed(parts)), AND, role=part.role, parts=parts)
            continue
        if last is not None and last.role == "pay" and part.link != BREAK and part.role != "pay":
            key = "pay_to_do" if mood == "may" else "pay_then"
            out[-1] = Said(t.say(key, pay=last.words, what=part.words), BREAK if key == "pay_then" else THEN)
        else:
            out.append(part)
    return out


def behind(t: Telling, block: Block, keep_after: bool = False, also: bool = False) -> Said:
    """A block behind a head ("if ..., ", "on 5–6, "): one clause with its verb in front, if the language wants that and can say it
    so; it breaks otherwise."""
    if not t.language.inverts:
        return inline(t, block, "do", keep_after, also)
    before, t.tally.stuck = t.mentions.copy(), False
    if all(isinstance(node, (*CHOICES, *ONE_CLAUSE)) for node in simplified(block, t.words)):
        said, required = apart(clauses(t.inner(), block, "first", also=also))
        if len(said) == 1 and not required and not t.tally.stuck and (keep_after or not said[0].after):
            return said[0]._replace(link=THEN)
    t.mentions.restore(before)
    return inline(t, block, "do", keep_after, also)._replace(link=BREAK)


def inline(t: Telling, block: Block, mood: str, keep_after: bool = False, also: bool = False) -> Said:
    """A nested block as one clause. A requirement of an option stands behind it."""
    said, required = apart(clauses(t, block, mood, also=also))
    if not said:
        return required[0] if required else Said(())
    sentences = [words for part in said for words in (part.words, *part.after)]
    if len(said) == 1 and (keep_after or not said[0].after):
        one = said[0]
    elif len(said) == 1 or any(part.link == BREAK for part in said):
        one = Said(joined(sentences, "; "), BREAK)
    elif all(part.link == AND for part in said):
        one = Said(t.language.listed([part.words for part in said]), AND)
    else:
        one = Said(joined([part.words for part in said], ", ", t.say("then_last")[0].text))
    if required:
        return Said(t.say("only_if_behind", what=one.words, condition=required[0].what), BREAK)
    return one


def apart(said: list[Said]) -> tuple[list[Said], list[Said]]:
    """What is done, and what is required for it."""
    return [part for part in said if part.role != "require"], [part for part in said if part.role == "require"]
