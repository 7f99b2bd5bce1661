"""The front door: the command line and the public Python API.

game = rulewright.load("my_game")          # a folder, or the name of a game under content/
state = game.new(players=4, seed=7)
"""

from rulewright.api import load
from runtime.errors import ContentError, IllegalMove, RuleLimit

__all__ = ["ContentError", "IllegalMove", "RuleLimit", "load"]
