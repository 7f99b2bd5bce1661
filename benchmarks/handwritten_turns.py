"""The bare turns of a push-your-luck game written by hand for speed: no cards, bets, bonuses or investments.

Four players, four quarters, two sectors. A turn names a sector and rolls two dice until the player stops or rolls lower than
before; k successes put 1 + 2 + ... + k cubes into the sector, twice as many in the last quarter. A bust gives them to nobody.
It is the yardstick for how much the rest of a whole game costs.
"""

from collections.abc import Callable

DICE = [a + b for a in range(1, 7) for b in range(1, 7)]
PLAYERS, QUARTERS, SECTORS = 4, 4, 2


def playout(games: int, rnd: Callable[[], float]) -> int:
    """Random games; gives the number of decisions (a sector for each turn, then stop or go on)."""
    decisions = 0
    dice = DICE
    for _ in range(games):
        cubes = [0] * (SECTORS * PLAYERS)
        rogues = [0] * SECTORS
        for quarter in range(1, QUARTERS + 1):
            double = 2 if quarter == QUARTERS else 1
            for player in range(PLAYERS):
                sector = int(rnd() * SECTORS)
                decisions += 1
                last = successes = pile = 0
                while True:
                    throw = dice[int(rnd() * 36)]
                    if throw < last:
                        rogues[sector] += pile * double
                        break
                    last = throw
                    successes += 1
                    pile += successes
                    decisions += 1
                    if rnd() < 0.5:
                        cubes[sector * PLAYERS + player] += pile * double
                        break
        for sector in range(SECTORS):
            if rogues[sector] >= max(cubes[sector * PLAYERS : (sector + 1) * PLAYERS]):
                break
    return decisions
