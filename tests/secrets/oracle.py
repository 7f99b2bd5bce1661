"""What somebody at a table could have noticed, told from positions alone.

An oracle that knows nothing of how the engine tracks knowledge: it watches every move of a card, every look and every shuffle,
and what lies where the place's declaration lets a seat see it. Two games in which a seat noticed the same from the first
moment on are games that it can't tell apart. Copies of a card are one kind here.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from runtime.chance import CHANCE
from runtime.data import Field, Place
from runtime.game import Game
from runtime.loader import load_module, source_of
from tests.games_list import ROOT, compiled

BOX = 0
MOVES = ("put", "put_under", "put_known", "put_under_known")


class Watched:
    """A game of its own whose moves are watched: `seen` collects what happened since it was emptied. `asked`: who decides in
    secret; `answered`: who answered last outside of that, and so does what happens now."""

    def __init__(self, folder: Path, *variants: str) -> None:
        self.folder, self.variants = folder, variants
        self.game: Game = load_module(source_of(compiled(folder, *variants).game.module), folder.name)
        self.seen: list[tuple] = []
        self.owners: dict[int, int] = {}
        self.shown: set[int] = set()
        self.asked: tuple[int, ...] = ()
        self.answered = 0
        for place in self.game.data.places:
            for number in range(place.size):
                if settled(self.game, place) == "all":
                    self.shown.add(place.base + number)
                elif settled(self.game, place) == "owner" and place.owner == "seat":
                    self.owners[place.base + number] = number // place.piles
        module = self.game.module
        for name in MOVES:
            if name in module:
                module[name] = self.watch(module[name], self.move)
        noted, state_class = self.game.state_class.note_strand, self.game.state_class
        state_class.note_strand = lambda s, seat: (self.reveal(s, seat), noted(s, seat))[1]
        for name in ("look", "show", "shuffle"):
            if name in module:
                module[name] = self.watch(module[name], getattr(self, name))

    def watch(self, act: Callable, note: Callable) -> Callable:
        def watched(s, *args):
            note(s, *args)
            return act(s, *args)

        return watched

    # what happens; in a secret phase nobody else notices

    def move(self, s, card: int, place: int) -> None:
        if s.secret is None:
            self.seen.append(("move", s.loc[card], place, s.rows[card]))

    def look(self, s, seat: int, place: int) -> None:
        self.seen.append(("look", seat, place, tuple(sorted(s.rows[card] for card in s.piles[place]))))

    def show(self, s, card: int) -> None:
        self.seen.append(("show", s.rows[card]))

    def shuffle(self, s, place: int) -> None:
        self.seen.append(("shuffle", place))

    def reveal(self, s, strand: int) -> None:
        """Everybody is done in secret: all look at the table before the game goes on."""
        if s.secret is not None:
            self.asked = s.secret.seats
        if strand < 0:
            self.seen.append(("revealed", [self.table(s, seat) for seat in range(s.n)]))
            if any(getattr(s, "wants", ())):
                self.seen.append(("wants", self.first_who_wants(s)))

    def first_who_wants(self, s) -> int:
        """Whom a window finds: clockwise from the left of whoever asks, who is not asked."""
        asker = next(q for q in (self.answered, *range(s.n)) if q not in self.asked)
        return next(q for step in range(1, s.n + 1) for q in ((asker + step) % s.n,) if s.wants[q])

    # what a seat notices of it

    def sees(self, place: int, seat: int) -> bool:
        return place in self.shown or self.owners.get(place) == seat

    def noticed(self, seat: int) -> list[tuple]:
        return [self.told(event, seat) for event in self.seen]

    def told(self, event: tuple, seat: int) -> tuple:
        match event:
            case ("move", old, new, kind):
                open_to = old == BOX or self.sees(old, seat) or self.sees(new, seat)
                return ("move", old, new, kind if open_to else None)
            case ("revealed", tables):
                return ("revealed", tables[seat])
            case ("look", who, place, kinds):
                return ("look", who, place, kinds if who == seat else None)
        return event

    def table(self, s, seat: int) -> tuple:
        """What lies before a seat's eyes; while others decide in secret, as it was before."""
        s = s.sealed if s.secret is not None else s
        fields = []
        for field in self.game.fields:
            seen = settled(self.game, field)
            if not field.public or seen == "none":
                continue
            value = getattr(s, field.slot)
            if field.owner == "seat" and seen == "owner":
                count = field.cells or 1
                value = value[seat * count : (seat + 1) * count]
            elif seen != "all":
                continue
            table = self.game.data.tables.get(field.table)
            if table is not None and table.is_cards:
                continue
            fields.append((field.name, self.kinds(field.reading, value)))
        piles = []
        for place, pile in enumerate(s.piles) if self.game.data.cards else ():
            cards = tuple(s.rows[card] for card in pile) if self.sees(place, seat) else None
            piles.append((len(pile), cards) if place != BOX else len(pile))
        return tuple(fields), tuple(piles), self.marks(s, seat), s.over, s.winners

    def kinds(self, reading, value):
        """Cards by their kind."""
        if isinstance(value, list):
            return tuple(self.kinds(reading, part) for part in value)
        if isinstance(value, tuple):
            return tuple(self.kinds(reading.item, part) for part in value)
        if reading.kind == "set":
            return tuple(sorted(self.kinds(reading.item, bit) for bit in range(value.bit_length()) if value >> bit & 1))
        return self.game.data.rows[value] if reading.kind == "card" and value >= 0 else value

    def marks(self, s, seat: int) -> list:
        """What lies on cards: by kind, with where the card is if that is seen."""
        found = []
        for field in self.game.fields:
            table = self.game.data.tables.get(field.table)
            if field.public and settled(self.game, field) == "all" and table is not None and table.is_cards:
                values = getattr(s, field.slot)
                each = len(values) // len(table.ids)
                for thing, row in enumerate(table.rows):
                    place = s.loc[table.first + thing]
                    where = place if self.sees(place, seat) else -1
                    found.append((field.name, row, str(values[thing * each : (thing + 1) * each]), where))
        return sorted(found)

    def answer(self, s, decision, index: int, seat: int) -> object:
        """What a seat hears of somebody's answer: everything but which card of a place it is that the seat can't see. A card
        that may lie anywhere is named."""
        value = decision.values[index]
        if decision.player == seat or decision.question.reading.kind != "card":
            return decision.keys[index]
        places = {s.loc[card] for card in decision.values if isinstance(card, int) and card >= 0}
        hidden = len(places) == 1 and not any(self.sees(place, seat) for place in places)
        if not isinstance(value, int) or value < 0:
            return value
        return "a card" if hidden else s.rows[value]

    def open_chance(self, s, seat: int) -> bool:
        """Does the seat see what chance decides here? Not a card from a hidden place, a roll into a hidden field of others, or a
        token that goes from one hidden bag into another (whose they are is looked at only if nobody is named)."""
        assert s.player == CHANCE
        decision = s.decision
        if s.pc in self.game.data.chances or decision.question.reading.kind == "card":
            return all(s.loc[card] == BOX or s.loc[card] in self.shown for card in decision.values)
        path, line = decision.origin
        hidden = hidden_fields(self.game)
        drawn = re.search(r"\bdraw \S+ from (\w+) to (\w+)$", line_of(path, line))
        if drawn and set(drawn.groups()) <= hidden.keys():
            return self.answered == seat and "owner" in (hidden[drawn[1]], hidden[drawn[2]])
        rolled = [hidden[name] for name in re.findall(r"\bas\s+(?:\w+'s\s+)?(\w+)", line_of(path, line)) if name in hidden]
        return all(seen == "owner" and self.answered == seat for seen in rolled)


@cache
def hidden_fields(game: Game) -> dict[str, str]:
    return {field.name: settled(game, field) for field in game.fields if field.public and settled(game, field) != "all"}


@cache
def settled(game: Game, part: Field | Place) -> str:
    """Who sees a field or a place with the settings that a game starts with."""
    return game.seen(part, game.blank(game.players[0]))


@cache
def line_of(path: str, line: int) -> str:
    found = [file for file in (ROOT / path, *ROOT.glob(f"*/*/{path}"), *ROOT.glob(f"*/*/*/{path}")) if file.is_file()]
    return found[0].read_text().splitlines()[line - 1] if found else ""
