"""States as JSON text and back: every slot, and the history as one list."""
from __future__ import annotations

import json

FORMAT = 1


def dump_state(s) -> str:
    return json.dumps({"format": FORMAT, "game": s.game.name, "state": slots_of(s), "history": list(history_of(s))},
                      separators=(",", ":"))


def slots_of(s) -> dict:
    found = {}
    for slot in s.game.all_slots:
        if slot != "history":
            value = getattr(s, slot)
            found[slot] = slots_of(value) if slot == "sealed" and value is not None else value
    return found


def load_state(game, text: str):
    data = json.loads(text)
    if data.get("game") != game.name:
        raise ValueError(f"this is a state of {data.get('game')!r}, not of {game.name!r}")
    s = fill(game, data["state"])
    first, *rest = data["history"]
    history = (None, frozen(first))
    for item in rest:
        history = (history, frozen(item))
    s.history = history
    if s.sealed is not None:
        s.sealed.history = history
    return s


def fill(game, data: dict):
    s = game.state_class.__new__(game.state_class)
    lists = game.list_slots
    for slot in game.all_slots:
        if slot == "history":
            s.history = None
        elif slot == "sealed":
            s.sealed = None if data[slot] is None else fill(game, data[slot])
        else:
            value = data[slot]
            setattr(s, slot, [frozen(item) for item in value] if slot in lists else frozen(value))
    return s


def frozen(value):
    """Lists of JSON are tuples in a state."""
    return tuple([frozen(item) for item in value]) if isinstance(value, list) else value


def history_of(s) -> list:
    """The set-up, then every answer, oldest first."""
    found = []
    link = s.history
    while link is not None:
        link, item = link
        found.append(item)
    return found[::-1]
