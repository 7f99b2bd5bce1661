"""Tokens to cut out: markers for every track, counters for open numbers, what stands on tiles, the first player's marker.

They follow from the blocks of mats and boards. `tokens:` of the style adds others, and replaces those of the same name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from itertools import groupby
from typing import Any

from compiler import types as t
from compiler.model import PLAYER, FieldInfo
from rulewright.sheets.boards import game_blocks
from rulewright.sheets.components import Block, state_of
from rulewright.sheets.kit import Kit
from rulewright.sheets.mats import player_blocks
from rulewright.sheets.sizes import UNPRINTED, Size
from rulewright.sheets.style import PALETTE
from rulewright.sheets.tiles import (
    ACTIONS,
    MAPPED,
    PRINTED,
    ROLES,
    TILES,
    placing_fields,
    slots_of,
    state_block,
    tables_used_as,
    use_of,
)
from rulewright.sheets.values import labels_of, said, title_of

MARKER, PAWN, STATE, COUNTER, FIRST = 10.0, 15.0, 12.0, 16.0, 32.0
"""Edges of the tokens that are derived, in millimetres."""
COUNTS = ((1, 5, 60), (5, 2, 24), (10, 2, 24))
"""Counters: what one stands for, how many there are per player, and at most."""
MARKERS = "markers"
EDGE, BETWEEN = 12.0, 6.0
"""Around the tokens of a sheet, and between bands of different size."""


@dataclass(frozen=True)
class Token:
    """One kind of token; `name` is what the style calls it by."""

    name: str
    title: str
    text: str
    icon: str
    colour: str
    size: float
    count: int = 1


def tokens_of(kit: Kit) -> list[Token]:
    """Everything to cut out, in the order of sheets: what is common, then player by player."""
    given = kit.style.tokens or ()
    own = {str(token.get("name", "")) for token in given}
    derived = [token for token in derived_tokens(kit) if token.name not in own]
    return [token for token in [*derived, *(token for one in given for token in styled_tokens(kit, one))] if token.count > 0]


def derived_tokens(kit: Kit) -> Iterator[Token]:
    wide = 200.0
    mats, board = player_blocks(kit, wide), game_blocks(kit, wide)
    yield from first_player(kit)
    yield from counters(kit, [*mats, *board])
    yield from tile_state(kit)
    yield from card_state(kit)
    yield from value_tokens(kit, board, "")
    yield from markers(kit, board, kit.style.ink, "")
    for number in range(kit.model.most):
        colour = kit.style.players[number]
        yield from pawns(kit, colour, number)
        yield from value_tokens(kit, mats, colour)
        yield from markers(kit, mats, colour, str(number + 1))
        yield from (Token(MARKERS, "", str(number + 1), kit.style.icons.get(name, ""), colour, MARKER) for name in kit.style.tracks)


def first_player(kit: Kit) -> Iterator[Token]:
    """A game field that holds a player is a token that goes round."""
    for info in kit.model.fields.values():
        if info.owner != PLAYER and info.type == t.PlayerType() and not info.keys and info.name not in kit.style.hidden:
            title = title_of(kit, info)
            yield Token(info.name, "", title, kit.style.icons.get(info.name, ""), PALETTE[4], FIRST)


def counters(kit: Kit, blocks: Iterable[Block]) -> Iterator[Token]:
    needing = [block for block in blocks if block.counters]
    for number, block in enumerate(needing):
        info = kit.model.fields[block.name]
        yield from counters_for(kit, block.name, block.title, block.icon, number, kit.model.most if info.owner == PLAYER else 2)


def counters_for(kit: Kit, name: str, title: str, icon: str, number: int, sharing: int) -> Iterator[Token]:
    for place, (value, each, most) in enumerate(COUNTS):
        colour = PALETTE[(number * len(COUNTS) + place) % len(PALETTE)]
        yield Token(name, title, str(value), icon, colour, COUNTER, min(each * sharing, most))


def tile_state(kit: Kit) -> Iterator[Token]:
    """What stands on tiles: tokens for numbers and flags, the players' own for who is there."""
    for table in (table for use in (TILES, MAPPED) for table in tables_used_as(kit, use)):
        for number, info in enumerate(state_of(kit, table)):
            if holds_player(info):
                each = min(len(table.rows), 8)
                for player, colour in enumerate(kit.style.players[: kit.model.most]):
                    yield Token(info.name, "", str(player + 1), kit.style.icons.get(info.name, ""), colour, STATE, each)
                continue
            blocks = [state_block(kit, info, 60.0, slots_of(kit, table, row, info)) for row in table.rows]
            block = blocks[0]
            icon, colour = block.icon, PALETTE[(number + 2) % len(PALETTE)]
            if block.spots[0].look == "area":
                yield from counters_for(kit, info.name, block.title, icon, number + 2, 4)
            else:
                count = sum(block.counters or block.markers for block in blocks)
                yield Token(info.name, "", "" if icon else block.title, icon, colour, STATE, min(count, 60))


def holds_player(info: FieldInfo) -> bool:
    inner = info.type.of if isinstance(info.type, (t.OptionalOf, t.SetOf, t.ListOf)) else info.type
    return inner == t.PlayerType()


