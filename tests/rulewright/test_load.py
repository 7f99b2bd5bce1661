"""`rulewright.load` and saved states: a state is read again under the rules it was saved with, and under no others."""

import json
import shutil
from pathlib import Path

import pytest

import rulewright

PIG = Path(__file__).parents[1] / "games" / "pig"


@pytest.fixture
def pig(tmp_path):
    """A copy of Pig whose rules may be changed."""
    return Path(shutil.copytree(PIG, tmp_path / "pig"))


def change(folder, old, new):
    rules = folder / "game.rules"
    assert old in rules.read_text()
    rules.write_text(rules.read_text().replace(old, new))


def saved(folder):
    state = rulewright.load(folder).new(players=2, seed=3)
    state.apply(0)
    return state.to_json()


def test_a_state_of_changed_rules_is_refused(pig):
    text = saved(pig)
    change(pig, "    repeat at most 60\n", '    may "Cheer": gain 1 turn_total\n    repeat at most 60\n')
    with pytest.raises(
        rulewright.ContentError, match="^this state of 'pig' was saved under other rules than those that are loaded now$"
    ):
        rulewright.load(pig).from_json(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("event player_turn", "\n# What a player does again and again\nevent player_turn"),
        ('"100 is in reach"', '"a hundred is in reach"'),
        ('"turn total"', '"the total of this turn"'),
    ],
    ids=["a comment", "words of a refusal", "a title"],
)
def test_a_state_of_rules_that_only_read_otherwise_is_accepted(pig, old, new):
    text = saved(pig)
    change(pig, old, new)
    state = rulewright.load(pig).from_json(text)
    assert state.to_json() == text and [option.label for option in state.decision.options] == ["Roll", "Hold"]


def test_numbers_that_stand_for_other_things_are_other_rules(tmp_path):
    folder = tmp_path / "hats"
    folder.mkdir()
    rules = """\
game hats "Hats" for 2 to 2 players

choices Colour: red "red", blue "blue"

each player has
    hat  Colour  "hat"

action pick_hat "Take a hat"
    choose c in Colour
    set hat to c

play
    rounds 2
        phase choosing "Choosing" each player in players
            do pick_hat
"""
    (folder / "game.rules").write_text(rules)
    text = saved(folder)
    change(folder, 'red "red", blue "blue"', 'blue "blue", red "red"')
    with pytest.raises(rulewright.ContentError, match="other rules"):
        rulewright.load(folder).from_json(text)


def test_a_state_of_another_game_or_format_is_refused(pig):
    text = saved(pig)
    other = rulewright.load(PIG.parent / "kuhn_poker")
    with pytest.raises(rulewright.ContentError, match="^this is a state of 'pig', not of 'kuhn_poker'$"):
        other.from_json(text)
    with pytest.raises(ValueError, match="this state has format 2, this rulewright reads format"):
        rulewright.load(pig).from_json(json.dumps(json.loads(text) | {"format": 2}))


def test_content_with_errors_is_not_loaded(pig):
    change(pig, "gain die turn_total", "gain dye turn_total")
    with pytest.raises(rulewright.ContentError, match="1 error in the content, the first at .*game.rules:19: ") as caught:
        rulewright.load(pig)
    assert [finding.code for finding in caught.value.diagnostics] == ["unknown-name"]
