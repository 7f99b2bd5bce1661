"""Pure helpers of emitted code: masks, seats in order, small arithmetic."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from runtime.state import State

Chain: TypeAlias = "tuple[()] | tuple[int, Chain]"

MOST_SEATS = 16
CLOCKWISE = tuple([tuple([tuple([(first + i) % n for i in range(n)]) for first in range(n)]) for n in range(MOST_SEATS + 1)])
"""CLOCKWISE[n][p]: all seats from p on."""
RIVALS = tuple([tuple([order[1:] for order in orders]) for orders in CLOCKWISE])
"""RIVALS[n][p]: the others, clockwise from the left of p."""


def bits(mask: int) -> tuple[int, ...]:
    """The members of a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def mask_of(items: tuple[int, ...]) -> int:
    mask = 0
    for item in items:
        mask |= 1 << item
    return mask


def index_of(items: tuple[int, ...], item: int) -> int:
    return items.index(item) if item in items else -1


def one(s: State, *args: object) -> int:
    """Stands in function tables where no function is."""
    return 1


def nothing(s: State, *args: object) -> None:
    """Stands in procedure tables where no procedure is."""


def skip(s: State, ret: int, *args: object) -> int:
    """The same where procedures wait: goes on at once."""
    return ret


def allowed(fixed: dict[str, int | tuple[int, ...]], name: str, value: int) -> bool:
    """May a choice take this value, given what the asker fixed?"""
    wanted = fixed.get(name, value)
    return wanted == value or isinstance(wanted, tuple) and value in wanted


def distance(n: int, a: int, b: int) -> int:
    """Steps clockwise from seat a to seat b."""
    return (b - a) % n


def rotation(n: int, first: int, times: int) -> tuple[int, ...]:
    """All seats from `first` on, several times over."""
    return CLOCKWISE[n][first] * times


def power(base: int, times: int) -> int:
    found: int = base**times
    return found


def unique(items: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(items))


def backwards(items: tuple[int, ...]) -> tuple[int, ...]:
    return items[::-1]


def gathered(items: tuple[int, ...]) -> tuple[int, ...]:
    """Equal items side by side: chance makes one outcome of them."""
    return tuple(sorted(items))
