"""Random programs of the intermediate representation: the emitted game does what the reference interpreter does."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from compiler.emit import emit_module
from runtime.loader import load_module
from tests.differential.lockstep import play, play_fused
from tests.differential.programs import programs
from tests.sizes import sample

SETTINGS = settings(
    max_examples=sample(50, 500), deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


@SETTINGS
@given(programs(), st.integers(0, 999))
def test_emitted_programs_agree_with_the_reference(program, seed):
    game = load_module(emit_module(program), program.name)
    for players in (2, 3):
        for turn in range(2):
            play(program, players, seed + turn, game=game)
        play_fused(game, players, seed)
