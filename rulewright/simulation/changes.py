"""What changed between two versions, and whether that is more than noise.

A figure is tested by what differs within pairs of games, one of each version under the same seed as `compare.py` plays them (a
paired test; `p_value` and `holm` stand in `intervals.py`): their sum over the root of the sum of their squares. If both
versions are the same game, a difference is as likely as its opposite, and then this number is never likelier to be large than a
normal one, however skewed the figure and however few games differ: rare cards raise no false alarms. Holm's method corrects for
all figures looked at, so that two equal versions are called different in at most `ALPHA` of all runs.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rulewright.simulation.compare import PRODUCTS, Comparison, Key, Means, Pairs, Shares
from rulewright.simulation.intervals import holm, p_value, quantile
from rulewright.simulation.naming import names_of

ALPHA = 0.01
FEWEST = 30
"""A share is judged if there are so many trials on either side."""
ORDER = ("wins", "length", "score", "points", "taken", "winners")


@dataclass(frozen=True)
class Figure:
    """`now` and `before` are means per game, or shares. `interval`: of the difference, for this figure alone, with 95 %
    certainty. `corrected`: the p-value after the correction for all figures; None if there was too little to judge."""

    what: str
    of: str
    label: str
    now: float | None
    before: float | None
    interval: tuple[float, float] | None
    p: float | None
    corrected: float | None = None

    @property
    def difference(self) -> float | None:
        return None if self.now is None or self.before is None else self.now - self.before

    @property
    def changed(self) -> bool:
        return self.corrected is not None and self.corrected < ALPHA


def sureness(figure: Figure) -> float:
    """What figures are sorted by, the surest first."""
    return 1.0 if figure.p is None else figure.p


@dataclass(frozen=True)
class Changes:
    """`figures`: all that were compared. `only_now`, `only_before`: labels of cards that the other version lacks."""

    figures: tuple[Figure, ...]
    only_now: tuple[str, ...] = ()
    only_before: tuple[str, ...] = ()

    @property
    def differences(self) -> list[Figure]:
        """The figures that changed, the surest first."""
        return sorted((figure for figure in self.figures if figure.changed), key=sureness)

    @property
    def changed(self) -> bool:
        return any(figure.changed for figure in self.figures)


def find_changes(comparison: Comparison) -> Changes:
    now, before = (names_of(setup).labels for setup in (comparison.pair.now, comparison.pair.before))
    one_sided = {"card:" + card for card in now.keys() ^ before.keys()}
    figures = list(_figures(comparison.pairs, one_sided))
    corrected = holm([figure.p for figure in figures])
    return Changes(
        tuple(_with(figure, p) for figure, p in zip(figures, corrected, strict=True)), _names(now, before), _names(before, now)
    )


def _figures(pairs: Pairs, left_out: Iterable[str]) -> Iterator[Figure]:
    keys = sorted([*pairs.means, *pairs.shares], key=lambda key: (ORDER.index(key[0]), key[1]))
    for key in keys:
        if key[1] in left_out:
            continue
        found = pairs.means.get(key)
        if found is not None:
            if found.now or found.before or found.squares:
                yield _mean_figure(key, found, pairs)
        else:
            yield _share_figure(key, pairs.shares[key], pairs)


def _mean_figure(key: Key, found: Means, pairs: Pairs) -> Figure:
    games, total = pairs.games, found.now - found.before
    z = total / math.sqrt(found.squares) if found.squares else 0.0
    interval = None
    if games > 1:
        spread = math.sqrt(max(0, games * found.squares - total * total) / (games - 1)) / games
        interval = _around(total / games, spread)
    return Figure(*key, _label(key, pairs), found.now / games, found.before / games, interval, p_value(z))


def _share_figure(key: Key, found: Shares, pairs: Pairs) -> Figure:
    """The test asks whether hits beyond the common share differ; the interval is that of a difference of ratios."""
    hits, trials, old_hits, old_trials = found.sums
    if min(trials, old_trials) < FEWEST:
        few, few_before = hits / trials if trials else None, old_hits / old_trials if old_trials else None
        return Figure(*key, _label(key, pairs), few, few_before, None, None)
    now, before = hits / trials, old_hits / old_trials
    common = (hits + old_hits) / (trials + old_trials)
    beyond = (hits - common * trials) - (old_hits - common * old_trials)
    squares = _form(found, (1, -common, -1, common))
    z = beyond / math.sqrt(squares) if squares > 0 else 0.0
    spread = math.sqrt(max(0.0, _form(found, (1 / trials, -now / trials, -1 / old_trials, before / old_trials))))
    return Figure(*key, _label(key, pairs), now, before, _around(now - before, spread), p_value(z))


def _form(found: Shares, weights: tuple[float, ...]) -> float:
    """The sum over pairs of the square of what the four numbers make with these weights."""
    return sum(
        weights[a] * weights[b] * product * (1 if a == b else 2) for (a, b), product in zip(PRODUCTS, found.products, strict=True)
    )


def _around(middle: float, spread: float) -> tuple[float, float]:
    reach = quantile(0.95) * spread
    return middle - reach, middle + reach


def _with(figure: Figure, corrected: float | None) -> Figure:
    return Figure(figure.what, figure.of, figure.label, figure.now, figure.before, figure.interval, figure.p, corrected)


def _label(key: Key, pairs: Pairs) -> str:
    what, of = key
    thing = pairs.labels.get(of, of)
    if what == "wins":
        return "nobody wins" if of == "nobody" else f"player {of} wins"
    return {
        "length": f"{of} of a game",
        "score": f"points of player {of}",
        "points": f"points for {thing}, all seats",
        "taken": f"{thing}: taken per game",
        "winners": f"{thing}: takers who win",
    }[what]


def _names(mine: dict[str, str], others: dict[str, str]) -> tuple[str, ...]:
    return tuple(name for card, name in mine.items() if card not in others)
