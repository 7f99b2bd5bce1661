"""Follows docs/tutorial.md literally: writes its files, types its commands, compares what they print.

    ```rules file=content/a/game.rules              the whole file
    ```yaml file=content/a/cards.yaml how=append    goes to the end of the file
    ```rules file=content/a/game.rules how=was      a piece that stands in the file exactly once ...
    ```rules file=content/a/game.rules how=now      ... and what takes its place, in the next block
    ```console                                      `$ command`, then what it prints; `...` for lines left out

Lines that begin with `> ` are what is typed at the prompt of a running command.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.docs.blocks import Block

ROOT = Path(__file__).parents[2]
TUTORIAL = ROOT / "docs" / "tutorial.md"
LEFT_OUT, PROMPT, TYPED = "...", "$ ", "> "


@dataclass
class Command:
    line: int
    typed: str
    shown: list[str]

    @property
    def answers(self) -> str:
        return "".join(f"{line[len(TYPED) :]}\n" for line in self.shown if line.startswith(TYPED))


def commands(block: Block) -> Iterator[Command]:
    found: list[Command] = []
    for number, line in enumerate(block.text.splitlines(), block.line + 1):
        if line.startswith(PROMPT):
            found.append(Command(number, line[len(PROMPT) :], []))
        else:
            assert found, f"line {number}: a console begins with what is typed"
            found[-1].shown.append(line.rstrip())
    yield from found


def run(command: Command, folder: Path) -> list[str]:
    program, *words = shlex.split(command.typed)
    if program == "mkdir":
        (folder / words[0]).mkdir()
        return []
    assert program == "rulewright", f"line {command.line}: {program} is no command of the tutorial"
    surroundings = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "PYTHONUNBUFFERED": "1",
        "PYTHONIOENCODING": "utf-8",
        "COLUMNS": "80",
        "NO_COLOR": "1",
        "TERM": "dumb",
    }
    done = subprocess.run(
        [sys.executable, "-m", "rulewright", *words],
        cwd=folder,
        env=surroundings,
        timeout=60,
        input=command.answers,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    return [line.rstrip() for line in done.stdout.strip("\n").splitlines()]


def matches(shown: list[str], printed: list[str]) -> bool:
    """Every stretch between two left-out ones is found, in this order, and nothing is left out unmarked."""
    stretches: list[list[str]] = [[]]
    for line in shown:
        if line.strip() == LEFT_OUT:
            stretches.append([])
        else:
            stretches[-1].append(line)
    if len(stretches) == 1:
        return shown == printed
    head, *middle, tail = stretches
    if printed[: len(head)] != head or len(printed) < len(head) + len(tail):
        return False
    at, end = len(head), len(printed) - len(tail)
    for stretch in middle:
        places = (start for start in range(at, end - len(stretch) + 1) if printed[start : start + len(stretch)] == stretch)
        start = next(places, None)
        if start is None:
            return False
        at = start + len(stretch)
    return printed[end:] == tail


def write(block: Block, folder: Path, was: str | None) -> str | None:
    """Does what a file block says; the piece to be replaced, if the next block says by what."""
    path, how = folder / block.attributes["file"], block.attributes.get("how")
    path.parent.mkdir(parents=True, exist_ok=True)
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    if how == "was":
        assert before.count(block.text) == 1, f"line {block.line}: the piece does not stand in {path.name} once"
        return block.text
    if how == "now":
        assert was is not None, f"line {block.line}: nothing says what this replaces"
        text = before.replace(was, block.text)
    elif how == "append":
        gap = "\n" if block.kind == "rules" else ""
        text = before + gap + block.text
    else:
        text = block.text
    path.write_text(text, encoding="utf-8")
    return None


def follow(blocks: list[Block], folder: Path) -> Iterator[tuple[Command, list[str]]]:
    """Each command with what it really prints, after everything above it has been done."""
    was = None
    for block in blocks:
        if block.kind == "console":
            for command in commands(block):
                yield command, run(command, folder)
        else:
            was = write(block, folder, was)
