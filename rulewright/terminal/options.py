"""The options of a decision as a menu, and which one somebody means by what was typed."""

from __future__ import annotations

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from dsl.spelling import nearest
from rulewright.report.frame import safe
from rulewright.terminal.hints import Hints
from rulewright.terminal.screen import Screen
from runtime.state import State
from runtime.text import Decision

MANY = 12


class Menu:
    def __init__(self, state: State, decision: Decision, hints: Hints) -> None:
        self.decision = decision
        options = decision.options
        self.keys = [option.key for option in options]
        self.labels = _distinct([option.label for option in options], self.keys)
        self.hints = [hints.option(state, decision, index) for index in range(len(options))]
        self.tokens = self._tokens()

    @property
    def single(self) -> bool:
        return len(self.keys) == 1

    def _tokens(self) -> list[str]:
        """What to type: the place in the list, but a number that is to be chosen is typed itself."""
        labelled = {label.value for label in self.decision.question.labels}
        if self.decision.question.reading.kind != "number" or labelled.issuperset(self.decision.values):
            return [str(index) for index in range(1, len(self.keys) + 1)]
        return [key if value in labelled else str(value) for key, value in zip(self.keys, self.decision.values, strict=True)]

    def show(self, screen: Screen) -> None:
        screen.say(self.decision.prompt or "What now?", style="bold")
        if self.tokens == self.labels:
            screen.say("  " + "  ".join(self.tokens), style="bold cyan")
            return
        if len(self.keys) > MANY and not any(self.hints):
            cells = [Text(safe(self._line(index))) for index in range(len(self.keys))]
            screen.show(Columns(cells, padding=(0, 3), expand=False))
            return
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column()
        grid.add_column(style="dim", overflow="fold")
        for token, label, hint in zip(self.tokens, self.labels, self.hints, strict=True):
            shown = "" if label == token else safe(label)
            grid.add_row(Text(f"  {token}", style="bold cyan"), Text(shown), Text(safe(hint)))
        screen.show(grid)

    def _line(self, index: int) -> str:
        token, label = self.tokens[index], self.labels[index]
        return token if token == label else f"{token} {label}"

    # answers

    def exact(self, line: str) -> int | None:
        """The entry with this number or name."""
        if line in self.tokens:
            return self.tokens.index(line)
        found = [
            index
            for index, key in enumerate(self.keys)
            if line.lower() in {key.lower(), _value(key), self.labels[index].lower()} - {""}
        ]
        return found[0] if len(found) == 1 else None

    def find(self, line: str) -> tuple[int | None, str]:
        """The entry that is meant by the beginning of its name, or a helpful sentence."""
        if not line:
            return (0, "") if self.single else (None, f"Type {self._range()}, or `help`.")
        names = [(_value(key), label.lower()) for key, label in zip(self.keys, self.labels, strict=True)]
        found = [index for index, each in enumerate(names) if any(name.startswith(line.lower()) for name in each)]
        if len(found) == 1:
            return found[0], ""
        if found:
            return None, f"`{line}` could be {_listed([self._line(index) for index in found])}."
        if line.lstrip("-").isdecimal():
            return None, f"There is no option {line}; type {self._range()}."
        near = nearest(line, (name for each in names for name in each))
        hint = f"; did you mean `{near}`?" if near else f"; type {self._range()}, or `help`."
        return None, f"There is no option or command `{line}`{hint}"

    def _range(self) -> str:
        if self.single:
            return f"{self.tokens[0]} (the only option, so Enter will do)"
        first = self.tokens[0]
        if len(self.tokens) > 2 and first.lstrip("-").isdecimal():
            last = int(first) + len(self.tokens) - 1
            if self.tokens == [str(number) for number in range(int(first), last + 1)]:
                return f"{first} to {last}"
        return ", ".join(self.tokens[:-1]) + f" or {self.tokens[-1]}"


def _value(key: str) -> str:
    """The part of a key that says what is chosen: `gust` of `card=gust`."""
    return key.lower().rpartition("=")[2]


def _distinct(labels: list[str], keys: list[str]) -> list[str]:
    """Copies of a card are told apart by their number."""
    return [
        f"{label} #{key.partition('#')[2]}" if "#" in key and labels.count(label) > 1 else label
        for label, key in zip(labels, keys, strict=True)
    ]


def _listed(lines: list[str]) -> str:
    return ", ".join(lines[:-1]) + " or " + lines[-1]
