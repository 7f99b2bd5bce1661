"""What every node of the syntax tree has: a place in the text. And what stands everywhere: names and texts in quotes."""

from __future__ import annotations

from dataclasses import dataclass, field

from dsl.source import Span

NOWHERE = Span(0, 0)


@dataclass(frozen=True, slots=True)
class Node:
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Ident(Node):
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Text(Node):
    """A string in quotes, without them. As an expression it names an option by its label."""

    value: str
