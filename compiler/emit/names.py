"""Names of the emitted module: as the rules write them, legal in Python, each used once; and the locals of a function in it."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator, Mapping, Set
from contextlib import contextmanager

from compiler.ranges.values import Value

STATE_NAMES = frozenset(
    """
    n player options option_count pc over explicit rng pool drawn weights history stack pending strands sealed secret
    known lo hi piles loc tape apply clone decision decisions scores winners returns breakdown view log why back to_json
    sample cells game key put set perform notes mark s self
    teams answer_secretly check_answer control copies everyone hides live_slots logged note_strand restart rows sees shuffles
""".split()
)
"""What a state has besides the fields of the rules."""

HELPERS = frozenset(
    """
    CLOCKWISE RIVALS RuleLimit allowed areas await_pick await_roll await_top backwards begin_secret best_way bits blur distance
    draw faces finish fits gathered group index_of laid leave look mask_of nothing one overlap owe pay_options payable power put
    put_known put_under put_under_known reached roll roll_by rotation secret_by settle show shuffle skip steps stop top_by
    turned undecided unique within
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

    def __init__(self, taken: Set[str] = frozenset(), outer: Names | None = None, free: Set[str] = frozenset()) -> None:
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


class Scope:
    """The locals of one Python function: their Python names, what is kept in slots of the state, and what they can be.

    A local in `slots` that has a Python name too is the same in both: whoever assigns it writes both. `aside`: what
    is read once, in a function that changes nothing, and the local that holds it; `inner`: variables that change in its loops."""

    def __init__(self, names: Names, values: Mapping[str, Value | None], slots: Mapping[str, str] | None = None) -> None:
        self.names = names
        self.values: dict[str, Value | None] = dict(values)
        self.slots = slots or {}
        self.python: dict[str, str] = {}
        self.temporaries: dict[str, str] = {}
        self.aside: dict[str, str] | None = None
        self.inner: list[str] = []

    def read(self, name: str) -> str:
        found = self.python.get(name)
        return f"s.{self.slots[name]}" if found is None else found

    def bind(self, name: str) -> str:
        """A Python local for a variable; the same one for the same variable."""
        if name not in self.python:
            self.python[name] = self.names.give(name)
        return self.python[name]

    def target(self, name: str) -> str:
        """Where the value of a local is written to."""
        if name not in self.slots:
            return self.bind(name)
        slot = f"s.{self.slots[name]}"
        return f"{slot} = {self.python[name]}" if name in self.python else slot

    def temporary(self, name: str) -> str:
        """A Python local that is used up within one statement, so that others may use it again."""
        if name not in self.temporaries:
            self.temporaries[name] = self.names.give(name)
        return self.temporaries[name]

    @contextmanager
    def bound(self, name: str, value: Value | None) -> Iterator[str]:
        """A fresh Python local for a variable that an expression binds."""
        outer, before = self.python.get(name), self.values.get(name)
        self.python[name], self.values[name] = self.names.give(name), value
        self.inner.append(name)
        yield self.python[name]
        self.inner.pop()
        self.values[name] = before
        if outer is None:
            del self.python[name]
        else:
            self.python[name] = outer
