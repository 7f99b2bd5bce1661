"""Intervals and tests against published values and against counting by hand."""

import math
import random
import statistics

import pytest

from rulewright.simulation.intervals import Rate, Sum, chi_square_tail, holm, joint_level, p_value, quantile, wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_as_newcombe_printed_it(hits, trials, low, high):
    assert wilson(hits, trials) == pytest.approx((low, high), abs=5e-5)


def test_wilson_at_its_ends():
    assert wilson(0, 0) == (0.0, 1.0) and Rate(0, 0).value is None
    assert wilson(5, 5)[1] == 1.0 and wilson(0, 5)[0] == 0.0
    low, high = wilson(3, 10)
    assert wilson(7, 10) == pytest.approx((1 - high, 1 - low))


def test_a_wilson_interval_is_where_the_score_test_would_not_object():
    for hits, trials in ((3, 10), (40, 90), (1, 7)):
        for end in wilson(hits, trials):
            assert abs(hits / trials - end) / math.sqrt(end * (1 - end) / trials) == pytest.approx(quantile(0.95))


@pytest.mark.parametrize(("value", "freedom"), [(3.841, 1), (5.991, 2), (7.815, 3), (9.488, 4), (15.507, 8)])
def test_chi_squared_as_in_every_table(value, freedom):
    assert chi_square_tail(value, freedom) == pytest.approx(0.05, abs=1e-4)


def test_p_values():
    assert p_value(1.959964) == pytest.approx(0.05, abs=1e-6) == p_value(-1.959964)
    assert p_value(0) == 1.0 and chi_square_tail(1.7**2, 1) == pytest.approx(p_value(1.7))


def test_holm_by_hand():
    assert holm([0.01, 0.04, None, 0.03, 0.005]) == pytest.approx([0.03, 0.06, None, 0.06, 0.02])
    assert holm([]) == [] and holm([0.9, 0.8]) == [1.0, 1.0]


def test_many_intervals_at_once():
    assert joint_level(1) == pytest.approx(0.95) and joint_level(10) == pytest.approx(0.995) and joint_level(0) == joint_level(1)


def test_sums_are_exact_however_large():
    values = [10**9 + random.Random(4).randrange(-3, 4) for _ in range(50)]
    found, halves = Sum(), Sum()
    for value in values:
        found.put(value)
    for part in (values[:13], values[13:]):
        add = Sum()
        for value in part:
            add.put(value)
        halves.add(add)
    assert found == halves and found.mean == statistics.fmean(values)
    assert found.deviation == pytest.approx(statistics.stdev(values), rel=1e-12, abs=1e-12)
    assert Sum(1, 3, 9).deviation is None and Sum().mean is None
