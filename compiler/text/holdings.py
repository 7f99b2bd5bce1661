"""What somebody or something has, as far as it can be counted: "at least 2 Power", "Presence in at least 2 regions"."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from compiler.text.amounts import Amounts
from compiler.text.kinds import NUMBER
from compiler.text.nouns import THEY, YOU, Np
from compiler.text.pieces import Cased, Words, number, word
from dsl import syntax as s

BOUND = {">=": "at_least", "<=": "at_most", "=": "exactly", "!=": "not_exactly", "<": "less_than", ">": "more_than"}


class Holding(NamedTuple):
    """A number somebody has: two of them can be compared ("more Compute than Model Version"). `place` is the set of
    theirs that is counted, if its title is no plural itself."""

    subject: Np
    name: str
    np: Np
    place: Np | None = None


class Holdings(Amounts):
    def holding(self, node: s.Expr, levels: bool = False) -> Holding | None:
        """If a number is something one has: a field of a player, tokens on a thing, cards in a place. A level is not,
        unless `levels` asks for it."""
        match node:
            case s.Call(function=function, args=(place,)) if function.text == "count":
                return self._holding_of_place(place, self.contents(place))
            case s.Aggregate(function=function) if function.text == "count" and node.value is None:
                np = replace(self.described(node.variable.text, node.domain, node.where), det="bare", plural=True)
                return self._holding_of_place(node.domain, np)
        base, args = (node.base, node.args) if isinstance(node, s.Index) else (node, ())
        match base:
            case s.Name(name=name) if name in self.book.defines and len(args) == 1:
                return self._holding_by_define(name, args[0])
            case s.Name(name=name) if name not in self.scope:
                entry = self.book.bare(name)
            case s.My(name=name) | s.Their(name=name) | s.OfPlayer(name=name):
                entry = self.book.fields.get(("player", name.text))
            case s.Column(base=inner, name=name) if self.kind(inner).tag == "thing" and not isinstance(inner, s.Index):
                entry = self.book.field(self.kind(inner).name, name.text)
                entry = entry if entry and entry.noun.counted else None
            case _:
                return None
        if entry is None or entry.kind != NUMBER or entry.owner == "game" or entry.may_be_negative:
            return None
        if entry.noun.level and not levels:
            return None
        subject, name = self.owner_of(base)
        pre, post = self.index_words(args, entry.noun)
        return Holding(subject, name, Np(entry.noun, "bare", pre=pre, post=post))

    def _holding_by_define(self, name: str, arg: s.Expr) -> Holding | None:
        """A number that a define gives for a thing, as something the thing has: "at least 1 free slot"."""
        noun = self.book.noun(self.book.defines[name].title, name)
        if not noun.counted or "{" in noun.one or self.kind(s.Name(s.NOWHERE, name)) != NUMBER:
            return None
        if self.kind(arg).tag != "thing":
            return None
        return Holding(self.thing(arg, "subject"), name_of(arg), Np(noun, "bare"))

    def _holding_of_place(self, place: s.Expr, np: Np) -> Holding | None:
        if self.is_measured_set(place) and any(modifier.kind == "in" for modifier in np.post):
            subject, name = self.owner_of(place)
            members = replace(np, post=tuple(modifier for modifier in np.post if modifier.kind != "in"))
            return Holding(subject, name, members, self.place(place))
        match place:
            case s.Name(name=name) if name not in self.scope and ("player", name) in self.book.fields:
                return Holding(YOU, "me", replace(np, owner=None))
            case s.My() | s.OfPlayer():
                subject, name = self.owner_of(place)
                return Holding(subject, name, replace(np, owner=None))
        return None

    def counted_bound(self, op: str, np: Np, n: int) -> Np | Cased:
        noun = np.noun
        if op == ">":
            op, n = ">=", n + 1
        if n == 0 and op in ("=", "<=") or n == 1 and op == "<":
            return replace(np, det="no", plural=noun.counted)
        if n == 0 and op == "!=":
            op, n = ">=", 1
        behind = self.book.language.after(np)
        key = "fewer_than" if op == "<" and noun.counted else BOUND[op]

        def bound(case: str) -> Words:
            count = self.counted(number(n), n == 1, noun, np.pre, case)
            return self.say(key, count=count + (word(" ") + behind if behind else ()), amount=count)

        return Cased(bound("acc"), bound("dat"))

    def is_measured_set(self, node: s.Expr) -> bool:
        """A player's set whose title is no plural: not "your Routes", but "your Presence"."""
        match node:
            case s.Name(name=name) if name not in self.scope:
                entry = self.book.fields.get(("player", name))
            case s.My(name=name) | s.Their(name=name) | s.OfPlayer(name=name):
                entry = self.book.fields.get(("player", name.text))
            case _:
                return False
        return entry is not None and entry.kind.tag == "set" and not entry.noun.counted

    def owner_of(self, node: s.Expr) -> tuple[Np, str]:
        match node:
            case s.OfPlayer(base=base) | s.Column(base=base):
                return self.thing(base, "subject"), name_of(base)
            case s.Their():
                return (THEY if self.about == "they" else self.thing(s.Name(s.NOWHERE, "they"), "subject")), "they"
        return YOU, "me"


def name_of(node: s.Expr) -> str:
    return node.name if isinstance(node, s.Name) else ""
