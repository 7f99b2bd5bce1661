"""OpenSpiel's own checks and solvers through the adapter, and its own games beside compiled ones, history by history."""

from __future__ import annotations

import pickle
import subprocess
import sys
from functools import cache
from random import Random

import pytest

from tests.games_list import FOLDERS, ROOT, compiled
from tests.sizes import SOAK, sample

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'rulewright[openspiel]'")

from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability  # noqa: E402

from rulewright.adapters import openspiel  # noqa: E402

SMALL = [folder for folder in FOLDERS if folder.parent.name == "language"]


@cache
def game_of(name: str, players: int | None = None, **more) -> pyspiel.Game:
    return openspiel.load(compiled(next(folder for folder in FOLDERS if folder.name == name)).game, players, **more)


def actions_of(state) -> list[int]:
    return [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()


# its own checks


@pytest.mark.parametrize("name, players, games", [("tic_tac_toe", 2, 20), ("kuhn_poker", 2, 20), ("pig", 2, 2), ("ai_rush", 3, 1)])
def test_random_sim_test_passes(name, players, games):
    pyspiel.random_sim_test(game_of(name, players), num_sims=sample(games, 3 * games), serialize=True, verbose=False)


def test_random_sim_test_passes_for_a_large_game():
    pyspiel.random_sim_test(game_of("disruptopia", 2), num_sims=sample(1, 5), serialize=SOAK, verbose=False)


@pytest.mark.parametrize("folder", SMALL[:: sample(6, 1)], ids=lambda folder: folder.name)
def test_random_sim_test_passes_for_constructs_of_the_language(folder):
    pyspiel.random_sim_test(openspiel.load(compiled(folder).game), num_sims=1, serialize=True, verbose=False)


# its own games


def test_every_position_of_tic_tac_toe_agrees():
    """In lock step: the same legal moves, the same returns, the same number of histories from every position."""
    ours, theirs = game_of("tic_tac_toe"), pyspiel.load_game("tic_tac_toe")
    counted: dict[str, int] = {}

    def count(mine, other) -> int:
        position = str(other)
        if SOAK or position not in counted:
            assert mine.current_player() == other.current_player() and mine.returns() == other.returns()
            assert mine.legal_actions() == other.legal_actions()
            counted[position] = 1 + sum(count(mine.child(move), other.child(move)) for move in mine.legal_actions())
        return counted[position]

    assert count(ours.new_initial_state(), theirs.new_initial_state()) == 549_946
    assert len(counted) == 5478


def test_every_history_of_kuhn_poker_agrees():
    """Cards by strength, checking and folding as passing, betting and calling as betting."""
    keys = game_of("kuhn_poker").facts.actions.keys
    theirs_of = {"check": 0, "fold": 0, "bet": 1, "call": 1, "card=jack": 0, "card=queen": 1, "card=king": 2}

    def compare(mine, other) -> int:
        assert mine.is_terminal() == other.is_terminal() and mine.returns() == other.returns()
        if mine.is_terminal():
            return 1
        assert mine.current_player() == other.current_player()
        if mine.is_chance_node():
            names = {action: mine.action_to_string(action) for action, _ in mine.chance_outcomes()}
            odds = {theirs_of[names[action]]: odd for action, odd in mine.chance_outcomes()}
            assert odds == pytest.approx(dict(other.chance_outcomes()))
        else:
            names = {action: keys[action] for action in mine.legal_actions()}
            assert sorted(theirs_of[name] for name in names.values()) == other.legal_actions()
        return 1 + sum(compare(mine.child(action), other.child(theirs_of[name])) for action, name in names.items())

    assert compare(game_of("kuhn_poker").new_initial_state(), pyspiel.load_game("kuhn_poker").new_initial_state()) == 58


def test_pig_agrees_on_what_chance_does():
    state = game_of("pig").new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert state.is_chance_node()
    assert [odd for _, odd in state.chance_outcomes()] == pytest.approx([1 / 6] * 6)


# its own solvers


def test_the_information_states_of_kuhn_poker():
    found = policy.TabularPolicy(game_of("kuhn_poker"))
    assert len(found.state_lookup) == 12
    theirs = pyspiel.load_game("kuhn_poker")
    assert exploitability.exploitability(game_of("kuhn_poker"), found) == pytest.approx(
        exploitability.exploitability(theirs, policy.UniformRandomPolicy(theirs))
    )


def test_counterfactual_regret_finds_the_value_of_kuhn_poker():
    game = game_of("kuhn_poker")
    solver = cfr.CFRPlusSolver(game)
    gaps = []
    for _ in range(3):
        for _ in range(sample(40, 200)):
            solver.evaluate_and_update_policy()
        gaps.append(exploitability.exploitability(game, solver.average_policy()))
    assert gaps[0] > gaps[-1] and gaps[-1] < 0.005
    average = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [average, average])
    assert value == pytest.approx([-1 / 18, 1 / 18], abs=0.001)


