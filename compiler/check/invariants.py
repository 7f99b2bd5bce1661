"""`always` lines that say nothing.

What: an invariant that the ranges of its fields make true in every state, or in none.
Why: it is tested on every step of every example and proves nothing, so something else was meant.

    each player has
        coins 0..20
    always coins >= 0 "nobody is in debt"      # warning: the range says so already
"""

from __future__ import annotations

from compiler.ir.expr import Var


def check_invariants(builder, reporter) -> None:
    facts = {Var("me"): (0, builder.model.most - 1)}
    for (node, source), (function, _, _) in zip(builder.model.always, builder.program.invariants, strict=False):
        truth = builder.ranges.truth(builder.program.functions[function].value, facts)
        if truth is True:
            reporter.warn(
                "always-true",
                "this invariant says nothing: the ranges of its fields make it true",
                source,
                node.condition.span,
                "always true",
                help="remove it, or say what must not happen",
            )
        elif truth is False:
            reporter.report(
                "never-true",
                "this invariant can never hold",
                source,
                node.condition.span,
                "never true",
                help="correct the condition",
            )
