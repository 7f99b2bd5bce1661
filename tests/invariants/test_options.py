"""I4, I5, I7: what is offered can be done, nothing else can, and `why` has a reason exactly for refused actions."""

import random

import pytest

from runtime.errors import IllegalMove
from tests.games_list import all_games, compiled
from tests.invariants.walk import GAMES, STEPS, states
from tests.sizes import sample


@all_games
def test_options_are_there_and_different(folder):
    case = compiled(folder)
    for chance in ("sampled", "explicit"):
        for seed in range(GAMES):
            for state in states(case, seed, chance=chance):
                assert state.over == (not state.decisions)
                for decision in state.decisions:
                    assert len(decision.values) > 0
                    assert len(set(decision.values)) == len(decision.values)
                    assert len(decision.options) == len(decision.values)
                    assert all(option.key and isinstance(option.label, str) for option in decision.options)
                if not state.over:
                    assert state.option_count == len(state.decision.options)


@all_games
def test_every_offered_option_can_be_taken(folder):
    """A limit of the rules counts as a failure too: games don't exceed what they declare (I16)."""
    case = compiled(folder)
    for seed in range(GAMES):
        for number, state in enumerate(states(case, seed)):
            if number % sample(5, 1):
                continue
            for decision in state.decisions:
                for index in range(len(decision.options)):
                    state.clone().apply(index, decision.player if state.pending else None)


@all_games
def test_other_answers_are_refused_and_change_nothing(folder):
    case = compiled(folder)
    for seed in range(GAMES):
        for state in states(case, seed, sample(10, STEPS)):
            before = state.to_json()
            for wrong in (-1, state.option_count, state.option_count + 7):
                with pytest.raises(IllegalMove):
                    state.apply(wrong)
            deciding = {decision.player for decision in state.decisions}
            for seat in range(-2, state.n + 1):
                if seat not in deciding:
                    with pytest.raises(IllegalMove):
                        state.apply(0, seat)
            assert state.to_json() == before


@all_games
def test_why_is_empty_exactly_for_offered_actions(folder):
    """Where a player chooses among actions, an action that is not offered has a reason and an offered one has none.
    Where one action of a column may be done, the others are not in question."""
    case = compiled(folder)
    for seed in range(GAMES):
        for state in states(case, seed):
            for decision in state.decisions:
                keys = {label.key for label in decision.question.labels}
                whys = {action for action, why in case.program.whys.items() if why.parameters[1:] == ()}
                named, offered = keys & whys, {option.key for option in decision.options}
                by_column = "decline" in keys and len(named) > 1
                for action in named & offered if by_column else named:
                    reason = state.why(action, decision.player)
                    assert (reason is None) == (action in offered), (action, reason)
                    assert reason is None or all(isinstance(part, str) for part in reason)


@all_games
def test_a_finished_game_takes_no_answer(folder):
    case = compiled(folder)
    chooser = random.Random(5)
    state = case.game.new(players=case.players(0), seed=5)
    for _ in range(sample(300, 5000)):
        if state.over:
            break
        state.apply(chooser.randrange(state.option_count))
    if state.over:
        assert state.decision is None and state.option_count == 0
        with pytest.raises(IllegalMove):
            state.apply(0)
        assert set(state.winners) <= set(range(state.n)) and len(state.scores) == len(state.returns) == state.n
