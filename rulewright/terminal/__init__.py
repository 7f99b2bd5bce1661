"""Playing at a terminal: people and bots at one table.

session.py   a running game: who answers, taking back; knows nothing of terminals
saved.py     games as files, and playing them again
words.py     what a seat may know, in words
boards.py    grids as boards
maps.py      what lies beside what
table.py     the same laid out: players as columns, the table, cards in the hand
hints.py     what an option does, and why another is not there
figures.py   what the quantities in a hint come to
prices.py    what a choice costs
options.py   a decision as a menu, and which entry is meant
logbook.py   what has happened, for one seat
ending.py    points and winners
screen.py    reading and printing, on a terminal or in a pipe
dialogue.py  the conversation: decisions and commands until the game is over
"""

from __future__ import annotations

from rulewright.terminal.dialogue import Dialogue
from rulewright.terminal.figures import Figures
from rulewright.terminal.hints import Hints
from rulewright.terminal.screen import Screen
from rulewright.terminal.session import Plan, Session

__all__ = ["Dialogue", "Figures", "Hints", "Plan", "Screen", "Session"]
