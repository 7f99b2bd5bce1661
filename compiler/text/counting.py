"""So much for each of so many: "$1 for each region", "$3 × X", and "$3 / $4 / $6" where a table has a value for each
of what you can be.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.text.kinds import NUMBER
from compiler.text.nouns import YOU, Modifier, Noun, Np
from compiler.text.pieces import Words, joined, number, spaced, word
from compiler.text.places import Places
from dsl import syntax as s


class Counting(Places):
    def by_table(self, value: s.Expr, noun: Noun, pre, case: str) -> Words | None:
        """A column read by what you are: all its values, "$3 / $4 / $6 (Startup / Millionaire / Billionaire)"."""
        match value:
            case s.Column(base=s.Index(base=s.Name(name=table), args=((s.Name() | s.My()) as key,)), name=column):
                steps = self.book.ladders.get((self.book.tables.get(table, ""), column.text), ())
            case _:
                return None
        if not steps or isinstance(key, s.Name) and key.name in self.scope or self.kind(key).tag != "choice":
            return None
        if noun.symbol:
            amounts = joined([self.counted(number(n), n == 1, noun, pre, case) for _, n in steps], " / ")
        else:
            amounts = self.counted(joined([number(n) for _, n in steps], " / "), False, noun, pre, case)
        return self.say("by_table", amounts=amounts, keys=joined([word(title) for title, _ in steps], " / "))

    def so_many_times(self, value: s.Expr, noun: Noun, pre, case: str) -> Words | None:
        """A number of things as so much for each of them: "$1 for each region", "$3 × X"."""
        match value:
            case (
                s.Arithmetic(op="*", left=s.Number(value=n), right=what) | s.Arithmetic(op="*", left=what, right=s.Number(value=n))
            ):
                one = self.counted(number(n), n == 1, noun, pre, case)
                local = self.scope.get(what.name) if isinstance(what, s.Name) else None
                if local is not None and local.label:
                    return self.say("times_x", amount=one, x=self.value(what))
            case _:
                what, one = value, self.counted(number(1), True, noun, pre, case)
        each = self.for_each_of(what, noun)
        return spaced(one, each) if each else None

    def for_each_of(self, value: s.Expr, noun: Noun | None = None) -> Words | None:
        """How many things there are, as "for each of them"; None if the value does not count things, or counts those
        that are gained for them."""
        match value:
            case (
                s.Call(function=function, args=(s.Number() as most, what))
                | s.Call(function=function, args=(what, s.Number() as most))
            ) if function.text == "min":
                each = self.for_each_of(what, noun)
                return self.say("capped", what=each, n=self.value(most)) if each else None
            case s.Call(function=function, args=(what,)) if function.text == "count":
                local = isinstance(what, s.Name) and what.name in self.scope
                return None if local or self.contents(what).fixed else self.per(s.Per(value.span, value, None))
            case s.Aggregate(function=s.Ident(text="count"), value=None, variable=variable, domain=domain, where=where):
                np = self.described(variable.text, domain, where)
                owned = np.owner is not None or np.det == "oneof"
                return None if np.fixed or owned else self.say("per_each", noun=replace(np, det="each", plural=False))
            case s.Name(name=name) if name in self.scope:
                return None
            case s.Name() | s.My() | s.OfPlayer():
                np = self.holder_np(value)
                if self.kind(value) != NUMBER or np.fixed or np.owner is None or not np.noun.counted or np.noun == noun:
                    return None
                return self.say("per_each", noun=replace(np, det="eachof", plural=True))
        return None

    def counted(self, count: Words, one: bool, noun: Noun, pre=(), case: str = "acc") -> Words:
        return self.book.language.counted(count, one, noun, tuple(pre), case)

    def per(self, per: s.Per) -> Words:
        """`per 2 presence`; without a noun, for each one of the value."""
        if per.noun is None:
            if isinstance(per.value, (s.Name, s.My, s.OfPlayer, s.Column, s.Index)):
                np = self.holder_np(per.value)
                one = replace(np, det="each", plural=False, owner=None)
                return self.say("per_each", noun=self._held(one, np.owner)) if not np.fixed else self.say("per_value", amount=np)
            if isinstance(per.value, s.Call) and per.value.function.text == "count":
                np = self.contents(per.value.args[0])
                each = replace(np, det="eachof") if np.owner else replace(np, det="each", plural=False)
                return self.say("per_each", noun=each) if not np.fixed else self.say("per_value", amount=self.value(per.value))
            return self.say("per_value", amount=self.value(per.value))
        noun, pre, post = self.resource(per.noun)
        if per.value == s.Number(s.NOWHERE, 1):
            return self.say("per_each", noun=Np(noun, "each", pre=pre, post=post))
        return self.say("per_every", count=self.of_noun(per.value, noun, pre, post))

    def _held(self, np: Np, owner: Np | None) -> Np:
        if owner is None:
            return np
        return np.modified(Modifier("that", self.say("that_you_have" if owner is YOU else "that_they_have", who=owner)))
