"""Rows of tables that lie on the table without being cards: regions, action spaces, roles.

What a table becomes follows from how the rules use it. Rows that remember something are tiles of the common board. Rows that
name an action are spaces of a mat. Rows that players are given are sheets of their own if they have a space for each of
some keys. All others are only read: they stand on the reference board. The style may say otherwise with `boards` and `mats`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from math import ceil
from typing import Any

from compiler import types as t
from compiler.model import PLAYER, FieldInfo, TableInfo, spoken
from compiler.rows import Column, Row
from rulewright.cards.book import EFFECT, NOTHING, is_rule
from rulewright.sheets.components import GAP, LETTER, PAD, SPACE, TITLE, Block, Spot, block_of, state_of
from rulewright.sheets.kit import Kit
from rulewright.sheets.mapstyle import on_maps
from rulewright.sheets.packing import Pages
from rulewright.sheets.sizes import Size
from rulewright.sheets.values import labels_of, said, title_of

TILES, ACTIONS, ROLES, REFERENCE, NOWHERE = "tiles", "actions", "roles", "reference", "nowhere"
PRINTED, MAPPED = "printed", "mapped"
"""Cut out like cards; places, links and spaces of a map."""
TEXT_SIZE, LINE = 7.5, 1.22 * 7.5 * 0.3528
"""Points for which room is planned, and the height of a line of it in millimetres."""


def use_of(kit: Kit, table: TableInfo) -> str:
    """What a table becomes on the table."""
    if table.is_cards or not table.rows or table.name in kit.style.hidden or table.name in kit.style.sheets:
        return NOWHERE
    if table.name in kit.style.cards:
        return PRINTED
    if table.name in on_maps(kit.style.maps):
        return MAPPED
    if table.name in kit.style.boards or state_of(kit, table):
        return TILES
    holders = placing_fields(kit, table)
    if any(isinstance(column.type, t.FamilyOf) for column in table.loaded.shape.columns) and any(not f.keys for f in holders):
        return ROLES
    if table.name in kit.style.mats or any(is_rule(column.type, "action") for column in table.loaded.shape.columns):
        return ACTIONS
    return TILES if holders else REFERENCE


def tables_used_as(kit: Kit, use: str) -> list[TableInfo]:
    return [table for table in kit.model.tables.values() if use_of(kit, table) == use]


def placing_fields(kit: Kit, table: TableInfo) -> list[FieldInfo]:
    """Fields of players that say at which row of a table something of theirs stands."""
    if table.is_cards or len(table.rows) < 2:
        return []
    row = t.RowOf(table.row_type)
    return [
        info
        for info in kit.model.fields.values()
        if info.owner == PLAYER
        and not info.automa
        and info.name not in kit.style.hidden
        and info.type in (row, t.OptionalOf(row))
        and _counted(info)
    ]


def _counted(info: FieldInfo) -> bool:
    """One thing, or things that are numbered."""
    return not info.keys or len(info.keys) == 1 and isinstance(info.keys[0], t.IntType)


def placed_on_tables(kit: Kit) -> set[str]:
    """Fields whose place is a board or mat made of a table."""
    return {
        info.name
        for table in kit.model.tables.values()
        if use_of(kit, table) in (TILES, ACTIONS, ROLES, PRINTED, MAPPED)
        for info in placing_fields(kit, table)
    }


def table_title(kit: Kit, table: TableInfo) -> tuple[str, str]:
    """What a board of this table is called, and what else stands on it."""
    holders = [title_of(kit, info) for info in placing_fields(kit, table)]
    if table.node.title is None and holders:
        return holders[0], " · ".join(holders[1:])
    return said(kit.book.words.title(table.title or spoken(table.name))), " · ".join(holders)


# ---------------------------------------------------------------- one row


def row_block(kit: Kit, table: TableInfo, row: Row, width: float, slot: bool) -> Block:
    """A row with all it says, its state, and a slot for what is put there."""
    inner = width - 2 * PAD
    spots: list[Spot] = []
    y, markers, counters = TITLE, 0, 0
    for text in (details_text(kit, table, row), row_text(kit, table, row)):
        if text:
            height = text_height(text, inner)
            spots.append(Spot(PAD, y, inner, height, text, "text"))
            y += height + 0.5
    for column in shown_columns(kit, table):
        if isinstance(column.type, t.FamilyOf) and not is_rule(column.type, EFFECT) and not is_set(kit, column.type):
            part = keyed_spots(kit, column.type, row.cells[column.name], inner)
            spots += [replace(spot, x=spot.x + PAD, y=spot.y + y) for spot in part]
            y += max((spot.y + spot.height for spot in part), default=0.0) + 0.5
    for info in state_of(kit, table):
        block = state_block(kit, info, inner, slots_of(kit, table, row, info))
        spots.append(Spot(PAD, y, inner, 4.5, block.title, "label", icon=block.icon))
        spots += [replace(spot, x=spot.x, y=spot.y - TITLE + y + 4.5) for spot in block.spots]
        y += block.height - TITLE + 4.5
        markers, counters = markers + block.markers, counters + block.counters
    if slot:
        spots.append(Spot(PAD, y, inner, SPACE + 2, "", "area"))
        y += SPACE + 2
    return Block(
        row.id,
        kit.book.name(row),
        width,
        y + PAD,
        tuple(spots),
        kit.style.icons.get(row.id, ""),
        markers=markers,
        counters=counters,
    )


def slots_of(kit: Kit, table: TableInfo, row: Row, info: FieldInfo) -> int | None:
    """For how many tokens a row has room: a column that goes as far as the field does, else the highest number."""
    if info.keys or not isinstance(info.type, t.IntType) or info.type.low != 0 or info.type.high is None or info.type.high > 6:
        return None
    for column in shown_columns(kit, table):
        type_, value = column.type, row.cells[column.name]
        if isinstance(type_, t.FamilyOf) and is_set(kit, type_):
            type_, value = set_cell(kit, type_, value)
        if isinstance(type_, t.IntType) and type_.high == info.type.high:
            return int(value)
    return info.type.high


def state_block(kit: Kit, info: FieldInfo, width: float, slots: int | None) -> Block:
    """State of a tile. A small number is so many slots for tokens, somebody's token is one slot."""
    type_ = info.type
    if slots is not None:
        return _slots(kit, info, max(slots, 1), width, counters=max(slots, 1))
    if not info.keys and type_ in (t.PlayerType(), t.OptionalOf(t.PlayerType()), t.FlagType()):
        return _slots(kit, info, 1, width, counters=type_ == t.FlagType())
    return block_of(kit, info, width + 2 * PAD)


