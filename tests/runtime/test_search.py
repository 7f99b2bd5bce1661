"""`best for` goes on once where ways meet."""

from __future__ import annotations

from tests.rulewright.written import run_written

RULES = """\
game beds "Flower Beds" for 2 to 2 players

each player has
    coins  0..99  "coins"

action dig "Dig the six best beds"
    best for coins
        choose exactly 6 beds in 1..11
        gain sum(bed for bed in beds) coins

play
    rounds 2
        phase day "Day" each player in players
            do dig
"""


def test_the_order_in_which_several_things_are_chosen_is_no_further_way(tmp_path):
    """There are 332640 orders, which are more ways than are tried, but only 462 selections."""
    found = run_written(tmp_path, {"game.rules": RULES}, {"six": "when ana does dig\nthen ana has coins 51"})
    assert found == {"six": ""}
