"""Actions and observations of every game: one number for each option, and rows of numbers that tell no more than views."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rulewright.adapters.actions import Actions, spread
from tests.games_list import Case, all_games, compiled
from tests.sizes import sample

numpy = pytest.importorskip("numpy", reason="numpy comes with the extras `pettingzoo` and `openspiel`")


def walk(case: Case, seed: int, most: int = 400) -> Iterator:
    """The states of a random game."""
    state = case.game.new(players=case.players(seed), seed=seed)
    chooser = Random(seed)
    for _ in range(most):
        if state.over:
            return
        yield state
        state.apply(chooser.randrange(state.option_count))


@all_games
def test_every_option_has_an_action_of_its_own(folder):
    case = compiled(folder)
    for seed in range(sample(2, 20)):
        actions = Actions(case.game, case.players(seed))
        assert len(set(actions.keys)) == len(actions.keys)
        for state in walk(case, seed):
            offered = actions.offered(state.decision)
            assert sorted(offered.values()) == list(range(state.option_count))
            assert list(offered) == sorted(offered) and offered.keys() <= set(range(len(actions)))


@all_games
def test_an_action_is_named_by_the_key_of_its_option(folder):
    case = compiled(folder)
    actions = Actions(case.game, case.players(1))
    for state in walk(case, 1, most=60):
        options = state.decision.options
        for action, index in actions.offered(state.decision).items():
            name = actions.keys[action]
            assert name.startswith(options[index].key) or name.startswith("option ")


def test_the_numbering_is_the_same_for_every_compilation():
    import rulewright

    folder = "tests/games/tic_tac_toe"
    first, second = (Actions(rulewright.load(folder), 2).keys for _ in range(2))
    assert first == second == [f"square={column}{row}" for row in "123" for column in "abc"]


def test_numbers_without_an_action_are_offered_by_position():
    case = compiled(next(path for path in _folders() if path.name == "c30_at_once"))
    actions = Actions(case.game, 2, numbers=3)
    seen = [actions.offered(state.decision) for state in walk(case, 0)]
    spare = [offered for offered in seen if set(offered) & set(actions.spare)]
    assert spare and all(len(offered) <= 3 for offered in spare)


def _folders():
    from tests.games_list import FOLDERS

    return FOLDERS


@pytest.mark.parametrize("options, places, found", [(3, 5, [0, 1, 2]), (5, 3, [0, 2, 4]), (101, 2, [0, 100])])
def test_too_many_options_are_spread_from_first_to_last(options, places, found):
    assert spread(options, places) == found


@all_games
def test_observations_are_as_long_as_announced_and_between_minus_one_and_one(folder):
    from rulewright.adapters.observation import Observer

    case = compiled(folder)
    for seed in range(sample(2, 10)):
        players = case.players(seed)
        observer = Observer(case.game, players)
        assert len(set(observer.names)) == len(observer.names)
        for state in walk(case, seed, most=80):
            for seat in range(players):
                row = observer.observe(state.view(seat))
                assert row.shape == (len(observer),) and row.dtype == numpy.float32
                assert -1 <= row.min() and row.max() <= 1


@all_games
def test_what_a_seat_cannot_tell_apart_looks_the_same(folder):
    """A determinisation is a state with other hidden parts: the numbers must not change."""
    from rulewright.adapters.observation import Observer

    case = compiled(folder)
    players = case.players(1)
    observer = Observer(case.game, players)
    for count, state in enumerate(walk(case, 1, most=120)):
        if count % 6 == 0:
            for seat in range(players):
                other = state.sample(seat, seed=count)
                assert numpy.array_equal(observer.observe(state.view(seat)), observer.observe(other.view(seat)))


def test_the_numbers_of_a_card_game_say_what_they_mean():
    from rulewright.adapters.observation import Observer

    case = compiled(next(path for path in _folders() if path.name == "kuhn_poker"))
    observer = Observer(case.game, 2)
    state = case.game.new(players=2, seed=3)
    shown = dict(zip(observer.names, observer.observe(state.view(0)), strict=True))
    mine = state.view(0)["hand"][0]["cards"][0]
    assert shown["seat 0"] == 1 and shown["seat 1"] == 0
    assert shown[f"hand 0 {mine}"] == 1 and sum(shown[f"hand 1 {card}"] for card in ("jack", "queen", "king")) == 0
    assert shown["pot"] == 0.5


@pytest.mark.parametrize("size", [3, 11])
def test_the_cells_of_a_board_are_those_of_its_size(size):
    from rulewright.adapters.observation import Observer

    case = compiled(next(path for path in _folders() if path.name == "hex_sizes"))
    observer, state = Observer(case.game, 2), case.game.new(players=2, seed=1, settings={"size": size})
    state.apply(size)
    assert state.view(0)["board"].index(0) == size
    shown = dict(zip(observer.names, observer.observe(state.view(0)), strict=True))
    assert [name for name, value in shown.items() if name.startswith("board") and value] == [f"board {size} 0"]
