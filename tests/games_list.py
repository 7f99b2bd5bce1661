"""Every game of the repository, compiled once: what the shared tests run over."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from compiler.emit import emit_module
from compiler.ir.program import Program
from compiler.pipeline import Lowered, check_game, lower_game
from runtime.game import Game
from runtime.loader import load_module

ROOT = Path(__file__).parent.parent
FOLDERS = sorted(
    found.parent for pattern in ("tests/games/*", "tests/language/*", "content/*") for found in ROOT.glob(f"{pattern}/game.rules")
)
CLASSICS = [folder for folder in FOLDERS if folder.parent.name == "games"]


@dataclass(frozen=True)
class Case:
    """A compiled game with its program."""

    name: str
    program: Program
    game: Game
    is_classic: bool = False

    @property
    def player_counts(self) -> list[int]:
        """The fewest and the most players, and one number between them."""
        low, high = self.program.fewest, self.program.most
        return sorted({low, (low + high) // 2, high})

    def players(self, seed: int) -> int:
        counts = self.player_counts
        return counts[seed % len(counts)]


@cache
def checked(folder: Path, *variants: str) -> Lowered:
    found = lower_game(check_game(folder, variants=variants))
    assert found.ok, [str(d.message) for d in found.diagnostics]
    return found


@cache
def compiled(folder: Path, *variants: str) -> Case:
    found = checked(folder, *variants)
    return Case(folder.name, found.program, load_module(emit_module(found.program), found.name), folder in CLASSICS)


def written_with(words: str) -> list[Path]:
    """The games whose rules hold these words."""
    return [folder for folder in FOLDERS if any(words in file.read_text() for file in folder.rglob("*.rules"))]


all_games = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
secret_games = pytest.mark.parametrize("folder", written_with("players in secret"), ids=lambda folder: folder.name)
classics = pytest.mark.parametrize("folder", CLASSICS, ids=lambda folder: folder.name)
