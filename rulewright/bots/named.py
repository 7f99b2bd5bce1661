"""How bots are named: `random`, `greedy`, `flat:20`, `mcts:200:depth=60`.

A name, then the strength as a bare number, then further options as `key=value`, all between colons; commas stand between
the bots of a table. Every number is a limit on work, never on time, so that a bot plays the same on any machine.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields

from rulewright.bots.flat import FlatBot
from rulewright.bots.mcts import SearchBot
from rulewright.bots.protocol import Bot
from rulewright.bots.simple import GreedyBot, RandomBot

MOST = 1_000_000
KINDS: dict[str, type[RandomBot | GreedyBot | FlatBot | SearchBot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "flat": FlatBot,
    "mcts": SearchBot,
}
"""The bots by name. The first field of each is its strength."""


class BotError(ValueError):
    """There is no such bot; the message says what there is."""


def make_bot(spec: str) -> Bot:
    """The bot that a specification means. Raises BotError if it means none."""
    name, *parts = spec.strip().split(":")
    if name not in KINDS:
        raise BotError(f"there is no bot `{name}`; bots: {', '.join(f'`{each}`' for each in KINDS)}")
    kind = KINDS[name]
    known = {field.name: field for field in fields(kind)}
    given: dict[str, int | float] = {}
    for number, part in enumerate(parts):
        key, equals, value = part.partition("=")
        if not equals and number == 0 and known:
            key, value = next(iter(known)), part
        if key not in known or key in given:
            what = ", ".join(f"`{each}`" for each in known) or "none"
            raise BotError(f"`{name}` has no option `{part}`; options: {what}")
        given[key] = _number(name, key, value, whole=isinstance(known[key].default, int))
    make: Callable[..., Bot] = kind
    return make(**given)


def _number(name: str, key: str, text: str, whole: bool) -> int | float:
    value: int | float = -1
    with suppress(ValueError):
        value = int(text) if whole else float(text)
    least = 0 if key == "depth" or not whole else 1
    if not least <= value <= MOST:
        what = "a whole number" if whole else "a number"
        raise BotError(f"`{key}` of `{name}` can't be `{text}`; it is {what} from {least} to {MOST}")
    return value


def split_specs(text: str) -> tuple[str, ...]:
    """`mcts:200,random` as its parts, each checked."""
    specs = tuple(part.strip() for part in text.split(","))
    for spec in specs:
        make_bot(spec)
    return specs
