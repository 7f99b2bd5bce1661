"""`instead of`: what happens in the place of a rule, a gain or a loss, and whether it can.

The lead-in of an exception stands for the rule's own. Those who react before and after the rule react around what is done
instead."""

from __future__ import annotations

from compiler.bind.names import place_number
from compiler.bind.scope import Local, Scope
from compiler.ir.expr import Cond, Const, Expr, Fold, Helper, Int, Op, Pile, Seats, Var
from compiler.ir.stmt import Call, ForEach, If, Let, Stmt
from compiler.lower.adjust import in_force
from compiler.lower.builder import Lasting, Lowering
from compiler.lower.events import Named, handler_scope, handlers_of, matches, run_handler
from compiler.lower.heads import TRUE
from compiler.model import FieldInfo
from compiler.types import RowOf, SetOf
from dsl import syntax
from dsl.walk import nodes_in


def instead_handlers(builder: Lowering, kind: str, name: str) -> list[Lasting]:
    return handlers_of(builder, "instead", kind, name)


def instead_condition(builder: Lowering, handler: Lasting, actor: Expr, named: Named) -> Expr:
    """Does this exception apply when `actor` does the rule?"""

    def make(scope: Scope) -> Expr:
        return TRUE

    if handler.table is None and not handler.timed:
        scope = handler_scope(builder, handler, actor, actor, named, None, None)
        return matches(builder, handler, scope, actor, actor, None) or TRUE
    whose = {"rival": "each_rival", "player": "each_player"}.get(handler.item.pattern.who, "my")
    extra = {n: Local(ir, t) for n, ir, t in named}
    return in_force(builder, handler, actor, whose, extra, make, handler.item.where, "any")


def instead_of(builder: Lowering, parts, body: list[Stmt]) -> list[Stmt]:
    """The rule, or what is done instead of it; those who react before and after still do."""
    values = parts.named_values()
    named = [(n, v if v.name in parts.params else Int(-1), t) for n, v, t in values]
    result = body
    for handler in reversed(instead_handlers(builder, "do", parts.name)):
        test = instead_condition(builder, handler, Var("me"), [x for x in named if not isinstance(x[1], Int)])
        steps = replaced(builder, handler, Var("me"), [x for x in named if not isinstance(x[1], Int)])
        again = does_itself(handler, parts.name)
        args = (Var("me"), *(v for _, v, _ in named))
        around_before = (
            [] if again or not builder.listens("before", "do", parts.name) else [Call(f"on_before_do_{parts.name}", args)]
        )
        around_after = [] if again or not builder.listens("after", "do", parts.name) else [Call(f"on_after_do_{parts.name}", args)]
        result = [If(test, (*around_before, *steps, *around_after), tuple(result))]
    return result


def change_instead(
    builder: Lowering,
    kind: str,
    info: FieldInfo,
    seat: Expr,
    amount: Expr,
    index: Expr | None,
    steps: list[Stmt],
    result: str | None,
) -> list[Stmt]:
    """A gain or loss, or what happens instead of it."""
    field = (info, index if index is not None and info.keys else Int(0))
    for handler in reversed(handlers_of(builder, "instead", kind, info.name)):
        if handler.table is not None or handler.timed:
            Scope(builder, handler.source).error(
                "wrong-kind",
                "instead of a gain or loss only a rule at top level can happen",
                handler.item.span,
                "not on a card",
                help="write it at top level with a condition, or use `before` or `after`",
            )
            continue
        scope = handler_scope(builder, handler, seat, seat, [], amount, None)
        test = matches(builder, handler, scope, seat, seat, field) or TRUE
        nothing = (Let(result, Int(0)),) if result is not None else ()
        steps = [If(test, (*run_handler(builder, handler, seat, seat, [], amount, field, None), *nothing), tuple(steps))]
    return steps


def does_itself(handler: Lasting, rule: str) -> bool:
    """Does the exception do the rule it replaces? Then the original calls those who react."""
    return any(
        isinstance(n, (syntax.Do, syntax.MayDo)) and isinstance(n.callee, syntax.Name) and n.callee.name == rule
        for n in nodes_in(handler.item.body)
    )


def replaced(builder: Lowering, handler: Lasting, actor: Expr, named: Named) -> list[Stmt]:
    if handler.table is None:
        return run_handler(builder, handler, actor, actor, named, None, None, None)
    info = builder.model.fields.get(handler.place.text) if handler.place is not None else None
    if info is None or isinstance(info.type, SetOf):
        return run_handler(builder, handler, actor, actor, named, None, None, Int(handler.table.first_thing(handler.row)))
    owner, card = builder.fresh("owner"), builder.fresh("card")
    row = Int(builder.row_of(handler.table.first_thing(handler.row)))
    place = place_number(Scope(builder, info.place.source), info, Var(owner))
    found = Fold("first", card, Pile(place), Op("==", Const("card_row", Var(card)), row))
    call = run_handler(builder, handler, Var(owner), actor, named, None, None, Var(card))
    seats = Helper("clockwise", (Seats(), actor))
    return [ForEach(builder.fresh("each"), owner, seats, (Let(card, found), If(Op(">=", Var(card), Int(0)), tuple(call))))]


def instead_test(builder: Lowering, parts, value: Expr) -> Expr:
    """Whether the rule can be done, seen through its exceptions: then their lead-in counts, not the rule's."""
    from compiler.lower.rules import can_value

    named = parameters_of(parts)
    for handler in instead_handlers(builder, "do", parts.name):
        inner = instead_parts(builder, handler, parts)
        value = Cond(
            instead_condition(builder, handler, Var("me"), named), TRUE if inner is None else can_value(builder, inner), value
        )
    return value


def parameters_of(parts) -> Named:
    return [x for x in parts.named_values() if isinstance(x[1], Var) and x[1].name in parts.params]


def instead_parts(builder: Lowering, handler: Lasting, parts):
    """The body of an exception that belongs to the one who acts, taken apart like a rule; None for those of others."""
    from compiler.lower.rules import take_apart

    if handler.item.pattern.who not in ("i", None) or handler.timed:
        return None
    this = None
    if handler.table is not None:
        this = (Int(handler.table.first_thing(handler.row)), RowOf(handler.table.row_type))
    scope = handler_scope(builder, handler, Var("me"), Var("me"), parameters_of(parts), None, this)
    return take_apart(builder, parts.name, scope, parts.params, handler.item.body, handler.item.span)


def instead_reasons(builder: Lowering, parts, reasons: list) -> list:
    """Reasons of the rule count where no exception applies, those of an exception where it does."""
    from compiler.lower.reasons import reasons_of

    named = parameters_of(parts)
    for handler in instead_handlers(builder, "do", parts.name):
        applies = instead_condition(builder, handler, Var("me"), named)
        reasons = [(Cond(applies, TRUE, test), name, text) for test, name, text in reasons]
        inner = instead_parts(builder, handler, parts)
        if inner is not None:
            reasons += [(Cond(applies, test, TRUE), name, text) for test, name, text in reasons_of(builder, inner)]
    return reasons
