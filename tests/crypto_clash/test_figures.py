"""Chances and expected values: every one from explicit chance or from counting, none from sampling."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from tests.crypto_clash.table import INPUTS, OUTPUTS, PLAYERS, game, rows
from tests.sizes import sample

SUFFICE = {  # BTC in hand: the chance that a price of rate x 1, and of rate x 2, can be paid after a fresh roll
    0: ("0", "0"),
    1: ("1/6", "0"),
    2: ("1/3", "1/6"),
    3: ("1/2", "1/6"),
    4: ("2/3", "1/3"),
    5: ("5/6", "1/3"),
    6: ("1", "1/2"),
    8: ("1", "2/3"),
    10: ("1", "5/6"),
    12: ("1", "1"),
}
VALUE = {  # of an output gained in a round: computer, stock, factory
    1: ("15", "45/2", "30"),
    2: ("13", "19", "25"),
    3: ("11", "31/2", "20"),
    4: ("9", "12", "15"),
    5: ("7", "17/2", "10"),
    6: ("5", "5", "5"),
}


def walk(players: int, seed: int):
    """A game with explicit chance, played at random: every state in which chance decides, before it does."""
    state = game().new(players=players, seed=seed, chance="explicit")
    chooser = random.Random(seed)
    while not state.over:
        if state.decision.player == game().CHANCE:
            yield state
        state.apply(chooser.randrange(state.option_count))


def is_rate_roll(state) -> bool:
    """The last roll before the first pawn is placed: those for the order come before it, that of a card later."""
    if state.decision.name != "roll" or set(state.view(None)["market_pawn"].values()) != {-1}:
        return False
    after = state.clone()
    after.apply(0)
    return after.decision.name != "roll"


@cache
def rate() -> dict[int, Fraction]:
    """The Exchange Rate as the game rolls it."""
    state = next(state for state in walk(3, 1) if is_rate_roll(state))
    return {int(option.key.removeprefix("roll=")): option.probability for option in state.decision.options}


def mean(values: dict[int, Fraction]) -> Fraction:
    return sum(value * chance for value, chance in values.items())


def variance(values: dict[int, Fraction]) -> Fraction:
    return sum(value * value * chance for value, chance in values.items()) - mean(values) ** 2


def test_the_rate_is_even():
    assert rate() == dict.fromkeys(range(1, 7), Fraction(1, 6))
    assert (mean(rate()), variance(rate())) == (Fraction(7, 2), Fraction(35, 12))


def test_six_rates_together():
    total = {0: Fraction(1)}
    for _ in range(6):
        following: dict[int, Fraction] = {}
        for (before, chance), (one, again) in product(total.items(), rate().items()):
            following[before + one] = following.get(before + one, 0) + chance * again
        total = following
    assert (mean(total), variance(total)) == (21, Fraction(35, 2))


def test_stock_beside_computer_and_factory():
    assert sum(chance for value, chance in rate().items() if value > 2) == Fraction(4, 6)
    assert rate()[2] == Fraction(1, 6)
    assert sum(chance for value, chance in rate().items() if value >= 5) == Fraction(2, 6)


@pytest.mark.parametrize("players", PLAYERS)
def test_income_is_right_for_every_roll_of_the_rate(players):
    """At rate rolls of whole games: what each outcome pays, and its mean and variance over all of them."""
    seen = 0
    for seed in range(sample(10, 60)):
        for state in walk(players, seed):
            owned = state.view(None)["outputs"]
            if not is_rate_roll(state) or not any(own["stock"] for own in owned):
                continue
            paid: list[dict[int, Fraction]] = [{} for _ in range(players)]
            before = state.view(None)["btc"]
            for option in state.decision.options:
                after = state.clone()
                after.apply(option.index)
                view = after.view(None)
                if not is_paid(after):
                    break
                for seat in range(players):
                    gained = view["btc"][seat] - before[seat]
                    own = owned[seat]
                    assert gained == 2 * own["computer"] + 5 * own["factory"] + view["rate"] * own["stock"]
                    paid[seat][gained] = paid[seat].get(gained, 0) + option.probability
            else:
                for seat, own in enumerate(owned):
                    assert mean(paid[seat]) == 2 * own["computer"] + 5 * own["factory"] + Fraction(7, 2) * own["stock"]
                    assert variance(paid[seat]) == Fraction(35, 12) * own["stock"] ** 2
                seen += 1
    assert seen >= 4


def is_paid(state) -> bool:
    """Everybody has had the income, and the first player is about to claim: nobody is asked about Crypto in between."""
    return state.decision.name == "market"


@pytest.mark.parametrize("coins", SUFFICE)
def test_chance_that_a_price_by_the_rate_can_be_paid(coins):
    for factor, wanted in zip((1, 2), SUFFICE[coins], strict=True):
        assert sum((chance for value, chance in rate().items() if factor * value <= coins), Fraction(0)) == Fraction(wanted)


@pytest.mark.parametrize("number", VALUE)
def test_value_of_an_output_gained_in_a_round(number):
    """5 VP at the end, and the mean income of the rounds that follow."""
    income = {"computer": Fraction(2), "stock": mean(rate()), "factory": Fraction(5)}
    assert [5 + (6 - number) * income[name] for name in OUTPUTS] == [Fraction(wanted) for wanted in VALUE[number]]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_two_first_inputs(players):
    """Even and independent: the same kind with 1/4, and 1/2 of each kind on average."""
    draws = [state.clone() for state in walk(players, 2) if state.decision.name == "kind"]
    assert len(draws) == 2 * players
    chances = [{option.key.removeprefix("kind="): option.probability for option in state.decision.options} for state in draws]
    assert all(chance == dict.fromkeys(INPUTS, Fraction(1, 4)) for chance in chances)
    for first, second in zip(chances[::2], chances[1::2], strict=True):
        assert sum(first[kind] * second[kind] for kind in INPUTS) == Fraction(1, 4)
        assert {kind: first[kind] + second[kind] for kind in INPUTS} == dict.fromkeys(INPUTS, Fraction(1, 2))


@pytest.mark.parametrize("players", PLAYERS)
def test_decks_and_money_after_the_setup(players):
    view = game().new(players=players, seed=3).view(0)
    assert view["function_deck"]["size"] == 40 - 2 * players - 4
    assert view["news_deck"]["size"] == 16 - 2 * players
    assert sum(view["btc"]) == 5 * players


def test_capital_brings_five_vp_more_than_it_costs():
    gains = [card["worth"] - 5 - 30 for card in rows("cards/capital.yaml").values()]
    assert set(gains) == {5} and sum(gains) == 80


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_equally_often(players):
    """All first rolls are counted; by symmetry those who tie for the highest share what a tie is worth."""
    state = next(state for state in walk(players, 4) if state.decision.name == "roll")
    share, leaves = [Fraction(0)] * players, [(state.clone(), (), Fraction(1))]
    while leaves:
        at, rolls, chance = leaves.pop()
        if len(rolls) == players:
            best = [seat for seat, roll in enumerate(rolls) if roll == max(rolls)]
            view = at.view(None)
            assert len(best) > 1 or view["lead"] == best[0]
            assert len(best) == 1 or view["rollers"] == best
            for seat in best:
                share[seat] += chance / len(best)
            continue
        for option in at.decision.options:
            after = at.clone()
            after.apply(option.index)
            leaves.append((after, (*rolls, int(option.key.removeprefix("roll="))), chance * option.probability))
    assert share == [Fraction(1, players)] * players
