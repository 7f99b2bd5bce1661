"""I9: in a secret phase the order of answers does not matter, nobody sees other answers, all can be taken back."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.games_list import Case, compiled, secret_games
from tests.invariants.walk import states
from tests.sizes import sample

SEEDS = sample(4, 60)


def phases(case: Case) -> Iterator:
    """States in which a secret phase begins."""
    for seed in range(SEEDS):
        inside = False
        for state in states(case, seed, 150):
            if state.pending and not inside:
                yield state.clone()
            inside = bool(state.pending)


def play_phase(state, order, answers: random.Random) -> None:
    """Plays to the end of the phase. `order` gives the seat whose turn it is to answer, of those that still decide.
    What a seat answers depends on its own earlier answers only."""
    choosers = {seat: random.Random(f"{answers}{seat}") for seat in range(state.n)}
    phase = state.secret, state.sealed.key()
    while state.pending and (state.secret, state.sealed.key()) == phase:
        waiting = {decision.player: len(decision.options) for decision in state.decisions}
        seat = order(sorted(waiting))
        state.apply(choosers[seat].randrange(waiting[seat]), seat)


@secret_games
def test_the_order_of_answers_does_not_matter(folder):
    found = 0
    for number, start in enumerate(phases(compiled(folder))):
        ends = []
        for order in (min, max, random.Random(number).choice):
            state = start.clone()
            play_phase(state, order, number)
            ends.append(state)
        assert ends[0] == ends[1] == ends[2]
        assert ends[0].view(0) == ends[1].view(0)
        found += 1
    assert found


@secret_games
def test_nobody_sees_what_another_seat_answers(folder):
    for start in phases(compiled(folder)):
        waiting = {decision.player: len(decision.options) for decision in start.decisions}
        for seat in waiting:
            for other in set(waiting) - {seat}:
                seen = []
                for index in range(waiting[other]):
                    state = start.clone()
                    state.apply(index, other)
                    view = state.view(seat)
                    del view["deciding"]
                    seen.append((view, [entry for entry in state.log if readable(entry, seat)]))
                assert all(found == seen[0] for found in seen)


def readable(entry, seat: int) -> bool:
    return entry.audience is None or seat in entry.audience


@secret_games
def test_answers_can_be_taken_back_one_by_one(folder):
    for number, start in enumerate(phases(compiled(folder))):
        chooser = random.Random(number)
        for seat in [decision.player for decision in start.decisions]:
            state = start.clone()
            trail = [state.clone()]
            while state.pending >> seat & 1 and state.secret == start.secret:
                count = next(len(d.options) for d in state.decisions if d.player == seat)
                before = state.clone()
                state.apply(chooser.randrange(count), seat)
                trail.append(before)
                if not state.pending or state.sealed != start.sealed:
                    state, _ = before, trail.pop()
                    break
            for before in reversed(trail[1:]):
                state.back(seat)
                assert state == before
