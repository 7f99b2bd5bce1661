"""Samples are states that a seat thinks possible: nothing of what it does not know is kept, nothing impossible is made."""

from __future__ import annotations

import random
from collections import Counter

from rulewright.bots import make_bot
from runtime.chance import CHANCE
from runtime.data import Field, Reading
from runtime.guesses import draw_value
from runtime.knowledge import waiting
from tests.games_list import ROOT, compiled
from tests.invariants.walk import answer, states
from tests.secrets.test_knowledge import GAMES, card, choose, place
from tests.sizes import sample


def hidden_values(seed: int = 1):
    state = compiled(GAMES / "hidden_values").game.new(2, seed=seed)
    while state.pending:
        state.apply(0)
    return state


def test_hidden_values_of_every_kind_are_drawn_anew():
    state = hidden_values()
    own = state.view(0)
    for name in ("throw", "marks", "order", "friend", "mine"):
        drawn = Counter(str(state.sample(0, seed).view(1)[name][1]) for seed in range(60))
        assert len(drawn) > 1, name
        assert all(state.sample(0, seed).view(0)[name][0] == own[name][0] for seed in range(5))
    assert len({state.sample(0, seed).fate for seed in range(60)}) > 4


def test_which_places_are_empty_and_how_many_members_a_set_has_is_drawn_too():
    state = hidden_values()
    samples = [state.sample(0, seed).view(1) for seed in range(80)]
    assert len({len(view["marks"][1]) for view in samples}) > 3
    assert len({tuple(value == "none" for value in view["mine"][1].values()) for view in samples}) > 8


def test_a_hidden_grid_is_drawn_cell_by_cell():
    field = Field("board", "board", "game", "none", Reading("grid", "2,2", Reading("choice", "Gem", none=True)), members=(0, 2))
    drawn = [draw_value(field, range(3), random.Random(seed), {}) for seed in range(40)]
    assert {len(grid) for grid in drawn} == {4} and {cell for grid in drawn for cell in grid} == {-1, 0, 1, 2}


def test_a_bot_does_not_know_what_was_hidden():
    """One mark of six is there; who saw it would hit it always."""
    bot, hits, games = make_bot("flat:8"), 0, sample(40, 200)
    for seed in range(games):
        state = compiled(GAMES / "hidden_values").game.new(2, seed=seed)
        chooser = random.Random(seed)
        while state.pending:
            answer(state, chooser)
        choose(state, "guess")
        state.apply(bot.choose(state, 0, random.Random(seed)))
        hits += state.view(None)["hits"][0]
    assert hits < games / 2


def test_no_card_is_dealt_to_a_deck_it_can_never_come_to():
    """Plots lie on the deck of plots, excuses on that of excuses; in hands both are mixed."""
    game = compiled(GAMES / "alibis").game
    chooser = random.Random(1)
    state = game.new(3, seed=1)
    changed = 0
    while not state.over:
        seat = state.player
        for seed in range(3):
            other = state.sample(seat, seed)
            piles = [[game.kind_ids[number] for number in other.piles[place(game, "deck") + key]] for key in (0, 1)]
            assert not {"alibi", "witness", "shrug", "scapegoat"} & set(piles[0]) and not {"insult", "rumour", "bribe"} & set(
                piles[1]
            )
            changed += other.piles != state.piles
        answer(state, chooser)
    assert changed


def test_the_decks_of_published_games_stay_pure():
    game = compiled(ROOT / "content" / "disruptopia").game
    chooser, state = random.Random(2), game.new(3, seed=2)
    first = place(game, "deck")
    truth = [{game.kind_ids[number][:2] for number in state.piles[first + key]} for key in range(3)]
    for number in range(sample(150, 1500)):
        if state.over:
            break
        if state.option_count and number % 5 == 0:
            other = state.sample(state.player, number)
            assert all({game.kind_ids[c][:2] for c in other.piles[first + key]} <= truth[key] for key in range(3))
        answer(state, chooser)


def test_a_card_that_is_being_played_stays_where_it_is():
    game = compiled(GAMES / "alibis").game
    state = game.new(3, seed=4)
    state.put(card(game, "insult"), place(game, "hand"))
    choose(state, "play_card")
    choose(state, "card=insult")
    state.apply(0)
    assert state.decision.prompt == "React?"
    for seed in range(20):
        other = state.sample(state.player, seed)
        assert other.loc[card(game, "insult")] == place(game, "hand")
        while other.decision and other.decision.prompt == "React?":
            choose(other, "decline")
        assert card(game, "insult") in other.piles[place(game, "used")]


def test_what_chance_can_take_from_a_hidden_hand_is_what_the_sample_holds():
    game = compiled(GAMES / "buried_cards").game
    state = game.new(3, seed=4, chance="explicit")
    while state.player == CHANCE:
        state.apply(0)
    choose(state, "steal")
    choose(state, "victim=1")
    assert state.player == CHANCE
    other_cards = 0
    for seed in range(20):
        other = state.sample(2, seed)
        assert set(other.options) == set(other.piles[place(game, "hand", 1)])
        other_cards += other.options != state.options
        taken = other.options[0]
        other.apply(0)
        assert other.loc[taken] == place(game, "hand", 0)
    assert other_cards


def test_what_was_chosen_for_a_running_card_stays_what_it_is():
    """Each card asks for something else: what is a card to one is a rival to the other."""
    game, waited = compiled(ROOT / "content" / "disruptopia").game, 0
    for seed in range(8):
        for state in states(compiled(ROOT / "content" / "disruptopia"), seed, 300):
            chosen = kept(state)
            if chosen and not state.pending:
                waited += any(len(values) > 1 for values in chosen)
                assert all(kept(state.sample(state.player, number)) == chosen for number in range(3))
    assert waited and game.data.telling_slots


def promised_cards():
    """Player 1 has plum, fig and pear, player 2 quince, medlar, sloe."""
    game = compiled(GAMES / "promised_cards").game
    state = game.new(2, seed=1)
    for seat, names in enumerate((("plum", "fig", "pear", "damson"), ("quince", "medlar", "sloe"))):
        for number in state.piles[place(game, "hand", seat)]:
            state.put(number, place(game, "deck"))
        for name in names:
            state.put(card(game, name), place(game, "hand", seat))
    return game, state


def test_cards_chosen_from_a_hand_are_others_in_a_sample_of_whoever_is_asked():
    """What the buyer is given comes out of the hand that the sample holds."""
    game, state = promised_cards()
    choose(state, "offer")
    choose(state, "buyer=1")
    choose(state, "given=plum")
    choose(state, "given=fig")
    assert state.player == 1
    given = set()
    for seed in range(30):
        other = state.sample(1, seed)
        theirs, mine = (set(other.piles[place(game, "hand", seat)]) for seat in (0, 1))
        other.apply(0)
        got = theirs & set(other.piles[place(game, "hand", 1)]) - mine
        assert len(got) == 2
        given.add(frozenset(got))
    assert len(given) > 5


def test_a_named_card_may_lie_anywhere_in_a_sample():
    """Whether the suspect has it is not told by what the rule keeps; its name is."""
    game, state = promised_cards()
    choose(state, "accuse")
    choose(state, "suspect=1")
    choose(state, "stolen=quince")
    points = set()
    for seed in range(30):
        other = state.sample(0, seed)
        choose(other, "stake=1")
        points.add(other.view(None)["points"][0])
    assert points == {8, 10}


def kept(state) -> list[tuple]:
    """What lead-ins have left for effects that wait."""
    return [value for slot, value, *_ in waiting(state, state.pc) if slot in state.game.data.telling_slots]
