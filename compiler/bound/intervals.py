"""Interval arithmetic: how low and how high a number can be that is made of others. None is an open end."""

from __future__ import annotations

Interval = tuple[int | None, int | None]
OPEN: Interval = (None, None)
TRUTH: Interval = (0, 1)
NATURAL: Interval = (0, None)
HUGE = 10**30  # beyond it an end counts as open


def meet(a: Interval, b: Interval) -> Interval:
    low = a[0] if b[0] is None else b[0] if a[0] is None else max(a[0], b[0])
    high = a[1] if b[1] is None else b[1] if a[1] is None else min(a[1], b[1])
    return low, high


def join(a: Interval, b: Interval) -> Interval:
    low = None if a[0] is None or b[0] is None else min(a[0], b[0])
    high = None if a[1] is None or b[1] is None else max(a[1], b[1])
    return low, high


def shifted(a: Interval, by: int) -> Interval:
    return None if a[0] is None else a[0] + by, None if a[1] is None else a[1] + by


def sum_of(a: Interval, b: Interval) -> Interval:
    return None if a[0] is None or b[0] is None else a[0] + b[0], None if a[1] is None or b[1] is None else a[1] + b[1]


def difference(a: Interval, b: Interval) -> Interval:
    return None if a[0] is None or b[1] is None else a[0] - b[1], None if a[1] is None or b[0] is None else a[1] - b[0]


def lesser(a: Interval, b: Interval) -> Interval:
    low = None if a[0] is None or b[0] is None else min(a[0], b[0])
    return low, a[1] if b[1] is None else b[1] if a[1] is None else min(a[1], b[1])


def greater(a: Interval, b: Interval) -> Interval:
    high = None if a[1] is None or b[1] is None else max(a[1], b[1])
    return a[0] if b[0] is None else b[0] if a[0] is None else max(a[0], b[0]), high


def is_least(a: Interval, low: int | None) -> bool:
    """Does it surely not go below this end?"""
    return low is None or (a[0] is not None and a[0] >= low)


def is_most(a: Interval, high: int | None) -> bool:
    return high is None or (a[1] is not None and a[1] <= high)


def within(a: Interval, b: Interval) -> bool:
    return is_least(a, b[0]) and is_most(a, b[1])


def apart(a: Interval, b: Interval) -> bool:
    """Have they no number in common?"""
    return any(one[1] is not None and two[0] is not None and one[1] < two[0] for one, two in ((a, b), (b, a)))


def product(a: Interval, b: Interval) -> Interval:
    if None not in (*a, *b):
        ends = [x * y for x in a for y in b if x is not None and y is not None]
        return min(ends), max(ends)
    if a[0] is not None and b[0] is not None and a[0] >= 0 and b[0] >= 0:
        return a[0] * b[0], None
    return OPEN


def quotient(a: Interval, b: Interval, rounding: str) -> Interval:
    (low, high), (least, most) = a, b
    if rounding == "remainder":
        if least is None or least <= 0:
            return (None if least is None else least + 1, 0) if most is not None and most < 0 else OPEN
        left = None if most is None else most - 1
        return (low, high) if None not in a and within(a, (0, least - 1)) else (0, left)
    up = rounding == "up"
    if low is not None and high is not None and least is not None and most is not None and (least > 0 or most < 0):
        ends = [-(-x // y) if up else x // y for x in (low, high) for y in (least, most)]
        return min(ends), max(ends)
    if low is not None and low >= 0 and least is not None and least > 0:
        return 0, high
    return OPEN


def small(a: Interval) -> Interval:
    """Without ends that are out of all proportion."""
    low, high = a
    return None if low is None or abs(low) > HUGE else low, None if high is None or abs(high) > HUGE else high


def values_between(values: tuple[object, ...], index: Interval) -> Interval:
    """The lowest and highest of the values that an index can reach."""
    low = max(index[0] or 0, 0)
    part = values[low : None if index[1] is None else max(index[1] + 1, low + 1)] or values
    numbers = [v for v in part if isinstance(v, int)]
    return (min(numbers), max(numbers)) if numbers and len(numbers) == len(part) else OPEN
