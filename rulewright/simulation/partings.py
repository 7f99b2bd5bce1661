"""Where two versions part ways: after which card or action a pair of games, the same until then, first differs.

Means need many games to tell a small change from noise. Games under common seeds differ only because of what changed, so
the place where they begin to differ points at it at once. Such a pair is played again from what was chosen, side by side.
"""

from __future__ import annotations

from rulewright.simulation.naming import Names, names_of
from rulewright.simulation.setup import Setup
from runtime.state import State, open_decision
from runtime.text import Decision

SETUP, CHOICE = "setup", "choice"
LABELS = {SETUP: "the setup", CHOICE: "another choice of a bot that looks ahead"}


def begin(setup: Setup, number: int) -> State:
    """A game of a comparison: its chance depends on nothing but the seed and its number."""
    return setup.game().new(setup.players, seed=setup.random("pair", number).getrandbits(63), **setup.options)


def things(names: Names, decision: Decision, pick: int) -> list[tuple[str, str]]:
    """What of lasting interest an answer takes, with a label: cards that are played or used, or an action."""
    key, label, kind, cards = names.meaning(decision.question, decision.at, decision.values[pick])
    if kind == "action":
        return [("action:" + key, label)]
    return [("card:" + card, names.labels[card]) for card, played in cards if played]


def find_parting(setups: tuple[Setup, Setup], number: int, paths: tuple[list[int], list[int]]) -> tuple[str, str]:
    """The last card or action taken before the games differ, with its label. `paths`: what was chosen in either."""
    states, names = [begin(setup, number) for setup in setups], names_of(setups[0])
    last = (SETUP, LABELS[SETUP])
    for mine, others in zip(*paths, strict=False):
        if _differ(*states):
            break
        if mine != others:
            return CHOICE, LABELS[CHOICE]
        last = (things(names, open_decision(states[0]), mine) or [last])[-1]
        for state in states:
            state.apply(mine)
    return last


def _differ(now: State, before: State) -> bool:
    return (now.player, now.option_count, now.over) != (
        before.player,
        before.option_count,
        before.over,
    ) or now.cells() != before.cells()
