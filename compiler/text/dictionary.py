"""The dictionary of a game in one language: what every declared name is called, and what sort of thing it is.

Comes in: parsed rules files, the language, and the game's own phrases. Goes out: a `Dictionary` that card texts are
written with. Titles are the words; a name without a title is read as it stands (`max_hand` is "max hand").
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace

from compiler.text.kinds import NUMBER, Kind, kind_of_type
from compiler.text.languages import REALISERS
from compiler.text.languages.realiser import Realiser
from compiler.text.nouns import Noun
from compiler.text.phrases import NOUN_KEYS, Phrases, standard_phrases
from dsl import syntax as s

Params = tuple[tuple[str, Kind], ...]


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
    """`choices` are the lead-in choices by name; they can be spoken of from outside."""

    name: str
    kind: str
    params: Params
    title: str
    choices: Mapping[str, s.Choose] = field(default_factory=dict)


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
    readers: list = field(default_factory=list, repr=False)  # filled once by whoever reads texts with these nouns

    def title(self, text: str) -> str:
        """A title in this language, if the game's phrases translate it."""
        found = self.phrases.sections.get("titles", {}).get(text, text)
        return found if isinstance(found, str) else text

    def noun(self, title: str, ref: str = "") -> Noun:
        given = self.phrases.sections.get("nouns", {}).get(title)
        noun = self.language.noun_of_title(self.title(title), ref or title)
        return _with_forms(noun, given)

    def word(self, key: str) -> Noun:
        """A noun the phrases themselves need: player, rival, card, die."""
        noun = self.language.noun_of_title(key, key)
        return _with_forms(noun, self.phrases.sections.get("words", {}).get(key))

    def kind_noun(self, title: str, ref: str) -> Noun:
        """A choice value as something to have: its title names a kind, so it has no plural unless the nouns say so."""
        noun = self.noun(title, ref)
        return (
            noun if title in self.phrases.sections.get("nouns", {}) else replace(noun, one=noun.plural, counted=False)
        )

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
        return next(
            (entry for (owner, key), entry in self.fields.items() if key == name and owner not in ("player", "game")),
            None,
        )

    def bare(self, name: str) -> FieldEntry | None:
        return self.fields.get(("player", name)) or self.fields.get(("game", name))

    def family_of_choice(self, value: str) -> FieldEntry | None:
        """The player field that a choice value stands for as a noun (`gain 2 research`), if there is exactly one."""
        types = {type_ for type_, _ in self.choices.get(value, ())}
        found = [
            entry
            for entry in self.fields.values()
            if entry.owner == "player"
            and entry.kind == NUMBER
            and len(entry.index) == 1
            and entry.index[0].name in types
        ]
        return found[0] if len(found) == 1 else None

    def choice_title(self, value: str, type_: str = "") -> str | None:
        found = [title for of, title in self.choices.get(value, ()) if of == type_ or not type_]
        return found[0] if found else None


def build_dictionary(
    files: Iterable[s.File],
    language: str = "en",
    overrides: Mapping[str, object] | None = None,
    rows: Mapping[str, str] | None = None,
) -> Dictionary:
    """`overrides` is what `load_phrases` gives; `rows` the display names of table rows by id."""
    phrases = standard_phrases(language).merged(overrides)
    book = Dictionary(REALISERS[language](phrases), phrases, rows=dict(rows or {}))
    declarations = [declaration for file in files for declaration in _declarations(file)]
    book.choice_types = {node.name.text for node in declarations if isinstance(node, s.Choices)}
    for node in declarations:
        _ENTER.get(type(node), lambda *_: None)(book, node)
    _find_prices(book, declarations)
    return book


def _declarations(file: s.File) -> Iterator[object]:
    for node in file.declarations:
        yield node
        if isinstance(node, (s.Variant, s.Automa)):
            yield from node.parts
        if isinstance(node, s.Play):
            yield from (part for part in walk(node) if isinstance(part, s.Phase))


def walk(node: object) -> Iterator[object]:
    """The node and everything below it, in source order."""
    if isinstance(node, tuple):
        for item in node:
            yield from walk(item)
    elif is_dataclass(node):
        yield node
        for part in fields(node):
            if part.name != "span":
                yield from walk(getattr(node, part.name))


def _with_forms(noun: Noun, given: object) -> Noun:
    if isinstance(given, str):
        given = {"one": given}
    if not isinstance(given, Mapping):
        return noun
    known = {key: value for key, value in given.items() if key in NOUN_KEYS}
    known.setdefault("counted", "many" in known or noun.counted)
    known.setdefault("many", known.get("one", noun.many))
    known.setdefault("one", noun.one)
    return Noun(ref=noun.ref, **{"symbol": noun.symbol, **known})


