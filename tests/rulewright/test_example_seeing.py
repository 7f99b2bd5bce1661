"""`sees nothing of` compares with everything that could lie there, and never passes for want of something to compare."""

from __future__ import annotations

import pytest

from tests.rulewright.written import run_written

RULES = """\
game burrow "Burrow" for 2 to 2 players

choices Mood: calm "Calm", wild "Wild"

table cards of Card from "cards.yaml"
table coins of Coin from "coins.yaml"

each player has
    hand    pile of Card seen by owner            "hand"
    open    pile of Card                          "open hand"
    purse   pile of Coin seen by owner            "purse"
    secret  0..9 seen by owner                    "secret"
    shown   0..9                                  "shown"
    moods   set of Mood seen by owner             "moods"
    marks   0..3 for each Mood seen by owner      "marks"

the game has
    deck    pile of Card seen by none  "deck"
    offer   pile of Card               "offer"

action take_open "Take an open card"
    choose card in offer
    move card to hand

action take_blind "Take a hidden card"
    require count(deck) > 0  "the deck is empty"
    draw 1 from deck to hand

action everything "Take all cards"
    move cards to hand

action take_up "Take the open hand up"
    move open to hand

play
    setup
        move cards to deck
        shuffle deck
        for each p in players
            p draws 1 from deck to p's hand
            p draws 1 from deck to p's open
    rounds 1
        phase day "Day" each player in players
            do one of take_open, take_blind, everything, take_up

scoring
    score secret  "Secret"
    tied players share
"""
FILES = {
    "game.rules": RULES,
    "cards.yaml": "- {id: fox, name: Fox, copies: 2}\n- {id: owl, name: Owl}\n- {id: elk, name: Elk}\n- {id: bat, name: Bat}\n",
    "coins.yaml": "- {id: penny, name: Penny, copies: 3}\n",
}
EXAMPLES = {
    "an open hand after a setup": """
        when setup happens
        then ben sees nothing of ana's open""",
    "a hidden hand after a setup": """
        when setup happens
        then ben sees nothing of ana's hand""",
    "one of two cards is known": """
        given offer holds fox
        given deck holds owl
        when ana does take_open with card = fox
        when ana does take_blind
        then ben sees nothing of ana's hand""",
    "the other of two cards is known": """
        given offer holds fox
        given deck holds owl
        when ana does take_blind
        when ana does take_open with card = fox
        then ben sees nothing of ana's hand""",
    "nothing lies there": """
        then ben sees nothing of ana's hand""",
    "nothing else could lie there": """
        given ana's purse holds penny
        then ben sees nothing of ana's purse""",
    "all cards lie there": """
        when ana does everything
        then ben sees nothing of ana's hand""",
    "the order of a deck that holds all cards": """
        given deck holds fox, fox, owl, elk, bat
        then ben sees nothing of deck""",
    "a hidden number": """
        given ana has secret 4
        then ben sees nothing of ana's secret""",
    "an open number": """
        given ana has shown 4
        then ben sees nothing of ana's shown""",
    "the own number": """
        given ana has secret 4
        then ana sees nothing of ana's secret""",
    "a hidden set": """
        then ben sees nothing of ana's moods""",
    "one of a family": """
        then ben sees nothing of ana's marks[wild]""",
}
EXPECTED = {
    "an open hand after a setup": "ben can tell that it is",
    "a hidden hand after a setup": "",
    "one of two cards is known": "ben can tell that it is Fox and not",
    "the other of two cards is known": "ben can tell that it is Fox and not",
    "nothing lies there": "nothing lies there, so there is nothing to see or not to see",
    "nothing else could lie there": "no other card could lie there",
    "all cards lie there": "no other card could lie there",
    "the order of a deck that holds all cards": "",
    "a hidden number": "",
    "an open number": "ben can tell that it is 4 and not 0",
    "the own number": "ana can tell that it is 4 and not 0",
    "a hidden set": "",
    "one of a family": "",
}


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory):
    return run_written(tmp_path_factory.mktemp("burrow"), FILES, EXAMPLES)


@pytest.mark.parametrize("title", EXPECTED)
def test_what_a_seat_sees(outcomes, title):
    assert EXPECTED[title] in outcomes[title]
    assert bool(EXPECTED[title]) == bool(outcomes[title])
