"""What the log says when a rule begins: its title, with a kind of thing in the place of each parameter ("Discard a card").

Which one it is may not be for everybody to know, not even for whoever does the rule; what happens to it in the open has lines
of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from compiler.bound.tree import Local
from compiler.types import AnyCard, ChoiceType, IntType, OptionalOf, PlayerType, RowOf, Type

SLOT = re.compile(r"\{([a-z_]\w*)\}")


def title_in_general(title: str, locals: Iterable[Local]) -> str:
    """The title without slots for these names."""
    types = {local.name: local.type for local in locals}
    return SLOT.sub(lambda slot: in_general(types[slot[1]]) if slot[1] in types else slot[0], title)


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
