"""Events: each that somebody listens to becomes one procedure that walks over those who react.

Order: seats from the active player on, clockwise; at each seat the game's rules first, then the seat's cards; a player with several
cards that react, at least one of which decides, says which goes first. A card that is gone when its time comes does not react.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from compiler.bound import tree
from compiler.ir.expr import At, CallFnBy, Cell, Const, Expr, Fold, Has, Helper, Int, Len, Loc, Op, Pile, Range, Seats, Var
from compiler.ir.make import TRUE, both, conjunction, equals, is_empty, numbers
from compiler.ir.program import Reading
from compiler.ir.stmt import Ask, Call, CallBy, Exit, If, Let, Loop, Note, Show, Stmt
from compiler.lower.layout import reading_of
from compiler.lower.parts import Parts
from compiler.lower.reactions import (
    Event,
    conditions_of,
    handler_body,
    handler_env,
    handler_head,
    handler_procedure,
    handlers_of,
    matches,
    may_be_declined,
    reaction_of,
    run_handler,
)
from compiler.lower.signals import when
from compiler.lower.sources import recall, records_of
from compiler.lower.state import Lasting, Lowering
from compiler.lower.titles import title_with
from compiler.lower.values import place_number, still_in
from compiler.lower.windows import ask_in_secret, could_react
from compiler.model import FieldInfo
from compiler.types import IntType, SetOf, Type, is_many
from dsl.walk import nodes_in

QUESTIONS = (*(tree.May, tree.MayDo, tree.MayChoose, tree.Choose), *(tree.ChooseOne, tree.ChooseMany, tree.Offer, tree.Do))

# ---------------------------------------------------------------- the procedures of events


def rule_event(lowering: Lowering, timing: str, parts: Parts) -> list[Stmt]:
    """The walk around a rule, if anybody listens."""
    if not lowering.listens(timing, "do", parts.name):
        return []
    name = f"on_{timing}_do_{parts.name}"
    lowering.events[name] = (timing, "do", parts)
    return [Call(name, (Var("me"), *(expr for _, expr in parts.given_values())))]


def make_events(lowering: Lowering) -> None:
    """Those of fields first. A reaction may begin what lasts and make further things happen: until nothing is new."""
    done: set[str] = set()
    while new := [name for name in lowering.events if name not in done]:
        fields = [name for name in new if lowering.events[name][1] != "do"]
        done.update(fields or new)
        for name in fields or new:
            make_event(lowering, name, *lowering.events[name])


def make_event(lowering: Lowering, name: str, timing: str, kind: str, what: FieldInfo | Parts) -> None:
    if isinstance(what, FieldInfo):
        event, title = Event(Var("actor"), (), Var("amount"), Var("index")), f"{timing} {kind} {what.title}"
    else:
        event, title = Event(Var("actor"), tuple(what.given_values())).inside, f"{timing} {what.name}"
    handlers = handlers_of(lowering, timing, kind, what.name)
    body = walk(lowering, handlers, event)
    if kind == "do" and timing == "before" and any(reaction_of(handler).who != "i" for handler in handlers):
        body = [*show_cards(lowering, what.name, event), *body]
    if kind == "do" and timing == "after" and "action" in lowering.spans_used:
        body.append(Call("expire_action", ()))
    given = (event.actor, *(expr for _, expr in event.given), event.amount, event.index)
    lowering.procedure(name, tuple(one.name for one in given if isinstance(one, Var)), body, title)


def show_cards(lowering: Lowering, rule: str, event: Event) -> list[Stmt]:
    """A card that others may react to is played in the open: they see it, and the log names it."""
    cards = {local.name: expr for local, expr in event.given if is_card(lowering, local.type)}
    if not cards or not lowering.hides:
        return []
    info = lowering.model.rules[rule]
    words, shown = title_with(info.title or rule, cards, [local for local, _ in event.given])
    note = lowering.note(f"{{player}}: {words}", *(Reading("card") for _ in shown))
    return [
        *(Show(expr) for expr in cards.values()),
        Note(note, event.actor, tuple(shown), at=lowering.origin(info.place.source, info.place.span)),
    ]


def is_card(lowering: Lowering, type: Type) -> bool:
    return reading_of(lowering.model, type) == Reading("card")


# ---------------------------------------------------------------- walking over those who react


def walk(lowering: Lowering, handlers: list[Lasting], event: Event) -> list[Stmt]:
    own = [h for h in handlers if reaction_of(h).who == "i" and h.table is None and not h.timed]
    if len(own) == len(handlers):
        return [step for h in own for step in run_handler(lowering, h, event.actor, event, None)]
    seat = lowering.fresh("seat")
    body: list[Stmt] = []
    for handler in handlers:
        if handler.timed:
            body += run_timed(lowering, handler, Var(seat), event)
        elif handler.table is None:
            body += run_handler(lowering, handler, Var(seat), event, None)
    cards = [h for h in handlers if h.table is not None and not h.timed]
    for place in dict.fromkeys(h.bound.place for h in cards):
        here = [h for h in cards if h.bound.place is place]
        if place is not None and isinstance(place.type, SetOf):
            body += run_set(lowering, here, place, Var(seat), event)
        elif place is not None:
            offered = [h for h in here if may_be_declined(h)]
            others = [h for h in here if not may_be_declined(h)]
            body += run_pile(lowering, others, place, Var(seat), event) if others else []
            if offered:
                number = make_tables(lowering, offered, event)
                body += ask_in_secret(lowering, offered, number, place, Var(seat), event)
    return [lowering.each(seat, still_in(lowering, Helper("clockwise", (Seats(), Cell("active")))), body)]


def run_timed(lowering: Lowering, handler: Lasting, seat: Expr, event: Event) -> list[Stmt]:
    """A reaction that a statement began: once per record."""
    number, kept = lowering.fresh("record"), lowering.fresh("records")
    env = handler_env(lowering, handler, seat, event, None)
    recall(env, handler, Var(kept), Op("*", Var(number), Int(handler.stride)))
    test = matches(lowering, handler, env, event)
    at = lowering.origin(handler.source, reaction_of(handler).span, env.origin_kind)
    body = when(test, handler_body(lowering, handler, env.inner()), at)
    many = Range(Int(0), Op("-", Op("//", Len(Var(kept)), Int(handler.stride)), Int(1)))
    return [Let(kept, records_of(handler, seat)), lowering.each(number, many, body)]


def run_set(lowering: Lowering, handlers: list[Lasting], info: FieldInfo, seat: Expr, event: Event) -> list[Stmt]:
    out: list[Stmt] = []
    for handler in handlers:
        thing = Int(handler.thing)
        out.append(If(Has(Cell(info.storage, seat), thing), tuple(run_handler(lowering, handler, seat, event, thing))))
    return out


# ---------------------------------------------------------------- cards in a pile


def run_pile(lowering: Lowering, handlers: list[Lasting], info: FieldInfo, seat: Expr, event: Event) -> list[Stmt]:
    """Cards in a pile: those that are pending are run one by one; each is tested again when its turn comes."""
    number = make_tables(lowering, handlers, event)
    card, left, now, label = (lowering.fresh(name) for name in ("card", "waiting", "now", "reacting"))
    place = place_number(lowering, info, seat)
    pending = CallFnBy(f"pending_{number}", Var(card), event.arguments(handlers[0], seat, Var(card)))
    first = Fold("those", card, Pile(place), Op("and", Const(f"reacts_{number}", Var(card)), pending))
    order: list[Stmt] = [Let(now, At(Var(left), Int(0)))]
    if len(handlers) > 1 and order_matters(handlers) and is_many(info.type):
        reading = reading_of(lowering.model, info.type).item
        assert reading is not None
        prompt = lowering.prompt("first", "Which card reacts first?", reading)
        order = [If(Op(">", Len(Var(left)), Int(1)), (Ask(now, seat, Var(left), prompt),), tuple(order))]
    still = Op("and", Op("==", Loc(Var(card)), place), pending)
    body: tuple[Stmt, ...] = (
        If(is_empty(Var(left)), (Exit(label),)),
        *order,
        CallBy(f"reactions_{number}", Var(now), event.arguments(handlers[0], seat, Var(now))),
        Let(left, Fold("those", card, Var(left), Op("and", Op("!=", Var(card), Var(now)), still))),
    )
    out: list[Stmt] = [Let(left, first)]
    if info.seen != "all" and any(decides(h) for h in handlers):
        some = Op("and", Op("==", Len(Var(left)), Int(0)), Op(">", Len(Pile(place)), Int(0)))
        out += ask_bystanders(lowering, Op("and", some, could_react(lowering, handlers, info, seat, event)), seat)
    return [*out, Loop(label, Int(1000), body)]


def make_tables(lowering: Lowering, handlers: list[Lasting], event: Event) -> int:
    """Which card reacts, by what procedure, and whether it would now: tables by card. Gives their number."""
    lowering.walks += 1
    program, number = lowering.program, lowering.walks
    made = [(h, handler_procedure(lowering, h, event), pending_function(lowering, h, event)) for h in handlers]
    procedures = lowering.by_card((handler, name) for handler, name, _ in made)
    lowering.constant(f"reacts_{number}", tuple(int(p is not None) for p in procedures))
    program.procedure_tables[f"reactions_{number}"] = tuple(procedures)
    program.function_tables[f"pending_{number}"] = tuple(lowering.by_card((handler, test) for handler, _, test in made))
    return number


def pending_function(lowering: Lowering, handler: Lasting, event: Event) -> str:
    name = f"pending_handler_{handler.number}"
    if name not in lowering.program.functions:
        lowering.function(name, event.parameters(handler), TRUE, "can")
        _, test = handler_head(lowering, handler, event)
        tests = [*([test] if test is not None else []), lowering.offer_tests.get(handler.number, TRUE)]
        lowering.function(name, event.parameters(handler), conjunction(tests) or TRUE, "can")
    return name


def decides(handler: Lasting) -> bool:
    return any(isinstance(node, QUESTIONS) for node in nodes_in(reaction_of(handler).body))


def order_matters(handlers: list[Lasting]) -> bool:
    """Does one of them decide, or read what another writes?"""
    if any(decides(h) for h in handlers):
        return True
    writes = [set(fields_written(h)) for h in handlers]
    often = Counter(info for fields in writes for info in fields)
    nodes = [nodes_in((*conditions_of(h), *reaction_of(h).body)) for h in handlers]
    reads = [[node.field for node in found if isinstance(node, tree.FieldRead)] for found in nodes]
    return any(often[info] > (info in own) for own, fields in zip(writes, reads, strict=True) for info in fields)


def fields_written(handler: Lasting) -> Iterator[FieldInfo]:
    for node in nodes_in(reaction_of(handler).body):
        match node:
            case tree.Change(resource=tree.Resource(field=info)) | tree.Write(target=tree.FieldRead(field=info)):
                yield info


def ask_bystanders(lowering: Lowering, window: Expr, seat: Expr) -> list[Stmt]:
    """Who might hold such a card is asked too, so that being asked gives nothing away."""
    if lowering.model.automas:
        window = both(window, equals(Cell("automa", seat), 0))
    prompt = lowering.prompt("may", "React?", reading_of(lowering.model, IntType(0, 1)), ((0, "decline", "Decline"),))
    return [If(window, (Ask(lowering.fresh("passed"), seat, numbers(0), prompt),))]
