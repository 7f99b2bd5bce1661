"""How many plans there are: walked through the decisions of the compiled game, and counted without it.

The second count knows pads as sets of cells and nothing of the rules: two pads of six cells over each other, one to four of them
covered, and tiles of two cells on what is seen.
"""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from runtime.arranging import DECLINE, Arranging, arranges, progress
from tests.games_list import ROOT, compiled
from tests.sizes import SOAK

GAME = compiled(ROOT / "content" / "smartphone_inc").game
LOWER = frozenset(product(range(3), range(2)))
Cells = frozenset[tuple[int, int]]


def upper_pads() -> list[Cells]:
    """Every way in which an upper pad can lie that covers one to four cells, turned by quarters and pushed."""
    found = []
    for quarter in range(4):
        rows, columns = (3, 2) if quarter % 2 == 0 else (2, 3)
        for down, right in product(range(-3, 4), repeat=2):
            cells = frozenset((row + down, column + right) for row, column in product(range(rows), range(columns)))
            if 1 <= len(cells & LOWER) <= 4:
                found.append(cells)
    return found


@cache
def ways_to_lay(free: Cells, tiles: int) -> int:
    """So many tiles with two different ends, each laid somewhere or left out."""
    if not tiles:
        return 1
    found = ways_to_lay(free, tiles - 1)
    for row, column in free:
        for other in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if other in free:
                found += ways_to_lay(free - {(row, column), other}, tiles - 1)
    return found


def counted(tiles: int, pairs: int) -> int:
    """`pairs`: the choices of which pad is on top, and of the sides."""
    return pairs * sum(ways_to_lay(LOWER | cells, tiles) for cells in upper_pads())


def walked(state, answers: int = 0, fixed: int = 0) -> int:
    """The plans that the decisions lead to. The first `fixed` choices are not varied."""
    if progress(state, 0) < 0:
        return 1
    decision = next(each for each in state.decisions if each.player == 0)
    found = 0
    for index in range(1 if answers < fixed else len(decision.options)):
        other = state.clone()
        other.apply(index, seat=0)
        found += walked(other, answers + 1, fixed)
    return found


def fresh(*tiles: str):
    """A state in which the first player plans with these starting improvements, of colours that nobody took."""
    state = GAME.new(players=2, seed=1)
    place = next(place for place in GAME.data.places if place.name == "tiles_owned")
    cards = {name: index for index, name in enumerate(GAME.card_ids)}
    while arranges(state, 0) is None:
        last = state.clone()
        state.apply(0)
    for card, at in enumerate(last.loc):
        if at == place.base:
            last.put(card, 0)
    for tile in tiles:
        last.put(cards[tile], place.base)
    last.apply(0)
    return last


def test_without_improvements():
    assert walked(fresh()) == counted(0, 8) == 480


def test_with_one_improvement():
    assert walked(fresh("start_red")) == counted(1, 8) == 12_576


def test_with_two_improvements_on_one_pair_of_sides():
    assert walked(fresh("start_red", "start_orange"), fixed=3) == counted(2, 1) == 28_076


@pytest.mark.skipif(not SOAK, reason="three improvements take a minute")
def test_with_three_improvements_on_one_pair_of_sides():
    assert walked(fresh("start_red", "start_orange", "start_violet"), fixed=3) == counted(3, 1)


def test_a_random_arrangement_is_one_of_them_and_none_is_listed():
    state = fresh("start_red", "start_orange")
    arranging = Arranging(state, 0)
    arranging.complete(lambda decision: decision.keys.index(DECLINE) if DECLINE in decision.keys else 0)
    covered = GAME.call(arranging.about.shown[2].function, arranging.state, 0)
    assert arranging.ready and covered >= 1
