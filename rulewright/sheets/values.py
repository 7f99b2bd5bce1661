"""What a field and its values are called, which values it can have, and which of them hold at the start."""

from __future__ import annotations

from compiler import types as t
from compiler.model import FieldInfo, Model
from dsl import syntax
from rulewright.sheets.kit import Kit
from rulewright.sheets.sizes import CARDS, Size


def said(text: str) -> str:
    """With a capital letter, as it stands alone."""
    return text[:1].upper() + text[1:]


def title_of(kit: Kit, info: FieldInfo) -> str:
    return said(kit.book.heading(info))


def labels_of(kit: Kit, type_: t.Type) -> list[tuple[str, str]]:
    """The values of a type with their icons; none if they can't be listed."""
    model, icons = kit.model, kit.style.icons
    match type_:
        case t.OptionalOf(of):
            found = labels_of(kit, of)
            return [*found, ("–", "")] if found else []
        case t.ChoiceType(name):
            return [
                (said(kit.book.value(type_, number)), icons.get(value, ""))
                for number, value in enumerate(model.choices[name].values)
            ]
        case t.RowOf(name):
            return [(kit.book.name(row), icons.get(row.id, "")) for row in model.row_types[name].rows]
        case t.PlayerType():
            return [(kit.word("player_number", number=number + 1), "") for number in range(model.most)]
        case t.IntType(low, high) if low is not None and high is not None:
            return [(str(number), "") for number in range(low, high + 1)]
        case t.FlagType():
            return [(kit.word("no"), ""), (kit.word("yes"), "")]
        case t.CellType(height, width):
            return [(f"{chr(65 + row % 26)}{column + 1}", "") for row in range(height) for column in range(width)]
    return []


def number_of(model: Model, expression: object) -> int | None:
    """A number that stands in the rules, or that a setting starts with."""
    match expression:
        case syntax.Number(value=value):
            return value
        case syntax.Negate(value=value):
            found = number_of(model, value)
            return None if found is None else -found
        case syntax.Name(name=name) if name in model.settings:
            return model.settings[name].start
    return None


def starts_of(model: Model, info: FieldInfo) -> set[int]:
    """The values that hold at the start, as positions among the labels of the type; none if they are only known in play."""
    given = info.node.starts
    type_ = info.type.of if isinstance(info.type, (t.OptionalOf, t.SetOf)) else info.type
    if isinstance(given, syntax.SetLiteral):
        return {place for item in given.items if (place := _position(model, type_, item)) is not None}
    if given is not None:
        place = _position(model, type_, given)
        return set() if place is None else {place}
    match info.type:
        case t.IntType(low, high) if low is not None:
            return {-low if low <= 0 and (high is None or high >= 0) else 0}
        case t.ChoiceType():
            return {0}
        case t.OptionalOf():
            return {-1}
    return set()


def _position(model: Model, type_: t.Type, expression: object) -> int | None:
    if isinstance(type_, t.IntType):
        number = number_of(model, expression)
        return None if number is None or type_.low is None else number - type_.low
    if isinstance(expression, syntax.Name):
        if isinstance(type_, t.FlagType):
            return int(expression.name == "yes")
        if isinstance(type_, t.ChoiceType) and expression.name in model.choices[type_.name].values:
            return model.choices[type_.name].number(expression.name)
        if isinstance(type_, t.RowOf):
            return model.row_types[type_.name].row_number(expression.name)
    return None


def card_size(kit: Kit, type_: t.Type) -> Size:
    """The size of the cards of a type; any card is a poker card."""
    if isinstance(type_, t.OptionalOf):
        type_ = type_.of
    table = kit.model.row_types.get(type_.name) if isinstance(type_, t.RowOf) else None
    return CARDS[kit.style.of(table.name).size if table else "poker"]


def is_card(model: Model, type_: t.Type) -> bool:
    if isinstance(type_, t.OptionalOf):
        type_ = type_.of
    return isinstance(type_, t.AnyCard) or isinstance(type_, t.RowOf) and model.row_types[type_.name].is_cards
