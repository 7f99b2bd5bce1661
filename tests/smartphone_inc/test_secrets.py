"""A plan reaches nobody before all are revealed: whatever a rival plans, everybody else reads the same.

Everything that a seat can read is compared: its view, its questions with prompts, options, labels and hints, and its log. That
somebody is done is all that shows.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from runtime.arranging import Arranging, arranges
from tests.readings import log, readings
from tests.sizes import sample
from tests.smartphone_inc.table import FOLDER, game

GAMES = sample(2, 40)


def planning(seats: int, seed: int, automas: dict | None = None, of=None):
    """A state in which all are planning, in a round in which they have improvements; and the generator that led there."""
    state = (of or game()).new(players=seats, seed=seed, automas=automas)
    chooser = random.Random(seed)
    while not (state.pending and arranges(state, state.decisions[0].player) and state.round == 1 + seed % 4):
        state.apply(chooser.randrange(state.option_count))
    return state, chooser


def answers(state, seat: int, chooser: random.Random) -> list[int]:
    """A plan drawn at random, as answers."""
    arranging = Arranging(state, seat)
    arranging.draw(chooser.randrange)
    return arranging.answers


def two_plans(seats: int, seed: int, of=None) -> tuple:
    """A state, who plans in it, and two plans that yield different things."""
    state, chooser = planning(seats, seed, of=of)
    rival = chooser.choice([decision.player for decision in state.decisions])
    while True:
        one, other = answers(state, rival, chooser), answers(state, rival, chooser)
        if one != other:
            return state, rival, one, other, chooser


def assert_alike(one, other, seats: list[int]) -> None:
    for seat in seats:
        assert readings(FOLDER, one, seat) == readings(FOLDER, other, seat)
        assert log(one, seat) == log(other, seat)


def steps(state, rival: int, plan: list[int]) -> Iterator:
    """The states while a plan is made, and when its owner is done."""
    for answer in plan:
        state.apply(answer, rival)
        yield state


@pytest.mark.parametrize("seats", range(2, 6))
def test_nobody_reads_anything_of_a_plan_until_all_are_done(seats):
    for seed in range(GAMES):
        state, rival, first, second, chooser = two_plans(seats, seed, game().logged_flavour())
        others = [seat for seat in range(seats) if seat != rival]
        one, other, nothing = state.clone(), state.clone(), state.clone()
        for _ in steps(one, rival, first):
            if one.pending >> rival & 1:
                assert_alike(one, nothing, others)
        for _ in steps(other, rival, second):
            pass
        assert one != other and one.pending and other.pending
        for seat in others[:-1]:
            plan = answers(one, seat, chooser)
            for each in (one, other):
                for _ in steps(each, seat, plan):
                    pass
            assert_alike(one, other, others)


def test_plans_are_revealed_together():
    """With the last plan everybody sees all of them, and not a step before."""
    for seed in range(GAMES):
        state, chooser = planning(3, seed)
        plans = {decision.player: answers(state, decision.player, chooser) for decision in state.decisions}
        for seat, plan in plans.items():
            for answer in plan:
                view = state.view(None)
                assert all(cell == "none" for own in view["picture"] for cell in own)
                state.apply(answer, seat)
        assert all(sum(cell != "none" for cell in own) >= 8 for own in state.view(None)["picture"])


def test_what_a_plan_yields_shows_only_to_its_owner():
    """The log, which everybody reads, names no cell, pad or improvement of a plan before all are done."""
    words = ("pad", "row ", "column", "Improvement", "improvement", "clear", "black")
    for seed in range(GAMES):
        state, rival, plan, _, _ = two_plans(3, seed, game().logged_flavour())
        before = [log(state, seat) for seat in range(3)]
        for _ in steps(state, rival, plan):
            pass
        for seat in set(range(3)) - {rival}:
            new = log(state, seat)[len(before[seat]) :]
            assert [entry for entry in new if any(word in str(entry) for word in words)] == []


def test_a_sample_for_a_seat_does_not_look_at_the_plans_of_others():
    """What bots think about: two plans of a rival give the same samples to everybody else."""
    for seed in range(GAMES):
        state, rival, first, second, _ = two_plans(3, seed)
        one, other = state.clone(), state.clone()
        for each, plan in ((one, first), (other, second)):
            for _ in steps(each, rival, plan):
                pass
        for seat in set(range(3)) - {rival}:
            for draw in range(3):
                assert one.sample(seat, draw).view(seat) == other.sample(seat, draw).view(seat)


def test_steve_waits_for_no_plan_and_has_none():
    state, _ = planning(3, 2, {1: "steve"})
    assert sorted(decision.player for decision in state.decisions) == [0, 2]
