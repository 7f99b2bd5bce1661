"""Why a rule is refused: the parts of its lead-in in order, each with the name and the text that explain it."""

from __future__ import annotations

from compiler.ir.expr import Expr, Var
from compiler.ir.program import Why
from compiler.lower.builder import Lowering
from compiler.lower.heads import TRUE, Choice, ManyChoice, Price, Requirement, Tail, feasible
from compiler.lower.payments import Payment
from compiler.lower.rules import Parts, can_call, guarded, rule_parts

Reason = tuple[Expr, str, str]


MOST_ROWS = 400  # a column with more cells is not searched for the reason of a refusal


def why_of(builder: Lowering, parts: Parts) -> Why:
    """The parts of a refusal, seen through what may be done instead of the rule."""
    reasons = reasons_of(builder, parts)
    if builder.listens("instead", "do", parts.name):
        from compiler.lower.exceptions import instead_reasons

        reasons = instead_reasons(builder, parts, reasons)
    return Why(parts.name, parts.arguments, tuple(reasons))


def reasons_of(builder: Lowering, parts: Parts, owed: tuple[Payment, ...] = ()) -> list[Reason]:
    """Every prefix of the lead-in that might fail, with the name and text that explain it. `owed`: what is paid besides."""
    reasons: list[Reason] = []
    items = parts.head.items
    for number, item in enumerate(items):
        before = items[:number]
        match item:
            case Requirement(reason=reason, names=names):
                reasons.append(
                    (
                        feasible(builder, items[: number + 1], TRUE, why=True),
                        " ".join(names),
                        reason or "the requirement does not hold",
                    )
                )
            case Choice(name=name) | ManyChoice(name=name):
                reasons.append(
                    (
                        feasible(builder, items[: number + 1], TRUE, why=True),
                        name,
                        f"there is no {name.replace('_', ' ')} to choose",
                    )
                )
            case Price(payments=payments):
                for payment in payments:
                    one = Price(item.span, item.guard, (payment,))
                    info = builder.field_by_storage(payment.resource)
                    names = dict.fromkeys([payment.name, info.name])
                    also = tuple(p for p in owed if p.resource == payment.resource)
                    reasons.append(
                        (
                            feasible(builder, [*before, one], TRUE, also, why=True),
                            " ".join(names),
                            f"not enough {builder.title_of(info, payment.name)}",
                        )
                    )
                names = dict.fromkeys(n for p in payments for n in (p.name, builder.field_by_storage(p.resource).name))
                reasons.append(
                    (feasible(builder, items[: number + 1], TRUE, owed, why=True), " ".join(names), "the price can't be paid")
                )
    if parts.head.opening != TRUE:
        reasons.append((feasible(builder, items, parts.head.opening, why=True), "option", "no option is possible"))
    if parts.head.tail is not None:
        prices = owed + tuple(p for item in items if isinstance(item, Price) for p in guarded(item))
        final = can_call(parts.scope, parts.head.tail, prices)
        names = [i.name for i in items if isinstance(i, Choice)]
        for test, name, text in tail_reasons(builder, parts.head.tail, prices):
            reasons.append((feasible(builder, items, test, why=True), name, text))
        reasons.append(
            (
                feasible(builder, items, final, owed, why=True),
                " ".join([*names, parts.head.tail.rule]),
                "what it leads to is not possible",
            )
        )
    return reasons


def tail_reasons(builder: Lowering, tail: Tail, prices: tuple[Payment, ...]) -> list[Reason]:
    """Reasons of the rule behind a lead-in, in the terms of the rule that runs it."""
    from compiler.ir.walk import substitute

    key = f"why {tail.rule}"
    if key in builder.in_progress:
        return []
    builder.in_progress.append(key)
    try:
        if tail.by_column:
            from compiler.lower.cells import column_reasons

            return column_reasons(builder, tail, prices)
        inner = rule_parts(builder, builder.model.rules[tail.rule])
        values = dict(zip(inner.arguments, (tail.seat, *tail.args), strict=False))
        owed = tuple(p for p in prices if p.payer == tail.seat == Var("me"))
        return [(substitute(test, values), name, text) for test, name, text in reasons_of(builder, inner, owed)]
    finally:
        builder.in_progress.remove(key)
