"""Events: each that somebody listens to becomes one procedure that walks over those who react.

Order: seats from the active player on, clockwise; at each seat the game's rules first, then the seat's cards; a player with several
cards that react, at least one of which decides, says which goes first. A card that is gone when its time comes does not react.
"""

from __future__ import annotations

from collections import Counter

from compiler.bound import tree
from compiler.ir.expr import At, CallFnBy, Cell, Const, Expr, Fold, Has, Helper, Int, Len, Loc, Op, Pile, Range, Seats, Tup, Var
from compiler.ir.make import TRUE, both, conjunction
from compiler.ir.program import Function, Procedure, Reading
from compiler.ir.stmt import Ask, Call, CallBy, Exit, ForEach, If, Let, Loop, Note, Show, Stmt, Store
from compiler.lower.dispatch import lower_block
from compiler.lower.env import Env
from compiler.lower.layout import reading_of
from compiler.lower.parts import Parts
from compiler.lower.reactions import Event, conditions_of, handler_env, handlers_of, instance_of, matches, reaction_of
from compiler.lower.reentry import marked
from compiler.lower.signals import used_mark, with_source
from compiler.lower.sources import recall, records_of
from compiler.lower.state import Lasting, Lowering
from compiler.lower.titles import title_with
from compiler.lower.values import place_number
from compiler.lower.windows import accepted, ask_in_secret, could_react, offer_of
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
    values = parts.given_values()
    lowering.rule_events[name] = (timing, parts.name, tuple(local for local, _ in values))
    return [Call(name, (Var("me"), *(expr for _, expr in values)))]


def make_events(lowering: Lowering) -> None:
    """A reaction may begin what lasts and make further things happen: until nothing is new."""
    done: set[str] = set()
    while True:
        fields = [name for name in lowering.field_events if name not in done]
        rules = [name for name in lowering.rule_events if name not in done] if not fields else []
        if not fields and not rules:
            return
        done |= {*fields, *rules}
        for name in fields:
            make_field_event(lowering, name)
        for name in rules:
            make_rule_event(lowering, name)


def make_field_event(lowering: Lowering, name: str) -> None:
    timing, kind, info = lowering.field_events[name]
    event = Event(Var("actor"), (), Var("amount"), info, Var("index"))
    body = walk(lowering, handlers_of(lowering, timing, kind, info.name), event)
    params = ("actor", "amount", "index")
    lowering.program.procedures[name] = Procedure(name, params, tuple(body), f"{timing} {kind} {info.title}")


def make_rule_event(lowering: Lowering, name: str) -> None:
    timing, rule, locals = lowering.rule_events[name]
    event = Event(Var("actor"), tuple((local, Var(f"its_{local.name}")) for local in locals))
    handlers = handlers_of(lowering, timing, "do", rule)
    body = walk(lowering, handlers, event)
    if timing == "before" and any(reaction_of(handler).who != "i" for handler in handlers):
        body = [*show_cards(lowering, rule, event), *body]
    if timing == "after" and "action" in lowering.spans_used:
        body.append(Call("expire_action", ()))
    params = ("actor", *(f"its_{local.name}" for local in locals))
    lowering.program.procedures[name] = Procedure(name, params, tuple(body), f"{timing} {rule}")


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
            offered = [h for h in here if offer_of(h) is not None]
            others = [h for h in here if offer_of(h) is None]
            body += run_pile(lowering, others, place, Var(seat), event) if others else []
            if offered:
                number = make_tables(lowering, offered, event)
                body += ask_in_secret(lowering, offered, number, place, Var(seat), event)
    return [ForEach(lowering.fresh("each"), seat, Helper("clockwise", (Seats(), Cell("active"))), tuple(body))]


def run_handler(lowering: Lowering, handler: Lasting, me: Expr, event: Event, this: Expr | None) -> list[Stmt]:
    """One reaction, as a procedure of its own that tests and runs it."""
    return [Call(handler_procedure(lowering, handler, event), event.arguments(handler, me, this))]


