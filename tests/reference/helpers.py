"""The runtime's pure helpers once more, by trying everything instead of by an algorithm."""
from __future__ import annotations

from functools import cache


def clockwise(seats: int, first: int) -> tuple[int, ...]:
    """All seats, beginning with `first`."""
    order = []
    seat = first
    for _ in range(seats):
        order.append(seat)
        seat = seat + 1 if seat + 1 < seats else 0
    return tuple(order)


def rivals(seats: int, me: int) -> tuple[int, ...]:
    """All the others, from the left neighbour on."""
    return clockwise(seats, me)[1:]


def turned(face: tuple[int, ...], height: int, width: int, quarters: int) -> tuple[int, ...]:
    """A face turned clockwise: one quarter moves (row, column) to (column, height - 1 - row)."""
    cells = {(row, column): face[row * width + column] for row in range(height) for column in range(width)}
    for _ in range(quarters % 4):
        cells = {(column, height - 1 - row): value for (row, column), value in cells.items()}
        height, width = width, height
    return tuple(cells[row, column] for row in range(height) for column in range(width))


def payable(have: tuple[int, ...], need: tuple[int, ...], low: tuple[int, ...], edges: tuple[int, ...]) -> int:
    """Can the demand be paid, with resource i also paid by those in the mask `edges[i]`? Tries who pays what."""
    spare = tuple(max(there - least, 0) for there, least in zip(have, low, strict=True))

    @cache
    def serve(resource: int, missing: int, left: tuple[int, ...]) -> bool:
        """Can `missing` units of this resource and all demands after it be served?"""
        if missing <= 0:
            after = resource + 1
            return after >= len(need) or serve(after, need[after], left)
        return any(serve(resource, missing - 1, (*left[:payer], left[payer] - 1, *left[payer + 1:]))
                   for payer in range(len(left))
                   if left[payer] > 0 and (payer == resource or edges[resource] // 2**payer % 2 == 1))

    return int(serve(-1, 0, spare))
