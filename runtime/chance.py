"""Chance: a 64-bit generator in the state, exact draws, dice, and what waits for chance in explicit play.

`rng` is the generator (splitmix64). `pool` is a uniform number below `bound` that is left over from earlier draws: a
draw of one in n takes what it needs from the pool and leaves the rest, so one step of the generator serves many dice.
Every draw is exactly uniform: what does not divide evenly goes back into the pool. 24 bits at a time keep the numbers
small, which is what makes them quick.
"""
from __future__ import annotations

from functools import cache

CHANCE = -1
MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


def seeded(seed: int) -> int:
    """The generator for a seed. Neighbouring seeds give unrelated sequences."""
    return (seed * 0xD1342543DE82EF95 + 0x632BE59BD9B4E019) & MASK


def refill(s) -> int:
    """The next 24 bits of the generator."""
    z = s.rng = (s.rng + GAMMA) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return (z ^ (z >> 31)) >> 40


def draw(s, n: int) -> int:
    """A number from 0 to n - 1, all equally likely."""
    pool, bound = s.pool, s.bound
    while True:
        rest = bound // n
        if pool < rest * n:
            s.bound = rest
            s.pool = pool // n
            return pool % n
        pool -= rest * n
        bound -= rest * n
        pool = pool << 24 | refill(s)
        bound <<= 24


def roll(s, count: int, sides: int) -> int:
    """The sum of dice."""
    total = count
    for _ in range(count):
        total += draw(s, sides)
    return total


def shuffled(s, items: tuple) -> tuple:
    """The items in random order."""
    found = list(items)
    for i in range(len(found) - 1, 0, -1):
        j = draw(s, i + 1)
        found[i], found[j] = found[j], found[i]
    return tuple(found)


@cache
def dice(count: int, sides: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The sums that dice can show, and in how many ways each."""
    ways = {0: 1}
    for _ in range(count):
        more: dict[int, int] = {}
        for total, number in ways.items():
            for face in range(1, sides + 1):
                more[total + face] = more.get(total + face, 0) + number
        ways = more
    sums = tuple(sorted(ways))
    return sums, tuple(ways[total] for total in sums)


def await_roll(s, count: int, sides: int, number: int) -> int:
    """Waits for chance to roll; block `number` goes on."""
    s.options, s.weights = dice(count, sides)
    return await_chance(s, number)


def await_pick(s, items: tuple, number: int) -> int:
    s.options, s.weights = items, (1,) * len(items)
    return await_chance(s, number)


def await_chance(s, number: int) -> int:
    s.player = CHANCE
    s.option_count = len(s.options)
    s.pc = number
    return 0


def pick(weights: tuple[int, ...], rnd) -> int:
    """The index of an outcome, drawn in proportion to its weight with one call of `rnd` (a float from 0 up to 1).
    Fused playouts draw in the same way, so that both give the same game."""
    left = int(rnd() * sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return len(weights) - 1
