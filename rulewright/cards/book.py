"""What rows, cells and rules of a checked game are called and say in one language.

Card text is generated from the effect cells. A row's own `text` takes its place, with `{effect}` filled in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol

from compiler import types as t
from compiler.model import Model, TableInfo, spoken
from compiler.pipeline import Checked
from compiler.rows import Column, Row, RuleCell
from compiler.text import (
    Dictionary,
    amount_text,
    build_dictionary,
    card_spans,
    card_text,
    condition_text,
    filled_text,
    headed_spans,
    ladders_of,
    load_phrases,
    price_spans,
    price_text,
    rule_text,
    title_text,
)
from compiler.text.pieces import Words, plain, spaced, word
from compiler.text.settled import settled
from dsl import syntax
from dsl.parser import parse_cell
from dsl.source import Source, Span

NOTHING = "–"
EFFECT = "effect"


def open_book(checked: Checked, language: str = "en") -> Book:
    """The book of a game that has no errors; its own phrases count."""
    changes = None
    for path, text in checked.sources.items():
        if path.endswith(f"/phrases/{language}.yaml") or path == f"phrases/{language}.yaml":
            changes, findings = load_phrases(path, text, language)
            changes = None if findings else changes
    model = checked.model
    rows = {row.id: row.name for table in model.tables.values() for row in table.rows}
    return Book(model, build_dictionary(model.files, language, changes, rows, ladders_of(model)))


class Titled(Protocol):
    """A column or a field."""

    @property
    def name(self) -> str: ...

    @property
    def title(self) -> str: ...


class Book:
    def __init__(self, model: Model, words: Dictionary) -> None:
        self.model = model
        self.words = words

    # rules

    def rule(self, name: str, settings: Mapping[str, syntax.Expr] | None = None) -> str:
        """What an action or event does, requirement and price first; nothing if there is no such rule. With `settings` it is
        told as it is then."""
        found = self.model.rules.get(name)
        return rule_text(settled(found.node, settings or {}), self.words) if found else ""

    def rule_title(self, name: str) -> str:
        """Its title; a slot is said by the kind of what stands there: "Play a card"."""
        return title_text(name, self.words) if name in self.model.rules else spoken(name)

    # rows

    def name(self, row: Row) -> str:
        return self.words.title(row.name)

    def text(self, table: TableInfo, row: Row) -> str:
        """The printed text of a row; nothing if it has neither an effect nor a text."""
        generated = plain(self._generated(table, row))
        return generated if row.text is None else filled_text(self.words.title(row.text), generated)

    def pieces(self, table: TableInfo, row: Row) -> Words:
        """The same text in pieces, so that icons can stand in it; a written text is one piece."""
        return self._generated(table, row) if row.text is None else word(self.text(table, row))

    def _generated(self, table: TableInfo, row: Row) -> Words:
        """What the effects of a row say; those of a column with a display name stand apart, below that name."""
        parts: list[tuple[str, list[syntax.Statement]]] = []
        for column, _, tree in self._effect_cells(table, row):
            if not parts or column.title or parts[-1][0]:
                parts.append((column.title, []))
            parts[-1][1].extend(tree.statements)
        bodies = [(self.words.title(title), syntax.Body(Span(0, 0), tuple(said))) for title, said in parts if said]
        return spaced(*(headed_spans(title, body, self.words) if title else card_spans(body, self.words) for title, body in bodies))

    def effect(self, table: TableInfo, row: Row) -> syntax.Body:
        """All effect cells of a row as one body."""
        trees = [tree for _, tree in self.effects(table, row)]
        return syntax.Body(trees[0].span if trees else Span(0, 0), tuple(s for tree in trees for s in tree.statements))

    def effects(self, table: TableInfo, row: Row) -> Iterator[tuple[Source, syntax.Body]]:
        """The effect cells of a row one by one, each with its source."""
        yield from ((source, tree) for _, source, tree in self._effect_cells(table, row))

    def _effect_cells(self, table: TableInfo, row: Row) -> Iterator[tuple[Column, Source, syntax.Body]]:
        for column in table.loaded.shape.columns:
            if is_rule(column.type, EFFECT):
                for cell in _rule_cells(row.cells.get(column.name)):
                    tree = _parsed(cell)
                    if tree is not None:
                        yield column, cell.source, tree

    # cells

    def heading(self, column: Titled) -> str:
        """What a column or field is called."""
        return self.words.title(column.title or spoken(column.name))

    def yes_or_no(self, value: object) -> str:
        return self.words.phrases.form("name_yes" if value else "name_no", "do") or ""

    def value(self, type: t.Type, value: Any) -> str:
        """A cell of any column in words. What the value is, only its type says."""
        match type:
            case t.OptionalOf(of):
                return NOTHING if value == -1 else self.value(of, value)
            case t.RuleType(kind):
                return self._rule_value(kind, value)
            case t.FlagType():
                return self.yes_or_no(value)
            case t.ChoiceType(name):
                choices = self.model.choices[name]
                return self.words.title(choices.titles[value] or spoken(choices.values[value]))
            case t.RowOf(name):
                return self.name(self.model.row_types[name].rows[value])
            case t.PlayerType():
                return f"{self.words.word('player').one} {value + 1}"
            case t.SetOf(of):
                return self._listed(of, [bit for bit in range(value.bit_length()) if value >> bit & 1])
            case t.ListOf(of):
                return self._listed(of, value)
            case t.GridOf(height, width, of):
                lines = [value[row * width : (row + 1) * width] for row in range(height)]
                return " / ".join(" ".join(self.value(t.OptionalOf(of), cell) for cell in line) for line in lines)
            case t.CellType(_, width):
                return f"{value // width + 1},{value % width + 1}"
            case t.FamilyOf(of, keys):
                return self._family(of, keys, value)
        return self.words.title(value) if isinstance(value, str) else str(value)

    def price(self, value: object) -> Words:
        """A price cell in pieces."""
        tree = _parsed(value) if isinstance(value, RuleCell) else None
        return price_spans(tree, self.words) if tree is not None else ()

    def _listed(self, of: t.Type, values: Iterable[Any]) -> str:
        return ", ".join(self.value(of, value) for value in values) or NOTHING

    def _family(self, of: t.Type, keys: tuple[t.Type, ...], values: tuple[Any, ...]) -> str:
        names = [""]
        for key in keys:
            low, high = (bound or 0 for bound in self.model.bounds_of(key))
            offset = self.model.row_types[key.name].first if isinstance(key, t.RowOf) else 0
            shown = [self.value(key, number - offset) for number in range(low, high + 1)]
            names = [f"{name} {word}".strip() for name in names for word in shown]
        parts = [(name, self.value(of, value)) for name, value in zip(names, values, strict=False)]
        return ", ".join(f"{name}: {word}" for name, word in parts if word not in ("", NOTHING)) or NOTHING

    def _rule_value(self, kind: str, value: Any) -> str:
        if kind == "action":
            return self.rule_title(value) if value else NOTHING
        tree = _parsed(value) if isinstance(value, RuleCell) else None
        if tree is None:
            return NOTHING
        return WORDED[kind](tree, self.words)


WORDED: dict[str, Callable[[Any, Dictionary], str]] = {
    "effect": card_text,
    "condition": condition_text,
    "amount": amount_text,
    "price": price_text,
}


def is_rule(type: t.Type, kind: str) -> bool:
    if isinstance(type, t.FamilyOf):
        type = type.of
    return isinstance(type, t.RuleType) and type.kind == kind


def _rule_cells(value: object) -> Iterator[RuleCell]:
    if isinstance(value, RuleCell):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _rule_cells(item)


def _parsed(cell: RuleCell) -> Any:
    """The tree of a cell: what kind of tree, the kind of the cell says. None if it can't be read."""
    tree, findings = parse_cell(cell.kind, cell.source)
    return None if findings else tree
