"""What the log says when a secret phase is over: what it has changed, as everybody finds it on the table.

What a seat noted on its way stays with it: the lines of two ways that lead to the same table differ (a number that was in a set
before is added once more, a coin is gained and paid), and so would tell what was chosen. So others read no lines of the
way, but lines made of the table before and after.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from runtime.copies import name_cards
from runtime.data import Field, InForce, Key, Place, Reading, Secret, Value
from runtime.text import PLAYER, span_text, value_text

if TYPE_CHECKING:
    from runtime.game import Game
    from runtime.state import State, Told

CHANGED = -2
"""The note of a line that is in words already."""


def changes(s: State, before: State, secret: Secret) -> Iterator[Told]:
    """The lines about all that this phase has changed, in the order in which the rules declare it."""
    for field in s.game.fields:
        if field.public and field.slot in secret.writes and s.game.seen(field, s) == "all":
            yield from ((CHANGED, secret.at, seat, (text,), None) for seat, text in field_changes(s, before, field))
    for place in s.game.data.places:
        if place.name in secret.places:
            yield from ((CHANGED, secret.at, seat, (text,), mask) for seat, text, mask in pile_changes(s, before, place))
    for found in s.game.data.in_force:
        for slot in (found.slot, found.later):
            if slot in secret.writes:
                yield from ((CHANGED, secret.at, seat, (text,), None) for seat, text in lasting_changes(s, before, found, slot))


def field_changes(s: State, before: State, field: Field) -> Iterator[tuple[int, str]]:
    """Whose it is (-1: nobody's), and the line, of each value that is another one now."""
    game, new, old = s.game, getattr(s, field.slot), getattr(before, field.slot)
    if not isinstance(new, list):
        new, old = [new], [old]
    each = len(new) // size if (size := owners(s, field)) else 1
    found: list[tuple[int, str]] = []
    for index, (value, was) in enumerate(zip(new, old, strict=True)):
        if value != was:
            owner, at = divmod(index, each) if field.owner != "game" else (-1, index)
            seat = owner if field.owner == "seat" else -1
            title = f"{whose(s, field, owner)}{field.title or field.name}{key_text(game, field.keys, at)}"
            found.append((seat, f"{title} {becomes(game, field.reading, was, value)}"))
    yield from found if field.owner == "seat" else sorted(found)


def owners(s: State, field: Field) -> int:
    """How many have this field."""
    return {"game": 1, "seat": s.n, "row": len(s.game.data.tables[field.table].ids) if field.table else 0}[field.owner]


def whose(s: State, field: Field, owner: int) -> str:
    if field.owner == "game":
        return ""
    if field.owner == "seat":
        return f"{value_text(s.game, PLAYER, owner)}: "
    table = s.game.data.tables[field.table]
    naming = name_cards(s)
    return f"{naming.names[table.first + owner] if table.is_cards else table.names[owner]}: "


def key_text(game: Game, keys: tuple[Key, ...], at: int) -> str:
    """The part of a family that is meant, in words behind its title."""
    words: list[str] = []
    for reading, count in reversed(keys):
        at, number = divmod(at, count)
        words.insert(0, value_text(game, reading, number))
    return f" ({', '.join(words)})" if words else ""


def becomes(game: Game, reading: Reading, was: Value, value: Value) -> str:
    """How the line goes on: a number from what to what, of a grid the cells that are others now."""
    if reading.kind == "number":
        return f"{value_text(game, reading, was)} → {value_text(game, reading, value)}"
    if reading.kind == "grid" and isinstance(value, tuple) and isinstance(was, tuple):
        cell = Reading("cell", reading.of)
        differ = [at for at, (new, old) in enumerate(zip(value, was, strict=True)) if new != old]
        return "; ".join(f"{value_text(game, cell, at)} → {value_text(game, reading.member, value[at])}" for at in differ)
    return f"→ {value_text(game, reading, value)}"


def pile_changes(s: State, before: State, place: Place) -> Iterator[tuple[int, str, int | None]]:
    """Of each pile: how many cards it has now, and for those who see it which."""
    game = s.game
    for number in range(place.base, place.base + place.size):
        new, old = s.piles[number], before.piles[number]
        if new == old:
            continue
        seat = (number - place.base) // place.piles if place.owner == "seat" else -1
        front = f"{value_text(game, PLAYER, seat)}: " if seat >= 0 else ""
        title = f"{front}{place.title or place.name}{key_text(game, place.keys, (number - place.base) % place.piles)}"
        sees = s.sees[number]
        if len(new) != len(old) and sees != s.everyone:
            yield seat, f"{title}: {len(old)} → {len(new)} cards", s.everyone & ~sees
        if sees == s.everyone:
            yield seat, f"{title} → {', '.join(game.card_names[card] for card in new) or 'empty'}", None


def lasting_changes(s: State, before: State, found: InForce, slot: str) -> Iterator[tuple[int, str]]:
    """What has been begun for a time, and what is over, for each player."""
    for seat in range(s.n):
        now, was = (Counter(lasting_lines(t, found, slot, seat)) for t in (s, before))
        yield from ((seat, line) for line in (now - was).elements())
        yield from ((seat, f"{line} is over") for line in (was - now).elements())


def lasting_lines(s: State, found: InForce, slot: str, seat: int) -> Iterator[str]:
    """A line for each that is in force for this player, with the values that all may know."""
    game, size, records = s.game, 1 + len(found.keeps), getattr(s, slot)[seat]
    for at in range(0, len(records), size):
        by, *values = records[at : at + size]
        told = [
            f"{kept.name.replace('_', ' ')} {value_text(game, kept.reading, value)}"
            for kept, value in zip(found.keeps, values, strict=True)
            if kept.open
        ]
        span = span_text(found.until, by, slot == found.slot)
        values_told = f" ({', '.join(told)})" if told else ""
        yield f"{value_text(game, PLAYER, seat)}, {span}: {found.text}{values_told}"
