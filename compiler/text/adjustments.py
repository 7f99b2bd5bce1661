"""Adjusted quantities in words: "Your Income is 2 higher.", "Your next Train New Model costs $2 less."

A price reads as what it is the price of; a quantity that counts things as having more of them ("you have 1 more free
action"); a parameter that the condition fixes becomes part of the name.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.text.blocks import Blocks
from compiler.text.dictionary import QuantityEntry
from compiler.text.kinds import PLAYER
from compiler.text.nouns import YOU, Np, fixed
from compiler.text.pieces import Words, plain, spaced
from compiler.text.scope import Local
from compiler.text.simplify import conjuncts, uses_of
from compiler.text.statements import AND, THEN, Said
from compiler.text.templates import slots_of
from dsl import syntax as s


class Adjustments(Blocks):
    def whose(self, whose: s.Whose) -> Np:
        if whose.kind == "my":
            return YOU
        if whose.kind == "named":
            return self.thing(s.Name(whose.span, whose.name.text), "owner")
        return Np(self.common("rival" if whose.kind == "each_rival" else "player"), "each")

    def _adjusted(self, node: s.Modifier, used: bool) -> list[Said]:
        entries = [self.book.quantities.get(noun.name.text) for noun in node.quantities]
        if node.how != "times" and self._whose_alone(node) and all(entry and entry.paid_in for entry in entries):
            parts = [(node, noun, entry) for noun, entry in zip(node.quantities, entries, strict=True)]
            return [Said(self._priced(parts, used), THEN)]
        owner = self.whose(node.whose)
        before = self._bind_params(entries)
        shown, condition = self._split_where(node, entries)
        next_ = self.say("next_word") if used else ()
        what = self._quantities(shown, entries, owner, next_)
        used = used and not next_
        many = len(node.quantities) > 1
        several = many or all(entry is not None and entry.noun.counted for entry in entries)
        if (
            not many
            and node.how != "times"
            and isinstance(node.value, s.Number)
            and (more := self._more_of(node, shown, entries[0], owner))
        ):
            words = self._if_behind(more, condition)
            self.scope = before
            return [Said(self.say("next_time", what=words) if used else words, AND)]
        if node.how == "times":
            key = {2: "is_doubled", 0: "is_zero"}.get(node.value.value if isinstance(node.value, s.Number) else -1, "is_multiplied")
            words = (
                self.say(key, "they" if several else "do", what=what, n=self.value(node.value))
                if key == "is_multiplied"
                else self.say(key, "they" if several else "do", what=what)
            )
        else:
            each = self.for_each_of(node.value)
            amount = self._step(replace(node, value=s.Number(s.NOWHERE, 1)) if each else node, entries)
            key = ("is_higher" if node.how == "more" else "is_lower") + ("" if each or isinstance(node.value, s.Number) else "_by")
            words = spaced(self.say(key, "they" if several else "do", what=what, amount=amount), each or ())
        words = self._if_behind(words, condition)
        self.scope = before
        return [Said(self.say("next_time", what=words) if used else words, AND)]

    def _whose_alone(self, node: s.Modifier) -> bool:
        """Whether a condition only says which of the others are meant."""
        return (
            node.where is None
            or node.whose.kind.startswith("each")
            and all(isinstance(part, s.Compare) and isinstance(part.left, s.Their) for part in conjuncts(node.where))
        )

    def _those_who(self, node: s.Modifier) -> Np:
        """Whose price it is, with the condition on them: "each competitor whose Rank is Captain"."""
        owner = self.whose(node.whose)
        if node.where is None:
            return owner
        self.scope["they"], self.about = Local(PLAYER, owner.noun), "they"
        owner = self.modified(owner, "they", None, [they_named(part) for part in conjuncts(node.where)])
        self.about = ""
        del self.scope["they"]
        return owner

    def _more_of(self, node: s.Modifier, shown: tuple[s.Noun, ...], entry: QuantityEntry | None, owner: Np) -> Words | None:
        """A quantity that counts things: "you have 1 more free action"."""
        if entry is None or not entry.noun.counted:
            return None
        np = self._titled_np(entry.noun, entry.title, entry.params, None, shown[0].args)
        one = node.value.value == 1
        what = replace(np, det="bare", plural=not one and np.noun.counted)
        key = "has_more" if node.how == "more" else "has_less"
        return self.say(key, "you" if owner is YOU else "they", who=owner, n=self.value(node.value), what=what)

    def _step(self, node: s.Modifier, entries: list[QuantityEntry | None]) -> Words:
        resources = {entry.resource for entry in entries if entry}
        if isinstance(node.value, s.Number) and len(resources) == 1 and None not in resources and all(entries):
            noun, pre, post = self.resource(next(iter(resources)))
            return self.of_noun(node.value, noun, pre, post) if noun.symbol else self.value(node.value)
        return self.value(node.value)

    def _quantities(self, nouns: tuple[s.Noun, ...], entries: list, owner: Np, next_: Words = ()) -> Np | Words:
        parts: list[Words] = []
        for index, (noun, entry) in enumerate(zip(nouns, entries, strict=True)):
            if entry is None:
                np = Np(self.book.named(noun.name.text))
            else:
                np = self._titled_np(entry.noun, entry.title, entry.params, None, noun.args)
                np = self._free_slots(np, entry)
            np = replace(np, pre=(next_, *np.pre)) if next_ and index == 0 else np
            parts.append(self.words(replace(np, owner=owner if index == 0 else None, det="the" if index == 0 else "bare")))
        return self.book.language.listed(parts)

    def _free_slots(self, np: Np, entry: QuantityEntry) -> Np:
        """A slot of a title that no argument fills is said by its kind: "price of a part"."""
        if not slots_of(entry.title) or "{" not in np.noun.one:
            return np
        given = {name: Np(self.noun_of_kind(kind), "a") for name, kind in entry.params}
        return Np(self.book.noun(plain(self.book.language.fill(entry.title, given)), entry.name))

    def _bind_params(self, entries: list[QuantityEntry | None]) -> dict[str, Local]:
        before = dict(self.scope)
        for entry in entries:
            for name, kind in entry.params if entry else ():
                self.scope[name] = Local(kind, self.noun_of_kind(kind), det="the" if kind.tag == "number" else "that")
        self.scope["they"] = Local(self.kind(s.Name(s.NOWHERE, "they")), self.common("player"))
        return before

    def _split_where(self, node, entries) -> tuple[tuple[s.Noun, ...], list[s.Expr]]:
        """A parameter fixed by the condition (`where kind = box`) becomes an argument of the quantity."""
        nouns, left = list(node.quantities), []
        params = entries[0].params if len(entries) == 1 and entries[0] else ()
        for part in conjuncts(node.where):
            match part:
                case s.Compare(op="=", left=s.Name(name=name), right=(s.Name() | s.Number()) as value) if (
                    params and params[0][0] == name and not nouns[0].args
                ):
                    nouns[0] = s.Noun(nouns[0].span, nouns[0].name, (value,))
                case _:
                    left.append(part)
        return tuple(nouns), left

    def _if_behind(self, words: Words, parts: list[s.Expr]) -> Words:
        if not parts:
            return words
        about = {
            name
            for name, local in self.scope.items()
            if local.kind.tag == "thing" and all(self._is_about(name, part) for part in parts)
        }
        if len(about) == 1:
            name = about.pop()
            self.scope[name] = replace(self.scope[name], det="those")
            np = Np(self.scope[name].noun, "bare", plural=True)
            self.about = name
            described = self.modified(np, name, None, parts)
            self.about = ""
            if not any(modifier.kind == "where" for modifier in described.post):
                return self.say("for_those", what=words, those=described)
        return self.say("if_behind", what=words, condition=self._all(parts))

    def _is_about(self, name: str, part: s.Expr) -> bool:
        return uses_of(name, part) > 0

    def _all(self, parts: list[s.Expr]) -> Words:
        condition = parts[0]
        for part in parts[1:]:
            condition = s.Logic(part.span, "and", condition, part)
        self.about = "they"
        words = self.condition(condition)
        self.about = ""
        return words

    # ------------------------------------------------------------ prices

    def _priced_together(self, items: list[s.Item], used: bool) -> list[Said] | None:
        """Several prices of one rule in one sentence: "costs $2 and 1 Reputation less"."""
        if len(items) < 2 or not all(
            isinstance(item, s.Modifier) and item.where is None and item.how == items[0].how and item.whose == items[0].whose
            for item in items
        ):
            return None
        parts = [(item, noun, self.book.quantities.get(noun.name.text)) for item in items for noun in item.quantities]
        if not all(entry and entry.paid_in for _, _, entry in parts) or len({entry.paid_in[0] for _, _, entry in parts}) > 1:
            return None
        return [Said(self._priced(parts, used), THEN)]

    def _priced(self, parts: list[tuple[s.Modifier, s.Noun, QuantityEntry]], used: bool) -> Words:
        first = parts[0][0]
        rules = list(dict.fromkeys(entry.paid_in[0] for _, _, entry in parts))
        titles = self.book.language.listed([self.say("rule_name", title=self.book.rules[rule].title) for rule in rules])
        amounts = []
        for item, _, entry in parts:
            noun, pre, post = self.resource(entry.paid_in[1])
            words = self.of_noun(item.value, noun, pre, post)
            if words not in amounts:
                amounts.append(words)
        key = ("next_costs_" if used else "costs_") + first.how
        form = "you" if first.whose.kind == "my" else "they"
        owner = self._those_who(first)
        plural = "_all" if len(rules) > 1 else ""
        if owner.post:
            key = f"costs_{first.how}_for"
        return self.say(
            key + plural,
            form,
            title=fixed(titles),
            who=owner,
            whose=Np(
                replace(self.common("player"), one=plain(titles), many=plain(titles)), owner=owner, pre=(self.say("next_word"),)
            ),
            amount=self.book.language.listed(amounts),
        )

    def say_ExceptionItem(self, node: s.ExceptionItem) -> list[Said]:
        entries = [self.book.quantities.get(noun.name.text) for noun in node.quantities]
        before = self._bind_params(entries)
        shown, condition = self._split_where(node, entries)
        what = self._quantities(shown, entries, self.whose(node.whose))
        if len(entries) == 1 and entries[0] and entries[0].noun.counted and isinstance(node.value, s.Number):
            np = self._titled_np(entries[0].noun, entries[0].title, entries[0].params, None, shown[0].args)
            owner, one = self.whose(node.whose), node.value.value == 1
            words = self.say(
                "has_instead",
                "you" if owner is YOU else "they",
                who=owner,
                n=self.value(node.value),
                what=replace(np, det="bare", plural=not one),
            )
        else:
            words = self.say("is_instead", "they" if len(entries) > 1 else "do", what=what, value=fixed(self.value(node.value)))
        words = self._if_behind(words, condition)
        self.scope = before
        return [Said(words, AND)]


def they_named(part: s.Compare) -> s.Compare:
    """`their x` written as `they's x`, so that it is a condition on a named player."""
    return replace(part, left=s.OfPlayer(part.left.span, s.Name(part.left.span, "they"), part.left.name))
