"""The same invariants on games nobody wrote: random rules text, random programs."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from compiler.emit import emit_module
from compiler.ir.expr import At, Int, Pile, Range, Tup, Var
from compiler.ir.program import Procedure
from compiler.ir.stmt import Ask, Move, Shuffle, Top
from runtime.errors import IllegalMove, RuleLimit
from runtime.loader import load_module
from tests.differential.programs import programs
from tests.differential.schema import DECK, HAND, empty_program
from tests.differential.test_texts import program_of
from tests.differential.texts import texts
from tests.games_list import Case
from tests.invariants.test_views import assert_same_options, swap_cards
from tests.invariants.walk import answer, finish
from tests.sizes import sample

SETTINGS = settings(
    max_examples=sample(15, 200), deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def case_of(program) -> Case:
    return Case(program.name, program, load_module(emit_module(program), program.name))


def check_state(case: Case, state, chooser: random.Random) -> None:
    """At one decision: it can be saved, its cards are in one place, its options are good, it hides what is hidden."""
    before = state.to_json()
    loaded, clone = case.game.from_json(before), state.clone()
    assert loaded == state == clone and hash(loaded) == hash(state) and loaded.to_json() == before
    seed = chooser.random()
    assert finish(loaded, seed, 8) == finish(clone, seed, 8) and loaded == clone
    assert sorted(card for pile in state.piles for card in pile) == list(range(case.program.card_count))
    for decision in state.decisions:
        assert len(set(decision.values)) == len(decision.values) > 0
    with pytest.raises(IllegalMove):
        state.apply(state.option_count)
    for seat in range(state.n):
        sampled = state.sample(seat, 1)
        assert sampled.view(seat) == state.view(seat)
        other = None if state.pending else swap_cards(case, state, {seat}, chooser)
        assert other is None or other.view(seat) == state.view(seat)
    assert state.to_json() == before


def check_game(case: Case, players: int, seed: int, chance: str) -> None:
    """Walks a game; beside it runs its logged flavour."""
    chooser = random.Random(seed)
    try:
        state = case.game.new(players=players, seed=seed, chance=chance)
        beside = case.game.logged_flavour().new(players=players, seed=seed, chance=chance)
        for _ in range(25):
            assert state.cells() == beside.cells()
            if state.over:
                break
            check_state(case, state, chooser)
            index, seat = answer(state, chooser)
            beside.apply(index, seat)
    except RuleLimit:
        pass


@SETTINGS
@given(texts(), st.integers(0, 99), st.sampled_from(["sampled", "explicit"]))
def test_random_text(files, seed, chance):
    check_game(case_of(program_of(files)), 2 + seed % 2, seed, chance)


@SETTINGS
@given(programs(), st.integers(0, 99), st.sampled_from(["sampled", "explicit"]))
def test_random_programs(program, seed, chance):
    check_game(case_of(program), 2 + seed % 2, seed, chance)


def test_a_leak_is_noticed():
    """A program that offers seat 0 more or less by the card that seat 1 hides."""
    program = empty_program()
    rival_card = At(Pile(Int(HAND + 1)), Int(0))
    program.procedures["main"] = Procedure(
        "main",
        (),
        (
            Move(Tup((Int(2), Int(5), Int(6))), Int(DECK)),
            Shuffle(Int(DECK)),
            Top("c", Int(DECK)),
            Move(Tup((Var("c"),)), Int(HAND + 1)),
            Ask("n", Int(0), Range(Int(0), Int(1)), 1),
            Ask("m", Int(0), Range(Int(0), rival_card), 1),
        ),
    )
    case = case_of(program)
    state = case.game.new(players=2, seed=1)
    after = state.clone()
    after.apply(0)
    with pytest.raises(AssertionError):
        for seed in range(20):
            assert_same_options(swap_cards(case, state, {0}, random.Random(seed)), after, 0)
