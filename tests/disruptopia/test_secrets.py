"""What the others plan and hold reaches nobody before it is shown: two games that differ in nothing else look alike.

Everything that a seat can read is compared: its view, its questions with prompts, options, labels and hints, and its log.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.disruptopia.table import FOLDER, game
from tests.readings import log, readings
from tests.sizes import sample

GAMES = sample(3, 60)
REACTIONS = ("React?",)
"""What somebody is asked, with a reaction in the hand or without."""


def assert_alike(one, other, seats, logs: bool = True) -> None:
    for seat in seats:
        assert readings(FOLDER, one, seat) == readings(FOLDER, other, seat)
        if logs:
            assert log(one, seat) == log(other, seat)


# ---- plans


def planning(settings: dict) -> Iterator[tuple]:
    """States in which planning begins, in some round of some games, with the last in order, whose plan is to stay secret
    longest."""
    for seed in range(GAMES):
        chooser = random.Random(seed)
        state = game().new(players=2 + seed % 4, seed=seed, settings=settings)
        wanted = 1 + seed % 12
        while not state.over and not (state.pending and state.round >= wanted):
            state.apply(chooser.randrange(state.option_count))
        if not state.over:
            yield state, (state.view(None)["first_player"] - 1) % state.n, chooser


def question(state, seat: int):
    return next((decision for decision in state.decisions if decision.player == seat), None)


def finish_plan(state, seat: int, chooser: random.Random, place: bool = False) -> None:
    """A seat answers until it has nothing left to plan; `place`: it places every worker."""
    phase = state.round
    while state.pending >> seat & 1 and state.round == phase:
        options = question(state, seat).options
        willing = [option.index for option in options if option.key != "decline"] if place else []
        state.apply(chooser.choice(willing or range(len(options))), seat)


@pytest.mark.parametrize("reveal", ["together", "on_own_turn"])
def test_nobody_sees_a_plan_while_planning(reveal):
    """Until the last seat is ready, all answers of a rival, whatever they are, look alike to everybody else."""
    for start, rival, _ in planning({"reveal": reveal}):
        others = [seat for seat in range(start.n) if seat != rival]
        one, other = start.clone(), start.clone()
        finish_plan(one, rival, random.Random(1))
        finish_plan(other, rival, random.Random(2))
        assert one != other, "two plans"
        assert_alike(one, other, others)
        for seat in others[:-1]:
            for state in (one, other):
                finish_plan(state, seat, random.Random(3))
            assert_alike(one, other, others)


def face_down(state, seat: int) -> bool:
    return any(state.view(None)["face_down"][seat].values())


def test_nobody_sees_a_plan_before_the_turn_of_its_owner():
    """With boards revealed one by one: the same workers on other actions change nothing before their owner's turn."""
    followed = 0
    for start, rival, chooser in planning({"reveal": "on_own_turn"}):
        others = [seat for seat in range(start.n) if seat != rival]
        one, other = start.clone(), start.clone()
        while question(one, rival).name != "space":
            one.apply(0, rival)
            other.apply(0, rival)
        finish_plan(one, rival, random.Random(4), place=True)
        finish_plan(other, rival, random.Random(5), place=True)
        for state in (one, other):
            for seat in others:
                finish_plan(state, seat, random.Random(6))
        while face_down(one, rival):
            assert face_down(other, rival)
            assert_alike(one, other, others, logs=followed % 10 == 0)
            answer = chooser.randrange(one.option_count)
            one.apply(answer)
            other.apply(answer)
            followed += 1
    assert followed > 10


# ---- hands


def acting(seed: int):
    """A state in which a seat acts in step 2, and two others hold cards that this seat can't know."""
    chooser = random.Random(seed)
    state = game().new(players=3 + seed % 3, seed=seed)
    while not state.over and not (state.round > seed % 10 and not state.pending and state.decision.name == "do"):
        state.apply(chooser.randrange(state.option_count))
    return state, chooser


def exchanged_hands(state, seat: int, chooser: random.Random) -> tuple | None:
    """Two states that differ in who of two rivals holds which of two cards."""
    first, second = chooser.sample([other for other in range(state.n) if other != seat], 2)
    hand = next(place for place in game().data.places if place.name == "hand")
    hidden = [[card for card in state.piles[hand.base + rival] if not state.known[card] >> seat & 1] for rival in (first, second)]
    if not all(hidden):
        return None
    one, other = state.clone(), state.clone()
    mine, theirs = chooser.choice(hidden[0]), chooser.choice(hidden[1])
    for target, cards in ((one, (mine, theirs)), (other, (theirs, mine))):
        for rival, card in zip((first, second), cards, strict=True):
            target.put(card, hand.base + rival)
    return one, other


def test_nobody_sees_the_hands_of_others():
    """Two rivals have exchanged a card: the one who acts reads the same to the end of the turn, or until a look at a
    hand; then also while the others act, as long as they keep their cards. Who is asked says nothing about a hand."""
    compared = followed = 0
    for seed in range(GAMES * 3):
        state, chooser = acting(seed)
        seat = state.player
        pair = None if state.over else exchanged_hands(state, seat, chooser)
        if pair is None:
            continue
        one, other = pair
        assert_alike(one, other, [seat])
        while not one.over and one.player == seat and not one.pending:
            assert_alike(one, other, [seat], logs=False)
            compared += 1
            answer = chooser.randrange(one.option_count)
            if one.decision.options[answer].label in ("Leaked Roadmap", "Industrial Mole"):
                break
            one.apply(answer)
            other.apply(answer)
            assert one.player == other.player
        else:
            while not one.over and not one.pending and one.player != seat:
                assert_alike(one, other, [seat], logs=False)
                followed += 1
                for state in (one, other):
                    keys = [option.key for option in state.decision.options]
                    state.apply(next((keys.index(key) for key in ("done", "decline") if key in keys), 0))
                assert one.over == other.over and one.pending == other.pending and one.player == other.player
    assert compared > 30 and followed > 30


def test_a_reaction_is_offered_to_all_who_might_hold_it():
    """Being asked says nothing about a hand: a target without a reaction is asked too, and can only decline."""
    asked = {tuple(option.key for option in decision.options) for decision in reactions()}
    assert {("decline",), ("Crisis Hotline", "decline")} <= {tuple(sorted(keys)) for keys in asked}


def reactions() -> Iterator:
    for seed in range(sample(3, 40)):
        chooser = random.Random(seed)
        state = game().new(players=5, seed=seed)
        while not state.over:
            if not state.pending and state.decision.prompt in REACTIONS:
                yield state.decision
            state.apply(chooser.randrange(state.option_count))
