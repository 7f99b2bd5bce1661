"""The runtime's helpers against the obvious ones."""
from hypothesis import given
from hypothesis import strategies as st

from runtime import grids, purse
from runtime import helpers as fast
from tests.reference import helpers as obvious

FEW = st.integers(0, 4)
AMOUNTS = st.tuples(FEW, FEW, FEW)
EDGES = st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)).filter(lambda e: e[0] != e[1]), max_size=4, unique=True)
FACES = st.tuples(st.integers(1, 3), st.integers(1, 3)).flatmap(
    lambda size: st.lists(st.integers(0, 5), min_size=size[0] * size[1], max_size=size[0] * size[1]).map(lambda cells: (*size, *cells)))
GRIDS = st.lists(st.integers(-1, 5), min_size=20, max_size=20).map(tuple)


def flat(edges):
    return tuple(end for edge in edges for end in edge)


@given(AMOUNTS, AMOUNTS, EDGES)
def test_payable_agrees_with_trying_everything(have, needs, edges):
    assert bool(purse.payable(have, needs, flat(edges))) == bool(obvious.payable(have, needs, flat(edges)))


@given(AMOUNTS, AMOUNTS, EDGES.filter(bool))
def test_ways_to_pay_agree(have, needs, edges):
    assert purse.pay_options(have, needs, flat(edges)) == obvious.pay_options(have, needs, flat(edges))


@given(FACES, st.integers(0, 5))
def test_a_face_is_turned_the_same_way(face, quarters):
    assert grids.turned(face, quarters) == obvious.turned(face, quarters)


@given(GRIDS, FACES, st.integers(0, 19))
def test_a_face_lies_the_same_way(grid, face, cell):
    assert bool(grids.fits(5, 4, face, cell)) == bool(obvious.fits(5, 4, face, cell))
    assert grids.overlap(grid, 5, 4, face, cell) == obvious.overlap(grid, 5, 4, face, cell)
    assert grids.laid(grid, 5, 4, face, cell) == obvious.laid(grid, 5, 4, face, cell)


@given(st.integers(2, 6), st.integers(0, 5), st.integers(0, 5), st.integers(0, 3))
def test_seats_come_in_the_same_order(seats, first, other, times):
    first, other = first % seats, other % seats
    assert fast.CLOCKWISE[seats][first] == obvious.clockwise(seats, first)
    assert fast.RIVALS[seats][first] == obvious.rivals(seats, first)
    assert fast.distance(seats, first, other) == obvious.distance(seats, first, other)
    assert fast.rotation(seats, first, times) == obvious.rotation(seats, first, times)
