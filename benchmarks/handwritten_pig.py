"""Pig as one would write it by hand for speed, for two players; a player who has 100 within reach can only hold.

With explicit chance the die is an answer like any other (`Pig`); with sampled chance the state rolls it (`SampledPig`).
"""
from collections.abc import Callable
from random import random


class Pig:
    """The stepwise interface. Options: roll and hold, or hold alone; while `chance` is on, the six faces of the die."""

    __slots__ = ("score", "player", "turn", "chance", "option_count", "over", "winner")

    def __init__(self) -> None:
        self.score = [0, 0]
        self.player = 0
        self.turn = 0
        self.chance = False
        self.option_count = 2
        self.over = False
        self.winner = -1

    def apply(self, index: int) -> None:
        if self.chance:
            self.chance = False
            if index:
                self.turn = turn = self.turn + index + 1
                self.option_count = 2 if self.score[self.player] + turn < 100 else 1
            else:
                self.turn = 0
                self.player = 1 - self.player
                self.option_count = 2
        elif index == 0 and self.option_count == 2:
            self.chance = True
            self.option_count = 6
        else:
            player = self.player
            self.score[player] = score = self.score[player] + self.turn
            self.turn = 0
            if score >= 100:
                self.over = True
                self.winner = player
            else:
                self.player = 1 - player
                self.option_count = 2

    def clone(self) -> "Pig":
        other = Pig.__new__(Pig)
        other.score = self.score[:]
        other.player = self.player
        other.turn = self.turn
        other.chance = self.chance
        other.option_count = self.option_count
        other.over = self.over
        other.winner = self.winner
        return other


class SampledPig:
    """The same with the die rolled by the state."""

    __slots__ = ("score", "player", "turn", "option_count", "over", "winner")

    def __init__(self) -> None:
        self.score = [0, 0]
        self.player = 0
        self.turn = 0
        self.option_count = 2
        self.over = False
        self.winner = -1

    def apply(self, index: int) -> None:
        if index == 0 and self.option_count == 2:
            face = int(random() * 6)
            if face:
                self.turn = turn = self.turn + face + 1
                if self.score[self.player] + turn >= 100:
                    self.option_count = 1
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
                self.option_count = 2

    def clone(self) -> "SampledPig":
        other = SampledPig.__new__(SampledPig)
        other.score = self.score[:]
        other.player = self.player
        other.turn = self.turn
        other.option_count = self.option_count
        other.over = self.over
        other.winner = self.winner
        return other


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
