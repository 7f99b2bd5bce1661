"""Fills the dictionary of a game from its declarations.

Comes in: parsed rules files, the language, and the game's own phrases. Goes out: a `Dictionary` that card texts are
written with. A name without a title is read as it stands (`max_hand` is "max hand").
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from compiler.text.dictionary import DefineEntry, Dictionary, FieldEntry, Ladder, Params, QuantityEntry, RuleEntry
from compiler.text.kinds import FLAG, kind_of_type
from compiler.text.languages import REALISERS
from compiler.text.phrases import standard_phrases
from dsl import syntax as s
from dsl.walk import nodes_in


def build_dictionary(
    files: Iterable[s.File],
    language: str = "en",
    overrides: Mapping[str, object] | None = None,
    rows: Mapping[str, str] | None = None,
    ladders: Mapping[tuple[str, str], Ladder] | None = None,
) -> Dictionary:
    """`overrides` is what `load_phrases` gives; `rows` the display names of table rows by id; `ladders` what
    `ladders_of` finds in the tables."""
    phrases = standard_phrases(language).merged(overrides)
    book = Dictionary(REALISERS[language](phrases), phrases)
    book.rows = {id_: book.title(name) for id_, name in (rows or {}).items()}
    book.ladders = {key: tuple((book.title(title), number) for title, number in steps) for key, steps in (ladders or {}).items()}
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
            yield from (part for part in nodes_in(node) if isinstance(part, s.Phase))


def _title(book: Dictionary, node) -> str:
    return book.translated(node.title.value if node.title else node.name.text.replace("_", " "))


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
            kind == FLAG and node.title is not None and node.title.value.startswith("has "),
            node.title.value if node.title else node.name.text.replace("_", " "),
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
        title = book.translated(value.title.value if value.title else value.name.text.replace("_", " "))
        book.choices.setdefault(value.name.text, []).append((node.name.text, title))


def _enter_setting(book: Dictionary, node: s.Setting) -> None:
    noun = book.noun(node.title.value, node.name.text) if node.title else book.named(node.name.text)
    book.settings[node.name.text] = (kind_of_type(node.type, book.choice_types)[0], noun)


def _enter_define(book: Dictionary, node: s.Define) -> None:
    title = book.translated(node.title.value) if node.title else ""
    book.defines[node.name.text] = DefineEntry(node.name.text, _params(book, node), title, node.value)


def _enter_quantity(book: Dictionary, node: s.Quantity) -> None:
    title = _title(book, node)
    noun = book.noun(node.title.value if node.title else node.name.text.replace("_", " "), node.name.text)
    book.quantities[node.name.text] = QuantityEntry(node.name.text, _params(book, node), title, noun)


def _enter_rule(book: Dictionary, node: s.Rule) -> None:
    chosen = {item.name.text: item for item in nodes_in(node.body) if isinstance(item, s.Choose)}
    requires = tuple(item.condition for item in node.body.statements if isinstance(item, s.Require))
    book.rules[node.name.text] = RuleEntry(node.name.text, node.kind, _params(book, node), _title(book, node), chosen, requires)


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
    titles = {node.name.text: node.title.value for node in declarations if isinstance(node, s.Quantity) and node.title}
    for rule in declarations:
        if not isinstance(rule, s.Rule):
            continue
        for amount in (item for pay in nodes_in(rule.body) if isinstance(pay, s.Pay) and pay.subject is None for item in pay.price):
            value = amount.value.base if isinstance(amount.value, s.Index) else amount.value
            entry = book.quantities.get(value.name) if isinstance(value, s.Name) else None
            if entry is None or amount.noun is None:
                continue
            named_after = rule.title is not None and titles.get(entry.name, "").startswith(rule.title.value)
            paid_in = (rule.name.text, amount.noun) if named_after else entry.paid_in
            same = entry.resource is None or entry.resource == amount.noun
            book.quantities[entry.name] = QuantityEntry(
                entry.name, entry.params, entry.title, entry.noun, paid_in, amount.noun if same else None
            )
