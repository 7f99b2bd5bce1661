"""Connect Four, Hex and Breakthrough against OpenSpiel's: the same moves in the same positions, and the same results."""

import random
import re
from collections.abc import Callable
from typing import NamedTuple

import pytest

import rulewright

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'rulewright[openspiel]'")
LETTERS = "abcdefgh"
CELL = re.compile(r"(\d+),(\d+)")


class Rival(NamedTuple):
    """OpenSpiel's game, the settings of ours, and what OpenSpiel calls the cells that a move of ours goes through."""

    name: str
    settings: dict[str, int]
    move: Callable[[list[tuple[int, int]]], str]
    mark: Callable[[str], str]


def hex_rival(name: str, settings: dict[str, int]) -> Rival:
    return Rival(name, settings, lambda cells: f"{LETTERS[cells[0][1] - 1]}{cells[0][0]}", str)


RIVALS = {
    "connect_four": Rival("connect_four", {}, lambda cells: str(cells[0][1] - 1), lambda text: text[1:]),
    "hex_classic": hex_rival("hex(board_size=5)", {}),
    **{f"hex_sizes of {size}": hex_rival(f"hex(board_size={size})", {"size": size}) for size in (3, 4, 5, 7)},
    "breakthrough": Rival(
        "breakthrough",
        {},
        lambda cells: "".join(f"{LETTERS[column - 1]}{9 - row}" for row, column in cells),
        lambda text: text.rstrip("*"),
    ),
}


def moves(state) -> dict[tuple, object]:
    """Every move, as the cells it goes through, with the state after it."""
    found = {}
    for index, option in enumerate(state.decision.options):
        after = state.clone()
        after.apply(index)
        found[tuple((int(row), int(column)) for row, column in CELL.findall(option.key))] = after
    return found


@pytest.fixture(scope="module", params=RIVALS)
def pair(request):
    rival = RIVALS[request.param]
    return rulewright.load(f"tests/games/{request.param.partition(' ')[0]}"), pyspiel.load_game(rival.name), rival


def matched(ours, theirs, rival) -> list[tuple]:
    """Pairs of states after the same move; fails where one side has a move that the other has not."""
    by_name = {rival.move(list(cells)): after for cells, after in moves(ours).items()}
    actions = {rival.mark(theirs.action_to_string(action)): action for action in theirs.legal_actions()}
    assert sorted(by_name) == sorted(actions)
    return [(after, theirs.child(actions[name])) for name, after in by_name.items()]


def test_random_games_go_the_same_way(pair):
    game, other, rival = pair
    for seed in range(12):
        dice = random.Random(seed)
        ours, theirs = game.new(players=2, seed=seed, settings=rival.settings), other.new_initial_state()
        while not ours.over and not theirs.is_terminal():
            assert ours.decision.player == theirs.current_player()
            ours, theirs = dice.choice(matched(ours, theirs, rival))
        assert ours.over and theirs.is_terminal()
        won = [seat for seat, points in enumerate(theirs.returns()) if points > 0]
        assert list(ours.winners) == won


def test_there_are_as_many_positions_after_three_moves(pair):
    game, other, rival = pair
    wave = [(game.new(players=2, seed=1, settings=rival.settings), other.new_initial_state())]
    for _ in range(2):
        wave = [pair_after for ours, theirs in wave for pair_after in matched(ours, theirs, rival)]
    assert sum(len(moves(ours)) for ours, _ in wave) == sum(len(theirs.legal_actions()) for _, theirs in wave)


def test_a_full_board_of_connect_four_is_nobodys():
    """One random game in four hundred."""
    chooser, other = random.Random(1), pyspiel.load_game("connect_four")
    while True:
        theirs = other.new_initial_state()
        while not theirs.is_terminal():
            theirs.apply_action(chooser.choice(theirs.legal_actions()))
        if len(theirs.history()) == 42 and theirs.returns() == [0, 0]:
            break
    ours = rulewright.load("tests/games/connect_four").new(players=2, seed=1)
    for column in theirs.history():
        ours.apply([value % 7 for value in ours.decision.values].index(column))
    assert ours.over and not ours.winners
