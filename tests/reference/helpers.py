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


def distance(seats: int, a: int, b: int) -> int:
    """Steps clockwise from a to b."""
    return clockwise(seats, a).index(b)


def rotation(seats: int, first: int, times: int) -> tuple[int, ...]:
    order: tuple[int, ...] = ()
    for _ in range(times):
        order += clockwise(seats, first)
    return order


def power(base: int, times: int) -> int:
    result = 1
    for _ in range(times):
        result *= base
    return result


def unique(items: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(item for place, item in enumerate(items) if item not in items[:place])


def backwards(items: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(reversed(items))


def cells_of(face: tuple[int, ...]) -> dict[tuple[int, int], int]:
    height, width = face[:2]
    return {(row, column): face[2 + row * width + column] for row in range(height) for column in range(width)}


def turned(face: tuple[int, ...], quarters: int) -> tuple[int, ...]:
    """A face turned clockwise: one quarter moves (row, column) to (column, height - 1 - row)."""
    height, width = face[:2]
    cells = cells_of(face)
    for _ in range(quarters % 4):
        cells = {(column, height - 1 - row): value for (row, column), value in cells.items()}
        height, width = width, height
    return (height, width, *(cells[row, column] for row in range(height) for column in range(width)))


def fits(height: int, width: int, face: tuple[int, ...], cell: int) -> int:
    return int(all(cell // width + row < height and cell % width + column < width for row, column in cells_of(face)))


def overlap(grid: tuple[int, ...], height: int, width: int, face: tuple[int, ...], cell: int) -> int:
    before = laid((-1,) * len(grid), height, width, (face[0], face[1], *(1 for _ in face[2:])), cell)
    return sum(1 for there, new in zip(grid, before, strict=True) if new == 1 and there != -1)


def laid(grid: tuple[int, ...], height: int, width: int, face: tuple[int, ...], cell: int) -> tuple[int, ...]:
    cells = {(row, column): grid[row * width + column] for row in range(height) for column in range(width)}
    for (row, column), value in cells_of(face).items():
        if (cell // width + row, cell % width + column) in cells:
            cells[cell // width + row, cell % width + column] = value
    return tuple(cells[row, column] for row in range(height) for column in range(width))


def owe(needs: tuple[int, ...], position: int, amount: int) -> tuple[int, ...]:
    return tuple(need + amount if place == position else need for place, need in enumerate(needs))


def payable(have: tuple[int, ...], needs: tuple[int, ...], edges: tuple[int, ...]) -> int:
    """Can all needs be paid? Tries, unit by unit, who pays what."""
    pairs = {(edges[e], edges[e + 1]) for e in range(0, len(edges), 2)}

    @cache
    def serve(resource: int, missing: int, left: tuple[int, ...]) -> bool:
        """Can `missing` units of this resource and all needs after it be served?"""
        if missing <= 0:
            after = resource + 1
            return after >= len(needs) or serve(after, needs[after], left)
        return any(serve(resource, missing - 1, owe(left, payer, -1))
                   for payer in range(len(left)) if left[payer] > 0 and (payer == resource or (payer, resource) in pairs))

    return int(serve(-1, 0, have))


def pay_options(have: tuple[int, ...], needs: tuple[int, ...], edges: tuple[int, ...]) -> tuple[int, ...]:
    substitute, resource = edges[:2]
    return tuple(amount for amount in range(needs[resource] + 1)
                 if amount <= have[substitute] and payable(owe(have, substitute, -amount), owe(needs, resource, -amount), edges[2:]))
