"""States as JSON text and back: every slot, and the history as one list.

A state holds numbers that mean something in its own program only: the block that waits, cards, choices. So the text carries
the fingerprint of the program, and no other program reads it.
"""

from __future__ import annotations

import json

from runtime.chance import pool_before
from runtime.errors import ContentError

FORMAT = 3
SAMPLE = ("sampled",)
"""The history of a sample: all that is known of how it came about."""


def dump_state(s) -> str:
    data = {
        "format": FORMAT,
        "game": s.game.name,
        "program": s.game.fingerprint,
        "state": slots_of(s),
        "history": list(history_of(s)),
    }
    return json.dumps(data, separators=(",", ":"))


def slots_of(s) -> dict:
    found = {}
    for slot in s.game.all_slots:
        if slot not in ("history", "pool"):
            value = getattr(s, slot)
            found[slot] = slots_of(value) if slot == "sealed" and value is not None else value
    return found


def load_state(game, text: str):
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


def fill(game, data: dict):
    s = game.state_class.__new__(game.state_class)
    lists = game.list_slots
    for slot in game.all_slots:
        if slot == "history":
            s.history = None
        elif slot == "pool":
            s.pool = pool_before(data["rng"])
        elif slot == "sealed":
            s.sealed = None if data[slot] is None else fill(game, data[slot])
        else:
            value = data[slot]
            setattr(s, slot, [frozen(item) for item in value] if slot in lists else frozen(value))
    return s


def frozen(value):
    """Lists of JSON are tuples in a state."""
    return tuple([frozen(item) for item in value]) if isinstance(value, list) else value


def begun(*items) -> list:
    """A history with nothing before it."""
    return [None, 0, *items]


def history_of(s) -> list:
    """The set-up, then every answer, oldest first."""
    parts = []
    link, end = s.history, len(s.history)
    while link is not None:
        parts.append(link[2:end])
        link, end = link[:2]
    return [item for part in reversed(parts) for item in part]
