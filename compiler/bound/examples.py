"""Examples are bound like rules: every name in them is settled before anything is played, so `check` finds what is misspelt.

An example belongs to the variants it is given: it is bound when the game is read with just those variants on, and says nothing of
any other game. Names that answer questions (`with target = ben`) are the choices of the rule that is done, or of whatever
else may ask under that name: which questions come up is known only when the example is played.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from compiler.bound import tree
from compiler.bound.binder import Binder
from compiler.bound.expectations import expected
from compiler.bound.facts import setting_read
from compiler.bound.fit import cell_of, condition, fit, fitted_inside, is_unknown, number
from compiler.bound.index import Role
from compiler.bound.mentions import symbols_called
from compiler.bound.names import as_things, constants_called, is_constant_name, named_constant
from compiler.bound.resources import bracketed, noun_field, target_of
from compiler.bound.scope import SEAT, Scope, bind
from compiler.bound.totals import total_of
from compiler.bound.tree import Expr
from compiler.declare.names import VALUES
from compiler.model import GAME, PLAYER, FieldInfo, Model, RuleInfo, SettingInfo
from compiler.report import type_words
from compiler.types import AnyCard, GridOf, IntType, LineOf, OptionalOf, PileOf, PlayerType, RowOf, Type, bare, element, is_many
from dsl import syntax
from dsl.source import Source
from dsl.wording import with_article

ASKED = ("parameter", "choice", "many", "pick", "window")
ANSWERS = frozenset({"yes", "no", "nothing", "decline", "done"})


def variants_of(node: syntax.Example) -> tuple[str, ...]:
    """The variants an example is given, in the order in which they are put on."""
    return tuple(line.what.name.text for line in node.lines if isinstance(line.what, syntax.GivenVariant))


def variant_sets(model: Model) -> list[tuple[str, ...]]:
    """The combinations of variants that examples are given, as far as they exist; the base game first."""
    given = {variants_of(node) for node, _ in model.examples}
    known = {names for names in given if model.variants.keys() >= {*names}}
    return sorted({(), *known}, key=lambda names: (len(names), names))


def variants_to_read(model: Model) -> list[tuple[str, ...]]:
    """Each variant by itself, and those together that an example is given together."""
    return [*((name,) for name in model.variants), *(names for names in variant_sets(model) if len(names) > 1)]


def bind_examples(binder: Binder, known: Iterable[str] = ()) -> tuple[tree.Example, ...]:
    """The examples of the game as it is, with the variants that are on. `known`: what is asked for in cells that are left out, of
    which no example speaks."""
    model, asked = binder.model, {**dict.fromkeys(known, list[tree.Local]()), **asked_names(binder)}
    for node, source in model.examples if not model.chosen else ():
        check_variants(Scope(binder, source, role=Role.EXAMPLE), node)
    mine = [(node, source) for node, source in model.examples if variants_of(node) == model.chosen]
    return tuple(ExampleBinder(binder, node, source, asked).bind() for node, source in mine)


def check_variants(scope: Scope, node: syntax.Example) -> None:
    model = scope.model
    for name in (line.what.name for line in node.lines if isinstance(line.what, syntax.GivenVariant)):
        if name.text in model.variants:
            scope.refer(tree.Variant(name.text), name.span)
            continue
        message, otherwise = f"there is no variant called `{name}`", "leave it out: this game has no variants"
        scope.unknown("unknown-variant", message, name, model.variants, "variants", "not declared", otherwise)


def asked_names(binder: Binder) -> dict[str, list[tree.Local]]:
    """Whatever anybody may be asked for, by name."""
    found: dict[str, list[tree.Local]] = {}
    for symbol in binder.index.definitions:
        if isinstance(symbol, tree.Local) and symbol.kind in ASKED:
            found.setdefault(symbol.name, []).append(symbol)
    return found


@dataclass
class ExampleBinder:
    binder: Binder
    node: syntax.Example
    source: Source
    asked: dict[str, list[tree.Local]]
    settings: dict[str, int] = field(default_factory=dict)

    def bind(self) -> tree.Example:
        self.scope = Scope(self.binder, self.source, needs=[], role=Role.EXAMPLE)
        automas = tuple(self.sit_down())
        for setting in self.binder.ranges.sizing:
            self.sized(setting, self.binder.model.start_of(setting))
        lines = sorted(self.node.lines, key=lambda line: not isinstance(line.what, syntax.GivenSetting))
        facts = tuple(fact for line in lines for fact in self.facts(line))
        node, seats, settings = self.node, tuple(self.scope.seats), tuple(self.settings.items())
        rules, variants = tuple(rule.value for rule in node.rules), variants_of(node)
        everybody = any(isinstance(line.what, syntax.GivenAllAsked) for line in node.lines)
        title = node.title.value
        return tree.Example(node.span, title, rules, seats, automas, settings, variants, everybody, facts, self.source)

    # ------------------------------------------------------------ players

    def sit_down(self) -> Iterator[tuple[int, str]]:
        """Gives every player a seat; tells which seats are played by which automa."""
        model, scope = self.binder.model, self.scope
        names = [name for line in self.node.lines if isinstance(line.what, syntax.GivenPlayers) for name in line.what.names]
        for name in names:
            if name.text in scope.seats:
                message = f"two players of this example are called `{name}`"
                scope.error("duplicate-name", message, name.span, "again", "give each player a name")
                continue
            number = len(scope.seats)
            if name.text in model.automas:
                scope.seats[name.text] = tree.Constant(name.span, SEAT, number, tree.Automa(name.text))
                scope.refer(tree.Automa(name.text), name.span)
                yield number, name.text
                continue
            local = tree.Local(name.text, SEAT, "seat", name.span)
            self.binder.index.define(local, self.source, name.span)
            scope.seats[name.text] = tree.Constant(name.span, SEAT, number, local)
        if not model.fewest <= len(scope.seats) <= model.most:
            message = f"the example has {len(scope.seats)} players, the game is for {model.fewest} to {model.most}"
            help = "name as many players as the game needs with `given players`"
            span = names[0].span if names else self.node.title.span
            scope.error("unknown-player", message, span, "wrong number of players", help)

    def seat(self, name: syntax.Ident) -> tree.Constant | None:
        seat = self.scope.seats.get(name.text)
        if seat is None:
            message = f"nobody in this example is called `{name}`"
            self.scope.unknown("unknown-player", message, name, self.scope.seats, "players", "not one of the players")
            return None
        if seat.symbol is not None:
            self.scope.refer(seat.symbol, name.span)
        return seat

    def of(self, seat: tree.Constant | None) -> Scope:
        """The scope of a line about this player."""
        return replace(self.scope.inner(), me=seat if seat is not None else tree.Constant(self.node.span, SEAT, 0))

    # ------------------------------------------------------------ lines

    def facts(self, line: syntax.Line) -> Iterator[tree.Fact]:
        """What a line says; nothing of it if something is wrong."""
        match line.what:
            case syntax.GivenSetting():
                self.setting(line.what)
            case syntax.HasValues(owner=owner, pairs=pairs):
                for pair in pairs:
                    yield from self.has(line, owner, pair)
            case syntax.Holds():
                yield from self.holds(line, line.what)
            case syntax.DiceShow(values=values):
                yield tree.DiceShow(line.span, values)
            case syntax.Does() | syntax.Can():
                yield from self.does(line, line.what)
            case syntax.Chooses(player=player, value=value):
                yield from self.chooses(line, player, value)
            case syntax.Declines(player=player):
                seat = self.seat(player)
                if seat is not None:
                    yield tree.Chooses(line.span, seat.value, ("decline", "done"), None)
            case syntax.Happens(phase=phase, name=name):
                yield from self.happens(line, phase, name)
            case syntax.Changed(player=player, gained=gained, amounts=amounts):
                seat = self.seat(player)
                scope = self.of(seat)
                for amount in amounts:
                    resource = target_of(scope, amount, None, None, Role.EXAMPLE)
                    change = number(scope, amount.value)
                    if resource is not None and seat is not None:
                        yield tree.Changed(line.span, seat.value, gained, resource, change)
            case syntax.WinnersWere(names=names):
                seats = [self.seat(name) for name in names if name.text != "nobody"]
                yield tree.WinnersWere(line.span, tuple(sorted(seat.value for seat in seats if seat is not None)))
            case syntax.Condition(value=test):
                yield tree.Holds(line.span, condition(self.scope, test))
            case _:
                yield from expected(self, line)

    def setting(self, node: syntax.GivenSetting) -> None:
        name, model = node.name, self.binder.model
        info = model.settings.get(name.text)
        if info is None:
            message = f"there is no setting called `{name}`"
            self.scope.unknown("unknown-setting", message, name, model.settings, "settings", "not declared")
            return
        self.scope.refer(info, name.span)
        value = self.value(node.value, info.type, info.name)
        low, high = self.scope.range(value)
        if low is not None and low == high:
            self.settings[name.text] = low
            if info in self.binder.ranges.sizing:
                self.sized(info, low)
        elif not is_unknown(value):
            message = "settings are chosen before the game begins, so their values must be known then"
            self.scope.error("wrong-kind", message, node.value.span, "not known", "write the value itself")

    def sized(self, setting: SettingInfo, number: int) -> None:
        """Grids have this size in the example."""
        self.scope.facts[setting_read(setting)] = (number, number)

    def value(self, node: syntax.Expr, type: Type, name: str) -> Expr:
        """A value for a field or setting: of its kind, and inside its range."""
        return fitted_inside(self.scope, node, type, lambda value: f"`{name}` is never {value}, that is outside its range")

    # ------------------------------------------------------------ fields and places

    def has(self, line: syntax.Line, owner: syntax.Expr | None, pair: syntax.Pair) -> Iterator[tree.FieldIs]:
        given, noun = line.word == "given", pair.noun
        if owner is None and noun.name.text == "round":
            rounds = IntType(0, None)
            word, value = tree.Word(noun.span, rounds, "round"), self.value(pair.value, rounds, "round")
            yield tree.FieldIs(line.span, word, value, given, "round")
            return
        words = self.source.text[noun.span.start : noun.span.end]
        if owner is not None and noun.name.text == "total":
            points = total_of(self.scope, bind(self.scope, owner), noun.args, noun.span)
            if given:
                message, help = "points are counted, they can't be given", "give what they are counted from"
                self.scope.error("wrong-kind", message, noun.span, "counted", help)
            elif isinstance(points, tree.Total):
                yield tree.FieldIs(line.span, points, number(self.scope, pair.value), given, words)
            return
        found = self.field(owner, noun)
        if found is None:
            return
        info, holder = found
        self.scope.refer(info, noun.name.span)
        if isinstance(info.type, (PileOf, LineOf)):
            message, help = f"`{info.name}` is a place for cards, not a value", f"write `{line.word} ... {info.name} holds ...`"
            self.scope.error("wrong-kind", message, noun.span, "holds cards", help)
            return
        args = noun.args
        if not args and info.keys and noun.name.text != info.name:
            args = (syntax.Name(noun.name.span, noun.name.text),)
        on_grid = isinstance(info.type, GridOf) and len(args) == len(info.keys) + 1
        keys = bracketed(self.scope, info, args[:-1] if on_grid else args, noun.span)
        if keys is None:
            return
        target: tree.FieldRead | tree.SpotAt = tree.FieldRead(noun.span, info.type, info, holder, keys)
        if on_grid and isinstance(info.type, GridOf):
            spot = bind(self.scope, args[-1], cell_of(info.type))
            target = tree.SpotAt(noun.span, OptionalOf(info.type.of), target, spot)
        yield tree.FieldIs(line.span, target, self.value(pair.value, target.type, info.name), given, words)

    def field(self, owner: syntax.Expr | None, noun: syntax.Noun) -> tuple[FieldInfo, Expr | None] | None:
        """The field a pair names, and whose it is."""
        model, name = self.binder.model, noun.name.text
        holder = as_things(bind(self.scope, owner), AnyCard()) if owner is not None else None
        kind = bare(holder.type) if holder is not None else None
        if holder is not None and is_unknown(holder):
            return None
        if isinstance(kind, RowOf):
            fields = model.thing_fields.get(kind.name, {})
            if name not in fields:
                message = f"{with_article(kind.name)} has no `{name}`"
                self.scope.unknown("unknown-name", message, noun.name, fields, "fields", "not declared for it")
                return None
            return fields[name], holder
        if holder is not None and owner is not None and not isinstance(kind, PlayerType):
            message = f"only players, things and the game have fields, this is {type_words(holder.type)}"
            self.scope.error("wrong-kind", message, owner.span, "has no fields", "write `the game has`, or name who has it")
            return None
        wanted = GAME if holder is None else PLAYER
        found = noun_field(self.scope, noun)
        if found is None or found[0].owner != wanted:
            candidates = [n for n, f in model.fields.items() if f.owner == wanted]
            message = f"{'the game has' if holder is None else 'players have'} no `{name}`"
            self.scope.unknown("unknown-name", message, noun.name, candidates, "fields", "not declared")
            return None
        return found[0], holder

    def holds(self, line: syntax.Line, node: syntax.Holds) -> Iterator[tree.PlaceHolds]:
        place = bind(self.scope, node.place)
        if not isinstance(place, tree.FieldRead) or not isinstance(place.type, (PileOf, LineOf)):
            if not is_unknown(place):
                help = "name a pile or row of cards; what a field is stands behind `has`"
                self.scope.error("wrong-kind", "a place for cards is needed here", node.place.span, "not a place", help)
            return
        held = place.type.of
        nothing = any(isinstance(card, syntax.Name) and card.name in ("nothing", "none") for card in node.cards)
        cards = () if nothing else node.cards
        found = tuple(fit(self.scope, as_things(bind(self.scope, card, held), held), held, card.span) for card in cards)
        yield tree.PlaceHolds(line.span, place, found, line.word == "given")

    # ------------------------------------------------------------ doing and answering

    def does(self, line: syntax.Line, node: syntax.Does | syntax.Can) -> Iterator[tree.Does | tree.Can]:
        seat, rule = self.seat(node.player), self.binder.model.rules.get(node.rule.text)
        if rule is None:
            message = f"there is no action or event called `{node.rule}`"
            self.scope.unknown("unknown-rule", message, node.rule, self.binder.model.rules, "rules", "not declared")
            return
        self.scope.refer(rule, node.rule.span)
        answers = {binding.name.text: self.answer(self.of(seat), rule, binding) for binding in node.bindings}
        because = self.because(rule, node.because) if isinstance(node, syntax.Can) and node.because is not None else None
        for param in rule.params:
            if param.name not in answers:
                message, help = f"`{node.rule}` needs {param.name}", f"write `with {param.name} = ...`"
                self.scope.error("wrong-arguments", message, node.rule.span, "missing", help)
                return
        args = tuple(answers.pop(param.name).value for param in rule.params)
        chosen = tuple(answers.values())
        if seat is None:
            return
        if isinstance(node, syntax.Does):
            yield tree.Does(line.span, seat.value, rule, args, chosen)
        else:
            yield tree.Can(line.span, seat.value, node.possible, rule, args, chosen, because)

    def answer(self, scope: Scope, rule: RuleInfo, binding: syntax.Binding) -> tree.Answer:
        """It is for what the rule itself calls so, or else for all that may be asked for under this name."""
        name, given = binding.name, self.binder.given(rule)
        locals = [local for local in given if local.name == name.text] or self.asked.get(name.text, [])
        if not locals:
            message, names = f"nothing is ever chosen as `{name}`", [local.name for local in given]
            plural, otherwise = (
                f"names of `{rule.name}`" if given else "names of choices",
                f"name what is chosen while `{rule.name}` happens, or leave it out",
            )
            self.scope.unknown("unknown-name", message, name, names or [*self.asked], plural, "no such choice", otherwise)
        for local in locals:
            scope.refer(local, name.span)
        value = bind(scope, binding.value, locals[0].type if locals else None)
        if locals:
            value = as_things(value, locals[0].type)
        if len({local.type for local in locals}) == 1:
            type = locals[0].type
            value = fit(scope, value, element(type) if not is_many(value.type) else type, binding.value.span)
        several = is_many(value.type) or any(is_many(local.type) for local in locals)
        return tree.Answer(binding.span, name.text, value, several)

    def because(self, rule: RuleInfo, node: syntax.Ident | syntax.Text) -> str:
        if isinstance(node, syntax.Text):
            return node.value
        own = [local for local in self.binder.given(rule) if local.name == node.text]
        symbols: Sequence[tree.Symbol] = own or symbols_called(self.binder.model, node.text) or self.asked.get(node.text, [])
        for symbol in symbols:
            self.scope.refer(symbol, node.span)
        if not symbols and node.text not in VALUES and node.text != "option":
            model = self.binder.model
            candidates = [*self.asked, *model.fields, *model.quantities, *model.defines, *model.settings, *model.rules]
            self.scope.unknown("unknown-name", f"no rule speaks of `{node}`", node, candidates, "names")
        return node.text

    def chooses(self, line: syntax.Line, player: syntax.Ident, node: syntax.Expr) -> Iterator[tree.Chooses]:
        """A label, a rule's name, or a value of whatever type the question has."""
        seat = self.seat(player)
        words: tuple[str, ...] = ()
        value: Expr | None = None
        if isinstance(node, syntax.Text):
            words = (node.value,)
        elif isinstance(node, syntax.Name):
            words = (node.name,)
            if node.name in self.scope.seats or not self.is_option(node):
                value = self.no_option(node) if is_constant_name(self.scope, node) else bind(self.of(seat), node)
        else:
            value = as_things(bind(self.of(seat), node), AnyCard())
        if seat is not None:
            yield tree.Chooses(line.span, seat.value, words, value)

    def no_option(self, node: syntax.Name) -> Expr:
        model = self.binder.model
        options = [value for choices in model.choices.values() for value in choices.values]
        options += [row.id for table in model.tables.values() for row in table.rows]
        name, message = syntax.Ident(node.span, node.name), f"there is nothing called `{node.name}`"
        options += [*model.rules, *ANSWERS]
        return self.scope.unknown("unknown-name", message, name, options, "options", otherwise="write its label in quotes")

    def is_option(self, node: syntax.Name) -> bool:
        """Does the name say which option, whatever is asked?"""
        rule = self.binder.model.rules.get(node.name)
        constants = constants_called(self.scope, node.name, node.span)
        if rule is not None:
            self.scope.refer(rule, node.span)
        for constant in constants:
            named_constant(self.scope, constant)
        return rule is not None or bool(constants) or node.name in ANSWERS

    def happens(self, line: syntax.Line, phase: bool, name: syntax.Ident) -> Iterator[tree.Happens]:
        model = self.binder.model
        if phase and name.text in model.phases:
            self.scope.refer(model.phases[name.text], name.span)
            if model.phases[name.text].in_turn:
                message, help = f"`{name}` is part of a turn", "write `when ana's turn happens`"
                self.scope.error("unknown-phase", message, name.span, "does not happen by itself", help)
                return
            yield tree.Happens(line.span, model.phases[name.text])
        elif not phase and name.text in ("setup", "round") and happens(model, name.text):
            yield tree.Happens(line.span, name.text)
        elif not phase and name.text == "round":
            message, help = "this game has no `rounds`", "say which `phase` happens, or write `when ana's turn happens`"
            self.scope.error("unknown-phase", message, name.span, "can't happen", help)
        else:
            names, group = (list(model.phases), "phases") if phase else (["setup", "round"], "words")
            message = f"there is no {'phase ' if phase else ''}`{name}` that could happen"
            self.scope.unknown("unknown-phase", message, name, names, group, "not declared")


def happens(model: Model, what: str) -> bool:
    """Has the game a flow, or rounds?"""
    flow = model.play[0].flow if model.play is not None else None
    return flow is not None and (what == "setup" or any(isinstance(part, syntax.Rounds) for part in flow))
