"""What is known of cells that are not bound in this run, because an earlier one bound the same text and found nothing wrong."""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.bound.heard import Heard
from compiler.bound.index import Index, Reference
from compiler.bound.tree import Symbol
from compiler.model import TableInfo
from dsl.source import Location


@dataclass(frozen=True)
class Recalled(Reference):
    """A mention of which only the place is known."""

    at: Location

    @property
    def location(self) -> Location:
        return self.at


@dataclass
class Known:
    """`references`: the first mention of each symbol in each way; `steps`: how long what stands in a column can take, `asking`:
    columns in which something asks, `asked`: what for."""

    heard: Heard
    references: list[tuple[Symbol, Recalled]] = field(default_factory=list)
    steps: dict[tuple[TableInfo, str], int] = field(default_factory=dict)
    asking: set[tuple[TableInfo, str]] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)

    def add(self, other: Known) -> None:
        self.heard.add(other.heard)
        self.references += other.references
        self.asking |= other.asking
        self.asked |= other.asked
        for column, steps in other.steps.items():
            self.steps[column] = max(steps, self.steps.get(column, 1))

    def add_to(self, index: Index) -> None:
        for symbol, reference in self.references:
            index.references.setdefault(symbol, []).append(reference)
