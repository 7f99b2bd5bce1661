"""What an option stands for: its own key, and the cards it plays, uses or sets aside. Worked out once per process."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from rulewright.simulation.setup import Setup
from runtime.data import Prompt, Reading, Value
from runtime.text import option_key, option_label, value_id

COPY = re.compile(r"#\d+(?=,|$)")
PASSES = ("decline", "done")
"""The keys under which the rules offer to leave something be."""

Meaning = tuple[str, str, str, tuple[tuple[str, bool], ...]]
"""(key, label, kind, cards): the cards by id, each with whether it is played or used. Copies of a card are one."""


class Names:
    """`cards`: the id of each physical card without its copy; `labels` and `tables` by such an id. `places`: by seat, the
    piles that lie in front of it and that it may look at."""

    def __init__(self, setup: Setup) -> None:
        self.game = game = setup.game()
        self.plays = None if setup.plays is None else frozenset(setup.plays)
        self.cards = [COPY.sub("", card) for card in game.card_ids]
        self.labels = dict(zip(self.cards, game.card_names, strict=True))
        self.tables = {
            self.cards[table.first + index]: name
            for name, table in game.data.tables.items()
            if table.is_cards
            for index in range(len(table.ids))
        }
        self.places = [
            [
                place.base + seat * place.piles + key
                for place in game.data.places
                if place.owner == "seat" and (place.seen != "none" or place.shown_if)
                for key in range(place.piles)
            ]
            for seat in range(setup.players)
        ]
        names = list(self.labels.values())
        self.by_label = {name: card for card, name in self.labels.items() if names.count(name) == 1}
        said: dict[str, set[str]] = {}
        for prompt in game.data.prompts:
            for one in prompt.labels:
                said.setdefault(one.key, set()).add(one.text)
        self.worded = {key for key, texts in said.items() if len(texts) > 1 and key not in PASSES}
        self.known: dict[tuple[int, int, Value], Meaning] = {}

    def meaning(self, prompt: Prompt, at: int, value: Value) -> Meaning:
        known = self.known.get((id(prompt), at, value))
        if known is None:
            known = self.known[id(prompt), at, value] = self._find(prompt, at, value)
        return known

    def _find(self, prompt: Prompt, at: int, value: Value) -> Meaning:
        key = COPY.sub("", option_key(self.game, prompt, value))
        label = option_label(self.game, prompt, value)
        if key in self.worded:  # "Doubt the Salmon" and "Doubt the Pike" are counted together, in general words
            label = key
        if any(label.value == value for label in prompt.labels):
            # reactions and abilities of cards are offered by the card's id or name
            card = key if key in self.labels else self.by_label.get(label)
            if card:
                return key, label, "card", ((card, True),)
            return key, label, "pass" if key in PASSES else "action", ()
        played = self.plays is None or at in self.plays
        parts = zip(prompt.parts, value, strict=True) if prompt.parts and isinstance(value, tuple) else ((prompt, value),)
        cards = tuple((card, played) for part, one in parts for card in self._cards(part.reading, one))
        return key, f"{prompt.name.replace('_', ' ')}: {label}", "card" if cards else "choice", cards

    def _cards(self, reading: Reading, value: Value) -> Iterator[str]:
        """The cards that an answer names: one, or several at once."""
        if isinstance(value, (tuple, list)):
            for part in value:
                yield from self._cards(reading.member, part)
        elif reading.kind == "card" and value >= 0:
            yield COPY.sub("", value_id(self.game, reading, value))


@cache
def names_of(setup: Setup) -> Names:
    return Names(setup)
