"""Which name was meant: the one spelled most like what is written."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from itertools import islice

LEAST_LIKENESS = 0.66
LONGEST, MOST = 80, 4096  # looking takes time with the product of the two


def nearest(name: str, candidates: Iterable[str]) -> str | None:
    """The candidate that a slip most likely meant, or None."""
    return next(iter(similar(name, candidates, 1)), None)


def similar(name: str, candidates: Iterable[str], most: int) -> list[str]:
    """The candidate that is the same but for case and separators, or else the most similar ones. A name twice as long is none."""
    folded: dict[str, str] = {}
    for candidate in sorted(set(candidates)):
        folded.setdefault(_fold(candidate), candidate)
    wanted = _fold(name[:LONGEST])
    if wanted in folded:
        return [folded[wanted]]
    shorter = (key for key in islice(folded, MOST) if len(key) < 2 * len(wanted))
    return [folded[key] for key in get_close_matches(wanted, shorter, most, LEAST_LIKENESS)]


def _fold(name: str) -> str:
    return name.casefold().replace("_", "").replace("-", "").replace(" ", "")
