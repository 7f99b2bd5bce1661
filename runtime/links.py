"""Pure helpers of emitted code that run along links: connected components, reachability, breadth-first search.

Members come with what each of them leads to: `leads[i]` is the mask of what `items[i]` leads to.
"""

from __future__ import annotations

from runtime.helpers import bits, mask_of

Items = tuple[int, ...]


def areas(items: Items, leads: Items) -> Items:
    """Which items hang together, as masks, in the order of their first items. What leads one way joins both."""
    inside, found = mask_of(items), list[int]()
    for item, lead in zip(items, leads, strict=True):
        joined = lead & inside | 1 << item
        touched = [area for area in found if area & joined]
        for area in touched:
            joined |= area
        place = found.index(touched[0]) if touched else len(found)
        found[place : place + 1] = [joined]
        found = [area for area in found if area not in touched[1:]]
    return tuple(found)


def reached(items: Items, leads: Items, starts: Items, onward: Items) -> int:
    """The items that are starts, or to which steps over items lead from there."""
    inside, lead_of = mask_of(items), dict(zip(items, leads, strict=True))
    found, fresh = 0, mask_of(starts) & inside
    for lead in onward:
        fresh |= lead & inside
    while fresh:
        found |= fresh
        fresh = _further(fresh, lead_of) & inside & ~found
    return found


def steps(items: Items, leads: Items, starts: Items, onward: Items, goals: int) -> int:
    """The fewest steps from a start to a goal, over items; -1 if there is no way."""
    inside, lead_of = mask_of(items), dict(zip(items, leads, strict=True))
    if mask_of(starts) & goals:
        return 0
    found, fresh, count = mask_of(starts), 0, 1
    for lead in onward:
        fresh |= lead & inside
    while fresh:
        if fresh & goals:
            return count
        found |= fresh
        fresh = _further(fresh, lead_of) & inside & ~found
        count += 1
    return -1


def _further(mask: int, lead_of: dict[int, int]) -> int:
    found = 0
    for item in bits(mask):
        found |= lead_of[item]
    return found
