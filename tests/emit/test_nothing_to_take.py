"""The first, last or top of nothing, wherever it is asked for: the game stops, and says in which line and why."""

from __future__ import annotations

import pytest

from compiler.emit import emit_module
from compiler.pipeline import check_game, lower_game
from runtime.errors import RuleLimit
from runtime.game import Game
from runtime.loader import load_module

GAME = """\
game mill "The Mill" for 2 to 4 players

choices Grain: rye, oats

table sacks of Sack from "tables/*.yaml"
    weight  0..9

each player has
    coins   0..20 starts 3   "coins"
    marks   list of 0..3
    store   pile of Sack

the game has
    grains  set of Grain

{rules}

play
    rounds 2
        phase day "Day" each player in players
            {play}

scoring
    score {score}  "Coins"
    tied players share
"""
HERE = "# here"
USES = {
    "an effect": ("", "gain last(marks) coins  # here", "coins"),
    "a condition": ("", "if last(marks) = 2: gain 1 coins  # here", "coins"),
    "a condition behind another statement": ("", "gain 1 coins\n            if last(marks) = 2: gain 1 coins  # here", "coins"),
    "a condition behind one that doesn't hold": (
        "",
        "if coins = 0\n                gain 1 coins\n            otherwise if last(marks) = 2  # here\n                end game",
        "coins",
    ),
    "a condition inside a loop": (
        "",
        "for each p in players\n                p gains 1 coins\n                if last(p's marks) = 2: p gains 1 coins  # here",
        "coins",
    ),
    "a condition in front of a question": (
        "",
        "gain 1 coins\n            if last(marks) = 2  # here\n                choose n in 1..2\n                gain n coins",
        "coins",
    ),
    "how often": ("", "gain 1 coins\n            repeat last(marks) times: gain 1 coins  # here", "coins"),
    "a name for it": ("", "let n be last(marks)  # here\n            gain n coins", "coins"),
    "what an action requires": (
        'action turn_it "Turn"\n    require last(marks) = 2\n    gain 1 coins\n',
        "may do turn_it  # here",
        "coins",
    ),
    "what a choice allows": ("", "choose n in 1..2 where n > last(marks)  # here\n            gain n coins", "coins"),
    "what always holds": ("always last(marks) < 3  # here", "gain 1 coins", "coins"),
    "a score": ("", "gain 1 coins", "last(marks)"),
    "who it is for": ("", "for each p in players where last(p's marks) > 1: p gains 1 coins  # here", "coins"),
    "who it is for, behind another statement": (
        "",
        "gain 1 coins\n            for each p in players where last(p's marks) > 1  # here\n                p gains 1 coins",
        "coins",
    ),
    "what an event is given": (
        'event rise for n 0..9 "Rise"\n    gain n coins',
        "gain 1 coins\n            do rise for last(marks)  # here",
        "coins",
    ),
    "what an event that asks is given": (
        'event rise for n 0..9 "Rise"\n    choose m in 0..n\n    gain m coins',
        "gain 1 coins\n            do rise for last(marks)  # here\n            do rise for 3",
        "coins",
    ),
    "a condition in an event": (
        'event rise for n 0..9 "Rise"\n    gain n coins\n    if last(marks) > n: gain 1 coins  # here',
        "gain 1 coins\n            do rise for 2",
        "coins",
    ),
    "a reaction": ("after I gain coins where last(marks) > 2: lose 1 coins  # here", "gain 1 coins", "coins"),
    "the top of a place": ("", "gain 1 coins\n            move top(store) to store  # here", "coins"),
    "the first of a set": ("", "gain 1 coins\n            if first(grains) = oats: gain 1 coins  # here", "coins"),
}


@pytest.mark.parametrize("played", ["step by step", "with a log", "at full speed"])
@pytest.mark.parametrize("use", USES)
def test_it_stops_at_its_line(use, played, tmp_path):
    rules, play, score = USES[use]
    (tmp_path / "tables").mkdir()
    (tmp_path / "tables" / "sacks.yaml").write_text("- {id: big, weight: 3}\n")
    text = GAME.format(rules=rules, play=play, score=score)
    (tmp_path / "game.rules").write_text(text)
    line = 1 + next(n for n, found in enumerate(text.splitlines()) if HERE in found or use == "a score" and "last" in found)
    checked = check_game(tmp_path)
    assert checked.ok, [d.message for d in checked.diagnostics]
    game = load_module(emit_module(lower_game(checked).program), checked.name)
    with pytest.raises(RuleLimit) as stopped:
        plays(game, played)
    assert (stopped.value.file.rpartition("/")[2], stopped.value.line) == ("game.rules", line)
    assert "nothing is there to take" in stopped.value.text


def plays(game: Game, played: str) -> None:
    if played == "at full speed":
        game.playout(2, seed=1)
    state = (game.logged_flavour() if played == "with a log" else game).new(players=2, seed=1)
    game.broken(state)
    while not state.over:
        state.apply(0)
    assert state.scores
