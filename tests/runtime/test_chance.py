"""Draws are exact: every value is as likely as the others, whatever was drawn before."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb, prod
from types import SimpleNamespace

import pytest

from runtime.chance import CHANCE, LAST, NOTHING, dice, draw, faces, pick, pool_before, roll, seeded, shuffled, ways
from tests.games_list import ROOT, compiled


def generator(seed: int) -> SimpleNamespace:
    return SimpleNamespace(rng=seeded(seed), pool=NOTHING, drawn=LAST)


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 52, 100, 255, 256, 300])
def test_all_values_are_equally_likely(sides):
    s, times = generator(sides), 400 * sides
    counts = Counter(draw(s, sides) for _ in range(times))
    assert set(counts) == set(range(sides))
    chi_square = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert chi_square < sides - 1 + 5 * (2 * sides) ** 0.5


def test_neighbouring_draws_are_independent():
    """Draws of different kinds in turn."""
    s = generator(11)
    pairs = Counter((draw(s, 6), draw(s, 4)) for _ in range(24000))
    assert len(pairs) == 24 and all(850 < count < 1150 for count in pairs.values())


@pytest.mark.parametrize("sides", [1, 2, 6, 20, 100, 255])
def test_every_value_has_as_many_bytes_as_the_others(sides):
    """A byte that is passed over is followed by 0 here. A die is the same draw read from a table."""
    found = Counter()
    for byte in range(256):
        s = SimpleNamespace(rng=0, pool=bytes([byte] + [0] * LAST), drawn=0)
        value = draw(s, sides)
        if s.drawn == 1:
            found[value] += 1
        assert faces(1, sides)[byte] == (value + 1 if s.drawn == 1 else 0)
    assert found == {value: 255 // sides for value in range(sides)} and faces(1, sides)[NOTHING[LAST]] == 0


def test_a_pool_follows_from_the_generator():
    s = generator(4)
    for _ in range(200):
        draw(s, 6)
        assert s.pool == pool_before(s.rng) and s.drawn <= LAST


def test_the_same_seed_gives_the_same_draws_and_others_differ():
    def first(seed: int) -> list[int]:
        s = generator(seed)
        return [draw(s, 1000) for _ in range(5)]

    assert first(3) == first(3)
    assert len({tuple(first(seed)) for seed in range(200)}) == 200


def test_orders_are_equally_likely():
    s = generator(5)
    counts = Counter(shuffled(s, (0, 1, 2, 3)) for _ in range(24000))
    assert len(counts) == 24 and all(850 < count < 1150 for count in counts.values())


def test_sums_of_dice_have_exact_weights():
    assert dice(2, 6) == (tuple(range(2, 13)), (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1))
    assert dice(0, 6) == ((0,), (1,))
    assert {roll(generator(seed), 3, 2) for seed in range(60)} == {3, 4, 5, 6}


@pytest.mark.parametrize("count, sides", [(1, 6), (2, 6), (4, 6), (5, 6), (2, 20), (3, 20)])
def test_dice_are_one_draw_as_long_as_they_can_fall_in_few_ways(count, sides):
    """However many there turn out to be: what the compiler knows of the count plays no part."""
    at_once, one_by_one = generator(7), generator(7)
    for _ in range(20):
        total = roll(at_once, count, sides)
        if sides**count <= 1296:
            assert total == ways(count, sides)[draw(one_by_one, sides**count)]
        else:
            assert total == count + sum(draw(one_by_one, sides) for _ in range(count))
    assert (at_once.rng, at_once.drawn) == (one_by_one.rng, one_by_one.drawn)


def test_no_dice_draw_nothing():
    s = generator(7)
    assert roll(s, 0, 6) == 0 and s.drawn == LAST


def test_outcomes_are_picked_by_weight():
    assert [pick((1, 0, 3), lambda share=share: share) for share in (0.0, 0.24, 0.25, 0.99)] == [0, 0, 2, 2]


def after_chance(state) -> dict[tuple[int, ...], Fraction]:
    """What is in the first player's stock when everything has been drawn, with its exact probability."""
    if state.player != CHANCE:
        return {tuple(state.stock[:3]): Fraction(1)}
    found: dict[tuple[int, ...], Fraction] = {}
    for option in state.decision.options:
        child = state.clone()
        child.apply(option.index)
        for stock, chance in after_chance(child).items():
            found[stock] = found.get(stock, Fraction(0)) + chance * option.probability
    return found


@pytest.mark.parametrize("bag, stock", [((4, 4, 4), (0, 0, 0)), ((7, 2, 1), (0, 0, 0)), ((0, 1, 2), (0, 0, 0))])
def test_tokens_come_out_of_a_bag_without_replacement(bag, stock):
    """Every set of four tokens is as likely as the others; all of them if there are fewer."""
    state = drawing(bag, stock)
    drawn = min(4, sum(bag))
    ways = [way for way in product(*(range(many + 1) for many in bag)) if sum(way) == drawn]
    expected = {way: Fraction(prod(map(comb, bag, way)), comb(sum(bag), drawn)) for way in ways}
    assert after_chance(state) == expected


def test_kinds_that_the_stock_can_not_hold_are_not_drawn():
    """One red fits, so a second token is blue or green."""
    state = drawing((5, 2, 1), (5, 6, 5))
    assert [option.probability for option in state.decision.options] == [Fraction(5, 6), Fraction(1, 6)]
    assert after_chance(state) == {(6, 6, 6): Fraction(1)}


def test_equal_items_of_a_list_are_one_outcome():
    """Also if others lie between them: nobody could tell them apart."""
    state = compiled(ROOT / "tests" / "language" / "c14_lists_and_rows").game.new(players=2, seed=1, chance="explicit")
    while "beg" not in state.decision.keys:
        state.apply(0)
    state.apply(state.decision.keys.index("beg"))
    assert [(option.value, option.probability) for option in state.decision.options] == [(1, Fraction(2, 3)), (3, Fraction(1, 3))]


def drawing(bag: tuple[int, ...], stock: tuple[int, ...]):
    """The first draw of `draw 4 from bag to stock`."""
    state = compiled(ROOT / "tests" / "language" / "c72_counted_bags").game.new(players=2, seed=1, chance="explicit")
    state.bag[:], state.stock[:3] = bag, stock
    state.apply(next(option.index for option in state.decision.options if option.label == "Draw from the bag"))
    return state
