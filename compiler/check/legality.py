"""Legality said twice.

What: a `where` or `require` in a lead-in that compares a price with the purse from which the same lead-in pays it.
Why: only what can be paid is offered anyway. The second statement is a second truth: it becomes wrong as soon as a
card changes the price.

    choose ware in wares where ware.price <= coins      # warning: `pay` sees to that
    pay ware.price coins
"""

from __future__ import annotations

from compiler.check.trees import trees_with
from dsl import syntax
from dsl.walk import nodes_in


def check_legality(builder, reporter) -> None:
    for tree in trees_with(builder.model, syntax.Pay):
        if tree.kind in ("variant", "example", "field", "define", "quantity"):
            continue
        for node in nodes_in(tree.node):
            if isinstance(node, syntax.Body):
                check_lead_in(node.statements, tree.source, reporter)


def check_lead_in(statements, source, reporter) -> None:
    from compiler.lower.heads import is_lead_in

    conditions: list[tuple[object, object]] = []
    for node in statements:
        if not is_lead_in(node):
            return
        match node:
            case syntax.Choose(where=condition) | syntax.ChooseMany(where=condition) | syntax.Require(condition=condition) if (
                condition is not None
            ):
                conditions += [(part, node) for part in conjuncts(condition)]
            case syntax.Pay(subject=None, price=price):
                for amount in price:
                    for part, owner in conditions:
                        if repeats(part, amount):
                            reporter.warn(
                                "legality-twice",
                                f"this repeats that `{amount.noun.name}` must be enough to pay",
                                source,
                                part.span,
                                "only what can be paid is offered anyway",
                                help=words(part, owner),
                            )


def words(part, owner) -> str:
    alone = part == (owner.condition if isinstance(owner, syntax.Require) else owner.where)
    if isinstance(owner, syntax.Require):
        return "remove the requirement" if alone else "remove this part of the requirement"
    return "remove the `where`" if alone else "remove this part of the `where`"


def conjuncts(node):
    if isinstance(node, syntax.Logic) and node.op == "and":
        yield from conjuncts(node.left)
        yield from conjuncts(node.right)
    else:
        yield node


def repeats(part, amount: syntax.Amount) -> bool:
    if amount.noun is None or not isinstance(part, syntax.Compare) or part.op not in ("<=", ">="):
        return False
    small, large = (part.left, part.right) if part.op == "<=" else (part.right, part.left)
    return small == amount.value and is_purse(large, amount.noun)


def is_purse(node, noun: syntax.Noun) -> bool:
    match node:
        case syntax.Name(name=name):
            return name == noun.name.text and not noun.args
        case syntax.My(name=name):
            return name.text == noun.name.text and not noun.args
        case syntax.Index(base=base, args=args):
            return args == noun.args and is_purse(base, syntax.Noun(noun.span, noun.name))
    return False
