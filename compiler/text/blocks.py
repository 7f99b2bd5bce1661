"""Conditions, loops and options in words: "If ..., ...; otherwise, ...", "Each competitor loses $2.", "You may ..."."""

from __future__ import annotations

from dataclasses import replace

from compiler.text.chance import Chance
from compiler.text.kinds import UNKNOWN
from compiler.text.nouns import Np, fixed
from compiler.text.pieces import Words, joined, number, word
from compiler.text.scope import Local
from compiler.text.simplify import uses_of
from compiler.text.statements import AND, BREAK, Said
from dsl import syntax as s


class Blocks(Chance):
    def say_If(self, node: s.If, mood: str) -> list[Said]:
        if (either := self._other_number(node, mood)) is not None:
            return [either]
        parts: list[tuple[Words | None, Said]] = []
        branch: s.If | s.Body | None = node
        while branch is not None:
            self.spoken = set()
            if isinstance(branch, s.If):
                condition = self.condition(branch.condition)
                self.keep_spoken = True
                parts.append((condition, self.inline(branch.then, "do")))
                branch = branch.otherwise
            else:
                parts.append((None, self.inline(branch, "do")))
                branch = None
        out: list[Words] = []
        for index, (condition, then) in enumerate(parts):
            broken = "_break" if then.link == BREAK else ""
            if condition is None:
                out.append(self.say("otherwise" + broken, then=then.words))
            elif then.role == "may" and len(parts) == 1:
                out.append(self.say("if", "may", condition=condition, then=then.what))
            else:
                out.append(self.say(("otherwise_if" if index else "if") + broken, condition=condition, then=then.words))
        return [Said(joined(out, "; "), BREAK)]

    def _other_number(self, node: s.If, mood: str) -> Said | None:
        """The same deed with two numbers: "lose 2 Power, or 3 if ..."."""
        match node:
            case s.If(then=s.Body(statements=(one,)), otherwise=s.Body(statements=(other,))):
                both = (one, other)
            case _:
                return None
        if type(one) is not type(other) or not all(isinstance(deed, (s.Gain, s.Lose)) for deed in both):
            return None
        alike = [replace(deed, amounts=()) for deed in both]
        if alike[0] != alike[1] or any(len(deed.amounts) != 1 for deed in both):
            return None
        numbers = [deed.amounts[0].value for deed in both]
        if one.amounts[0].noun != other.amounts[0].noun or not all(isinstance(n, s.Number) for n in numbers):
            return None
        said = self.statement(other, mood)
        self.keep_spoken = False
        noun = self.resource(one.amounts[0].noun, one.subject)[0] if one.amounts[0].noun else None
        count = number(numbers[0].value)
        more = self.counted(count, False, noun) if noun is not None and noun.symbol else count
        return Said(self.say("or_n_if", what=said[0].words, n=more, condition=self.condition(node.condition)), BREAK)

    def say_ForEach(self, node: s.ForEach, mood: str) -> list[Said]:
        name = node.name.text
        if (sorted_ := self._sorted_cards(node, mood)) is not None:
            return [sorted_]
        before = dict(self.scope)
        np = self.described(name, node.domain, node.where)
        if node.order is not None:
            np = np.modified(*self.ordered(node.order, name, node.domain)) if node.first else np
        kind = self.kind(node.domain).of or UNKNOWN
        each = (
            np
            if np.fixed
            else np.with_det(
                "first" if node.first and node.order is None else "the" if node.first else "eachof" if np.det == "oneof" else "each"
            )
        )
        body = self.said_statements(node.body)
        if len(body) == 1 and not np.fixed and self._one_mention(name, body[0]):
            self.scope[name] = Local(kind, np.noun, description=each, folded=True)
            out = self.statement(body[0], mood)
            self.scope = before
            if not node.first:
                return out
            return [replace_words(out[0], self.say("if_any", what=out[0].words)), *out[1:]]
        noun = np.noun if np.noun.one else self.noun_of_kind(kind)
        self.scope[name] = Local(kind, noun, det="that")
        what = self.inline(node.body, "do")
        self.scope = before
        return [Said(self.say("for_first" if node.first else "for_each", each=each, what=what.words), BREAK)]

    def _sorted_cards(self, node: s.ForEach, mood: str) -> Said | None:
        """Every pile gets the cards of its kind and is shuffled: "sort the cards by deck and shuffle each deck"."""
        match node:
            case s.ForEach(
                domain=s.TypeName(),
                where=None,
                body=s.Body(
                    statements=(
                        s.Move(
                            cards=s.Aggregate(
                                function=s.Ident(text="those"),
                                domain=s.Name(name=table),
                                where=s.Compare(op="=", left=s.Column(name=column), right=s.Name(name=kind)),
                            ),
                            place=s.Index(base=s.Name(name=pile), args=(s.Name(name=index),)),
                        ),
                        s.Shuffle(pile=s.Index(base=s.Name(name=shuffled), args=(s.Name(name=again),))),
                    )
                ),
            ) if {kind, index, again} == {node.name.text} and pile == shuffled:
                entry, place = self.book.field(self.book.tables.get(table, ""), column.text), self.book.bare(pile)
            case _:
                return None
        if entry is None or place is None:
            return None
        cards = Np(self.book.type_noun(self.book.tables[table]), plural=True)
        each = Np(place.noun, "each")
        return Said(self.act("sort_cards", None, mood, cards=cards, sorting=Np(entry.noun, "bare"), pile=each))

    def _one_mention(self, name: str, statement: s.Statement) -> bool:
        if isinstance(statement, s.ChooseOne):
            return isinstance(statement.subject, s.Name) and statement.subject.name == name
        if isinstance(statement, (s.Choose, s.Pick, s.If, s.ForEach, s.Repeat, s.Lasting)):
            return False
        match statement:
            case s.Draw(subject=s.Name(name=drawer), place=s.OfPlayer()) if drawer == name and self._own_hand(
                statement.place, statement.subject
            ):
                return uses_of(name, statement) == 2
        return uses_of(name, statement) == 1

    def say_Repeat(self, node: s.Repeat, mood: str) -> list[Said]:
        before = dict(self.scope)
        what = self.inline(node.body, "do")
        self.scope = before
        if node.at_most:
            return [Said(self.say("repeat_until", what=what.words), BREAK)]
        if node.count == s.Number(s.NOWHERE, 2):
            return [Said(self.say("repeat_twice", what=what.words), BREAK)]
        return [Said(self.say("repeat", n=self.value(node.count), what=what.words), BREAK)]

    def say_May(self, node: s.May, mood: str) -> list[Said]:
        before, scope = self.actor, dict(self.scope)
        self.actor = node.subject.name if isinstance(node.subject, s.Name) else self.actor
        first, after = self.optional(node.body)
        self.actor = before
        words = self.act_may(node.subject, first.words, mood)
        self.scope = scope
        role = self.may_role(node.subject, mood)
        return [Said(words, first.link if not after else BREAK, tuple(after), role, first.words)]

    def optional(self, body: s.Body) -> tuple[Said, list[Words]]:
        """A body after "you may": in one clause if it is short, otherwise the first step, then "If you do"."""
        scope = dict(self.scope)
        whole = self.inline(body, "may")
        if whole.link != BREAK:
            return whole, []
        self.scope = dict(scope)
        said = self.clauses(body.statements, "may")
        required = [part for part in said if part.role == "require"]
        said = [part for part in said if part.role != "require"]
        head = said[0]
        if len(said) == 1:
            after = list(head.after)
            if required:
                head = replace_words(head, self.say("if_behind", what=head.words, condition=required[0].what))
            return head, after
        self.scope = scope
        again = [part for part in self.clauses(body.statements, "do") if part.role != "require"]
        rest = again[len(again) - len(said) + 1 :]
        if required:
            head = replace_words(head, self.say("only_if_behind", what=head.words, condition=required[0].what))
        after: list[Words] = list(head.after)
        for index, part in enumerate(rest):
            plain_ = part.role == "faces" or index > 0
            after.append(part.words if plain_ else self.say("if_you_do", what=part.words))
            after += part.after
        return replace_words(head, head.words), after

    def say_MayChoose(self, node: s.MayChoose, mood: str) -> list[Said]:
        choose = s.Choose(node.span, node.subject, node.name, node.domain, node.where)
        body = s.Body(node.body.span, (choose, *node.body.statements))
        return self.say_May(s.May(node.span, node.subject, None, body), mood)

    def say_ChooseOne(self, node: s.ChooseOne, mood: str) -> list[Said]:
        if (gained := self._one_of_gains(node, mood)) is not None:
            return [gained]
        before = self.actor
        head = self.act("choose_one", node.subject, mood)
        self.actor = node.subject.name if isinstance(node.subject, s.Name) else self.actor
        options: list[Words] = []
        for option in node.options:
            scope = dict(self.scope)
            if self.scope.get(self.actor or "") is not None and self.scope[self.actor].folded:
                self.scope[self.actor] = replace(self.scope[self.actor], folded=False)
            options.append(self._option(option))
            self.scope = scope
        self.actor = before
        return [
            Said(self.say("options", head=head, options=joined(options, "; ", self.words(self.say("or_option"))[0].text)), BREAK)
        ]

    def _option(self, node: s.Option) -> Words:
        """What an option does; one that does nothing but go on or stop is said by its name."""
        does = [part for part in node.body.statements if not isinstance(part, (s.Require, s.Stop, s.Nothing))]
        if does:
            return self.inline(node.body, "option").words
        label = self.say("quoted", text=word(self.book.title(node.label.value)))
        required = [part.condition for part in node.body.statements if isinstance(part, s.Require)]
        return self.say("only_if_behind", what=label, condition=self.condition(required[0])) if required else label

    def _one_of_gains(self, node: s.ChooseOne, mood: str) -> Said | None:
        """Options that are all one gain, or one loss: "gain 1 Power or 1 Reputation"."""
        deeds = [deed for option in node.options for deed in option.body.statements]
        kinds = {type(deed) for deed in deeds}
        if len(deeds) != len(node.options) or kinds not in ({s.Gain}, {s.Lose}):
            return None
        if any(deed.subject != node.subject or deed.per or len(deed.amounts) != 1 for deed in deeds):
            return None
        if any(getattr(deed, "giver", None) or self._odd_entry(deed.amounts[0], deed.subject) for deed in deeds):
            return None
        things = self.book.language.listed([self.amount(deed.amounts[0], deed.subject) for deed in deeds], or_=True)
        return Said(self.act("gain" if s.Gain in kinds else "lose", node.subject, mood, things=things), AND)

    def say_BestFor(self, node: s.BestFor, mood: str) -> list[Said]:
        what = self.inline(node.body, "do")
        return [Said(self.say("best_for", what=what.words, value=fixed(self.value(node.value))), BREAK)]

    def say_With(self, node: s.With, mood: str) -> list[Said]:
        return [self.inline(node.body, mood)]


def replace_words(said: Said, words: Words) -> Said:
    return said._replace(words=words)
