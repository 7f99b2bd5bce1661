"""Every game of the repository still becomes the same program. `UPDATE_GOLDEN=1 pytest tests/lower` writes digests.txt again;
`python -m tests.lower.test_digests FOLDER` writes the programs themselves, to compare those of two revisions."""

import os
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from compiler.ir.program import Program
from compiler.pipeline import compile_harness, load_program
from tests.games_list import FOLDERS, checked
from tests.lower.printed import printed, told

DIGESTS = Path(__file__).with_name("digests.txt")


def programs() -> Iterator[tuple[str, Program]]:
    """Each game, each with one of its variants, and the program that runs its examples."""
    for folder in FOLDERS:
        game = checked(folder)
        yield folder.name, game.program
        for variant in game.model.variants:
            yield f"{folder.name}/{variant}", load_program(folder, variants=(variant,)).program
        yield f"{folder.name}/harness", compile_harness(folder).program


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=12).hexdigest()


def test_every_game_becomes_the_program_it_was():
    found = {name: f"{digest(printed(program))} {digest(told(program))}" for name, program in programs()}
    if os.environ.get("UPDATE_GOLDEN"):
        DIGESTS.write_text("".join(f"{name} {digests}\n" for name, digests in found.items()), encoding="utf-8")
    kept = dict(line.split(" ", 1) for line in DIGESTS.read_text(encoding="utf-8").splitlines())
    changed = [name for name in kept.keys() | found.keys() if kept.get(name) != found.get(name)]
    assert not changed, "not the same program: " + ", ".join(sorted(changed))


if __name__ == "__main__":
    for name, program in programs():
        path = Path(sys.argv[1], f"{name.replace('/', '.')}.ir")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{printed(program)}\n{told(program)}", encoding="utf-8")
