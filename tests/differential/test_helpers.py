"""The runtime's helpers against the obvious ones."""
from hypothesis import given
from hypothesis import strategies as st

from runtime import helpers as fast
from tests.reference import helpers as obvious

FEW = st.integers(0, 4)


@given(st.lists(st.tuples(FEW, FEW, st.integers(-1, 1), st.integers(0, 7)), min_size=3, max_size=3))
def test_payable_agrees_with_trying_everything(resources):
    have, need, low, edges = zip(*resources, strict=True)
    assert bool(fast.payable(have, need, low, edges)) == bool(obvious.payable(have, need, low, edges))


@given(st.integers(1, 3), st.integers(1, 3), st.integers(0, 5))
def test_a_face_is_turned_the_same_way(height, width, quarters):
    face = tuple(range(height * width))
    assert fast.turned(face, height, width, quarters) == obvious.turned(face, height, width, quarters)


@given(st.integers(2, 6), st.integers(0, 5))
def test_seats_come_in_the_same_order(seats, first):
    first %= seats
    assert fast.CLOCKWISE[seats][first] == obvious.clockwise(seats, first)
    assert fast.RIVALS[seats][first] == obvious.rivals(seats, first)
