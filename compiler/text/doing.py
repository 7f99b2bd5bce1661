"""Rules in words: by their title, as a clause if it is one ("that player loses a worker"), otherwise named."""

from __future__ import annotations

from collections.abc import Mapping

from compiler.text.dictionary import RuleEntry
from compiler.text.nouns import Np, fixed
from compiler.text.pieces import Words, joined, word
from compiler.text.statements import BREAK, Said, Statements
from compiler.text.templates import slots_of
from dsl import syntax as s


class Doing(Statements):
    def say_Do(self, node: s.Do, mood: str) -> list[Said]:
        return [Said(self.rule_words(node.callee, node.args, node.subject, mood))]

    def say_MayDo(self, node: s.MayDo, mood: str) -> list[Said]:
        before, self.actor = self.actor, node.subject.name if isinstance(node.subject, s.Name) else self.actor
        what = self.rule_words(node.callee, node.args, node.subject, "may")
        self.actor = before
        return [Said(self.act_may(node.subject, what, mood), role=self.may_role(node.subject, mood), what=what)]

    def may_role(self, subject: s.Expr | None, mood: str) -> str:
        """Marks a clause that says "you may", so that a head before it can take that over."""
        return "may" if subject is None and mood == "do" and self.actor is None else ""

    def act_may(self, subject: s.Expr | None, what: Words, mood: str) -> Words:
        """ "you may ...", unless that was just said."""
        if mood == "may" and (subject is None or isinstance(subject, s.Name) and subject.name == self.actor):
            return what
        if subject is None:
            return self.say("may", "you", what=what)
        return self.say("may", "they", who=self.thing(subject, "subject"), what=what)

    def rule_words(self, callee: s.Expr, args: tuple[s.Expr, ...], subject: s.Expr | None, mood: str) -> Words:
        """A rule by its title: as a clause if it is one, otherwise named."""
        if isinstance(callee, s.Column):
            entry = self.book.field(self.kind(callee.base).name, callee.name.text)
            base = self.thing(callee.base)
            noun = entry.noun if entry else self.book.named(callee.name.text)
            if noun.one.lower() in base.noun.one.lower():
                return self.act("do_that_action", subject, mood, thing=base)
            key = "do_action_of" if entry and entry.kind.tag == "action" else "do_column"
            return self.act(key, subject, mood, thing=base, what=Np(noun))
        name = callee.name if isinstance(callee, s.Name) else ""
        rule = self.book.rules.get(name)
        if rule is None:
            return self.act("do_event", subject, mood, title=fixed(self.value(callee)))
        form, who = self.form_for("do_event", subject, mood)
        params = [name for name, _ in rule.params]
        if self.book.rule_form(name, form, [*params, "who"]) is not None:
            given = {name: self.argument(arg) for name, arg in zip(params, args, strict=False)}
            return self.book.said_of_rule(name, form, {**given, "who": who})
        title = self._rule_title(rule, args)
        clause = self.book.language.rule_clause(title, form, who)
        return clause or self.act("do_action" if rule.kind == "action" else "do_event", subject, mood, title=fixed(title))

    def _rule_title(self, rule: RuleEntry, args: tuple[s.Expr, ...]) -> Words:
        given = {name: (arg, kind) for (name, kind), arg in zip(rule.params, args, strict=False)}
        slots = slots_of(rule.title)
        title = self.book.language.fill(rule.title, {name: self.argument(arg) for name, (arg, _) in given.items() if name in slots})
        title = self.book.language.one_of_it(title) if s.Number(s.NOWHERE, 1) in args else title
        left = [
            self.argument(arg)
            for name, (arg, _) in given.items()
            if name not in slots and arg not in (s.Name(s.NOWHERE, "none"), s.Name(s.NOWHERE, "this"))
        ]
        if left and " " not in rule.title and len(left) == 1:
            return title + word(" ") + self.words(left[0], "acc")
        self.rough = self.rough or bool(left)
        behind = joined([self.words(value) for value in left], ", ")
        return title + word(" (") + behind + word(")") if left else title

    def rule_names(self, names: tuple[s.Ident, ...], or_: bool, given: Mapping[str, Np] | None = None) -> Words:
        """Rules by their titles; a slot that nothing is given for is said by its kind."""
        out = []
        for ident in names:
            rule = self.book.rules.get(ident.text)
            if ident.text == "abilities":
                out.append(self.say("name_abilities"))
            elif rule is None:
                out.append(word(ident.text.replace("_", " ")))
            else:
                slots = {**{name: Np(self.noun_of_kind(kind), "a") for name, kind in rule.params}, **(given or {})}
                title = self.book.language.fill(rule.title, slots)
                out.append(
                    self.book.said_of_rule(ident.text, "may", slots)
                    or self.book.language.rule_clause(title, "may", None)
                    or self.say("do_action" if rule.kind == "action" else "do_event", "may", title=fixed(title))
                )
        return self.book.language.listed(out, or_)

    def say_MayDoAny(self, node: s.MayDoAny, mood: str) -> list[Said]:
        key = "any_of" if len(node.names) > 1 else "as_often"
        what = self.say(key, "may", what=self.rule_names(node.names, or_=True))
        return [Said(self.act_may(node.subject, what, mood), BREAK)]

    def say_DoOne(self, node: s.DoOne, mood: str) -> list[Said]:
        return [Said(self.act("one_of", node.subject, mood, what=self.rule_names(node.names, or_=True)), BREAK)]
