"""Reactions in words: "Once per round, when a neighbour trains a model, you may Buy Chips."

The condition of a handler goes where a reader expects it: into who ("a neighbour"), into what ("a Sabotage card that
targets you"), into the cause ("because of a Sabotage card"), and only then into an "if".
"""

from __future__ import annotations

from dataclasses import replace

from compiler.text.adjustments import they_named
from compiler.text.conditions import Spoken
from compiler.text.kinds import ANY_CARD, PLAYER
from compiler.text.lasting import Lasting
from compiler.text.nouns import YOU, Np, fixed
from compiler.text.pieces import Words, word
from compiler.text.scope import Local
from compiler.text.simplify import conjuncts, uses_of
from compiler.text.statements import BREAK, Said
from compiler.text.templates import slots_of
from dsl import syntax as s

SOME_SOURCE = s.Name(s.NOWHERE, "source"), s.Name(s.NOWHERE, "none")


class Handlers(Lasting):
    def say_Handler(self, node: s.Handler, mood: str = "do") -> list[Said]:
        before, rolling = dict(self.scope), self.rolling
        pattern, parts = node.pattern, conjuncts(node.where)
        if pattern.kind == "do":
            self.rule_scope(pattern.noun.name.text)
        who, parts = self._who(pattern, parts)
        cause, parts = self._cause(parts)
        objects, parts = self._objects(pattern, parts)
        self.rolling = pattern.noun.name.text if pattern.kind == "roll" else ""
        self.spoken = set()
        event = self.event(pattern, who, objects, cause, would=node.timing == "instead")
        condition = self._all_of(parts)
        self.spoken = {"they"} if who is not YOU else set()
        self.keep_spoken = True
        body = self.inline(node.body, "do", keep_after=True)
        after = body.after
        head = self.say(self._timing(node), event=event)
        head = self.say("head_if", head=head, condition=condition) if condition else head
        if node.timing == "instead":
            body = body._replace(words=self.say("instead_do", what=body.words))
        if body.role == "may" and node.timing != "instead":
            words = self.say("when", "may", head=head, what=body.what)
        else:
            words = self.say("when_break" if self.is_broken(node.body, body) else "when", head=head, what=body.words)
        if node.once:
            words = self.say(f"once_per_{node.once}", "when", what=words)
        self.scope, self.rolling = before, rolling
        return [Said(words, BREAK, after)]

    def is_broken(self, node: s.Body, said: Said) -> bool:
        """Whether a colon is clearer than a comma: not before a plain "you may"."""
        return said.link == BREAK and not said.after and not isinstance(node.statements[0], (s.May, s.MayChoose))

    def _timing(self, node: s.Handler) -> str:
        if node.pattern.kind == "phase":
            return f"{node.timing}_phase"
        if node.timing == "after" and node.pattern.kind in ("gain", "lose", "pay"):
            return "when_once" if node.once else "whenever"
        return {"before": "before", "after": "after", "instead": "instead"}[node.timing]

    def _all_of(self, parts: list[s.Expr]) -> Words:
        if not parts:
            return ()
        condition = parts[0]
        for part in parts[1:]:
            condition = s.Logic(part.span, "and", condition, part)
        return self.condition(condition)

    def _who(self, pattern: s.Pattern, parts: list[s.Expr]) -> tuple[Np, list[s.Expr]]:
        """Who does it, with the conditions on them: `they in neighbours` makes it "a neighbour"."""
        if pattern.who == "i":
            return YOU, parts
        np = Np(self.common("rival" if pattern.who == "rival" else "player"), "a")
        self.scope["they"] = Local(PLAYER, np.noun)
        left: list[s.Expr] = []
        for part in parts:
            match part:
                case s.IsIn(item=s.Name(name="they" | "them"), domain=s.Name(name=name), negated=False) if (
                    name in self.book.defines and self.book.defines[name].title
                ):
                    np = replace(np, noun=self.element(part.domain).noun)
                case _ if self._only_they(part):
                    self.about = "they"
                    pre, modifier = self.modifier("they", they_named(part))
                    self.about = ""
                    if modifier and modifier.kind != "that":
                        np = np.modified(modifier)
                    else:
                        left.append(part)
                case _:
                    left.append(part)
        self.scope["they"] = Local(PLAYER, np.noun)
        self.scope["them"] = self.scope["they"]
        return np, left

    def _only_they(self, part: s.Expr) -> bool:
        return isinstance(part, s.Compare) and isinstance(part.left, s.Their)

    def _cause(self, parts: list[s.Expr]) -> tuple[Words, list[s.Expr]]:
        """Conditions on the card whose effect is running."""
        about = [part for part in parts if uses_of("source", part)]
        if not about:
            return (), parts
        self.scope["source"] = Local(ANY_CARD, self.common("card"))
        self.about = "source"
        said = [part for part in about if part != s.Compare(part.span, "!=", *SOME_SOURCE)]
        np = self.modified(Np(self.common("card"), "a"), "source", None, said)
        self.about = ""
        del self.scope["source"]
        return self.say("because_of", what=np), [part for part in parts if part not in about]

    def _objects(self, pattern: s.Pattern, parts: list[s.Expr]) -> tuple[dict[str, Np], list[s.Expr]]:
        """The things of a rule that its title has slots for, each with the conditions on it."""
        rule = self.book.rules.get(pattern.noun.name.text) if pattern.kind == "do" else None
        objects: dict[str, Np] = {}
        if rule is None:
            return objects, parts
        slots = slots_of(rule.title)
        given = self.book.phrases.sections.get("events", {}).get(f"do {rule.name}")
        for text in given.values() if isinstance(given, dict) else ():
            slots |= slots_of(text)
        for name, kind in rule.params:
            np = Np(self.noun_of_kind(kind), "a")
            mine = [
                part
                for part in parts
                if kind.tag == "thing" and uses_of(name, part) and isinstance(part, (s.Compare, s.Targets, s.IsIn, s.Not, s.Column))
            ]
            if not mine:
                objects[name] = np
                continue
            self.about = name
            described = self.modified(np, name, None, mine)
            self.about = ""
            if name in slots:
                objects[name] = described
                parts = [part for part in parts if part not in mine]
            elif len(mine) > 1 or described.pre:
                objects[name] = np
                parts = [part for part in parts if part not in mine]
                parts.append(Spoken(s.NOWHERE, self.say("is_one", "they", who=Np(np.noun, "that"), what=described)))
            else:
                objects[name] = np
        return objects, parts

    def event(self, pattern: s.Pattern, who: Np, objects: dict[str, Np], cause: Words, would: bool) -> Words:
        """What happened and why, as a clause: "a competitor gains Compute because of a card"."""
        form = ("would_you" if who is YOU else "would") if would else "you" if who is YOU else "they"
        name = pattern.noun.name.text
        given = self.book.phrases.sections.get("events", {}).get(f"{pattern.kind} {name}")
        slots = {**objects, "who": who}
        if isinstance(given, dict) and not would and form in given and slots_of(given[form]) <= set(slots):
            return self.because(self.book.language.fill(given[form], slots), cause)
        if pattern.kind == "phase":
            return word(self.book.phases.get(name, name.replace("_", " ")))
        if pattern.kind == "do":
            return self.because(self._rule_event(name, who, objects, form), cause)
        if pattern.kind == "roll":
            entry = self.book.bare(name)
            what = Np(entry.noun if entry else self.book.named(name))
            return self.because(self.say("event_roll", form, who=who, what=what), cause)
        noun, pre, post = self.resource(pattern.noun)
        level = "_level" if noun.level and pattern.kind in ("gain", "lose") else ""
        what = Np(noun, "the" if level else "bare", plural=noun.counted, pre=pre, post=post)
        return self.say(f"event_{pattern.kind}{level}", form, who=who, what=what, cause=cause)

    def because(self, event: Words, cause: Words) -> Words:
        return self.say("event_because", event=event, cause=cause) if cause else event

    def _rule_event(self, name: str, who: Np, objects: dict[str, Np], form: str) -> Words:
        rule = self.book.rules.get(name)
        title = self.book.language.fill(rule.title, objects) if rule else word(self.book.phases.get(name, name.replace("_", " ")))
        clause = self.book.language.rule_clause(title, "would" if form == "would_you" else form, who)
        if clause is not None:
            return clause
        key = "event_do_action" if rule and rule.kind == "action" else "event_do"
        return self.say(key, form, who=who, title=fixed(title))
