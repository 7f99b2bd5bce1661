"""States as JSON text and back: every slot, and the history as one list.

A state holds numbers that mean something in its own program only: where it goes on, cards, choices. So the text carries
the fingerprint of the program (`compiler/ir/printer.py` makes it), and no other program reads it. A game that `play` saved is
another thing: its answers, which are given again (`rulewright/terminal/saved.py`).
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from runtime.chance import pool_before
from runtime.errors import ContentError
from runtime.strands import Running, Strand

if TYPE_CHECKING:
    from runtime.game import Game
    from runtime.state import State

FORMAT = 4
History = list[Any]
"""[the list it goes on from or None, how much of that counts, then what happened: a set-up, answers, changes from outside]."""
SAMPLE = ("sampled",)
"""The history of a sample: all that is known of how it came about."""


def dump_state(s: State) -> str:
    data = {
        "format": FORMAT,
        "game": s.game.name,
        "program": s.game.fingerprint,
        "state": slots_of(s),
        "history": list(history_of(s)),
    }
    return json.dumps(data, separators=(",", ":"))


def slots_of(s: State) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for slot in s.game.all_slots:
        if slot not in ("history", "pool"):
            value = getattr(s, slot)
            found[slot] = slots_of(value) if slot == "sealed" and value is not None else value
    return found


def load_state(game: Game, text: str) -> State:
    data = json.loads(text)
    if data.get("game") != game.name:
        raise ContentError(f"this is a state of {data.get('game')!r}, not of {game.name!r}")
    if data.get("format") != FORMAT:
        raise ValueError(f"this state has format {data.get('format')!r}, this rulewright reads format {FORMAT}")
    if data.get("program") != game.fingerprint:
        raise ContentError(f"this state of {game.name!r} was saved under other rules than those that are loaded now")
    s = fill(game, data["state"])
    s.history = begun(*map(frozen, data["history"]))
    if s.sealed is not None:
        s.sealed.history = s.history.copy()
    return s


def fill(game: Game, data: dict[str, Any]) -> State:
    s = game.state_class.__new__(game.state_class)
    lists = game.list_slots
    for slot in game.all_slots:
        if slot == "history":
            s.history = begun()
        elif slot == "pool":
            s.pool = pool_before(data["rng"])
        elif slot == "sealed":
            s.sealed = None if data[slot] is None else fill(game, data[slot])
        elif slot == "secret":
            s.secret = Running(*frozen(data[slot])) if data[slot] else None
        elif slot == "strands":
            s.strands = tuple([Strand(*frozen(strand)) for strand in data[slot]])
        else:
            value = data[slot]
            setattr(s, slot, [frozen(item) for item in value] if slot in lists else frozen(value))
    return s


def frozen(value: Any) -> Any:
    """Lists of JSON are tuples in a state."""
    return tuple([frozen(item) for item in value]) if isinstance(value, list) else value


def begun(*items: Any) -> History:
    """A history with nothing before it."""
    return [None, 0, *items]


def history_of(s: State) -> list[Any]:
    """The set-up, then every answer, oldest first."""
    parts: list[list[Any]] = []
    link: History | None = s.history
    end = len(s.history)
    while link is not None:
        parts.append(link[2:end])
        link, end = link[0], link[1]
    return [item for part in reversed(parts) for item in part]
