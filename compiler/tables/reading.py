"""What all readers of a table share: the file at hand, and a list of what did not fit.

Readers never fail. What does not fit is noted with words that continue "`cost` of Pilot ...", and the default of the
type stands in, so that one mistake gives one message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from compiler.tables.compose import MappingNode, Node, SequenceNode
from compiler.tables.env import TableEnv
from dsl.source import Source
from dsl.spelling import nearest

Reader = Callable[[Node], object]
MISSING = object()  # the default of a type that has none
MAX_SUGGESTIONS = 40


class Misfit(NamedTuple):
    node: Node
    code: str
    words: str  # continue "`column` of Row"
    help: str
    replacement: str | None = None
    sure: bool = False  # the replacement can't be wrong
    other: Node | None = None  # a second place in the file


@dataclass
class Reading:
    """The state shared by all readers of a table: the file at hand and what did not fit in it."""

    env: TableEnv
    source: Source = field(default_factory=lambda: Source("", ""))
    lines: list[str] = field(default_factory=list)
    misfits: list[Misfit] = field(default_factory=list)
    suggestions: int = MAX_SUGGESTIONS

    def nearest(self, node: Node, known: Iterable[str]) -> str | None:
        """The name that was probably meant. Looking takes a while, so a table full of unknown names gets only some."""
        if not isinstance(node.value, str) or not self.suggestions:
            return None
        self.suggestions -= 1
        return nearest(node.value, known)

    def wrong(self, node: Node, want: str, replacement: str | None = None, sure: bool = False) -> None:
        self.misfits.append(
            Misfit(
                node,
                "wrong-cell",
                f"must be {want}, not {shown(node)}",
                f"write `{replacement}`" if replacement else f"write {want}",
                replacement,
                sure,
            )
        )


def shown(node: Node) -> str:
    if isinstance(node, MappingNode):
        return "a mapping"
    if isinstance(node, SequenceNode):
        return "a list"
    text = node.value if len(node.value) <= 40 else node.value[:37] + "..."
    return "`" + text.replace("\n", " ").replace("`", "'") + "`" if text else "empty"


def differs_in_case(node: Node, meant: str | None) -> bool:
    """Then the correction can't be wrong."""
    return meant is not None and node.value.lower() == meant.lower()
