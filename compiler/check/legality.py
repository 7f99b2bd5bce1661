"""Legality said twice.

What: a `where` or `require` in a lead-in that compares a price with the purse from which the same lead-in pays it.
Why: only what can be paid is offered anyway. The second statement is a second truth: it becomes wrong as soon as a
card changes the price.

    choose ware in wares where ware.price <= coins      # warning: `pay` sees to that
    pay ware.price coins
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler.bound.resources import value_of
from compiler.bound.tree import Choose, ChooseMany, Compare, Expr, Guarded, Logic, Pay, Payment, Require
from compiler.check.whole import Part, Whole
from compiler.report import Reporter


def check_legality(whole: Whole, reporter: Reporter) -> None:
    for node, part in whole.of(Guarded):
        check_lead_in(node, part, reporter)


def check_lead_in(node: Guarded, part: Part, reporter: Reporter) -> None:
    tests: list[tuple[Expr, Expr, str]] = []  # a condition, the whole of it, and how it is written
    for item in node.lead_in:
        match item:
            case Require(test=test):
                tests += [(one, test, "requirement") for one in conjuncts(test)]
            case Choose(where=test) | ChooseMany(where=test) if test is not None:
                tests += [(one, test, "`where`") for one in conjuncts(test)]
            case Pay(subject=None, payments=payments):
                for payment in payments:
                    for one, test, word in tests:
                        if repeats(one, payment):
                            assert payment.resource is not None
                            reporter.warn(
                                "legality-twice",
                                f"this repeats that `{payment.resource.name}` must be enough to pay",
                                part.source,
                                one.span,
                                "only what can be paid is offered anyway",
                                help=f"remove the {word}" if one is test else f"remove this part of the {word}",
                            )


def conjuncts(test: Expr) -> Iterator[Expr]:
    if isinstance(test, Logic) and test.op == "and":
        yield from conjuncts(test.left)
        yield from conjuncts(test.right)
    else:
        yield test


def repeats(test: Expr, payment: Payment) -> bool:
    """Does it say that the purse holds as much as is paid?"""
    if payment.resource is None or not isinstance(test, Compare) or test.op not in ("<=", ">="):
        return False
    small, large = (test.left, test.right) if test.op == "<=" else (test.right, test.left)
    return small == payment.value and large == value_of(payment.resource)
