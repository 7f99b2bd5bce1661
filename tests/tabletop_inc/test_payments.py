"""Payments in which one resource may stand in for another: what is offered is exactly what can be paid, counted by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from tests.sizes import sample
from tests.tabletop_inc.table import Kind, new
from tests.tabletop_inc.test_objectives import RESOURCES, lay

PURSES = sample(60, 2000)
"""Of each start card."""
PAIRS = {"w02": ("time", "idea"), "w05": ("dollar", "idea"), "w08": ("dollar", "time"), "w06": None}
SPACES = {
    "at_pub_1": {"dollar": 1},
    "at_pub_2": {"dollar": 1, "time": 1},
    "at_mul_2": {"time": 1},
    "at_awd_2": {"dollar": 1, "idea": 1},
    "at_itm_2": {"idea": 1},
}
REMOVAL = {"dollar": 1, "time": 1, "idea": 1}
Purse = tuple[int, ...]


def table(wow: str, seed: int, items: list[str], drawback: list[str]):
    """Somebody's turn, with a random purse, four box skills and this start card."""
    state = new(Kind(2, 0), seed)
    seat = state.player
    lay(state, seat, "seats", [wow, "f01", "f05", "f07"])
    lay(state, seat, "items", items)
    lay(state, seat, "drawback", drawback)
    chooser = random.Random(seed)
    purse = tuple(chooser.choice((0, 0, 1, 1, 2, 3)) for _ in RESOURCES)
    for position, amount in enumerate(purse):
        state.set("tokens", amount, seat * 5 + position)
    return state, seat, purse


def left_by_hand(purse: Purse, price: dict[str, int], pair: tuple[str, str] | None) -> set[Purse]:
    """What may be left of a purse: each token of the price is paid with its own kind, or with the other of the pair."""
    owed = [what for what, amount in price.items() for _ in range(amount)]
    found = set()
    for paid in product(*(pair if pair and what in pair else (what,) for what in owed)):
        left = tuple(amount - paid.count(what) for what, amount in zip(RESOURCES, purse, strict=True))
        if min(left) >= 0:
            found.add(left)
    return found


def apply(state, key: str) -> bool:
    """Answers, if it is offered."""
    keys = state.decision.keys
    if key in keys:
        state.apply(keys.index(key))
    return key in keys


def left_in_play(state, seat: int) -> Iterator[Purse]:
    """What is left after each way to answer how to pay."""
    if state.decision.name == "substitutes" and state.player == seat:
        for index in range(state.option_count):
            after = state.clone()
            after.apply(index)
            yield from left_in_play(after, seat)
    else:
        yield state.cells()["tokens"][seat * 5 : seat * 5 + 5]


def to_the_move(state) -> None:
    while "place_worker" not in state.decision.keys:
        assert apply(state, "done")


@pytest.mark.parametrize("wow", PAIRS)
def test_safety_costs(wow):
    for seed in range(PURSES):
        for space, price in SPACES.items():
            state, seat, purse = table(wow, seed, [], [])
            to_the_move(state)
            assert apply(state, "place_worker")
            wanted = left_by_hand(purse, price, PAIRS[wow])
            offered = apply(state, f"space={space}")
            assert offered == bool(wanted), (space, purse)
            assert not offered or set(left_in_play(state, seat)) == wanted, (space, purse)


@pytest.mark.parametrize("wow", PAIRS)
def test_prices_of_boxes_with_a_discount(wow):
    for seed in range(PURSES):
        items = ["i17"] * (seed % 2)
        for level in range(1, 5):
            state, seat, purse = table(wow, seed, items, [])
            to_the_move(state)
            assert apply(state, "place_worker") and apply(state, "space=at_box_1")
            wanted = left_by_hand(purse, {"idea": level - len(items)}, PAIRS[wow])
            offered = apply(state, "buy_box") and apply(state, f"n={level}")
            assert offered == bool(wanted), (level, purse)
            assert not offered or set(left_in_play(state, seat)) == wanted, (level, purse)


@pytest.mark.parametrize("wow", PAIRS)
def test_removing_a_pow_card(wow):
    for seed in range(PURSES):
        state, seat, purse = table(wow, seed, [], ["p01"])
        to_the_move(state)
        assert apply(state, "place_worker") and apply(state, "space=at_bas")
        wanted = left_by_hand(purse, REMOVAL, PAIRS[wow])
        offered = apply(state, "remove_drawback")
        assert offered == bool(wanted), purse
        assert not offered or set(left_in_play(state, seat)) == wanted, purse