def _title(book: Dictionary, node) -> str:
    return book.title(node.title.value) if node.title else book.title(node.name.text.replace("_", " "))


def _params(book: Dictionary, node) -> Params:
    return tuple((item.name.text, kind_of_type(item.type, book.choice_types)[0]) for item in node.parameters)


def _enter_fields(book: Dictionary, owner: str, nodes: tuple[s.Field, ...], is_column: bool = False) -> None:
    for node in nodes:
        kind, index = kind_of_type(node.type, book.choice_types)
        low = node.type.low if isinstance(node.type, s.RangeType) else None
        high = node.type.high if isinstance(node.type, s.RangeType) else None
        noun = book.noun(node.title.value, node.name.text) if node.title else book.named(node.name.text)
        if node.title is None and kind.tag in ("set", "pile"):
            noun = replace(noun, one=noun.plural, counted=False)
        book.fields[owner, node.name.text] = FieldEntry(
            node.name.text,
            owner,
            kind,
            index,
            noun,
            node.title is not None,
            node.seen_by.text if node.seen_by else "all",
            isinstance(low, s.Negate),
            high.value if isinstance(high, s.Number) else None,
            is_column,
        )


def _enter_has(book: Dictionary, node: s.Has) -> None:
    _enter_fields(book, node.owner.text, node.fields)


def _enter_table(book: Dictionary, node: s.Table) -> None:
    type_ = node.row_type.text
    if node.title:
        book.types[type_] = book.noun(node.title.value, type_)
    else:
        book.types[type_] = book.type_noun(type_)
    book.tables[node.name.text] = type_
    if node.by:
        book.table_keys[type_] = node.by.text
    _enter_fields(book, type_, node.columns, is_column=True)


def _enter_choices(book: Dictionary, node: s.Choices) -> None:
    book.types[node.name.text] = book.type_noun(node.name.text)
    for value in node.values:
        title = book.title(value.title.value) if value.title else book.title(value.name.text.replace("_", " "))
        book.choices.setdefault(value.name.text, []).append((node.name.text, title))


def _enter_setting(book: Dictionary, node: s.Setting) -> None:
    noun = book.noun(node.title.value, node.name.text) if node.title else book.named(node.name.text)
    book.settings[node.name.text] = (kind_of_type(node.type, book.choice_types)[0], noun)


def _enter_define(book: Dictionary, node: s.Define) -> None:
    title = book.title(node.title.value) if node.title else ""
    book.defines[node.name.text] = DefineEntry(node.name.text, _params(book, node), title, node.value)


def _enter_quantity(book: Dictionary, node: s.Quantity) -> None:
    title = _title(book, node)
    noun = book.noun(node.title.value if node.title else node.name.text.replace("_", " "), node.name.text)
    book.quantities[node.name.text] = QuantityEntry(node.name.text, _params(book, node), title, noun)


def _enter_rule(book: Dictionary, node: s.Rule) -> None:
    chosen = {item.name.text: item for item in walk(node.body) if isinstance(item, s.Choose)}
    book.rules[node.name.text] = RuleEntry(node.name.text, node.kind, _params(book, node), _title(book, node), chosen)


def _enter_phase(book: Dictionary, node: s.Phase) -> None:
    book.phases[node.name.text] = _title(book, node)


def _enter_automa(book: Dictionary, node: s.AutomaHas) -> None:
    _enter_fields(book, "player", node.fields)


_ENTER = {
    s.Has: _enter_has,
    s.Table: _enter_table,
    s.Choices: _enter_choices,
    s.Setting: _enter_setting,
    s.Define: _enter_define,
    s.Quantity: _enter_quantity,
    s.Rule: _enter_rule,
    s.Phase: _enter_phase,
    s.AutomaHas: _enter_automa,
}


def _find_prices(book: Dictionary, declarations: list) -> None:
    """Which quantity is the price of which rule: "costs $2 less" instead of "its price is 2 lower"."""
    for rule in declarations:
        if not isinstance(rule, s.Rule):
            continue
        for amount in (
            item for pay in walk(rule.body) if isinstance(pay, s.Pay) and pay.subject is None for item in pay.price
        ):
            value = amount.value.base if isinstance(amount.value, s.Index) else amount.value
            entry = book.quantities.get(value.name) if isinstance(value, s.Name) else None
            if entry is None or amount.noun is None:
                continue
            named_after = rule.title is not None and entry.title.startswith(book.title(rule.title.value))
            paid_in = (rule.name.text, amount.noun) if named_after else entry.paid_in
            same = entry.resource is None or entry.resource == amount.noun
            book.quantities[entry.name] = QuantityEntry(
                entry.name, entry.params, entry.title, entry.noun, paid_in, amount.noun if same else None
            )
