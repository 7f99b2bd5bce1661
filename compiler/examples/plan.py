"""Bound examples -> plans: every line a step, every value a function that is added to the program.

A card's id means one physical card of that row: the next free copy each time it is put somewhere, and any copy when it is chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from compiler.bound import tree
from compiler.examples.conditions import conjuncts, sides_of
from compiler.examples.steps import Part, Plan, Side, Step
from compiler.ir.expr import Cell, Expr, Int, Pile, Tup
from compiler.ir.program import Reading
from compiler.lower.flow import begin_command
from compiler.lower.layout import name_kinds, reading_of
from compiler.lower.state import Env, Lowering
from compiler.lower.tables import make_value_columns
from compiler.lower.values import as_list, field_index, fitted, key_count, value
from compiler.model import FieldInfo, PhaseInfo
from compiler.types import AnyCard, FamilyOf, LineOf, PileOf, RowOf, Type, bare, is_many


def plan_examples(lowering: Lowering, examples: Iterable[tree.Example]) -> list[Plan]:
    """The plans of sound examples; their functions become part of the program."""
    plans = [Planner(lowering, example, number).plan() for number, example in enumerate(examples)]
    make_value_columns(lowering)  # an example may read a cell that no rule reads
    return plans


class Planner:
    def __init__(self, lowering: Lowering, example: tree.Example, number: int):
        self.lowering, self.example, self.number = lowering, example, number
        self.env = Env(lowering, example.source)
        self.made = 0
        self.copies: dict[int, int] = {}  # how many of a row's cards have been put somewhere, by its first card

    def plan(self) -> Plan:
        example = self.example
        location, automas, settings = example.source.locate(example.span), dict(example.automas), dict(example.settings)
        steps = tuple(self.step(fact) for fact in example.facts)
        return Plan(example.title, example.rules, location, example.seats, automas, settings, example.everybody, steps)

    # ------------------------------------------------------------ small parts

    def function(self, result: Expr) -> str:
        """A function of the game that gives this value."""
        name = f"example_{self.number}_{self.made}"
        self.made += 1
        return self.lowering.function(name, (), result)

    def line(self, kind: str, fact: tree.Fact, **parts: Any) -> Step:
        source = self.example.source
        text = source.text[fact.span.start : fact.span.end].split("\n")[0].strip()
        return Step(kind, source.position(fact.span.start)[0], text, **parts)

    def words(self, node: tree.Node) -> str:
        return " ".join(self.example.source.text[node.span.start : node.span.end].split())

    def reading(self, type: Type) -> Reading:
        found = reading_of(self.lowering.model, type)
        name_kinds(self.lowering)
        return found

    def index(self, info: FieldInfo, owner: tree.Expr | None, keys: tuple[tree.Expr, ...]) -> Expr | None:
        """Where in its field a value is kept; without keys the first one of a family."""
        low = (Int(self.lowering.model.bounds_of(key)[0] or 0) for key in info.keys)
        found = tuple(value(self.env, key) for key in keys) or tuple(low)
        return field_index(self.lowering, info, None if owner is None else value(self.env, owner), found)

    def place(self, read: tree.FieldRead) -> Expr:
        pile = value(self.env, read)
        assert isinstance(pile, Pile)
        return pile.place

    # ------------------------------------------------------------ lines

    def step(self, fact: tree.Fact) -> Step:
        match fact:
            case tree.FieldIs():
                return self.field_is(fact)
            case tree.PlaceHolds(place=place, cards=cards, given=given):
                where = self.place(place)
                listed = Tup(tuple(self.cards_put(cards) if given else (value(self.env, card) for card in cards)))
                held = (self.function(where), self.function(listed), self.function(Pile(where)))
                return self.line("put" if given else "holds", fact, functions=held)
            case tree.DiceShow(values=values):
                return self.line("dice", fact, values=values)
            case tree.Does(seat=seat, rule=rule):
                return self.line("command", fact, seat=seat, name=f"rule {rule.name}", **self.given(fact))
            case tree.Can(seat=seat, possible=possible, rule=rule, because=because):
                kind = "can" if possible else "cannot"
                return self.line(kind, fact, seat=seat, name=rule.name, because=because, **self.given(fact))
            case tree.Chooses(seat=seat, words=words, value=chosen):
                env = self.env.inner(me=Int(seat))
                functions = () if chosen is None else (self.function(value(env, chosen)),)
                return self.line("answer", fact, seat=seat, words=words, functions=functions)
            case tree.Happens(what=what):
                name = f"phase {what.name}" if isinstance(what, PhaseInfo) else what
                return self.line("command", fact, seat=fact.seat, name=name)
            case tree.Begins():
                return self.line("begin", fact, name=begin_command(self.example, fact))
            case tree.Changed(seat=seat, gained=gained, resource=resource, value=wanted):
                now = Cell(resource.field.storage, self.index(resource.field, resource.owner, resource.keys))
                parts = (self.function(now), self.function(value(self.env.inner(me=Int(seat)), wanted)))
                return self.line("changed", fact, functions=parts, values=(1 if gained else -1,))
            case tree.SeesNothing(seat=seat, place=read):
                return self.line("unseen", fact, seat=seat, **self.seen(read))
            case tree.Sees(seat=seat, place=read, cards=cards):
                found = self.seen(read)
                if cards:
                    found["functions"] += (self.function(Tup(tuple(value(self.env, card) for card in cards))),)
                return self.line("sees", fact, seat=seat, **found)
            case tree.Asked(seat=seat, now=now, name=name, times=times):
                return self.line("asked" if now else "was_asked", fact, seat=seat, name=name, values=(times,))
            case tree.Offered(seat=seat, how=how, options=options):
                return self.line("offered", fact, seat=seat, name=how, options=tuple(self.step(option) for option in options))
            case tree.DiceRolled():
                return self.line("rolled", fact)
            case tree.Over(over=over):
                return self.line("over", fact, values=(int(over),))
            case tree.LogSays(seat=reader, said=said, text=text):
                return self.line("log", fact, seat=-1 if reader is None else reader, words=(text,), values=(int(said),))
            case tree.WinnersWere(seats=seats):
                return self.line("winners", fact, values=seats)
            case tree.Holds(test=test):
                return self.line("true", fact, parts=tuple(self.part(one) for one in conjuncts(test)))

    def part(self, test: tree.Expr) -> Part:
        """A part of a condition, with the values that decide it."""
        sides = [
            Side(words or self.words(side) + " is ", self.function(value(self.env, side)), self.reading(side.type))
            for words, side in sides_of(test)
        ]
        return Part(self.words(test), self.function(value(self.env, test)), tuple(sides))

    def seen(self, read: tree.FieldRead) -> dict[str, Any]:
        """A place, or a field, where in it the value is kept, and how many there are (of a family without a key: all)."""
        if isinstance(read.type, (PileOf, LineOf)):
            return {"functions": (self.function(self.place(read)),)}
        at = self.index(read.field, read.owner, read.keys)
        many = key_count(self.lowering, read.field) if isinstance(read.type, FamilyOf) else 1
        return {"name": read.field.storage, "functions": ("" if at is None else self.function(at),), "values": (many,)}

    def field_is(self, fact: tree.FieldIs) -> Step:
        """`functions`: where it is kept in its field, what is wanted, what it is, and of a grid the cell."""
        target = fact.target.grid if isinstance(fact.target, tree.SpotAt) else fact.target
        storage, at = "", None
        if isinstance(target, tree.Word):
            storage = target.word
        elif isinstance(target, tree.FieldRead):
            storage, at = target.field.storage, self.index(target.field, target.owner, target.keys)
        wanted = self.function(fitted(self.env, fact.value, fact.target.type))
        if isinstance(fact.target, (tree.SpotAt, tree.Total)):
            now = self.function(value(self.env, fact.target))
        else:
            now = self.function(Cell(storage, at))
        spot = (self.function(value(self.env, fact.target.spot)),) if isinstance(fact.target, tree.SpotAt) else ()
        sides = Part(fact.words, wanted, (Side(fact.words, now, self.reading(fact.target.type)),))
        parts = ("" if at is None else self.function(at), wanted, now, *spot)
        return self.line("set" if fact.given else "equals", fact, name=storage, functions=parts, parts=(sides,))

    # ------------------------------------------------------------ cards and answers

    def cards_put(self, cards: tuple[tree.Expr, ...]) -> Iterator[Expr]:
        """The physical cards that are put somewhere: each mention of a row is another copy."""
        rows = self.lowering.program.card_rows
        for card in cards:
            first = value(self.env, card)
            if isinstance(first, Int):
                copy = self.copies.get(first.value, 0)
                self.copies[first.value] = copy + 1
                there = first.value + copy
                if there < len(rows) and rows[there] == rows[first.value]:
                    first = Int(there)
            yield first

    def given(self, fact: tree.Does | tree.Can) -> dict[str, Any]:
        """The parameters of a rule, and what is chosen by name; a rule that is done is told its parameters by name as well."""
        env, params = self.env.inner(me=Int(fact.seat)), fact.rule.params
        args = tuple(self.function(fitted(env, arg, param.type)) for arg, param in zip(fact.args, params, strict=True))
        answers = {one.name: self.function(self.chosen(env, one)) for one in fact.answers}
        told = {param.name: arg for param, arg in zip(params, args, strict=True)} if isinstance(fact, tree.Does) else {}
        several = frozenset(one.name for one in fact.answers if one.several)
        return {"functions": args, "answers": answers | told, "several": several, "told": frozenset(told)}

    def chosen(self, env: Env, answer: tree.Answer) -> Expr:
        """What is chosen: the value or all copies of a card that is named; a list of such for several things."""
        match answer.value:
            case tree.Items(items=items):
                return Tup(tuple(self.copies_of(env, item) for item in items))
            case one if is_many(one.type):
                return as_list(env, one)
            case one:
                return Tup((self.copies_of(env, one),)) if answer.several else self.copies_of(env, one)

    def copies_of(self, env: Env, expr: tree.Expr) -> Expr:
        """The values that will do, one of which is to be chosen."""
        found, kind = value(env, expr), bare(expr.type)
        rows, model = self.lowering.program.card_rows, self.lowering.model
        is_card = isinstance(kind, AnyCard) or (isinstance(kind, RowOf) and model.row_types[kind.name].is_cards)
        if is_card and isinstance(expr, tree.Constant) and isinstance(expr.symbol, tree.Row):
            return Tup(tuple(Int(card) for card, row in enumerate(rows) if row == rows[expr.value]))
        return Tup((found,))
