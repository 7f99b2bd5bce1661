"""`instead of`: what happens in the place of a rule, a gain or a loss.

The lead-in of an exception stands for the rule's own (see `legality`). Those who react before and after the rule react around
what is done instead."""

from __future__ import annotations

from compiler.bound import tree
from compiler.ir.expr import Const, Expr, Fold, Helper, Int, Op, Pile, Seats, Var
from compiler.ir.make import TRUE
from compiler.ir.stmt import Call, ForEach, If, Let, Stmt
from compiler.lower.events import run_handler
from compiler.lower.parts import Parts
from compiler.lower.reactions import Event, Given, handler_env, handlers_of, instead_condition, matches, reaction_of
from compiler.lower.state import Lasting, Lowering
from compiler.lower.values import place_number
from compiler.model import FieldInfo
from compiler.types import SetOf
from dsl.walk import nodes_in


def instead_of(lowering: Lowering, parts: Parts, body: list[Stmt]) -> list[Stmt]:
    """The rule, or what is done instead of it; those who react before and after still do."""
    values = parts.given_values()
    args = (Var("me"), *(expr if local in parts.given else Int(-1) for local, expr in values))
    given = tuple((local, expr) for local, expr in values if local in parts.given)
    result = body
    for handler in reversed(handlers_of(lowering, "instead", "do", parts.name)):
        test = instead_condition(lowering, handler, Var("me"), given)
        steps = replaced(lowering, handler, Var("me"), given)
        if not does_itself(handler):
            for timing in ("before", "after"):
                around = [Call(f"on_{timing}_do_{parts.name}", args)] if lowering.listens(timing, "do", parts.name) else []
                steps = [*around, *steps] if timing == "before" else [*steps, *around]
        result = [If(test, tuple(steps), tuple(result))]
    return result


def does_itself(handler: Lasting) -> bool:
    """Does the exception do the rule it replaces? Then the original calls those who react."""
    item = reaction_of(handler)
    done = (node.callee for node in nodes_in(item.body) if isinstance(node, (tree.Do, tree.MayDo)))
    return any(isinstance(callee, tree.RuleCall) and callee.rule is item.to for callee in done)


def replaced(lowering: Lowering, handler: Lasting, actor: Expr, given: Given) -> list[Stmt]:
    """What an exception does, for whoever it belongs to."""
    event, info = Event(actor, given), handler.bound.place
    if handler.table is None:
        return run_handler(lowering, handler, actor, event, None)
    if info is None or isinstance(info.type, SetOf):
        return run_handler(lowering, handler, actor, event, Int(handler.thing))
    owner, card = lowering.fresh("owner"), lowering.fresh("card")
    row = Int(lowering.row_of(handler.thing))
    found = Fold("first", card, Pile(place_number(lowering, info, Var(owner))), Op("==", Const("card_row", Var(card)), row))
    call = run_handler(lowering, handler, Var(owner), event, Var(card))
    steps = (Let(card, found), If(Op(">=", Var(card), Int(0)), tuple(call)))
    return [ForEach(lowering.fresh("each"), owner, Helper("clockwise", (Seats(), actor)), steps)]


def change_instead(
    lowering: Lowering, kind: str, event: Event, field: FieldInfo, steps: list[Stmt], result: str | None
) -> list[Stmt]:
    """A gain or loss, or what happens instead of it."""
    seat = event.actor
    for handler in reversed(handlers_of(lowering, "instead", kind, field.name)):
        env = handler_env(lowering, handler, seat, event, None)
        test = matches(lowering, handler, env, event) or TRUE
        nothing = (Let(result, Int(0)),) if result is not None else ()
        steps = [If(test, (*run_handler(lowering, handler, seat, event, None), *nothing), tuple(steps))]
    return steps
