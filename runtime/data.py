"""What a compiled game tells of itself: the records (named tuples) that emitted modules write and everybody else reads.

`game.data` is one `GameData`. Views, labels, logs, saved games, bots and front ends know of a game what stands there and
nothing else. An emitted module names the fields it fills and leaves out those that are empty: every default here is the
empty value of its kind, and a number that may be 0 has none.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

Value: TypeAlias = "int | tuple[Value, ...]"
"""What a cell of a state holds and what an option stands for."""

Owner = Literal["game", "seat", "row"]
Seen = Literal["all", "owner", "none"]
Kind = Literal["number", "flag", "player", "choice", "row", "card", "cell", "rule", "option", "set", "list", "grid"]


class Reading(NamedTuple):
    """What a value stands for. `of`: the type of a choice, the table of a row, "height,width" of a cell or grid (",hex" behind it
    if its cells have six sides), what to add to a number or card. `item` reads the members of a set, list or grid. `none`: -1
    means none."""

    kind: Kind
    of: str = ""
    item: Reading | None = None
    none: bool = False

    @property
    def member(self) -> Reading:
        """How a member is read; without an own reading like the whole."""
        return self.item or self


class Key(NamedTuple):
    """A key of a family of cells or piles: how its values are read, and how many there are."""

    reading: Reading
    size: int


class Field(NamedTuple):
    """A field of the state. `cells`: how many it has, of each seat or in all; None: it is one value and no list.
    `wide`: a cell holds a tuple. `public`: it is of the rules, not a helper of the compiler. `table`: whose rows have it.
    `members`: the lowest and highest of what it is or holds, none aside, if it is hidden from somebody. `shown_if`: the
    function of the settings with which those of `shown` see it, not only those of `seen` (`Game.seen`)."""

    name: str
    slot: str
    owner: Owner
    seen: Seen
    reading: Reading
    cells: int | None = None
    wide: bool = False
    low: int | None = None
    high: int | None = None
    public: bool = False
    title: str = ""
    keys: tuple[Key, ...] = ()
    table: str = ""
    members: tuple[int | None, ...] = ()
    shown: Seen | Literal[""] = ""
    shown_if: str = ""


class Place(NamedTuple):
    """A field that holds cards: the piles `base` to `base + size - 1`, `piles` of each seat or in all. `row`: so many
    cards lie beside each other; 0: an ordinary pile. `table`: whose rows have it."""

    name: str
    owner: Owner
    seen: Seen
    base: int
    size: int
    piles: int
    row: int
    title: str = ""
    keys: tuple[Key, ...] = ()
    table: str = ""
    shown: Seen | Literal[""] = ""
    shown_if: str = ""


class Table(NamedTuple):
    """The things of a table, copies counted: `rows` tells the row of each. Those of cards are the cards from `first` on."""

    first: int
    ids: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    rows: tuple[int, ...] = ()
    is_cards: bool = False


class Choice(NamedTuple):
    """One value of a choices type, or one automa."""

    name: str
    title: str = ""


class Label(NamedTuple):
    """A fixed option of a question."""

    value: int
    key: str
    text: str


class Prompt(NamedTuple):
    """A question: its name for option keys, its sentence, how the values are read that no label names. `parts`: several things
    are chosen at once; an option is a tuple, of which each of these reads one item."""

    name: str
    text: str
    reading: Reading
    labels: tuple[Label, ...] = ()
    parts: tuple[Prompt, ...] = ()


class Shown(NamedTuple):
    """A value that is looked at while something is arranged; `function` gives it for a seat."""

    label: str
    reading: Reading
    function: str


class Arrangement(NamedTuple):
    """Choices of one player that belong together: until the last of them each may be changed."""

    title: str
    shown: tuple[Shown, ...] = ()


class Ask(NamedTuple):
    """Where a question is asked: the number of its prompt, and of its origin."""

    prompt: int
    at: int


class Note(NamedTuple):
    """A log line with slots `{0}`, `{1}`, `{player}`. `skip`: left out if its first value is 0 or empty (`zero`) or equals the
    last one (`same`)."""

    text: str
    readings: tuple[Reading, ...] = ()
    skip: Literal["", "zero", "same"] = ""


class Kept(NamedTuple):
    """A value that a record of something in force holds. `open`: everybody may know it, else only who began it."""

    name: str
    reading: Reading
    open: bool = False


class InForce(NamedTuple):
    """Something that lasts for a time: `slot` (and `later`) has a list of records for each seat; a record is who began it and what
    `keeps` says. `until`: used, or the span."""

    slot: str
    text: str
    until: str
    later: str = ""
    keeps: tuple[Kept, ...] = ()


class Once(NamedTuple):
    """What can be done or happens once per span: the slot is 1 where it is used up, by seat or by thing of `table`."""

    slot: str
    text: str
    per: str
    table: str = ""


class Start(NamedTuple):
    """What a slot holds before the game begins: `one` value, a `list`, or a `seat`'s part of a list."""

    kind: Literal["one", "list", "seat"]
    value: Any  # a Value if it is one, else a tuple of them: the kind says which, and no reader mixes them up


