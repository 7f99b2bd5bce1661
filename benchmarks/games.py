"""Whole published games: how fast they play, copy and how much room they take, and how that grows with the players."""

import tracemalloc
from dataclasses import dataclass
from random import Random

import rulewright
from benchmarks.playing import ROOT, clone_often, play_compiled
from benchmarks.timing import interleave

CONTENT = ROOT / "content"
COPIES = 200


@dataclass(frozen=True)
class GameFigures:
    """Seconds of a fused and a stepwise game and of a clone half way through; bytes of a clone, and of a state that shares
    nothing with others."""

    title: str
    players: int
    decisions: float
    fused: float
    stepwise: float
    clone: float
    clone_bytes: int
    state_bytes: int

    @property
    def decision(self) -> float:
        return self.stepwise / self.decisions


def measure_games(scale: float = 1.0, rounds: int = 7) -> list[GameFigures]:
    found = []
    for folder in sorted(path.parent for path in CONTENT.glob("*/game.rules")):
        game = rulewright.load(folder)
        low, high = game.players
        counts = range(low, high + 1, 1 if high - low < 5 else 2)
        found += [measure_game(game, players, max(1, int(20 * scale)), rounds) for players in counts]
    return found


def measure_game(game, players: int, games: int, rounds: int) -> GameFigures:
    def new(seed: int):
        return game.new(players=players, seed=seed)

    decisions = play_compiled(new, games, Random(1).random) / games
    half = play_some(new(1), int(decisions) // 2)
    seconds = interleave(
        {
            "fused": lambda: game.playout(players=players, seed=1, games=games),
            "stepwise": lambda: play_compiled(new, games, Random(1).random),
            "clone": lambda: clone_often(half, COPIES),
        },
        rounds,
    )
    text = half.to_json()
    return GameFigures(
        game.title,
        players,
        decisions,
        seconds["fused"] / games,
        seconds["stepwise"] / games,
        seconds["clone"] / COPIES,
        weigh(half.clone),
        weigh(lambda: game.from_json(text)),
    )


def play_some(state, decisions: int):
    """The state after some random decisions."""
    chooser = Random(1)
    for _ in range(decisions):
        if state.over:
            break
        state.apply(chooser.randrange(state.option_count))
    return state


def weigh(make) -> int:
    """The bytes of what is made, on average."""
    kept = [make() for _ in range(COPIES)]
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [make() for _ in range(COPIES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(kept)