def _slots(kit: Kit, info: FieldInfo, count: int, width: float, counters: int = 0) -> Block:
    side = min(SPACE + 2, width / count)
    spots = tuple(Spot(PAD + number * side, TITLE, side, side, look="slot") for number in range(count))
    return Block(
        info.name, title_of(kit, info), width, TITLE + side + PAD, spots, kit.style.icons.get(info.name, ""), counters=int(counters)
    )


def keyed_spots(kit: Kit, family: t.FamilyOf, cells: Sequence[Any], width: float) -> list[Spot]:
    """A cell of a family column as spaces in a row: the key, what stands there, and what that does."""
    names = labels_of(kit, family.keys[0]) if len(family.keys) == 1 else []
    if len(names) != len(cells):
        return [Spot(0, 0, width, text_height(text := kit.book.value(family, cells), width), text, "text")]
    texts = [cell_text(kit, family.of, cell) for cell in cells]
    each = max(1, int(width // 38))
    each = ceil(len(names) / ceil(len(names) / each))
    across = width / each
    height = max(max(text_height(text, across - 2, 6.0) for text in texts), 4.0) + SPACE
    spots = []
    for number, ((name, _), text) in enumerate(zip(names, texts, strict=True)):
        x, y = number % each * across, number // each * (height + 1)
        spots.append(Spot(x, y, across, height, "", "area"))
        spots.append(Spot(x + 0.8, y + 0.6, SPACE, SPACE - 1, name))
        if text:
            spots.append(Spot(x + 1, y + SPACE, across - 2.5, height - SPACE - 0.5, text, "text"))
    return spots


def cell_text(kit: Kit, type_: t.Type, cell: Any) -> str:
    """A cell; a row of another table with what it does."""
    said_ = kit.book.value(type_, cell)
    if said_ in ("", NOTHING):
        return ""
    row_type = type_.of if isinstance(type_, t.OptionalOf) else type_
    if isinstance(row_type, t.RowOf):
        table = kit.model.row_types[row_type.name]
        if not table.is_cards and (does := kit.book.text(table, table.rows[cell])):
            return f"{said_}: {does}"
    return said_


def row_text(kit: Kit, table: TableInfo, row: Row) -> str:
    """What a row does: its effects, and the rules of the action it names."""
    parts = [kit.book.text(table, row)]
    for column in table.loaded.shape.columns:
        if is_rule(column.type, "action") and (action := row.cells[column.name]):
            parts.append(kit.book.rule(action, kit.settings))
    return "\n".join(part for part in parts if part)


def shown_columns(kit: Kit, table: TableInfo) -> list[Column]:
    return [column for column in table.loaded.shape.columns if f"{table.name}.{column.name}" not in kit.style.hidden]


def details_text(kit: Kit, table: TableInfo, row: Row) -> str:
    """The plain columns of a row, each with its heading; not the one that groups the rows."""
    parts = []
    group = group_column(table) if len(grouped(kit, table)) > 1 else None
    for column in shown_columns(kit, table):
        if is_rule(column.type, EFFECT) or is_rule(column.type, "action") or column is group:
            continue
        type_, value = column.type, row.cells[column.name]
        if isinstance(type_, t.FamilyOf):
            if not is_set(kit, type_):
                continue
            type_, value = set_cell(kit, type_, value)
        shown = kit.book.value(type_, value)
        if isinstance(type_, t.FlagType):
            parts += [said(kit.book.heading(column))] if value else []
        elif shown not in ("", NOTHING):
            parts.append(f"{said(kit.book.heading(column))}: {shown}")
    return " · ".join(parts)


def is_set(kit: Kit, family: t.FamilyOf) -> bool:
    """Whether a setting says which of the values counts."""
    return len(family.keys) == 1 and sum(setting.type == family.keys[0] for setting in kit.model.settings.values()) == 1


def set_cell(kit: Kit, family: t.FamilyOf, cells: Sequence[Any]) -> tuple[t.Type, Any]:
    """The value that counts as the settings stand."""
    setting = next(setting for setting in kit.model.settings.values() if setting.type == family.keys[0])
    low, _ = kit.model.bounds_of(setting.type)
    return family.of, cells[max(0, setting.start - (low or 0))]


def text_height(text: str, width: float, size: float = TEXT_SIZE) -> float:
    lines = sum(ceil((len(line) + 4) * LETTER * size / max(width, 1)) for line in text.splitlines())
    return max(1, lines) * LINE * size / TEXT_SIZE + 1


# ---------------------------------------------------------------- all rows of a table


def table_pages(kit: Kit, table: TableInfo, room: Size, slot: bool, shrinking: bool = True) -> Pages:
    """The rows as a grid of equal blocks, in columns if a choice groups them. Those higher than the room are shrunk, or there are
    no pages."""
    groups = grouped(kit, table)
    columns = len(groups) if len(groups) > 1 else min(len(table.rows), best_columns(kit, table, room, slot))
    width = (room.width - GAP * (columns - 1)) / columns
    heads = 8.0 if len(groups) > 1 else 0.0
    stacks = [[row_block(kit, table, row, width, slot) for row in rows] for _, rows in groups]
    if len(groups) == 1:
        stacks = [stacks[0][start::columns] for start in range(columns)]
    highest = max(block.height for stack in stacks for block in stack)
    if highest > room.height - heads and not shrinking:
        return []
    height = min(highest, room.height - heads)
    rows = max(1, int((room.height - heads + GAP) // (height + GAP)))
    deepest = max(map(len, stacks))
    shown = min(rows, deepest)
    height = max(height, min(height * 1.6, (room.height - heads - GAP * (shown - 1)) / shown))
    pages = []
    for start in range(0, deepest, rows):
        page = [Block(name, name, width, 6.5, (), x=number * (width + GAP)) for number, (name, _) in enumerate(groups) if heads]
        for number, stack in enumerate(stacks):
            page += [
                replace(block.stretched(width, height), x=number * (width + GAP), y=heads + place * (height + GAP))
                for place, block in enumerate(stack[start : start + rows])
            ]
        pages.append(page)
    return pages


def group_column(table: TableInfo) -> Column | None:
    return next((column for column in table.loaded.shape.columns if isinstance(column.type, t.ChoiceType)), None)


def grouped(kit: Kit, table: TableInfo) -> list[tuple[str, list[Row]]]:
    """The rows by their first choice, if they stand in the order of it; else all in one."""
    if (column := group_column(table)) is not None:
        groups = [
            (said(kit.book.value(column.type, value)), list(rows))
            for value, rows in groupby(table.rows, key=lambda row: row.cells[column.name])
        ]
        if 2 <= len(groups) <= 4 and len({name for name, _ in groups}) == len(groups) and max(len(g) for _, g in groups) > 1:
            return groups
    return [("", list(table.rows))]


def best_columns(kit: Kit, table: TableInfo, room: Size, slot: bool) -> int:
    """As many columns as give the fewest pages, the fewest empty places, and blocks of a good shape."""

    def cost(columns: int) -> tuple[int, int, float]:
        width = (room.width - GAP * (columns - 1)) / columns
        height = max(row_block(kit, table, row, width, slot).height for row in table.rows)
        rows = max(1, int((room.height + GAP) // (height + GAP)))
        beyond = 100 if height > room.height else 0
        return beyond + ceil(len(table.rows) / (rows * columns)), -len(table.rows) % columns, abs(height * 1.8 - width)

    return min(range(1, min(5, len(table.rows)) + 1), key=cost)
