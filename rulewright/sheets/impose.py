"""Where cards lie on sheets: as many as fit, centred, in true size; backs that meet their fronts.

duplex  fronts on one page, backs on the next, mirrored at the long edge
fold    front and back side by side over a gutter, to be folded and glued
fronts  no backs
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rulewright.sheets.sizes import BLEED, UNPRINTED, Size

DUPLEX, FOLD, FRONTS = "duplex", "fold", "fronts"
BACKS = (DUPLEX, FOLD, FRONTS)


class TooLarge(ValueError):
    """A card of this size does not fit on the paper."""

    def __init__(self, message: str, size: Size) -> None:
        super().__init__(message)
        self.size = size


class Spot(NamedTuple):
    """One card on a page: which, which side up, and where its trimmed corner lies."""

    card: object
    back: bool
    x: float
    y: float


@dataclass(frozen=True)
class Page:
    spots: tuple[Spot, ...]
    verticals: tuple[float, ...]
    horizontals: tuple[float, ...]
    fold: float | None = None
    """Where cuts go, from edge to edge, and the line to fold along."""


class Grid(NamedTuple):
    columns: int
    rows: int
    left: float
    top: float
    gap: float
    """Between neighbours: none, or room for both bleeds."""

    def corner(self, number: int, size: Size) -> tuple[float, float]:
        row, column = divmod(number, self.columns)
        return self.left + column * (size.width + self.gap), self.top + row * (size.height + self.gap)


def best_grid(size: Size, paper: Size, gap: float) -> Grid:
    """The most cards that fit, centred. The white edge is given up where a whole row or column is at stake."""
    columns, rows = (
        int((room - 2 * UNPRINTED + gap + 0.001) // (length + gap))
        for room, length in ((paper.width, size.width), (paper.height, size.height))
    )
    if columns < 1 or rows < 1:
        raise TooLarge(f"{size.width:g} x {size.height:g} mm does not fit on {paper.width:g} x {paper.height:g} mm", size)
    left = (paper.width - columns * size.width - (columns - 1) * gap) / 2
    top = (paper.height - rows * size.height - (rows - 1) * gap) / 2
    return Grid(columns, rows, left, top, gap)


def impose(cards: Sequence[object], size: Size, paper: Size, backs: str = DUPLEX, gap: float = 0.0) -> Iterator[Page]:
    """The pages for these cards of one size, in order."""
    if backs == FOLD:
        yield from _fold(cards, size, paper, gap)
        return
    grid = best_grid(size, paper, gap)
    each = grid.columns * grid.rows
    for start in range(0, len(cards), each):
        here = cards[start : start + each]
        spots = tuple(Spot(card, False, *grid.corner(number, size)) for number, card in enumerate(here))
        yield Page(spots, *_lines(spots, size))
        if backs == DUPLEX:
            mirrored = tuple(Spot(s.card, True, paper.width - s.x - size.width, s.y) for s in spots)
            yield Page(mirrored, *_lines(mirrored, size))


def singly(cards: Sequence[object], backs: str = DUPLEX) -> Iterator[Page]:
    """A page for each side of each card, as print shops want it: the page is the card, backs follow their fronts."""
    for card in cards:
        yield Page((Spot(card, False, 0.0, 0.0),), (), ())
        if backs != FRONTS:
            yield Page((Spot(card, True, 0.0, 0.0),), (), ())


def _fold(cards: Sequence[object], size: Size, paper: Size, gap: float) -> Iterator[Page]:
    """Pairs that share a vertical fold: the front to the left, its back to the right."""
    if size.width * 2 > paper.width - 2 * UNPRINTED:
        raise TooLarge(f"two cards of {size.width:g} mm side by side do not fit on {paper.width:g} mm", size)
    grid = best_grid(size, paper, gap)
    middle = paper.width / 2
    for start in range(0, len(cards), grid.rows):
        spots: list[Spot] = []
        for number, card in enumerate(cards[start : start + grid.rows]):
            y = grid.top + number * (size.height + gap)
            spots += [Spot(card, False, middle - size.width, y), Spot(card, True, middle, y)]
        across, down = _lines(spots, size)
        yield Page(tuple(spots), tuple(x for x in across if abs(x - middle) > 0.001), down, fold=middle)


def _lines(spots: Sequence[Spot], size: Size) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Every edge along which is cut, once."""
    across = {round(x, 4) for s in spots for x in (s.x, s.x + size.width)}
    down = {round(y, 4) for s in spots for y in (s.y, s.y + size.height)}
    return tuple(sorted(across)), tuple(sorted(down))


def bleed_of(page: Page, spot: Spot, size: Size) -> tuple[float, float, float, float]:
    """How far a card may be printed beyond its trim on each side (left, top, right, bottom): not into a neighbour."""

    def free(x: float, y: float) -> float:
        return 0.0 if any(abs(o.x - x) < 0.01 and abs(o.y - y) < 0.01 for o in page.spots) else BLEED

    across, down = size.width, size.height
    return free(spot.x - across, spot.y), free(spot.x, spot.y - down), free(spot.x + across, spot.y), free(spot.x, spot.y + down)
