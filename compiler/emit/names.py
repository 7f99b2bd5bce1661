"""Names of the emitted module: as the rules write them, legal in Python, each used once."""

from __future__ import annotations

import keyword
import re

STATE_NAMES = frozenset(
    """
    n player options option_count pc over explicit rng pool drawn weights history stack pending strands sealed secret
    known lo hi piles loc tape apply clone decision decisions scores winners returns breakdown view log why back to_json
    sample cells game key put set perform notes mark s self
    answer_secretly check_answer control copies everyone hides live_slots logged note_strand restart rows sees shuffles
""".split()
)
"""What a state has besides the fields of the rules."""

HELPERS = frozenset(
    """
    CLOCKWISE RIVALS RuleLimit allowed await_pick await_roll await_top backwards begin_secret best_way bits blur distance draw
    faces finish fits index_of laid leave look mask_of nothing one overlap owe pay_options payable power put put_known put_under
    put_under_known roll roll_by rotation secret_by settle show shuffle skip stop top_by turned undecided unique within
""".split()
)
"""What emitted code may call of the runtime: `runtime/rules.py`."""

MODULE_NAMES = HELPERS | frozenset(
    "s k K K_LOGGED State LoggedState BaseState Game game game_of GAME ORIGINS COVER SECRETS SECRETS_LOGGED".split()
)


def identifier(text: str) -> str:
    """The text as a Python identifier."""
    found = re.sub(r"\W", "_", text, flags=re.ASCII) or "x"
    return "x" + found if found[0].isdigit() else found


class Names:
    """Gives out names that are not taken yet."""

    def __init__(
        self,
        taken: frozenset[str] | set[str] = frozenset(),
        outer: Names | None = None,
        free: frozenset[str] | set[str] = frozenset(),
    ) -> None:
        """`outer`: what is taken there is taken here too, except for `free`. It is looked at, not copied: there are
        thousands of functions, each with names of its own."""
        self.taken = set(taken)
        self.outer = outer
        self.free = free

    def has(self, name: str) -> bool:
        return name in self.taken or self.outer is not None and name not in self.free and self.outer.has(name)

    def give(self, wanted: str) -> str:
        """The wanted name, or the next free one like it."""
        base = identifier(wanted)
        name = base
        if keyword.iskeyword(name) or name in BUILTINS or self.has(name):
            name = base + "_"
        number = 2
        while self.has(name):
            name = f"{base}_{number}"
            number += 1
        self.taken.add(name)
        return name


BUILTINS = frozenset("len min max sum tuple list range int raise set sorted".split())
"""Builtins that emitted code uses."""
