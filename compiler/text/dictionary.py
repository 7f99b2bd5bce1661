"""What everything declared is called in one language: the nouns and titles of a game.

Titles are the words, and the phrases of the game may translate them. A name without a title is read as it stands (`max_hand` is
"max hand"). Everything else a text needs to know, it reads from the bound game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from compiler.bound.game import Game, Rounds
from compiler.bound.tree import (
    ChoiceValue,
    Column,
    ColumnCall,
    Do,
    FunctionRead,
    Local,
    MayDo,
    Pay,
    Phase,
    Resource,
    Roll,
    Row,
    Set,
)
from compiler.model import DefineInfo, FieldInfo, Model, QuantityInfo, RuleInfo, SettingInfo, TableInfo, spoken
from compiler.text.languages import REALISERS
from compiler.text.languages.english import title_noun
from compiler.text.languages.realiser import Realiser
from compiler.text.phrases import NOUN_KEYS, Phrases, slots_of, standard_phrases
from compiler.text.pieces import Noun, Words
from compiler.types import (
    AnyCard,
    CellType,
    ChoiceType,
    FlagType,
    IntType,
    KindOf,
    ListOf,
    PlayerType,
    RowOf,
    SetOf,
    Type,
    bare,
    family,
    is_many,
)
from dsl.walk import nodes_in

MOST_STEPS = 5
Function = DefineInfo | QuantityInfo
Ladder = tuple[tuple[str, int], ...]
"""A column of numbers read by a choice: what each choice is called, and its number."""


def build_dictionary(game: Game, language: str = "en", changes: Mapping[str, object] | None = None) -> Dictionary:
    """`changes` is what `load_phrases` gives: the game's own phrases."""
    phrases = standard_phrases(language).merged(changes)
    return Dictionary(REALISERS[language](phrases), phrases, game)


class Price(NamedTuple):
    """What a quantity is paid in. `rule`: the rule whose price it is, if it is named after it."""

    rule: RuleInfo | None
    paid: Resource
    resource: Resource | None


