"""Chance: a 64-bit generator in the state, exact draws, dice, and what waits for chance in explicit play.

`pool` is a row of random bytes: the hash of the number that `rng` was before its last step (a hash in counter mode), so
clones share it and saved games need not keep it. `drawn` is how many of them are used up. Behind the last one stands 255,
and no small draw takes a 255: whoever meets it looks whether the pool is empty. Every draw is exactly uniform: bytes that
do not divide evenly are passed over. `Game.new`, `Game.blank` and samples (`knowledge.py`) seed it by
`seeded(seed)`; playouts of whole games (`playout.py`) draw from Python's own `Random(seed)` instead.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from runtime.state import State

Rnd = Callable[[], float]
"""Gives a number from 0 up to 1, as `random.random` does."""

CHANCE = -1
MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15
SMALL = 255
"""Draws of one in more than this take several bytes."""
LAST = 63
NOTHING = bytes([SMALL] * (LAST + 1))
"""The pool of a state that has drawn nothing yet, with `drawn` at its end."""


def seeded(seed: int) -> int:
    """The generator for a seed. Neighbouring seeds give unrelated sequences."""
    return (seed * 0xD1342543DE82EF95 + 0x632BE59BD9B4E019) & MASK


def pool_before(rng: int) -> bytes:
    """The bytes drawn from before the generator came here."""
    return blake2b(((rng - GAMMA) & MASK).to_bytes(8, "little"), digest_size=LAST).digest() + b"\xff"


def refill(s: State) -> bytes:
    s.rng = rng = (s.rng + GAMMA) & MASK
    s.pool = pool = pool_before(rng)
    s.drawn = 0
    return pool


ENDS = (0, *(SMALL // n * n for n in range(1, SMALL + 1)))
"""Bytes below ENDS[n] divide evenly among n values."""


def draw(s: State, n: int) -> int:
    """A number from 0 to n - 1, all equally likely."""
    if n > SMALL:
        return draw_large(s, n)
    byte = s.pool[s.drawn]
    while byte >= ENDS[n]:
        if s.drawn == LAST:
            refill(s)
        else:
            s.drawn += 1
        byte = s.pool[s.drawn]
    s.drawn += 1
    return byte % n


def draw_large(s: State, n: int) -> int:
    """The same with as many bytes as make it rare that one has to draw again."""
    while True:
        found, size = 0, 1
        while size < n << 8:
            if s.drawn == LAST:
                refill(s)
            found = found << 8 | s.pool[s.drawn]
            size <<= 8
            s.drawn += 1
        if found < size // n * n:
            return found % n


MOST_WAYS = 1296
"""Dice that can fall in more ways are drawn one by one (`compiler/blocks/draws.py` says why)."""


@cache
def ways(count: int, sides: int) -> tuple[int, ...]:
    """The sums of all ways that dice can fall, in ascending order; nothing if these are many."""
    if count < 1 or sides**count > MOST_WAYS:
        return ()
    sums, weights = dice(count, sides)
    return tuple([total for total, number in zip(sums, weights, strict=True) for _ in range(number)])


def faces(count: int, sides: int) -> tuple[int, ...]:
    """What each byte of the pool means to dice that can fall in at most 255 ways; 0: nothing."""
    found = ways(count, sides)
    times = SMALL // len(found)
    return found * times + (0,) * (SMALL + 1 - times * len(found))


def roll(s: State, count: int, sides: int) -> int:
    """The sum of dice."""
    found = ways(count, sides)
    if found:
        return found[draw(s, len(found))]
    total = count
    for _ in range(count):
        total += draw(s, sides)
    return total


def shuffled(s: State, items: tuple[int, ...]) -> tuple[int, ...]:
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


def await_roll(s: State, count: int, sides: int, number: int) -> int:
    """Waits for chance to roll; block `number` goes on."""
    s.options, s.weights = dice(count, sides)
    return await_chance(s, number)


def await_pick(s: State, items: tuple[int, ...], number: int) -> int:
    """One outcome for each row of equal items: so many kinds of tokens in a bag."""
    rows = [(item, len(list(row))) for item, row in groupby(items)]
    s.options, s.weights = tuple([item for item, _ in rows]), tuple([many for _, many in rows])
    return await_chance(s, number)


def await_chance(s: State, number: int) -> int:
    s.player = CHANCE
    s.option_count = len(s.options)
    s.pc = number
    return 0


def pick(weights: tuple[int, ...], rnd: Rnd) -> int:
    """The index of an outcome, drawn in proportion to its weight with one call of `rnd` (a float from 0 up to 1).
    Fused playouts draw in the same way, so that both give the same game."""
    left = int(rnd() * sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return len(weights) - 1


def pick_for(s: State, rnd: Rnd) -> int:
    """The same for the chance that a state waits for."""
    if s.weights is None:
        raise ValueError("this state does not wait for chance")
    return pick(s.weights, rnd)
