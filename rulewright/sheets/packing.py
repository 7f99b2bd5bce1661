"""Blocks on pages: shelves of columns, filled to the edge, as few pages as can be.

A shelf is as high as its highest column; a column is a stack of blocks. High blocks come first, so that low ones fill the
places beside them. What is left over is given to the blocks: they are stretched until every shelf reaches from edge to edge.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from rulewright.sheets.components import GAP, Block
from rulewright.sheets.sizes import Size

PARTS = (1.0, 0.75, 0.6, 0.5, 0.4, 0.3)
"""Of the width of a page, that a block may have; tried one after the other."""


@dataclass
class Column:
    blocks: list[Block] = field(default_factory=list)

    @property
    def width(self) -> float:
        return max(block.width for block in self.blocks)

    @property
    def height(self) -> float:
        return sum(block.height for block in self.blocks) + GAP * (len(self.blocks) - 1)


@dataclass
class Shelf:
    columns: list[Column] = field(default_factory=list)

    @property
    def width(self) -> float:
        return sum(column.width for column in self.columns) + GAP * (len(self.columns) - 1)

    @property
    def height(self) -> float:
        return max(column.height for column in self.columns)

    @property
    def blocks(self) -> list[Block]:
        return [block for column in self.columns for block in column.blocks]

    @property
    def has_cards(self) -> bool:
        return any(spot.look == "card" for block in self.blocks for spot in block.spots)


Pages = list[list[Block]]


def pack(make: Callable[[float], Sequence[Block]], room: Size) -> Pages:
    """The blocks, laid out on few pages with little left. `make` gives the same blocks, each at most of a width."""
    widths = [list(make(room.width * part)) for part in PARTS]
    shapes = [list({(block.width, block.height): block for block in shapes}.values()) for shapes in zip(*widths, strict=True)]
    chosen = min(widths, key=lambda blocks: _cost(blocks, room))
    cost = _cost(chosen, room)
    for number, others in enumerate(shapes):
        for other in others:
            tried = [*chosen[:number], other, *chosen[number + 1 :]]
            if (found := _cost(tried, room)) < cost:
                chosen, cost = tried, found
    return [placed(page, room) for page in paged(shelves_of(chosen, room), room)]


def _cost(blocks: Sequence[Block], room: Size) -> tuple[float, int, float]:
    """What does not fit at all, pages, and the height of all shelves."""
    beyond = sum(max(0.0, block.height - room.height) + max(0.0, block.width - room.width) for block in blocks)
    shelves = shelves_of(blocks, room)
    return beyond, len(paged(shelves, room)), sum(shelf.height + GAP for shelf in shelves)


def shelves_of(blocks: Sequence[Block], room: Size) -> list[Shelf]:
    order = {id(block): number for number, block in enumerate(blocks)}
    shelves: list[Shelf] = []
    for block in sorted(blocks, key=lambda block: (-block.height, order[id(block)])):
        if not any(_joins(shelf, block, room) for shelf in shelves):
            shelves.append(Shelf([Column([block])]))

    def first(shelf: Shelf) -> tuple[bool, int]:
        return shelf.has_cards, min(order[id(block)] for block in shelf.blocks)

    for shelf in shelves:
        for column in shelf.columns:
            column.blocks.sort(key=lambda block: order[id(block)])
        shelf.columns.sort(key=lambda column: order[id(column.blocks[0])])
    return sorted(shelves, key=first)


def _joins(shelf: Shelf, block: Block, room: Size) -> bool:
    """Puts a block under others of a column, or beside them, if there is room."""
    for column in shelf.columns:
        wider = max(0.0, block.width - column.width)
        if column.height + GAP + block.height <= shelf.height + 0.001 and shelf.width + wider <= room.width + 0.001:
            column.blocks.append(block)
            return True
    if shelf.width + GAP + block.width <= room.width + 0.001:
        shelf.columns.append(Column([block]))
        return True
    return False


def paged(shelves: Iterable[Shelf], room: Size) -> list[list[Shelf]]:
    """Each shelf on the first page that has room for it."""
    pages: list[list[Shelf]] = []
    for shelf in shelves:
        page = next((page for page in pages if _filled(page) + GAP + shelf.height <= room.height + 0.001), None)
        if page is None:
            pages.append([shelf])
        else:
            page.append(shelf)
    return pages


def _filled(shelves: Sequence[Shelf]) -> float:
    return sum(shelf.height for shelf in shelves) + GAP * (len(shelves) - 1)


def placed(shelves: Sequence[Shelf], room: Size) -> list[Block]:
    """Every block at its place on the page, stretched. Shelves with cards get no higher: cards don't grow."""
    growing = sum(shelf.height for shelf in shelves if not shelf.has_cards)
    down = 1 + min(max(room.height - _filled(shelves), 0.0) / max(growing, 1.0), 0.75)
    out, y = [], 0.0
    for shelf in shelves:
        height = shelf.height * (1 if shelf.has_cards else down)
        between = GAP * (len(shelf.columns) - 1)
        across = (room.width - between) / (shelf.width - between)
        x = 0.0
        for column in shelf.columns:
            width = column.width * across
            out += _stack(column, x, y, width, height)
            x += width + GAP
        y += height + GAP
    return out


def _stack(column: Column, x: float, y: float, width: float, height: float) -> list[Block]:
    between = GAP * (len(column.blocks) - 1)
    down = (height - between) / (column.height - between)
    out = []
    for block in column.blocks:
        out.append(replace(block.stretched(width, block.height * down), x=x, y=y))
        y += block.height * down + GAP
    return out
