"""Being asked tells nothing: whoever declines is asked equally often, whatever the others can't see.

A question may follow from what all hear first: a prediction that comes true pays coins, and whoever has coins is asked whether to
spend them. So questions are compared as long as the log says the same to the seat."""

from __future__ import annotations

import random

import pytest

from runtime.chance import CHANCE
from runtime.replay import says_nothing
from runtime.text import note_text
from tests.games_list import FOLDERS, ROOT, compiled
from tests.invariants.walk import answer, states
from tests.sizes import sample

GAMES = sorted((ROOT / "tests" / "secrets" / "games").iterdir())
SEEDS, STEPS, GUESSES = sample(2, 20), sample(60, 300), sample(3, 8)


def asked(state, index: int, seat: int) -> list[tuple]:
    """Who is asked, in this order, when one answer is given and everybody declines after that, and the lines of the log in
    between that the seat may read."""
    state, found = with_log(state), []
    state.apply(index)
    while True:
        found += [("says", line) for line in lines(state, seat)]
        if state.player == CHANCE or not state.option_count or state.pending or "decline" not in state.decision.keys:
            return found
        found.append(("asks", state.player))
        state.apply(state.decision.keys.index("decline"))


def with_log(state):
    """The same state in the flavour of the game that notes what happens."""
    logged = state.game.logged_flavour()
    found = logged.blank(state.n)
    for slot in state.game.all_slots:
        value = getattr(state, slot)
        setattr(found, slot, list(value) if isinstance(value, list) else value)
    found.tape = []
    return found


def lines(state, seat: int) -> list[str]:
    """What was noted since this was asked last."""
    tape, state.tape = state.tape, []
    notes = [note for note in tape if note[0] >= 0 and not says_nothing(state.game.data.notes[note[0]].skip, note[3])]
    heard = [note for note in notes if note[4] is None or note[4] < 0 or note[4] >> seat & 1]
    return [note_text(state.game, note, who, args) for note, _, who, args, _ in heard]


def questions(told: list[tuple]) -> tuple[list[str], list[list[int]]]:
    """The lines that were heard, and who was asked before each of them and after the last."""
    said: list[str] = []
    asks: list[list[int]] = [[]]
    for kind, what in told:
        if kind == "asks":
            asks[-1].append(what)
        else:
            said.append(what)
            asks.append([])
    return said, asks


def same_questions(one: list[tuple], other: list[tuple]) -> bool:
    """Is everybody asked equally often, up to where the log says something else?"""
    (said, asks), (also_said, also_asked) = questions(one), questions(other)
    if said == also_said:
        return asks == also_asked
    common = next((at for at, (a, b) in enumerate(zip(said, also_said, strict=False)) if a != b), min(len(said), len(also_said)))
    return asks[:common] == also_asked[:common]


@pytest.mark.parametrize("folder", [*FOLDERS, *GAMES], ids=lambda folder: folder.name)
def test_declining_players_are_asked_equally_often_whatever_is_hidden(folder):
    case = compiled(folder)
    chooser = random.Random(3)
    for seed in range(SEEDS):
        for number, state in enumerate(states(case, seed, STEPS, "explicit")):
            seat = state.player
            if seat == CHANCE or state.pending or state.over:
                continue
            index = chooser.randrange(state.option_count)
            told = asked(state, index, seat)
            for guess in range(GUESSES):
                other = state.sample(seat, number * GUESSES + guess)
                assert same_questions(asked(other, index, seat), told), state.decision.keys[index]


def test_a_question_too_many_is_noticed_and_one_that_the_log_explains_is_not():
    asks, plays, falls = ("asks", 1), ("says", "ana plays"), ("says", "it falls")
    assert not same_questions([plays, asks, falls], [plays, falls])
    assert not same_questions([plays, falls, asks], [plays, falls])
    assert not same_questions([plays, asks], [plays, ("asks", 2)])
    assert same_questions([plays, asks, falls], [plays, asks, falls])
    assert same_questions([plays, ("says", "it is true"), falls, asks], [plays, falls])


def test_somebody_is_asked_who_could_not_have_reacted():
    """Else nothing is compared."""
    case = compiled(ROOT / "tests" / "secrets" / "games" / "double_answers")
    chooser, found = random.Random(1), set()
    for seed in range(20):
        state = case.game.new(3, seed=seed)
        while not state.over:
            if state.decision.prompt == "React?":
                found.add(state.decision.keys == ["decline"])
            answer(state, chooser)
    assert found == {True, False}
