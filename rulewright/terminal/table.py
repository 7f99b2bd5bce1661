"""The table as one seat sees it: players as columns, what lies in the middle, the cards in the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property, partial

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from rulewright.report.frame import safe
from rulewright.terminal.hints import Hints
from rulewright.terminal.maps import Ways, ways_of
from rulewright.terminal.screen import plain_text
from rulewright.terminal.words import NOTHING, Words
from runtime.data import Field, Place
from runtime.views import Plain

View = dict[str, Plain]
CARDS_WITH_TEXT, MOST_CARDS, MOST_KEYS, FEW_KEYS = 8, 6, 8, 3
GAP = "   "
NONE: Counter[str] = Counter()


class TableView:
    def __init__(self, words: Words, hints: Hints, roles: list[str]) -> None:
        """`roles`: what each seat is: a person, a bot, an automa."""
        self.words = words
        self.hints = hints
        self.game = words.game
        self.roles = roles

    def draw(self, view: View, fresh: Counter[str] = NONE) -> RenderableType:
        """The table of a view. `fresh`: cards in the hand that were not there when the seat last looked."""
        self.words.settings = view
        remembered = self.words.remembered(view)
        parts: list[RenderableType] = [self._players(view, remembered)]
        middle = list(self._middle(view, remembered))
        if middle:
            parts.append(Flow(middle))
        for title, places in self._maps(view):
            parts += [Text(safe(title), style="bold"), _pairs(places), Text()]
        parts += self._own_cards(view, remembered, fresh)
        return Group(*parts)

    def own_cards(self, view: View) -> Counter[str]:
        """The cards that only this seat sees, copies counted."""
        return Counter(card for _, cards in self._own_piles(view) for card in cards)

    # players

    def _players(self, view: View, remembered: dict[str, str]) -> Table:
        grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column("")
        seat = view["seat"]
        for number in range(view["players"]):
            you = "you" if number == seat else self.roles[number]
            style = "bold" if number in view["deciding"] else ""
            name = f"player {number + 1}" if view["players"] <= 6 else f"P{number + 1}"
            grid.add_column(plain_text(f"{name}\n{you}" if you else name, style), overflow="fold")
        for title, cells in self._player_rows(view, remembered):
            grid.add_row(Text(safe(title), style="dim"), *(plain_text(cell) for cell in cells))
        return grid

    def _player_rows(self, view: View, remembered: dict[str, str]) -> Iterator[tuple[str, list[str]]]:
        for field in self.game.fields:
            if field.public and field.owner == "seat":
                yield from self._seat_rows(view, field, partial(self.words.value, field.reading))
        for place in self.game.data.places:
            if place.owner == "seat":
                most = 0 if self._is_private(place, view) else MOST_CARDS
                yield from self._seat_rows(view, place, self._pile_word(place, remembered, most))

    def _is_private(self, place: Place, view: View) -> bool:
        """Does each player see only the own cards there?"""
        if "owner" not in (place.seen, place.shown):
            return False
        piles = [pile for value in view[place.name] for _, pile in self.words.entries(place, value)]
        return not place.shown_if or any("cards" not in pile for pile in piles if isinstance(pile, dict))

    def _pile_word(self, place: Place, remembered: dict[str, str], most: int) -> Callable[[Plain], str]:
        return lambda pile: self.words.pile(place, pile, remembered, most)

    def _seat_rows(self, view: View, item: Field | Place, word: Callable[[Plain], str]) -> Iterator[tuple[str, list[str]]]:
        """One row, or one for each key. A seat that shows nothing of a keyed field is hidden in all rows."""
        seats = [list(self.words.entries(item, value)) for value in view[item.name]]
        longest = max(seats, key=len)
        title = self.words.title(item)
        for index, (key, _) in enumerate(longest):
            cells = [entries[index][1] if len(entries) == len(longest) else entries[0][1] for entries in seats]
            if len(longest) <= FEW_KEYS or any(cell not in (0, [], "none", -1) for cell in cells):
                yield f"{title}: {key}" if key else title, [_joined(cell, word) for cell in cells]

    # the middle

    def _middle(self, view: View, remembered: dict[str, str]) -> Iterator[tuple[str, str]]:
        apart = {"round", *(field.name for field in self.game.data.settings)}
        for field in self.game.fields:
            if field.public and field.owner == "game" and field.name not in apart:
                yield self._listed(view, field, partial(self.words.value, field.reading))
        for place in self.game.data.places:
            if place.owner != "seat":
                yield self._listed(view, place, partial(_joined, word=self._pile_word(place, remembered, MOST_CARDS)))
        yield from self._things(view)
        yield from self.words.lasting(view)

    def _listed(self, view: View, item: Field | Place, word: Callable[[Plain], str]) -> tuple[str, str]:
        """All entries of something in the middle; of very many only those that hold anything."""
        entries = [(key, word(value)) for key, value in self.words.entries(item, view[item.name])]
        if len(entries) > MOST_KEYS:
            entries = [(key, text) for key, text in entries if text not in ("0", "no", NOTHING)]
        return self.words.title(item), ", ".join(f"{key} {text}".strip() for key, text in entries) or NOTHING

    def _things(self, view: View) -> Iterator[tuple[str, str]]:
        """Fields of rows that are no cards: spaces of a board, for instance."""
        for field in self.words.thing_fields():
            values = view[field.name]
            if self.game.data.tables[field.table].is_cards or field.table in self.places or not isinstance(values, dict):
                continue
            shown = [(name, self.words.value(field.reading, value)) for name, value in self.words.entries(field, values)]
            told = ", ".join(f"{name} {word}" for name, word in shown if word not in (NOTHING, "no", "0"))
            yield self.words.title(field), told or NOTHING

    # maps

    @cached_property
    def places(self) -> dict[str, dict[str, Ways]]:
        """Tables that are shown place by place: those with ways between their rows, or with rows that somebody is on."""
        found = {name: ways_of(self.hints.model, name) for name, table in self.game.data.tables.items() if not table.is_cards}
        marked = {field.table for field in self.words.thing_fields()} & {name for name in found if any(self._staying(name))}
        return {name: ways for name, ways in found.items() if ways or name in marked}

    def _staying(self, table: str) -> Iterator[Field]:
        """Fields that say who or what is on the rows of this table."""
        for field in self.game.fields:
            reading = field.reading.member if field.reading.kind == "set" else field.reading
            if field.public and field.owner in ("seat", "game") and not field.keys and (reading.kind, reading.of) == ("row", table):
                yield field

    def _maps(self, view: View) -> Iterator[tuple[str, list[tuple[str, str]]]]:
        """Each place with what is on it and what lies beside it."""
        for name, ways in self.places.items():
            table, info = self.game.data.tables[name], self.hints.model.tables[name]
            told: dict[str, list[str]] = {id: [] for id in table.ids}
            self._on_places(view, name, told)
            for title, beside in ways.items():
                for id, others in beside.items():
                    if others:
                        told.setdefault(id, []).append(f"{title}: {', '.join(others)}")
            shown = [(place, " · ".join(told[id])) for id, place in zip(table.ids, table.names, strict=True)]
            yield info.title or name.replace("_", " "), shown

    def _on_places(self, view: View, name: str, told: dict[str, list[str]]) -> None:
        for field in (field for field in self.words.thing_fields() if field.table == name):
            values = view[field.name]
            for key, value in values.items() if isinstance(values, dict) else ():
                id, _, part = key.partition(",")
                word = self.words.value(field.reading, value)
                if id in told and word not in (NOTHING, "no", "0"):
                    told[id].append(" ".join(filter(None, (self.words.title(field), part, word))))
        for field in self._staying(name):
            seats = view[field.name] if field.owner == "seat" else [view[field.name]]
            for seat, held in enumerate(seats):
                whose = f" of {self.words.seat(seat)}" if field.owner == "seat" else ""
                for id in held if isinstance(held, list) else (held,):
                    if id in told:
                        told[id].append(f"{self.words.title(field)}{whose}")

    # cards

    def _own_cards(self, view: View, remembered: dict[str, str], fresh: Counter[str]) -> Iterator[RenderableType]:
        """What only this seat sees, with what it says."""
        for title, cards in self._own_piles(view):
            yield Text(safe(f"Your {title}"), style="bold")
            told: dict[tuple[str, str], list[str]] = {}
            for card in cards:
                told.setdefault((self.words.card(card, remembered), self.hints.card(self.words.numbers[card])), []).append(card)
            yield _pairs(
                [
                    (
                        _counted(name, len(copies)) + (" (new)" if any(fresh[card] for card in copies) else ""),
                        text if len(told) <= CARDS_WITH_TEXT else "",
                    )
                    for (name, text), copies in told.items()
                ]
            )

    def _own_piles(self, view: View) -> Iterator[tuple[str, list[str]]]:
        for place in self.game.data.places:
            if place.owner != "seat" or view["seat"] is None or not self._is_private(place, view):
                continue
            for key, pile in self.words.entries(place, view[place.name][view["seat"]]):
                cards = pile.get("cards", []) if isinstance(pile, dict) else []
                if cards:
                    yield f"{self.words.title(place)} {key}".strip(), cards


def _joined(value: Plain, word: Callable[[Plain], str]) -> str:
    """One value, or several without names of their own."""
    if isinstance(value, list) and value and all(isinstance(part, dict) and "size" in part for part in value):
        return " / ".join(word(part) for part in value)
    return word(value)


def _counted(name: str, number: int) -> str:
    return name if number == 1 else f"{name} ×{number}"


def _pairs(rows: list[tuple[str, str]]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(overflow="fold")
    for title, text in rows:
        grid.add_row(Text("  " + safe(title)), plain_text(text, "dim"))
    return grid


class Flow:
    """Short things beside each other, as many as fit on a line; tall ones below."""

    def __init__(self, rows: list[tuple[str, str]]) -> None:
        self.tall = [(title, text) for title, text in rows if "\n" in text]
        self.items = [Text.assemble((safe(title), "dim"), ": ", safe(text)) for title, text in rows if "\n" not in text]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(" ")
        for item in self.items:
            if len(line) > 1 and line.cell_len + len(GAP) + item.cell_len > options.max_width:
                yield line
                line = Text(" ")
            line.append(GAP if len(line) > 1 else "").append_text(item)
        yield line
        if self.tall:
            yield _pairs(self.tall)
        yield Text()
