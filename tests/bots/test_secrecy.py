"""Bots use nothing their seat can't know: states that differ only in hidden parts, the same seed, the same move."""

import random

import pytest

from rulewright.bots import make_bot
from tests.games_list import ROOT, compiled
from tests.invariants.walk import answer
from tests.sizes import sample

BOTS = ["greedy", "flat:2:depth=20", "mcts:24:depth=20"]
GAMES = {
    "content/disruptopia": (2, None),
    "content/ai_rush": (3, None),
    "content/crypto_clash": (3, None),
    "tests/games/kuhn_poker": (2, None),
    "content/disruptopia, boards revealed one by one": (3, {"reveal": "on_own_turn"}),
}


def hidden(state) -> tuple:
    """What a bot must not use: who holds what, what lies where, what was answered in secret."""
    answers = tuple(strand.answers for strand in state.strands) if state.secret else ()
    return tuple(state.cells().items()), answers


@pytest.mark.parametrize("title", GAMES)
@pytest.mark.parametrize("spec", BOTS)
def test_the_move_does_not_depend_on_what_is_hidden(title, spec):
    players, settings = GAMES[title]
    game = compiled(ROOT / title.partition(",")[0]).game
    bot, chooser = make_bot(spec), random.Random(title)
    compared = different = secret = 0
    for seed in range(sample(20, 200) if "kuhn" in title else sample(2, 12)):
        state = game.new(players, seed=seed, settings=settings)
        for number in range(sample(150, 600)):
            if state.over:
                break
            for decision in state.decisions:
                seat, count = decision.player, len(decision.values)
                if count < 2 or "kuhn" not in title and chooser.random() > 0.15:
                    continue
                other = state.sample(seat, number)
                assert bot.choose(other, seat, random.Random(number)) == bot.choose(state, seat, random.Random(number))
                compared += 1
                different += hidden(other) != hidden(state)
                secret += bool(state.secret)
            answer(state, chooser)
    assert compared > 15 and different > compared * (0.3 if "kuhn" in title else 0.9)
    assert secret or "disruptopia" not in title


@pytest.mark.parametrize("folder", ["content/disruptopia", "content/ai_rush", "content/crypto_clash"])
def test_the_sample_of_a_seat_shows_it_the_same_and_hides_the_rest_anew(folder):
    game = compiled(ROOT / folder).game
    chooser = random.Random(5)
    state = game.new(3, seed=5)
    changed = 0
    for number in range(sample(120, 2000)):
        if state.over:
            state = game.new(3, seed=number)
        for seat in range(state.n):
            other = state.sample(seat, number)
            assert other.view(seat) == state.view(seat)
            changed += hidden(other) != hidden(state)
        answer(state, chooser)
    assert changed > number
