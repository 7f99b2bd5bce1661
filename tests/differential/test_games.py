"""I17: every game of the repository does, step by step, what the reference interpreter does."""

from tests.differential.lockstep import play, play_fused
from tests.games_list import all_games, compiled
from tests.sizes import sample

MOST_STEPS = 150


@all_games
def test_game_agrees_with_the_reference(folder):
    case = compiled(folder)
    for seed in range(sample(2, 20)):
        play(case.program, case.players(seed), seed, MOST_STEPS, game=case.game)
    for name, _ in case.program.automas:
        last = case.program.fewest - 1
        play(case.program, case.program.fewest, 1, MOST_STEPS, game=case.game, automas={last: name})


@all_games
def test_fused_game_ends_like_the_stepwise_one(folder):
    case = compiled(folder)
    for seed in range(sample(2, 20)):
        play_fused(case.game, case.players(seed), seed)
