"""Whatever the rules can say, the text can say: every rule and every effect cell of the repository has one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import process_time

import pytest

from compiler.bound import tree
from compiler.bound.game import Game
from compiler.bound.tree import Block
from compiler.pipeline import check_game
from compiler.text import build_dictionary, card_text, languages, written_effects
from dsl.walk import nodes_in
from tests.text.harbour import told

ROOT = Path(__file__).parents[2]
GAMES = sorted(
    path.parent for folder in ("content", "tests/games", "tests/language") for path in (ROOT / folder).glob("*/game.rules")
)


def blocks(game: Game) -> Iterator[Block]:
    yield from (rule.body for rule in game.rules.values())
    yield from (node.body for node in nodes_in(game.flow) if isinstance(node, tree.Phase))
    yield from (block for cells in written_effects(game).values() for _, block in cells)


@pytest.mark.parametrize("folder", GAMES, ids=lambda path: path.name)
def test_every_rule_and_cell_has_a_text(folder):
    game = check_game(folder, each_variant=False).game
    assert game is not None
    for language in languages():
        words = build_dictionary(game, language)
        for block in blocks(game):
            text = card_text(block, words)
            assert text.strip() and "{" not in text.replace("{}", ""), (folder.name, text)


@pytest.mark.parametrize(
    "text",
    [
        "let a1 be wind\n" + "".join(f"let a{n + 1} be a{n} + a{n}\n" for n in range(1, 60)) + "gain a60 coins",
        "".join("    " * n + "may\n" for n in range(30)) + "    " * 30 + "if coins > 1: gain 1 coins",
        "gain " + "min(9, wind + " * 28 + "1" + ")" * 28 + " coins",
        "require " + "(coins > 1 or " * 29 + "coins > 2" + ")" * 29,
        "require " + "".join(f"any(p{n} in rivals where p{n}'s coins > 1 or " for n in range(20)) + "coins > 2" + ")" * 20,
    ],
)
def test_the_strangest_cell_is_worded_in_no_time(text):
    started = process_time()
    assert told(text)
    assert process_time() - started < 3
