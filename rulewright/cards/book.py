"""What rows, cells and rules of a checked game are called and say in one language.

Card text is generated from the effect cells. A row's own `text` takes its place, with `{effect}` filled in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

from compiler import types as t
from compiler.bound.game import Content, Game
from compiler.bound.tree import Block, Payment, SettingRead
from compiler.bound.tree import Column as Place
from compiler.model import TableInfo, spoken
from compiler.pipeline import Checked
from compiler.rows import Column, Row, RuleCell
from compiler.text import (
    Dictionary,
    amount_spans,
    as_offered,
    build_dictionary,
    card_spans,
    condition_spans,
    filled_text,
    headed_spans,
    load_phrases,
    price_spans,
    rule_spans,
    title_spans,
    written_effects,
)
from compiler.text.pieces import Words, plain, spaced, word
from compiler.text.simplify import Values, settled, standard_settings
from dsl.source import Source

NOTHING = "–"
EFFECT = "effect"


def open_book(checked: Checked, language: str = "en") -> Book:
    """The book of a game that has no errors; its own phrases count."""
    changes = None
    for path, text in checked.sources.items():
        if path.endswith(f"/phrases/{language}.yaml") or path == f"phrases/{language}.yaml":
            changes, findings = load_phrases(path, text, language, chosen=checked.model.chosen)
            changes = None if findings else changes
    assert checked.game is not None
    return Book(checked.game, build_dictionary(checked.game, language, changes))


class Titled(Protocol):
    """A column or a field."""

    @property
    def name(self) -> str: ...

    @property
    def title(self) -> str: ...


class Book:
    def __init__(self, game: Game, words: Dictionary) -> None:
        self.game, self.model, self.words = game, game.model, words
        self._contents: dict[Source, Content] = {cell.info.source: cell.content for cell in game.cells}
        self._contents |= {cell.info.source: block for cells in written_effects(game).values() for cell, block in cells}

    # rules

    def rule(self, name: str, settings: Values | None = None) -> str:
        """What an action or event does, requirement and price first; nothing if there is no such rule. With `settings` it is
        told as it is printed then, with the base of its prices."""
        found = self.game.rules.get(name)
        return plain(rule_spans(found, settled(found.body, settings or {}), self.words, settings is not None)) if found else ""

    def rule_title(self, name: str) -> str:
        """Its title; a slot is said by the kind of what stands there: "Play a card"."""
        return plain(title_spans(self.model.rules[name], self.words)) if name in self.model.rules else spoken(name)

    # rows

    def name(self, row: Row) -> str:
        return self.words.title(row.name)

    def text(self, table: TableInfo, row: Row) -> str:
        """The printed text of a row, in one line. A card that says nothing itself says what the thing does that it names."""
        return " ".join(self._lines(table, row).split())

    def _lines(self, table: TableInfo, row: Row) -> str:
        """The same with the line ends of a written text."""
        generated = plain(self._generated(table, row)) or " ".join(
            filter(None, (self.text(*one) for one in self.named_rows(table, row)))
        )
        return generated if row.text is None else filled_text(self.words.title(row.text), generated)

    def pieces(self, table: TableInfo, row: Row, change: Callable[[Block], Block] | None = None) -> Words:
        """The same text in pieces, so that icons can stand in it; a written text is one piece. `change`: what is left of
        its effects, if not all of them are told."""
        if row.text is not None:
            return word(self._lines(table, row))
        named = (piece for one in self.named_rows(table, row) for piece in self.pieces(*one))
        return self._generated(table, row, change) or tuple(named)

    def named_rows(self, table: TableInfo, row: Row) -> Iterator[tuple[TableInfo, Row]]:
        """The rows of other tables that a card names."""
        for column in table.loaded.shape.columns if table.is_cards else ():
            if isinstance(column.type, t.RowOf) and not (other := self.model.row_types[column.type.name]).is_cards:
                yield other, other.rows[row.cells[column.name]]

    def _generated(self, table: TableInfo, row: Row, change: Callable[[Block], Block] | None = None) -> Words:
        """What the effects of a row say; those of a column with a display name stand apart, below that name."""
        parts: list[tuple[str, Block]] = []
        for column, _, block in self._effect_cells(table, row):
            if Place(table, column.name) in self.words.optional:
                block = as_offered(block)
            block = change(block) if change else block
            if not parts or column.title or parts[-1][0]:
                parts.append((column.title, block))
            else:
                parts[-1] = "", (*parts[-1][1], *block)
        blocks = [(self.words.title(title), block) for title, block in parts if block]
        return spaced(
            *(headed_spans(title, block, self.words) if title else card_spans(block, self.words) for title, block in blocks)
        )

    def effect(self, table: TableInfo, row: Row) -> Block:
        """All effect cells of a row as one block."""
        return tuple(statement for _, block in self.effects(table, row) for statement in block)

    def effects(self, table: TableInfo, row: Row) -> Iterator[tuple[Source, Block]]:
        """The effect cells of a row one by one, each with its source."""
        yield from ((source, block) for _, source, block in self._effect_cells(table, row))

    def _effect_cells(self, table: TableInfo, row: Row) -> Iterator[tuple[Column, Source, Block]]:
        for column in table.loaded.shape.columns:
            if is_rule(column.type, EFFECT):
                for cell in _rule_cells(row.cells.get(column.name)):
                    content = self._contents[cell.source]
                    block = content if isinstance(content, tuple) else ()
                    yield column, cell.source, tuple(node for node in block if not isinstance(node, Payment))

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
            case t.RowOf(name) | t.KindOf(name):
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
        content = self._contents.get(value.source) if isinstance(value, RuleCell) else None
        payments = content if isinstance(content, tuple) else ()
        return price_spans([payment for payment in payments if isinstance(payment, Payment)], self.words)

    def _listed(self, of: t.Type, values: Iterable[Any]) -> str:
        return ", ".join(self.value(of, value) for value in values) or NOTHING

    def _family(self, of: t.Type, keys: tuple[t.Type, ...], values: tuple[Any, ...]) -> str:
        names = [""]
        for key in keys:
            low, high = (bound or 0 for bound in self.model.bounds_of(key))
            offset = self.model.row_types[key.name].first if isinstance(key, t.RowOf) else 0
            shown = [self.value(key, number - offset) for number in range(low, high + 1)]
            names = [f"{name} {word}".strip() for name in names for word in shown]
        parts = [(name, self.value(of, value)) for name, value in zip(names, values, strict=False) if not is_empty(of, value)]
        return ", ".join(f"{name}: {word}" for name, word in parts if word not in ("", NOTHING)) or NOTHING

    def _rule_value(self, kind: str, value: Any) -> str:
        if kind == "action":
            return self.rule_title(value) if value else NOTHING
        content = self._contents.get(value.source) if isinstance(value, RuleCell) else None
        if isinstance(content, SettingRead):
            content = standard_settings(self.game).get(content.setting, content)
        return NOTHING if content is None else plain(WORDED[kind](content, self.words))


WORDED: dict[str, Callable[[Any, Dictionary], Words]] = {
    "effect": card_spans,
    "condition": condition_spans,
    "amount": amount_spans,
    "price": price_spans,
}


def is_empty(type: t.Type, value: Any) -> bool:
    """None, 0 or no: what a list of what a card has leaves out."""
    if isinstance(type, t.OptionalOf):
        return bool(value == -1)
    return isinstance(type, t.IntType | t.FlagType) and not value


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
