"""Choices in words, and which of them are said only where they are used.

"Choose a competitor. That competitor loses 1 Power." is one sentence: "A competitor of your choice loses 1 Power."
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from compiler.text.doing import Doing
from compiler.text.kinds import NUMBER, PLAYER, UNKNOWN, Kind
from compiler.text.nouns import Modifier, Np, fixed
from compiler.text.pieces import Words, joined, number, plain
from compiler.text.scope import Local
from compiler.text.simplify import conjuncts, folds_into, uses_of, without_implied
from compiler.text.statements import THEN, Said
from dsl import syntax as s


class Choices(Doing):
    def say_Choose(self, node: s.Choose, mood: str, rest: Sequence[s.Statement] = ()) -> list[Said]:
        name = node.name.text
        kind = self.kind(node.domain).of or UNKNOWN
        user = next((statement for statement in rest if uses_of(name, statement)), None)
        folded = node.subject is None and folds_into(name, rest) and not self._named_apart(node, rest)
        if kind == NUMBER and isinstance(node.domain, s.RangeOf):
            return self._choose_number(node, mood, folded and node.where is None)
        parts = without_implied(node.where, name, user, self.book) if folded else None
        np = self.described(name, node.domain, node.where, parts)
        if folded and self._too_long(np):
            folded, np = False, self.described(name, node.domain, node.where)
        if folded and isinstance(user, s.Add) and np.det == "a" and len(parts) < len(conjuncts(node.where)):
            np = np.with_det("another")
        among = node.domain.items if isinstance(node.domain, s.SetLiteral) else ()
        self.scope[name] = replace(self._remembered(np, kind, folded, among), origin=_origin(node.domain))
        if folded:
            return []
        self.just_chosen = name
        role = self.memories.get(name)
        if role is not None and plain(self.say("chosen_word")) not in (role.adjective or role.one):
            return [Said(self.act("choose_as", node.subject, mood, what=np, role=Np(role)), THEN)]
        words = self.act("choose", node.subject, mood, what=np)
        return [Said(words, THEN, role="choose" if node.subject is None else "", what=self.words(np, "acc"))]

    def _named_apart(self, node: s.Choose, rest: Sequence[s.Statement]) -> bool:
        """Two players to choose are easier to follow one after the other."""
        return any(
            isinstance(other, s.Choose) and other.where is not None and uses_of(node.name.text, other.where) for other in rest
        )

    def _too_long(self, np: Np) -> bool:
        return len(np.post) > 2 or any(modifier.kind in ("that", "where") for modifier in np.post)

    def _remembered(self, np: Np, kind: Kind, folded: bool, among: tuple[s.Expr, ...]) -> Local:
        noun = np.noun if kind in (PLAYER, NUMBER) and np.noun.one else self.noun_of_kind(kind)
        return Local(
            kind, noun, det="that" if folded else self._det(noun, np), description=np, folded=folded, chosen=folded, among=among
        )

    def _det(self, noun, np: Np) -> str:
        """The second of two alike is "the other one"; the first then has to be "the first"."""
        same = [local for local in self.scope.values() if local.noun == noun and not local.folded and not local.label]
        if not same:
            return "that"
        for local in same:
            local.det = "first" if local.det == "that" else local.det
        return "other" if np.det == "another" and len(same) == 1 else ("second", "third")[min(len(same), 2) - 1]

    def _choose_number(self, node: s.Choose, mood: str, folded: bool) -> list[Said]:
        low, high = node.domain.low, node.domain.high
        cap = None
        if isinstance(high, s.Call) and high.function.text == "min" and isinstance(high.args[0], s.Number) and len(high.args) == 2:
            high, cap = high.args
        zero = low == s.Number(s.NOWHERE, 0)
        range_ = self.say("up_to_n", n=self.value(high)) if zero else self.range_words(low, high)
        if folded and cap is None:
            self.scope[node.name.text] = Local(NUMBER, self.common("number"), range=range_, folded=True)
            return []
        label = self.next_letter()
        self.scope[node.name.text] = Local(NUMBER, self.common("number"), label=label)
        within = self.range_words(low, high)
        within = within if cap is None else self.say("at_most_also", what=within, cap=self.value(cap))
        what = self.say("number_x", name=number(label), range=within)
        if node.where is not None:
            what = self.say("such_that", what=what, clause=self.condition(node.where))
        return [
            Said(
                self.act("choose", node.subject, mood, what=fixed(what)),
                THEN,
                role="choose" if not node.where and not node.subject else "",
                what=what,
            )
        ]

    def say_ChooseMany(self, node: s.ChooseMany, mood: str, rest: Sequence[s.Statement] = ()) -> list[Said]:
        name = node.name.text
        np = replace(self.described(name, node.domain, node.where), det="bare", plural=True)
        several = self.say("n_of" if node.exactly else "up_to_n_of", n=self.value(node.count), what=np)
        if not np.fixed:
            few = Np(np.noun, "bare", plural=node.count != s.Number(s.NOWHERE, 1), pre=np.pre, post=np.post)
            key = "n_of" if node.exactly else "up_to_n_of"
            if np.owner is not None:
                few, key = replace(few, owner=np.owner, det="the", plural=True), key + "_yours"
            several = self.say(key, n=self.value(node.count), what=few)
        kind = self.kind(node.domain)
        folded = node.subject is None and folds_into(name, rest)
        self.scope[name] = Local(kind, np.noun, det="those", description=fixed(several), folded=folded)
        if folded:
            return []
        return [Said(self.act("choose", node.subject, mood, what=fixed(several)), THEN)]

    def say_Pick(self, node: s.Pick, mood: str, rest: Sequence[s.Statement] = ()) -> list[Said]:
        name = node.name.text
        folded = folds_into(name, rest)
        user = next((statement for statement in rest if uses_of(name, statement)), None)
        parts = without_implied(node.where, name, user, self.book) if folded else None
        np = self.described(name, node.domain, node.where, parts)
        random = node.order is not None and node.order.at_random
        if random:
            np = (
                fixed(self.say("random", what=replace(np, det="bare"), one=np))
                if np.fixed or np.det == "oneof"
                else replace(np, pre=(self.say("random_word"), *np.pre))
            )
        elif not np.fixed:
            np = np.with_det("the" if node.order is not None else "first")
            np = np.modified(*self.ordered(node.order, name, node.domain)) if node.order is not None else np
        self.scope[name] = Local(
            self.kind(node.domain).of or UNKNOWN,
            np.noun if np.noun.one else self.noun_of_kind(self.kind(node.domain).of or UNKNOWN),
            description=np,
            folded=folded,
            origin=_origin(node.domain),
        )
        return [] if folded else [Said(self.act("pick", None, mood, what=np))]

    def ordered(self, order: s.Order | None, name: str, domain: s.Expr) -> list[Modifier]:
        """ "with the lowest price", and "then the highest ..." """
        out: list[Words] = []
        for key in order.keys if order else ():
            before = self.scope.get(name), self.about
            self.bind_element(name, domain)
            self.about = name
            what = (
                self.holder_np(key.value)
                if isinstance(key.value, (s.Column, s.OfPlayer, s.Index))
                else fixed(self.value(key.value))
            )
            what = what if what.fixed else replace(what, owner=None, det="bare")
            self.about = before[1]
            if before[0] is not None:
                self.scope[name] = before[0]
            counted = not what.fixed and what.noun.counted
            if key.value == s.Name(s.NOWHERE, name):
                what = Np(self.noun_of_kind(self.kind(domain).of or UNKNOWN), "bare")
            out.append(
                self.say(
                    ("key_most" if key.highest else "key_fewest") if counted else "key_highest" if key.highest else "key_lowest",
                    what=what,
                )
            )
        return [Modifier("with", self.say("with_keys", keys=joined(out, plain(self.say("then_last")))))] if out else []


def _origin(domain: s.Expr) -> str:
    return domain.name.text if isinstance(domain, s.OfPlayer) else ""
