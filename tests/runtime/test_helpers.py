"""What emitted games ask of sets and boards, against the plainest way to find the same."""

from random import Random

from runtime.grids import group
from runtime.helpers import bits


def test_the_members_of_sets_of_any_size():
    dice = Random(1)
    for width in (1, 7, 8, 9, 25, 64, 65, 200):
        for many in range(9):
            mask = sum(1 << n for n in set(dice.choices(range(width), k=many)))
            assert bits(mask) == tuple(n for n in range(width) if mask >> n & 1)
        assert bits((1 << width) - 1) == tuple(range(width))


def test_what_hangs_together_is_what_a_walk_from_cell_to_cell_finds():
    beside = tuple(
        tuple(
            row * 6 + column
            for row, column in ((y - 1, x), (y, x - 1), (y, x + 1), (y + 1, x))
            if row in range(5) and column in range(6)
        )
        for y in range(5)
        for x in range(6)
    )
    dice = Random(2)
    for _ in range(40):
        board = dice.choices((-1, -1, 0, 1), k=30)
        before = board.copy()
        for cell in range(30):
            found = {cell}
            for _ in board:
                found |= {near for one in found for near in beside[one] if board[near] == board[cell]}
            assert group(board, beside, cell) == group(tuple(board), beside, cell) == tuple(sorted(found))
        assert board == before
