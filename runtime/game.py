"""A compiled game: new states, saved ones, random playouts."""

from __future__ import annotations

import traceback
from bisect import bisect_right
from collections.abc import Callable, Mapping
from typing import Any

from runtime import saving
from runtime.chance import CHANCE, LAST, NOTHING, Rnd, seeded
from runtime.data import Field, GameData, Origin, Place, Prompt, Reading, Secret, Seen
from runtime.errors import RuleLimit
from runtime.grids import shape_of
from runtime.playout import Statistics, play_games
from runtime.state import State
from runtime.steps import NOBODY, run

SAMPLED, EXPLICIT = "sampled", "explicit"
EVERYONE, HOLDERS = "everyone", "holders"

Settings = Mapping[str, int | str]
Automas = Mapping[int, str]
Setup = tuple[int, int, Settings | None, Automas | None, str, str]
"""Players, seed, settings, automas, chance, reactions."""

Block = Callable[[State, Any], int]
"""A basic block: goes on with an answer; the number of the next block, 0 if the game waits."""

CONTROL = {
    *("n", "player", "options", "option_count", "pc", "over", "history", "weights", "stack"),
    *("explicit", "pending", "strands", "sealed", "secret"),
}
"""Slots that say where a game stands in its rules, not what lies on the table."""


FAILURES = {
    IndexError: "nothing is there to take: an empty list, set or place, or no such row in a table",
    RecursionError: "rules run each other without end",
    OverflowError: "a number became too large",
    ZeroDivisionError: "something is divided by 0",
}


