"""Reads the fenced blocks of docs/language.md and docs/recipes.md and makes content folders of them.

    ```rules name=market                    rules of the game `market`; blocks of the same name are put together
    ```yaml name=market file=cards/a.yaml   a table of that game
    ```example name=market                  its examples
    ```rules name=tax base=market           the game `tax` has everything of `market`, and this
    ```rules name=late wrong=late-require   a mistake: checking the game must give this code
    ```rules name=hasty warns=no-effect     checking it gives this warning
    ```text                                 nothing to compile

A game without a `game` line or a `play` block gets plain ones, so that a fragment shows only what it is about.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

LANGUAGE = Path(__file__).parents[2] / "docs" / "language.md"
RECIPES = LANGUAGE.with_name("recipes.md")
FENCE = re.compile(r"^```(.*)\n((?:.*\n)*?)^```$", re.MULTILINE)
KINDS = ("rules", "example", "yaml", "text")


@dataclass
class Block:
    kind: str
    attributes: dict[str, str]
    text: str
    line: int


@dataclass
class Sample:
    """One game of the reference: its files by path, and the code of the error or warning it must give."""

    name: str
    line: int
    files: dict[str, str] = field(default_factory=dict)
    wrong: str | None = None
    warns: str | None = None

    def add(self, path: str, text: str) -> None:
        self.files[path] = self.files.get(path, "") + text + "\n"

    @property
    def rules(self) -> str:
        return self.files.get("game.rules", "")

    def write(self, folder: Path) -> Path:
        for path, text in {**self.files, "frame.rules": frame(self)}.items():
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
        return folder


def read_blocks(text: str) -> list[Block]:
    blocks = []
    for found in FENCE.finditer(text):
        kind, *pairs = found[1].split() or ["?"]
        attributes = dict(pair.split("=", 1) for pair in pairs)
        blocks.append(Block(kind, attributes, found[2], text.count("\n", 0, found.start()) + 1))
    return blocks


def read_samples(text: str) -> dict[str, Sample]:
    samples: dict[str, Sample] = {}
    for block in read_blocks(text):
        name = block.attributes.get("name")
        if name is None:
            continue
        if name not in samples:
            samples[name] = Sample(name, block.line)
            base = samples.get(block.attributes.get("base", ""))
            samples[name].files.update(base.files if base else {})
        sample = samples[name]
        sample.wrong = block.attributes.get("wrong", sample.wrong)
        sample.warns = block.attributes.get("warns", sample.warns)
        path = {"rules": "game.rules", "example": "examples/examples.rules"}.get(block.kind, "")
        sample.add(block.attributes.get("file", path), block.text)
    return samples


def frame(sample: Sample) -> str:
    """The `game` line and the flow that a fragment leaves out: two rounds in which players do what they can."""
    text = ""
    if not re.search(r"^game ", sample.rules, re.MULTILINE):
        text += f'game {sample.name} "{sample.name.title()}" for 2 to 4 players\n'
    if not re.search(r"^play$", sample.rules, re.MULTILINE):
        actions = list(dict.fromkeys(re.findall(r"^action (\w+)", sample.rules, re.MULTILINE)))
        offer = "may do any of " + ", ".join(actions) if actions else "nothing"
        text += f'play\n    rounds 2\n        phase free_turn "Turn" each player in players\n            {offer}\n'
    return text
