"""Tic-tac-toe as one would write it by hand for speed: marks as bit masks, lines and free squares from tables."""
from collections.abc import Callable

LINES = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
HAS_LINE = [any(marks & line == line for line in LINES) for marks in range(512)]
FREE_BITS = [tuple([1 << i for i in range(9) if free >> i & 1]) for free in range(512)]


class TicTacToe:
    """The stepwise interface: `option_count`, `apply` with an index, `over`, `winner`, `clone`."""

    __slots__ = ("mine", "theirs", "free", "player", "option_count", "over", "winner")

    def __init__(self) -> None:
        self.mine = 0
        self.theirs = 0
        self.free = 511
        self.player = 0
        self.option_count = 9
        self.over = False
        self.winner = -1

    def apply(self, index: int) -> None:
        free = self.free
        bit = FREE_BITS[free][index]
        marks = self.mine | bit
        if HAS_LINE[marks]:
            self.mine = marks
            self.winner = self.player
            self.over = True
        else:
            self.mine = self.theirs
            self.theirs = marks
            self.free = free ^ bit
            if free == bit:
                self.over = True
            else:
                self.player = 1 - self.player
                self.option_count -= 1

    def clone(self) -> "TicTacToe":
        other = TicTacToe.__new__(TicTacToe)
        other.mine = self.mine
        other.theirs = self.theirs
        other.free = self.free
        other.player = self.player
        other.option_count = self.option_count
        other.over = self.over
        other.winner = self.winner
        return other


def playout(games: int, rnd: Callable[[], float]) -> tuple[int, int]:
    """Random games without a state: the number of moves, and how many games the first player wins."""
    has_line = HAS_LINE
    moves = wins = 0
    for _ in range(games):
        squares = [1, 2, 4, 8, 16, 32, 64, 128, 256]
        mine = theirs = 0
        left = 9
        while left:
            index = int(rnd() * left)
            left -= 1
            mine |= squares[index]
            squares[index] = squares[left]
            if has_line[mine]:
                if not left & 1:
                    wins += 1
                break
            mine, theirs = theirs, mine
        moves += 9 - left
    return moves, wins
