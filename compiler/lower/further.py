"""Further requirements and costs of rules, which cards and timed items add (`also requires`, `also costs`).

They are functions of the rule's parameters and choices, completed when all that begins them has been read."""

from __future__ import annotations

from compiler.bound import tree
from compiler.ir.expr import CallFn, Cond, Expr, Int, Op, Var
from compiler.ir.make import TRUE, both, equals
from compiler.lower.leadins import Item, Price, Requirement
from compiler.lower.payments import Payment, bounds_of
from compiler.lower.sources import Sources
from compiler.lower.state import Env, Lowering
from compiler.lower.values import field_index, value
from compiler.model import PLAYER, RuleInfo
from dsl.source import Span

Values = list[tuple[tree.Local, Expr]]


def items_about(lowering: Lowering, info: RuleInfo) -> list[tree.AlsoRequires | tree.AlsoCosts]:
    """All further requirements and costs of a rule, also those that some statement begins."""
    return [item for item in lowering.further_items if item.rule is info]


def extra_items(lowering: Lowering, info: RuleInfo, span: Span, values: Values) -> list[Item]:
    """The items that may be added to a rule's lead-in."""
    items: list[Item] = []
    args = (Var("me"), *(v for _, v in values))
    locals = tuple(local for local, _ in values)
    found = items_about(lowering, info)
    wanted = [item for item in found if isinstance(item, tree.AlsoRequires)]
    if wanted:
        name = f"extra_{info.name}"
        lowering.requirements[name] = (info, locals)
        text = next((item.reason for item in wanted if item.reason), "a card forbids it")
        names = tuple(sorted({n for item in wanted for n in item.names}))
        items.append(Requirement(span, None, CallFn(name, args), text, names))
    for number, item in enumerate(found):
        if isinstance(item, tree.AlsoCosts):
            items += extra_costs(lowering, info, item, number, args, locals, span)
    return items


def extra_costs(
    lowering: Lowering,
    info: RuleInfo,
    item: tree.AlsoCosts,
    number: int,
    args: tuple[Expr, ...],
    locals: tuple[tree.Local, ...],
    span: Span,
) -> list[Item]:
    """One payment per seat that may be the receiver, or one to nobody."""
    items: list[Item] = []
    for place, payment in enumerate(item.price):
        resource = payment.resource
        if resource is None:
            continue
        name = f"fee_{info.name}_{number}_{place}"
        lowering.fees[name] = (item, payment, locals)
        env = Env(lowering, info.place.source, me=Var("me"), them=Var("me"))
        keys = tuple(value(env, key) for key in resource.keys)
        owned = resource.field.owner == PLAYER
        index = field_index(lowering, resource.field, Var("me") if owned else None, keys)
        low, _ = bounds_of(lowering, resource.field, Var("me") if owned else None)
        payments = []
        for seat in [Int(s) for s in range(lowering.model.most)] if item.payee is not None else [None]:
            fee = CallFn(name, (*args, seat or Int(-1)))
            to = field_index(lowering, resource.field, seat, keys) if seat is not None else None
            payments.append(Payment(resource.field, index, fee, low, Var("me"), to, seat, resource.name, (), span))
        items.append(Price(span, None, tuple(payments)))
    return items


def make_further(lowering: Lowering) -> None:
    """The functions behind further requirements and costs."""
    for name, (rule, locals) in lowering.requirements.items():
        make_requirement(lowering, name, rule, locals)
    for name, (item, payment, locals) in lowering.fees.items():
        make_fee(lowering, name, item, payment, locals)


def inside(locals: tuple[tree.Local, ...]) -> dict[tree.Local, Expr]:
    """Parameters and choices of the rule, as parameters of a function."""
    return {local: Var(f"its_{local.name}") for local in locals}


def make_requirement(lowering: Lowering, name: str, rule: RuleInfo, locals: tuple[tree.Local, ...]) -> None:
    test: Expr = TRUE
    for lasting in lowering.lastings:
        item = lasting.item
        if isinstance(item, tree.AlsoRequires) and item.rule is rule:
            sources = Sources(lowering, lasting, Var("me"), inside(locals), "any")

            def broken(env: Env, item: tree.AlsoRequires = item) -> Expr:
                return equals(value(env, item.condition), 0)

            test = both(test, equals(sources.in_force(item.whose.kind, lasting.bound.conditions, None, broken), 0))
    lowering.function(name, ("me", *(f"its_{local.name}" for local in locals)), test, kind="can")


def make_fee(lowering: Lowering, name: str, item: tree.AlsoCosts, payment: tree.Payment, locals: tuple[tree.Local, ...]) -> None:
    def fee(env: Env) -> Expr:
        amount = value(env, payment.value)
        if item.payee is None:
            return amount
        return Cond(Op("==", value(env, item.payee), Var("receiver")), amount, Int(0))

    total: Expr = Int(0)
    for lasting in lowering.lastings:
        if lasting.item is item:
            sources = Sources(lowering, lasting, Var("me"), inside(locals))
            one = sources.in_force(item.whose.kind, lasting.bound.conditions, item.where, fee)
            total = one if total == Int(0) else Op("+", total, one)
    lowering.function(name, ("me", *(f"its_{local.name}" for local in locals), "receiver"), total)