class Game:
    CHANCE = CHANCE

    def __init__(
        self,
        state_class: type[State],
        data: GameData,
        origins: tuple[Origin, ...],
        blocks: tuple[Block, ...],
        module: dict[str, Any],
        *,
        scores: tuple[Callable[[State, int], int], ...] = (),
        winners: Callable[[State], int] | None = None,
        teams: Callable[[State, int], int] | None = None,
        invariants: tuple[Callable[[State, int], int], ...] = (),
        whys: dict[str, Callable[..., int]],
        secrets: tuple[Secret, ...] = (),
        functions: dict[str, Callable[..., Any]],
        playout: Callable[[State, Rnd], object],
    ) -> None:
        self.state_class = state_class
        self.data = data
        self.name, self.title, self.fingerprint = data.name, data.title, data.fingerprint
        self.players = (data.fewest, data.most)
        self.origins = origins
        self.blocks = blocks
        self.module = module
        self.lines: tuple[tuple[int, int], ...] = ()
        self.make_logged: Callable[[], Game] | None = None
        self.score_functions, self.winner_function, self.team_function = scores, winners, teams
        self.invariants, self.why_functions = invariants, whys
        self.secrets, self.functions = secrets, functions
        self.play_randomly = playout
        self.fields = (*data.fields, *data.settings)
        self.slot_of = {field.name: field.slot for field in self.fields}
        sized = {name for field in data.fields if field.reading.kind == "grid" for name in shape_of(field.reading.of)[2:4]}
        self.sizing = tuple(setting for setting in data.settings if setting.name in sized)
        self.arrange_slots()
        self.templates: dict[tuple[object, ...], State] = {}
        self.quick: dict[object, Callable[[saving.History], State]] = {}
        self._logged: Game | None = None
        self.arrange_class()

    def arrange_slots(self) -> None:
        """Which slots are copied as lists, compared, taken over by a search."""
        data = self.data
        self.all_slots = (*data.plain, *data.lists)
        self.list_slots = {*data.lists, *(slot for slot, start in data.starts.items() if start.kind != "one")}
        self.cell_slots = tuple(slot for slot in self.all_slots if slot not in CONTROL and slot not in data.frames)
        self.key_slots = tuple(slot for slot in self.cell_slots if slot not in ("rng", "pool", "drawn"))
        self.has_stack = "stack" in self.all_slots
        self.has_chance = "rng" in self.all_slots

    def arrange_class(self) -> None:
        cls, data = self.state_class, self.data
        cls.game = self
        cls.rows = data.rows
        cls.everyone = (1 << data.most) - 1
        if "sees" not in self.all_slots:
            cls.sees = self.sees_of(None)
        alike: dict[int, list[int]] = {}
        for card, row in enumerate(data.rows):
            alike.setdefault(row, []).append(card)
        cls.copies = tuple(tuple(other for other in alike[row] if other != card) for card, row in enumerate(data.rows))
        cls.hides = "known" in self.all_slots
        cls.shuffles = "hi" in self.all_slots
        self.played_class: type[State] = type("PlayedState", (cls,), {"__slots__": (), "hides": False})
        """Random playouts tell nobody anything, so nothing is noted of who knows which card."""
        self.name_cards()

    # who sees what

    def seen(self, part: Field | Place, s: State) -> Seen:
        """Who sees a field or a place, under the settings of this state."""
        return part.shown if part.shown and self.functions[part.shown_if](s) else part.seen

    def sees_of(self, s: State | None) -> tuple[int, ...]:
        """By place the mask of seats that see what lies there."""
        sees = [0] * self.data.place_count
        for place in self.data.places:
            seen = place.seen if s is None else self.seen(place, s)
            for number in range(place.size):
                owner = number // place.piles if place.owner == "seat" else None
                mask = 1 << owner if owner is not None and seen == "owner" else 0
                sees[place.base + number] = self.state_class.everyone if seen == "all" else mask
        return tuple(sees)

    def sizes_of(self, s: State) -> dict[str, int]:
        """What the settings are that say how large grids are."""
        return {setting.name: getattr(s, setting.slot) for setting in self.sizing}

    def name_cards(self) -> None:
        """Ids and names of physical cards; copies are told apart by their number, but not where players read (`copies.py`)."""
        self.card_ids = [str(card) for card in range(self.data.cards)]
        self.kind_ids = list(self.card_ids)
        self.card_names = list(self.card_ids)
        rows = self.data.rows
        self.copies_adjoin = len([c for c in range(len(rows)) if not c or rows[c] != rows[c - 1]]) == len(set(rows))
        for table in self.data.tables.values():
            if not table.is_cards:
                continue
            copies: dict[int, int] = {}
            for index, row in enumerate(table.rows):
                copies[row] = copy = copies.get(row, 0) + 1
                card = table.first + index
                self.card_ids[card] = table.ids[index] + (f"#{copy}" if copy > 1 else "")
                self.card_names[card] = table.names[index]
                self.kind_ids[card] = table.ids[index]

    def row_ids(self, table: str) -> dict[int, str]:
        found = self.data.tables[table]
        return dict(reversed(list(zip(found.rows, found.ids, strict=True))))

    def row_names(self, table: str) -> dict[int, str]:
        found = self.data.tables[table]
        return dict(reversed(list(zip(found.rows, found.names, strict=True))))

    def chance_prompt(self, pc: int) -> Prompt:
        """How to show what chance decides where the rules don't say: a number, or a card."""
        kind = self.data.chances.get(pc, "number")
        name, text = ("card", "The next card") if kind == "card" else ("roll", "The dice show")
        return Prompt(name, text, Reading(kind))

    def logged_flavour(self) -> Game:
        """The same game writing a log, made when it is first asked for."""
        if self.state_class.logged:
            return self
        if self._logged is None:
            assert self.make_logged is not None
            self._logged = self.make_logged()
            self._logged.lines = self.lines
        return self._logged

    # states

    def new(
        self,
        players: int,
        seed: int = 0,
        settings: Settings | None = None,
        automas: Automas | None = None,
        chance: str = SAMPLED,
        reactions: str = EVERYONE,
    ) -> State:
        """A state at the first decision."""
        if settings is None and automas is None:
            clone = self.quick.get(players if chance is SAMPLED and reactions is EVERYONE else (players, chance, reactions))
            if clone is not None:
                s = clone([None, 0, (players, seed, None, None, chance, reactions)])
                if self.has_chance:
                    s.rng = seeded(seed)
                return s
        return self.new_by_setup((players, seed, settings, automas, chance, reactions))

    def new_by_setup(self, setup: Setup) -> State:
        """Plays up to the first decision. If nothing was random on the way, the next game begins with a copy."""
        players, seed, settings, automas, chance, reactions = setup
        s = self.blank(players, seed, settings, automas, chance, reactions)
        s.history = saving.begun((players, seed, _pairs(settings), _pairs(automas), chance, reactions))
        first = s.rng if self.has_chance else 0
        try:
            run(s, self.data.main)
        except RuleLimit as limit:
            limit.locate(self.origins)
            raise
        except Exception as error:
            raise self.limit_of(error) from error
        if settings is None and automas is None and (not self.has_chance or s.rng == first):
            self.quick[players, chance, reactions] = clone = s.clone().clone
            if (chance, reactions) == (SAMPLED, EVERYONE):
                self.quick[players] = clone
        return s

    def blank(
        self,
        players: int,
        seed: int = 0,
        settings: Settings | None = None,
        automas: Automas | None = None,
        chance: str = SAMPLED,
        reactions: str = EVERYONE,
    ) -> State:
        """A state before anything happened: start values, all cards in the box, nothing to decide."""
        key = (players, _pairs(settings), _pairs(automas), chance, reactions)
        if key not in self.templates:
            self.templates[key] = self.make_blank(players, settings or {}, automas or {}, chance, reactions)
        s = self.templates[key].clone()
        s.history = saving.begun(("blank", players, seed, _pairs(settings), _pairs(automas), chance, reactions))
        if self.has_chance:
            s.rng = seeded(seed)
        return s

    def make_blank(self, players: int, settings: Settings, automas: Automas, chance: str, reactions: str) -> State:
        low, high = self.players
        if not isinstance(players, int) or not low <= players <= high:
            raise ValueError(f"{self.name} is for {low} to {high} players, not {players!r}")
        if chance not in (SAMPLED, EXPLICIT) or reactions not in (EVERYONE, HOLDERS):
            raise ValueError(f"unknown: chance {chance!r}, reactions {reactions!r}")
        s = self.state_class.__new__(self.state_class)
        for slot in self.all_slots:
            setattr(s, slot, 0)
        s.player, s.options, s.over, s.history = NOBODY, (), False, saving.begun()
        if "n" in self.all_slots:
            s.n = players
        data = self.data
        for slot, (kind, start) in data.starts.items():
            setattr(s, slot, start if kind == "one" else list(start) * (players if kind == "seat" else 1))
        cards, places = data.cards, data.place_count
        optional = {
            "explicit": chance == EXPLICIT,
            "pool": NOTHING,
            "drawn": LAST,
            "weights": None,
            "stack": (),
            "strands": (),
            "sealed": None,
            "secret": None,
            "piles": [tuple(range(cards))] + [()] * (places - 1),
            "loc": [0] * cards,
            "known": [(1 << data.most) - 1] * cards,
            "lo": [0] * places,
            "hi": [0] * places,
        }
        for slot, value in optional.items():
            if slot in self.all_slots and slot not in data.starts:
                setattr(s, slot, value)
        s.tape = []
        self.apply_settings(s, settings, automas, reactions)
        return s

    def apply_settings(self, s: State, settings: Settings, automas: Automas, reactions: str) -> None:
        for name, value in settings.items():
            field = next((f for f in self.data.settings if f.name == name), None)
            if field is None:
                raise ValueError(f"{self.name} has no setting {name!r}")
            setattr(s, field.slot, self.read_value(field, value))
        if automas:
            names = [automa.name for automa in self.data.automas]
            for seat, name in automas.items():
                if name not in names or not 0 <= int(seat) < s.n:
                    raise ValueError(f"{self.name} has no automa {name!r} for seat {seat!r}")
                getattr(s, self.slot_of["automa"])[int(seat)] = names.index(name) + 1
        if self.slot_of.get("reactions") in self.all_slots:
            setattr(s, self.slot_of["reactions"], int(reactions == HOLDERS))
        if "sees" in self.all_slots:
            s.sees = self.sees_of(s)

    def read_value(self, field: Field, value: int | str) -> int:
        """A setting as an int: its number, or the name of a choice or a row."""
        if isinstance(value, str):
            named = self.named_values(field.reading)
            if value not in named:
                raise ValueError(f"{field.name} has no value {value!r}")
            return named[value]
        value = int(value)
        if (field.low is not None and value < field.low) or (field.high is not None and value > field.high):
            raise ValueError(f"{field.name} can't be {value}")
        return value

    def named_values(self, reading: Reading) -> dict[str, int]:
        """The values of a choice or a row by their names; nothing for what has none."""
        if reading.kind == "choice":
            return {choice.name: value for value, choice in enumerate(self.data.choices[reading.of])}
        if reading.kind == "row":
            table = self.data.tables[reading.of]
            return dict(zip(table.ids, table.rows, strict=True))
        return {}

    def from_json(self, text: str) -> State:
        return saving.load_state(self, text)

    def playout(
        self,
        players: int,
        seed: int = 0,
        games: int = 1,
        settings: Settings | None = None,
        automas: Automas | None = None,
        rnd: Rnd | None = None,
    ) -> Statistics:
        """Plays random games at full speed and returns their summed statistics."""
        return play_games(self, players, seed, games, settings, automas, rnd)

    def call(self, function: str, s: State, *args: Any) -> Any:
        """The value of a pure function of the program."""
        return self.told(self.functions[function], s, *args)

    def told(self, function: Callable[..., Any], s: State, *args: Any) -> Any:
        """What a function of the rules comes to; a limit of the rules if it can't come to anything."""
        try:
            return function(s, *args)
        except RuleLimit as limit:
            limit.locate(self.origins)
            raise
        except Exception as error:
            raise self.limit_of(error) from error

    def broken(self, s: State) -> list[tuple[str, str, int]]:
        """The invariants that don't hold now: (text, file, line)."""
        found = []
        for invariant, holds in zip(self.data.invariants, self.invariants, strict=True):
            if not all(self.told(holds, s, seat) for seat in range(s.n)):
                origin = self.origins[invariant.at]
                found.append((invariant.text, origin.path, origin.line))
        return found

    # errors

    def limit_of(self, error: Exception) -> RuleLimit:
        """An error inside emitted code as a RuleLimit at the rule it belongs to."""
        at = 0
        name = self.module.get("__file__")
        for frame, line in traceback.walk_tb(error.__traceback__):
            if frame.f_code.co_filename == name:
                at = self.origin_of_line(line) or at
        limit = RuleLimit(FAILURES.get(type(error), f"{type(error).__name__}: {error}"), at)
        limit.locate(self.origins)
        return limit

    def origin_of_line(self, line: int) -> int:
        index = bisect_right(self.lines, (line, len(self.origins))) - 1
        return self.lines[index][1] if index >= 0 else 0


def _pairs(values: Settings | Automas | None) -> tuple[tuple[int | str, int | str], ...] | None:
    return tuple(sorted(values.items())) if values else None
