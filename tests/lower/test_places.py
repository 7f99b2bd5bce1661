"""Places of a list: what lies before the first one or behind the last one is an error at its line, never another item."""

from pathlib import Path

import pytest

from rulewright.examples import run_examples

RULES = """\
game queue "Queue" for 2 to 2 players

each player has
    coins  0..9  "coins"
    dice   list of 1..6  "dice"
the game has
    line   list of player  "line"

action pay_out "Pay out"
    choose n in 0..3
    let lucky be line[n]
    lucky gains 1 coins

action roll_again "Roll again"
    choose n in 0..3
    roll d6 as dice[n]

play
    rounds 2
        phase day "Day" each player in players
            do one of pay_out, roll_again

scoring
    score coins  "Coins"
    tied players share
"""
EXAMPLE = """
example "One"
    given players ana, ben
    given the game has line {{ben, ana}}
    given ana has dice {{4, 5}}
    given dice show 1
    when ana does {deed} with n = {place}
    then {then}
"""


def run(folder: Path, deed: str, place: int, then: str):
    (folder / "game.rules").write_text(RULES + EXAMPLE.format(**locals()))
    (result,) = run_examples(folder).examples
    return result


@pytest.mark.parametrize("deed", ["pay_out", "roll_again"])
@pytest.mark.parametrize("place", [0, 3])
def test_a_place_that_is_not_there_fails_at_its_line(tmp_path, deed, place):
    result = run(tmp_path, deed, place, "count(line) = 2")
    assert not result.ok and "game.rules:" in result.message, result.message


def test_places_count_from_one(tmp_path):
    assert run(tmp_path, "pay_out", 1, "ben has coins 1").ok
    assert run(tmp_path, "roll_again", 2, "ana's dice = {4, 1}").ok
