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

from compiler.check.trees import trees_with
from dsl import syntax
from dsl.walk import nodes_in


def check_rerolls(builder, reporter) -> None:
    for tree in trees_with(builder.model, syntax.Repeat):
        if tree.kind in ("variant", "example"):
            continue
        for node in nodes_in(tree.node):
            if isinstance(node, syntax.Repeat) and node.at_most:
                found = rerolled(node)
                if found is not None:
                    roll, test = found
                    fits = tree.source.text[test.condition.span.start : test.condition.span.end]
                    count = "" if roll.count is None else tree.source.text[roll.count.span.start : roll.count.span.end]
                    single = count in ("", "1")
                    help = (
                        f"write `pick {roll.name} in 1..{roll.sides} where {fits} at random`"
                        if single and "\n" not in fits
                        else "`pick` at random among the results that fit"
                    )
                    reporter.warn(
                        "reroll-loop",
                        f"`{roll.name}` is rolled again until it fits",
                        tree.source,
                        roll.span,
                        "may go on for long",
                        help=help,
                    )


def rerolled(node: syntax.Repeat) -> tuple[syntax.Roll, syntax.If] | None:
    statements = node.body.statements
    if len(statements) != 2:
        return None
    first, second = statements
    roll, test = (first, second) if isinstance(first, syntax.Roll) else (second, first)
    if not isinstance(roll, syntax.Roll) or not isinstance(test, syntax.If) or test.otherwise is not None:
        return None
    stops = any(isinstance(s, syntax.Stop) for s in test.then.statements)
    reads = any(isinstance(n, syntax.Name) and n.name == roll.name.text for n in nodes_in(test.condition))
    return (roll, test) if stops and reads else None
