"""Who knows what: unseen moves, copies, cards that are played, and what being asked tells."""

from __future__ import annotations

import pytest

from tests.games_list import ROOT, compiled
from tests.readings import log

GAMES = ROOT / "tests" / "secrets" / "games"


def place(game, name: str, owner: int = 0) -> int:
    found = next(place for place in game.data.places if place.name == name)
    return found.base + owner * found.piles


def card(game, name: str, copy: int = 0) -> int:
    return [number for number, kind in enumerate(game.kind_ids) if kind == name][copy]


def choose(state, key: str) -> None:
    state.apply(state.decision.keys.index(key))


# hidden fields


def test_a_roll_into_a_hidden_field_is_logged_for_those_who_may_see_it():
    game = compiled(GAMES / "hidden_values").game
    state = game.new(2, seed=3)
    while state.pending:
        state.apply(0)
    choose(state, "throw_dice")
    rolled = [(entry.seat, entry.audience) for entry in state.log if "rolls" in entry.text]
    assert rolled == [(0, (0,)), (0, ())]


def test_what_was_decided_in_secret_stays_with_whoever_decided_it():
    state = compiled(GAMES / "hidden_values").game.new(2, seed=3)
    while state.pending:
        state.apply(0)
    assert any("chooses" in entry.text for entry in log(state, 0))
    assert not [entry for entry in log(state, 0) if entry.seat == 1 and ("chooses" in entry.text or "secret" in entry.text)]


def test_the_log_of_a_secret_phase_tells_what_has_changed_not_how():
    """The rival's shots have been 1 and 2 before: nobody can see which of them is added again."""
    game, logs = compiled(GAMES / "veiled_boards").game, {}
    for number in (1, 2, 3):
        state = game.new(2, seed=1)
        while state.pending:
            state.apply(0)
        state.set("shots", 0b110, 1)
        choose(state, "aim")
        state.apply(5)
        choose(state, f"n={number}")
        logs[number] = log(state, 0)
    assert logs[1] == logs[2] and not [entry for entry in logs[1] if "shots" in entry.text]
    assert [entry.text for entry in logs[3] if "shots" in entry.text] == ["player 2: shots → 1, 2, 3"]


def test_what_was_begun_in_secret_for_a_time_is_told_when_all_are_done():
    """And nobody reads of it before."""
    state = compiled(ROOT / "tests" / "language" / "c65_until_my_next_turn").game.new(2, seed=1)
    while not state.pending:
        choose(state, "walk")
    dusk = [len(log(state, seat)) for seat in (0, 1)]
    choose(state, "brace")
    assert log(state, 0)[dusk[0] :] and not log(state, 1)[dusk[1] :]
    choose(state, "decline")
    told = "player 1, until player 1's next turn: my toll is 1 less"
    assert [entry.text for entry in log(state, 1)[dusk[1] :] if "player 1," in entry.text] == [told]
    assert not [entry for entry in state.log if "player 2, until" in entry.text]


# moves


@pytest.fixture
def table():
    """Player 1 holds a fox and an owl that all have seen, and a fox and an elk that nobody has."""
    game = compiled(GAMES / "buried_cards").game
    state = game.new(2, seed=1)
    for pile in (place(game, "hand"), place(game, "hand", 1), place(game, "offer")):
        for number in state.piles[pile]:
            state.put(number, place(game, "deck"))
    hand = place(game, "hand")
    for name, copy in (("fox", 0), ("owl", 0), ("fox", 1), ("elk", 0)):
        state.put(card(game, name, copy), hand)
    for number in state.piles[hand][:2]:
        state.known[number] = 3
    assert state.view(1)["hand"][0] == {"size": 4, "known": ["fox", "owl"]}
    return state


def test_a_card_that_moves_unseen_makes_all_that_was_known_there_uncertain(table):
    choose(table, "bury")
    choose(table, "card=owl")
    assert table.view(1)["hand"][0] == {"size": 3} and table.view(1)["buried"][0] == {"size": 1}
    assert table.view(0)["buried"][0]["cards"] == ["owl"]


def test_the_only_card_of_a_place_is_followed(table):
    game, hand = table.game, place(table.game, "hand")
    for number in table.piles[hand]:
        if number != card(game, "owl"):
            table.put(number, place(game, "deck"))
    table.known[card(game, "owl")] = 3
    choose(table, "bury")
    choose(table, "card=owl")
    assert table.view(1)["buried"][0] == {"size": 1, "known": ["owl"]}


@pytest.mark.parametrize("known", [0, 1])
def test_two_copies_are_one_option_and_the_known_one_leaves(table, known):
    game, hand = table.game, place(table.game, "hand")
    foxes = [number for number in table.piles[hand] if game.kind_ids[number] == "fox"]
    for number, mask in zip(foxes, (3, 1) if known == 0 else (1, 3), strict=True):
        table.known[number] = mask
    choose(table, "open_one")
    assert table.decision.keys.count("card=fox") == 1 and "card=fox#2" not in table.decision.keys
    choose(table, "card=fox")
    assert table.view(1)["hand"][0] == {"size": 3, "known": ["owl"]}


