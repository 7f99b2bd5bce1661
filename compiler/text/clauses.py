"""Who does something, as a clause ("gain ...", "that player gains ...", "have that player gain ..."), and a block as clauses: each
statement as one, with choices folded and neighbours merged.

Who acts is said only if it is not who is being addressed. At the top of a text each clause is a sentence; a block inside is joined
into one ("draw 1 card, then discard a card"). Choices in a row become one sentence, and a payment stands before what it buys
("Pay $1: roll a die.").
"""

from __future__ import annotations

from compiler.bound import tree
from compiler.bound.tree import Block, Expr
from compiler.text.dispatch import AND, BREAK, THEN, Said, Spot, statement, thing
from compiler.text.pieces import YOU, Np, Words, joined
from compiler.text.simplify import simplified
from compiler.text.telling import Telling, key_of


def act(t: Telling, key: str, subject: Expr | None, mood: str, **slots: object) -> Words:
    form, who = form_for(t, key, subject, mood)
    if form == "you" and not t.has_form(key, "you"):
        return t.say("you_do", what=t.say(key, "do", **slots))
    return t.say(key, form, who=who, **slots)


def done(t: Telling, spot: Spot, key: str, subject: Expr | None = None, link: str = THEN, /, **slots: object) -> list[Said]:
    """A statement that is one clause."""
    return [Said(act(t, key, subject, spot.mood, **slots), link)]


def form_for(t: Telling, key: str, subject: Expr | None, mood: str) -> tuple[str, Np | None]:
    """The form of a phrase for who acts, and who that is."""
    name = "me" if subject is None else key_of(subject)
    if name == (t.actor or "me"):
        if mood != "do":
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
    if subject is None:
        return t.say("may", "you", what=what)
    return t.say("may", "they", who=thing(t, subject, "subject"), what=what)


def may_role(t: Telling, subject: Expr | None, mood: str) -> str:
    """Marks a clause that says "you may", so that a head before it can take that over."""
    return "may" if subject is None and mood == "do" and t.actor is None else ""


def is_actor(t: Telling, subject: Expr | None) -> bool:
    return key_of(subject) is not None and key_of(subject) == t.actor


def clauses(t: Telling, block: Block, mood: str) -> list[Said]:
    statements = simplified(block, t.words)
    out: list[Said] = []
    for index, node in enumerate(statements):
        out += one_statement(t, node, Spot(mood, statements[:index], statements[index + 1 :]))
    return _merged(t, out, mood)


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
        if last is not None and last.role == "pay" and part.link != BREAK and part.role != "pay":
            key = "pay_to_do" if mood == "may" else "pay_then"
            out[-1] = Said(t.say(key, pay=last.words, what=part.words), BREAK if key == "pay_then" else THEN)
        else:
            out.append(part)
    return out


def inline(t: Telling, block: Block, mood: str, keep_after: bool = False) -> Said:
    """A nested block as one clause. A requirement of an option stands behind it."""
    said, required = apart(clauses(t, block, mood))
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
