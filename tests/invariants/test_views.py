"""I10: what a seat sees and is offered does not depend on what it may not see.

Hidden things are changed in two ways: two cards that the seats in question can't tell apart change places, and a hidden
number of another seat gets another value. Neither may change a view. One step later, as long as the view is still the
same, the options must be the same too: then they were computed from nothing hidden.
"""

from __future__ import annotations

import random

from compiler.ir.program import PER_SEAT
from runtime.errors import RuleLimit
from tests.games_list import Case, all_games, compiled
from tests.invariants.walk import STEPS, answer, seeds, states
from tests.sizes import sample


def hidden_cards(state, seats: set[int]) -> list[int]:
    """Cards in places that none of the seats sees, and that none of them knows."""
    if not state.hides:
        return []
    return [
        card
        for card, place in enumerate(state.loc)
        if place and not any((state.sees[place] | state.known[card]) >> seat & 1 for seat in seats)
    ]


def swap_cards(case: Case, state, seats: set[int], chooser: random.Random):
    """The state with two cards exchanged; None if there are no two of the same table."""
    for table in chooser.sample(case.program.tables, len(case.program.tables)):
        cards = [card for card in hidden_cards(state, seats) if table.first <= card < table.first + len(table.ids)]
        pairs = [(a, b) for a in cards for b in cards if a < b and state.rows[a] != state.rows[b]]
        if pairs:
            return exchanged(state, *chooser.choice(pairs))
    return None


def exchanged(state, a: int, b: int):
    other = state.clone()
    names = {a: b, b: a}
    other.piles = [tuple(names.get(card, card) for card in pile) for pile in state.piles]
    for values in (other.loc, other.known):
        values[a], values[b] = values[b], values[a]
    return other


def change_number(case: Case, state, seats: set[int], chooser: random.Random):
    """The state with another value in a hidden number of a seat that is not asked; None if there is no such number."""
    seen = {field.name: case.game.seen(field, state) for field in case.game.fields}
    fields = [
        f
        for f in case.program.fields
        if f.owner == PER_SEAT
        and seen[f.name] != "all"
        and f.public
        and not f.wide
        and f.low is not None
        and f.high is not None
        and f.reading.kind == "number"
    ]
    others = [seat for seat in range(state.n) if seat not in seats]
    if not fields or not others:
        return None
    field, seat = chooser.choice(fields), chooser.choice(others)
    count = 1 if field.count is None else field.count
    other = state.clone()
    cells = getattr(other, case.game.slot_of[field.name])
    cells[seat * count + chooser.randrange(count)] = chooser.randint(field.low, field.high)
    return other


@all_games
def test_views_do_not_depend_on_hidden_things(folder):
    case = compiled(folder)
    chooser = random.Random(7)
    for seed in seeds(case):
        for state in states(case, seed):
            if state.pending:
                continue
            for seat in range(state.n):
                for change in (swap_cards, change_number):
                    other = change(case, state, {seat}, chooser)
                    if other is not None:
                        assert other.view(seat) == state.view(seat)


@all_games
def test_a_sampled_state_looks_like_the_real_one(folder):
    """And it is playable: what is offered there can be taken. Of a finished game nobody needs samples: who has won may follow
    from what was hidden to the end."""
    case = compiled(folder)
    for seed in seeds(case):
        for number, state in enumerate(states(case, seed, sample(15, STEPS))):
            for seat in range(0 if state.over else state.n):
                other = state.sample(seat, number)
                assert other.view(seat) == state.view(seat)
                other.apply(number % other.option_count)


@all_games
def test_samples_do_not_depend_on_hidden_things(folder):
    """Two states that the one who decides can't tell apart give the same sample: bots decide by nothing else."""
    case = compiled(folder)
    for chance in ("sampled", "explicit"):
        for seed in range(sample(1, 20)):
            for number, state in enumerate(states(case, seed, sample(25, STEPS), chance)):
                for decision in state.decisions:
                    seat = max(decision.player, 0)
                    other = state.sample(seat, number)
                    assert other.sample(seat, 99) == state.sample(seat, 99)


@all_games
def test_options_do_not_depend_on_hidden_things(folder):
    """Hidden is what the one who decides next can't see."""
    case = compiled(folder)
    chooser = random.Random(11)
    for seed in seeds(case):
        for state in states(case, seed, sample(30, STEPS)):
            if state.over or state.pending:
                continue
            after = state.clone()
            given, _ = answer(after, chooser)
            if after.over or after.pending:
                continue
            for change in (swap_cards, change_number):
                other = change(case, state, {after.player}, chooser)
                if other is not None:
                    assert_same_options(other, after, given)


def assert_same_options(other, after, given: int) -> None:
    try:
        other.apply(given)
    except RuleLimit:
        return
    if other.over or other.pending or other.player != after.player:
        return
    mine, theirs = after.view(after.player), other.view(after.player)
    assert mine.pop("options") == theirs.pop("options") or mine != theirs
