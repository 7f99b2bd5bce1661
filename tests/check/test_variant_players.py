"""A variant for fewer players than its game: how many may play is part of the compiled game, and of its examples."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright
from compiler.pipeline import check_game

GAME = """\
game stall "Stall" for 2 to 5 players

each player has
    coins  0..20 starts 0 "coins"

action work "Work"
    gain 1 coins

play
    rounds 2
        phase day "Day" each player in players
            do one of work

scoring
    score coins "Coins"
    winners by total highest
    tied players share

variant small "Small Stall" for 2 to 3 players
    change coins from 0 to 1

variant tiny "Tiny Stall" for 2 to 2 players
    replace action work "Work hard"
        gain 2 coins
"""
EXAMPLE = """
example "Four at the small stall"
    given variant small
    given players ana, ben, cal, dot
    when ana does work
    then ana has coins 2
"""


@pytest.fixture
def stall(tmp_path) -> Path:
    (tmp_path / "game.rules").write_text(GAME)
    return tmp_path


def test_fewer_may_play_while_it_is_on(stall):
    assert rulewright.load(stall).players == (2, 5)
    small = rulewright.load(stall, variants=["small"])
    assert small.players == (2, 3) and small.new(players=3).n == 3
    with pytest.raises(ValueError, match="is for 2 to 3 players, not 4"):
        small.new(players=4)


def test_with_two_variants_the_narrower_one_counts(stall):
    """In whatever order they are chosen."""
    for chosen in (["small", "tiny"], ["tiny", "small"]):
        assert rulewright.load(stall, variants=chosen).players == (2, 2)


def test_an_example_with_the_variant_has_as_many_players(stall):
    (stall / "game.rules").write_text(GAME + EXAMPLE)
    found = [str(each.message) for each in check_game(stall).diagnostics]
    assert "the example has 4 players, the game is for 2 to 3" in found


def test_a_variant_is_for_no_more_players_than_the_game(stall):
    (stall / "game.rules").write_text(GAME.replace("for 2 to 3 players", "for 2 to 6 players"))
    found = [each for each in check_game(stall).diagnostics if each.code == "out-of-range"]
    assert [str(each.message) for each in found] == ["a game for 2 to 5 players has no variant for 2 to 6"]
    assert "write two numbers from 2 to 5" in str(found[0].help)
