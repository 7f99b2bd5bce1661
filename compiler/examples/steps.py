"""What an example is once it is planned: steps whose values are functions of the compiled game. Data only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from compiler.ir.program import Reading
from dsl.source import Location


@dataclass(frozen=True)
class Side:
    """Something in a condition whose value explains why it does not hold: its words, its function, how its value is read."""

    text: str
    function: str
    reading: Reading


@dataclass(frozen=True)
class Part:
    """A part of a condition that must hold by itself."""

    text: str
    function: str
    sides: tuple[Side, ...]


@dataclass(frozen=True)
class Step:
    """One line, or a part of it. `kind` says what to do: set, put, begin, dice, command, answer, equals, holds, true, changed, can,
    cannot, unseen, sees, asked, was_asked, offered, rolled, over, log, winners. `parts`: of a condition; `options`: answers that
    are offered. `functions`: names of functions of the game; `answers`: the same for what is chosen, by its name;
    `several`: those of them that are lists of things to choose, one by one; `told`: those that are parameters of the rule;
    `words`: what an answer may be called; `values`: dice, seats or a sign; `name`: of a field, command or rule."""

    kind: str
    line: int
    text: str
    seat: int = -1
    name: str = ""
    functions: tuple[str, ...] = ()
    answers: Mapping[str, str] = field(default_factory=dict)
    several: frozenset[str] = frozenset()
    told: frozenset[str] = frozenset()
    parts: tuple[Part, ...] = ()
    options: tuple[Step, ...] = ()
    words: tuple[str, ...] = ()
    values: tuple[int, ...] = ()
    because: str | None = None


@dataclass(frozen=True)
class Plan:
    """`automas`: by seat; `settings`: by name; `everybody` is asked for reactions."""

    title: str
    rules: tuple[str, ...]
    location: Location
    seats: tuple[str, ...]
    automas: Mapping[int, str]
    settings: Mapping[str, int]
    everybody: bool
    steps: tuple[Step, ...]
