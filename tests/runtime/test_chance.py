"""Draws are exact: every value is as likely as the others, whatever was drawn before."""
from collections import Counter
from types import SimpleNamespace

import pytest

from runtime.chance import dice, draw, pick, roll, seeded, shuffled


def generator(seed: int) -> SimpleNamespace:
    return SimpleNamespace(rng=seeded(seed), pool=0, bound=1)


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 52, 100])
def test_all_values_are_equally_likely(sides):
    s, times = generator(sides), 400 * sides
    counts = Counter(draw(s, sides) for _ in range(times))
    assert set(counts) == set(range(sides))
    chi_square = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert chi_square < sides - 1 + 5 * (2 * sides) ** 0.5


def test_what_is_left_in_the_pool_is_uniform_again():
    """Draws of different kinds in turn: pairs of neighbours must be independent."""
    s = generator(11)
    pairs = Counter((draw(s, 6), draw(s, 4)) for _ in range(24000))
    assert len(pairs) == 24 and all(850 < count < 1150 for count in pairs.values())


def test_every_pool_gives_every_value_equally_often():
    """With 30 equally likely pools a draw of one in six takes each value five times."""
    found = Counter()
    for pool in range(30):
        s = SimpleNamespace(rng=0, pool=pool, bound=30)
        found[draw(s, 6), s.pool, s.bound] += 1
    assert set(found.values()) == {1} and {rest[2] for rest in found} == {5}


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


def test_outcomes_are_picked_by_weight():
    assert [pick((1, 0, 3), lambda share=share: share) for share in (0.0, 0.24, 0.25, 0.99)] == [0, 0, 2, 2]
