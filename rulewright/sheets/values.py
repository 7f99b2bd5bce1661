"""What a field and its values are called, which values it can have, and which of them hold at the start."""

from __future__ import annotations

from compiler import types as t
from compiler.bound import tree
from compiler.model import FieldInfo, Model, QuantityInfo
from rulewright.sheets.faces import face_size
from rulewright.sheets.kit import Kit
from rulewright.sheets.sizes import CARDS, Size


def said(text: str) -> str:
    """With a capital letter, as it stands alone."""
    return text[:1].upper() + text[1:]


def title_of(kit: Kit, info: FieldInfo | QuantityInfo) -> str:
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
        case t.RowOf(name) | t.KindOf(name):
            return [(kit.book.name(row), icons.get(row.id, "")) for row in model.row_types[name].rows]
        case t.PlayerType():
            return [(kit.word("player_number", number=number + 1), "") for number in range(model.most)]
        case t.IntType(low, high) if low is not None and high is not None:
            return [(str(number), "") for number in range(low, high + 1)]
        case t.FlagType():
            return [(kit.word("no"), ""), (kit.word("yes"), "")]
        case t.CellType():
            height, width = model.first_size(type_)
            return [(f"{chr(65 + row % 26)}{column + 1}", "") for row in range(height) for column in range(width)]
    return []


def number_of(expression: tree.Expr | None) -> int | None:
    """A number that stands in the rules, or that a setting starts with."""
    match expression:
        case tree.Constant(value=value):
            return value
        case tree.SettingRead(setting=setting):
            return setting.start
    return None


def starts_of(kit: Kit, info: FieldInfo) -> set[int]:
    """The values that hold at the start, as positions among the labels of the type; none if they are only known in play."""
    given = kit.book.game.fields[info].starts
    if given is not None:
        items = given.items if isinstance(given, tree.Items) else (given,)
        return {place for item in items if (place := _position(info.type, item)) is not None}
    match info.type:
        case t.IntType(low, high) if low is not None:
            return {-low if low <= 0 and (high is None or high >= 0) else 0}
        case t.ChoiceType():
            return {0}
        case t.OptionalOf():
            return {-1}
    return set()


def _position(type_: t.Type, expression: tree.Expr) -> int | None:
    number = number_of(expression)
    match expression:
        case tree.Constant(symbol=tree.Row(table, name)):
            return table.row_number(name)
        case _ if number is not None and isinstance(type_, t.IntType):
            return None if type_.low is None else number - type_.low
    return number


def card_size(kit: Kit, type_: t.Type) -> Size:
    """The size of the cards of a type; any card is a poker card."""
    if isinstance(type_, t.OptionalOf):
        type_ = type_.of
    table = kit.model.row_types.get(type_.name) if isinstance(type_, t.RowOf) else None
    return CARDS[face_size(table, kit.style) if table else "poker"]


def is_card(model: Model, type_: t.Type) -> bool:
    if isinstance(type_, t.OptionalOf):
        type_ = type_.of
    return isinstance(type_, t.AnyCard) or isinstance(type_, t.RowOf) and model.row_types[type_.name].is_cards
