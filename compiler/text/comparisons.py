"""One condition as a `Clause`: a phrase, who it is about, and what fills its slots.

A number that somebody has is compared as such ("you have at least 2 Power", "more Compute than Model Version"); any
other value by what it is ("your Rank is below Captain").
"""
from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from compiler.text.amounts import Amounts
from compiler.text.kinds import FLAG, NUMBER, PLAYER, UNKNOWN
from compiler.text.nouns import THEY, YOU, Np, fixed
from compiler.text.pieces import Words, number, plain, word
from compiler.text.scope import Local
from dsl import syntax as s

OPPOSITE = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
MIRROR = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "=": "=", "!=": "!="}
BOUND = {">=": "at_least", "<=": "at_most", "=": "exactly", "!=": "not_exactly", "<": "less_than", ">": "more_than"}
LIKE = {
    ">": "more_like",
    "<": "fewer_like",
    "=": "equal_like",
    ">=": "at_least_like",
    "<=": "at_most_like",
    "!=": "unequal_like",
}


class Clause(NamedTuple):
    """`subject` is who it is about, `name` the local behind it (`me` for you)."""

    key: str
    subject: Np | None = None
    name: str = ""
    slots: dict = {}


class Holding(NamedTuple):
    """A number somebody has: two of them can be compared ("more Compute than Model Version")."""

    subject: Np
    name: str
    np: Np


