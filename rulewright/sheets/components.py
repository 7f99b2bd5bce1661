"""What lies on the table besides cards: every field of the rules becomes a block of spaces in true size.

A bounded number is a track, a choice a row of labelled spaces, a flag one space, a pile outlines of cards. A block is plain
data in millimetres, so that packing, tests and templates see the same thing. What a block needs to be played with (markers,
counters) is told with it; the tokens are made of that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import product

from compiler import types as t
from compiler.bound.game import Rounds
from compiler.model import PLAYER, FieldInfo, QuantityInfo, TableInfo
from dsl import syntax
from rulewright.sheets.kit import Kit
from rulewright.sheets.sizes import Size
from rulewright.sheets.values import card_size, is_card, labels_of, number_of, starts_of, title_of

PAD, TITLE, SPACE, AREA = 2.0, 6.0, 11.0, 26.0
"""Millimetres: around the spaces of a block, of its title, of a space that takes a marker, of an area for counters."""
MARGIN, BAND, GAP = 8.0, 10.0, 3.0
"""Around a page, of the band with its title, and between blocks."""
MOST_SPACES, MOST_NUMBER, MOST_LABELS, MOST_OUTLINES = 51, 199, 40, 4
"""Longer tracks are split into tens and ones; larger numbers are counted with tokens; longer lists and larger
piles are open areas."""
LETTER = 0.19
"""Width of a letter in millimetres, per point of its size."""


@dataclass(frozen=True)
class Spot:
    """`look`: space and slot (take a marker), coloured (a space for what its colour stands for), cell and hex (of a board),
    area (takes many things), card (its outline), text and label (take nothing)."""

    x: float
    y: float
    width: float
    height: float
    label: str = ""
    look: str = "space"
    start: bool = False
    icon: str = ""
    colour: str = ""


@dataclass(frozen=True)
class Block:
    """Spaces that belong together. `name` is the field or row; `markers`, `counters` and `values` are what it is played with."""

    name: str
    title: str
    width: float
    height: float
    spots: tuple[Spot, ...]
    icon: str = ""
    colour: str = ""
    markers: int = 0
    counters: int = 0
    values: tuple[str, ...] = ()
    x: float = 0.0
    y: float = 0.0

    def stretched(self, width: float, height: float) -> Block:
        """The same block in a larger place: spaces grow with it, cards and distances of rows stay what they are."""
        across = (width - 2 * PAD) / max(self.width - 2 * PAD, 1)
        down = (height - TITLE - PAD) / max(self.height - TITLE - PAD, 1)
        if not any(spot.look == "area" for spot in self.spots):
            across, down = min(across, 2.6), min(down, 1.7)
        if any(spot.look in ("cell", "hex") for spot in self.spots):
            across = down = min(across, down)
        return replace(self, width=width, height=height, spots=tuple(_scaled(spot, across, down) for spot in self.spots))

    def as_data(self) -> dict[str, object]:
        return asdict(self)


def _scaled(spot: Spot, across: float, down: float) -> Spot:
    left, top = PAD + (spot.x - PAD) * across, TITLE + (spot.y - TITLE) * down
    if spot.look in ("card", "slot"):
        return replace(spot, x=left + spot.width * (across - 1) / 2, y=top + spot.height * (down - 1) / 2)
    return replace(spot, x=left, y=top, width=spot.width * across, height=spot.height * down)


def room_on(paper: Size) -> Size:
    """What a page with a band at its top leaves for blocks."""
    return Size(paper.width - 2 * MARGIN, paper.height - 2 * MARGIN - BAND - GAP)


# ---------------------------------------------------------------- blocks


def block_of(kit: Kit, info: FieldInfo, wide: float) -> Block:
    """The place of a field, at most as wide as told unless a single space is wider."""
    title, icon = title_of(kit, info), kit.style.icons.get(info.name, "")
    made = _made(kit, info, wide - 2 * PAD)
    width = max(made.width + 2 * PAD, min(title_width(title) + (6 if icon else 0), wide, 62.0))
    spots = tuple(replace(spot, x=spot.x + PAD, y=spot.y + TITLE) for spot in made.spots)
    if len(spots) == 1 and spots[0].look != "card":
        spots = (replace(spots[0], width=width - 2 * PAD),) if spots[0].look == "area" else spots
    return Block(info.name, title, width, made.height + TITLE + PAD, spots, icon, "", made.markers, made.counters, made.values)


def number_range(info: QuantityInfo) -> tuple[int, set[int]]:
    """The lowest value of a quantity, and at which of its values it begins, as far as its lines are numbers."""
    lines = {line.kind: line.value.value for line in reversed(info.node.lines) if isinstance(line.value, syntax.Number)}
    low = lines.get("least", 0)
    return low, {lines["base"] - low} if "base" in lines else set()


def round_block(kit: Kit, wide: float) -> Block | None:
    """A track for the rounds, if there is a number of them."""
    counts = [number_of(part.count) for part in kit.book.game.flow if isinstance(part, Rounds) and not part.at_most]
    if len(counts) != 1 or counts[0] is None:
        return None
    made = Made(_track([str(number + 1) for number in range(counts[0])], {0}, wide - 2 * PAD))
    spots = tuple(replace(spot, x=spot.x + PAD, y=spot.y + TITLE) for spot in made.spots)
    return Block("round", kit.word("round"), made.width + 2 * PAD, made.height + TITLE + PAD, spots, markers=1)


def track_block(kit: Kit, info: FieldInfo | QuantityInfo, wide: float) -> Block:
    """One track for all players, on which everybody has a marker."""
    title, icon = title_of(kit, info), kit.style.icons.get(info.name, "")
    low, starts = (0, starts_of(kit, info)) if isinstance(info, FieldInfo) else number_range(info)
    labels = [str(number) for number in range(low, kit.style.tracks[info.name] + 1)]
    made = Made(_track(labels, starts, wide - 2 * PAD))
    spots = tuple(replace(spot, x=spot.x + PAD, y=spot.y + TITLE) for spot in made.spots)
    return Block(info.name, title, made.width + 2 * PAD, made.height + TITLE + PAD, spots, icon)


def _made(kit: Kit, info: FieldInfo, wide: float) -> Made:
    """The spots of a field. What would not fit on a page of its own is an open area."""
    room = room_on(kit.paper.turned)
    make = _family if info.keys else _single
    if info.name in kit.style.areas:
        return _keyed_areas(kit, info, wide) if info.keys else _area()
    if make(kit, info, room.width - 2 * PAD).height > room.height - TITLE - PAD:
        return _area(counters=int(isinstance(info.type, t.IntType)))
    return make(kit, info, wide)


def title_width(title: str) -> float:
    return len(title) * LETTER * 8 + 2 * PAD


@dataclass(frozen=True)
class Made:
    """Spots from (0, 0) on, and what they need."""

    spots: tuple[Spot, ...]
    markers: int = 0
    counters: int = 0
    values: tuple[str, ...] = ()

    @property
    def width(self) -> float:
        return max((spot.x + spot.width for spot in self.spots), default=0.0)

    @property
    def height(self) -> float:
        return max((spot.y + spot.height for spot in self.spots), default=0.0)


def _single(kit: Kit, info: FieldInfo, wide: float) -> Made:
    model = kit.model
    starts = starts_of(kit, info)
    match info.type:
        case t.IntType(low, high):
            return _number(low, high, starts, wide)
        case t.FlagType():
            return Made((Spot(0, 0, SPACE, SPACE, look="slot", start=starts == {1}),), 1)
        case t.PileOf(of):
            return _pile(kit, info, of, wide)
        case t.LineOf(size, of):
            return _outlines([""] * (size if isinstance(size, int) else 4), card_size(kit, of), wide)
        case t.GridOf(of=of):
            height, width = model.first_size(info.type)
            return Made(_board(height, width, info.type.hex, wide), values=tuple(label for label, _ in labels_of(kit, of)))
        case t.SetOf(of):
            labels = labels_of(kit, of)
            if 0 < len(labels) <= MOST_LABELS:
                return replace(_labelled(labels, starts, wide), markers=len(labels))
        case of if is_card(model, of):
            return _outlines([""], card_size(kit, of), wide)
        case of if 0 < len(labels_of(kit, of)) <= MOST_LABELS:
            return replace(_labelled(labels_of(kit, of), starts, wide), markers=1)
    return _area()


def _board(height: int, width: int, is_hex: bool, wide: float) -> tuple[Spot, ...]:
    """Cells row by row; six-sided ones stand half a cell further to the right in each row, and reach into other rows."""
    cells = [(x, y) for y in range(height) for x in range(width)]
    if not is_hex:
        side = min(15.0, wide / width)
        return tuple(Spot(x * side, y * side, side, side, look="cell") for x, y in cells)
    side = min(15.0, wide / (width + (height - 1) / 2))
    tall = side * 3**0.5 / 2
    return tuple(Spot((x + y / 2) * side, y * tall + side / 6, side, tall, look="hex") for x, y in cells)


def _area(counters: int = 0) -> Made:
    return Made((Spot(0, 0, 44.0, AREA, look="area"),), counters=counters)


def _number(low: int | None, high: int | None, starts: Iterable[int], wide: float) -> Made:
    """A track; tens and ones if it is long; counters if it has no end."""
    if low is None or high is None or high - low > MOST_NUMBER:
        return _area(counters=1)
    count = high - low + 1
    if count <= MOST_SPACES or low < 0:
        return Made(_track([str(number) for number in range(low, high + 1)], starts, wide), 1)
    start = low + min(starts, default=-low)
    tens = _track([str(number) for number in range(0, high + 1, 10)], {start // 10}, wide)
    below = max(spot.y for spot in tens) + SPACE + 1.5
    ones = _track([str(number) for number in range(10)], {start % 10}, wide)
    return Made((*tens, *(replace(spot, y=spot.y + below) for spot in ones)), 2)


def _track(labels: Sequence[str], starts: Iterable[int], wide: float, side: float = SPACE) -> tuple[Spot, ...]:
    """Spaces in rows of the same length, tens where that comes out."""
    fit = max(1, int((wide + 0.001) // side))
    rows = -(-len(labels) // fit)
    each = -(-len(labels) // rows)
    if rows > 1:
        each = next((n for n in (each, each + 1, each + 2, each + 3, each + 4) if n % 5 == 0 and n <= fit), each)
    return tuple(
        Spot(number % each * side, number // each * side, side, side, label, start=number in starts)
        for number, label in enumerate(labels)
    )


def _labelled(labels: Sequence[tuple[str, str]], starts: Iterable[int], wide: float) -> Made:
    """Spaces as wide as their longest label asks for; starts may be counted from the end."""
    longest = max(len(label) + (3 if icon else 0) for label, icon in labels)
    width = min(max(14.0, longest * LETTER * 7.5 + 4), 34.0, wide)
    each = max(1, int((wide + 0.001) // width))
    rows = -(-len(labels) // each)
    each = -(-len(labels) // rows)
    marked = {start % len(labels) for start in starts}
    return Made(
        tuple(
            Spot(number % each * width, number // each * SPACE, width, SPACE, label, start=number in marked, icon=icon)
            for number, (label, icon) in enumerate(labels)
        )
    )


def _outlines(labels: Sequence[str], size: Size, wide: float) -> Made:
    width, height = size.width + 1, size.height + 1
    each = min(len(labels), max(1, int((wide + 1.001) // width)))
    each = -(-len(labels) // -(-len(labels) // each))
    return Made(
        tuple(
            Spot(number % each * width, number // each * height, size.width, size.height, label, "card")
            for number, label in enumerate(labels)
        )
    )


def _pile(kit: Kit, info: FieldInfo, of: t.Type, wide: float) -> Made:
    """Outlines for a bounded pile on the table, one for a pile of the game; what is held in the hand gets a strip."""
    if info.owner == PLAYER and info.seen == "owner":
        return Made((Spot(0, 0, 44.0, 12.0, look="area"),))
    size = card_size(kit, of)
    most = number_of(kit.book.game.fields[info].most)
    if most is not None and 0 < most and (most <= MOST_OUTLINES or info.owner != PLAYER and _fit(kit, most, size)):
        return _outlines([""] * most, size, wide)
    if info.owner != PLAYER:
        return _outlines([""], size, wide)
    return _area()


def _fit(kit: Kit, count: int, size: Size) -> bool:
    """Whether so many outlines fit on a page of their own."""
    room = room_on(kit.paper.turned)
    made = _outlines([""] * count, size, room.width - 2 * PAD)
    return made.width <= room.width - 2 * PAD and made.height <= room.height - TITLE - PAD


def _keyed_areas(kit: Kit, info: FieldInfo, wide: float) -> Made:
    names = [label for label, _ in labels_of(kit, info.keys[0])] if len(info.keys) == 1 else []
    icons = [icon for _, icon in labels_of(kit, info.keys[0])] if names else []
    return _cells(names, icons, wide) if 0 < len(names) <= MOST_LABELS else _area()


def _family(kit: Kit, info: FieldInfo, wide: float) -> Made:
    """A value for each key: a small table with the keys as labels."""
    keys = [labels_of(kit, key) for key in info.keys]
    names = [" · ".join(label for label, _ in combination) for combination in product(*keys)]
    icons = ["" if len(keys) > 1 else icon for (_, icon), *_ in product(*keys)]
    if not 0 < len(names) <= MOST_LABELS:
        return _area(counters=int(isinstance(info.type, t.IntType)))
    match info.type:
        case t.PileOf(of) if info.owner != PLAYER:
            return _outlines(names, card_size(kit, of), wide)
        case t.LineOf(_, of):
            return _outlines(names, card_size(kit, of), wide)
        case t.FlagType():
            return replace(_labelled(list(zip(names, icons, strict=True)), (), wide), markers=len(names))
        case t.IntType(low, high) if low is not None and high is not None and high - low < 12:
            return _rows(names, icons, [(str(number), "") for number in range(low, high + 1)], starts_of(kit, info), wide)
        case t.IntType():
            return replace(_cells(names, icons, wide), counters=len(names))
    values = [] if is_card(kit.model, info.type) else labels_of(kit, info.type)
    if 0 < len(values) <= 6:
        return _rows(names, icons, values, (), wide)
    return replace(_cells(names, icons, wide), values=tuple(label for label, _ in values))


def _cells(names: Sequence[str], icons: Sequence[str], wide: float) -> Made:
    """An area for each key, its label in the corner."""
    width, height = 26.0, 16.0
    each = max(1, int((wide + 0.001) // width))
    each = -(-len(names) // -(-len(names) // each))
    return Made(
        tuple(
            Spot(number % each * width, number // each * height, width, height, name, "area", icon=icon)
            for number, (name, icon) in enumerate(zip(names, icons, strict=True))
        )
    )


def _rows(
    names: Sequence[str], icons: Sequence[str], values: Sequence[tuple[str, str]], starts: Iterable[int], wide: float
) -> Made:
    """A short track for each key, side by side where there is room."""
    head = min(max(12.0, max(map(len, names)) * LETTER * 7 + (6 if any(icons) else 2)), 34.0)
    across = min(max(9.0, max(len(label) for label, _ in values) * LETTER * 6.5 + 3), 26.0)
    length = head + len(values) * across + 3
    columns = max(1, min(int((wide + 3.001) // length), -(-len(names) // 4)))
    each = -(-len(names) // columns)
    spots: list[Spot] = []
    for number, (name, icon) in enumerate(zip(names, icons, strict=True)):
        left, top = number // each * length, number % each * 9.5
        spots.append(Spot(left, top, head, 9.0, name, "label", icon=icon))
        spots += [
            Spot(left + head + place * across, top, across, 9.0, label, start=place in starts, icon=sign)
            for place, (label, sign) in enumerate(values)
        ]
    return Made(tuple(spots), markers=len(names))


# ---------------------------------------------------------------- which fields


def placed_fields(kit: Kit, owner: str) -> list[FieldInfo]:
    """The fields of players or of the game that need a place of their own; those of automas lie on the board."""
    elsewhere = kit.style.hidden | kit.style.tracks.keys()
    return [
        info
        for info in kit.model.fields.values()
        if info.name not in elsewhere and (PLAYER if info.owner == PLAYER and not info.automa else "game") == owner
    ]


def tracked(kit: Kit) -> list[FieldInfo | QuantityInfo]:
    """What is counted on a track for all."""
    return [info for known in (kit.model.fields, kit.model.quantities) for info in known.values() if info.name in kit.style.tracks]


def state_of(kit: Kit, table: TableInfo) -> list[FieldInfo]:
    """What the rows of a table remember and show; which side is up is seen."""
    unseen = kit.style.hidden | {kit.style.of(table.name).sides}
    return [info for info in kit.model.thing_fields.get(table.row_type, {}).values() if info.name not in unseen]
