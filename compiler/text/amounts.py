"""Numbers in words: "2 Power", "$3", "half your Power, rounded up", "the number of cards in your hand"."""

from __future__ import annotations

from dataclasses import replace

from compiler.text.counting import Counting
from compiler.text.kinds import NUMBER
from compiler.text.nouns import Modifier, Noun, Np, fixed
from compiler.text.pieces import Cased, Words, number, spaced
from compiler.text.scope import SET_CALLS
from dsl import syntax as s


class Amounts(Counting):
    # ------------------------------------------------------------ amounts of something

    def resource(self, noun: s.Noun, subject: s.Expr | None = None) -> tuple[Noun, tuple[Words, ...], tuple[Modifier, ...]]:
        """What is gained or paid: its noun, what stands before it and behind it."""
        name = noun.name.text
        kind = self.kind(subject) if subject is not None else None
        entry = self.book.field(kind.name, name) if kind and kind.tag == "thing" else self.book.bare(name)
        if entry and (value := self.kind_with_a_noun(noun.args)) is not None:
            return value, (), ()
        pre, post = self.index_words(noun.args, entry.noun if entry else None)
        if entry:
            return entry.noun, pre, post
        title = self.book.choice_title(name)
        if title is not None:
            return self.book.kind_noun(title, name), pre, post
        return self.book.named(name), pre, post

    def amounts(self, amounts: tuple[s.Amount, ...], subject: s.Expr | None = None, case: str = "acc") -> Words:
        return self.book.language.listed([self.amount(amount, subject, case) for amount in amounts])

    def amount(self, amount: s.Amount, subject: s.Expr | None = None, case: str = "acc") -> Words:
        if amount.noun is None:
            return self.words(self.price(amount.value), case)
        folded = self._folded_index(amount.noun)
        if folded is not None:
            return self._any_of(amount, folded, subject, case)
        noun, pre, post = self.resource(amount.noun, subject)
        return self.of_noun(amount.value, noun, pre, post, case)

    def price(self, node: s.Expr) -> Np:
        """A price column has no noun of its own: "the cost of that space"."""
        return self.holder_np(node) if isinstance(node, (s.Column, s.OfPlayer, s.Name)) else fixed(self.value(node))

    def of_noun(self, value: s.Expr, noun: Noun, pre=(), post: tuple[Modifier, ...] = (), case: str = "acc") -> Words:
        """An amount together with its noun."""
        behind = self.book.language.after(Np(noun, post=post))
        local = self.scope.get(value.name) if isinstance(value, s.Name) else None
        if isinstance(value, s.Number):
            return spaced(self.counted(number(value.value), value.value == 1, noun, pre, case), behind)
        if local is not None and local.kind == NUMBER and (local.label or local.range):
            return spaced(self.counted(local.range or self.value(value), False, noun, pre, case), behind)
        several = Np(noun, "bare", plural=noun.counted, pre=pre, post=post)
        if value == s.Name(s.NOWHERE, "amount"):
            return self.say("that_many" if noun.counted else "that_much", noun=several)
        special = self.by_table(value, noun, pre, case) or self.so_many_times(value, noun, pre, case)
        key = "equal_to_many" if noun.counted else "equal_to"
        return spaced(special, behind) if special else self.say(key, noun=several, amount=self.value(value))

    def _folded_index(self, noun: s.Noun) -> str | None:
        for arg in noun.args:
            if (
                isinstance(arg, s.Name)
                and arg.name in self.scope
                and self.scope[arg.name].folded
                and self.scope[arg.name].description
            ):
                return arg.name
        return None

    def _any_of(self, amount: s.Amount, name: str, subject: s.Expr | None, case: str) -> Words:
        """A kind chosen only to be gained: "$1, 1 Time or 1 Inspiration", "1 agent of your choice"."""
        local = self.scope[name]
        if local.among:
            return self.book.language.listed(
                [
                    self.of_noun(
                        amount.value, self.book.kind_noun(self.book.choice_title(item.name) or item.name, item.name), case=case
                    )
                    for item in local.among
                    if isinstance(item, s.Name)
                ],
                or_=True,
            )
        rest = tuple(arg for arg in amount.noun.args if arg != s.Name(s.NOWHERE, name))
        noun, pre, post = self.resource(s.Noun(amount.noun.span, amount.noun.name, rest), subject)
        np = local.description
        plain_type = np is not None and np.det == "a" and not np.post and not np.pre and np.noun == self.noun_of_kind(local.kind)
        same = np is not None and np.det == "another" and np.noun.one.lower() == self.resource(amount.noun, subject)[0].one.lower()
        one = amount.value == s.Number(s.NOWHERE, 1)
        whose = (
            self.say("of_your_choice" if one else "of_one_kind")
            if plain_type
            else self.say("of_another_kind")
            if same
            else self.say("of_index", what=np)
        )
        return self.of_noun(amount.value, noun, pre, (*post, Modifier("choice", whose)), case)

    # ------------------------------------------------------------ bare values

    def value(self, node: s.Expr) -> Words:
        """Any expression where a value is expected."""
        match node:
            case s.Number(value=value):
                return number(value)
            case s.Negate(value=s.Number(value=value)):
                return number(f"-{value}")
            case s.Negate(value=value):
                return self.say("minus", left=number(0), right=self.value(value))
            case s.Arithmetic(op="*", left=left, right=right):
                return self._product(left, right)
            case s.Arithmetic(op=op, left=left, right=right):
                return self.say("plus" if op == "+" else "minus", left=self.value(left), right=self.value(right))
            case s.Quotient(left=left, right=right, rounding=rounding):
                up = self.say("rounded_up" if rounding == "up" else "rounded_down")
                if right == s.Number(s.NOWHERE, 2):
                    return self.say("half", what=self.value_np(left), rounded=up)
                return self.say("divided", left=self.value(left), right=self.value(right), rounded=up)
            case s.Call(function=function, args=args) if function.text in ("min", "max"):
                return self._bounded(function.text, args)
            case s.Call(function=function, args=args) if function.text == "count":
                return self.say("number_of", what=self.contents(args[0]))
            case s.Aggregate(function=function) if function.text not in ("any", "all", *SET_CALLS):
                return self._aggregate(node)
            case s.Name(name="amount" | "round" | "total" as name) if name not in self.scope:
                return self.say("name_round_number" if name == "round" else f"name_{name}")
            case s.Name(name=name) if name in self.scope and self.scope[name].range:
                return self.scope[name].range
            case s.SetLiteral() | s.RangeOf():
                return self.alternatives(node)
        kind = self.kind(node)
        if kind.tag == "flag" and not isinstance(node, s.Name):
            return self.condition(node)
        if kind.tag in ("set", "pile", "grid"):
            return self.words(self.place(node))
        if isinstance(node, (s.Name, s.Text, s.Call, s.Aggregate)) and not self._is_number_field(node):
            return self.words(self.thing(node))
        np = self.holder_np(node)
        if kind == NUMBER and np.noun.counted and np.plural and not np.fixed:
            return self.say("number_of", what=np if np.owner else np.with_det("bare"))
        return self.words(np)

    def value_np(self, node: s.Expr) -> Np | Cased:
        """A value that can still take a case, if it is simply a field or a thing."""
        local = self.scope.get(node.name) if isinstance(node, s.Name) else None
        if local is not None and not local.label and not local.range:
            return self.thing(node)
        if isinstance(node, (s.My, s.OfPlayer)) or self._is_number_field(node):
            np = self.holder_np(node)
            if not (self.kind(node) == NUMBER and np.noun.counted and np.plural):
                return np
            return self._number_of(np if np.owner else np.with_det("bare"))
        if isinstance(node, s.Call) and node.function.text == "count":
            return self._number_of(self.contents(node.args[0]))
        return fixed(self.value(node))

    def _number_of(self, what: Np) -> Cased:
        return Cased(self.say("number_of", what=what), self.say("number_of", "dat", what=what))

    def for_more(self, node: s.Expr) -> Words | None:
        """A table that is read one step further: "for 1 more worker"."""
        match node:
            case s.Arithmetic(op="+", left=have, right=(s.Number() | s.Name()) as more):
                if isinstance(have, s.Call) and have.function.text == "count":
                    np = self.contents(have.args[0])
                elif isinstance(have, (s.Name, s.My)) and self._is_number_field(s.Name(s.NOWHERE, _name(have))):
                    np = self.holder_np(have)
                else:
                    return None
            case _:
                return None
        if np.fixed or isinstance(more, s.Name) and not (more.name in self.scope and self.scope[more.name].label):
            return None
        several = np.noun.counted and more != s.Number(s.NOWHERE, 1)
        what = replace(np, det="bare", owner=None, plural=several)
        return self.say("for_more", n=self.value(more), what=what)

    def _is_number_field(self, node: s.Expr) -> bool:
        if not isinstance(node, s.Name) or node.name in self.scope:
            return False
        return self.book.bare(node.name) is not None or node.name in self.book.quantities or node.name in self.book.defines

    def contents(self, node: s.Expr) -> Np:
        """What is in a place, as a plural: "cards in your hand", "your active effects", "regions you share"."""
        place = self.place(node)
        kind = self.kind(node)
        if place.fixed or place.noun.counted and place.noun.one:
            return place if place.fixed or place.owner else place.with_det("bare")
        if isinstance(node, s.Name) and node.name in self.book.defines:
            return place.with_det("bare")
        noun = self.noun_of_kind(kind.of or kind)
        key = "in_set" if kind.tag == "set" else "in_place"
        return Np(noun, "bare", plural=True, post=(Modifier("in", self.say(key, place=place)),))

    def _product(self, left: s.Expr, right: s.Expr) -> Words:
        if isinstance(right, s.Number):
            left, right = right, left
        if left == s.Number(s.NOWHERE, 2):
            return self.say("twice", what=self.value_np(right))
        return self.say("times", left=self.value(left), right=self.value(right))

    def _bounded(self, function: str, args: tuple[s.Expr, ...]) -> Words:
        fixed_ = [arg for arg in args if isinstance(arg, s.Number)]
        others = [arg for arg in args if not isinstance(arg, s.Number)]
        if len(fixed_) == 1 and len(others) == 1:
            return self.say("capped" if function == "min" else "floored", what=self.value(others[0]), n=self.value(fixed_[0]))
        listed = self.book.language.listed([self.value(arg) for arg in args])
        return self.say("lower_of" if function == "min" else "higher_of", what=listed)

    def _aggregate(self, node: s.Aggregate) -> Words:
        name, function = node.variable.text, node.function.text
        members = self.described(name, node.domain, node.where)
        members = replace(members, det="the" if members.owner else "bare", plural=True)
        if function == "sum" and (whole := self.whole_family(node)) is not None:
            return self.say("number_of", what=whole) if whole.plural else self.words(whole)
        if function == "count" or node.value is None:
            return self.say("number_of" if function == "count" else "sum_of", what=members)
        inner = node.value
        if isinstance(inner, (s.Column, s.OfPlayer)) and inner.base == s.Name(s.NOWHERE, name):
            noun = (
                self.holder_np(s.Name(s.NOWHERE, inner.name.text)) if isinstance(inner, s.OfPlayer) else self._column_of_one(node)
            )
            what = replace(noun, owner=None, det="bare") if not noun.fixed else noun
        else:
            before = self.scope.get(name), self.about
            self.bind_element(name, node.domain)
            what = fixed(self.value(inner))
            self.about = before[1]
        plain_noun = not what.fixed
        key = {"highest": "highest_of", "lowest": "lowest_of"}.get(function, "sum_over" if plain_noun else "sum_over_each")
        return self.say(key, what=what, members=members)

    def whole_family(self, node: s.Aggregate) -> Np | None:
        """`sum(outputs[o] for o in Output)`: simply all your outputs."""
        match node:
            case s.Aggregate(
                value=s.Index(base=base, args=(s.Name(name=name),)), variable=variable, domain=s.TypeName(), where=None
            ) if name == variable.text:
                return self.holder_np(base)
        return None

    def _column_of_one(self, node: s.Aggregate) -> Np:
        kind = self.kind(node.domain).of
        entry = self.book.field(kind.name if kind else "", node.value.name.text)
        noun = entry.noun if entry else self.book.named(node.value.name.text)
        return Np(noun, plural=noun.counted)

    def words_of_price(self, price: s.Price | tuple[s.Amount, ...]) -> Words:
        return self.amounts(price.amounts if isinstance(price, s.Price) else price)


def _name(node: s.Name | s.My) -> str:
    return node.name if isinstance(node, s.Name) else node.name.text
