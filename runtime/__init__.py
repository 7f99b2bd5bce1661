"""What a compiled game runs on. Comes in: an emitted module. Goes out: states, decisions, views, logs, statistics.

game.py      a compiled game       state.py   the base of its states     steps.py   the driver of blocks
chance.py    generator and dice    places.py  cards                      strands.py secret phases
text.py      labels and keys       views.py   what a seat may know       replay.py  logs
rules.py     everything emitted code calls                       data.py    what a game tells of itself
"""
