"""Boards that all players share: the fields of the game, tiles with state, and the tables that are only read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from compiler import types as t
from compiler.model import GAME, TableInfo
from compiler.rows import Column, Row
from rulewright.cards.book import EFFECT, is_rule
from rulewright.sheets.components import GAP, MARGIN, Block, block_of, placed_fields, room_on, round_block, track_block, tracked
from rulewright.sheets.kit import Kit
from rulewright.sheets.mats import Sheet, fits, game_title, page_of
from rulewright.sheets.packing import pack
from rulewright.sheets.sizes import Size
from rulewright.sheets.tiles import (
    REFERENCE,
    TILES,
    cell_text,
    is_set,
    placing_fields,
    row_text,
    set_cell,
    shown_columns,
    table_pages,
    table_title,
    tables_used_as,
)
from rulewright.sheets.values import labels_of, said

HEADING, LOWEST = 6.5, 25.0
"""Millimetres: of a heading between blocks, and below which nothing is tried."""
WIDE_TEXT, WIDE_TABLE, LONG_TABLE, LONGEST_WORD = 45, 80, 30, 28
"""Letters in a cell and in a row, and rows, above which a table that is read takes the whole width; letters of a word."""


def game_blocks(kit: Kit, wide: float) -> list[Block]:
    """A place for each field of the game, and common tracks; a field that holds a player is a token of its own."""
    own = [block_of(kit, info, wide) for info in placed_fields(kit, GAME) if info.keys or info.type != t.PlayerType()]
    rounds = round_block(kit, wide) if kit.style.round_track else None
    return [*own, *([rounds] if rounds else []), *(track_block(kit, info, wide) for info in tracked(kit))]


def board_sheets(kit: Kit, room: Size) -> list[Sheet]:
    """The fields of the game, then the tiles; those stand below the fields if there is room."""
    sheets = []
    if game_blocks(kit, room.width):
        sheets = [
            Sheet(blocks, game_title(kit), kit.word("board"), kit.style.ink)
            for blocks in pack(lambda wide: game_blocks(kit, wide), room)
        ]
    for table in tables_used_as(kit, TILES):
        slot = bool(placing_fields(kit, table))
        title, side = table_title(kit, table)
        heading = Block(table.name, f"{title} – {side}" if side else title, room.width, HEADING, ())
        for number, sheet in enumerate(sheets):
            below = max((block.y + block.height for block in sheet.blocks), default=0.0) + GAP
            rest = Size(room.width, room.height - below - HEADING - GAP)
            pages = table_pages(kit, table, rest, slot, shrinking=False) if rest.height > LOWEST else []
            if len(pages) == 1 and fits(pages[0], rest):
                tiles = [replace(block, y=block.y + below + HEADING + GAP) for block in pages[0]]
                sheets[number] = sheet._replace(blocks=[*sheet.blocks, replace(heading, y=below), *tiles])
                break
        else:
            pages = table_pages(kit, table, room, slot)
            sheets += [Sheet(blocks, title, side or game_title(kit), kit.style.ink) for blocks in pages]
    return sheets


# ---------------------------------------------------------------- tables to read


def reference_of(kit: Kit, table: TableInfo) -> dict[str, object]:
    """A table as it is printed: headings, then rows of text; numbers are centred."""
    heads: list[str] = []
    cells: list[list[str]] = [[] for _ in table.rows]
    centred: list[bool] = []

    def add(head: str, texts: list[str], short: bool) -> None:
        heads.append(head)
        centred.append(short)
        for line, text in zip(cells, texts, strict=True):
            line.append(text)

    if has_names(table):
        add(kit.word("name"), [kit.book.name(row) for row in table.rows], False)
    for column in shown_columns(kit, table):
        if is_rule(column.type, EFFECT):
            continue
        for head, texts, short in column_texts(kit, column, table.rows):
            add(head, texts, short)
    if any(texts := [row_text(kit, table, row) for row in table.rows]):
        add(kit.word("text"), texts, False)
    lengths = [max(len(line[number]) for line in [heads, *cells]) for number in range(len(heads))]
    wide = max(lengths, default=0) > WIDE_TEXT or sum(lengths) > WIDE_TABLE or len(cells) > LONG_TABLE
    most = LONGEST_WORD if len(heads) <= 5 else LONGEST_WORD // 2
    return {
        "title": table_title(kit, table)[0],
        "heads": [broken(head, most) for head in heads],
        "centred": centred,
        "wide": wide,
        "rows": [[broken(text, most) for text in line] for line in cells],
    }


def broken(text: str, most: int) -> str:
    """Very long words may break, so that no column runs into the next."""
    return re.sub(rf"\S{{{most}}}(?=\S)", lambda found: found.group() + "\u200b", text)


def has_names(table: TableInfo) -> bool:
    """Whether somebody named the rows; those that are read by a key usually are not."""
    return any(row.name and not re.fullmatch(r"row ?\d+", row.name, re.IGNORECASE) for row in table.rows) and (
        table.loaded.shape.key is None or any("name" in row.cell_locations for row in table.rows)
    )


def column_texts(kit: Kit, column: Column, rows: list[Row]) -> Iterator[tuple[str, list[str], bool]]:
    """A column, or one for each key of a family; only the one that counts if a setting chooses."""
    heading, type_ = said(kit.book.heading(column)), column.type
    short = not isinstance(type_, (t.RuleType, t.TextType, t.ListOf, t.SetOf))
    if isinstance(type_, t.FamilyOf) and is_set(kit, type_):
        yield heading, [kit.book.value(*set_cell(kit, type_, row.cells[column.name])) for row in rows], short
    elif isinstance(type_, t.FamilyOf) and len(type_.keys) == 1 and len(labels_of(kit, type_.keys[0])) <= 6:
        for number, (label, _) in enumerate(labels_of(kit, type_.keys[0])):
            yield f"{heading}: {label}", [cell_text(kit, type_.of, row.cells[column.name][number]) for row in rows], short
    elif isinstance(type_, t.FlagType):
        yield heading, ["✓" if row.cells[column.name] else "" for row in rows], True
    else:
        yield heading, [kit.book.value(type_, row.cells[column.name]) for row in rows], short


def board_pages(kit: Kit) -> str:
    paper = kit.paper.turned
    pages = [page_of(paper, sheet) for sheet in board_sheets(kit, room_on(paper))]
    tables = [reference_of(kit, table) for table in tables_used_as(kit, REFERENCE)]
    if not pages and not tables:
        return ""
    return kit.render("board.typ.jinja", pages=pages, tables=tables, paper=kit.paper, margin=MARGIN)
