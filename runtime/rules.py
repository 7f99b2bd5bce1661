"""Everything emitted code calls, under one roof."""

from runtime.chance import CHANCE, await_pick, await_roll, draw, faces, roll
from runtime.errors import RuleLimit, within
from runtime.grids import fits, laid, overlap, turned
from runtime.helpers import (
    CLOCKWISE,
    RIVALS,
    allowed,
    backwards,
    bits,
    distance,
    index_of,
    mask_of,
    nothing,
    one,
    power,
    rotation,
    skip,
    unique,
)
from runtime.places import await_top, blur, look, put, put_known, put_under, put_under_known, settle, shuffle, undecided
from runtime.playout import roll_by, secret_by, top_by
from runtime.purse import owe, pay_options, payable
from runtime.search import best_way
from runtime.steps import finish, stop
from runtime.strands import begin_secret

__all__ = [
    "CHANCE",
    "CLOCKWISE",
    "RIVALS",
    "RuleLimit",
    "allowed",
    "await_pick",
    "await_roll",
    "await_top",
    "backwards",
    "begin_secret",
    "best_way",
    "bits",
    "blur",
    "distance",
    "draw",
    "faces",
    "finish",
    "fits",
    "index_of",
    "laid",
    "look",
    "mask_of",
    "nothing",
    "one",
    "overlap",
    "owe",
    "pay_options",
    "payable",
    "power",
    "put",
    "put_known",
    "put_under",
    "put_under_known",
    "roll",
    "roll_by",
    "rotation",
    "secret_by",
    "settle",
    "shuffle",
    "skip",
    "stop",
    "top_by",
    "turned",
    "undecided",
    "unique",
    "within",
]
