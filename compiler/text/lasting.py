"""What lasts, in words: durations, adjustments of quantities, further costs, shields, abilities.

A place where the card does its work is not said ("Your Income is 2 higher."), unless it is hidden (the hand) or the cell
also does something at once. A price reads as what it is the price of: "Your next Train New Model costs $2 less."
"""
from __future__ import annotations

from dataclasses import replace

from compiler.text.choices import Choices
from compiler.text.dictionary import QuantityEntry
from compiler.text.nouns import YOU, Np, fixed
from compiler.text.pieces import Words, joined, plain, word
from compiler.text.simplify import conjuncts, uses_of
from compiler.text.statements import AND, BREAK, THEN, Said
from compiler.text.templates import slots_of
from compiler.text.things import Local
from dsl import syntax as s


class Lasting(Choices):
    # ------------------------------------------------------------ durations

    def say_Lasting(self, node: s.Lasting, mood: str) -> list[Said]:
        return self.lasting(node, ())

    def lasting(self, node: s.Lasting, outer: tuple[Words, ...]) -> list[Said]:
        head = self.duration(node.duration)
        heads = (*outer, head) if head else outer
        used = isinstance(node.duration, s.UntilUsed)
        items = self._merged_items(node.items)
        self.siblings, self.swapped = node.items, set()
        inner = [said for item in items if isinstance(item, s.Lasting) for said in self.lasting(item, heads)]
        flat = [item for item in items if not isinstance(item, s.Lasting)]
        said = self._priced_together(flat, used) if used else None
        said = said or [part for item in flat for part in self.item(item, used)]
        if len(heads) == 1 and len(said) == 1 and said[0].role == "shield" and isinstance(node.duration, s.ThisSpan):
            said = [Said(self.say("under_tail", head=head, what=said[0].words), BREAK)]
        elif heads and said:
            said = [self._under(heads, said)]
        return said + inner

    def _under(self, heads: tuple[Words, ...], said: list[Said]) -> Said:
        head = joined(heads, ", ")
        if len(said) == 1:
            return said[0]._replace(words=self.say("under_head", head=head, what=said[0].words), link=BREAK)
        after = tuple(sentence for part in said for sentence in part.after)
        if all(part.link != BREAK for part in said):
            return Said(self.say("under_head", head=head, what=self.book.language.listed([part.words for part in said])), BREAK, after)
        return Said(self.say("under_head_list", head=head, what=joined([part.words for part in said], "; ")), BREAK, after)

    def duration(self, node: s.Duration) -> Words:
        match node:
            case s.WhileIn(place=place, condition=condition):
                spoken = self._place_words(place.text)
                return joined([spoken, self.say("while", condition=self.condition(condition)) if condition is not None else ()], ", ")
            case s.While(condition=condition):
                return self.say("while", condition=self.condition(condition))
            case s.ThisSpan(what=what):
                return self.say(f"this_{what}")
            case s.UntilNext(what=what):
                return self.say(f"until_next_{what}")
        return ()

    def _place_words(self, name: str) -> Words:
        entry = self.book.bare(name)
        if entry is not None and entry.seen_by == "owner":
            return self.say("while_in_place", place=self.field_np(entry, YOU if entry.owner == "player" else None))
        if self.places_differ and entry is not None:
            return self.say("while_in_place", place=self.field_np(entry, YOU if entry.owner == "player" else None))
        return self.say("while_in_play") if self.acts_at_once else ()

    # ------------------------------------------------------------ items

    def item(self, node: s.Item, used: bool) -> list[Said]:
        self.spoken = set()
        if isinstance(node, s.Modifier):
            return self._adjusted(node, used)
        return getattr(self, f"say_{type(node).__name__}")(node)

    def whose(self, whose: s.Whose) -> Np:
        if whose.kind == "my":
            return YOU
        if whose.kind == "named":
            return self.thing(s.Name(whose.span, whose.name.text))
        return Np(self.common("rival" if whose.kind == "each_rival" else "player"), "each")

    def _adjusted(self, node: s.Modifier, used: bool) -> list[Said]:
        entries = [self.book.quantities.get(noun.name.text) for noun in node.quantities]
        if node.how != "times" and node.where is None and all(entry and entry.paid_in for entry in entries):
            return [Said(self._priced([(node, noun, entry) for noun, entry in zip(node.quantities, entries, strict=True)], used), THEN)]
        before = self._bind_params(entries)
        shown, condition = self._split_where(node, entries)
        owner = self.whose(node.whose)
        next_ = self.say("next_word") if used else ()
        what = self._quantities(shown, entries, owner, next_)
        used = used and not next_
        many = len(node.quantities) > 1
        if not many and node.how != "times" and isinstance(node.value, s.Number) and (more := self._more_of(node, shown, entries[0], owner)):
            words = self._if_behind(more, condition)
            self.scope = before
            return [Said(self.say("next_time", what=words) if used else words, AND)]
        if node.how == "times":
            key = {2: "is_doubled", 0: "is_zero"}.get(node.value.value if isinstance(node.value, s.Number) else -1, "is_multiplied")
            words = self.say(key, "they" if many else "do", what=what, n=self.value(node.value)) if key == "is_multiplied" else self.say(key, "they" if many else "do", what=what)
        else:
            amount = self._step(node, entries)
            key = ("is_higher" if node.how == "more" else "is_lower") + ("" if isinstance(node.value, s.Number) else "_by")
            words = self.say(key, "they" if many else "do", what=what, amount=amount)
        words = self._if_behind(words, condition)
        self.scope = before
        return [Said(self.say("next_time", what=words) if used else words, AND)]

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
                case s.Compare(op="=", left=s.Name(name=name), right=(s.Name() | s.Number()) as value) if params and params[0][0] == name and not nouns[0].args:
                    nouns[0] = s.Noun(nouns[0].span, nouns[0].name, (value,))
                case _:
                    left.append(part)
        return tuple(nouns), left

    def _if_behind(self, words: Words, parts: list[s.Expr]) -> Words:
        if not parts:
            return words
        about = {name for name, local in self.scope.items() if local.kind.tag == "thing" and all(self._is_about(name, part) for part in parts)}
        if len(about) == 1:
            name = about.pop()
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
        if len(items) < 2 or not all(isinstance(item, s.Modifier) and item.where is None and item.how == items[0].how and
                                     item.whose == items[0].whose for item in items):
            return None
        parts = [(item, noun, self.book.quantities.get(noun.name.text)) for item in items for noun in item.quantities]
        if not all(entry and entry.paid_in for _, _, entry in parts) or len({entry.paid_in[0] for _, _, entry in parts}) > 1:
            return None
        return [Said(self._priced(parts, used), THEN)]

    def _priced(self, parts: list[tuple[s.Modifier, s.Noun, QuantityEntry]], used: bool) -> Words:
        first = parts[0][0]
        rules = list(dict.fromkeys(entry.paid_in[0] for _, _, entry in parts))
        titles = self.book.language.listed([word(self.book.rules[rule].title) for rule in rules])
        amounts = []
        for item, _, entry in parts:
            noun, pre, post = self.resource(entry.paid_in[1])
            words = self.of_noun(item.value, noun, pre, post)
            if words not in amounts:
                amounts.append(words)
        key = ("next_costs_" if used else "costs_") + first.how
        form = "you" if first.whose.kind == "my" else "they"
        owner = self.whose(first.whose)
        plural = "_all" if len(rules) > 1 else ""
        return self.say(key + plural, form, title=fixed(titles), who=owner,
                        whose=Np(replace(self.common("player"), one=plain(titles), many=plain(titles)), owner=owner, pre=(self.say("next_word"),)), amount=self.book.language.listed(amounts))

    # ------------------------------------------------------------ other items

    def say_ExceptionItem(self, node: s.ExceptionItem) -> list[Said]:
        entries = [self.book.quantities.get(noun.name.text) for noun in node.quantities]
        before = self._bind_params(entries)
        shown, condition = self._split_where(node, entries)
        what = self._quantities(shown, entries, self.whose(node.whose))
        if len(entries) == 1 and entries[0] and entries[0].noun.counted and isinstance(node.value, s.Number):
            np = self._titled_np(entries[0].noun, entries[0].title, entries[0].params, None, shown[0].args)
            owner, one = self.whose(node.whose), node.value.value == 1
            words = self.say("has_instead", "you" if owner is YOU else "they", who=owner, n=self.value(node.value), what=replace(np, det="bare", plural=not one))
        else:
            words = self.say("is_instead", "they" if len(entries) > 1 else "do", what=what, value=fixed(self.value(node.value)))
        words = self._if_behind(words, condition)
        self.scope = before
        return [Said(words, AND)]

    def _rule_scope(self, rule_name: str) -> dict[str, Local]:
        """Parameters and choices of a rule can be spoken of from outside."""
        before = dict(self.scope)
        rule = self.book.rules.get(rule_name)
        for name, kind in rule.params if rule else ():
            self.scope[name] = Local(kind, self.noun_of_kind(kind), det="the" if kind.tag == "number" else "that")
        for name, choose in rule.choices.items() if rule else ():
            kind = self.kind(choose.domain).of
            noun = self.noun_of_kind(kind) if kind else self.book.named(name)
            self.scope[name] = Local(kind or self.kind(choose.domain), noun, det="the" if noun == self.common("number") else "that")
        return before

    def say_AlsoRequires(self, node: s.AlsoRequires) -> list[Said]:
        before = self._rule_scope(node.rule.text)
        owner = self.whose(node.whose)
        what = self.rule_names((node.rule,), or_=False)
        words = self.say("also_requires", "you" if owner is YOU else "they", who=owner, what=what, condition=self._all([node.condition]))
        self.scope = before
        return [Said(words, BREAK)]

    def say_AlsoCosts(self, node: s.AlsoCosts) -> list[Said]:
        before = self._rule_scope(node.rule.text)
        owner = self.whose(node.whose)
        key = "also_costs_to" if node.payee is not None else "also_costs"
        slots = {"payee": self.thing(node.payee)} if node.payee is not None else {}
        rule, parts = self.book.rules.get(node.rule.text), conjuncts(node.where)
        given, parts = self._fixed_slots(rule.title if rule else "", parts)
        what = self.rule_names((node.rule,), or_=False, given=given)
        words = self.say(key, "you" if owner is YOU else "they", who=owner, what=what, things=self.amounts(node.price), **slots)
        if parts:
            words = self.say("if_behind", what=words, condition=self._all(parts))
        self.scope = before
        return [Said(words, BREAK)]

    def _fixed_slots(self, title: str, parts: list[s.Expr]) -> tuple[dict[str, Np], list[s.Expr]]:
        """Parameters that a condition fixes and the title has a slot for."""
        given: dict[str, Np] = {}
        for part in parts:
            if isinstance(part, s.Compare) and part.op == "=" and isinstance(part.left, s.Name) and part.left.name in slots_of(title):
                given[part.left.name] = self.thing(part.right)
        return given, [part for part in parts if not (isinstance(part, s.Compare) and isinstance(part.left, s.Name) and part.left.name in given)]

    def say_CanPayFor(self, node: s.CanPayFor) -> list[Said]:
        owner = self.whose(node.whose)
        if node in self.swapped:
            return []
        mirror = s.CanPayFor(node.span, node.whose, node.resource, node.substitute)
        one, other = (Np(self.resource(s.Noun(ident.span, ident))[0], "bare", plural=True) for ident in (node.substitute, node.resource))
        if mirror in self.siblings:
            self.swapped = {mirror}
            return [Said(self.say("can_swap", "you" if owner is YOU else "they", who=owner, substitute=one, resource=other), AND)]
        return [Said(self.say("can_pay", "you" if owner is YOU else "they", who=owner, substitute=one, resource=other), AND)]

    def _merged_items(self, items: tuple[s.Item, ...]) -> list[s.Item]:
        """Two shields against the same cards are one sentence."""
        out: list[s.Item] = []
        for item in items:
            last = out[-1] if out else None
            if isinstance(item, s.Shield) and isinstance(last, s.Shield) and last.card == item.card and last.lower_only == item.lower_only:
                out[-1] = replace(last, guarded=last.guarded + item.guarded)
            else:
                out.append(item)
        return out

    def say_Shield(self, node: s.Shield) -> list[Said]:
        key = "shield_lower" if node.lower_only else "shield_affect"
        guarded = self.book.language.listed([self._guarded(item) for item in node.guarded], or_=True)
        who = Np(self.common("card"), plural=True, owner=Np(self.common("rival"), "bare", plural=True))
        if node.card is not None:
            who = self.thing(s.Name(s.NOWHERE, node.card.text), "subject")
        return [Said(self.say(key, who=who, what=guarded), AND, role="shield")]

    def _guarded(self, item: s.Guarded) -> Words:
        node = s.Name(item.span, item.name.text)
        return self.words(self.holder_np(node) if item.mine else self.thing(node), "acc")

    def say_Ability(self, node: s.Ability) -> list[Said]:
        required = [part for part in node.body.statements if isinstance(part, s.Require)]
        body = replace(node.body, statements=tuple(part for part in node.body.statements if not isinstance(part, s.Require)))
        first, after = self.optional(body)
        words = self.say("may", "you", what=first.words)
        if required:
            words = self.say("if", condition=self._all([part.condition for part in required]), then=words)
        return [Said(self.say(f"once_per_{node.per}", what=words), BREAK, tuple(after))]
