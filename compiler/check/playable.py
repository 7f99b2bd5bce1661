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

from compiler.bound.ranges import Facts, Ranges
from compiler.bound.tree import Block, Choose, LeadIn, Let, LocalRead, Pay, Payment, Require, opening_of
from compiler.check.whole import Part, Whole
from compiler.report import Reporter


def check_playable(whole: Whole, reporter: Reporter) -> None:
    seen: set[int] = set()
    for _, part in whole.of(Pay):
        if part.kind in ("rule", "card") and id(part) not in seen:
            seen.add(id(part))
            body: Block = part.tree  # type: ignore[assignment]
            lead_in, _ = opening_of(body)
            facts = facts_of(whole.game.ranges, lead_in)
            for item in lead_in:
                if isinstance(item, Pay):
                    for payment in item.payments:
                        check_payment(whole, reporter, part, payment, facts)


def facts_of(ranges: Ranges, lead_in: tuple[LeadIn, ...]) -> Facts:
    """What is known once a lead-in is met."""
    facts: Facts = {}
    for item in lead_in:
        match item:
            case Require(test=test):
                facts = ranges.assume(test, True, facts)
            case Let(local=local, value=value):
                facts = {**facts, LocalRead(local.span, local.type, local): ranges.of(value, facts)}
            case Choose(local=local, domain=domain, where=where):
                facts = {**facts, LocalRead(local.span, local.type, local): ranges.item(domain, facts)}
                facts = ranges.assume(where, True, facts) if where is not None else facts
    return facts


def check_payment(whole: Whole, reporter: Reporter, part: Part, payment: Payment, facts: Facts) -> None:
    if payment.resource is None or {payment.resource.name, payment.resource.field.name} & whole.game.heard.substitutable:
        return
    info = payment.resource.field
    low, high = whole.model.bounds_of(info.type)
    least = whole.game.ranges.of(payment.value, facts)[0]
    if high is None or low is None or least is None or least <= high - low:
        return
    spread = f"never goes above {high}" if low == 0 else f"can be lowered by {high - low} at most"
    reporter.warn(
        "never-playable",
        f"{part.name} can never be done: nobody can pay {least} `{payment.resource.name}`",
        part.source,
        payment.span,
        f"costs at least {least}",
        others=[info.place.label(f"`{info.name}` {spread}")],
        help=f"lower the price to {high - low} or less, or raise the range",
    )
