"""The dictionary of a game in one language: what every declared name is called, and what sort of thing it is.

Titles are the words, `phrases` of the game may translate them. `build` fills the dictionary from the declarations.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from compiler.text.kinds import NUMBER, Kind
from compiler.text.languages.english import is_plural
from compiler.text.languages.realiser import Realiser
from compiler.text.nouns import Noun
from compiler.text.phrases import NOUN_KEYS, Phrases
from compiler.text.pieces import Words
from compiler.text.templates import slots_of
from dsl import syntax as s

Params = tuple[tuple[str, Kind], ...]
Ladder = tuple[tuple[str, int], ...]
"""A column of numbers read by a choice: what each choice is called, and its number."""


@dataclass(frozen=True)
class FieldEntry:
    """`owner` is player, game, or a type; `index` the kinds of a family's keys. `highest` is a fixed upper end."""

    name: str
    owner: str
    kind: Kind
    index: tuple[Kind, ...]
    noun: Noun
    titled: bool
    seen_by: str = "all"
    may_be_negative: bool = False
    highest: int | None = None
    is_column: bool = False
    is_mark: bool = False
    """A flag that only says what was done ("has rolled"): the deed itself has been told."""
    title: str = ""
    """As it is written in the rules."""


@dataclass(frozen=True)
class QuantityEntry:
    """`paid_in` is (rule, resource noun) if some rule's price is this quantity and its title begins with the rule's."""

    name: str
    params: Params
    title: str
    noun: Noun
    paid_in: tuple[str, s.Noun] | None = None
    resource: s.Noun | None = None


@dataclass(frozen=True)
class DefineEntry:
    name: str
    params: Params
    title: str
    value: s.Expr


@dataclass(frozen=True)
class RuleEntry:
    """`choices` are the lead-in choices by name; they can be spoken of from outside. `requires`: its requirements."""

    name: str
    kind: str
    params: Params
    title: str
    choices: Mapping[str, s.Choose] = field(default_factory=dict)
    requires: tuple[s.Expr, ...] = ()


@dataclass
class Dictionary:
    language: Realiser
    phrases: Phrases
    types: dict[str, Noun] = field(default_factory=dict)
    choice_types: set[str] = field(default_factory=set)
    choices: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    fields: dict[tuple[str, str], FieldEntry] = field(default_factory=dict)
    quantities: dict[str, QuantityEntry] = field(default_factory=dict)
    defines: dict[str, DefineEntry] = field(default_factory=dict)
    rules: dict[str, RuleEntry] = field(default_factory=dict)
    tables: dict[str, str] = field(default_factory=dict)
    table_keys: dict[str, str] = field(default_factory=dict)
    settings: dict[str, tuple[Kind, Noun]] = field(default_factory=dict)
    phases: dict[str, str] = field(default_factory=dict)
    rows: dict[str, str] = field(default_factory=dict)
    ladders: Mapping[tuple[str, str], Ladder] = field(default_factory=dict)
    readers: list = field(default_factory=list, repr=False)  # filled once by whoever reads texts with these nouns

    def title(self, text: str) -> str:
        """A title in this language, if the game's phrases translate it; the noun of a title is its translation too."""
        found = self.translated(text)
        if found != text:
            return found
        noun = self.phrases.sections.get("nouns", {}).get(text)
        if isinstance(noun, str):
            return noun
        return self._title_of_noun(text, noun) if isinstance(noun, Mapping) else text

    def translated(self, text: str) -> str:
        """A title as the section `titles` gives it. What is left may still be looked up as a noun."""
        found = self.phrases.sections.get("titles", {}).get(text, text)
        return found if isinstance(found, str) else text

    def _title_of_noun(self, text: str, noun: Mapping) -> str:
        """Titles that are plurals stay plurals: they are written in English unless this is another language's game."""
        key = "many" if "many" in noun and is_plural(text.split(" ")[-1]) else "one"
        found = str(noun.get(key, noun.get("one", text)))
        adjective = str(noun.get("adjective", ""))
        gender = "p" if key == "many" else str(noun.get("gender", "n"))
        return self.language.with_adjective(adjective, found, gender) if adjective else found

    def rule_form(self, name: str, form: str, slots: Iterable[str]) -> str | None:
        """How the phrases say a rule in that form, if they do and every slot can be filled."""
        given = self.phrases.sections.get("rules", {}).get(name)
        text = given.get(form) if isinstance(given, Mapping) else None
        return text if isinstance(text, str) and slots_of(text) <= set(slots) else None

    def said_of_rule(self, name: str, form: str, slots: Mapping[str, object]) -> Words | None:
        text = self.rule_form(name, form, slots)
        return self.language.one_of_it(self.language.fill(text, slots)) if text is not None else None

    def noun(self, title: str, ref: str = "") -> Noun:
        given = self.phrases.sections.get("nouns", {}).get(title)
        noun = self.language.noun_of_title(self.translated(title), ref or title)
        return _with_forms(noun, given)

    def word(self, key: str) -> Noun:
        """A noun the phrases themselves need: player, rival, card, die."""
        noun = self.language.noun_of_title(key, key)
        return _with_forms(noun, self.phrases.sections.get("words", {}).get(key))

    def kind_noun(self, title: str, ref: str) -> Noun:
        """A choice value as something to have: its title names a kind, so it has no plural unless the nouns say so."""
        noun = self.noun(title, ref)
        return noun if title in self.phrases.sections.get("nouns", {}) else replace(noun, one=noun.plural, counted=False)

    def type_noun(self, name: str) -> Noun:
        if name in self.types:
            return self.types[name]
        return _with_forms(self.language.noun_of_type(name), self.phrases.sections.get("nouns", {}).get(name))

    def named(self, name: str, ref: str = "") -> Noun:
        """The noun of a name that has no title."""
        return self.noun(name.replace("_", " "), ref or name)

    def field(self, owner: str, name: str) -> FieldEntry | None:
        return self.fields.get((owner, name)) or (self._any_thing(name) if owner in ("card", "") else None)

    def _any_thing(self, name: str) -> FieldEntry | None:
        """A card of any table: the field of the first type that has it."""
        return next((entry for (owner, key), entry in self.fields.items() if key == name and owner not in ("player", "game")), None)

    def bare(self, name: str) -> FieldEntry | None:
        return self.fields.get(("player", name)) or self.fields.get(("game", name))

    def family_of_choice(self, value: str) -> FieldEntry | None:
        """The player field that a choice value stands for as a noun (`gain 2 research`), if there is exactly one."""
        types = {type_ for type_, _ in self.choices.get(value, ())}
        found = [
            entry
            for entry in self.fields.values()
            if entry.owner == "player" and entry.kind == NUMBER and len(entry.index) == 1 and entry.index[0].name in types
        ]
        return found[0] if len(found) == 1 else None

    def choice_title(self, value: str, type_: str = "") -> str | None:
        found = [title for of, title in self.choices.get(value, ()) if of == type_ or not type_]
        return found[0] if found else None


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
