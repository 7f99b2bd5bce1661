"""Who does something, as a clause: "gain ...", "you may gain ...", "that player gains ...", "have that player gain ...".

Who acts is said only if it is not who is being addressed.
"""

from __future__ import annotations

from compiler.bound.tree import Expr
from compiler.text.dispatch import thing
from compiler.text.nouns import YOU, Np
from compiler.text.pieces import Words
from compiler.text.telling import Telling, key_of


def act(t: Telling, key: str, subject: Expr | None, mood: str, **slots: object) -> Words:
    form, who = form_for(t, key, subject, mood)
    if form == "you" and not t.has_form(key, "you"):
        return t.say("you_do", what=t.say(key, "do", **slots))
    return t.say(key, form, who=who, **slots)


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
