"""A mutant: a game of the repository, one of its files damaged in one to three places, or a file gone or copied."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.campaign import slips, structure
from tests.campaign.structure import Files, originals
from tests.games_list import FOLDERS

SLIP, STRUCTURE, FILES = 45, 50, 5


@dataclass(frozen=True)
class Mutant:
    folder: Path
    path: str
    files: Files

    @property
    def change(self) -> str:
        """What was changed, as a diff."""
        before, after = originals()[self.folder].get(self.path, ""), self.files.get(self.path, "")
        lines = difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
        return f"{self.folder.name}/{self.path}\n" + "\n".join(list(lines)[2:])


def make_mutant(random: Random, folders: list[Path] = FOLDERS) -> Mutant:
    folder = random.choice(folders)
    files = dict(originals()[folder])
    [kind] = random.choices((SLIP, STRUCTURE, FILES), (SLIP, STRUCTURE, FILES))
    path = random.choice(sorted(files))
    if path != "game.rules" and random.random() < 0.4:
        path = "game.rules"
    if kind == FILES and len(files) > 1:
        other = random.choice(sorted(files))
        if random.random() < 0.5:
            del files[path]
        else:
            files[path] = files[other]
        return Mutant(folder, path, files)
    if kind == SLIP:
        return Mutant(folder, path, slips.mutate(files, random, path))
    kinds = structure.RULES if path.endswith(".rules") else structure.TABLES
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        files[path] = random.choice(kinds)(files, path, random)
    return Mutant(folder, path, files)
