"""Whatever the rules can say, the text can say: every rule and every effect cell of the repository has one."""
from __future__ import annotations

from pathlib import Path

import pytest
from ruamel.yaml import YAML

from compiler.text import build_dictionary, card_text, languages
from compiler.text.dictionary import walk
from dsl import syntax as s
from dsl.parser import parse_cell, parse_file
from dsl.source import Source

ROOT = Path(__file__).parents[2]
GAMES = sorted(
    path.parent
    for folder in ("content", "tests/games", "tests/language")
    for path in (ROOT / folder).glob("*/game.rules")
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
        yield from (node.body for node in walk(file) if isinstance(node, (s.Rule, s.Phase)))
    for path in sorted(folder.glob("*/*.yaml")):
        for text in strings(YAML(typ="safe").load(path.read_text(encoding="utf-8"))):
            tree, found = parse_cell("effect", Source(str(path), text))
            if tree is not None and not found:
                yield tree


@pytest.mark.parametrize("folder", GAMES, ids=lambda path: path.name)
def test_every_rule_and_cell_has_a_text(folder):
    files = [
        parse_file(Source(path.name, path.read_text(encoding="utf-8")))[0] for path in sorted(folder.rglob("*.rules"))
    ]
    for language in languages():
        book = build_dictionary(files, language)
        for body in bodies(folder, files):
            text = card_text(body, book)
            assert text.strip() and "{" not in text.replace("{}", ""), (folder.name, text)
