"""Pure helpers of emitted code: masks, seats in order, payments, faces."""
from __future__ import annotations

from functools import lru_cache

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


def index_of(items: tuple, item: int) -> int:
    return items.index(item) if item in items else -1


def one(s, *args) -> int:
    """Stands in function tables where no function is."""
    return 1


def nothing(s, *args) -> None:
    """Stands in procedure tables where no procedure is."""


def skip(s, ret: int, *args) -> int:
    """The same where procedures wait: goes on at once."""
    return ret


def allowed(fixed: dict, name: str, value: int) -> bool:
    """May a choice take this value, given what the asker fixed?"""
    return name not in fixed or fixed[name] == value


def payable(have: tuple[int, ...], need: tuple[int, ...], low: tuple[int, ...], edges: tuple[int, ...]) -> bool:
    """Can the demand be paid? `low`: what must be left of each resource. `edges[i]`: the mask of other resources that may
    be used as resource i. By Hall's theorem every set of demands must find enough among all that may serve it."""
    spare = [h - lo for h, lo in zip(have, low, strict=True)]
    wanted = [i for i, n in enumerate(need) if n > 0]
    if all(need[i] <= spare[i] for i in wanted):
        return not any(edges) or _hall(spare, need, edges, wanted)
    return any(edges) and _hall(spare, need, edges, wanted)


def _hall(spare: list[int], need: tuple[int, ...], edges: tuple[int, ...], wanted: list[int]) -> bool:
    for chosen in range(1, 1 << len(wanted)):
        demand = serving = 0
        for position, resource in enumerate(wanted):
            if chosen >> position & 1:
                demand += need[resource]
                serving |= edges[resource] | 1 << resource
        if demand > sum([max(spare[i], 0) for i in bits(serving)]):
            return False
    return True


@lru_cache(maxsize=4096)
def turned(face: tuple[int, ...], height: int, width: int, quarters: int) -> tuple[int, ...]:
    """A face turned clockwise; a quarter moves (row, column) to (column, height - 1 - row)."""
    for _ in range(quarters % 4):
        face = tuple([face[(height - 1 - column) * width + row] for row in range(width) for column in range(height)])
        height, width = width, height
    return face
