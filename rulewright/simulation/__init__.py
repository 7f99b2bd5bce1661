"""Many games between bots, and what they show.

    setup.py   what is played, in a form that other processes can take over
    totals.py  fused games: wins, scores, lengths
    usage.py   stepwise games: everything is watched (watch.py, naming.py, plays.py) and counted (tally.py)
    run.py     chunks of games, one after the other, on several processors (workers.py) or on a cluster (cluster.py)
    compare.py two versions under common seeds (partings.py), what changed (changes.py), in print (changes_report.py)
    figures.py from counts to figures (things.py: cards and actions; effects.py, intervals.py: how sure)
    report.py  the figures for people and as JSON; page.py: as a page (sections.py, charts.py)

Games are cut into chunks of fixed size, each with a seed of its own, so the result does not depend on who plays which.
"""

from __future__ import annotations

from rulewright.simulation.run import Result, simulate
from rulewright.simulation.setup import Setup

__all__ = ["Result", "Setup", "simulate"]
