"""Random rules text through the whole compiler: it compiles, and the emitted game does what the reference does."""

import tempfile
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from compiler.emit import emit_module
from compiler.pipeline import load_program
from dsl.diagnostic import ERROR
from runtime.loader import load_module
from tests.differential.lockstep import play, play_fused
from tests.differential.texts import texts
from tests.sizes import sample

SETTINGS = settings(
    max_examples=sample(50, 500), deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def program_of(files: dict[str, str]):
    with tempfile.TemporaryDirectory() as folder:
        for path, text in files.items():
            file = Path(folder) / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        checked = load_program(Path(folder))
    errors = [f"{d.code}: {d.message}" for d in checked.diagnostics if d.severity == ERROR]
    assert not errors, "\n".join([*errors, *files.values()])
    return checked.program


@SETTINGS
@given(texts(), st.integers(0, 999))
def test_little_games_agree_with_the_reference(files, seed):
    program = program_of(files)
    game = load_module(emit_module(program), program.name)
    for players in (2, 3):
        play(program, players, seed, game=game)
        play_fused(game, players, seed)
