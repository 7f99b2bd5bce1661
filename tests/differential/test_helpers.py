"""The runtime's helpers against the obvious ones."""

from hypothesis import given
from hypothesis import strategies as st

from runtime import grids, links, purse
from runtime import helpers as fast
from tests.reference import helpers as obvious

FEW = st.integers(0, 4)
RESOURCE = st.integers(0, 2)
AMOUNTS = st.tuples(FEW, FEW, FEW)
EDGES = st.lists(st.tuples(RESOURCE, RESOURCE).filter(lambda edge: edge[0] != edge[1]), max_size=3, unique=True)


def flat(edges):
    return tuple(resource for edge in edges for resource in edge)


@st.composite
def faces(draw):
    height, width = draw(st.integers(1, 3)), draw(st.integers(1, 3))
    cells = draw(st.lists(st.integers(-1, 9), min_size=height * width, max_size=height * width))
    return (height, width, *cells)


@given(AMOUNTS, AMOUNTS, EDGES)
def test_payable_agrees_with_trying_everything(have, needs, edges):
    assert bool(purse.payable(have, needs, flat(edges))) == bool(obvious.payable(have, needs, flat(edges)))


@given(AMOUNTS, AMOUNTS, EDGES.filter(bool))
def test_ways_to_pay_agree_with_trying_everything(have, needs, edges):
    assert purse.pay_options(have, needs, flat(edges)) == obvious.pay_options(have, needs, flat(edges))


@given(faces(), st.integers(0, 5))
def test_a_face_is_turned_the_same_way(face, quarters):
    assert grids.turned(face, quarters) == obvious.turned(face, quarters)


@given(faces(), st.integers(0, 11), st.lists(st.integers(-1, 3), min_size=12, max_size=12))
def test_a_face_lies_on_a_grid_the_same_way(face, cell, cells):
    grid = tuple(cells)
    assert bool(grids.fits(3, 4, face, cell)) == bool(obvious.fits(3, 4, face, cell))
    assert grids.overlap(grid, 3, 4, face, cell) == obvious.overlap(grid, 3, 4, face, cell)
    assert grids.laid(grid, 3, 4, face, cell) == obvious.laid(grid, 3, 4, face, cell)


@given(
    faces(),
    st.integers(0, 2),
    st.integers(0, 3),
    st.integers(1, 3),
    st.integers(1, 4),
    st.lists(st.integers(-1, 3), min_size=12, max_size=12),
)
def test_a_face_lies_on_a_part_of_a_grid_the_same_way(face, row, column, height, width, cells):
    """Of a grid with room for more rows and columns than a game has."""
    cell, grid = row * 4 + column, tuple(cells)
    assert bool(grids.fits(height, width, face, cell, 4)) == bool(obvious.fits(height, width, face, cell, 4))
    laid = grids.laid(grid, height, width, face, cell, 4)
    assert laid == obvious.laid(grid, height, width, face, cell, 4)
    assert all(laid[at] == there for at, there in enumerate(grid) if at // 4 >= height or at % 4 >= width)


@given(st.integers(2, 6), st.integers(0, 5))
def test_seats_come_in_the_same_order(seats, first):
    first %= seats
    assert fast.CLOCKWISE[seats][first] == obvious.clockwise(seats, first)
    assert fast.RIVALS[seats][first] == obvious.rivals(seats, first)


MEMBERS = st.lists(st.integers(0, 6), max_size=6, unique=True).map(tuple)
MASKS = st.lists(st.integers(0, 2**7 - 1), min_size=7, max_size=7)


@given(MEMBERS, MEMBERS, MASKS, st.integers(0, 2**7 - 1))
def test_links_are_followed_the_same_way(members, starts, masks, goals):
    leads, onward = tuple(masks[item] for item in members), tuple(masks[item] for item in starts)
    assert links.areas(members, leads) == obvious.areas(members, leads)
    assert links.reached(members, leads, starts, onward) == obvious.reached(members, leads, starts, onward)
    assert links.steps(members, leads, starts, onward, goals) == obvious.steps(members, leads, starts, onward, goals)