def handler_procedure(lowering: Lowering, handler: Lasting, event: Event) -> str:
    name, program = f"handler_{handler.number}", lowering.program
    if name in program.procedures or name in lowering.in_progress:
        return name
    lowering.in_progress.append(name)
    env, test = handler_head(lowering, handler, event)
    item = reaction_of(handler)
    mark: Stmt | None = None
    if item.once is not None:
        holder = Var("this") if handler.table is not None else Var("me")
        mark = Store(used_mark(lowering, item.once, handler, holder), Int(1))
    body = handler_body(lowering, handler, env.inner(), mark)
    statements = (If(test, tuple(body)),) if test is not None else tuple(body)
    at = lowering.origin(handler.source, item.span, env.origin_kind)
    program.procedures[name] = Procedure(name, event.parameters(handler), statements, "", at)
    lowering.in_progress.remove(name)
    return name


def handler_head(lowering: Lowering, handler: Lasting, event: Event) -> tuple[Env, Expr | None]:
    """The environment inside of a reaction's procedure, and whether the reaction is meant."""
    inside = event.inside
    env = handler_env(lowering, handler, Var("me"), inside, Var("this") if handler.table is not None else None)
    return env, matches(lowering, handler, env, inside)


def handler_body(lowering: Lowering, handler: Lasting, env: Env, mark: Stmt | None = None) -> list[Stmt]:
    """The body; the used mark of `once per` is set when it really does something."""
    item = reaction_of(handler)
    body = lower_block(env, item.body)
    if isinstance(offer_of(handler), tree.May):
        lowering.offer_tests[handler.number], body = accepted(tuple(body))
        body = [mark, *body] if mark is not None else body
    elif mark is not None:
        body = mark_used(item.body, body, mark)
    if handler.table is not None:
        body = with_source(lowering, Var("this"), Var("me"), body)
    return marked(lowering, handler, instance_of(handler, env), body)


def mark_used(block: tree.Block, body: list[Stmt], mark: Stmt) -> list[Stmt]:
    """A `may` that is declined does not use the mark: it is set inside the answer's branch."""
    if len(block) != 1 or not isinstance(block[0], (tree.May, tree.MayDo, tree.MayChoose)):
        return [mark, *body]

    def inside(statements: tuple[Stmt, ...]) -> tuple[Stmt, ...]:
        out: list[Stmt] = []
        for number, stmt in enumerate(statements):
            if isinstance(stmt, If):
                asked = any(isinstance(s, Ask) for s in statements[:number])
                stmt = If(stmt.test, (mark, *stmt.then), stmt.other) if asked else If(stmt.test, inside(stmt.then), stmt.other)
            out.append(stmt)
        return tuple(out)

    return list(inside(tuple(body)))


def run_timed(lowering: Lowering, handler: Lasting, seat: Expr, event: Event) -> list[Stmt]:
    """A reaction that a statement began: once per record."""
    number, kept = lowering.fresh("record"), lowering.fresh("records")
    env = handler_env(lowering, handler, seat, event, None)
    recall(env, handler, Var(kept), Op("*", Var(number), Int(handler.stride)))
    test = matches(lowering, handler, env, event)
    body = handler_body(lowering, handler, env.inner())
    inner = (If(test, tuple(body)),) if test is not None else tuple(body)
    many = Range(Int(0), Op("-", Op("//", Len(Var(kept)), Int(handler.stride)), Int(1)))
    return [Let(kept, records_of(handler, seat)), ForEach(lowering.fresh("each"), number, many, inner)]


