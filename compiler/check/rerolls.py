"""A die that is rolled again until it fits.

What: a `repeat` that holds nothing but a `roll` and the test that stops it.
Why: it may go on for long, reaches its limit in rare games, and its chances can't be listed. A uniform pick among
what fits has exactly the same chances and always ends.

    repeat at most 99                     # warning
        roll d6 as n
        if n not in taken: stop

    pick n in 1..6 where n not in taken at random
"""

from __future__ import annotations

from compiler.bound.tree import Constant, FieldRead, If, LocalRead, Repeat, Roll, Stop
from compiler.check.whole import Whole
from compiler.report import Reporter
from dsl.walk import nodes_in


def check_rerolls(whole: Whole, reporter: Reporter) -> None:
    for node, part in whole.of(Repeat):
        found = rerolled(node)
        if found is None:
            continue
        roll, test = found
        fits = part.source.text[test.test.span.start : test.test.span.end]
        single = isinstance(roll.count, Constant) and roll.count.value == 1
        help = "`pick` at random among the results that fit"
        if single and "\n" not in fits:
            help = f"write `pick {roll.name} in 1..{roll.sides} where {fits} at random`"
        message = f"`{roll.name}` is rolled again until it fits"
        reporter.warn("reroll-loop", message, part.source, roll.span, "may go on for long", help=help)


def rerolled(node: Repeat) -> tuple[Roll, If] | None:
    if not node.at_most or len(node.body) != 2:
        return None
    first, second = node.body
    roll, test = (first, second) if isinstance(first, Roll) else (second, first)
    if not isinstance(roll, Roll) or not isinstance(test, If) or test.otherwise is not None:
        return None
    stops = any(isinstance(statement, Stop) for statement in test.then)
    return (roll, test) if stops and reads(test, roll) else None


def reads(test: If, roll: Roll) -> bool:
    """Does the test look at what was rolled?"""
    return any(
        (isinstance(node, LocalRead) and node.local is roll.local)
        or (isinstance(node, FieldRead) and roll.target is not None and node.field is roll.target.field)
        for node in nodes_in(test.test)
    )
