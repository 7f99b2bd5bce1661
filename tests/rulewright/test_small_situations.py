"""Situations that were once misread: lists by position, ends of nested loops, amounts that live on, names of two things."""

from __future__ import annotations

import pytest

import rulewright
from tests.rulewright.written import run_written

QUEUE = """\
game queue "Queue" for 2 to 2 players

choices Role: guard "Guard", priest "Priest"

table cards of Card from "cards.yaml"
    effect  effect

each player has
    coins  0..60                       "coins"
    depth  0..5                        "depth"
    track  list of 1..6                "track"
    hand   pile of Card seen by owner  "hand"
    used   pile of Card                "used"
the game has
    order  list of player  "order"

quantity haul "haul"
    base 1
    at least 0

action line_up "Line up"
    add me to order
    let q be order[1]
    q gains 1 coins

action note "Note"
    choose n in 1..6
    add n to track
    gain track[1] coins
    let noted be track
    gain noted[count(noted)] coins

action sink "Sink"
    gain 1 depth

action use "Use"
    choose card in hand
    do card.effect
    move card to used

action earn "Earn"
    gain haul coins

play
    setup
        move cards to none
    rounds 3
        phase day "Day" each player in players
            do one of line_up, note, sink, use, earn

scoring
    score coins  "Coins"
    winners by total highest
    tied players share
"""
CARDS = """\
- id: guard
  effect: |
    if coins < 5
        choose guess in Role
        if guess = priest: gain 3 coins
- {id: priest, effect: "gain 1 coins"}
- {id: rope, effect: "this round: my haul is depth more"}
- {id: bell, effect: "this round: my haul is depth instead"}
"""
EXAMPLES = {
    "a list of the game by position": """
        when ana does line_up
        when ben does line_up
        then ana has coins 2
        then ben has coins 0""",
    "a list and a name for it by position": """
        when ana does note with n = 2
        then ana has coins 4
        when ana does note with n = 5
        then ana has coins 11""",
    "an addition is taken once": """
        given ana's hand holds rope
        when ana does use with card = rope
        when ana does sink
        then ana's haul = 1""",
    "an exception lives on": """
        given ana's hand holds bell
        when ana does use with card = bell
        then ana's haul = 0
        when ana does sink
        then ana's haul = 1""",
    "a choice of a role that is called like a card": """
        given ana's hand holds guard
        when ana does use with card = guard, guess = priest
        then ana has coins 3""",
}
NESTED = """\
game nested "Nested" for 2 to 2 players

each player has
    points  0..99  "points"
the game has
    deals   0..9   "deals"

action step "Step"
    gain 1 points

play
    rounds 3
        phase deal "Deal"
            gain 1 deals
        turns in players at most 20
            do step
            if points >= 3 * deals: end {what}
    phase finish "Finish"
        gain 5 deals

scoring
    score points + 10 * deals  "Points"
    winners by total highest
    tied players share
"""


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory):
    return run_written(tmp_path_factory.mktemp("queue"), {"game.rules": QUEUE, "cards.yaml": CARDS}, EXAMPLES)


@pytest.mark.parametrize("title", EXAMPLES)
def test_it_is_so(outcomes, title):
    assert outcomes[title] == ""


@pytest.mark.parametrize("what, scores", [("game", (63, 62)), ("round", (89, 86))])
def test_what_ends_from_turns_inside_rounds(tmp_path, what, scores):
    """`end game` leaves all rounds but not what stands behind them, `end round` the turns and their round."""
    (tmp_path / "game.rules").write_text(NESTED.format(what=what), encoding="utf-8")
    state = rulewright.load(str(tmp_path)).new(players=2, seed=1)
    assert state.over and tuple(state.scores) == scores
