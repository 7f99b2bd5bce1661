"""What the log says when a rule begins: its title, with a kind of thing in the place of each parameter ("Discard a card").

Which one it is may not be for everybody to know, not even for whoever does the rule; what happens to it in the open has lines
of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from compiler.bound.tree import Local
from compiler.ir.expr import Expr
from compiler.types import AnyCard, ChoiceType, IntType, OptionalOf, PlayerType, RowOf, Type

SLOT = re.compile(r"\{([a-z_]\w*)\}")


def title_in_general(title: str, locals: Iterable[Local]) -> str:
    """The title without slots for these names."""
    types = {local.name: local.type for local in locals}
    return SLOT.sub(lambda slot: in_general(types[slot[1]]) if slot[1] in types else slot[0], title)


def title_with(title: str, cards: Mapping[str, Expr], locals: Iterable[Local]) -> tuple[str, list[Expr]]:
    """The title with slots of a log line for these cards, those it does not name behind it, and what goes into the slots."""
    named = [name for name in SLOT.findall(title) if name in cards]
    shown = [*named, *(name for name in cards if name not in named)]
    number = {name: f"{{{place}}}" for place, name in reversed(list(enumerate(shown)))}
    words = SLOT.sub(lambda slot: number.get(slot[1], slot[0]), title)
    words = title_in_general(words, locals)
    behind = ", ".join(number[name] for name in cards if name not in named)
    return f"{words}: {behind}" if behind else words, [cards[name] for name in shown]


def in_general(type: Type) -> str:
    """A value of that type, when it is not told which."""
    match type:
        case OptionalOf(of):
            return in_general(of)
        case IntType():
            return "X"
        case PlayerType():
            return "a player"
        case AnyCard():
            return "a card"
        case ChoiceType(name) | RowOf(name):
            words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()
            return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"
    return "something"