class Comparisons(Amounts):
    # ------------------------------------------------------------ atoms

    def atom(self, node: s.Expr, negated: bool) -> Clause:
        match node:
            case s.Not(value=value):
                return self.atom(value, not negated)
            case s.Compare(op=op, left=left, right=right):
                if isinstance(left, s.Number) or isinstance(left, s.Name) and left.name == "none":
                    op, left, right = MIRROR[op], right, left
                op = OPPOSITE[op] if negated else op
                return self._compare(op, left, right)
            case s.IsIn(item=item, domain=domain):
                return self._is_in(item, domain, node.negated != negated)
            case s.Targets(card=card, player=player):
                return Clause(
                    "not_targets" if negated else "targets",
                    self.thing(card, "subject"),
                    _name(card),
                    {"player": self.thing(player)},
                )
            case s.Call(function=function, args=args) if function.text in ("odd", "fits", "automated"):
                key = f"is_{function.text}"
                what = self.say("name_round") if args[0] == s.Name(s.NOWHERE, "round") else self.value(args[0])
                return Clause(
                    "not_true" if negated else key, None, "", {"clause": self.say(key, what=what), "what": what}
                )
            case s.Name(name="yes" | "no" as word_):
                return Clause("never" if (word_ == "no") != negated else "always")
        return self._flag(node, negated)

    def _flag(self, node: s.Expr, negated: bool) -> Clause:
        """A flag, or a define that is a condition."""
        base, args = (node.base, node.args) if isinstance(node, s.Index) else (node, ())
        name = (
            base.name
            if isinstance(base, s.Name)
            else base.name.text
            if isinstance(base, (s.My, s.Their, s.OfPlayer, s.Column))
            else ""
        )
        if name in self.book.defines and not isinstance(base, s.Column):
            return self._named_condition(name, base, args, negated)
        if isinstance(base, s.Column):
            subject, who = self.thing(base.base, "subject"), _name(base.base)
            entry = self.book.field(self.kind(base.base).name, name)
        else:
            subject, who = self._owner(base)
            entry = self.book.bare(name)
        noun = entry.noun if entry else self.book.named(name)
        given = self.book.phrases.sections.get("flags", {}).get(noun.plural)
        if isinstance(given, dict) and {"yes", "no"} <= set(given):
            words = word(given["no" if negated else "yes"])
            return Clause("flag_given", subject if entry and entry.owner != "game" else None, who, {"words": words})
        if entry and entry.owner == "game":
            return Clause("not_flag_game" if negated else "flag_game", None, "", {"flag": Np(noun, "bare")})
        return Clause("is_not" if negated else "is", subject, who, {"flag": Np(noun, "bare", plural=True)})

    def _named_condition(self, name: str, node: s.Expr, args: tuple[s.Expr, ...], negated: bool) -> Clause:
        define = self.book.defines[name]
        if not define.title:
            return Clause("clause", None, "", {"clause": self.condition(self.expanded(name, args), negated)})
        given = {param: self.value(arg) for (param, _), arg in zip(define.params, args, strict=False)}
        title = self.book.language.fill(define.title, given)
        opposite = self.book.language.negated(plain(title)) if negated else None
        words = word(opposite) if opposite else self.say("not_true", clause=title) if negated else title
        if isinstance(node, s.OfPlayer):
            words = self.say("for_whom", who=self.thing(node.base), clause=words)
        return Clause("clause", None, "", {"clause": words})

    def _is_in(self, item: s.Expr, domain: s.Expr, negated: bool) -> Clause:
        if isinstance(domain, (s.SetLiteral, s.RangeOf)):
            return self._is_value(item, "value_not" if negated else "value", {"amount": self.alternatives(domain)})
        subject = self.thing(item, "subject")
        if self.kind(item) == PLAYER and isinstance(domain, s.Name) and domain.name in self.book.defines:
            key = "is_not_one" if negated else "is_one"
            return Clause(key, subject, _name(item), {"what": self.element(domain)})
        return Clause("is_in_not" if negated else "is_in", subject, _name(item), {"place": self.place(domain)})

    def _owner(self, node: s.Expr) -> tuple[Np, str]:
        match node:
            case s.OfPlayer(base=base) | s.Column(base=base):
                return self.thing(base, "subject"), _name(base)
            case s.Their():
                return (THEY if self.about == "they" else self.thing(s.Name(s.NOWHERE, "they"), "subject")), "they"
        return YOU, "me"

    # ------------------------------------------------------------ comparisons

    def _compare(self, op: str, left: s.Expr, right: s.Expr) -> Clause:
        if right == s.Name(s.NOWHERE, "none"):
            return self._is_empty(left, op == "!=")
        if right in (s.Name(s.NOWHERE, "yes"), s.Name(s.NOWHERE, "no")) and op in ("=", "!="):
            return self.atom(left, (right.name == "no") != (op == "!="))
        kind = self.kind(left)
        if kind == NUMBER or self.kind(right) == NUMBER:
            return self._compare_numbers(op, left, right)
        if kind == PLAYER:
            return self._same_player(op, left, right)
        if kind == FLAG:
            key = "same_truth" if op == "=" else "other_truth"
            return Clause(key, None, "", {"left": self.condition(left), "right": self.condition(right)})
        key = {"=": "value", "!=": "value_not", "<": "below", "<=": "at_most", ">": "above", ">=": "at_least"}[op]
        amount = self.words(self.thing(right))
        return self._is_value(left, key, {"amount": amount, "count": amount})

    def _compare_numbers(self, op: str, left: s.Expr, right: s.Expr) -> Clause:
        if left == s.Name(s.NOWHERE, "round") and isinstance(right, s.Number) and "round" not in self.scope:
            return Clause(
                {
                    "=": "round_is",
                    "!=": "round_is_not",
                    ">=": "round_from",
                    ">": "round_after",
                    "<": "round_before",
                    "<=": "round_until",
                }[op],
                None,
                "",
                {"n": right.value},
            )
        have = self.holding(left)
        if have is None:
            words = self.value(right)
            key = {"=": "value", "!=": "value_not"}.get(op, BOUND[op])
            return self._is_value(left, key, {"amount": words, "count": words})
        what = (
            self._counted_bound(op, have.np, right.value)
            if isinstance(right, s.Number)
            else self._more_than(op, have, right)
        )
        return Clause("has", have.subject, have.name, {"what": what})

    def _counted_bound(self, op: str, np: Np, n: int) -> Np | Words:
        noun = np.noun
        if op == ">":
            op, n = ">=", n + 1
        if n == 0 and op in ("=", "<=") or n == 1 and op == "<":
            return replace(np, det="no", plural=noun.counted)
        if n == 0 and op == "!=":
            op, n = ">=", 1
        behind = self.book.language.after(np)
        count = self.counted(number(n), n == 1, noun, np.pre)
        key = "fewer_than" if op == "<" and noun.counted else BOUND[op]
        return self.say(key, count=count + (word(" ") + behind if behind else ()), amount=count)

    def _more_than(self, op: str, have: Holding, right: s.Expr) -> Words:
        other = self.holding(right)
        counted = have.np.noun.counted
        if other is not None and other.name == have.name:
            than = self.words(replace(other.np, det="bare", owner=None, plural=other.np.noun.counted))
        elif other is not None and other.np.noun == have.np.noun:
            than = self.words(other.subject, "nom")
        elif isinstance(right, s.Name) and right.name in self.book.settings:
            than = self.words(replace(self.holder_np(right), det="bare"))
        else:
            than = self.value(right)
        what = replace(have.np, det="bare", plural=counted)
        return self.say(LIKE[op] + ("" if counted else "_much"), what=what, than=than)

    def holding(self, node: s.Expr) -> Holding | None:
        """If a number is something one has: a field of a player, tokens on a thing, cards in a place."""
        match node:
            case s.Call(function=function, args=(place,)) if function.text == "count":
                return self._holding_of_place(place, self.contents(place))
            case s.Aggregate(function=function) if function.text == "count" and node.value is None:
                np = replace(self.described(node.variable.text, node.domain, node.where), det="bare", plural=True)
                return self._holding_of_place(node.domain, np)
        base, args = (node.base, node.args) if isinstance(node, s.Index) else (node, ())
        match base:
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
        subject, name = self._owner(base)
        pre, post = self.index_words(args, entry.noun)
        return Holding(subject, name, Np(entry.noun, "bare", pre=pre, post=post))

    def _holding_of_place(self, place: s.Expr, np: Np) -> Holding | None:
        match place:
            case s.Name(name=name) if name not in self.scope and ("player", name) in self.book.fields:
                return Holding(YOU, "me", replace(np, owner=None))
            case s.My() | s.OfPlayer():
                subject, name = self._owner(place)
                return Holding(subject, name, replace(np, owner=None))
        return None

    def _is_value(self, left: s.Expr, key: str, slots: dict) -> Clause:
        """ "your Net Worth is Billionaire"; behind a noun "whose Net Worth is Billionaire"."""
        base = left.base if isinstance(left, s.Index) else left
        value = self.say(key, **slots)
        if isinstance(base, (s.OfPlayer, s.Column, s.Their)) and not (
            isinstance(base, s.Column) and isinstance(base.base, s.Index)
        ):
            what = fixed(self.value(left))
            np = self.holder_np(left)
            title = replace(np, owner=None, det="bare") if not np.fixed else np
            name = _name(base.base) if not isinstance(base, s.Their) else "they"
            return Clause("value_is", None, name, {"what": what, "title": title, "value": value})
        what = (
            self.thing(left, "subject")
            if isinstance(left, s.Name) and left.name in self.scope
            else fixed(self.value(left))
        )
        return Clause("value_is", None, "", {"what": what, "title": what, "value": value})

    def _is_empty(self, left: s.Expr, filled: bool) -> Clause:
        base = left.base if isinstance(left, s.Index) else left
        name = _name(base.base) if isinstance(base, (s.OfPlayer, s.Column)) else ""
        np = self.holder_np(left) if not isinstance(left, s.Call) else self.thing(left)
        title = replace(np, owner=None, det="bare") if not np.fixed else np
        return Clause("is_filled" if filled else "is_empty", None, name, {"what": np, "title": title})

    def _same_player(self, op: str, left: s.Expr, right: s.Expr) -> Clause:
        """A field of the game that holds a player is a token somebody has."""
        for token, player in ((left, right), (right, left)):
            if (
                isinstance(token, s.Name)
                and (entry := self.book.fields.get(("game", token.name)))
                and token.name not in self.scope
            ):
                key = "has_token" if op == "=" else "has_no_token"
                return Clause(key, self.thing(player, "subject"), _name(player), {"what": Np(entry.noun)})
        key = "is_one" if op == "=" else "is_not_one"
        return Clause(key, self.thing(left, "subject"), _name(left), {"what": self.thing(right)})

    def bind_element(self, name: str, domain: s.Expr) -> None:
        """Speaks of an element of a set by its kind from here on."""
        kind = self.kind(domain).of or UNKNOWN
        noun = self.element(domain).noun
        self.scope[name] = Local(kind, noun if noun.one else self.noun_of_kind(kind))


def _name(node: s.Expr) -> str:
    return node.name if isinstance(node, s.Name) else ""
