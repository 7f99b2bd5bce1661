"""Text as a row of small pieces, so that a sheet can later put an icon where a word stands; and the nouns in it, before a language
gives them articles and endings.

A piece is a stretch of words, a number, a noun of the game or an icon; `ref` names the field or type a noun or icon stands for.
Sentences are glued from pieces; `tidy` then settles spaces, so templates need not care about empty slots. A `Noun` is what a title
stands for; an `Np` (noun phrase) is a noun in use: with an article, an owner, adjectives in front and modifiers behind. Phrases
hold Nps in their slots, and the language realises them in the case the slot asks for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

WORD, NUMBER, NOUN, ICON = "word", "number", "noun", "icon"


class Piece(NamedTuple):
    kind: str
    text: str
    ref: str = ""


Words = tuple[Piece, ...]
SPACE: Words = (Piece(WORD, " "),)


class Cased(NamedTuple):
    """Words that a case still changes: "mindestens 2 Arbeiter", "mit mindestens 2 Arbeitern"."""

    acc: Words
    dat: Words


def word(text: str) -> Words:
    return (Piece(WORD, text),) if text else ()


def number(text: str | int) -> Words:
    """A number, with a true minus."""
    return (Piece(NUMBER, str(text).replace("-", "−")),)


def spaced(*parts: Words) -> Words:
    """The non-empty parts with one space between them."""
    out: list[Piece] = []
    for part in parts:
        if part:
            out.extend(SPACE if out else ())
            out.extend(part)
    return tuple(out)


def joined(parts: Iterable[Words], between: str, last: str | None = None) -> Words:
    """`a, b and c`: all parts with `between`, the last one after `last`."""
    parts = [part for part in parts if part]
    out: list[Piece] = []
    for index, part in enumerate(parts):
        if index:
            out.extend(word(last if last is not None and index == len(parts) - 1 else between))
        out.extend(part)
    return tuple(out)


def plain(words: Words) -> str:
    return "".join(piece.text for piece in words)


def tidy(words: Words) -> Words:
    """Neighbouring words merged, runs of spaces made one, no space before a closing mark."""
    merged: list[Piece] = []
    for piece in words:
        if merged and piece.kind == WORD and merged[-1].kind == WORD:
            merged[-1] = Piece(WORD, merged[-1].text + piece.text)
        else:
            merged.append(piece)
    out: list[Piece] = []
    before = " "
    for piece in merged:
        text = piece.text
        if piece.kind == WORD:
            text = re.sub(r"(?<=\() +| +(?=[ ,.;:)])", "", text)
        if before == " ":
            text = text.lstrip(" ")
        if text:
            out.append(piece._replace(text=text))
            before = text[-1]
    if out and out[-1].kind == WORD:
        out[-1] = out[-1]._replace(text=out[-1].text.rstrip(" "))
    return tuple(piece for piece in out if piece.text)


def capital(words: Words) -> Words:
    """The first letter as a capital; a text that starts with a number or an icon stays as it is."""
    index = next((index for index, piece in enumerate(words) if piece.text.strip(' "“„(')), None)
    if index is None or words[index].kind not in (WORD, NOUN):
        return words
    text = words[index].text
    at = len(text) - len(text.lstrip(' "“„('))
    changed = text[:at] + text[at : at + 1].upper() + text[at + 1 :]
    return (*words[:index], words[index]._replace(text=changed), *words[index + 1 :])


def sentence(words: Words) -> Words:
    words = tidy(words)
    if not words:
        return ()
    return capital(words) + (() if words[-1].text[-1] in ".!?" else word("."))


# ---------------------------------------------------------------- nouns


@dataclass(frozen=True)
class Noun:
    """`counted`: has a singular and a plural of its own (2 workers); otherwise it is measured (2 Power).
    `symbol`: a sign that stands before its number ($3). `level`: a step that is raised rather than gained (Version).
    `weak` is a German declension, `adjective` the stem of an adjective that takes endings. `name`: what a sign stands for, said
    where it is asked how much one has."""

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
    name: str = ""

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
    A pronoun (`you`, `they`, `it`) has no noun to speak of. `fixed` is a phrase that doesn't inflect."""

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

    def bare(self) -> Np:
        """ "Presence" of "your Presence"."""
        return replace(self, det="bare", owner=None)

    def modified(self, *post: Modifier) -> Np:
        return replace(self, post=self.post + post)


NO_NOUN = Noun("")
YOU = Np(NO_NOUN, pronoun="you")
THEY = Np(NO_NOUN, pronoun="they")
IT = Np(NO_NOUN, pronoun="it")


def fixed(words: Words) -> Np:
    return Np(NO_NOUN, fixed=words)
