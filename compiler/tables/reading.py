"""What all readers of a table share: the file at hand, and a list of what did not fit.

Readers never fail. What does not fit is noted with words that continue "`cost` of Pilot ...", and the default of the
type stands in, so that one mistake gives one message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ruamel.yaml.nodes import MappingNode, Node, SequenceNode

from compiler.tables.env import TableEnv
from dsl.source import Source
from dsl.spelling import nearest

Reader = Callable[[Node], Any]  # what it gives, the type of its column says
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

    def note(self, node: Node, code: str, words: str, help: str) -> None:
        self.misfits.append(Misfit(node, code, words, help))

    def wrong(self, node: Node, want: str, meant: str | None = None, sure: bool = False) -> None:
        words, help = f"must be {want}, not {shown(node)}", f"write `{meant}`" if meant else f"write {want}"
        self.misfits.append(Misfit(node, "wrong-cell", words, help, meant, sure))

    def unknown(self, node: Node, code: str, words: str, known: Iterable[str], want: str) -> None:
        """A name that is not known: the nearest one is offered; if only the case of its letters differs, it is surely meant."""
        meant = self.nearest(node, known)
        help, sure = f"write `{meant}`" if meant else f"write {want}", meant is not None and node.value.lower() == meant.lower()
        self.misfits.append(Misfit(node, code, words, help, meant, sure))


def shown(node: Node) -> str:
    if isinstance(node, MappingNode):
        return "a mapping"
    if isinstance(node, SequenceNode):
        return "a list"
    text = node.value if len(node.value) <= 40 else node.value[:37] + "..."
    return "`" + text.replace("\n", " ").replace("`", "'") + "`" if text else "empty"
