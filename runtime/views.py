"""What a seat may know, as plain data with the names of the rules.

Of a pile that a seat does not see it gets the size and, sorted, the cards in it that it knows: `known`, a mask of seats for each
card, which `places.py` keeps when cards move.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from runtime.copies import Naming, name_cards
from runtime.data import Field, Key, Once, Place, Reading, Value
from runtime.grids import shape_of
from runtime.text import value_id

if TYPE_CHECKING:
    from runtime.game import Game
    from runtime.state import State

Plain = Any
"""What JSON can hold: numbers, texts, lists, dicts."""
View = dict[str, Plain]
T = TypeVar("T")
Sizes = Mapping[str, int]
ALL_CELLS: Sizes = {}
"""Nothing is said of sizes: all cells that a grid can have."""
IN_FORCE, ONCE = "in force", "once per"
"""Parts of a view that no field can be called."""


def make_view(s: State, seat: int | None) -> View:
    """Fields and places by visibility and whose decision it is; no generators, orders of hidden piles or frames."""
    game = s.game
    naming = name_cards(s)
    view: View = {"game": game.name, "players": s.n, "seat": seat, "over": s.over, "deciding": deciding(s)}
    if s.over:
        view["winners"] = list(s.winners)
    for field in game.fields:
        if field.public:
            view[field.name] = field_view(s, field, seat, naming)
    for place in game.data.places:
        view[place.name] = place_view(s, place, seat, naming)
    if game.data.in_force:
        view[IN_FORCE] = [entry for number in range(len(game.data.in_force)) for entry in in_force(s, number, seat, naming.names)]
    if game.data.once:
        view[ONCE] = [entry for once in game.data.once for entry in used_up(s, once, seat, naming.names)]
    if mine(s, seat):
        decision = next(d for d in s.decisions if d.player == seat)
        view["options"] = [option.key for option in decision.options]
    return view


def in_force(s: State, number: int, seat: int | None, names: Sequence[str]) -> Iterator[dict[str, Plain]]:
    """What lasts for a time: whom it holds for, who began it, how long, and the values it was begun with."""
    slot, text, until, later, keeps = s.game.data.in_force[number]
    size, before = 1 + len(keeps), s.sealed if s.secret and s.sealed else s
    for owner in range(s.n):
        for source in (slot, later) if later else (slot,):
            records = getattr(source_for(s, source, owner, seat), source)[owner]
            for at in range(0, len(records), size):
                by, *values = records[at : at + size]
                entry = {"id": number, "rule": text, "for": owner, "by": by, "until": until, "begun": source == slot}
                for kept, value in zip(keeps, values, strict=True):
                    if kept.open or by == seat or kept.reading.kind == "card" and sees_card(before, value, seat):
                        entry[kept.name] = plain_value(s.game, kept.reading, value, names, s.game.sizes_of(s))
                yield entry


def used_up(s: State, once: Once, seat: int | None, names: Sequence[str]) -> Iterator[dict[str, Plain]]:
    """What can't be done or happen once more in this span, by player or by card, with where it lies. In a secret phase what others
    use up is shown as it was when the phase began."""
    slot, text, per, number = once
    table = s.game.data.tables[number] if number else None
    before = s.sealed if s.secret and s.sealed else s
    for index, (used, was_used) in enumerate(zip(getattr(s, slot), getattr(before, slot), strict=True)):
        if not (used or was_used):
            continue
        if table is None or not table.is_cards:
            if used if table is None and index == seat else was_used:
                yield {"rule": text, "per": per, "by": index if table is None else table.ids[index]}
            continue
        card = table.first + index
        own = seat is not None and lies_in(before, card).get("of") == seat
        t = s if own else before
        if (used if own else was_used) and sees_card(t, card, seat):
            yield {"rule": text, "per": per, "by": names[card], **lies_in(t, card)}


def lies_in(s: State, card: int) -> dict[str, Plain]:
    """The place of a card, and whose it is."""
    number = s.loc[card]
    for place in s.game.data.places:
        if place.base <= number < place.base + place.size:
            return {"in": place.name} | ({"of": (number - place.base) // place.piles} if place.owner == "seat" else {})
    return {}


def sees_card(s: State, card: Value, seat: int | None) -> bool:
    """Does this seat know where the card is? None: does everybody?"""
    if not isinstance(card, int) or card < 0:
        return False
    everyone = (1 << s.n) - 1
    mask = s.sees[s.loc[card]] | (s.known[card] if s.hides else everyone)
    return mask & everyone == everyone if seat is None else bool(mask >> seat & 1)


def deciding(s: State) -> list[int]:
    """Seats that have something to decide; being done or not is public."""
    if s.pending:
        return [seat for seat in range(s.n) if s.pending >> seat & 1]
    return [s.player] if s.option_count else []


def mine(s: State, seat: int | None) -> bool:
    return seat is not None and seat in deciding(s)


def source_for(s: State, slot: str, owner: int | None, seat: int | None) -> State:
    """The state to show: in a secret phase what others write there is shown as it was when the phase began."""
    if s.secret and s.sealed and slot in s.game.secrets[s.secret.number].writes and owner != seat:
        return s.sealed
    return s


def field_view(s: State, field: Field, seat: int | None, naming: Naming) -> Plain:
    slot, names, seen = field.slot, naming.names, s.game.seen(field, s)
    if field.owner != "seat":
        if seen != "all":
            return "hidden"
        value = getattr(source_for(s, slot, None, seat), slot)
        if field.cells is None:
            return plain_value(s.game, field.reading, value, names, naming.sizes)
        return plain_cells(s, field, arranged(value, naming.order.get(field.table)), naming)
    count = field.cells or 1
    found: list[Plain] = []
    for q in range(s.n):
        if seen == "all" or seen == "owner" and q == seat:
            values = getattr(source_for(s, slot, q, seat), slot)[q * count : (q + 1) * count]
            keyed = field.cells and (field.keys or count > 1)
            if keyed:
                found.append(plain_cells(s, field, values, naming))
            else:
                found.append(plain_value(s.game, field.reading, values[0], names, naming.sizes))
        else:
            found.append("hidden")
    return found


def arranged(values: Sequence[T], order: list[int] | None) -> Sequence[T]:
    """What things have, in the order in which they are listed."""
    if order is None:
        return values
    each = len(values) // len(order)
    return [value for thing in order for value in values[thing * each : (thing + 1) * each]]


def plain_cells(s: State, field: Field, values: Sequence[Value], naming: Naming) -> Plain:
    """The cells of a field as plain data, by their keys if it has any (players: who plays)."""
    items = [plain_value(s.game, field.reading, value, naming.names, naming.sizes) for value in values]
    names = key_names(s.game, field.keys, len(items), s.n, naming.sizes)
    return {name: item for name, item in zip(names, items, strict=True) if name is not None} if names else items


def key_names(game: Game, keys: tuple[Key, ...], size: int, seats: int, sizes: Sizes = ALL_CELLS) -> list[str | None]:
    """The names of keyed cells in order, outermost key first; None for those of seats that nobody fills, of cells that a grid does
    not have under these `sizes`, and of nothing at all."""
    if any(count == 0 for _, count in keys):
        return [None] * size
    names: list[str | None] = [""]
    for reading, count in keys:
        there: Sequence[int] = range(seats) if reading.kind == "player" else range(count)
        if sizes and reading.kind == "cell":
            there = shape_of(reading.of).cells(sizes)
        parts = [value_id(game, reading, index) if index in there else None for index in range(count)]
        names = [None if name is None or part is None else f"{name},{part}" if name else part for name in names for part in parts]
    known = [name for name in names if name is not None]
    return names if keys and len(names) == size and len(set(known)) == len(known) else []


def plain_value(game: Game, reading: Reading, value: Value, cards: Sequence[str], sizes: Sizes = ALL_CELLS) -> Plain:
    """A cell as plain data: sets and tuples as lists. `cards`: what cards are called. A grid has the cells that it has under these
    `sizes`, numbered row by row."""
    kind, member = reading.kind, reading.item or reading
    if isinstance(value, (tuple, list)):
        if sizes and kind == "grid":
            value = tuple([value[cell] for cell in shape_of(reading.of).cells(sizes)])
        return [plain_value(game, member, part, cards, sizes) for part in value]
    if kind == "set":
        return [plain_value(game, member, bit, cards, sizes) for bit in range(value.bit_length()) if value >> bit & 1]
    if sizes and kind == "cell" and value >= 0:
        return shape_of(reading.of).place(value, sizes)
    if kind == "card" and value >= 0:
        return cards[value + int(reading.of or 0)]
    if kind in ("choice", "row", "card"):
        return value_id(game, reading, value)
    return int(value)


def place_view(s: State, place: Place, seat: int | None, naming: Naming) -> Plain:
    """For each owner and key the size of the pile, and the cards if the seat sees them or knows some of them."""
    owned = place.owner == "seat"
    size = place.piles if owned else place.size
    names = key_names(s.game, place.keys, size, s.n, naming.sizes)
    found: list[Plain] = []
    for q in range(s.n if owned else 1):
        owner = q if owned else None
        numbers = arranged(range(size), naming.order.get(place.table))
        piles = [pile_view(s, place, place.base + q * place.piles + key, owner, seat, naming.names) for key in numbers]
        named = {name: pile for name, pile in zip(names, piles, strict=True) if name is not None} if names else {}
        found.append(named if names else piles[0] if size == 1 else piles)
    return found if owned else found[0]


def pile_view(s: State, place: Place, number: int, owner: int | None, seat: int | None, names: Sequence[str]) -> dict[str, Plain]:
    if s.secret and s.sealed and place.name in s.game.secrets[s.secret.number].places and owner != seat:
        s = s.sealed
    pile, seen = s.piles[number], s.game.seen(place, s)
    if seen == "all" or seen == "owner" and owner is not None and owner == seat:
        return {"size": len(pile), "cards": [names[card] for card in pile]}
    known = sorted(names[card] for card in pile if seat is not None and s.known[card] >> seat & 1)
    return {"size": len(pile), "known": known} if known else {"size": len(pile)}
