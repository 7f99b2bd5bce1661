"""Win rates with and without: found where they are, not found where they are not, whatever is mixed into them."""

import random
from collections import Counter

import pytest

from rulewright.simulation.effects import Effect, correct, effect_of
from rulewright.simulation.intervals import Rate
from tests.sizes import sample

TWO = [("random", "random")]


def play(seed, games, seats, take, win, seating=None):
    """Games in which `take(rng, layout, seat)` says who takes it and `win(rng, layout, takers)` who wins."""
    rng, masks, outcomes = random.Random(seed), Counter(), Counter()
    seating = seating or [("random",) * seats]
    for number in range(games):
        layout = number % len(seating)
        takers = sum(1 << seat for seat in range(seats) if take(rng, layout, seat))
        won = 1 << win(rng, layout, takers)
        outcomes[layout, won] += 1
        if takers:
            masks[layout, takers, won] += 1
    return effect_of(masks, outcomes, seating)


def weighted(rng, weights):
    return rng.choices(range(len(weights)), weights)[0]


def test_by_hand():
    """100 games for two, seat 1 takes it in 40 and wins 30 of these, seat 2 never does; of the others each wins 30."""
    masks = Counter({(0, 1, 1): 30, (0, 1, 2): 10})
    outcomes = Counter({(0, 1): 60, (0, 2): 40})
    effect = effect_of(masks, outcomes, TWO)
    assert (effect.given, effect.without) == (Rate(30, 40), Rate(70, 160))
    # only seat 1 has both: 30 of 40 against 30 of 60
    assert effect.difference == pytest.approx(30 / 40 - 30 / 60)
    # the excess is 30 - 40 * 60 / 100 = 6, of weight 40 * 60 / 100 = 24; a seat's win varies by 0.6 * 0.4
    assert effect.error == pytest.approx((40 * 0.6**2 + 60 * 0.4**2) ** 0.5 * (0.6 * 0.4) ** 0.5 / 24)


@pytest.mark.parametrize(("seats", "share"), [(2, 0.5), (4, 0.2)])
def test_nothing_is_found_where_nothing_is(seats, share):
    """One in twenty is below 0.05: players of a game depend on each other, which must not count as evidence."""
    trials = sample(300, 3000)
    found = [
        play(seed, 200, seats, lambda rng, layout, seat: rng.random() < share, lambda rng, layout, takers: rng.randrange(seats)).p
        for seed in range(trials)
    ]
    assert 0.02 < sum(p < 0.05 for p in found) / trials < 0.085


def test_a_single_copy_in_a_game_for_two():
    """Whoever draws the only copy: naive counting of seats would object in one of six games instead of one in twenty."""
    trials = sample(300, 3000)
    drawn = [random.Random(f"draw {seed}") for seed in range(trials)]

    def trial(seed):
        holder = {}
        return play(
            seed,
            200,
            2,
            lambda rng, layout, seat: holder.setdefault("now", drawn[seed].randrange(2)) == seat,
            lambda rng, layout, takers: holder.clear() or rng.randrange(2),
        ).p

    assert 0.02 < sum(trial(seed) < 0.05 for seed in range(trials)) / trials < 0.085


def test_what_helps_is_found():
    effect = play(
        1,
        1500,
        3,
        lambda rng, layout, seat: rng.random() < 0.3,
        lambda rng, layout, takers: weighted(rng, [2 if takers >> seat & 1 else 1 for seat in range(3)]),
    )
    assert effect.p < 1e-6 and effect.interval()[0] > 0.1


def test_a_good_seat_is_no_good_card():
    """The first seat takes it nearly always and wins more often, for reasons of its own."""
    found = [
        play(
            seed,
            400,
            2,
            lambda rng, layout, seat: rng.random() < (0.9, 0.1)[seat],
            lambda rng, layout, takers: weighted(rng, (3, 1)),
        )
        for seed in range(40)
    ]
    assert all(effect.given.value > effect.without.value + 0.25 for effect in found)
    assert sum(effect.p < 0.05 for effect in found) <= 6


def test_a_good_bot_is_no_good_card():
    """The clever one takes it nearly always and wins nearly always; seats change."""
    seating = [("clever", "random"), ("random", "clever")]
    found = [
        play(
            seed,
            400,
            2,
            lambda rng, layout, seat: rng.random() < (0.9 if seating[layout][seat] == "clever" else 0.2),
            lambda rng, layout, takers: layout if rng.random() < 0.8 else 1 - layout,
            seating,
        )
        for seed in range(40)
    ]
    assert all(effect.given.value > effect.without.value + 0.3 for effect in found)
    assert sum(effect.p < 0.05 for effect in found) <= 6


def test_too_few_are_not_judged():
    effect = effect_of(Counter({(0, 1, 2): 6}), Counter({(0, 1): 50, (0, 2): 50}), TWO)
    assert effect.given == Rate(0, 6) and effect.difference is None and not effect.clear
    assert effect_of(Counter(), Counter(), TWO).p is None
    everybody = effect_of(Counter({(0, 3, 1): 50, (0, 3, 2): 50}), Counter({(0, 1): 50, (0, 2): 50}), TWO)
    assert everybody.difference is None and everybody.without == Rate(0, 0)


def test_many_comparisons_ask_for_more():
    base = {"difference": 0.2, "error": 0.08, "p": 0.0124}
    alone = correct({"a": Effect(Rate(1, 2), Rate(1, 2), **base)})["a"]
    assert alone.clear and alone.joint[0] > 0
    among = correct({name: Effect(Rate(1, 2), Rate(1, 2), **base) for name in "abcdefgh"})["a"]
    assert not among.clear and among.joint[0] < 0 and among.adjusted == pytest.approx(8 * 0.0124)
