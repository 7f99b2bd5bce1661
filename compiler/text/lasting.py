"""What lasts, in words: durations, further costs and requirements, shields, abilities.

A place where the card does its work is not said ("Your Income is 2 higher."), unless it is hidden (the hand) or the
cell also does something at once.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.text.adjustments import Adjustments
from compiler.text.nouns import YOU, Np
from compiler.text.pieces import Words, joined, plain
from compiler.text.scope import Local
from compiler.text.simplify import conjuncts
from compiler.text.statements import AND, BREAK, Said
from compiler.text.templates import slots_of
from dsl import syntax as s


class Lasting(Adjustments):
    # ------------------------------------------------------------ durations

    def say_Lasting(self, node: s.Lasting, mood: str) -> list[Said]:
        return self.lasting(node, ())

    def lasting(self, node: s.Lasting, outer: tuple[Words, ...]) -> list[Said]:
        head = self.duration(node.duration)
        heads = (*outer, head) if head else outer
        used = isinstance(node.duration, s.UntilUsed)
        items = self._merged_items(node.items)
        self.siblings, self.swapped = node.items, set()
        self.shields = [item for item in items if isinstance(item, s.Shield)]
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
            return Said(
                self.say("under_head", head=head, what=self.book.language.listed([part.words for part in said])), BREAK, after
            )
        return Said(self.say("under_head_list", head=head, what=joined([part.words for part in said], "; ")), BREAK, after)

    def duration(self, node: s.Duration) -> Words:
        match node:
            case s.WhileIn(place=place, condition=condition):
                spoken = self._place_words(place.text)
                return joined(
                    [spoken, self.say("while", condition=self.condition(condition)) if condition is not None else ()], ", "
                )
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

    def rule_scope(self, rule_name: str, with_choices: bool = True) -> dict[str, Local]:
        """Parameters and choices of a rule can be spoken of from outside."""
        before = dict(self.scope)
        rule = self.book.rules.get(rule_name)
        for name, kind in rule.params if rule else ():
            self.scope[name] = Local(kind, self.noun_of_kind(kind), det="the" if kind.tag == "number" else "that")
        for name, choose in rule.choices.items() if rule and with_choices else ():
            kind = self.kind(choose.domain).of
            noun = self.noun_of_kind(kind) if kind else self.book.named(name)
            self.scope[name] = Local(kind or self.kind(choose.domain), noun, det="the" if noun == self.common("number") else "that")
        return before

    def say_AlsoRequires(self, node: s.AlsoRequires) -> list[Said]:
        before = self.rule_scope(node.rule.text)
        owner = self.whose(node.whose)
        what = self.rule_names((node.rule,), or_=False)
        words = self.say(
            "also_requires", "you" if owner is YOU else "they", who=owner, what=what, condition=self._all([node.condition])
        )
        self.scope = before
        return [Said(words, BREAK)]

    def say_AlsoCosts(self, node: s.AlsoCosts) -> list[Said]:
        before = self.rule_scope(node.rule.text)
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
            if (
                isinstance(part, s.Compare)
                and part.op == "="
                and isinstance(part.left, s.Name)
                and part.left.name in slots_of(title)
            ):
                given[part.left.name] = self.thing(part.right)
        return given, [
            part
            for part in parts
            if not (isinstance(part, s.Compare) and isinstance(part.left, s.Name) and part.left.name in given)
        ]

    def say_CanPayFor(self, node: s.CanPayFor) -> list[Said]:
        owner = self.whose(node.whose)
        if node in self.swapped:
            return []
        mirror = s.CanPayFor(node.span, node.whose, node.resource, node.substitute)
        one, other = (
            Np(self.resource(s.Noun(ident.span, ident))[0], "bare", plural=True) for ident in (node.substitute, node.resource)
        )
        if mirror in self.siblings:
            self.swapped = {mirror}
            return [Said(self.say("can_swap", "you" if owner is YOU else "they", who=owner, substitute=one, resource=other), AND)]
        return [Said(self.say("can_pay", "you" if owner is YOU else "they", who=owner, substitute=one, resource=other), AND)]

    def _merged_items(self, items: tuple[s.Item, ...]) -> list[s.Item]:
        """Two shields against the same cards are one sentence."""
        out: list[s.Item] = []
        for item in items:
            last = out[-1] if out else None
            if (
                isinstance(item, s.Shield)
                and isinstance(last, s.Shield)
                and last.card == item.card
                and last.lower_only == item.lower_only
            ):
                out[-1] = replace(last, guarded=last.guarded + item.guarded)
            else:
                out.append(item)
        return out

    def say_Shield(self, node: s.Shield) -> list[Said]:
        others = [item for item in self.shields if item.card == node.card]
        if others and node != others[0]:
            return []
        what = joined(
            [
                self.say(
                    "to_lower" if item.lower_only else "to_affect",
                    what=self.book.language.listed([self._guarded(guarded) for guarded in item.guarded], or_=True),
                )
                for item in others or [node]
            ],
            ", ",
            plain(self.say("shield_last")),
        )
        who = Np(self.common("card"), plural=True, owner=Np(self.common("rival"), "bare", plural=True))
        if node.card is not None:
            who = self.thing(s.Name(s.NOWHERE, node.card.text), "subject")
        return [Said(self.say("shield", "they" if who.plural else "do", who=who, what=what), AND, role="shield")]

    def _guarded(self, item: s.Guarded) -> Words:
        node = s.Name(item.span, item.name.text)
        return self.words(self.holder_np(node) if item.mine else self.thing(node), "acc")

    def say_Ability(self, node: s.Ability) -> list[Said]:
        required = [part for part in node.body.statements if isinstance(part, s.Require)]
        body = replace(node.body, statements=tuple(part for part in node.body.statements if not isinstance(part, s.Require)))
        first, after = self.optional(body)
        if not required:
            return [Said(self.say(f"once_per_{node.per}", "may", what=first.words), BREAK, tuple(after))]
        words = self.say("if", "may", condition=self._all([part.condition for part in required]), then=first.words)
        return [Said(self.say(f"once_per_{node.per}", "when", what=words), BREAK, tuple(after))]
