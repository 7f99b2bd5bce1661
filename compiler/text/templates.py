"""Phrase templates: plain words with `{slot}` or `{slot:case}` holes. Substitution is all they can do.

Nothing in a template is ever evaluated. A brace that isn't exactly a slot is an ordinary character when a card is
printed, and is refused when a phrase file is checked (`stray_braces`).
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

SLOT = re.compile(r"\{([a-z_]+)(?::([a-z]+))?\}")


class Slot(NamedTuple):
    name: str
    case: str


@lru_cache(maxsize=4096)
def parts_of(template: str) -> tuple[str | Slot, ...]:
    """Words and slots in order."""
    out: list[str | Slot] = []
    at = 0
    for match in SLOT.finditer(template):
        if match.start() > at:
            out.append(template[at : match.start()])
        out.append(Slot(match.group(1), match.group(2) or "nom"))
        at = match.end()
    if at < len(template):
        out.append(template[at:])
    return tuple(out)


def slots_of(template: str) -> frozenset[str]:
    return frozenset(part.name for part in parts_of(template) if isinstance(part, Slot))


def stray_braces(template: str) -> bool:
    """Whether braces are left that are no slot."""
    return any(mark in SLOT.sub("", template) for mark in "{}")