@dataclass(eq=False)
class Dictionary:
    language: Realiser
    phrases: Phrases
    game: Game
    nouns: dict[object, Noun] = field(default_factory=dict, repr=False)

    @property
    def model(self) -> Model:
        return self.game.model

    # ------------------------------------------------------------ titles

    def section(self, name: str) -> Mapping[str, object]:
        return self.phrases.sections.get(name, {})

    def title(self, text: str) -> str:
        """A title in this language, if the game's phrases translate it; the noun of a title is its translation too. Titles that are
        plurals stay plurals: they are written in English unless this is another language's game."""
        found, noun = self.translated(text), self.section("nouns").get(text)
        if found != text or not isinstance(noun, Mapping):
            return noun if found == text and isinstance(noun, str) else found
        english = title_noun(text, "")
        key = "many" if "many" in noun and english.one != text == english.many else "one"
        found, adjective = str(noun.get(key, noun.get("one", text))), str(noun.get("adjective", ""))
        gender = "p" if key == "many" else str(noun.get("gender", "n"))
        return self.language.with_adjective(adjective, found, gender) if adjective else found

    def translated(self, text: str) -> str:
        """A title as the section `titles` gives it. What is left may still be looked up as a noun."""
        found = self.section("titles").get(text, text)
        return found if isinstance(found, str) else text

    def rule_title(self, rule: RuleInfo) -> str:
        return self.translated(rule.title)

    def function_title(self, info: Function) -> str:
        """Of a quantity or define; nothing if a define has none: it is then said by what it stands for."""
        return self.translated(info.title) if isinstance(info, QuantityInfo) or info.node.title is not None else ""

    def choice_title(self, value: ChoiceValue) -> str:
        return self.translated(value.choices.titles[value.choices.number(value.name)])

    def row_title(self, row: Row) -> str:
        number = row.table.row_number(row.id)
        return self.title(row.table.rows[number].name if number is not None else spoken(row.id))

    def forms_of_rule(self, name: str, form: str, slots: Iterable[str]) -> str | None:
        """How the phrases say a rule in that form, if they do and every slot can be filled."""
        given = self.section("rules").get(name)
        text = given.get(form) if isinstance(given, Mapping) else None
        return text if isinstance(text, str) and slots_of(text) <= set(slots) else None

    def said_of_rule(self, name: str, form: str, slots: Mapping[str, object]) -> Words | None:
        text = self.forms_of_rule(name, form, slots)
        return self.language.one_of_it(self.language.fill(text, slots)) if text is not None else None

    def forms_of_event(self, key: str) -> Mapping[str, str]:
        given = self.section("events").get(key)
        return given if isinstance(given, Mapping) else {}

    def forms_of_flag(self, title: str) -> Mapping[str, str]:
        """How a flag reads, if the phrases or its title say so."""
        given = self.section("flags").get(title)
        return given if isinstance(given, Mapping) else self.language.flag_forms(title) or {}

    # ------------------------------------------------------------ nouns

    def noun(self, title: str, ref: str = "") -> Noun:
        noun = self.language.noun_of_title(self.translated(title), ref or title)
        return _with_forms(noun, self.section("nouns").get(title))

    def word(self, key: str) -> Noun:
        """A noun the phrases themselves need: player, rival, card, die."""
        return _with_forms(self.language.noun_of_title(key, key), self.section("words").get(key))

    def named(self, name: str) -> Noun:
        """The noun of a name that has no title."""
        return self.noun(spoken(name), name)

    def noun_of(self, symbol: FieldInfo | SettingInfo | QuantityInfo | Column) -> Noun:
        """What a field, setting, quantity or column is called."""
        if symbol not in self.nouns:
            self.nouns[symbol] = self._noun_of(symbol)
        return self.nouns[symbol]

    def _noun_of(self, symbol: FieldInfo | SettingInfo | QuantityInfo | Column) -> Noun:
        if isinstance(symbol, Column):
            column = symbol.table.column(symbol.name)
            if column is None:
                return self.named(symbol.name)
            title, type, titled = column.title or spoken(column.name), column.type, bool(column.title)
        elif isinstance(symbol, FieldInfo):
            title, type, titled = symbol.title, symbol.type, is_titled(symbol)
        else:
            return self.noun(symbol.title, symbol.name)
        noun = self.noun(title, symbol.name)
        several = not titled and is_many(bare(family(type)[0]))
        return replace(noun, one=noun.plural, counted=False) if several else noun

    def kind_noun(self, value: ChoiceValue) -> Noun:
        """A choice value as something to have: its title names a kind, so it has no plural unless the nouns say so."""
        title = self.choice_title(value)
        noun = self.noun(title, value.name)
        return noun if self.has_noun(title) else replace(noun, one=noun.plural, counted=False)

    def has_noun(self, title: str) -> bool:
        given = self.section("nouns").get(title)
        return isinstance(given, str) or isinstance(given, Mapping) and "one" in given

    def purse_noun(self, name: str) -> Noun:
        """What is paid under this name: a field, or a choice that stands for its part of one."""
        info = self.model.fields.get(name)
        if info is not None:
            return self.noun_of(info)
        found = next((choices for choices in self.model.choices.values() if name in choices.values), None)
        return self.kind_noun(ChoiceValue(found, name)) if found is not None else self.named(name)

    def noun_of_type(self, type: Type) -> Noun:
        """What one of a kind is called: player, card, dock, number."""
        match bare(type):
            case PlayerType():
                return self.word("player")
            case AnyCard():
                return self.word("card")
            case RowOf(name) | ChoiceType(name):
                return self.type_noun(name)
            case KindOf(name):
                kind, of = self.word("kind_of"), self.type_noun(name)
                return replace(kind, one=kind.one.replace("{noun}", of.one), many=kind.many.replace("{noun}", of.many))
            case IntType():
                return self.word("number")
            case CellType():
                return self.word("cell")
            case FlagType():
                return self.word("answer")
            case ListOf() | SetOf():
                return self.word("list")
        return self.word("thing")

    def type_noun(self, name: str) -> Noun:
        if name not in self.nouns:
            table = self.model.row_types.get(name)
            if table is not None and table.node.title is not None:
                self.nouns[name] = self.noun(table.title, name)
            else:
                self.nouns[name] = _with_forms(self.language.noun_of_type(name), self.section("nouns").get(name))
        return self.nouns[name]

    def countable(self) -> Iterable[Noun]:
        """Every noun that can be counted: types, fields and columns with titles, choice values."""
        model = self.model
        yield from (self.word(key) for key in ("card", "player", "rival"))
        yield from (self.type_noun(name) for name in (*model.row_types, *model.choices))
        for table in model.tables.values():
            yield from (self.noun_of(Column(table, c.name)) for c in table.loaded.shape.columns if c.title)
        yield from (self.noun_of(info) for info in model.all_fields() if is_titled(info))
        yield from (self.kind_noun(ChoiceValue(choices, name)) for choices in model.choices.values() for name in choices.values)

    # ------------------------------------------------------------ what belongs together

    def params(self, info: Function) -> tuple[Local, ...]:
        """The parameters of a define or quantity."""
        return self.game.functions[info].params

    @cached_property
    def prices(self) -> Mapping[QuantityInfo, Price]:
        """Which quantity is the price of which rule: "costs $2 less" instead of "its price is 2 lower"."""
        found: dict[QuantityInfo, Price] = {}
        for rule in self.game.rules.values():
            for pay in nodes_in(rule.body):
                for part in pay.payments if isinstance(pay, Pay) and pay.subject is None else ():
                    quantity = part.value.function if isinstance(part.value, FunctionRead) else None
                    if isinstance(quantity, QuantityInfo) and part.resource is not None:
                        found[quantity] = self._price(rule.info, quantity, part.resource, found.get(quantity))
        return found

    @cached_property
    def rolled(self) -> frozenset[FieldInfo]:
        """Fields that the rules roll for: a card that rolls for one of them does so again."""
        rolls = [
            node for node in nodes_in((*(rule.body for rule in self.game.rules.values()), self.game.flow)) if isinstance(node, Roll)
        ]
        return frozenset(roll.target.field for roll in rolls if roll.target is not None)

    @cached_property
    def renewed(self) -> frozenset[FieldInfo]:
        """Fields of the game that every round begins by setting or rolling: a card that sets them does so for its rest."""
        firsts = [part.flow[0] for part in self.game.flow if isinstance(part, Rounds) and part.flow]
        begun = [node for first in firsts for node in (first.body if isinstance(first, Phase) and first.who is None else ())]
        return frozenset(
            node.target.field for node in begun if isinstance(node, (Roll, Set)) and node.target and not node.target.keys
        )

    @cached_property
    def optional(self) -> frozenset[Column]:
        """Columns whose effects are only ever offered: the player may leave them."""
        nodes = list(
            nodes_in((*(rule.body for rule in self.game.rules.values()), self.game.flow, *(c.content for c in self.game.cells)))
        )
        called = {node.callee: isinstance(node, MayDo) for node in nodes if isinstance(node, (Do, MayDo))}
        columns = [
            (Column(table, call.column), may)
            for call, may in called.items()
            if isinstance(call, ColumnCall)
            for table in call.tables
        ]
        return frozenset(column for column, _ in columns) - {column for column, may in columns if not may}

    def _price(self, rule: RuleInfo, quantity: QuantityInfo, paid: Resource, before: Price | None) -> Price:
        titled = rule.node.title is not None and quantity.node.title is not None
        named_after = titled and quantity.title.startswith(rule.title)
        resource = paid if before is None or before.resource == paid else None
        if named_after or before is None:
            return Price(rule if named_after else None, paid, resource)
        return before._replace(resource=resource)

    @cached_property
    def ladders(self) -> Mapping[Column, Ladder]:
        """Columns of numbers that are read by a choice and short enough to be printed on a card."""
        return {
            Column(table, column.name): steps
            for table in self.model.tables.values()
            for column in table.loaded.shape.columns
            if isinstance(column.type, IntType) and (steps := self._steps(table, column.name))
        }

    def _steps(self, table: TableInfo, column: str) -> Ladder:
        """The values of a column, if the table is read by a choice and has a row for each."""
        key = table.column(table.loaded.shape.key or "")
        choices = self.model.choices.get(key.type.name) if key is not None and isinstance(key.type, ChoiceType) else None
        if key is None or choices is None or not 1 < len(table.rows) <= MOST_STEPS or len(table.rows) != len(choices.values):
            return ()
        cells = [(row.cells[key.name], row.cells[column]) for row in table.rows]
        return tuple((self.title(choices.titles[k]), n) for k, n in cells if isinstance(k, int) and isinstance(n, int))


def is_titled(info: FieldInfo) -> bool:
    return info.node.title is not None


def is_mark(info: FieldInfo) -> bool:
    """A flag that only says what was done ("has rolled"): the deed itself has been told."""
    return isinstance(info.type, FlagType) and is_titled(info) and info.title.startswith("has ")


def _with_forms(noun: Noun, given: object) -> Noun:
    if isinstance(given, str):
        given = {"one": given}
    if not isinstance(given, Mapping):
        return noun
    known = {key: value for key, value in given.items() if key in NOUN_KEYS}
    known.setdefault("counted", "many" in known or noun.counted)
    known.setdefault("many", known.get("one", noun.many))
    known.setdefault("one", noun.one)
    return Noun(ref=noun.ref, **{"symbol": noun.symbol, "level": noun.level, **known})
