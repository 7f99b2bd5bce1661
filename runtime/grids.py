"""Faces on grids, and what hangs together on them (flood fill).

A face is (height, width, *cells), -1 where it has a hole, which covers nothing; a grid is a flat tuple, row by row, -1 where
nothing lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

Face = tuple[int, ...]


class Shape(NamedTuple):
    """The most rows and columns that a grid has, the settings that say how many a game has of them ("": all), and whether its cells
    have six sides. Cells have the same numbers in every size: row * width + column."""

    height: int
    width: int
    rows: str
    columns: str
    hex: bool

    @property
    def most(self) -> range:
        """All cells that it can have."""
        return range(self.height * self.width)

    def size(self, settings: Mapping[str, int]) -> tuple[int, int]:
        """Rows and columns under these settings."""
        return settings[self.rows] if self.rows else self.height, settings[self.columns] if self.columns else self.width

    def cells(self, settings: Mapping[str, int]) -> list[int]:
        """The cells that a game with these settings has."""
        height, width = self.size(settings)
        return [row * self.width + column for row in range(height) for column in range(width)]

    def place(self, cell: int, settings: Mapping[str, int]) -> int:
        """Which of these cells one is, row by row."""
        return cell // self.width * self.size(settings)[1] + cell % self.width


@lru_cache(maxsize=256)
def shape_of(of: str) -> Shape:
    """The shape of a grid or of the grid of a cell, as a reading gives it: "7,6", "7:rows,7:columns,hex"."""
    height, width, *more = of.split(",")
    (most_rows, _, rows), (most_columns, _, columns) = height.partition(":"), width.partition(":")
    return Shape(int(most_rows), int(most_columns), rows, columns, "hex" in more)


@lru_cache(maxsize=4096)
def turned(face: Face, quarters: int) -> Face:
    """A face turned clockwise; a quarter moves (row, column) to (column, height - 1 - row)."""
    for _ in range(quarters % 4):
        height, width, cells = face[0], face[1], face[2:]
        turned_cells = [cells[(height - 1 - column) * width + row] for row in range(width) for column in range(height)]
        face = (width, height, *turned_cells)
    return face


def fits(height: int, width: int, face: Face, cell: int, apart: int = 0) -> bool:
    """Does the face stay inside the edge with its first cell on `cell`? `apart`: how far the first cells of two rows are apart,
    where that is more than the width."""
    apart = apart or width
    inside = cell // apart + face[0] <= height and cell % apart + face[1] <= width
    return inside or len(_covered(height, width, face, cell, apart)) == len(face) - 2 - face[2:].count(-1)


@lru_cache(maxsize=16384)
def _covered(height: int, width: int, face: Face, cell: int, apart: int) -> tuple[tuple[int, int], ...]:
    """(position on the grid, content) of every cell of the face that is no hole and lies inside the edge. Memoised, as
    the same few faces are tried on the same cells in every game."""
    top, left = divmod(cell, apart)
    return tuple(
        ((top + row) * apart + left + column, face[2 + row * face[1] + column])
        for row in range(face[0])
        for column in range(face[1])
        if top + row < height and left + column < width and face[2 + row * face[1] + column] >= 0
    )


def overlap(grid: tuple[int, ...], height: int, width: int, face: Face, cell: int) -> int:
    """How many filled cells the face would cover."""
    found = 0
    for position, _ in _covered(height, width, face, cell, width):
        if grid[position] >= 0:
            found += 1
    return found


def laid(grid: tuple[int, ...], height: int, width: int, face: Face, cell: int, apart: int = 0) -> tuple[int, ...]:
    """The grid with the face on it."""
    cells = list(grid)
    for position, content in _covered(height, width, face, cell, apart or width):
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
