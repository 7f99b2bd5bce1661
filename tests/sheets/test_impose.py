"""Where cards lie: every card once, on the paper, apart from each other, backs behind their fronts."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from rulewright.sheets.impose import BACKS, DUPLEX, FOLD, FRONTS, TooLarge, best_grid, bleed_of, impose, singly
from rulewright.sheets.sizes import BLEED, CARDS, PAPERS, UNPRINTED, Size

SIZES = some.builds(Size, some.floats(15, 99).map(lambda mm: round(mm, 2)), some.floats(15, 130).map(lambda mm: round(mm, 2)))
SLACK = 0.002


def layout(number: int, size: Size, paper: Size, backs: str, gap: float = 0.0) -> list:
    return list(impose(range(number), size, paper, backs, gap))


@pytest.mark.parametrize(("paper", "left", "top"), [("a4", 10.5, 16.5), ("letter", 13.45, 7.7)])
def test_nine_poker_cards(paper, left, top):
    page = layout(9, CARDS["poker"], PAPERS[paper], FRONTS)[0]
    assert len(page.spots) == 9
    assert (page.spots[0].x, page.spots[0].y) == pytest.approx((left, top))
    assert page.verticals == pytest.approx([left + 63 * n for n in range(4)])
    assert page.horizontals == pytest.approx([top + 88 * n for n in range(4)])


@settings(deadline=None, max_examples=200)
@given(some.integers(0, 40), SIZES, some.sampled_from(sorted(PAPERS)), some.sampled_from(BACKS), some.booleans())
def test_all_once_on_the_paper_and_apart(number, size, paper, backs, bleeds):
    paper, gap = PAPERS[paper], 2 * BLEED if bleeds else 0.0
    try:
        pages = layout(number, size, paper, backs, gap)
    except TooLarge as error:
        assert error.size == size
        assert max(size.width * (2 if backs == FOLD else 1) - paper.width, size.height - paper.height) > -2 * UNPRINTED - SLACK
        return
    fronts = [spot.card for page in pages for spot in page.spots if not spot.back]
    rear = [spot.card for page in pages for spot in page.spots if spot.back]
    assert fronts == list(range(number))
    assert sorted(rear) == ([] if backs == FRONTS else fronts)
    for page in pages:
        for spot in page.spots:
            left, top, right, bottom = bleed_of(page, spot, size)
            assert spot.x - left >= -SLACK and spot.x + size.width + right <= paper.width + SLACK
            assert spot.y - top >= -SLACK and spot.y + size.height + bottom <= paper.height + SLACK
            assert spot.x >= UNPRINTED - SLACK and spot.y >= UNPRINTED - SLACK
        for one, other in combinations(page.spots, 2):
            assert abs(one.x - other.x) >= size.width - SLACK or abs(one.y - other.y) >= size.height - SLACK


@settings(deadline=None, max_examples=100)
@given(some.integers(1, 40), SIZES, some.sampled_from(sorted(PAPERS)), some.booleans())
def test_backs_are_mirrored(number, size, paper, bleeds):
    paper = PAPERS[paper]
    try:
        pages = layout(number, size, paper, DUPLEX, 2 * BLEED if bleeds else 0.0)
    except TooLarge:
        return
    for front, back in zip(pages[0::2], pages[1::2], strict=True):
        there = {spot.card: spot for spot in back.spots}
        for spot in front.spots:
            mirrored = there[spot.card]
            assert mirrored.back and not spot.back
            assert mirrored.x + size.width == pytest.approx(paper.width - spot.x)
            assert mirrored.y == spot.y


@settings(deadline=None, max_examples=100)
@given(some.integers(1, 40), SIZES, some.sampled_from(BACKS), some.booleans())
def test_bleeds_meet_no_neighbour(number, size, backs, bleeds):
    try:
        pages = layout(number, size, PAPERS["a4"], backs, 2 * BLEED if bleeds else 0.0)
    except TooLarge:
        return
    for page in pages:
        grown = []
        for spot in page.spots:
            left, top, right, bottom = bleed_of(page, spot, size)
            assert bleeds is False or backs == FOLD or (left, top, right, bottom) == (BLEED,) * 4
            grown.append((spot, spot.x - left, spot.y - top, spot.x + size.width + right, spot.y + size.height + bottom))
        for one, *reach in grown:
            for other in page.spots:
                if other is not one:
                    apart = (
                        reach[0] >= other.x + size.width - SLACK
                        or reach[2] <= other.x + SLACK
                        or reach[1] >= other.y + size.height - SLACK
                        or reach[3] <= other.y + SLACK
                    )
                    assert apart


def test_a_fold_is_not_cut():
    page = layout(3, CARDS["poker"], PAPERS["a4"], FOLD)[0]
    assert page.fold == 105
    assert page.verticals == (42, 168)
    assert [(spot.card, spot.back) for spot in page.spots] == [(n, back) for n in range(3) for back in (False, True)]
    for front, back in zip(page.spots[0::2], page.spots[1::2], strict=True):
        assert (front.x + 63, front.y) == (back.x, back.y) == (105, front.y)


def test_cuts_are_the_edges_of_cards():
    page = layout(4, CARDS["poker"], PAPERS["a4"], FRONTS)[0]
    assert page.horizontals == pytest.approx((16.5, 104.5, 192.5))
    assert len(page.verticals) == 4


def test_grids_are_centred_and_full():
    for size in CARDS.values():
        for paper in PAPERS.values():
            grid = best_grid(size, paper, 0.0)
            assert grid.left == pytest.approx(paper.width - grid.left - grid.columns * size.width)
            assert grid.left < UNPRINTED + size.width / 2 and grid.top < UNPRINTED + size.height / 2


def test_single_cards():
    sides = [[(spot.card, spot.back) for spot in page.spots] for page in singly("ab")]
    assert sides == [[("a", False)], [("a", True)], [("b", False)], [("b", True)]]
    assert [page.spots[0].card for page in singly("ab", FRONTS)] == ["a", "b"]


def test_sizes_can_be_written():
    assert CARDS["57 x 87"] == CARDS["57x87 mm"] == Size(57, 87)
    assert CARDS["57.5 × 87"] == Size(57.5, 87)
    for wrong in ("57", "57 x", "-5 x 10", "1e9 x 3", "a x b", ""):
        with pytest.raises(KeyError):
            CARDS[wrong]