class Live(NamedTuple):
    """What a waiting block still needs: frame slots, the slot of its return point; or all of it lies on the stack, in the order
    of the slots."""

    slots: tuple[str, ...] = ()
    ret: str = ""
    on_stack: bool = False


class Home(NamedTuple):
    """Cards that can come to the same hidden places, and to no others."""

    cards: tuple[int, ...]
    places: tuple[int, ...]


class Reason(NamedTuple):
    """Why a rule is refused: the names that fail, in words."""

    what: str
    text: str


class Invariant(NamedTuple):
    text: str
    at: int


class Origin(NamedTuple):
    """Where something stands in the content. `kind`: rule or cell, for coverage; empty if it does not count."""

    path: str
    line: int
    column: int
    kind: str = ""


class Secret(NamedTuple):
    """A secret phase: the procedure of a seat, the block that goes on afterwards, the frame slots of the procedure, the slots
    that each seat has for itself (`registers`), the slots and places that it writes; `cards`: which of the values that are given
    to all of them are cards; `at`: where it stands in the rules."""

    enter: Callable[..., int]
    after: int
    at: int
    frame: tuple[str, ...] = ()
    registers: tuple[str, ...] = ()
    writes: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    cards: tuple[int, ...] = ()


@dataclass(frozen=True, kw_only=True)
class GameData:
    """All of it. `rows`: the row of each card, alike for copies. `starts`, `plain`, `lists`, `frames`: slots of the state, by how
    they begin and how they are copied. `card_slots`: frame slots that hold cards, `played_slots` those of cards whose effect or
    reaction runs, `mixed_slots` tuples with the positions of cards in them; what is in `telling_slots` begins with how many values
    follow and which of them are cards (as a mask below a bit for their number), as often as rules stand behind each other.
    `homes`: which cards can come where, if that differs between cards of a table. `asks`, `chances`, `live`: by number of
    block. `main`: the first block. `depth`: how deep the functions of blocks call each other at most."""

    name: str
    fingerprint: str
    fewest: int
    most: int
    main: int
    depth: int
    cards: int
    place_count: int
    title: str = ""
    rows: tuple[int, ...] = ()
    fields: tuple[Field, ...] = ()
    settings: tuple[Field, ...] = ()
    places: tuple[Place, ...] = ()
    tables: dict[str, Table]
    choices: dict[str, tuple[Choice, ...]]
    prompts: tuple[Prompt, ...] = ()
    notes: tuple[Note, ...] = ()
    arrangements: tuple[Arrangement, ...] = ()
    scores: tuple[str, ...] = ()
    automas: tuple[Choice, ...] = ()
    whys: dict[str, tuple[Reason, ...]]
    invariants: tuple[Invariant, ...] = ()
    in_force: tuple[InForce, ...] = ()
    once: tuple[Once, ...] = ()
    asks: dict[int, Ask]
    chances: dict[int, Kind]
    card_slots: tuple[str, ...] = ()
    played_slots: tuple[str, ...] = ()
    mixed_slots: dict[str, tuple[int, ...]]
    telling_slots: tuple[str, ...] = ()
    homes: tuple[Home, ...] = ()
    starts: dict[str, Start]
    live: dict[int, Live]
    plain: tuple[str, ...] = ()
    lists: tuple[str, ...] = ()
    frames: tuple[str, ...] = ()
