"""What people read while they play: no slot is left open, and nothing is told that did not happen."""

from __future__ import annotations

import re

from tests.games_list import all_games, compiled
from tests.invariants.walk import GAMES, states

OPEN_SLOT = re.compile(r"\{\w*\}")


@all_games
def test_no_slot_is_left_open(folder):
    case = compiled(folder)
    notes = [note.text for note in case.game.data.notes]
    named = {slot for text in notes for slot in OPEN_SLOT.findall(text) if not slot[1:-1].isdigit()}
    assert named <= {"{player}"}
    for seed in range(GAMES):
        for state in states(case, seed):
            for decision in [] if state.over else state.decisions:
                for text in (decision.prompt, *(option.label for option in decision.options)):
                    assert not OPEN_SLOT.search(text), text


@all_games
def test_the_log_has_no_moves_of_nothing(folder):
    case = compiled(folder)
    for seed in range(GAMES):
        *_, last = states(case, seed)
        for entry in last.log:
            assert not OPEN_SLOT.search(entry.text), entry.text
            assert not re.search(r"^(player \d+:? )?nothing to |\bdraws nothing\b|: 0 cards\b", entry.text), entry.text
