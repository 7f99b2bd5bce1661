"""Which option an answer of an example means: by label, by key, by the name of a rule or a row, or by value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.examples.steps import Step
from runtime.data import Prompt
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
        return option_of(decision, value(function))
    return None


def option_of(decision: Decision, wanted: Any) -> int | None:
    """The option that stands for a value, or for one of several that will do (copies of a card). A label stands for no value,
    unless it is what `none` is called."""
    worded = [label.value for label in decision.question.labels if not label.key.endswith("=none")]
    for one in wanted if isinstance(wanted, tuple) else (int(wanted),):
        if one in decision.values and one not in worded:
            return list(decision.values).index(one)
    return None if isinstance(wanted, tuple) else same_row(decision, wanted)


def is_meant(decision: Decision, part: Prompt, value: Any, wanted: Any) -> bool:
    """Is this what is wanted of a part: the value, one of several that will do, or another copy of the same card?"""
    if isinstance(wanted, tuple):
        return value in wanted
    rows = decision.game.data.rows
    copies = part.reading.kind == "card" and 0 <= value < len(rows) and 0 <= wanted < len(rows)
    return bool(value == wanted or copies and rows[value] == rows[wanted])


def ending(decision: Decision) -> int | None:
    """The option that declines, or says that no more is chosen."""
    return next((o.index for o in decision.options if o.key in ("decline", "done")), None)


def offered(decision: Decision) -> str:
    return ", ".join(dict.fromkeys(option.label for option in decision.options))


class Mistaken(Exception):
    """What is named does not fit what is asked."""


class Named:
    """What `with` names. A value answers as long as its question is asked again and again; of several things each answers
    once, a card that is named by any copy of it that is offered. `left`: what of them is still to be chosen."""

    def __init__(self, step: Step | None, value: ValueOf) -> None:
        self.step, self.value = step, value
        self.answers = dict(step.answers) if step is not None else {}
        self.left: dict[str, list[Any]] = {}
        self.by: dict[str, int] = {}
        self.unfit: dict[str, str] = {}
        self.last = ""

    def index(self, decision: Decision) -> int | None:
        """The option for a question; None if the question is not meant."""
        name = decision.name
        if decision.question.parts:
            return self.index_of_parts(decision)
        if name not in self.answers or name in self.by and (self.last != name or self.by[name] != decision.player):
            return None
        found = self.next_of(decision) if self.step is not None and name in self.step.several else None
        if self.step is not None and name not in self.step.several:
            found = option_of(decision, self.value(self.answers[name]))
        if found is None:
            self.unfit[name] = offered(decision)
            return None
        self.by[name], self.last = decision.player, name
        return found

    def index_of_parts(self, decision: Decision) -> int | None:
        """The same for several things that are chosen at once: the only combination that has all that is named."""
        parts = decision.question.parts
        named = [(at, part) for at, part in enumerate(parts) if part.name in self.answers]
        again = self.last == decision.name
        if not named or any(part.name in self.by and not (again and self.by[part.name] == decision.player) for _, part in named):
            return None
        wanted = [(at, part, self.value(self.answers[part.name])) for at, part in named]
        values = ((index, value) for index, value in enumerate(decision.values) if isinstance(value, tuple))
        fitting = [index for index, value in values if all(is_meant(decision, part, value[at], one) for at, part, one in wanted)]
        if not fitting or len({decision.options[index].label for index in fitting}) > 1:
            self.unfit.update((part.name, offered(decision)) for _, part in named)
            return None
        self.by.update((part.name, decision.player) for _, part in named)
        self.last = decision.name
        return fitting[0]

    def next_of(self, decision: Decision) -> int | None:
        name = decision.name
        if name not in self.left:
            self.left[name] = list(self.value(self.answers[name]))
        left = self.left[name]
        fitting = ((option_of(decision, wanted), number) for number, wanted in enumerate(left))
        found = min(((index, number) for index, number in fitting if index is not None), default=None)
        if found is not None:
            del left[found[1]]
            return found[0]
        if name not in self.by and left:
            del self.left[name]
            return None
        if left:
            raise Mistaken(f"not all that `{name}` names can be chosen; offered: {offered(decision)}")
        index = ending(decision)
        if index is None:
            raise Mistaken(f"`{name}` names too few: one more must be chosen of: {offered(decision)}")
        return index

    def check(self, asked: set[str], over: bool) -> None:
        """Nothing that was named is left where its question is over. `asked`: the names of the open questions."""
        for name in self.answers:
            if self.left.get(name) and name in self.by and name not in asked:
                raise Mistaken(f"`{name}` names more than is chosen")
            if over and name not in self.by and self.step is not None and name not in self.step.told:
                if name in self.unfit:
                    raise Mistaken(f"what `{name}` names is not offered; offered: {self.unfit[name]}")
                raise Mistaken(f"nothing is asked for as `{name}`")


def yes_or_no(decision: Decision, yes: bool) -> int | None:
    """`chooses yes` takes what may be done; `chooses no` declines."""
    declining = [o.index for o in decision.options if o.key in ("decline", "done")]
    if not declining:
        return None
    others = [o.index for o in decision.options if o.index not in declining]
    return declining[0] if not yes else others[0] if len(others) == 1 else None


def same_row(decision: Decision, wanted: int) -> int | None:
    """Another copy of the same card."""
    rows = decision.game.data.rows
    if decision.question.reading.kind != "card" or not 0 <= wanted < len(rows):
        return None
    return next(
        (i for i, v in enumerate(decision.values) if isinstance(v, int) and 0 <= v < len(rows) and rows[v] == rows[wanted]), None
    )
