"""How sure a figure is: intervals, tests, and what looking at many things at once does to them. Standard library only.

Everything works on whole numbers that were counted, so the same games give the same figures to the last digit.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

LEVEL = 0.95


def quantile(level: float) -> float:
    """How many standard errors an interval of this level reaches to either side."""
    return NormalDist().inv_cdf((1 + level) / 2)


@dataclass(frozen=True)
class Rate:
    """`hits` of `trials` with Wilson's interval, which stays within 0 and 1 and holds for few trials too."""

    hits: int
    trials: int
    level: float = LEVEL

    @property
    def value(self) -> float | None:
        return self.hits / self.trials if self.trials else None

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.hits, self.trials, self.level)


def wilson(hits: int, trials: int, level: float = LEVEL) -> tuple[float, float]:
    """Wilson's score interval; without trials anything is possible."""
    if not trials:
        return 0.0, 1.0
    z = quantile(level)
    share, squared = hits / trials, z * z
    middle = (share + squared / (2 * trials)) / (1 + squared / trials)
    reach = z / (1 + squared / trials) * math.sqrt(share * (1 - share) / trials + squared / (4 * trials * trials))
    low = 0.0 if hits == 0 else max(0.0, middle - reach)
    high = 1.0 if hits == trials else min(1.0, middle + reach)
    return low, high


@dataclass
class Sum:
    """Whole numbers added up exactly: how many, their sum and the sum of their squares."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def put(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def add(self, other: Sum) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def __add__(self, other: Sum) -> Sum:
        return Sum(self.count + other.count, self.total + other.total, self.squares + other.squares)

    @property
    def mean(self) -> float | None:
        return self.total / self.count if self.count else None

    @property
    def deviation(self) -> float | None:
        """The standard deviation of a sample; the numerator is exact, so nothing cancels out."""
        if self.count < 2:
            return None
        return math.sqrt((self.count * self.squares - self.total * self.total) / (self.count * (self.count - 1)))

    def interval(self, level: float = LEVEL) -> tuple[float, float] | None:
        """Of the mean."""
        mean, deviation = self.mean, self.deviation
        if mean is None or deviation is None:
            return None
        reach = quantile(level) * deviation / math.sqrt(self.count)
        return mean - reach, mean + reach


def p_value(z: float) -> float:
    """How often chance alone brings at least this many standard errors, to either side."""
    return math.erfc(abs(z) / math.sqrt(2))


def holm(values: Sequence[float | None]) -> list[float | None]:
    """p-values corrected by Holm's method: with all below `a` called real, they are so together with a certainty of 1 - `a`.
    None stays None and does not count."""
    order = sorted((value, index) for index, value in enumerate(values) if value is not None)
    found: list[float | None] = [None] * len(values)
    least = 0.0
    for rank, (value, index) in enumerate(order):
        least = max(least, min(1.0, (len(order) - rank) * value))
        found[index] = least
    return found


def joint_level(count: int, level: float = LEVEL) -> float:
    """The level at which each of `count` intervals must be taken for all to hold together (Bonferroni)."""
    return 1 - (1 - level) / max(1, count)


def chi_square_tail(value: float, freedom: int) -> float:
    """How often chance alone brings at least this much: the upper tail of the chi-squared distribution."""
    if freedom < 1 or value <= 0:
        return 1.0
    half = value / 2
    if freedom % 2:
        tail, step, start = math.erfc(math.sqrt(half)), math.sqrt(half / math.pi) * 2 * math.exp(-half), 3
    else:
        tail, step, start = math.exp(-half), half * math.exp(-half), 4
    for number in range(start, freedom + 1, 2):
        tail += step
        step *= value / number
    return min(1.0, tail)