def test_a_hand_that_is_passed_on_is_still_known(table):
    choose(table, "pass_on")
    table.apply(0)
    assert table.view(None)["hand"][1]["size"] >= 4
    assert {table.known[card(table.game, name)] for name in ("fox", "owl")} == {3}


# cards that are played


@pytest.mark.parametrize("alibis, uses", [(0, 0), (1, 0), (2, 0), (1, 1), (2, 1)])
def test_whoever_is_attacked_is_asked_equally_often_whatever_the_hand(alibis, uses):
    game = compiled(GAMES / "alibis").game
    state = game.new(2, seed=1)
    hands = [place(game, "hand"), place(game, "hand", 1)]
    held = [["insult"], ["alibi"] * alibis + ["shrug"] * (4 - alibis)]
    for pile in hands:
        for number in state.piles[pile]:
            state.put(number, place(game, "used"))
    for pile, names in zip(hands, held, strict=True):
        for copy, name in enumerate(names):
            state.put(card(game, name, copy), pile)
    choose(state, "play_card")
    choose(state, "card=insult")
    choose(state, "target=1")
    assert state.player == 1 and state.view(1)["hand"][0]["known"] == ["insult"]
    assert log(state, 1)[-1].text == "player 1: Call in Insult"
    asked = 0
    while state.decision.prompt == "React?":
        assert state.decision.keys == (["Alibi"] if asked < alibis else []) + ["decline"]
        choose(state, "Alibi" if asked < uses else "decline")
        asked += 1
    assert asked == uses + 1
    assert state.view(None)["honour"][1] == (9 if uses else 7)


@pytest.mark.parametrize("known", [0, 1])
def test_of_two_copies_the_known_one_is_played(known):
    game = compiled(GAMES / "alibis").game
    state = game.new(2, seed=1)
    hand = place(game, "hand")
    for number in state.piles[hand]:
        state.put(number, place(game, "used"))
    for copy in (0, 1):
        state.put(card(game, "insult", copy), hand)
        state.known[card(game, "insult", copy)] = 3 if copy == known else 1
    choose(state, "play_card")
    choose(state, "card=insult")
    choose(state, "target=1")
    assert state.decision.prompt == "React?" and state.view(1)["hand"][0] == {"size": 2, "known": ["insult"]}
    while state.decision.prompt == "React?":
        choose(state, "decline")
    assert state.view(1)["hand"][0] == {"size": len(state.piles[hand])}


# what is open


def test_a_pending_discount_is_in_every_view():
    game = compiled(GAMES / "alibis").game
    state = game.new(2, seed=1)
    state.put(card(game, "bribe"), place(game, "hand"))
    assert state.view(1)["in force"] == []
    choose(state, "play_card")
    choose(state, "card=bribe")
    while state.decision.prompt == "React?":
        choose(state, "decline")
    for seat in (0, 1, None):
        (entry,) = state.view(seat)["in force"]
        assert (entry["rule"], entry["for"], entry["until"]) == ("my fee is 1 less", 0, "used")


# what is used up


def marked(view) -> list[tuple]:
    return [(entry["by"], entry.get("in"), entry.get("of")) for entry in view["once per"]]


@pytest.fixture
def tools():
    """Each player holds a saw."""
    state = compiled(GAMES / "sealed_marks").game.new(2, seed=1)
    for seat in (0, 1):
        for number in state.piles[place(state.game, "hand", seat)]:
            state.put(number, place(state.game, "stock"))
        state.put(card(state.game, "saw", seat), place(state.game, "hand", seat))
        state.known[card(state.game, "saw", seat)] = 1 << seat
    return state


def test_what_is_used_up_on_a_hidden_card_is_seen_by_those_who_see_the_card(tools):
    choose(tools, "earn")
    assert marked(tools.view(0)) == [("saw", "hand", 0), (0, None, None)]
    assert marked(tools.view(1)) == marked(tools.view(None)) == [(0, None, None)]


def test_whose_copy_is_used_up_is_seen(tools):
    for seat in (0, 1):
        tools.put(card(tools.game, "saw", seat), place(tools.game, "works", seat))
    choose(tools, "idle")
    choose(tools, "earn")
    assert all(("saw", "works", 1) in marked(tools.view(seat)) for seat in (0, 1, None))


def test_what_is_used_up_in_secret_is_not_seen_before_all_are_done(tools):
    choose(tools, "idle")
    choose(tools, "idle")
    tools.apply(tools.decisions[0].keys.index("earn"), seat=0)
    assert marked(tools.view(0)) == [("saw", "hand", 0), (0, None, None)]
    assert marked(tools.view(1)) == marked(tools.view(None)) == []
    tools.apply(tools.decisions[0].keys.index("plan_on"), seat=1)
    assert marked(tools.view(1)) == [] and tools.view(None)["round"] == 2


def test_a_used_up_card_that_is_put_out_in_secret_is_not_seen_before_all_are_done(tools):
    choose(tools, "earn")
    choose(tools, "idle")
    tools.apply(tools.decisions[0].keys.index("put_out"), seat=0)
    while tools.pending & 1:
        tools.apply(0, seat=0)
    assert marked(tools.view(0)) == [("saw", "works", 0), (0, None, None)]
    assert marked(tools.view(1)) == marked(tools.view(None)) == [(0, None, None)]
