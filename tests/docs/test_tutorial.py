"""docs/tutorial.md works: in an empty folder every file it gives and every command it shows does what it says."""

from __future__ import annotations

import random

import pytest

import rulewright
from tests.docs.blocks import read_blocks
from tests.docs.follow import TUTORIAL, commands, follow, matches

BLOCKS = read_blocks(TUTORIAL.read_text(encoding="utf-8"))
TYPED = [command.typed for block in BLOCKS if block.kind == "console" for command in commands(block)]


@pytest.fixture(scope="module")
def followed(tmp_path_factory):
    folder = tmp_path_factory.mktemp("tutorial")
    return folder, list(follow(BLOCKS, folder))


def test_every_block_says_what_it_is():
    assert [b.line for b in BLOCKS if b.kind not in ("rules", "yaml", "console")] == []
    assert [b.line for b in BLOCKS if b.kind != "console" and "file" not in b.attributes] == []


def test_every_command_prints_what_the_tutorial_shows(followed):
    _, done = followed
    wrong = [
        f"line {command.line}: $ {command.typed}\n" + "\n".join(printed)
        for command, printed in done
        if not matches(command.shown, printed)
    ]
    assert not wrong, "\n\n".join(wrong)


def test_the_commands_a_designer_meets_first_are_shown():
    wanted = {"check", "play", "test", "fmt", "explain", "sim", "cards", "sheets"}
    assert {typed.split()[1] for typed in TYPED if typed.startswith("rulewright ")} == wanted
    assert "rulewright test honey --coverage" in TYPED


def test_at_the_end_there_is_a_game_with_ten_cards(followed):
    folder, _ = followed
    assert (folder / "content/honey/cards/cards.yaml").read_text(encoding="utf-8").count("- id: ") == 10
    game = rulewright.load(folder / "content" / "honey")
    for players in (2, 3, 4):
        state, choice = game.new(players=players, seed=players), random.Random(players)
        while not state.over:
            state.apply(choice.randrange(state.option_count))
        assert state.winners


@pytest.mark.parametrize(
    "shown, printed, same",
    [
        ("a b", "a b", True),
        ("a b", "a b c", False),
        ("a ...", "a b c", True),
        ("... c", "a b c", True),
        ("a ... b ... c", "a x b y c", True),
        ("a ... d ... c", "a x b y c", False),
        ("a ... c", "b x c", False),
        ("a ... b", "a b c", False),
    ],
)
def test_only_marked_lines_may_be_left_out(shown, printed, same):
    assert matches(shown.split(), printed.split()) is same
