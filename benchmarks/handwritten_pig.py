"""Pig as one would write it by hand for speed, for two players; a player who has 100 within reach can only hold.

With explicit chance the die is an answer like any other (`Pig`); with sampled chance the state rolls it (`SampledPig`).
"""

from collections.abc import Callable
from random import random

ROLL, HOLD = 0, 1
BOTH, HOLD_ONLY, FACES = [ROLL, HOLD], [HOLD], [1, 2, 3, 4, 5, 6]


class Pig:
    """The stepwise interface: `legal_actions`, `apply`, `over`, `winner`, `clone`. In `chance` the die answers."""

    __slots__ = ("score", "player", "turn", "chance", "over", "winner")

    def __init__(self) -> None:
        self.score = [0, 0]
        self.player = 0
        self.turn = 0
        self.chance = False
        self.over = False
        self.winner = -1

    def legal_actions(self) -> list[int]:
        if self.chance:
            return FACES
        return BOTH if self.score[self.player] + self.turn < 100 else HOLD_ONLY

    def apply(self, action: int) -> None:
        if self.chance:
            self.chance = False
            if action == 1:
                self.turn = 0
                self.player = 1 - self.player
            else:
                self.turn += action
        elif action == ROLL:
            self.chance = True
        else:
            player = self.player
            self.score[player] = score = self.score[player] + self.turn
            self.turn = 0
            if score >= 100:
                self.over = True
                self.winner = player
            else:
                self.player = 1 - player

    def clone(self) -> "Pig":
        other = Pig.__new__(Pig)
        other.score = self.score[:]
        other.player = self.player
        other.turn = self.turn
        other.chance = self.chance
        other.over = self.over
        other.winner = self.winner
        return other


class SampledPig:
    """The same with the die rolled by the state."""

    __slots__ = ("score", "player", "turn", "over", "winner")

    def __init__(self) -> None:
        self.score = [0, 0]
        self.player = 0
        self.turn = 0
        self.over = False
        self.winner = -1

    def legal_actions(self) -> list[int]:
        return BOTH if self.score[self.player] + self.turn < 100 else HOLD_ONLY

    def apply(self, action: int) -> None:
        if action == ROLL:
            face = int(random() * 6)
            if face:
                self.turn += face + 1
            else:
                self.turn = 0
                self.player = 1 - self.player
        else:
            player = self.player
            self.score[player] = score = self.score[player] + self.turn
            self.turn = 0
            if score >= 100:
                self.over = True
                self.winner = player
            else:
                self.player = 1 - player


def playout(games: int, rnd: Callable[[], float]) -> tuple[int, int]:
    """Random games without a state: the number of decisions, and how many games the first player wins."""
    decisions = wins = 0
    for _ in range(games):
        mine = theirs = turn = player = 0
        while True:
            decisions += 1
            if mine + turn < 100 and rnd() < 0.5:
                face = int(rnd() * 6)
                if face:
                    turn += face + 1
                    continue
                turn = 0
            else:
                mine += turn
                turn = 0
                if mine >= 100:
                    break
            mine, theirs = theirs, mine
            player = 1 - player
        if player == 0:
            wins += 1
    return decisions, wins
