"""Stepwise games: everything is watched, and whether all promises of the rules (`always`) held.

Each game has a generator of its own, so how games are cut into chunks makes no difference.
"""

from __future__ import annotations

from rulewright.simulation.setup import Chunk, Setup, Stops, note_stop
from rulewright.simulation.tally import Usage
from rulewright.simulation.watch import Watcher
from runtime.errors import RuleLimit
from runtime.state import open_decision

SIZE = 10


def play_usage(setup: Setup, chunk: Chunk) -> Usage:
    """If a rule stops a game, the others are played again without it, so that nothing of it is counted."""
    stops: Stops = {}
    stopped: set[int] = set()
    while True:
        found = Usage()
        watcher = Watcher(setup, found)
        for number in range(chunk.first, chunk.first + chunk.games):
            path: list[tuple[int, int]] = []
            try:
                if number not in stopped:
                    _play(setup, number, found, watcher, path)
            except RuleLimit as limit:
                stopped.add(number)
                note_stop(stops, limit, number, seed=setup.random("usage", number).getrandbits(63), path=tuple(path))
                break
        else:
            found.stops = stops
            return found


def _play(setup: Setup, number: int, found: Usage, watcher: Watcher, path: list[tuple[int, int]]) -> None:
    game, rng = setup.game(), setup.random("usage", number)
    state = game.new(setup.players, seed=rng.getrandbits(63), **setup.options)
    watched, broken = bool(game.invariants), False
    table = setup.table("usage", number) if setup.thinks else None
    watcher.begin(setup.layout(number))
    while True:
        if watched and not broken:
            failing = game.broken(state)
            found.broken += [(*promise, number + 1) for promise in failing]
            broken = bool(failing)
        if state.over:
            break
        decision = open_decision(state)
        pick = table.choose(state, decision.player, watcher.decisions) if table else rng.randrange(len(decision.values))
        watcher.note_decision(state, decision, pick)
        path.append((decision.player, pick))
        state.apply(pick)
    watcher.end(state)
