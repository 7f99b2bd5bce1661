"""Words for people: what a value is called, option keys and labels, prompts, log lines."""

from __future__ import annotations

import re
from fractions import Fraction

from runtime.chance import CHANCE


class Option:
    """One answer: `key` is stable, `label` is for people, `probability` is set if chance decides."""

    __slots__ = ("index", "value", "_decision")

    def __init__(self, decision: Decision, index: int) -> None:
        self._decision = decision
        self.index = index
        self.value = decision.values[index]

    @property
    def key(self) -> str:
        return option_key(self._decision.game, self._decision.prompt_data, self.value)

    @property
    def label(self) -> str:
        return option_label(self._decision.game, self._decision.prompt_data, self.value)

    @property
    def probability(self) -> Fraction | None:
        weights = self._decision.weights
        return None if weights is None else Fraction(weights[self.index], sum(weights))

    def __repr__(self) -> str:
        return f"<{self.key}>"


class Decision:
    """Who decides what: `player` (CHANCE for chance), `prompt`, `options`. Labels are made when they are read."""

    __slots__ = ("game", "player", "values", "weights", "prompt_data", "at", "_options")

    def __init__(self, game, player: int, pc: int, values: tuple, weights: tuple | None) -> None:
        self.game = game
        self.player = player
        self.values = values
        self.weights = weights if player == CHANCE else None
        prompt, self.at = game.data["asks"].get(pc, (0, 0))
        self.prompt_data = game.data["prompts"][prompt]
        if player == CHANCE and not prompt:
            self.prompt_data = game.chance_prompt(pc)
        self._options = None

    @property
    def prompt(self) -> str:
        return self.prompt_data[1]

    @property
    def name(self) -> str:
        return self.prompt_data[0]

    @property
    def options(self) -> list[Option]:
        if self._options is None:
            self._options = [Option(self, index) for index in range(len(self.values))]
        return self._options

    @property
    def origin(self) -> tuple:
        """File and line of the rule that asks."""
        return self.game.origins[self.at][:2]

    def __repr__(self) -> str:
        return f"<decision of {self.player}: {self.prompt or self.name}, {len(self.values)} options>"


def option_key(game, prompt: tuple, value) -> str:
    name, _, reading, labels = prompt
    for found, key, _ in labels:
        if found == value:
            return key
    identity = value_id(game, reading, value)
    return f"{name}={identity}" if name else identity


def option_label(game, prompt: tuple, value) -> str:
    for found, _, label in prompt[3]:
        if found == value:
            return label
    return value_text(game, prompt[2], value)


def value_id(game, reading: tuple, value) -> str:
    """A value as a stable word."""
    kind, of, item, none = reading
    if isinstance(value, (tuple, list)):
        return ",".join(value_id(game, item or reading, part) for part in value)
    if value == -1 and (none or kind in ("card", "row", "player", "choice", "cell")):
        return "none"
    if kind == "choice":
        return game.data["choices"][of][value][0]
    if kind == "row":
        return game.row_ids(of)[value]
    if kind == "card":
        return game.card_ids[value + int(of or 0)]
    if kind == "cell":
        width = int(of.split(",")[1])
        return f"{value // width + 1},{value % width + 1}"
    if kind == "flag":
        return "yes" if value else "no"
    if kind == "set":
        return "+".join(value_id(game, item, bit) for bit in range(value.bit_length()) if value >> bit & 1) or "nothing"
    return str(int(value) + int(of or 0))


def value_text(game, reading: tuple, value) -> str:
    """A value in words for people."""
    kind, of, item, none = reading
    if isinstance(value, (tuple, list)):
        return ", ".join(value_text(game, item or reading, part) for part in value) or "nothing"
    if value == -1 and (none or kind in ("card", "row", "player", "choice", "cell")):
        return "none"
    if kind == "choice":
        name, title = game.data["choices"][of][value]
        return title or name
    if kind == "row":
        return game.row_names(of)[value]
    if kind == "card":
        return game.card_names[value + int(of or 0)]
    if kind == "player":
        return f"player {value + 1}"
    if kind == "cell":
        width = int(of.split(",")[1])
        return f"row {value // width + 1}, column {value % width + 1}"
    if kind == "set":
        members = [bit for bit in range(value.bit_length()) if value >> bit & 1]
        return ", ".join(value_text(game, item, bit) for bit in members) or "nothing"
    return value_id(game, reading, value)


def note_text(game, note: int, seat: int, args: tuple) -> str:
    """A log line with its slots filled: `{player}` is whom it is about, `{0}` the first value."""
    text, readings, _ = game.data["notes"][note]

    def word(slot: re.Match) -> str:
        if slot[1] == "player":
            return value_text(game, ("player", "", None, True), seat)
        return value_text(game, readings[int(slot[1])], args[int(slot[1])])

    return re.sub(r"\{(\d+|player)\}", word, text)
