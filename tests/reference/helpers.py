"""The runtime's pure helpers once more, by trying everything instead of by an algorithm."""
from __future__ import annotations


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
