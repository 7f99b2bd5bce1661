"""Whatever the rules can say, the text can say: every rule and every effect cell of the repository has one."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import pytest
from ruamel.yaml import YAML

from compiler.text import build_dictionary, card_text, languages
from dsl import syntax as s
from dsl.parser import parse_cell, parse_file
from dsl.source import Source
from dsl.walk import nodes_in

ROOT = Path(__file__).parents[2]
GAMES = sorted(
    path.parent for folder in ("content", "tests/games", "tests/language") for path in (ROOT / folder).glob("*/game.rules")
)


def strings(node):
    if isinstance(node, str):
        yield node
    elif isinstance(node, (list, tuple)):
        for item in node:
            yield from strings(item)
    elif isinstance(node, dict):
        yield from strings(list(node.values()))


def bodies(folder: Path, files: list[s.File]):
    for file in files:
        yield from (node.body for node in nodes_in(file) if isinstance(node, (s.Rule, s.Phase)))
    for path in sorted(folder.glob("*/*.yaml")):
        for text in strings(YAML(typ="safe").load(path.read_text(encoding="utf-8"))):
            tree, found = parse_cell("effect", Source(str(path), text))
            if tree is not None and not found:
                yield tree


@pytest.mark.parametrize("folder", GAMES, ids=lambda path: path.name)
def test_every_rule_and_cell_has_a_text(folder):
    files = [parse_file(Source(path.name, path.read_text(encoding="utf-8")))[0] for path in sorted(folder.rglob("*.rules"))]
    for language in languages():
        book = build_dictionary(files, language)
        for body in bodies(folder, files):
            text = card_text(body, book)
            assert text.strip() and "{" not in text.replace("{}", ""), (folder.name, text)


@pytest.mark.parametrize(
    "text",
    [
        "let a1 be 1\n" + "".join(f"let a{n + 1} be a{n} + a{n}\n" for n in range(1, 60)) + "gain a60 coins",
        "".join("    " * n + "may\n" for n in range(30)) + "    " * 30 + "if coins > 1: gain 1 coins",
        "gain " + "goods[" * 40 + "fish" + "]" * 40 + " coins",
        "require " + "(coins > 1 or " * 40 + "coins > 2" + ")" * 40,
        "require " + "any(p in rivals where p's coins > 1 or " * 20 + "coins > 2" + ")" * 20,
        "require loop; gain 1 coins",
    ],
)
def test_the_strangest_cell_is_worded_in_no_time(text):
    rules = 'each player has\n    coins 0.. "$"\ndefine loop as loop and loop\n'
    book = build_dictionary([parse_file(Source("game.rules", rules))[0]])
    tree, _ = parse_cell("effect", Source("cell", text))
    started = perf_counter()
    assert tree is None or card_text(tree, book)
    assert perf_counter() - started < 3