def card_state(kit: Kit) -> Iterator[Token]:
    """What cards remember is laid on them: a token for each value, counters for numbers."""
    for table in (table for table in kit.model.tables.values() if table.is_cards or use_of(kit, table) == PRINTED):
        for number, info in enumerate(state_of(kit, table)):
            title, icon, colour = title_of(kit, info), kit.style.icons.get(info.name, ""), PALETTE[(number + 5) % len(PALETTE)]
            if holds_player(info):
                for player, shade in enumerate(kit.style.players[: kit.model.most]):
                    yield Token(info.name, "", str(player + 1), icon, shade, STATE, 4)
            elif isinstance(info.type, t.IntType):
                yield from counters_for(kit, info.name, title, icon, number + 5, 2)
            elif isinstance(info.type, t.FlagType):
                yield Token(info.name, "", title, icon, colour, COUNTER, min(len(table.rows), 8))
            else:
                of = info.type.of if isinstance(info.type, t.OptionalOf) else info.type
                yield from (Token(info.name, title, label, sign, colour, COUNTER) for label, sign in labels_of(kit, of)[:40])


def markers(kit: Kit, blocks: Iterable[Block], colour: str, text: str) -> Iterator[Token]:
    """One for every track and whatever else is marked, with the icon of its field."""
    for block in blocks:
        if block.markers:
            yield Token(MARKERS, "", text, block.icon, colour, MARKER, block.markers)


def value_tokens(kit: Kit, blocks: Iterable[Block], colour: str) -> Iterator[Token]:
    """Things of several kinds that fill spaces: enough of each."""
    players = tuple(label for label, _ in labels_of(kit, t.PlayerType()))
    for number, block in enumerate(blocks):
        spaces = sum(spot.look in ("space", "cell", "hex", "area") for spot in block.spots)
        for place, label in enumerate(block.values):
            each = -(-spaces // len(block.values)) + 2 if len(block.values) < 7 else 1
            if block.values == players:
                yield Token(block.name, "", str(place + 1), "", kit.style.players[place], STATE, each)
                continue
            yield Token(block.name, "", label, "", colour or PALETTE[(number + place) % len(PALETTE)], STATE, each)


def pawns(kit: Kit, colour: str, player: int) -> Iterator[Token]:
    """What stands on spaces of boards and mats: numbered if the rules number it."""
    for table in (table for use in (ACTIONS, TILES, ROLES, PRINTED, MAPPED) for table in tables_used_as(kit, use)):
        for info in placing_fields(kit, table):
            icon = kit.style.icons.get(info.name, "")
            if info.keys:
                yield from (Token(info.name, "", label, icon, colour, PAWN) for label, _ in labels_of(kit, info.keys[0]))
            else:
                yield Token(info.name, "", str(player + 1), icon, colour, PAWN)


def styled_tokens(kit: Kit, given: Mapping[str, Any]) -> Iterator[Token]:
    """A kind of token that the style asks for."""
    name, count = str(given.get("name", "")), int(given.get("count", 1))
    info = kit.model.fields.get(name)
    title = title_of(kit, info) if info else said(kit.book.words.title(name.replace("_", " ")))
    text = kit.book.words.title(str(given.get("text", "")))
    icon, size = str(given.get("icon", "")), float(given.get("size", COUNTER))
    colours = [str(given.get("colour", PALETTE[0]))]
    if given.get("per") == "player":
        colours = [str(given.get("colour", kit.style.players[number])) for number in range(kit.model.most)]
    for player, colour in enumerate(colours, 1):
        if given.get("per") == "player" and icon and size < STATE and not text and not given.get("numbered"):
            yield Token(name, "", str(player), icon, colour, size, count)
        elif given.get("numbered"):
            yield from (Token(name, text, str(number + 1), icon, colour, size) for number in range(count))
        else:
            yield Token(name, title if size >= COUNTER and text else "", text or ("" if icon else title), icon, colour, size, count)


# ---------------------------------------------------------------- sheets


@dataclass(frozen=True)
class Cut:
    """One token at its place."""

    token: Token
    x: float
    y: float


@dataclass(frozen=True)
class Band:
    """Rows of tokens of one size, cut along the same lines."""

    cuts: tuple[Cut, ...]
    top: float
    bottom: float
    verticals: tuple[float, ...]
    horizontals: tuple[float, ...]


def sheets_of(tokens: Iterable[Token], paper: Size) -> list[list[Band]]:
    """Bands on pages; tokens touch, so that one cut serves two."""
    sheets: list[list[Band]] = []
    y = paper.height
    ordered = sorted(tokens, key=lambda token: -token.size)
    for size, same in groupby(ordered, key=lambda token: token.size):
        queue = [token for token in same for _ in range(token.count)]
        each = int((paper.width - 2 * EDGE + 0.001) // size)
        left = (paper.width - each * size) / 2
        while queue:
            rows = int((paper.height - EDGE - y + 0.001) // size)
            if rows < 1:
                sheets.append([])
                y = EDGE
                continue
            rows = min(rows, -(-len(queue) // each))
            now, queue = queue[: rows * each], queue[rows * each :]
            sheets[-1].append(_band(now, size, each, left, y))
            y += rows * size + BETWEEN
    return sheets


def _band(tokens: list[Token], size: float, each: int, left: float, top: float) -> Band:
    cuts = tuple(Cut(token, left + number % each * size, top + number // each * size) for number, token in enumerate(tokens))
    rows, across = -(-len(tokens) // each), min(each, len(tokens))
    return Band(
        cuts,
        top,
        top + rows * size,
        tuple(left + number * size for number in range(across + 1)),
        tuple(top + number * size for number in range(rows + 1)),
    )


def token_pages(kit: Kit) -> str:
    sheets = sheets_of(tokens_of(kit), kit.paper)
    data = [[asdict(band) for band in sheet] for sheet in sheets]
    return kit.render("tokens.typ.jinja", sheets=data, paper=kit.paper, unprinted=UNPRINTED) if sheets else ""
