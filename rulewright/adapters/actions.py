"""A number for every option that a game can ever offer, fixed before the first game.

Learning code wants one finite set of actions. An option has a stable key (`sector=asia`, `done`), so all keys that the
prompts of a game can make are numbered: rows, choices, cards, seats, cells and named options are all known from the
compiled game. Only numbers are open (`how many?`): the keys of 0 to `numbers` - 1 are numbered too. A decision that offers
other numbers uses the spare actions `option 1`, `option 2` ... by position; if it has more options than there are spare
actions, options evenly spread over the range are offered. Games that never ask for a number have no spare actions.
"""

from __future__ import annotations

from itertools import product
from math import prod

from runtime.data import Prompt, Reading, Value
from runtime.game import Game
from runtime.grids import shape_of
from runtime.text import Decision, option_key

NUMBERS = 32
MOST_COMBINED = 50_000
NONE = -1
CLOSED = ("choice", "row", "card", "player", "cell", "flag")


class Actions:
    """`keys[action]` is what an action means. `offered(decision)` maps the actions that are legal now to indices of options."""

    def __init__(self, game: Game, players: int, numbers: int = NUMBERS) -> None:
        if numbers < 2:
            raise ValueError("at least 2 numbers are needed")
        self.game = game
        self.numbers = numbers
        self.keys: list[str] = []
        self.number_of: dict[str, int] = {}
        self.tables: dict[int, dict[object, list[int]]] = {}
        asked = [game.data.prompts[index] for index in sorted({ask.prompt for ask in game.data.asks.values()} - {0})]
        for prompt in asked:
            self.tables[id(prompt)] = self.number_prompt(prompt, players)
        is_open = any(prompt.reading.kind not in CLOSED and not names_all(prompt) for prompt in asked)
        self.spare = [self.number_key(f"option {index + 1}") for index in range(numbers if is_open else 0)]

    def __len__(self) -> int:
        return len(self.keys)

    def number_prompt(self, prompt: Prompt, players: int) -> dict[object, list[int]]:
        """The actions for every value the prompt can offer. Values that share a key (copies of a card) share as many actions as
        there are of them: which one stands for which copy says nothing."""
        labels = [label.value for label in prompt.labels]
        values: list[Value] = [*labels]
        if prompt.parts:
            values = self.combinations(prompt, players)
        else:
            values += [v for v in self.possible_values(prompt.reading, players, names_all(prompt)) if v not in labels]
        alike: dict[str, list[int]] = {}
        table: dict[object, list[int]] = {}
        for value in values:
            key = option_key(self.game, prompt, value)
            table[value] = actions = alike.setdefault(key, [])
            actions.append(self.number_key(f"{key}#{len(actions) + 1}" if actions else key))
        return table

    def combinations(self, prompt: Prompt, players: int) -> list[Value]:
        """Of several things that are chosen at once; nothing if there are too many to number."""
        parts = [self.possible_values(part.reading, players, False) for part in prompt.parts]
        return list(product(*parts)) if prod(map(len, parts)) <= MOST_COMBINED else []

    def possible_values(self, reading: Reading, players: int, labelled: bool) -> list[int]:
        kind, of, _, none = reading
        data = self.game.data
        if kind == "choice":
            found = list(range(len(data.choices[of])))
        elif kind == "row":
            found = sorted(set(data.tables[of].rows))
        elif kind == "card":
            found = list(range(data.cards - int(of or 0)))
        elif kind == "player":
            found = list(range(players))
        elif kind == "cell":
            found = list(shape_of(of).most)
        elif kind == "flag":
            found = [0, 1]
        elif kind == "number" and not labelled:
            found = [value - int(of or 0) for value in range(self.numbers)]
        else:
            found = []
        return [*found, NONE] if none else found

    def number_key(self, key: str) -> int:
        if key not in self.number_of:
            self.number_of[key] = len(self.keys)
            self.keys.append(key)
        return self.number_of[key]

    def offered(self, decision: Decision) -> dict[int, int]:
        """The legal actions in ascending order, each with the index of its option."""
        table = self.tables.get(id(decision.question), {})
        values = decision.values
        found: dict[int, int] = {}
        try:
            for index, value in enumerate(values):
                found[next(action for action in table[value] if action not in found)] = index
        except (KeyError, TypeError):
            found = {}
        if len(found) != len(values):
            if not self.spare:
                raise ValueError(f"{decision!r} offers what no prompt of {self.game.name} can offer")
            found = dict(zip(self.spare, spread(len(values), len(self.spare)), strict=False))
        return dict(sorted(found.items()))


def names_all(prompt: Prompt) -> bool:
    """Is everything that it offers named by a label, not only what it is to choose none?"""
    return any(label.value != NONE for label in prompt.labels)


def spread(options: int, places: int) -> list[int]:
    """The indices of options that get a place: all, or as many as there are places from first to last."""
    if options <= places:
        return list(range(options))
    return [place * (options - 1) // (places - 1) for place in range(places)]
