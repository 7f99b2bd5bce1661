"""Why a rule is refused: the parts of its lead-in in order, each with the name and the text that explain it."""

from __future__ import annotations

from compiler.ir.expr import Cond, Contains, Expr, Int, Op, Tup, Var
from compiler.ir.make import TRUE
from compiler.ir.program import Why
from compiler.ir.walk import substitute
from compiler.lower.leadins import Choice, Item, ManyChoice, Price, Requirement, feasible
from compiler.lower.legality import final_test, instead_parts, parameters_of
from compiler.lower.parts import Call, Parts, cell_parts, rule_parts
from compiler.lower.payments import Payment, title_of
from compiler.lower.reactions import handlers_of, instead_condition
from compiler.lower.state import Lowering
from compiler.lower.tables import action_of, cells_of, column_type, family_size, span_of
from compiler.model import TableInfo

Reason = tuple[Expr, str, str]
"""What must hold, the names a refusal goes by, and the words for it."""

MOST_ROWS = 400  # a column with more cells is not searched for the reason of a refusal


def why_of(lowering: Lowering, parts: Parts) -> Why:
    """The parts of a refusal, seen through what may be done instead of the rule: its own reasons count where no exception applies,
    those of an exception where it does."""
    reasons = reasons_of(lowering, parts)
    for handler in handlers_of(lowering, "instead", "do", parts.name):
        applies = instead_condition(lowering, handler, Var("me"), parameters_of(parts))
        reasons = [(Cond(applies, TRUE, test), name, text) for test, name, text in reasons]
        inner = instead_parts(lowering, handler, parts)
        if inner is not None:
            reasons += [(Cond(applies, test, TRUE), name, text) for test, name, text in reasons_of(lowering, inner)]
    return Why(parts.name, parts.arguments, tuple(reasons))


def reasons_of(lowering: Lowering, parts: Parts, owed: tuple[Payment, ...] = ()) -> list[Reason]:
    """Every prefix of the lead-in that might fail, with the name and text that explain it. `owed`: what is paid besides."""
    reasons: list[Reason] = []
    items = parts.items

    def possible(some: list[Item], final: Expr = TRUE, besides: tuple[Payment, ...] = ()) -> Expr:
        return feasible(lowering, some, final, besides, why=True)

    for number, item in enumerate(items):
        so_far = items[: number + 1]
        match item:
            case Requirement(reason=reason, names=names):
                reasons.append((possible(so_far), " ".join(names), reason or "the requirement does not hold"))
            case Choice(local=local) | ManyChoice(local=local):
                reasons.append((possible(so_far), local.name, nothing_called(local.name)))
            case Price(payments=payments):
                for payment in payments:
                    one = Price(item.span, item.guard, (payment,))
                    also = tuple(p for p in owed if p.field is payment.field)
                    words = f"not enough {title_of(lowering, payment.field, payment.name)}"
                    reasons.append((possible([*items[:number], one], TRUE, also), names_of(payment), words))
                named = dict.fromkeys(name for p in payments for name in (p.name, p.field.name))
                reasons.append((possible(so_far, TRUE, owed), " ".join(named), "the price can't be paid"))
    if parts.tail is None:
        opening = final_test(parts)
        if opening != TRUE:
            reasons.append((possible(items, opening), "option", "no option is possible"))
        return reasons
    final = final_test(parts, owed)
    for test, name, text in tail_reasons(lowering, parts.tail, owed + parts.prices()):
        reasons.append((possible(items, test), name, text))
    chosen = [item.local.name for item in items if isinstance(item, Choice)]
    reasons.append((possible(items, final, owed), " ".join([*chosen, parts.tail.name]), "what it leads to is not possible"))
    return reasons


def nothing_called(name: str) -> str:
    return f"there is no {name.replace('_', ' ')} to choose"


def names_of(payment: Payment) -> str:
    return " ".join(dict.fromkeys([payment.name, payment.field.name]))


def tail_reasons(lowering: Lowering, call: Call, prices: tuple[Payment, ...]) -> list[Reason]:
    """Reasons of the rule behind a lead-in, in the terms of the rule that runs it."""
    key = f"why {call.name}"
    if key in lowering.in_progress:
        return []
    lowering.in_progress.append(key)
    owed = tuple(p for p in prices if p.payer == call.seat == Var("me"))
    if call.rule is None:
        found = column_reasons(lowering, call, owed)
    else:
        inner = rule_parts(lowering, call.rule)
        values = dict(zip(inner.arguments, (call.seat, *call.args), strict=False))
        found = [(substitute(test, values), name, text) for test, name, text in reasons_of(lowering, inner, owed)]
    lowering.in_progress.remove(key)
    return found


def column_reasons(lowering: Lowering, call: Call, owed: tuple[Payment, ...]) -> list[Reason]:
    """Why what stands in a column can't be done. Equal reasons of several rows are one, but no row's order is changed."""
    many = family_size(lowering, call.tables[0], call.column)
    first, _ = span_of(call.tables)
    merged: list[Reason] = []
    rows = [(table, at) for table in call.tables for at in range(len(table.rows) * many)]
    assert call.index is not None
    for table, at in rows if len(rows) <= MOST_ROWS else ():
        parts = parts_at(lowering, call, table, at)
        if parts is None or (parts.is_free and final_test(parts) == TRUE):
            continue
        here = tuple(Int((table.first - first + thing) * many + at % many) for thing in table.things_of(at // many))
        after = 0
        for test, *words in reasons_of(lowering, parts, owed):
            elsewhere = Op("==", Contains(Tup(here), call.index), Int(0))
            one = Op("or", elsewhere, substitute(test, {"me": call.seat, "this": call.args[0]}))
            same = next((n for n in range(after, len(merged)) if list(merged[n][1:]) == words), None)
            if same is None:
                merged.insert(after, (one, words[0], words[1]))
                after += 1
            else:
                merged[same] = (Op("and", merged[same][0], one), words[0], words[1])
                after = same + 1
    return merged


def parts_at(lowering: Lowering, call: Call, table: TableInfo, at: int) -> Parts | None:
    """What stands in one cell of a column, taken apart."""
    if column_type(table, call.column).kind == "action":
        info = action_of(lowering, table, at, call.column)
        return rule_parts(lowering, info) if info is not None else None
    cell = cells_of(lowering, table, call.column).get(at)
    return cell_parts(lowering, cell) if cell is not None else None