# what the adapter promises


def test_small_games_know_their_bounds():
    kuhn, squares = game_of("kuhn_poker"), game_of("tic_tac_toe")
    assert (kuhn.max_game_length(), kuhn.min_utility(), kuhn.max_utility(), kuhn.utility_sum()) == (3, -2, 2, 0)
    assert (kuhn.max_chance_outcomes(), kuhn.num_distinct_actions()) == (3, 4)
    assert kuhn.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert (squares.max_game_length(), squares.min_utility(), squares.num_distinct_actions()) == (9, -1, 9)
    assert squares.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION


def test_large_games_take_the_bounds_they_are_told():
    game = game_of("ai_rush", 3, utilities=(-50, 500), length=4000)
    assert (game.min_utility(), game.max_utility(), game.max_game_length()) == (-50, 500, 4000)
    assert game_of("ai_rush", 3).get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    wins = game_of("ai_rush", 3, rewards="wins")
    assert wins.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM and wins.max_utility() == 2


def test_settings_are_parameters():
    game_of("disruptopia", 2)
    game = pyspiel.load_game("rulewright_disruptopia(players=3,hand_limit=7,reveal=on_own_turn)")
    assert game.num_players() == 3
    assert "hand_limit=7" in str(game.new_initial_state()) and '"on_own_turn"' in str(game.new_initial_state())


@pytest.mark.parametrize("size", [3, 7])
def test_a_board_has_the_cells_that_its_setting_says(size):
    """The actions of cells have the same numbers in each size."""
    game_of("hex_sizes", 2)
    game = pyspiel.load_game(f"rulewright_hex_sizes(size={size})")
    largest = pyspiel.load_game("rulewright_hex_sizes(size=11)").new_initial_state()
    state = game.new_initial_state()
    actions = {largest.action_to_string(action): action for action in largest.legal_actions()}
    assert len(state.legal_actions()) == size * size
    assert all(actions[state.action_to_string(action)] == action for action in state.legal_actions())


def test_another_version_needs_another_name():
    game_of("tic_tac_toe")
    other = compiled(next(folder for folder in FOLDERS if folder.name == "pig")).game
    with pytest.raises(ValueError, match="a name of its own"):
        openspiel.register(other, "rulewright_tic_tac_toe")
    assert openspiel.load(other, name="another_pig").get_type().short_name == "another_pig"


@pytest.mark.parametrize("name, players", [("kuhn_poker", 2), ("ai_rush", 3)])
def test_clones_and_saved_states_go_on_by_themselves(name, players):
    state = game_of(name, players).new_initial_state()
    chooser = Random(1)
    for _ in range(60):
        if state.is_terminal():
            break
        clone, saved = state.clone(), pickle.loads(pickle.dumps(state))
        action = chooser.choice(actions_of(state))
        for one in (state, clone, saved):
            one.apply_action(action)
        texts = [[one.information_state_string(seat) for seat in range(players)] for one in (state, clone, saved)]
        assert texts[0] == texts[1] == texts[2]


def test_asking_late_gives_the_same_memory_as_asking_always():
    game = game_of("ai_rush", 3)
    always, late = game.new_initial_state(), game.new_initial_state()
    chooser = Random(2)
    while not always.is_terminal():
        action = chooser.choice(actions_of(always))
        always.apply_action(action)
        late.apply_action(action)
        always.information_state_string(0)
    for seat in range(3):
        assert always.information_state_string(seat) == late.information_state_string(seat)


def test_a_process_that_used_the_adapter_ends_well():
    """OpenSpiel holds on to registered games until the very end of the process."""
    code = "from rulewright.adapters import openspiel\ngame = openspiel.load('tests/games/kuhn_poker')\nprint(game.num_players())"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, "2\n", "")


@pytest.mark.parametrize("name", ["h06_secret_plans", "c30_at_once"])
def test_nobody_remembers_what_others_answered_in_secret(name):
    state = game_of(name, 2).new_initial_state()
    chooser = Random(3)
    while state.position.state.pending != 3:
        state.apply_action(chooser.choice(actions_of(state)))
    seen = set()
    for seed in range(6):
        other, chooser = state.clone(), Random(seed)
        while other.current_player() == 0 and other.position.state.pending == 3:
            other.apply_action(chooser.choice(other.legal_actions()))
        seen.add(other.information_state_string(1))
    assert len(seen) == 1
