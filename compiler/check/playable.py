"""Rules and cards that nobody can ever play, because nobody can ever pay.

What: a price in a lead-in that is higher than the purse can hold (`never-playable`). Requirements that no state
meets, or that exclude each other, are found where they are read.
Why: it is printed, dealt and carried about for nothing.

    each player has
        favour 0..12
    action bless "Bless"
        pay 15 favour           # warning: `favour` never goes above 12
"""

from __future__ import annotations

from compiler.ir.expr import Int, Op
from compiler.lower.heads import Price


def check_playable(builder, reporter) -> None:
    for parts in builder.heads.values():
        facts = parts.scope.facts
        for item in parts.head.items:
            if not isinstance(item, Price) or item.guard is not None:
                continue
            for payment in item.payments:
                check_payment(builder, reporter, parts, item, payment, facts)


def check_payment(builder, reporter, parts, item: Price, payment, facts) -> None:
    info = builder.field_by_storage(payment.resource)
    if info is None or payment.resource in builder.substitutable or info.name in builder.substitutable:
        return
    low, high = builder.model.bounds_of(info.type)
    least = builder.ranges.of(payment.amount, facts)[0]
    if high is None or low is None or least is None or least <= high - low:
        return
    span = payment.span if payment.span != (0, 0) else item.span
    spread = f"never goes above {high}" if low == 0 else f"can be lowered by {high - low} at most"
    reporter.warn(
        "never-playable",
        f"{words(parts)} can never be done: nobody can pay {least} `{payment.name}`",
        parts.source,
        span,
        f"costs at least {least}",
        others=[info.place.label(f"`{info.name}` {spread}")],
        help=f"lower the price to {high - low} or less, or raise the range",
    )


def words(parts) -> str:
    return parts.title or f"`{parts.name}`"


__all__ = ["check_playable", "Int", "Op"]
