"""Faces on grids, and what hangs together on them (flood fill).

A face is (height, width, *cells), -1 where it has a hole, which covers nothing; a grid is a flat tuple, row by row, -1 where
nothing lies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

Face = tuple[int, ...]


@lru_cache(maxsize=4096)
def turned(face: Face, quarters: int) -> Face:
    """A face turned clockwise; a quarter moves (row, column) to (column, height - 1 - row)."""
    for _ in range(quarters % 4):
        height, width, cells = face[0], face[1], face[2:]
        turned_cells = [cells[(height - 1 - column) * width + row] for row in range(width) for column in range(height)]
        face = (width, height, *turned_cells)
    return face


def fits(height: int, width: int, face: Face, cell: int) -> bool:
    """Does the face stay inside the edge with its first cell on `cell`?"""
    inside = cell // width + face[0] <= height and cell % width + face[1] <= width
    return inside or len(_covered(height, width, face, cell)) == len(face) - 2 - face[2:].count(-1)


@lru_cache(maxsize=16384)
def _covered(height: int, width: int, face: Face, cell: int) -> tuple[tuple[int, int], ...]:
    """(position on the grid, content) of every cell of the face that is no hole and lies inside the edge. Memoised, as
    the same few faces are tried on the same cells in every game."""
    top, left = divmod(cell, width)
    return tuple(
        ((top + row) * width + left + column, face[2 + row * face[1] + column])
        for row in range(face[0])
        for column in range(face[1])
        if top + row < height and left + column < width and face[2 + row * face[1] + column] >= 0
    )


def overlap(grid: tuple[int, ...], height: int, width: int, face: Face, cell: int) -> int:
    """How many filled cells the face would cover."""
    found = 0
    for position, _ in _covered(height, width, face, cell):
        if grid[position] >= 0:
            found += 1
    return found


def laid(grid: tuple[int, ...], height: int, width: int, face: Face, cell: int) -> tuple[int, ...]:
    """The grid with the face on it."""
    cells = list(grid)
    for position, content in _covered(height, width, face, cell):
        cells[position] = content
    return tuple(cells)


def group(grid: Sequence[int], beside: tuple[tuple[int, ...], ...], cell: int) -> tuple[int, ...]:
    """The cells that hang together with this one and hold the same, in order."""
    content = grid[cell]
    for near in beside[cell]:
        if grid[near] == content:
            break
    else:
        return (cell,)
    left, other = list(grid), ~content
    left[cell] = other
    edge = [cell]
    for one in edge:
        for near in beside[one]:
            if left[near] == content:
                left[near] = other
                edge.append(near)
    edge.sort()
    return tuple(edge)
