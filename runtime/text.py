"""Words for people: what a value is called, option keys and labels, prompts, log lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from runtime.chance import CHANCE
from runtime.data import Ask, Prompt, Reading, Value
from runtime.grids import shape_of

if TYPE_CHECKING:
    from runtime.game import Game

PLAYER = Reading("player", none=True)
UNASKED = Ask(0, 0)
NAMED_OR_NONE = ("card", "row", "player", "choice", "cell")
"""Kinds that have no -1 of their own."""


class Option:
    """One answer: `key` is stable, `label` is for people, `probability` is set if chance decides."""

    __slots__ = ("index", "value", "_decision")

    def __init__(self, decision: Decision, index: int) -> None:
        self._decision = decision
        self.index = index
        self.value = decision.values[index]

    @property
    def key(self) -> str:
        return self._decision.keys[self.index]

    @property
    def label(self) -> str:
        return option_label(self._decision.game, self._decision.question, self.value)

    @property
    def probability(self) -> Fraction | None:
        weights = self._decision.weights
        return None if weights is None else Fraction(weights[self.index], sum(weights))

    def __repr__(self) -> str:
        return f"<{self.key}>"


class Decision:
    """Who decides what: `player` (CHANCE for chance), `prompt`, `options`. Labels are made when they are read."""

    __slots__ = ("game", "player", "values", "weights", "question", "at", "_options", "_keys")

    def __init__(self, game: Game, player: int, pc: int, values: tuple[Value, ...], weights: tuple[int, ...] | None) -> None:
        self.game = game
        self.player = player
        self.values = values
        self.weights = weights if player == CHANCE else None
        ask = game.data.asks.get(pc, UNASKED)
        self.at = ask.at
        self.question = game.data.prompts[ask.prompt] if ask.prompt or player != CHANCE else game.chance_prompt(pc)
        self._options: list[Option] | None = None
        self._keys: list[str] | None = None

    @property
    def prompt(self) -> str:
        """The question in words; `{option}` stands for the first thing that is offered."""
        text = self.question.text
        return text.replace("{option}", self.options[0].label) if "{option}" in text else text

    @property
    def name(self) -> str:
        return self.question.name

    @property
    def options(self) -> list[Option]:
        if self._options is None:
            self._options = [Option(self, index) for index in range(len(self.values))]
        return self._options

    @property
    def keys(self) -> list[str]:
        """The keys of the options; those that would be alike are counted, in the order of the options."""
        if self._keys is None:
            often: dict[str, int] = {}
            self._keys = []
            for value in self.values:
                key = option_key(self.game, self.question, value)
                often[key] = number = often.get(key, 0) + 1
                self._keys.append(key if number == 1 else f"{key}#{number}")
        return self._keys

    @property
    def origin(self) -> tuple[str, int]:
        """File and line of the rule that asks."""
        return self.game.origins[self.at][:2]

    def __repr__(self) -> str:
        return f"<decision of {self.player}: {self.prompt or self.name}, {len(self.values)} options>"


def option_key(game: Game, prompt: Prompt, value: Value) -> str:
    if prompt.parts and isinstance(value, tuple):
        return ",".join(option_key(game, part, one) for part, one in zip(prompt.parts, value, strict=True))
    for label in prompt.labels:
        if label.value == value:
            return label.key
    identity = value_id(game, prompt.reading, value, game.kind_ids)
    return f"{prompt.name}={identity}" if prompt.name else identity


def option_label(game: Game, prompt: Prompt, value: Value) -> str:
    if prompt.parts and isinstance(value, tuple):
        named = zip(prompt.parts, value, strict=True)
        return ", ".join(f"{part.name.replace('_', ' ')} {option_label(game, part, one)}" for part, one in named)
    for label in prompt.labels:
        if label.value == value:
            return label.text
    return value_text(game, prompt.reading, value)


def value_id(game: Game, reading: Reading, value: Value, cards: list[str] | None = None) -> str:
    """A value as a stable word. `cards`: what cards are called, if copies are not to be told apart."""
    kind, of, _, none = reading
    if isinstance(value, (tuple, list)):
        return ",".join(value_id(game, reading.member, part, cards) for part in value)
    if value == -1 and (none or kind in NAMED_OR_NONE):
        return "none"
    if kind == "choice":
        return game.data.choices[of][value].name
    if kind == "row":
        return game.row_ids(of)[value]
    if kind == "card":
        return (cards or game.card_ids)[value + int(of or 0)]
    if kind == "cell":
        width = shape_of(of).width
        return f"{value // width + 1},{value % width + 1}"
    if kind == "flag":
        return "yes" if value else "no"
    if kind == "set":
        return (
            "+".join(value_id(game, reading.member, bit, cards) for bit in range(value.bit_length()) if value >> bit & 1)
            or "nothing"
        )
    return str(int(value) + int(of or 0))


def value_text(game: Game, reading: Reading, value: Value) -> str:
    """A value in words for people."""
    kind, of, _, none = reading
    if kind == "grid" and isinstance(value, (tuple, list)):
        return grid_text(game, reading, value)
    if isinstance(value, (tuple, list)):
        return ", ".join(value_text(game, reading.member, part) for part in value) or "nothing"
    if value == -1 and (none or kind in NAMED_OR_NONE):
        return "none"
    if kind == "choice":
        choice = game.data.choices[of][value]
        return choice.title or choice.name
    if kind == "row":
        return game.row_names(of)[value]
    if kind == "card":
        return game.card_names[value + int(of or 0)]
    if kind == "player":
        return f"player {value + 1}"
    if kind == "cell":
        width = shape_of(of).width
        return f"row {value // width + 1}, column {value % width + 1}"
    if kind == "set":
        members = [bit for bit in range(value.bit_length()) if value >> bit & 1]
        return ", ".join(value_text(game, reading.member, bit) for bit in members) or "nothing"
    return value_id(game, reading, value)


def grid_text(game: Game, reading: Reading, cells: Sequence[Value]) -> str:
    """What lies where; nothing is said of cells that are empty."""
    where = Reading("cell", reading.of)
    filled = (
        f"{value_text(game, reading.member, cells[at])} at {value_text(game, where, at)}"
        for at in range(len(cells))
        if cells[at] != -1
    )
    return "; ".join(filled) or "empty"


def span_text(until: str, by: int, begun: bool) -> str:
    """How long something lasts that `by` began, in words. `begun`: it holds already."""
    span = until.removeprefix("next_")
    if until in ("", "game"):
        return "from now on"
    if until == "my_turn":
        return f"until player {by + 1}'s next turn"
    return "until used" if span == "used" else f"next {span} too" if until != span and not begun else f"this {span}"


def note_text(game: Game, note: int, seat: int, args: tuple[Value, ...]) -> str:
    """A log line with its slots filled: `{player}` is whom it is about, `{0}` the first value, `{0|coin|coins}` the word that goes
    with it."""
    text, readings = game.data.notes[note][:2]

    def word(slot: re.Match[str]) -> str:
        if slot[1] == "player":
            return value_text(game, PLAYER, seat)
        if slot[2] is not None:
            return slot[2] if args[int(slot[1])] == 1 else slot[3]
        return value_text(game, readings[int(slot[1])], args[int(slot[1])])

    return re.sub(r"\{(\d+|player)(?:\|([^|{}]*)\|([^|{}]*))?\}", word, text)
