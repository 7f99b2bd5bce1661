"""I18: a variant that replaces a rule by itself changes nothing of the compiled program."""

import re
import shutil
from pathlib import Path

from compiler.lower import lower
from compiler.pipeline import check_game
from dsl.diagnostic import ERROR
from tests.games_list import all_games, compiled

CLASH = "variant-clash"  # the game may have variants of its own for the same rule
BLOCK = re.compile(r"^(action|event|quantity) .*\n(?:(?:    .*)?\n)+", re.MULTILINE)


def identity_variant(rules: str) -> str | None:
    """A variant that replaces the first rules and quantities of a file by what they are."""
    blocks = [found[0].rstrip() for found in BLOCK.finditer(rules)][:3]
    if not blocks:
        return None
    parts = ["    replace " + block.replace("\n", "\n    ") for block in blocks]
    return 'variant same "The same"\n' + re.sub(r"^ +$", "", "\n\n".join(parts), flags=re.MULTILINE) + "\n"


@all_games
def test_a_variant_that_changes_nothing_gives_the_same_program(folder, tmp_path):
    variant = identity_variant((folder / "game.rules").read_text())
    if variant is None:
        return
    copy = Path(shutil.copytree(folder, tmp_path / folder.name))
    (copy / "variants").mkdir(exist_ok=True)
    (copy / "variants" / "same.rules").write_text(variant)
    checked = check_game(copy, variants=("same",), each_variant=False)
    errors = [d for d in checked.diagnostics if d.severity == ERROR and d.code != CLASH]
    assert not errors, [str(d.message) for d in errors]
    before, after = compiled(folder).program, lower(checked.game).program
    assert after.procedures == before.procedures
    assert after.functions == before.functions
    assert (after.fields, after.places, after.constants) == (before.fields, before.places, before.constants)
