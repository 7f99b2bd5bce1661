"""Boards: where the cells of a grid lie, and what lies beside, around and along a line from each of them.

The size of a grid is known, so all of it is worked out here, once (precomputed tables): the emitted game looks up a constant. Where
a setting says the size, cells have the numbers that they have on the largest grid, there is a table for each size, and nothing ever
leads to a cell that the game does not have: what is kept of it stays empty.
On a grid of hex cells each row stands half a cell further to the right than the one above, so that steps are the same
everywhere: down 1, right 0 is the lower right neighbour, down 1, right -1 the lower left one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from compiler.ir import expr as ir
from compiler.ir.expr import Const, Expr, Fold, Int, Op, Tup, Var
from compiler.ir.make import TRUE, both, minus, plus, times
from compiler.lower.state import Env
from compiler.types import CellType, GridOf

Size = tuple[int, int]
Ways = list[tuple[int, int]]
Reach = tuple[tuple[int, int], ...]
"""How low and how high the steps down and to the right can be; empty if there is no end."""
CROSS = ((-1, 0), (0, -1), (0, 1), (1, 0))
SQUARE = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))
SIX = ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0))
MOST_STEPS = 20_000
"""Entries of a table of steps above which they are computed instead."""


def cell_of(grid: GridOf) -> CellType:
    return CellType(grid.height, grid.width, grid.hex, grid.by)


def stepped(board: CellType, size: Size, cell: int, down: int, right: int) -> int:
    """The cell that lies there, or -1 beyond the edge."""
    row, column = cell // board.width + down, cell % board.width + right
    return row * board.width + column if 0 <= row < size[0] and 0 <= column < size[1] else -1


def name_of(board: CellType) -> str:
    name, by = f"{board.height}_{board.width}{'_hex' if board.hex else ''}", board.by
    if by is None:
        return name
    return f"{name}_from_{by.fewest_rows}{'' if by.rows == by.columns else f'_{by.fewest_columns}'}"


def all_cells(board: CellType) -> range:
    return range(board.height * board.width)


def cells_in(board: CellType, size: Size) -> tuple[int, ...]:
    """The cells that a game with this size has."""
    return tuple(cell for cell in all_cells(board) if cell // board.width < size[0] and cell % board.width < size[1])


def sides_of(board: CellType | GridOf) -> tuple[Expr, Expr]:
    """The rows and the columns that the game has."""
    rows, columns = (board.by.rows, board.by.columns) if board.by is not None else ("", "")
    return ir.Cell(rows) if rows else Int(board.height), ir.Cell(columns) if columns else Int(board.width)


def size_number(board: CellType) -> Expr:
    """Which of the sizes that it can have the board has: the place in what there is a table of for each of them."""
    if board.by is None:
        return Int(0)
    rows, columns = sides_of(board)
    if board.by.rows in ("", board.by.columns):
        return minus(columns, board.by.fewest_columns)
    if not board.by.columns:
        return minus(rows, board.by.fewest_rows)
    many = board.width - board.by.fewest_columns + 1
    return plus(times(minus(rows, board.by.fewest_rows), many), minus(columns, board.by.fewest_columns))


def in_each_size(env: Env, board: CellType, name: str, table: Callable[[Size], tuple[object, ...]], index: Expr) -> Expr:
    """An entry of a table that is another one in each size; they stand behind each other."""
    tables = [table(size) for size in env.lowering.model.sizes_of(board)]
    found = env.lowering.constant(name, tuple(entry for each in tables for entry in each))
    return Const(found, index if board.by is None else plus(times(size_number(board), len(tables[0])), index))


def neighbours(board: CellType, function: str, size: Size) -> tuple[tuple[int, ...], ...]:
    """The cells `beside` or `around` each one."""
    ways = SIX if board.hex else CROSS if function == "beside" else SQUARE
    mine = {*cells_in(board, size)}
    return tuple(
        tuple(to for way in ways if cell in mine and (to := stepped(board, size, cell, *way)) >= 0) for cell in all_cells(board)
    )


def cells_of(env: Env, board: CellType) -> Expr:
    tables = tuple(cells_in(board, size) for size in env.lowering.model.sizes_of(board))
    name = f"cells_{name_of(replace(board, hex=False))}"
    if board.by is None:
        return Const(env.lowering.constant(name, tables[0]))
    return Const(env.lowering.constant(name, tables), size_number(board))


def of_cell(env: Env, function: str, board: CellType, cell: Expr) -> Expr:
    """`row`, `column`, `beside`, `around`."""
    if function in ("row", "column"):
        numbers = tuple(1 + (at // board.width if function == "row" else at % board.width) for at in all_cells(board))
        return Const(env.lowering.constant(f"{function}_{name_of(replace(board, by=None))}", numbers), cell)
    name = f"{'beside' if board.hex else function}_{name_of(board)}"
    return in_each_size(env, board, name, partial(neighbours, board, function), cell)


def cell_at(env: Env, board: CellType, row: Expr, column: Expr, asked: bool) -> Expr:
    """`asked`: it may lie beyond the edge, and is none then."""
    if not asked:
        return plus(times(minus(row, 1), board.width), minus(column, 1))
    down, right = (env.lowering.fresh(name) for name in ("row", "column"))
    inside: Expr = TRUE
    for name, most in zip((down, right), sides_of(board), strict=True):
        inside = both(inside, both(Op(">=", Var(name), Int(1)), Op("<=", Var(name), most)))
    found = ir.Cond(inside, cell_at(env, board, Var(down), Var(right), False), Int(-1))
    return ir.LetIn(down, row, ir.LetIn(right, column, found))


def step(env: Env, board: CellType, cell: Expr, down: Expr, right: Expr, reach: Reach) -> Expr:
    """A look-up where the steps are few; else row and column are worked out."""
    index = _way(env, reach, board, cell, down, right)
    if index is not None:
        ways = [(d, r) for d in _span(reach[0]) for r in _span(reach[1])]
        return in_each_size(env, board, f"step_{name_of(board)}{_name(reach)}", partial(_all_steps, board, ways), index)
    row, column, at = (env.lowering.fresh(name) for name in ("row", "column", "at"))
    height, width = sides_of(board)
    inside = Op("and", _between(Var(row), height), _between(Var(column), width))
    found_at: Expr = ir.Cond(inside, plus(times(Var(row), board.width), Var(column)), Int(-1))
    found_at = ir.LetIn(column, Op("+", Op("%", Var(at), Int(board.width)), right), found_at)
    return ir.LetIn(at, cell, ir.LetIn(row, Op("+", Op("//", Var(at), Int(board.width)), down), found_at))


def line(env: Env, board: CellType, cell: Expr, down: Expr, right: Expr, length: Expr, reach: Reach) -> Expr:
    """It stays on the board if its last cell does."""
    index = _way(env, reach, board, cell, down, right)
    if index is not None and isinstance(length, Int):
        ways = [(d, r) for d in _span(reach[0]) for r in _span(reach[1])]
        name = f"line_{name_of(board)}{_name(reach)}_{length.value}"
        return in_each_size(env, board, name, partial(_all_lines, board, ways, length.value), index)
    names = ("from", "down", "right", "length", "number")
    at, by, aside, many, number = (env.lowering.fresh(name) for name in names)
    further = minus(Var(many), 1)
    last = step(env, board, Var(at), Op("*", Var(by), further), Op("*", Var(aside), further), ())
    one = Op("*", Var(number), Op("+", times(Var(by), board.width), Var(aside)))
    cells = Fold("map", number, ir.Range(Int(0), further), None, Op("+", Var(at), one))
    body: Expr = ir.Cond(Op("<", last, Int(0)), Tup(()), cells)
    for name, found_value in reversed(((at, cell), (by, down), (aside, right), (many, length))):
        body = ir.LetIn(name, found_value, body)
    return body


def group(env: Env, grid: GridOf, cells: Expr, spot: Expr) -> Expr:
    board = cell_of(grid)
    name, sizes = f"beside_{name_of(board)}", env.lowering.model.sizes_of(board)
    if board.by is None:
        beside = Const(env.lowering.constant(name, neighbours(board, "beside", sizes[0])))
    else:
        found = tuple(neighbours(board, "beside", size) for size in sizes)
        beside = Const(env.lowering.constant(f"each_{name}", found), size_number(board))
    return ir.Helper("group", (cells, beside, spot))


def replaced(cells: Expr, spot: Expr, found: Expr) -> Expr:
    """The grid with something else on one cell."""
    before, after = ir.Slice(cells, Int(0), spot), ir.Slice(cells, plus(spot, Int(1)), None)
    return Op("+", Op("+", before, Tup((found,))), after)


def _all_steps(board: CellType, ways: Ways, size: Size) -> tuple[int, ...]:
    return tuple(stepped(board, size, cell, *way) for way in ways for cell in all_cells(board))


def _all_lines(board: CellType, ways: Ways, length: int, size: Size) -> tuple[tuple[int, ...], ...]:
    return tuple(_cells_of_line(board, size, cell, *way, length) for way in ways for cell in all_cells(board))


def _cells_of_line(board: CellType, size: Size, cell: int, down: int, right: int, length: int) -> tuple[int, ...]:
    found = tuple(stepped(board, size, cell, down * number, right * number) for number in range(length))
    return () if -1 in found else found


def _between(value: Expr, size: Expr) -> Expr:
    return Op("and", Op(">=", value, Int(0)), Op("<", value, size))


def _span(ends: tuple[int, int]) -> range:
    return range(ends[0], ends[1] + 1)


def _way(env: Env, reach: Reach, board: CellType, cell: Expr, down: Expr, right: Expr) -> Expr | None:
    """Where the entry of a cell stands in a table of all ways; None if there are too many."""
    if not reach:
        return None
    many = len(_span(reach[1]))
    if len(_span(reach[0])) * many * board.height * board.width * len(env.lowering.model.sizes_of(board)) > MOST_STEPS:
        return None
    way = plus(times(minus(down, reach[0][0]), many), minus(right, reach[1][0]))
    return plus(times(way, board.height * board.width), cell)


def _name(reach: Reach) -> str:
    return "".join(f"_{'m' if end < 0 else ''}{abs(end)}" for ends in reach for end in ends)
