"""Stepwise games: everything is watched, and whether all promises of the rules (`always`) held.

Each game has a generator of its own, so how games are cut into chunks makes no difference.
"""

from __future__ import annotations

from rulewright.simulation.setup import Chunk, Failure, Setup
from rulewright.simulation.tally import Usage
from rulewright.simulation.watch import Watcher
from runtime.errors import RuleLimit
from runtime.state import open_decision

SIZE = 10


def play_usage(setup: Setup, chunk: Chunk) -> Usage | Failure:
    found = Usage()
    watcher = Watcher(setup, found)
    for number in range(chunk.first, chunk.first + chunk.games):
        try:
            _play(setup, number, found, watcher)
        except RuleLimit as limit:
            return Failure(limit.text, limit.file, limit.line, (number + 1, number + 1))
    return found


def _play(setup: Setup, number: int, found: Usage, watcher: Watcher) -> None:
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
        state.apply(pick)
    watcher.end(state)
