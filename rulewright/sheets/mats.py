"""Player mats: a place for everything a player has, once per player, in the player's colour.

A table of actions becomes a mat of its own, with what each action does on its space. A table whose rows are given to
players (a company, a role) becomes a sheet for each row.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from compiler.model import PLAYER, TableInfo
from rulewright.sheets.components import BAND, GAP, MARGIN, Block, block_of, placed_fields, room_on
from rulewright.sheets.kit import Kit
from rulewright.sheets.packing import pack
from rulewright.sheets.sizes import Size
from rulewright.sheets.style import PALETTE
from rulewright.sheets.tiles import ACTIONS, ROLES, placed_on_tables, row_block, table_pages, table_title, tables_used_as

Page = dict[str, object]


class Sheet(NamedTuple):
    """Blocks under a band: a page, or half of one."""

    blocks: Sequence[Block]
    title: str
    side: str
    colour: str


NO_SHEET = Sheet((), "", "", "#ffffff")
"""The empty half of a page."""


def page_of(paper: Size, *sheets: Sheet) -> Page:
    """A page with a sheet, or with two, one below the other."""
    step = paper.height / max(len(sheets), 1)
    return {
        "width": paper.width,
        "height": paper.height,
        "margin": MARGIN,
        "band": BAND,
        "cuts": [step * number for number in range(1, len(sheets))],
        "sheets": [
            {**sheet._asdict(), "blocks": [block.as_data() for block in sheet.blocks], "y": step * number}
            for number, sheet in enumerate(sheets)
        ],
    }


def player_blocks(kit: Kit, wide: float) -> list[Block]:
    elsewhere = placed_on_tables(kit)
    return [block_of(kit, info, wide) for info in placed_fields(kit, PLAYER) if info.name not in elsewhere]


def player_pages(kit: Kit) -> Iterator[Page]:
    """The mats of all players; two on a page if they are small enough."""
    players = [(kit.word("player_number", number=number + 1), kit.style.players[number]) for number in range(kit.model.most)]
    actions = action_mats(kit)
    half = Size(kit.paper.width, kit.paper.height / 2)
    small = pack(lambda wide: player_blocks(kit, wide), room_on(half)) if player_blocks(kit, half.width) else []
    if len(small) == 1 and not actions and fits(small[0], room_on(half)):
        sheets = [Sheet(small[0], player, game_title(kit), colour) for player, colour in players]
        yield from (
            page_of(kit.paper, *sheets[start : start + 2], *[NO_SHEET][: start + 2 - len(sheets)])
            for start in range(0, len(sheets), 2)
        )
        return
    paper = kit.paper.turned
    mats = pack(lambda wide: player_blocks(kit, wide), room_on(paper)) if small else []
    for player, colour in players:
        yield from (page_of(paper, Sheet(blocks, player, game_title(kit), colour)) for blocks in mats)
        yield from (page_of(paper, Sheet(blocks, f"{player} – {title}", side, colour)) for title, side, blocks in actions)


def fits(blocks: Sequence[Block], room: Size) -> bool:
    return all(block.x + block.width <= room.width + 0.01 and block.y + block.height <= room.height + 0.01 for block in blocks)


def action_mats(kit: Kit) -> list[tuple[str, str, list[Block]]]:
    """Mats with a space for each row of a table: its title, what else stands on it, and its blocks."""
    found = []
    for table in tables_used_as(kit, ACTIONS):
        title, side = table_title(kit, table)
        pages = table_pages(kit, table, room_on(kit.paper.turned), slot=True)
        found += [(title, side or game_title(kit), blocks) for blocks in pages]
    return found


def role_pages(kit: Kit, table: TableInfo) -> Iterator[Page]:
    """A sheet for each row, as many on a page as fit."""
    paper = kit.paper.turned
    room = room_on(paper)
    title, side = table_title(kit, table)
    sheets = [
        replace(row_block(kit, table, row, room.width, slot=False), colour=PALETTE[number % len(PALETTE)])
        for number, row in enumerate(table.rows)
    ]
    highest = max(sheet.height for sheet in sheets)
    each = max(1, int((room.height + GAP) // (highest + GAP)))
    height = (room.height - GAP * (each - 1)) / each
    for start in range(0, len(sheets), each):
        blocks = [
            replace(sheet.stretched(room.width, min(height, highest * 1.5)), y=number * (min(height, highest * 1.5) + GAP))
            for number, sheet in enumerate(sheets[start : start + each])
        ]
        yield page_of(paper, Sheet(blocks, title, side or game_title(kit), kit.style.ink))


def game_title(kit: Kit) -> str:
    return kit.book.words.title(kit.model.title or kit.model.name)


def mat_pages(kit: Kit) -> str:
    pages = [*player_pages(kit), *(page for table in tables_used_as(kit, ROLES) for page in role_pages(kit, table))]
    return kit.render("mat.typ.jinja", pages=pages) if pages else ""
