"""Logs: a state's history played again through the logged flavour of its game, and what was noted on the way."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from runtime.errors import RuleLimit
from runtime.reveals import CHANGED
from runtime.saving import SAMPLE, history_of
from runtime.text import note_text

if TYPE_CHECKING:
    from runtime.data import Value
    from runtime.game import Game, Setup
    from runtime.state import State


@dataclass(frozen=True)
class Entry:
    """A line of the log. `audience`: the seats that may read it, None for all."""

    seat: int
    text: str
    file: str
    line: int
    audience: tuple[int, ...] | None


def replayed(game: Game, history: list[Any]) -> State:
    """A state played again from its set-up and answers, on this game; an answer that led to a limit of the rules leads there again,
    and no further."""
    setup, *items = history
    s = game.blank(*map_setup(setup[1:])) if setup[0] == "blank" else game.new_by_setup(map_setup(setup))
    with suppress(RuleLimit):
        give(s, items)
    return s


def give(s: State, items: list[Any]) -> None:
    for item in items:
        if isinstance(item, int):
            s.apply(item)
        elif item[0] == "set":
            s.set(item[1], item[2])
        elif item[0] == "put":
            s.put(item[1], item[2])
        elif item[1] < 0:
            s.back(item[0])
        else:
            s.apply(item[1], seat=item[0])


def map_setup(setup: tuple[Any, ...]) -> Setup:
    players, seed, settings, automas, chance, reactions = setup
    settings, automas = (None if pairs is None else dict(pairs) for pairs in (settings, automas))
    return players, seed, settings, automas, chance, reactions


def says_nothing(skip: str, args: tuple[Value, ...]) -> bool:
    """Is this line of the log about a change that was none?"""
    return skip == "zero" and not args[0] or skip == "same" and args[0] == args[-1]


def make_log(s: State) -> list[Entry]:
    """The log of a state. What a secret strand noted is for its seat only; the others read what it has changed, when all are
    done."""
    game = s.game
    if history_of(s)[0] == SAMPLE:
        return []
    logged = game.logged_flavour()
    tape = replayed(logged, history_of(s)).tape
    entries = []
    strand = -1
    for note, at, seat, args, audience in tape:
        if note == -1:
            strand = seat
            continue
        if note >= 0 and says_nothing(game.data.notes[note].skip, args):
            continue
        readers = None if audience is None or audience < 0 else tuple([q for q in range(s.n) if audience >> q & 1])
        if strand >= 0:
            readers = (strand,) if readers is None or strand in readers else ()
        origin = game.origins[at]
        text = args[0] if note == CHANGED else note_text(game, note, seat, args)
        entries.append(Entry(seat, text, origin.path, origin.line, readers))
    return entries
