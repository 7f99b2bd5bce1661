"""`always` lines that say nothing.

What: an invariant that the ranges of its fields make true in every state, or in none.
Why: it is tested on every step of every example and proves nothing, so something else was meant.

    each player has
        coins 0..20
    always coins >= 0 "nobody is in debt"      # warning: the range says so already
"""

from __future__ import annotations

from compiler.check.whole import Whole
from compiler.report import Reporter


def check_invariants(whole: Whole, reporter: Reporter) -> None:
    for always in whole.game.always:
        truth, span = whole.game.ranges.truth(always.test, {}), always.test.span
        if truth is True:
            message = "this invariant says nothing: the ranges of its fields make it true"
            help = "remove it, or say what must not happen"
            reporter.warn("always-true", message, always.source, span, "always true", help=help)
        elif truth is False:
            message = "this invariant can never hold"
            reporter.report("never-true", message, always.source, span, "never true", help="correct the condition")
