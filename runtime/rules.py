"""Everything emitted code calls, under one roof."""
from runtime.chance import CHANCE, await_pick, await_roll, draw, roll
from runtime.errors import RuleLimit
from runtime.helpers import (
    CLOCKWISE,
    RIVALS,
    allowed,
    bits,
    index_of,
    mask_of,
    nothing,
    one,
    payable,
    skip,
    turned,
)
from runtime.places import (
    await_top,
    blur,
    look,
    put,
    put_known,
    put_under,
    put_under_known,
    settle,
    shuffle,
    undecided,
)
from runtime.search import best_way
from runtime.steps import finish, stop
from runtime.strands import begin_secret

__all__ = ["CHANCE", "CLOCKWISE", "RIVALS", "RuleLimit", "allowed", "await_pick", "await_roll", "await_top", "begin_secret",
           "best_way", "bits", "blur", "draw", "finish", "index_of", "look", "mask_of", "nothing", "one", "payable", "put",
           "put_known", "put_under", "put_under_known", "roll", "settle", "shuffle", "skip", "stop", "turned", "undecided"]
