"""Beta reduction on bound expressions: what a function says of its parameters, in the words of the place that uses it."""

from __future__ import annotations

from collections.abc import Mapping

from compiler.bound.tree import Expr, Local, LocalRead, Node, Word
from dsl.walk import rewrite


def substitute(expr: Expr, values: Mapping[Local, Expr], me: Expr | None = None) -> Expr:
    """The expression with these values for locals, and with `me` for the player it is about."""

    def change(node: Node) -> Node:
        if isinstance(node, LocalRead):
            return values.get(node.local, node)
        return me if me is not None and isinstance(node, Word) and node.word == "me" else node

    return rewrite(expr, change)
