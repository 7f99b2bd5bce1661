"""Tic-tac-toe as one would write it by hand for speed: marks as bit masks, lines and free squares from tables."""

from collections.abc import Callable

LINES = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
HAS_LINE = [any(marks & line == line for line in LINES) for marks in range(512)]
FREE = [[square for square in range(9) if not taken >> square & 1] for taken in range(512)]


class TicTacToe:
    """The stepwise interface: `legal_actions`, `apply`, `over`, `winner`, `clone`."""

    __slots__ = ("crosses", "noughts", "player", "over", "winner")

    def __init__(self) -> None:
        self.crosses = 0
        self.noughts = 0
        self.player = 0
        self.over = False
        self.winner = -1

    def legal_actions(self) -> list[int]:
        return FREE[self.crosses | self.noughts]

    def apply(self, square: int) -> None:
        if self.player == 0:
            self.crosses = marks = self.crosses | 1 << square
        else:
            self.noughts = marks = self.noughts | 1 << square
        if HAS_LINE[marks]:
            self.winner = self.player
            self.over = True
        elif self.crosses | self.noughts == 511:
            self.over = True
        else:
            self.player = 1 - self.player

    def clone(self) -> "TicTacToe":
        other = TicTacToe.__new__(TicTacToe)
        other.crosses = self.crosses
        other.noughts = self.noughts
        other.player = self.player
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
