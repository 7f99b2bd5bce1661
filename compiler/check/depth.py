"""Chains and nests that are too long for anybody, the machine included.

What: statements or calculations inside each other beyond a limit, or in one chain: a `do one of` with hundreds of
actions, a sum of hundreds of parts.
Why: what walks over a program goes one step down for each level, and one for each link of a chain. The writing has
limits of its own; this one is for what follows from it.
"""

from __future__ import annotations

from compiler.bound.tree import ChooseOne, Guarded, Node, Offer
from compiler.check.whole import Whole
from compiler.limits import DEEPEST
from compiler.report import Reporter
from dsl.source import Span
from dsl.walk import children


def check_depth(whole: Whole, reporter: Reporter) -> None:
    for part in whole.large:
        found = too_deep(part.tree)
        if found is not None:
            start = found.span.start or part.span.start
            message = f"more than {DEEPEST} things stand inside each other or in one chain here"
            help = "split it: name a part of it with `define`, or make a rule of it"
            reporter.report("too-deep", message, part.source, Span(start, start + 1), "too long", help=help)
            return


def too_deep(tree: object) -> Node | None:
    """The statement or calculation that goes down too far. Takes no steps down itself."""
    todo: list[tuple[object, int, Node | None]] = [(tree, 0, None)]
    while todo:
        node, level, above = todo.pop()
        if level > DEEPEST:
            return above
        if isinstance(node, tuple):
            chained = isinstance(above, (ChooseOne, Guarded, Offer))
            todo += [(part, level + number * chained, above) for number, part in enumerate(node)]
        elif isinstance(node, Node):
            todo += [(part, level + 1, node) for part in children(node)]
    return None
