"""An example as steps. Names are bound like those of rules; values become functions of the compiled game.

Players of the example are seats in the order given. A card's id means one physical card of that row, the next free copy each time
it is put somewhere.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from compiler.bind.expressions import as_list, bind, condition, fit, number
from compiler.bind.names import bare, field_index, fit_key
from compiler.bind.scope import Scope, Typed
from compiler.ir.expr import Cell, Expr, Int, Pile, Tup
from compiler.ir.program import Function
from compiler.lower.builder import Lowering
from compiler.lower.cards import info_of_place
from compiler.lower.changes import target_resource
from compiler.lower.layout import constant_value
from compiler.lower.payments import noun_field
from compiler.lower.rules import Parts
from compiler.model import GAME, PLAYER, FieldInfo, RuleInfo
from compiler.report import suggestion
from compiler.types import AnyCard, LineOf, ListOf, PileOf, PlayerType, RowOf, SetOf, Type, Unknown
from dsl import syntax
from dsl.source import Source
from dsl.walk import nodes_in


@dataclass
class Step:
    """One line. `kind` says what to do; the other parts are what that needs."""

    kind: str
    line: int
    text: str
    seat: int = -1
    name: str = ""
    functions: tuple[str, ...] = ()
    bindings: dict[str, str] = field(default_factory=dict)
    values: tuple[int, ...] = ()
    words: tuple[str, ...] = ()
    because: str | None = None


@dataclass
class Plan:
    seats: list[str]
    automas: dict[int, str]
    settings: dict[str, int]
    steps: list[Step]
    sound: bool = True


class Planner:
    def __init__(self, builder: Lowering, node: syntax.Example, source: Source, number: int):
        self.builder, self.node, self.source, self.number = builder, node, source, number
        self.made = 0
        self.copies: dict[int, int] = {}
        self.settings: dict[str, int] = {}
        names = [name for line in node.lines if isinstance(line.what, syntax.GivenPlayers) for name in line.what.names]
        self.seats = {name.text: seat for seat, name in enumerate(names)}
        self.idents = names
        self.scope = Scope(builder, source, seats=self.seats, needs=[])

    # ------------------------------------------------------------ small parts

    def function(self, ir: Expr) -> str:
        """A function of the game that gives this value."""
        name = f"example_{self.number}_{self.made}"
        self.made += 1
        self.builder.program.functions[name] = Function(name, (), ir)
        return name

    def seat(self, name: syntax.Ident) -> int:
        if name.text not in self.seats:
            self.scope.error(
                "unknown-player",
                f"nobody in this example is called `{name}`",
                name.span,
                "not one of the players",
                help=suggestion(name.text, self.seats, "players"),
            )
            return 0
        return self.seats[name.text]

    def of(self, name: syntax.Ident) -> Scope:
        """The scope of a line about this player."""
        return self.scope.inner(me=Int(self.seat(name)))

    def step(self, kind: str, line: syntax.Line, **parts: Any) -> Step:
        text = self.source.text[line.span.start : line.span.end].split("\n")[0].strip()
        return Step(kind, self.source.position(line.span.start)[0], text, **parts)

    # ------------------------------------------------------------ lines

    def plan(self) -> Plan:
        before = len(self.builder.reporter.diagnostics)
        model = self.builder.model
        steps = [step for line in self.node.lines for step in self.steps_of(line)]
        automas = {seat: name for name, seat in self.seats.items() if name in model.automas}
        if not model.fewest <= len(self.seats) <= model.most:
            first = self.idents[0].span if self.idents else self.node.title.span
            self.scope.error(
                "unknown-player",
                f"the example has {len(self.seats)} players, the game is for {model.fewest} to {model.most}",
                first,
                "wrong number of players",
                help="name as many players as the game needs with `given players`",
            )
        sound = len(self.builder.reporter.diagnostics) == before
        return Plan(list(self.seats), automas, self.settings, steps, sound)

    def steps_of(self, line: syntax.Line) -> list[Step]:
        match line.what:
            case syntax.GivenPlayers() | syntax.GivenVariant():
                return []
            case syntax.GivenSetting(name=name, value=value):
                return self.setting(line, name, value)
            case syntax.HasValues(owner=owner, pairs=pairs):
                return [self.value(line, owner, pair) for pair in pairs]
            case syntax.Holds(place=place, cards=cards):
                return self.holds(line, place, cards)
            case syntax.DiceShow(values=values):
                return [self.step("dice", line, values=values)]
            case syntax.Does(player=player, rule=rule, bindings=bindings):
                return self.does(line, player, rule, bindings)
            case syntax.Chooses(player=player, value=value):
                return [self.chooses(line, player, value)]
            case syntax.Declines(player=player):
                return [self.step("answer", line, seat=self.seat(player), words=("decline", "done"))]
            case syntax.Happens(phase=phase, name=name):
                return self.happens(line, phase, name)
            case syntax.Changed(player=player, gained=gained, amounts=amounts):
                return [self.changed(line, player, gained, amount) for amount in amounts]
            case syntax.Can(player=player, possible=possible, rule=rule, bindings=bindings, because=because):
                return self.can(line, player, possible, rule, bindings, because)
            case syntax.SeesNothing(player=player, place=place):
                return self.sees(line, player, place)
            case syntax.WinnersWere(names=names):
                seats = tuple(sorted(self.seat(n) for n in names if n.text != "nobody"))
                return [self.step("winners", line, values=seats)]
            case syntax.Condition(value=value):
                return [self.step("true", line, functions=(self.function(condition(self.scope, value)),))]
        return []

    def setting(self, line: syntax.Line, name: syntax.Ident, value: syntax.Expr) -> list[Step]:
        info = self.builder.model.settings.get(name.text)
        if info is None:
            self.scope.error(
                "unknown-setting",
                f"there is no setting called `{name}`",
                name.span,
                "not declared",
                help=suggestion(name.text, self.builder.model.settings, "settings"),
            )
            return []
        typed = fit(self.scope, bind(self.scope, value, info.type), info.type, value.span)
        known = constant_value(self.builder, typed.ir)
        if isinstance(known, int):
            self.settings[name.text] = known
        return []

    # ------------------------------------------------------------ fields and places

    def field(self, owner: syntax.Expr | None, noun: syntax.Noun) -> tuple[FieldInfo, Expr | None] | None:
        """The field a pair names, and whose it is."""
        model = self.builder.model
        name = noun.name.text
        holder: Expr | None = None
        if owner is not None:
            typed = bind(self.scope, owner)
            if isinstance(typed.type, Unknown):
                return None
            kind = bare(typed.type)
            if isinstance(kind, RowOf):
                fields = model.thing_fields.get(kind.name, {})
                if name not in fields:
                    self.scope.error(
                        "unknown-name",
                        f"a {kind.name} has no `{name}`",
                        noun.name.span,
                        "not declared for it",
                        help=suggestion(name, fields, "fields"),
                    )
                    return None
                return fields[name], typed.ir
            holder = typed.ir
        info = model.fields.get(name)
        wanted = PLAYER if owner is not None else GAME
        if info is None:
            found = noun_field(self.scope, noun)
            info = found[0] if found else None
        if info is None or info.owner != wanted:
            candidates = [n for n, f in model.fields.items() if f.owner == wanted]
            self.scope.error(
                "unknown-name",
                f"{'players have' if owner is not None else 'the game has'} no `{name}`",
                noun.name.span,
                "not declared",
                help=suggestion(name, candidates, "fields"),
            )
            return None
        return info, holder

    def value(self, line: syntax.Line, owner: syntax.Expr | None, pair: syntax.Pair) -> Step:
        if owner is None and pair.noun.name.text == "round":
            return self.step(
                "set" if line.word == "given" else "equals",
                line,
                name="round",
                functions=("", self.function(number(self.scope, pair.value)), self.function(Cell("round", None))),
            )
        found = self.field(owner, pair.noun)
        if found is None:
            return self.step("nothing", line)
        info, holder = found
        if isinstance(info.type, (PileOf, LineOf)):
            self.scope.error(
                "wrong-kind",
                f"`{info.name}` is a place for cards, not a value",
                pair.noun.span,
                "holds cards",
                help=f"write `{line.word} ... {info.name} holds ...`",
            )
            return self.step("nothing", line)
        args = pair.noun.args
        if not args and info.keys and pair.noun.name.text != info.name:
            args = (syntax.Name(pair.noun.name.span, pair.noun.name.text),)
        if len(args) != len(info.keys):
            self.scope.error(
                "wrong-arguments",
                f"`{info.name}` takes {len(info.keys) or 'nothing'} in brackets",
                pair.noun.span,
                f"{len(args)} written",
            )
            return self.step("nothing", line)
        keys = [
            fit_key(self.scope, bind(self.scope, arg, type), type, arg.span, info.name).ir
            for type, arg in zip(info.keys, args, strict=False)
        ]
        index = field_index(self.scope, info, holder, keys)
        value = fit(self.scope, bind(self.scope, pair.value, info.type), info.type, pair.value.span)
        return self.step(
            "set" if line.word == "given" else "equals",
            line,
            name=info.storage,
            functions=(
                "" if index is None else self.function(index),
                self.function(value.ir),
                self.function(Cell(info.storage, index)),
            ),
        )

    def place(self, node: syntax.Expr) -> tuple[Expr, FieldInfo] | None:
        """The number of a place, and what is declared of it."""
        typed = bind(self.scope, node)
        if isinstance(typed.ir, Pile):
            info = info_of_place(self.scope, typed.ir.place)
            if info is not None:
                return typed.ir.place, info
        if not isinstance(typed.type, Unknown):
            self.scope.error("wrong-kind", "a place for cards is needed here", node.span, "not a place")
        return None

    def cards(self, nodes: tuple[syntax.Expr, ...], info: FieldInfo, take: bool) -> Expr:
        """The physical cards that ids mean. `take`: each mention is another copy."""
        items = []
        held = info.type.of if isinstance(info.type, (PileOf, LineOf)) else None
        for node in nodes:
            typed = bind(self.scope, node, held)
            if isinstance(typed.ir, Int) and isinstance(bare(typed.type), (RowOf, AnyCard)) and take:
                first = typed.ir.value
                copy = self.copies.get(first, 0)
                self.copies[first] = copy + 1
                rows = self.builder.card_rows
                if first + copy < len(rows) and rows[first + copy] == rows[first]:
                    typed = Typed(Int(first + copy), typed.type)
            items.append(typed.ir)
        return Tup(tuple(items))

    def holds(self, line: syntax.Line, place: syntax.Expr, cards: tuple[syntax.Expr, ...]) -> list[Step]:
        found = self.place(place)
        if found is None:
            return []
        if any(isinstance(card, syntax.Name) and card.name in ("nothing", "none") for card in cards):
            cards = ()
        number_, info = found
        listed = self.function(self.cards(cards, info, line.word == "given"))
        return [
            self.step(
                "put" if line.word == "given" else "holds",
                line,
                functions=(self.function(number_), listed, self.function(Pile(number_))),
            )
        ]

    # ------------------------------------------------------------ doing and answering

    def bound(self, scope: Scope, rule: str, bindings: tuple[syntax.Binding, ...]) -> dict[str, str]:
        """The values of `with` as functions, by name. A card's id stands for all its copies when it is chosen."""
        types = self.choice_types(rule)
        params = [p.name for p in self.builder.model.rules[rule].params]
        given = {}
        for binding in bindings:
            typed = bind(scope, binding.value, types.get(binding.name.text))
            if isinstance(typed.type, (ListOf, SetOf)):
                ir = as_list(scope, typed)
            else:
                ir = typed.ir
            given[binding.name.text] = self.function(ir)
            kind = bare(typed.type)
            is_card = isinstance(kind, AnyCard) or (isinstance(kind, RowOf) and self.builder.model.row_types[kind.name].is_cards)
            if typed.literal and isinstance(ir, Int) and is_card:
                rows = self.builder.card_rows
                copies = tuple(Int(card) for card, row in enumerate(rows) if row == rows[ir.value])
                if len(copies) > 1 and binding.name.text not in params:
                    given[binding.name.text] = self.function(Tup(copies))
        return given

    def choice_types(self, rule: str) -> dict[str, Type]:
        """The types of a rule's parameters and choices, as far as names alone tell them."""
        model = self.builder.model
        info = model.rules.get(rule)
        types = {p.name: p.type for p in info.params} if info else {}
        for parts in self.builder.heads.values():
            for item in parts.head.items if isinstance(parts, Parts) else ():
                name, type = getattr(item, "name", ""), getattr(item, "type", None)
                if name and type is not None:
                    types.setdefault(name, type)
        for cell in model.cells:
            for node in nodes_in(cell.node):
                if isinstance(node, syntax.Choose) and isinstance(node.domain, syntax.Name) and node.domain.name == "rivals":
                    types.setdefault(node.name.text, PlayerType())
        return types

    def rule_called(self, rule: syntax.Ident) -> RuleInfo | None:
        info = self.builder.model.rules.get(rule.text)
        if info is None:
            self.scope.error(
                "unknown-rule",
                f"there is no action or event called `{rule}`",
                rule.span,
                "not declared",
                help=suggestion(rule.text, self.builder.model.rules, "rules"),
            )
        return info

    def does(self, line: syntax.Line, player: syntax.Ident, rule: syntax.Ident, bindings: tuple[syntax.Binding, ...]) -> list[Step]:
        info = self.rule_called(rule)
        if info is None:
            return []
        given = self.bound(self.of(player), rule.text, bindings)
        params = []
        for param in info.params:
            if param.name not in given:
                self.scope.error(
                    "wrong-arguments", f"`{rule}` needs {param.name}", rule.span, "missing", help=f"write `with {param.name} = ...`"
                )
                return []
            params.append(given[param.name])
        return [
            self.step("command", line, seat=self.seat(player), name=f"rule {rule.text}", functions=tuple(params), bindings=given)
        ]

    def chooses(self, line: syntax.Line, player: syntax.Ident, value: syntax.Expr) -> Step:
        """An answer: a label, a rule's name, or a value of whatever type the question has."""
        seat = self.seat(player)
        if isinstance(value, syntax.Text):
            return self.step("answer", line, seat=seat, words=(value.value,))
        words: tuple[str, ...] = ()
        if isinstance(value, syntax.Name):
            words = (value.name,)
            model = self.builder.model
            known = (
                value.name in model.rules
                or value.name in ("yes", "no", "nothing")
                or value.name in ("decline", "done")
                or any(value.name in c.values for c in model.choices.values())
                or any(t.row_number(value.name) is not None for t in model.tables.values())
            )
            if known and value.name not in self.seats:
                return self.step("answer", line, seat=seat, words=words)
        typed = bind(self.of(player), value)
        functions = () if isinstance(typed.type, Unknown) else (self.function(typed.ir),)
        return self.step("answer", line, seat=seat, words=words, functions=functions)

    def happens(self, line: syntax.Line, phase: bool, name: syntax.Ident) -> list[Step]:
        key = f"phase {name.text}" if phase else name.text
        if key not in self.builder.commands:
            self.scope.error(
                "unknown-phase",
                f"there is no {'phase ' if phase else ''}`{name}` that could happen",
                name.span,
                "not declared",
                help=suggestion(name.text, self.builder.model.phases, "phases") or "write `setup happens` or `phase NAME happens`",
            )
            return []
        return [self.step("command", line, seat=0, name=key)]

    # ------------------------------------------------------------ expectations

    def changed(self, line: syntax.Line, player: syntax.Ident, gained: bool, amount: syntax.Amount) -> Step:
        scope = self.of(player)
        resource = target_resource(scope, amount.noun, None, amount.span)
        wanted = number(scope, amount.value)
        if resource is None:
            return self.step("nothing", line)
        return self.step(
            "changed", line, functions=(self.function(resource.cell), self.function(wanted)), values=(1 if gained else -1,)
        )

    def can(
        self,
        line: syntax.Line,
        player: syntax.Ident,
        possible: bool,
        rule: syntax.Ident,
        bindings: tuple[syntax.Binding, ...],
        because: syntax.Ident | syntax.Text | None,
    ) -> list[Step]:
        info = self.rule_called(rule)
        if info is None:
            return []
        given = self.bound(self.of(player), rule.text, bindings)
        reason = None if because is None else because.value if isinstance(because, syntax.Text) else because.text
        params = tuple(given.pop(p.name) for p in info.params if p.name in given)
        return [
            self.step(
                "can" if possible else "cannot",
                line,
                seat=self.seat(player),
                name=rule.text,
                functions=params,
                bindings=given,
                because=reason,
            )
        ]

    def sees(self, line: syntax.Line, player: syntax.Ident, place: syntax.Expr) -> list[Step]:
        """`ben sees nothing of ana's hand`: whatever lies there, ben's view is the same."""
        typed = bind(self.scope, place)
        if isinstance(typed.type, Unknown):
            return []
        if isinstance(typed.ir, Pile):
            return [self.step("sees", line, seat=self.seat(player), functions=(self.function(typed.ir.place),))]
        name = place.name.text if isinstance(place, (syntax.OfPlayer, syntax.My)) else getattr(place, "name", "")
        info = self.builder.model.fields.get(name if isinstance(name, str) else "")
        if info is None:
            self.scope.error("wrong-kind", "only places and fields can be seen or not", place.span, "neither")
            return []
        owner = self.builder.owner_in(self.scope, place)
        base = field_index(self.scope, info, owner, [Int(self.builder.model.bounds_of(k)[0] or 0) for k in info.keys])
        return [
            self.step(
                "sees", line, seat=self.seat(player), name=info.storage, functions=("" if base is None else self.function(base),)
            )
        ]


def plan_example(builder: Lowering, node: syntax.Example, source: Source, number: int) -> Plan:
    return Planner(builder, node, source, number).plan()
