"""Players that are programs. They use what any program can use: options, copies, samples, scores.

    protocol.py  what a bot is
    named.py     bots by name and strength, such as `mcts:200`
    playouts.py  playing on at random, and what a state is worth to each seat
    table.py     bots by seat, each answer with a generator of its own
    simple.py    random, and greedy by score
    flat.py      flat Monte Carlo: many random ends for each option
    tree.py      what a search remembers
    mcts.py      information-set Monte Carlo tree search

A bot is handed the whole state, but thinks only about `state.sample(seat, seed)`: a state that its seat can't tell from
the real one, drawn without looking at what is hidden. The same state, seat and generator give the same choice.
"""

from __future__ import annotations

from rulewright.bots.named import BotError, make_bot, split_specs
from rulewright.bots.protocol import Bot
from rulewright.bots.table import Table

__all__ = ["Bot", "BotError", "Table", "make_bot", "split_specs"]
