"""Cards: who knows which one, orders that chance has not decided, and states a seat can't tell apart."""

from collections import Counter
from fractions import Fraction

import pytest

from compiler.emit import emit_module
from runtime.loader import load_module
from tests.emit.samples import draws

DECK, HANDS, DISCARD = 1, (2, 3), 4


@pytest.fixture(scope="module")
def game():
    return load_module(emit_module(draws()), "draws")


def test_each_card_is_at_one_place(game):
    for seed in range(20):
        state = game.new(2, seed)
        assert sorted(card for pile in state.piles for card in pile) == [0, 1, 2, 3]
        assert all(card in state.piles[place] for card, place in enumerate(state.loc))


def test_only_the_owner_knows_a_drawn_card(game):
    state = game.new(2, 3)
    for seat, place in enumerate(HANDS):
        assert [state.known[card] for card in state.piles[place]] == [1 << seat]
    assert [state.known[card] for card in state.piles[DECK]] == [0, 0]


def test_looking_and_showing_are_remembered(game):
    state = game.new(2, 3)
    card = state.piles[HANDS[1]][0]
    assert state.view(0)["hand"][1] == {"size": 1}
    state.apply(0)
    assert state.known[card] == 3 and state.view(0)["hand"][1] == {"size": 1, "known": [game.kind_ids[card]]}
    state.apply(0)
    state.apply(0)
    assert state.view(0)["discard"] == {"size": 1, "cards": [game.kind_ids[card]]}


def test_copies_of_a_card_are_one_outcome(game):
    state = game.new(2, 1, chance="explicit")
    assert state.decision.player == game.CHANCE
    shares = {option.key: option.probability for option in state.decision.options}
    assert shares == {"card=ace": Fraction(1, 2), "card=king": Fraction(1, 4), "card=queen": Fraction(1, 4)}
    state.apply(0)
    shares = {option.key: option.probability for option in state.decision.options}
    assert shares == dict.fromkeys(("card=ace", "card=king", "card=queen"), Fraction(1, 3))


def test_sampled_draws_have_the_explicit_probabilities(game):
    rows = Counter(game.data.rows[game.new(2, seed).piles[HANDS[0]][0]] for seed in range(2000))
    assert abs(rows[0] / 2000 - 0.5) < 0.05 and abs(rows[1] / 2000 - 0.25) < 0.05


@pytest.mark.parametrize("chance", ["sampled", "explicit"])
def test_a_sampled_state_looks_the_same_to_its_seat(game, chance):
    state = game.new(2, 4, chance=chance)
    while not state.over:
        for seat in (0, 1):
            for seed in range(10):
                other = state.sample(seat, seed)
                assert other.view(seat) == state.view(seat)
                while not other.over:
                    other.apply(0)
        state.apply(0)


def test_unknown_cards_are_dealt_uniformly(game):
    state = game.new(2, 4)
    mine = state.piles[HANDS[0]][0]
    seen = Counter(state.sample(0, seed).piles[HANDS[1]][0] for seed in range(900))
    assert mine not in seen and len(seen) == 3 and all(240 < count < 360 for count in seen.values())


def test_a_sample_has_no_log(game):
    assert game.new(2, 4).sample(0, 1).log == []
