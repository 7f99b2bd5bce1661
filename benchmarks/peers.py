"""Compiled games beside OpenSpiel's and beside hand-written ones, all in one run: random games, one step at a time.

Everything is driven from Python: ask for what is possible, draw one, apply it; new games count too. OpenSpiel is driven
twice: as its own examples do (is it chance? then by its probabilities, else `random.choice` of the legal actions), and by the
barest loop there is, the same that drives the compiled game. With Pig the die is a step like any other on all sides.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import rulewright
from benchmarks import handwritten_pig, handwritten_tic_tac_toe
from benchmarks.playing import GAMES, play_compiled, play_handwritten
from benchmarks.timing import interleave

MISSING = "OpenSpiel is not installed (`pip install 'rulewright[openspiel]'`): not measured"
COMPILED, BY_HAND, PYTHON = "compiled", "by hand", "OpenSpiel, Python game, as its examples do"
NATIVE, BARE = "OpenSpiel, C++ game, as its examples do", "OpenSpiel, C++ game, barest loop"


@dataclass(frozen=True)
class Peer:
    """`game` and `step` are seconds; `faster`: how many steps the compiled game makes in the time of one."""

    title: str
    what: str
    game: float
    step: float
    faster: float
    target: float | None = None


@dataclass(frozen=True)
class Board:
    """A test game, and what OpenSpiel calls it."""

    folder: str
    other: str
    games: int


BOARDS = (
    Board("connect_four", "connect_four", 300),
    Board("breakthrough", "breakthrough", 60),
    Board("hex_classic", "hex(board_size=5)", 300),
    Board("kalah", "mancala", 200),
)


def play_open_spiel(game, games: int) -> int:
    """Random games of OpenSpiel, in the way of its examples: how many steps they had."""
    chooser = Random(1)
    steps = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, probabilities)[0])
            else:
                state.apply_action(chooser.choice(state.legal_actions()))
            steps += 1
    return steps


def play_barely(game, games: int) -> int:
    """The same with the barest loop. All that chance does in these games is equally likely."""
    rnd = Random(1).random
    steps = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rnd() * len(actions))])
            steps += 1
    return steps


def measure_boards(scale: float = 1.0, rounds: int = 15) -> list[Peer]:
    """Whole games on boards beside OpenSpiel's, both driven by the barest loop. Nothing without OpenSpiel."""
    try:
        import pyspiel
    except ImportError:
        return []
    return [peer for board in BOARDS for peer in compare_board(pyspiel.load_game(board.other), board, scale, rounds)]


def compare_board(other, board: Board, scale: float, rounds: int) -> list[Peer]:
    game = rulewright.load(GAMES / board.folder)
    games = max(1, int(board.games * scale))
    plays = {
        COMPILED: lambda: play_compiled(lambda seed: game.new(players=2, seed=seed), games, Random(1).random),
        BARE: lambda: play_barely(other, games),
    }
    steps = {what: play() for what, play in plays.items()}
    seconds = interleave(plays, rounds)
    speed = seconds[BARE] / seconds[COMPILED]
    return [
        Peer(game.title, COMPILED, seconds[COMPILED] / games, seconds[COMPILED] / steps[COMPILED], speed, 0.5),
        Peer(game.title, BARE, seconds[BARE] / games, seconds[BARE] / steps[BARE], 1.0),
    ]


def measure_peers(scale: float = 1.0, rounds: int = 15) -> list[Peer]:
    """Nothing without OpenSpiel."""
    try:
        import pyspiel
        from open_spiel.python.games import tic_tac_toe
    except ImportError:
        return []
    squares, pig = (rulewright.load(GAMES / name) for name in ("tic_tac_toe", "pig"))
    many, few = int(2000 * scale), int(120 * scale)
    native, native_pig, python = pyspiel.load_game("tic_tac_toe"), pyspiel.load_game("pig"), tic_tac_toe.TicTacToeGame()
    return [
        *compare(
            "Tic-tac-toe",
            many,
            rounds,
            lambda seed: squares.new(players=2, seed=seed),
            handwritten_tic_tac_toe.TicTacToe,
            {
                NATIVE: lambda games: play_open_spiel(native, games),
                BARE: lambda games: play_barely(native, games),
                PYTHON: lambda games: play_open_spiel(python, games),
            },
            {BY_HAND: 0.55, BARE: 1.2, PYTHON: 30.0},
        ),
        *compare(
            "Pig",
            few,
            rounds,
            lambda seed: pig.new(players=2, seed=seed, chance="explicit"),
            handwritten_pig.Pig,
            {NATIVE: lambda games: play_open_spiel(native_pig, games), BARE: lambda games: play_barely(native_pig, games)},
            {BARE: 1.2},
        ),
    ]


def compare(
    title: str,
    games: int,
    rounds: int,
    new: Callable,
    by_hand: Callable,
    others: dict[str, Callable[[int], int]],
    targets: dict[str, float],
) -> list[Peer]:
    """The compiled game first, then its peers. Python games of OpenSpiel are slow: a tenth of the games will do."""
    plays = {
        COMPILED: lambda games: play_compiled(new, games, Random(1).random),
        BY_HAND: lambda games: play_handwritten(lambda seed: by_hand(), games, Random(1).random),
        **others,
    }
    counts = {what: max(1, games // 10) if what == PYTHON else games for what in plays}
    steps = {what: play(counts[what]) for what, play in plays.items()}
    seconds = interleave({what: lambda what=what: plays[what](counts[what]) for what in plays}, rounds)
    step = {what: seconds[what] / steps[what] for what in plays}
    return [
        Peer(title, what, seconds[what] / counts[what], step[what], step[what] / step[COMPILED], targets.get(what))
        for what in plays
    ]
