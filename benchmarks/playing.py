"""Compiled games against the same games written by hand: random play step by step, fused playouts, clones.

The random player does the same on both sides: it draws one of the options and applies it; new games count too.
Before anything is timed, both sides play some games and must agree on their length.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import rulewright
from benchmarks import handwritten_pig, handwritten_tic_tac_toe, handwritten_turns
from benchmarks.timing import interleave

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "tests" / "games"
New = Callable[[int], object]


@dataclass(frozen=True)
class Figure:
    """One line of the results: seconds for a piece of work, compiled and by hand. `target`: the least ratio."""

    title: str
    compiled: float
    handwritten: float
    target: float | None = None

    @property
    def ratio(self) -> float:
        return self.handwritten / self.compiled


def play_compiled(new: New, games: int, rnd: Callable[[], float]) -> int:
    """Random games through the stepwise interface: how many decisions they had."""
    decisions = 0
    for seed in range(games):
        state = new(seed)
        while not state.over:
            state.apply(int(rnd() * state.option_count))
            decisions += 1
    return decisions


def play_handwritten(new: New, games: int, rnd: Callable[[], float]) -> int:
    """The same through the interface of the peers."""
    decisions = 0
    for seed in range(games):
        state = new(seed)
        while not state.over:
            actions = state.legal_actions()
            state.apply(actions[int(rnd() * len(actions))])
            decisions += 1
    return decisions


def compare_steps(
    title: str, compiled: New, handwritten: New, games: int, rounds: int, target: float | None = None, is_same: bool = True
) -> Figure:
    """`is_same`: both have the same steps; otherwise only whole games can be compared."""
    if is_same:
        check_same_length(title, compiled, handwritten, games)
    seconds = interleave(
        {
            "compiled": lambda: play_compiled(compiled, games, Random(1).random),
            "handwritten": lambda: play_handwritten(handwritten, games, Random(1).random),
        },
        rounds,
    )
    return Figure(f"{title}, stepwise game", seconds["compiled"] / games, seconds["handwritten"] / games, target)


def check_same_length(title: str, compiled: New, handwritten: New, games: int) -> None:
    lengths = [
        play(new, games, Random(7).random) / games for play, new in ((play_compiled, compiled), (play_handwritten, handwritten))
    ]
    if abs(lengths[0] - lengths[1]) > 0.1 * lengths[1]:
        raise AssertionError(f"{title}: a game has {lengths[0]:.1f} decisions compiled, {lengths[1]:.1f} by hand")


def compare_fused(title: str, game, handwritten: Callable, games: int, rounds: int) -> Figure:
    seconds = interleave(
        {
            "compiled": lambda: game.playout(players=2, seed=1, games=games),
            "handwritten": lambda: handwritten(games, Random(1).random),
        },
        rounds,
    )
    return Figure(f"{title}, fused playout", seconds["compiled"] / games, seconds["handwritten"] / games)


def compare_whole_game(folder: Path, games: int, rounds: int) -> list[Figure]:
    """A whole published game, four players, beside the bare turns of the same kind of game by hand."""
    game = rulewright.load(folder)

    def new(seed: int):
        return game.new(players=4, seed=seed)

    seconds = interleave(
        {
            "steps": lambda: play_compiled(new, games, Random(1).random),
            "fused": lambda: game.playout(players=4, seed=1, games=games),
            "handwritten": lambda: handwritten_turns.playout(games, Random(1).random),
        },
        rounds,
    )
    by_hand = seconds["handwritten"] / games
    return [
        Figure(f"{game.title}, 4 players, all rules, stepwise game, beside bare turns", seconds["steps"] / games, by_hand),
        Figure(f"{game.title}, 4 players, all rules, fused playout, beside bare turns", seconds["fused"] / games, by_hand),
    ]


def compare_clones(title: str, compiled, handwritten, times: int, rounds: int) -> Figure:
    for state in (compiled, handwritten):
        state.apply(0)
        state.apply(0)
    seconds = interleave(
        {"compiled": lambda: clone_often(compiled, times), "handwritten": lambda: clone_often(handwritten, times)}, rounds
    )
    return Figure(f"{title}, clone", seconds["compiled"] / times, seconds["handwritten"] / times)


def clone_often(state, times: int) -> None:
    clone = state.clone
    for _ in range(times):
        clone()


def measure_playing(scale: float = 1.0, rounds: int = 15) -> list[Figure]:
    """All figures of this room. `scale` makes every measurement longer or shorter."""
    squares, pig = (rulewright.load(GAMES / name) for name in ("tic_tac_toe", "pig"))
    many, few, often = int(4000 * scale), int(250 * scale), int(20000 * scale)

    def new_squares(seed: int):
        return squares.new(players=2, seed=seed)

    def new_pig(seed: int):
        return pig.new(players=2, seed=seed)

    def new_open_pig(seed: int):
        return pig.new(players=2, seed=seed, chance="explicit")

    by_hand = handwritten_tic_tac_toe.TicTacToe
    open_by_hand, rolled_by_hand = handwritten_pig.Pig, handwritten_pig.SampledPig
    return [
        compare_steps("Tic-tac-toe", new_squares, lambda seed: by_hand(), many, rounds, 0.55),
        compare_steps("Pig as `game.new` gives it", new_pig, lambda seed: open_by_hand(), few, rounds, 0.75, is_same=False),
        compare_steps("Pig, the die as a step", new_open_pig, lambda seed: open_by_hand(), few, rounds),
        compare_steps("Pig, the die rolled by both", new_pig, lambda seed: rolled_by_hand(), few, rounds),
        compare_fused("Tic-tac-toe", squares, handwritten_tic_tac_toe.playout, many, rounds),
        compare_fused("Pig", pig, handwritten_pig.playout, few, rounds),
        compare_clones("Tic-tac-toe", new_squares(1), by_hand(), often, rounds),
        compare_clones("Pig", new_open_pig(1), open_by_hand(), often, rounds),
        *compare_whole_game(ROOT / "content" / "ai_rush", int(60 * scale) or 1, rounds),
    ]
