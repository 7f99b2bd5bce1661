"""Further requirements and costs of rules, which cards and timed items add (`also requires`, `also costs`).

They are functions of the rule's parameters and choices, completed when all that begins them has been read."""

from __future__ import annotations

from compiler.bind.expressions import bind, condition
from compiler.bind.scope import Local, Scope
from compiler.ir.expr import CallFn, Cond, Expr, Int, Op, Var
from compiler.ir.program import Function
from compiler.lower.adjust import in_force
from compiler.lower.builder import Lowering
from compiler.lower.heads import TRUE, Item, Price, Requirement
from compiler.lower.payments import Payment
from dsl import syntax


def extra_items(builder: Lowering, parts) -> list[Item]:
    """Further requirements and costs of a rule, as functions that are completed when all that begins them has been read."""
    items: list[Item] = []
    values = parts.named_values()
    args = (Var("me"), *(v for _, v, _ in values))
    further = builder.further.get(parts.name, [])
    wanted = [item for item, _ in further if isinstance(item, syntax.AlsoRequires)]
    if wanted:
        name = f"extra_{parts.name}"
        builder.extra_rules[name] = (parts.name, [(n, t) for n, _, t in values])
        text = next((item.reason.value for item in wanted if item.reason is not None), "a card forbids it")
        names = tuple(sorted({n for item in wanted for n in _names(item.condition)}))
        items.append(Requirement(parts.span, None, CallFn(name, args), text, names))
        builder.ranges.functions[name] = (0, 1)
    for number, (item, source) in enumerate(further):
        if isinstance(item, syntax.AlsoCosts):
            items += extra_costs(builder, parts, values, args, item, source, number)
    return items


def _names(node) -> set[str]:
    from compiler.lower.heads import _names_in

    return {n.name for n in _names_in(node)}


def extra_costs(builder: Lowering, parts, values, args, item: syntax.AlsoCosts, source, number: int) -> list[Item]:
    """One payment per seat that may be the receiver, or one to nobody."""
    from compiler.lower.payments import bounds_of, resource_of

    items: list[Item] = []
    for place, amount in enumerate(item.price):
        name = f"fee_{parts.name}_{number}_{place}"
        scope = Scope(builder, source, me=Var("me"))
        resource = resource_of(scope, amount.noun, Var("me")) if amount.noun is not None else None
        if resource is None:
            continue
        builder.fees[name] = (item, amount, [(n, t) for n, _, t in values])
        builder.ranges.functions[name] = (0, None)
        builder.usage.lost.add(resource.info.name)
        low, _ = bounds_of(scope, resource)
        payments = []
        for seat in range(builder.model.most) if item.payee is not None else (None,):
            fee = CallFn(name, (*args, Int(-1 if seat is None else seat)))
            other = resource_of(scope, amount.noun, Int(seat)) if seat is not None else None
            payments.append(
                Payment(
                    resource.info.storage,
                    resource.index,
                    fee,
                    low,
                    Var("me"),
                    other.index if other else None,
                    Int(seat) if seat is not None else None,
                    resource.name,
                    (),
                    parts.span,
                )
            )
        items.append(Price(parts.span, None, tuple(payments)))
    return items


def make_extras(builder: Lowering) -> None:
    """The functions behind further requirements and costs."""
    for name, (rule, values) in builder.extra_rules.items():
        extra = {n: Local(Var(f"its_{n}"), t) for n, t in values}
        test: Expr = TRUE
        for lasting in builder.lastings:
            if isinstance(lasting.item, syntax.AlsoRequires) and lasting.item.rule.text == rule:
                broken = in_force(
                    builder,
                    lasting,
                    Var("me"),
                    lasting.item.whose.kind,
                    extra,
                    lambda scope, item=lasting.item: Op("==", condition(scope, item.condition), Int(0)),
                    None,
                    "any",
                )
                one = Op("==", broken, Int(0))
                test = one if test == TRUE else Op("and", test, one)
        builder.program.functions[name] = Function(name, ("me", *(f"its_{n}" for n, _ in values)), test, kind="can")
    for name, (item, amount, values) in builder.fees.items():
        extra = {n: Local(Var(f"its_{n}"), t) for n, t in values}

        def make(scope: Scope, item=item, amount=amount) -> Expr:
            from compiler.bind.expressions import number

            value = number(scope, amount.value)
            if item.payee is None:
                return value
            receiver = bind(scope, item.payee)
            return Cond(Op("==", receiver.ir, Var("receiver")), value, Int(0))

        total: Expr = Int(0)
        for lasting in builder.lastings:
            if lasting.item is item:
                one = in_force(builder, lasting, Var("me"), item.whose.kind, extra, make, item.where)
                total = one if total == Int(0) else Op("+", total, one)
        builder.program.functions[name] = Function(name, ("me", *(f"its_{n}" for n, _ in values), "receiver"), total)