def run_set(lowering: Lowering, handlers: list[Lasting], info: FieldInfo, seat: Expr, event: Event) -> list[Stmt]:
    out: list[Stmt] = []
    for handler in handlers:
        thing = Int(handler.thing)
        call = run_handler(lowering, handler, seat, event, thing)
        hidden = info.seen != "all" and decides(handler)
        passed = ask_bystanders(lowering, could_react(lowering, [handler], seat, event), seat) if hidden else []
        out.append(If(Has(Cell(info.storage, seat), thing), tuple(call), tuple(passed)))
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
        If(Op("==", Len(Var(left)), Int(0)), (Exit(label),)),
        *order,
        CallBy(f"reactions_{number}", Var(now), event.arguments(handlers[0], seat, Var(now))),
        Let(left, Fold("those", card, Var(left), Op("and", Op("!=", Var(card), Var(now)), still))),
    )
    out: list[Stmt] = [Let(left, first)]
    if info.seen != "all" and any(decides(h) for h in handlers):
        some = Op("and", Op("==", Len(Var(left)), Int(0)), Op(">", Len(Pile(place)), Int(0)))
        out += ask_bystanders(lowering, Op("and", some, could_react(lowering, handlers, seat, event)), seat)
    return [*out, Loop(label, Int(1000), body)]


def make_tables(lowering: Lowering, handlers: list[Lasting], event: Event) -> int:
    """Which card reacts, by what procedure, and whether it would now: tables by card. Gives their number."""
    lowering.walks += 1
    program, number = lowering.program, lowering.walks
    procedures: list[str | None] = [None] * program.card_count
    tests = list(procedures)
    for handler in handlers:
        name, pending = handler_procedure(lowering, handler, event), pending_function(lowering, handler, event)
        assert handler.table is not None
        for thing in handler.table.things_of(handler.row):
            procedures[handler.table.first + thing] = name
            tests[handler.table.first + thing] = pending
    lowering.constant(f"reacts_{number}", tuple(int(p is not None) for p in procedures))
    program.procedure_tables[f"reactions_{number}"] = tuple(procedures)
    program.function_tables[f"pending_{number}"] = tuple(tests)
    return number


def pending_function(lowering: Lowering, handler: Lasting, event: Event) -> str:
    name, functions = f"pending_handler_{handler.number}", lowering.program.functions
    if name not in functions:
        functions[name] = Function(name, event.parameters(handler), TRUE, kind="can")
        _, test = handler_head(lowering, handler, event)
        meant = [test] if test is not None else []
        test = conjunction([*meant, *(offer for offer in (lowering.offer_tests.get(handler.number, TRUE),) if offer != TRUE)])
        functions[name] = Function(name, event.parameters(handler), test if test is not None else TRUE, kind="can")
    return name


def decides(handler: Lasting) -> bool:
    return any(isinstance(node, QUESTIONS) for node in nodes_in(reaction_of(handler).body))


def order_matters(handlers: list[Lasting]) -> bool:
    """Does one of them decide, or read what another writes?"""
    if any(decides(h) for h in handlers):
        return True
    writes = [writes_of(h) for h in handlers]
    often = Counter(info for fields in writes for info in fields)
    return any(often[info] > (info in own) for h, own in zip(handlers, writes, strict=True) for info in reads_of(h))


def writes_of(handler: Lasting) -> set[FieldInfo]:
    found = set()
    for node in nodes_in(reaction_of(handler).body):
        match node:
            case tree.Change(resource=tree.Resource(field=info)):
                found.add(info)
            case tree.Write(target=target):
                found.add(target.field)
    return found


def reads_of(handler: Lasting) -> set[FieldInfo]:
    trees = (*conditions_of(handler), *reaction_of(handler).body)
    return {node.field for node in nodes_in(trees) if isinstance(node, tree.FieldRead)}


def ask_bystanders(lowering: Lowering, window: Expr, seat: Expr) -> list[Stmt]:
    """Who might hold such a card is asked too, so that being asked gives nothing away."""
    if lowering.model.automas:
        window = both(window, Op("==", Cell("automa", seat), Int(0)))
    prompt = lowering.prompt("may", "React?", reading_of(lowering.model, IntType(0, 1)), ((0, "decline", "Decline"),))
    return [If(window, (Ask(lowering.fresh("passed"), seat, Tup((Int(0),)), prompt),))]
