"""The locals of a Python function that is being written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from compiler.emit.names import Names
from compiler.ranges.values import Value


class Scope:
    """The locals of one Python function: their Python names, what is kept in slots of the state, and what they can be.

    A local in `slots` that has a Python name too is the same in both: whoever assigns it writes both."""

    def __init__(self, names: Names, values: Mapping[str, Value | None], slots: Mapping[str, str] | None = None) -> None:
        self.names = names
        self.values: dict[str, Value | None] = dict(values)
        self.slots = slots or {}
        self.python: dict[str, str] = {}
        self.temporaries: dict[str, str] = {}

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
        yield self.python[name]
        self.values[name] = before
        if outer is None:
            del self.python[name]
        else:
            self.python[name] = outer
