"""Does who takes something win more often? The difference in win rate, and how far chance alone could bring it.

Takers are compared with those who did not take it in the same seat and with the same bot (Mantel and Haenszel's weights),
so neither the advantage of a seat nor a stronger bot looks like a strong card. The seats of a game depend on each other,
since if one wins the others don't: the standard error takes their covariance from all games, as it is if taking makes no
difference. Counting seats as if they were games of their own would make it a third too small in a game for two.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rulewright.simulation.intervals import Rate, joint_level, p_value, quantile
from rulewright.simulation.tally import Masks

ENOUGH = 5
"""Wins and losses that must be expected on both sides before anything is said."""
CLEAR = 0.05

Games = list[tuple[tuple[int, int, int], int]]
"""How many games there were, by (layout, takers, winners)."""


@dataclass(frozen=True)
class Effect:
    """`given`: seats in games with it, `without`: those without. `difference`, `error`: win rate with minus without, for
    equal seats and bots; None if nothing can be compared. `adjusted` and `joint` allow for how many were looked at."""

    given: Rate
    without: Rate
    difference: float | None = None
    error: float | None = None
    p: float | None = None
    adjusted: float | None = None
    joint: tuple[float, float] | None = None

    @property
    def clear(self) -> bool:
        return self.adjusted is not None and self.adjusted < CLEAR

    def interval(self, level: float = 0.95) -> tuple[float, float] | None:
        if self.difference is None or self.error is None:
            return None
        reach = quantile(level) * self.error
        return max(-1.0, self.difference - reach), min(1.0, self.difference + reach)


def effect_of(masks: Masks, outcomes: Counter[tuple[int, int]], seating: Sequence[Sequence[str]]) -> Effect:
    """`masks`: games by (layout, takers, winners). `outcomes`: all games by (layout, winners). `seating`: bots by layout
    and seat."""
    games = _all_games(masks, outcomes)
    strata: dict[tuple[int, str], list[int]] = {}
    for (layout, takers, winners), count in games:
        for seat, bot in enumerate(seating[layout]):
            cells = strata.setdefault((seat, bot), [0, 0, 0, 0])
            took, won = takers >> seat & 1, winners >> seat & 1
            cells[0] += count
            cells[1] += count * took
            cells[2] += count * won
            cells[3] += count * (took & won)
    seats, took, won, both = (sum(cells[index] for cells in strata.values()) for index in range(4))
    found = Effect(Rate(both, took), Rate(won - both, seats - took))
    if not _enough(strata):
        return found
    weight = sum(n1 * (n - n1) / n for n, n1, _, _ in strata.values())
    excess = sum(a - n1 * m / n for n, n1, m, a in strata.values())
    variance = _variance(games, {key: n1 / n for key, (n, n1, _, _) in strata.items()}, outcomes, seating)
    if variance <= 0:
        return found
    difference, error = excess / weight, math.sqrt(variance) / weight
    return replace(found, difference=difference, error=error, p=p_value(difference / error))


def _variance(
    games: Games, shares: dict[tuple[int, str], float], outcomes: Counter[tuple[int, int]], seating: Sequence[Sequence[str]]
) -> float:
    """Of the takers' excess of wins, if winning has nothing to do with taking. `shares`: of takers, by seat and bot."""
    found = 0.0
    covariances = {layout: _covariance(outcomes, layout, len(seating[layout])) for layout in range(len(seating))}
    for (layout, takers), count in sorted(_by_takers(games).items()):
        covariance = covariances[layout]
        above = [(takers >> seat & 1) - shares[seat, bot] for seat, bot in enumerate(seating[layout])]
        found += count * sum(one * other * covariance[s][t] for s, one in enumerate(above) for t, other in enumerate(above))
    return found


def _by_takers(games: Games) -> Counter[tuple[int, int]]:
    found: Counter[tuple[int, int]] = Counter()
    for (layout, takers, _), count in games:
        found[layout, takers] += count
    return found


def _covariance(outcomes: Counter[tuple[int, int]], layout: int, seats: int) -> list[list[float]]:
    """How the wins of two seats go together; a winner leaves less for the others."""
    games = [(won, count) for (at, won), count in outcomes.items() if at == layout]
    total = sum(count for _, count in games)
    both = [[sum(count for won, count in games if won >> s & won >> t & 1) for t in range(seats)] for s in range(seats)]
    return [[(total * both[s][t] - both[s][s] * both[t][t]) / max(1, total * total) for t in range(seats)] for s in range(seats)]


def _all_games(masks: Masks, outcomes: Counter[tuple[int, int]]) -> Games:
    """With the games in which no seat took it, in an order of their own so that sums come out the same."""
    rest = Counter(outcomes)
    for (layout, _, winners), count in masks.items():
        rest[layout, winners] -= count
    games = Counter({(layout, 0, winners): count for (layout, winners), count in rest.items() if count})
    games.update(masks)
    return sorted(games.items())


def _enough(strata: dict[tuple[int, str], list[int]]) -> bool:
    """Are wins and losses to be expected among those with it and those without, if it made no difference?"""
    sides = [0.0] * 4
    for n, n1, m, _ in strata.values():
        for index, (part, outcome) in enumerate(((n1, m), (n1, n - m), (n - n1, m), (n - n1, n - m))):
            sides[index] += part * outcome / n
    return min(sides) >= ENOUGH


def correct(effects: dict[str, Effect]) -> dict[str, Effect]:
    """Allows for looking at all of them at once, by Bonferroni: an interval without 0 and a p-value below 0.05 are the
    same thing, and all that are clear are so together with 95 % certainty."""
    count = sum(effect.p is not None for effect in effects.values())
    return {
        key: replace(
            effect, adjusted=None if effect.p is None else min(1.0, count * effect.p), joint=effect.interval(joint_level(count))
        )
        for key, effect in effects.items()
    }
