"""Which option an answer of an example means: by label, by key, by the name of a rule or a row, or by value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.examples.steps import Step
from runtime.data import Value
from runtime.text import Decision

ValueOf = Callable[[str], Any]
"""What a function of the game comes to now."""


def fits(decision: Decision, step: Step, value: ValueOf) -> bool:
    return option_for(decision, step, value) is not None


def option_for(decision: Decision, step: Step, value: ValueOf) -> int | None:
    """The index of the option, or None if none is meant."""
    for word in step.words:
        for option in decision.options:
            if word in (option.label, option.key, option.key.partition("=")[2]):
                return option.index
        if word in ("yes", "no"):
            index = yes_or_no(decision, word == "yes")
            if index is not None:
                return index
        for option in decision.options:
            if option.key.partition("=")[2].partition("#")[0] == word or option.key.partition("#")[0] == word:
                return option.index
    for function in step.functions:
        wanted = value(function)
        if isinstance(wanted, tuple):
            return part_of(decision, wanted)
        if isinstance(wanted, bool):
            wanted = int(wanted)
        worded = [label.value for label in decision.question.labels]
        if wanted in decision.values and wanted not in worded:
            return list(decision.values).index(wanted)
        return same_row(decision, wanted)
    return None


def yes_or_no(decision: Decision, yes: bool) -> int | None:
    """`chooses yes` takes what may be done; `chooses no` declines."""
    declining = [o.index for o in decision.options if o.key in ("decline", "done")]
    if not declining:
        return None
    others = [o.index for o in decision.options if o.index not in declining]
    return declining[0] if not yes else others[0] if len(others) == 1 else None


def part_of(decision: Decision, wanted: tuple[Value, ...]) -> int | None:
    """Several things chosen one by one: the next of them that is offered, else being done."""
    for index, value in enumerate(decision.values):
        if value in wanted:
            return index
    return next((o.index for o in decision.options if o.key in ("decline", "done")), None)


def same_row(decision: Decision, wanted: int) -> int | None:
    """Another copy of the same card."""
    rows = decision.game.data.rows
    if decision.question.reading.kind != "card" or not 0 <= wanted < len(rows):
        return None
    return next(
        (i for i, v in enumerate(decision.values) if isinstance(v, int) and 0 <= v < len(rows) and rows[v] == rows[wanted]), None
    )
