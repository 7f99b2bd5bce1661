"""What the names of a cell stand for, and how phrases are filled: the ground all wording stands on.

A `Local` is a name of the cell itself (a choice, a loop, a parameter). `kind` tells what sort of thing an
expression is.
"""

from __future__ import annotations

from dataclasses import dataclass

from compiler.text.dictionary import Dictionary
from compiler.text.kinds import ANY_CARD, CELL, FLAG, NOTHING, NUMBER, PLAYER, PLAYERS, UNKNOWN, Kind
from compiler.text.nouns import Noun, Np
from compiler.text.pieces import Words
from dsl import syntax as s

NUMBER_CALLS = ("count", "sum", "min", "max", "highest", "lowest", "position", "seat", "distance", "overlap")
SET_CALLS = ("those", "best", "take", "after_first", "clockwise", "rotation", "cells")


MOST_PHRASES = 20_000


class TooLong(Exception):
    """A cell so deeply nested that no card could print it."""


@dataclass
class Local:
    """A name of the cell itself. `description` is said instead of "that ..." if the choice is `folded`; `origin` is the
    field of somebody else that it was chosen from."""

    kind: Kind
    noun: Noun
    det: str = "that"
    label: str = ""
    description: Np | None = None
    folded: bool = False
    chosen: bool = False
    among: tuple[s.Expr, ...] = ()
    range: Words = ()
    origin: str = ""


class Scope:
    book: Dictionary
    scope: dict[str, Local]
    spoken: set[str]
    about: str
    said: int
    asked: set[str]
    rough: bool
    """Whether something could only be said as a rule says it: an index in brackets, a flag with its value."""
    spoken_cards: set[str]
    """Whether the text has spoken of this card: another one must then be told from it."""

    def say(self, key: str, form: str = "do", /, **slots: object) -> Words:
        self.said += 1
        if self.said > MOST_PHRASES:
            raise TooLong
        template = self.book.phrases.form(key, form)
        if template is None and form == "would_you":
            template = self.book.phrases.form(key, "would")
        if template is None:
            template = self.book.phrases.form(key, "do") or self.book.phrases.form(key, "they") or ""
        return self.book.language.fill(template, slots)

    def words(self, value: object, case: str = "nom") -> Words:
        return self.book.language.words(value, case)

    def common(self, key: str) -> Noun:
        """A noun of the phrase table itself: player, rival, card, die."""
        return self.book.word(key)

    def noun_of_kind(self, kind: Kind) -> Noun:
        if kind == PLAYER:
            return self.common("player")
        if kind == ANY_CARD:
            return self.common("card")
        if kind.tag in ("thing", "choice"):
            return self.book.type_noun(kind.name)
        return self.common({"number": "number", "cell": "cell"}.get(kind.tag, "thing"))

    # ------------------------------------------------------------ kinds

    def kind(self, node: s.Expr) -> Kind:
        match node:
            case s.Number() | s.Arithmetic() | s.Quotient() | s.Negate():
                return NUMBER
            case s.Compare() | s.IsIn() | s.Targets() | s.Not() | s.Logic():
                return FLAG
            case s.Name(name=name):
                return self._kind_of_name(name)
            case s.My(name=name) | s.Their(name=name):
                return self._kind_of_name(name.text, local=False)
            case s.TypeName(name=name):
                return Kind("set", of=Kind("choice" if name in self.book.choice_types else "thing", name))
            case s.RangeOf():
                return Kind("set", of=NUMBER)
            case s.SetLiteral(items=items):
                return Kind("set", of=self.kind(items[0]) if items else UNKNOWN)
            case s.Call(function=function, args=args):
                return self._kind_of_call(function.text, args[0] if args else None)
            case s.Aggregate(function=function, domain=domain):
                return self._kind_of_call(function.text, domain)
            case s.Index(base=base):
                if isinstance(base, s.Name) and base.name in self.book.tables:
                    return Kind("thing", self.book.tables[base.name])
                return self.kind(base)
            case s.OfPlayer(name=name):
                return self._kind_of_name(name.text, local=False)
            case s.Column(base=base, name=name):
                entry = self.book.field(self.kind(base).name, name.text)
                return entry.kind if entry else UNKNOWN
        return UNKNOWN

    def _kind_of_name(self, name: str, local: bool = True) -> Kind:
        if local and name in self.scope:
            return self.scope[name].kind
        entry = self.book.bare(name)
        if entry:
            return entry.kind
        if name in self.book.quantities or name in ("amount", "round", "total"):
            return NUMBER
        if name in self.book.defines and name not in self.asked:
            self.asked.add(name)
            kind = self.kind(self.book.defines[name].value)
            self.asked.discard(name)
            return kind
        if name in self.book.settings:
            return self.book.settings[name][0]
        if name in self.book.tables:
            return Kind("set", of=Kind("thing", self.book.tables[name]))
        if name in self.book.choices:
            return Kind("choice", self.book.choices[name][0][0])
        return {
            "me": PLAYER,
            "they": PLAYER,
            "them": PLAYER,
            "players": PLAYERS,
            "rivals": PLAYERS,
            "humans": PLAYERS,
            "this": ANY_CARD,
            "source": ANY_CARD,
            "yes": FLAG,
            "no": FLAG,
            "none": NOTHING,
            "nobody": PLAYERS,
        }.get(name, UNKNOWN)

    def _kind_of_call(self, function: str, first: s.Expr | None) -> Kind:
        inner = self.kind(first) if first is not None else UNKNOWN
        if function in NUMBER_CALLS:
            return NUMBER
        if function == "cells":
            return Kind("set", of=CELL)
        if function in ("any", "all", "odd", "fits", "automated"):
            return FLAG
        if function == "take" or function in SET_CALLS:
            return PLAYERS if function in ("clockwise", "rotation") else inner if inner.tag in ("set", "pile") else PLAYERS
        if function in ("next",):
            return PLAYER
        return inner.of or inner if inner.tag in ("set", "pile") else inner
