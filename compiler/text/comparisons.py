"""One condition as a `Clause`: a phrase, who it is about, and what fills its slots.

A number that somebody has is compared as such ("you have at least 2 Power", "more Compute than Model Version"); any
other value by what it is ("your Rank is below Captain").
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from compiler.text.holdings import BOUND, Holding, Holdings, name_of
from compiler.text.kinds import FLAG, NUMBER, PLAYER, UNKNOWN
from compiler.text.nouns import YOU, Np, fixed
from compiler.text.pieces import Words, plain, word
from compiler.text.scope import Local
from dsl import syntax as s

OPPOSITE = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
MIRROR = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "=": "=", "!=": "!="}
LIKE = {">": "more_like", "<": "fewer_like", "=": "equal_like", ">=": "at_least_like", "<=": "at_most_like", "!=": "unequal_like"}


THAN = {">": "higher_than", "<": "lower_than", "=": "same_as", ">=": "as_high_as", "<=": "no_higher_than", "!=": "other_as"}


class Clause(NamedTuple):
    """`subject` is who it is about, `name` the local behind it (`me` for you)."""

    key: str
    subject: Np | None = None
    name: str = ""
    slots: dict = {}


class Comparisons(Holdings):
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
                    name_of(card),
                    {"player": self.thing(player)},
                )
            case s.Call(function=function, args=args) if function.text in ("odd", "fits", "automated"):
                key = f"is_{function.text}"
                what = self.say("name_round") if args[0] == s.Name(s.NOWHERE, "round") else self.value(args[0])
                return Clause("not_true" if negated else key, None, "", {"clause": self.say(key, what=what), "what": what})
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
            subject, who = self.thing(base.base, "subject"), name_of(base.base)
            entry = self.book.field(self.kind(base.base).name, name)
        else:
            subject, who = self.owner_of(base)
            entry = self.book.bare(name)
        noun = entry.noun if entry else self.book.named(name)
        given = self.flag_forms(entry.title if entry else noun.plural)
        if {"yes", "no"} <= set(given):
            return self._flag_given(given, subject if entry and entry.owner != "game" else None, who, negated)
        self.rough = self.rough or not isinstance(base, s.Column)
        if entry and entry.owner == "game":
            return Clause("not_flag_game" if negated else "flag_game", None, "", {"flag": Np(noun, "bare")})
        return Clause("is_not" if negated else "is", subject, who, {"flag": Np(noun, "bare", plural=True)})

    def flag_forms(self, title: str) -> Mapping[str, str]:
        """How a flag reads, if the phrases or its title say so."""
        given = self.book.phrases.sections.get("flags", {}).get(title)
        return given if isinstance(given, Mapping) else self.book.language.flag_forms(title) or {}

    def _flag_given(self, given: Mapping[str, str], subject: Np | None, who: str, negated: bool) -> Clause:
        not_ = "_not" if negated else ""
        they = given.get("they" + not_) if subject is not None and subject is not YOU else None
        words = self.book.language.fill(they, {"who": subject}) if they else word(given["no" if negated else "yes"])
        if behind := given.get("with" + not_):
            return Clause("flag_behind", subject, who, {"words": words, "behind": word(behind)})
        return Clause("flag_given", subject, who, {"words": words})

    def _named_condition(self, name: str, node: s.Expr, args: tuple[s.Expr, ...], negated: bool) -> Clause:
        define = self.book.defines[name]
        if not define.title:
            return Clause("clause", None, "", {"clause": self.condition(self.expanded(name, args), negated)})
        title = self.filled(define.title, define.params, args)
        if given := self._said_of_somebody(plain(title), node, negated):
            return given
        opposite = self.book.language.negated(plain(title)) if negated else None
        words = word(opposite) if opposite else self.say("not_true", clause=title) if negated else title
        if isinstance(node, s.OfPlayer):
            who = self.thing(node.base, "owner")
            told = self.book.language.told_of(words, who)
            words = told or self.say("for_whom", who=self.thing(node.base), clause=words)
        return Clause("clause", None, "", {"clause": words})

    def _said_of_somebody(self, title: str, node: s.Expr, negated: bool) -> Clause | None:
        """A title that says what somebody has ("has the most agents")."""
        given = self.flag_forms(title)
        if not {"yes", "no"} <= set(given):
            return None
        subject, who = self.owner_of(node)
        return self._flag_given(given, subject, who, negated)

    def _is_in(self, item: s.Expr, domain: s.Expr, negated: bool) -> Clause:
        if isinstance(domain, (s.SetLiteral, s.RangeOf)):
            return self._is_value(item, "value_not" if negated else "value", {"amount": self.alternatives(domain)})
        subject = self.thing(item, "subject")
        if self.kind(item) == PLAYER and isinstance(domain, s.Name) and domain.name in self.book.defines:
            key = "is_not_one" if negated else "is_one"
            return Clause(key, subject, name_of(item), {"what": self.element(domain)})
        not_ = "_not" if negated else ""
        if not self.is_measured_set(domain):
            return Clause("is_in" + not_, subject, name_of(item), {"place": self.place(domain)})
        if name_of(item) == self.about != "":
            return Clause("is_in_set" + not_, subject, name_of(item), {"place": self.place(domain)})
        owner, who = self.owner_of(domain)
        return Clause("has_member" + not_, owner, who, {"item": subject, "place": self.place(domain)})

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
        if (than := self._than_theirs(left, right)) is not None:
            return self._is_value(left, THAN[op], {"than": than})
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
            if (than := self._than_theirs(left, right)) is not None:
                return self._is_value(left, THAN[op], {"than": than})
            if (there := self._there_are(op, left, right)) is not None:
                return there
            words = self.value(right)
            key = {"=": "value", "!=": "value_not"}.get(op, BOUND[op])
            return self._is_value(left, key, {"amount": words, "count": words})
        what = self.counted_bound(op, have.np, right.value) if isinstance(right, s.Number) else self._more_than(op, have, right)
        if have.place is not None:
            return Clause("has_members", have.subject, have.name, {"what": what, "place": have.place})
        return Clause("has", have.subject, have.name, {"what": what})

    def _than_theirs(self, left: s.Expr, right: s.Expr) -> Words | None:
        """The same field of two players is compared as such: "higher than yours"."""
        names = [
            node.name
            if isinstance(node, s.Name) and node.name not in self.scope
            else getattr(node.name, "text", "")
            if isinstance(node, (s.My, s.Their, s.OfPlayer))
            else ""
            for node in (left, right)
        ]
        if names[0] != names[1] or ("player", names[0]) not in self.book.fields:
            return None
        owner, _ = self.owner_of(right)
        if owner.pronoun in ("you", "they"):
            noun = self.book.fields["player", names[0]].noun
            return self.say("yours", own=self.book.language.own_one(owner, noun))
        return self.say("that_of", who=owner)

    def _there_are(self, op: str, left: s.Expr, right: s.Expr) -> Clause | None:
        """Things that lie somewhere and belong to nobody: "there are at least 2 tokens in the supply"."""
        name = left.name if isinstance(left, s.Name) and left.name not in self.scope else ""
        entry = self.book.fields.get(("game", name))
        if entry is None or not entry.noun.counted or not isinstance(right, s.Number):
            return None
        one = (op, right.value) in ((">=", 1), (">", 0), ("=", 1), ("<=", 1))
        what = self.counted_bound(op, Np(entry.noun, "bare"), right.value)
        return Clause("there_is_some" if one else "there_are", None, "", {"what": what})

    def _more_than(self, op: str, have: Holding, right: s.Expr) -> Words:
        other = self.holding(right, levels=True)
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
            name = name_of(base.base) if not isinstance(base, s.Their) else "they"
            return Clause("value_is", None, name, {"what": what, "title": title, "value": value})
        what = self.thing(left, "subject") if isinstance(left, s.Name) and left.name in self.scope else fixed(self.value(left))
        return Clause("value_is", None, "", {"what": what, "title": what, "value": value})

    def _is_empty(self, left: s.Expr, filled: bool) -> Clause:
        base = left.base if isinstance(left, s.Index) else left
        name = name_of(base.base) if isinstance(base, (s.OfPlayer, s.Column)) else ""
        np = self.holder_np(left) if not isinstance(left, s.Call) else self.thing(left)
        title = replace(np, owner=None, det="bare") if not np.fixed else np
        return Clause("is_filled" if filled else "is_empty", None, name, {"what": np, "title": title})

    def _same_player(self, op: str, left: s.Expr, right: s.Expr) -> Clause:
        """A field of the game that holds a player is a token somebody has."""
        for token, player in ((left, right), (right, left)):
            if isinstance(token, s.Name) and (entry := self.book.fields.get(("game", token.name))) and token.name not in self.scope:
                if self.is_role(entry):
                    key = "is_one" if op == "=" else "is_not_one"
                    return Clause(key, self.thing(player, "subject"), name_of(player), {"what": Np(entry.noun)})
                key = "has_token" if op == "=" else "has_no_token"
                return Clause(key, self.thing(player, "subject"), name_of(player), {"what": Np(entry.noun)})
        key = "is_one" if op == "=" else "is_not_one"
        return Clause(key, self.thing(left, "subject"), name_of(left), {"what": self.thing(right)})

    def bind_element(self, name: str, domain: s.Expr) -> None:
        """Speaks of an element of a set by its kind from here on."""
        kind = self.kind(domain).of or UNKNOWN
        noun = self.element(domain).noun
        self.scope[name] = Local(kind, noun if noun.one else self.noun_of_kind(kind))
