"""Sets, piles and what is in them: "your hand", "a region of your Presence", "one of your active effects"."""

from __future__ import annotations

from dataclasses import replace

from compiler.text.kinds import CELL, PLAYER, UNKNOWN
from compiler.text.nouns import NO_NOUN, Modifier, Np, fixed
from compiler.text.pieces import Words
from compiler.text.scope import Local
from compiler.text.things import Things
from dsl import syntax as s

SETS = {"players": "player", "rivals": "rival", "humans": "human"}


class Places(Things):
    def place(self, node: s.Expr) -> Np:
        """A set or pile as a whole: "your hand", "the Research deck", "all competitors"."""
        match node:
            case s.Name(name=name) if name in SETS and name not in self.scope:
                return Np(self.common(SETS[name]), "bare", plural=True)
            case s.TypeName(name=name):
                return Np(self.book.type_noun(name), "bare", plural=True)
            case s.Name(name=name) if name in self.scope:
                return self._local(name, "object")
            case s.Name(name=name) if name in self.book.tables:
                return Np(self.book.type_noun(self.book.tables[name]), "bare", plural=True)
            case s.SetLiteral() | s.RangeOf():
                return fixed(self.alternatives(node, or_=False))
            case s.Aggregate(function=function):
                np = self.element(node)
                return replace(np, det="the" if function.text == "best" else "bare", plural=True)
            case s.Call(function=function, args=args) if function.text == "take":
                return fixed(self.say("first_of", n=self.value(args[0]), what=replace(self.place(args[1]), det="bare")))
            case s.Call():
                return self.thing(node)
        return self.holder_np(node)

    def alternatives(self, node: s.Expr, or_: bool = True) -> Words:
        """The members of a written set or range."""
        match node:
            case s.RangeOf(low=low, high=high):
                return self.range_words(low, high)
            case s.SetLiteral(items=()):
                return self.say("name_empty")
            case s.SetLiteral(items=items):
                return self.book.language.listed([self.value(item) for item in items], or_)
        return self.words(self.place(node))

    def range_words(self, low: s.Expr, high: s.Expr) -> Words:
        """ "1 or 2", "1 to 3"."""
        two = isinstance(low, s.Number) and isinstance(high, s.Number) and high.value == low.value + 1
        return self.say("one_or_two" if two else "from_to", low=self.value(low), high=self.value(high))

    def element(self, domain: s.Expr) -> Np:
        """One of a set, not yet chosen: "a competitor", "a card from your hand", "one of your active effects"."""
        match domain:
            case s.Name(name=name) if name in SETS and name not in self.scope:
                return Np(self.common(SETS[name]), "a")
            case s.TypeName(name=name):
                return Np(self.book.type_noun(name), "a")
            case s.SetLiteral(items=items) if items:
                return fixed(self.alternatives(domain))
            case s.RangeOf(low=low, high=high):
                within = self.say("number_within", low=self.value(low), high=self.value(high))
                return Np(self.common("number"), "a", post=(Modifier("in", within),))
            case s.Aggregate(variable=variable, domain=inner, where=where, order=order):
                np = self.described(variable.text, inner, where)
                if order is not None and order.keys:
                    np = np.modified(*self.ordered(order, variable.text, inner))
                return np
            case s.Name(name=name) | s.Index(base=s.Name(name=name)) | s.OfPlayer(name=s.Ident(text=name)) if (
                name in self.book.defines
            ):
                define = self.book.defines[name]
                args = domain.args if isinstance(domain, s.Index) else ()
                if not define.title:
                    return self.element(self.expanded(name, args))
                if self.book.language.own_title(define.title) is not None:
                    return replace(self.holder_np(domain), det="oneof", plural=True)
                return Np(self.filled_noun(self.book.noun(define.title, name), define.params, args), "a")
            case s.Name(name=name) if name in self.book.tables:
                return Np(self.book.type_noun(self.book.tables[name]), "a")
        kind = self.kind(domain)
        noun = self.noun_of_kind(kind.of or UNKNOWN)
        if isinstance(domain, s.Call) and kind.of in (PLAYER, CELL):
            return Np(noun, "a")
        place = self.place(domain)
        if place.noun.counted and place.noun is not NO_NOUN and not place.fixed and not place.pronoun:
            return replace(place, det="oneof" if place.owner else "a", plural=place.owner is not None)
        if kind.tag == "pile":
            return Np(noun, "a", post=(Modifier("from", self.say("from_pile", place=place)),))
        return Np(noun, "a", post=(Modifier("in", self.say("from_set", place=place)),))

    def described(self, name: str, domain: s.Expr, where: s.Expr | None, parts: list[s.Expr] | None = None) -> Np:
        """An element with its conditions: "a competitor with at least $1"."""
        np = self.element(domain)
        before = self.scope.get(name), self.about
        self.scope[name] = Local(
            self.kind(domain).of or UNKNOWN, np.noun if np.noun.one else self.noun_of_kind(self.kind(domain).of or UNKNOWN)
        )
        self.about = name
        np = self.modified(np, name, where, parts)
        self.about = before[1]
        if before[0] is None:
            del self.scope[name]
        else:
            self.scope[name] = before[0]
        return np
