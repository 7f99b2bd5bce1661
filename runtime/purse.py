"""Paying with substitutes: what can be paid, and in how many ways.

Resources are positions of a tuple. `edges` is a flat tuple j0, i0, j1, i1, ...: a unit of resource j may be paid in
place of one of resource i. A unit that stands in for another is not itself replaced: there are no chains.
"""

from __future__ import annotations


def owe(needs: tuple[int, ...], position: int, amount: int) -> tuple[int, ...]:
    """The needs with `amount` more at one position."""
    return (*needs[:position], needs[position] + amount, *needs[position + 1 :])


def payable(have: tuple[int, ...], needs: tuple[int, ...], edges: tuple[int, ...]) -> bool:
    """Can all needs be paid? By Hall's theorem every set of needs must find enough among all that may serve it."""
    wanted = [i for i, need in enumerate(needs) if need > 0]
    if all([needs[i] <= have[i] for i in wanted]):
        return True
    if not edges:
        return False
    serves = {i: {i, *[edges[e] for e in range(0, len(edges), 2) if edges[e + 1] == i]} for i in wanted}
    for chosen in range(1, 1 << len(wanted)):
        demand, purse = 0, set()
        for position, i in enumerate(wanted):
            if chosen >> position & 1:
                demand += needs[i]
                purse |= serves[i]
        if demand > sum([max(have[j], 0) for j in purse]):
            return False
    return True


def pay_options(have: tuple[int, ...], needs: tuple[int, ...], edges: tuple[int, ...]) -> tuple[int, ...]:
    """How many units of the first edge's substitute may be used so that the rest stays payable with later edges only.
    What is already promised to stand in is taken out of the purse, so it is not replaced again."""
    j, i, rest = edges[0], edges[1], edges[2:]
    ways = []
    for amount in range(min(max(needs[i], 0), max(have[j], 0)) + 1):
        left = owe(have, j, -amount)
        if payable(left, owe(needs, i, -amount), rest):
            ways.append(amount)
    return tuple(ways)
