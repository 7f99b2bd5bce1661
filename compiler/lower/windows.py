"""Cards that may react out of a hidden place: one question to whoever could hold such a card, again after each that reacts.

What: all of a player's cards whose reaction is nothing but `may`, `may do` or `may choose` are offered together, copies as one, and
the player may decline. What a single `may` offers then happens; everything else asks on.
Why: being asked tells nothing, and neither does how often: it depends on what everybody sees and on the player's own answers,
never on how many such cards are held.
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler.bound import tree
from compiler.ir.expr import At, CallFnBy, Cell, Const, Contains, Expr, Fold, Int, Len, Not, Op, Pile, Tup, Var
from compiler.ir.make import TRUE, both, conjunction, either, negation
from compiler.ir.stmt import Ask, CallBy, Exit, If, Let, Loop, Stmt
from compiler.lower.layout import reading_of
from compiler.lower.reactions import Event, conditions_of, handler_env, offer_of, reaction_of
from compiler.lower.signals import seen_by_all
from compiler.lower.state import Lasting, Lowering
from compiler.lower.values import place_number, value
from compiler.model import FieldInfo
from dsl.walk import nodes_in


def ask_in_secret(
    lowering: Lowering, handlers: list[Lasting], number: int, info: FieldInfo, seat: Expr, event: Event
) -> list[Stmt]:
    """The question, by the tables of this number: which card reacts, by what procedure, and whether it would now."""
    card, left, other, now, used, label = (lowering.fresh(n) for n in ("card", "left", "other", "now", "used", "window"))
    place = place_number(lowering, info, seat)
    pending = CallFnBy(f"pending_{number}", Var(card), event.arguments(handlers[0], seat, Var(card)))
    unused = Op("and", Const(f"reacts_{number}", Var(card)), Not(Contains(Var(used), Var(card))))
    same = Fold("those", other, Var(left), Op("==", Const("card_row", Var(other)), Const("card_row", Var(card))))
    one_each = Fold("those", card, Var(left), Op("==", At(same, Int(0)), Var(card)))
    might = Op("and", Op(">", Len(Pile(place)), Int(0)), could_react(lowering, handlers, info, seat, event))
    asked: Expr = Op("or", Op(">", Len(Var(left)), Int(0)), might)
    if lowering.model.automas:
        asked = both(Op("==", Cell("automa", seat), Int(0)), asked)
    reading = reading_of(lowering.model, info.type).item
    assert reading is not None
    prompt = lowering.prompt("may", "React?", reading, (*offers(handlers), (-1, "decline", "Decline")))
    body: tuple[Stmt, ...] = (
        Let(left, Fold("those", card, Pile(place), Op("and", unused, pending))),
        If(Not(asked), (Exit(label),)),
        Ask(now, seat, Op("+", one_each, Tup((Int(-1),))), prompt),
        If(Op("<", Var(now), Int(0)), (Exit(label),)),
        CallBy(f"reactions_{number}", Var(now), event.arguments(handlers[0], seat, Var(now))),
        Let(used, Op("+", Var(used), Tup((Var(now),)))),
    )
    return [Let(used, Tup(())), Loop(label, Int(1000), body)]


def offers(handlers: list[Lasting]) -> tuple[tuple[int, str, str], ...]:
    found = []
    for handler in handlers:
        offer, table = offer_of(handler), handler.table
        assert table is not None
        if isinstance(offer, tree.May):
            found += [(table.first + thing, offer.label, offer.label) for thing in table.things_of(handler.row)]
    return tuple(sorted(found))


def could_react(lowering: Lowering, handlers: list[Lasting], info: FieldInfo, seat: Expr, event: Event) -> Expr:
    """Might this player have something that reacts, as far as everybody knows? Not where the settings leave the place open: there
    all see who has."""
    tests = []
    for handler in handlers:
        assert handler.table is not None
        env = handler_env(lowering, handler, seat, event, Int(handler.table.first))
        parts = [part for test in conditions_of(handler) for part in conjuncts(test)]
        public = [value(env, part) for part in parts if is_public(lowering, part)]
        who = reaction_of(handler).who
        if who in ("rival", "i"):
            public.append(Op("!=" if who == "rival" else "==", seat, event.actor))
        tests.append(conjunction(public) or TRUE)
    found = Op("and", Op("==", Cell("reactions"), Int(0)), either(tests) or TRUE)
    return both(negation(seen_by_all(info)), found)


def conjuncts(test: tree.Expr) -> Iterator[tree.Expr]:
    if isinstance(test, tree.Logic) and test.op == "and":
        yield from conjuncts(test.left)
        yield from conjuncts(test.right)
    else:
        yield test


def is_public(lowering: Lowering, test: tree.Expr) -> bool:
    """Can everybody tell whether this holds, wherever the card lies? What a hidden field says, and what the card is like, is
    left open."""

    def is_secret(node: object) -> bool:
        match node:
            case tree.Word(word="this"):
                return True
            case tree.FieldRead(field=info):
                return info.seen != "all"
            case tree.FunctionRead(function=function):
                return bool(lowering.game.functions[function].reads)
        return False

    return not any(map(is_secret, nodes_in(test)))
