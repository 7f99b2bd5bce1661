"""Many games between bots, and what they show.

    setup.py   what is played, in a form that other processes can take over
    totals.py  fused games: wins, scores, lengths
    usage.py   stepwise games: what was chosen, and whether promises of the rules held
    run.py     chunks of games, one after the other or on several processors
    report.py  the result for people and as JSON

Games are cut into chunks of fixed size, each with a seed of its own, so the result does not depend on who plays which.
"""
from __future__ import annotations

from rulewright.simulation.run import Result, simulate
from rulewright.simulation.setup import Setup

__all__ = ["Result", "Setup", "simulate"]
