"""What cells may name: everything that is declared elsewhere, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class TableEnv:
    """`rows` holds the ids of all tables by row type; they are collected before any cell is read."""

    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # type name -> values in order
    rows: Mapping[str, Mapping[str, int]] = field(default_factory=dict)  # row type -> id -> row number
    actions: frozenset[str] = frozenset()
    players: int = 8  # seats, for families over players
    max_number: int = 1_000_000_000  # no number of a game is larger
    max_cells: int = 10_000  # entries of one family or grid
