"""Boards: where the cells of a grid lie, and what lies beside, around and along a line from each of them.

The size of a grid is known, so all of it is worked out here, once (precomputed tables): the emitted game looks up a constant.
On a grid of hex cells each row stands half a cell further to the right than the one above, so that steps are the same
everywhere: down 1, right 0 is the lower right neighbour, down 1, right -1 the lower left one.
"""

from __future__ import annotations

from compiler.ir import expr as ir
from compiler.ir.expr import Const, Expr, Fold, Int, Op, Tup, Var
from compiler.ir.make import minus, plus, times
from compiler.lower.state import Env
from compiler.types import CellType, GridOf

Reach = tuple[tuple[int, int], ...]
"""How low and how high the steps down and to the right can be; empty if there is no end."""
CROSS = ((-1, 0), (0, -1), (0, 1), (1, 0))
SQUARE = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))
SIX = ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0))
MOST_STEPS = 20_000
"""Entries of a table of steps above which they are computed instead."""


def cell_of(grid: GridOf) -> CellType:
    return CellType(grid.height, grid.width, grid.hex)


def stepped(board: CellType, cell: int, down: int, right: int) -> int:
    """The cell that lies there, or -1 beyond the edge."""
    row, column = cell // board.width + down, cell % board.width + right
    return row * board.width + column if 0 <= row < board.height and 0 <= column < board.width else -1


def name_of(board: CellType) -> str:
    return f"{board.height}_{board.width}{'_hex' if board.hex else ''}"


def all_cells(board: CellType) -> range:
    return range(board.height * board.width)


def neighbours(env: Env, function: str, board: CellType) -> str:
    """The name of the table of the cells `beside` or `around` each one."""
    ways = SIX if board.hex else CROSS if function == "beside" else SQUARE
    found = tuple(tuple(to for way in ways if (to := stepped(board, cell, *way)) >= 0) for cell in all_cells(board))
    return env.lowering.constant(f"{'beside' if board.hex else function}_{name_of(board)}", found)


def of_cell(env: Env, function: str, board: CellType, cell: Expr) -> Expr:
    """`row`, `column`, `beside`, `around`."""
    if function in ("row", "column"):
        numbers = tuple(1 + (at // board.width if function == "row" else at % board.width) for at in all_cells(board))
        return Const(env.lowering.constant(f"{function}_{name_of(board)}", numbers), cell)
    return Const(neighbours(env, function, board), cell)


def step(env: Env, board: CellType, cell: Expr, down: Expr, right: Expr, reach: Reach) -> Expr:
    """A look-up where the steps are few; else row and column are worked out."""
    index = _way(reach, board, cell, down, right)
    if index is not None:
        found = tuple(stepped(board, at, d, r) for d in _span(reach[0]) for r in _span(reach[1]) for at in all_cells(board))
        return Const(env.lowering.constant(f"step_{name_of(board)}{_name(reach)}", found), index)
    row, column, at = (env.lowering.fresh(name) for name in ("row", "column", "at"))
    inside = Op("and", _between(Var(row), board.height), _between(Var(column), board.width))
    found_at: Expr = ir.Cond(inside, plus(times(Var(row), board.width), Var(column)), Int(-1))
    found_at = ir.LetIn(column, Op("+", Op("%", Var(at), Int(board.width)), right), found_at)
    return ir.LetIn(at, cell, ir.LetIn(row, Op("+", Op("//", Var(at), Int(board.width)), down), found_at))


def line(env: Env, board: CellType, cell: Expr, down: Expr, right: Expr, length: Expr, reach: Reach) -> Expr:
    """It stays on the board if its last cell does."""
    index = _way(reach, board, cell, down, right)
    if index is not None and isinstance(length, Int):
        ways = [(d, r) for d in _span(reach[0]) for r in _span(reach[1])]
        found = tuple(_cells_of_line(board, at, *way, length.value) for way in ways for at in all_cells(board))
        return Const(env.lowering.constant(f"line_{name_of(board)}{_name(reach)}_{length.value}", found), index)
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
    return ir.Helper("group", (cells, Const(neighbours(env, "beside", cell_of(grid))), spot))


def replaced(cells: Expr, spot: Expr, found: Expr) -> Expr:
    """The grid with something else on one cell."""
    before, after = ir.Slice(cells, Int(0), spot), ir.Slice(cells, plus(spot, Int(1)), None)
    return Op("+", Op("+", before, Tup((found,))), after)


def _cells_of_line(board: CellType, cell: int, down: int, right: int, length: int) -> tuple[int, ...]:
    found = tuple(stepped(board, cell, down * number, right * number) for number in range(length))
    return () if -1 in found else found


def _between(value: Expr, size: int) -> Expr:
    return Op("and", Op(">=", value, Int(0)), Op("<", value, Int(size)))


def _span(ends: tuple[int, int]) -> range:
    return range(ends[0], ends[1] + 1)


def _way(reach: Reach, board: CellType, cell: Expr, down: Expr, right: Expr) -> Expr | None:
    """Where the entry of a cell stands in a table of all ways; None if there are too many."""
    if not reach:
        return None
    many = len(_span(reach[1]))
    if len(_span(reach[0])) * many * board.height * board.width > MOST_STEPS:
        return None
    way = plus(times(minus(down, reach[0][0]), many), minus(right, reach[1][0]))
    return plus(times(way, board.height * board.width), cell)


def _name(reach: Reach) -> str:
    return "".join(f"_{'m' if end < 0 else ''}{abs(end)}" for ends in reach for end in ends)
