"""PettingZoo's own checks, and what they don't look at: rewards, illegal actions, secrets."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from tests.games_list import FOLDERS, ROOT, Case, compiled
from tests.sizes import sample

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'rulewright[pettingzoo]'")

import numpy  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from rulewright import IllegalMove  # noqa: E402
from rulewright.adapters import pettingzoo  # noqa: E402

CHECKED = {"tic_tac_toe": (2,), "kuhn_poker": (2,), "pig": (3,), "ai_rush": (3, 6), "disruptopia": (2, 4), "crypto_clash": (3, 4)}
setups = pytest.mark.parametrize("name, players", [(name, count) for name, counts in CHECKED.items() for count in counts])
# Its own games with masks are on a list of exceptions to these two warnings.
quietly = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


def case_of(name: str) -> Case:
    return compiled(next(folder for folder in FOLDERS if folder.name == name))


@setups
@quietly
@pytest.mark.filterwarnings("error")
def test_the_api_test_passes_without_a_warning(name, players):
    api_test(pettingzoo.env(case_of(name).game, players=players, seed=1), num_cycles=sample(1000, 10_000))


@setups
def test_the_seed_test_passes(name, players):
    seed_test(partial(pettingzoo.env, case_of(name).game, players=players), num_cycles=sample(500, 5000))


@pytest.mark.parametrize(
    "folder", [folder for folder in FOLDERS if folder.parent.name == "language"], ids=lambda folder: folder.name
)
@quietly
def test_the_api_test_passes_for_every_construct_of_the_language(folder):
    api_test(pettingzoo.env(compiled(folder).game, seed=1), num_cycles=sample(40, 400))


def play(env, seed: int) -> dict[str, float]:
    """A random game: the rewards of all agents."""
    env.reset(seed=seed)
    chooser = Random(seed)
    found = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, is_over, _, _ = env.last()
        found[agent] += reward
        legal = numpy.flatnonzero(observation["action_mask"])
        env.step(None if is_over else int(chooser.choice(legal)))
    return found


@pytest.mark.parametrize("name, players", [("kuhn_poker", 2), ("ai_rush", 3)])
def test_rewards_are_the_points_of_the_game(name, players):
    env = pettingzoo.env(case_of(name).game, players=players)
    for seed in range(5):
        found = play(env, seed)
        assert tuple(found.values()) == env.unwrapped.state_now.returns


def test_a_game_without_points_pays_for_winning():
    env = pettingzoo.env(case_of("tic_tac_toe").game)
    results = {tuple(play(env, seed).values()) for seed in range(60)}
    assert results == {(1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)}


def test_points_can_be_left_for_winning():
    env = pettingzoo.env(case_of("ai_rush").game, players=4, rewards="wins")
    for seed in range(5):
        found = play(env, seed)
        assert abs(sum(found.values())) < 1e-9 and min(found.values()) >= -1 and max(found.values()) <= 3


def test_an_action_that_is_not_legal_changes_nothing():
    env = pettingzoo.env(case_of("tic_tac_toe").game)
    env.reset(seed=1)
    env.step(4)
    before = env.unwrapped.state_now.clone()
    with pytest.raises(IllegalMove, match=r"square=b2.* is not legal for player_1"):
        env.step(4)
    assert env.unwrapped.state_now == before


def test_a_folder_will_do_and_settings_are_passed_on():
    env = pettingzoo.env(ROOT / "content" / "disruptopia", players=2, settings={"hand_limit": 7})
    env.reset(seed=1)
    assert env.unwrapped.state_now.view(0)["hand_limit"] == 7
    with pytest.raises(ValueError, match="for 2 to 5 players"):
        pettingzoo.env(env.unwrapped.game, players=9)


@pytest.mark.parametrize("name", ["h06_secret_plans", "c30_at_once", "disruptopia"])
def test_in_a_secret_phase_nobody_sees_the_answers_before(name):
    """The same game until a secret phase, then other answers of the first seat: the second one sees the same."""
    game = case_of(name).game
    compared = 0
    for seed in range(sample(6, 60)):
        env = pettingzoo.env(game, players=2, seed=seed)
        env.reset(seed=seed)
        chooser = Random(seed)
        while not env.terminations[env.agent_selection] and not env.unwrapped.state_now.pending == 3:
            env.step(int(chooser.choice(list(env.unwrapped.legal))))
        if env.terminations[env.agent_selection]:
            continue
        seen = {signature_of_second(env.unwrapped, Random(f"{seed}/{attempt}")) for attempt in range(4)}
        assert len(seen) == 1
        compared += 1
    assert compared


def signature_of_second(env, chooser: Random) -> tuple[bytes, bytes]:
    """What player_1 sees once player_0 has given all answers of the phase in its own way."""
    before, legal = env.state_now, env.legal
    env.state_now = before.clone()
    while env.agent_selection == "player_0" and env.state_now.pending == 3:
        env.step(chooser.choice(list(env.legal)))
    found = env.observe("player_1")
    env.state_now, env.legal, env.agent_selection = before, legal, "player_0"
    return found["observation"].tobytes(), found["action_mask"].tobytes()
