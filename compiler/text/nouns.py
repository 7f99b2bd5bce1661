"""Nouns and noun phrases, before a language gives them articles and endings.

A `Noun` is what a title stands for; an `Np` is a noun in use: with an article, an owner, adjectives in front and
modifiers behind. Phrases hold Nps in their slots, and the language realises them in the case the slot asks for.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from compiler.text.pieces import Words


@dataclass(frozen=True)
class Noun:
    """`counted`: has a singular and a plural of its own (2 workers); otherwise it is measured (2 Power).
    `symbol`: a sign that stands before its number ($3). `level`: a step that is raised rather than gained (Version).
    `weak` is a German declension, `adjective` the stem of an adjective that takes endings."""

    one: str
    many: str = ""
    counted: bool = True
    symbol: bool = False
    level: bool = False
    gender: str = "n"
    weak: bool = False
    ref: str = ""
    icon: str = ""
    adjective: str = ""

    @property
    def plural(self) -> str:
        return self.many or self.one


class Modifier(NamedTuple):
    """Something after a noun: `kind` is `in` (where it is), `choice` (of your choice), `with`, `that`, `from` (a
    pile), or `where` (a whole clause)."""

    kind: str
    words: Words


@dataclass(frozen=True)
class Np:
    """`det` is a, the, that, yonder (that one, not this one), this, each, every, no, another, any or bare; an owner
    takes the place of `the`.
    A pronoun (`you`, `they`, `it`, `someone`) has no noun to speak of. `fixed` is a phrase that doesn't inflect."""

    noun: Noun
    det: str = "the"
    plural: bool = False
    pre: tuple[Words, ...] = ()
    post: tuple[Modifier, ...] = ()
    owner: Np | None = None
    pronoun: str = ""
    fixed: Words = ()

    def with_det(self, det: str) -> Np:
        return replace(self, det=det)

    def modified(self, *post: Modifier) -> Np:
        return replace(self, post=self.post + post)


NO_NOUN = Noun("")
YOU = Np(NO_NOUN, pronoun="you")
THEY = Np(NO_NOUN, pronoun="they")
IT = Np(NO_NOUN, pronoun="it")


def fixed(words: Words) -> Np:
    return Np(NO_NOUN, fixed=words)
