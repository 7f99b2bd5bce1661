"""Handlers: who reacts to what, in which order. Each event that somebody listens to becomes one procedure that walks over them.

Order: seats from the active player on, clockwise; at each seat the game's rules first, then the seat's cards; a player with several
cards that react, at least one of which decides, says which goes first. A card that is gone when its time comes does not react.
"""

from __future__ import annotations

from collections import Counter

from compiler.bind.expressions import condition
from compiler.bind.names import place_number
from compiler.bind.scope import Local, Scope
from compiler.ir.expr import At, CallFnBy, Cell, Const, Expr, Fold, Helper, Int, Len, Loc, Op, Pile, Range, Seats, Tup, Var
from compiler.ir.program import Function, Procedure
from compiler.ir.stmt import Ask, Call, CallBy, Exit, ForEach, If, Let, Loop, Stmt, Store
from compiler.lower.adjust import conjunction
from compiler.lower.builder import Lasting, Lowering
from compiler.lower.heads import TRUE
from compiler.lower.layout import reading_of
from compiler.lower.reentry import idle_test, marked
from compiler.model import FieldInfo
from compiler.types import IntType, RowOf, SetOf, Type
from dsl import syntax
from dsl.walk import nodes_in

Named = list[tuple[str, Expr, Type]]


def handlers_of(builder: Lowering, timing: str, kind: str, name: str) -> list[Lasting]:
    found = []
    for lasting in builder.lastings:
        item = lasting.item
        if not isinstance(item, syntax.Handler) or item.timing != timing or item.pattern.noun.name.text != name:
            continue
        its = "phase" if item.pattern.kind == "do" and name in builder.model.phases else item.pattern.kind
        if its == kind:
            found.append(lasting)
    return found


# ---------------------------------------------------------------- firing


def fire(scope: Scope, timing: str, kind: str, info: FieldInfo, actor: Expr, amount: Expr, index: Expr | None) -> list[Stmt]:
    """An event of a field: gain, lose, pay or roll. The handlers' procedure is made at the end, when all are known."""
    builder = scope.builder
    name = f"on_{timing}_{kind}_{info.storage}"
    builder.field_events[name] = (timing, kind, info)
    if builder.brief:
        builder.fired.setdefault(id(scope.source), {})[name] = (timing, kind, info.storage)
    return [Call(name, (actor, amount, index if index is not None and info.keys else Int(0)))]


def make_field_events(builder: Lowering) -> None:
    done: set[str] = set()
    while len(done) < len(builder.field_events):
        for name, (timing, kind, info) in list(builder.field_events.items()):
            if name in done:
                continue
            done.add(name)
            body = walk(
                builder, handlers_of(builder, timing, kind, info.name), Var("actor"), [], Var("amount"), (info, Var("index"))
            )
            builder.program.procedures[name] = Procedure(
                name, ("actor", "amount", "index"), tuple(body), f"{timing} {kind} {info.title}"
            )


def rule_event(builder: Lowering, timing: str, parts) -> list[Stmt]:
    """The walk around a rule: parameters and choices by name."""
    if not builder.listens(timing, "do", parts.name):
        return []
    name = f"on_{timing}_do_{parts.name}"
    values = parts.named_values()
    builder.rule_events[name] = (timing, parts.name, [(n, t) for n, _, t in values])
    return [Call(name, (Var("me"), *(v for _, v, _ in values)))]


def make_rule_events(builder: Lowering) -> None:
    done: set[str] = set()
    while len(done) < len(builder.rule_events):
        for name, (timing, rule, values) in list(builder.rule_events.items()):
            if name in done:
                continue
            done.add(name)
            kind = "phase" if rule in builder.model.phases else "do"
            named = [(n, Var(f"its_{n}"), t) for n, t in values]
            body = walk(builder, handlers_of(builder, timing, kind, rule), Var("actor"), named, None, None)
            if timing == "after" and "action" in builder.spans_used:
                body.append(Call("expire_action", ()))
            builder.program.procedures[name] = Procedure(
                name, ("actor", *(v.name for _, v, _ in named)), tuple(body), f"{timing} {rule}"
            )


def before_rule(builder: Lowering, parts) -> list[Stmt]:
    return rule_event(builder, "before", parts)


def after_rule(builder: Lowering, parts) -> list[Stmt]:
    made = rule_event(builder, "after", parts)
    if not made and builder.listens("before", "do", parts.name) and "action" in builder.spans_used:
        return [Call("expire_action", ())]
    return made


# ---------------------------------------------------------------- walking over the handlers


def walk(
    builder: Lowering, handlers: list[Lasting], actor: Expr, named: Named, amount: Expr | None, field: tuple[FieldInfo, Expr] | None
) -> list[Stmt]:
    own = [h for h in handlers if h.item.pattern.who == "i" and h.table is None and not h.timed]
    others = [h for h in handlers if h not in own]
    if not others:
        return [step for h in own for step in run_handler(builder, h, actor, actor, named, amount, field, None)]
    seat = builder.fresh("seat")
    body: list[Stmt] = []
    for handler in handlers:
        if handler.table is None and not handler.timed:
            body += run_handler(builder, handler, Var(seat), actor, named, amount, field, None)
        elif handler.timed:
            body += run_timed(builder, handler, Var(seat), actor, named, amount, field)
    body += run_cards(builder, [h for h in handlers if h.table is not None and not h.timed], Var(seat), actor, named, amount, field)
    return [ForEach(builder.fresh("each"), seat, Helper("clockwise", (Seats(), Cell("active"))), tuple(body))]


def handler_scope(builder: Lowering, handler: Lasting, me: Expr, actor: Expr, named: Named, amount: Expr | None, this) -> Scope:
    scope = Scope(
        builder,
        handler.source,
        me=me,
        them=actor,
        amount=amount,
        this=this,
        automa=handler.automa,
        origin_kind="cell" if handler.table is not None else "rule",
    )
    most = builder.model.most - 1
    scope.facts[me] = scope.facts[actor] = (0, most)
    if amount is not None:
        scope.facts[amount] = (0, None)
    for name, ir, type in named:
        scope.locals[name] = Local(ir, type)
        scope.facts[ir] = builder.model.bounds_of(type)
    if handler.item.timing == "instead":
        scope.original = handler.item.pattern.noun.name.text
    return scope


def matches(builder: Lowering, handler: Lasting, scope: Scope, me: Expr, actor: Expr, field) -> Expr | None:
    """Is this handler meant: the right actor, the right part of a family, its conditions, its mark not used?"""
    item, tests = handler.item, []
    if item.pattern.who == "i" and me != actor:
        tests.append(Op("==", me, actor))
    elif item.pattern.who == "rival":
        tests.append(Op("!=", me, actor))
    elif item.pattern.who is None and handler.automa:
        tests.append(Op("==", me, actor))
    if handler.automa:
        number = list(builder.model.automas).index(handler.automa) + 1
        tests.append(Op("==", Cell("automa", me), Int(number)))
    if field is not None and item.pattern.noun.args:
        from compiler.lower.payments import resource_of

        resource = resource_of(scope, item.pattern.noun, actor)
        if resource is not None and resource.index is not None:
            tests.append(Op("==", resource.index, field[1]))
    for node in (*handler.conditions, *((item.where,) if item.where is not None else ())):
        test = condition(scope, node)
        scope.assume(test)
        tests.append(test)
    if item.once is not None:
        this = scope.this[0] if scope.this is not None else None
        tests.append(Op("==", builder.mark_cell(item.once, this if this is not None else me, handler), Int(0)))
    idle = idle_test(builder, handler, instance_of(handler, scope, me))
    return conjunction(tests if idle is None else [*tests, idle])


def instance_of(handler: Lasting, scope: Scope, me: Expr) -> Expr:
    """Whose handler it is: the card's, if it stands on one, or the player's."""
    return scope.this[0] if handler.table is not None and scope.this is not None else me


def run_handler(
    builder: Lowering, handler: Lasting, me: Expr, actor: Expr, named: Named, amount: Expr | None, field, this
) -> list[Stmt]:
    """One handler, as a procedure of its own that tests and runs it."""
    name = handler_procedure(builder, handler, named, amount, field)
    return [Call(name, handler_args(builder, handler, me, actor, named, amount, field, this))]


def handler_args(builder, handler, me, actor, named, amount, field, this) -> tuple[Expr, ...]:
    args = [me, actor, *(v for _, v, _ in named)]
    if amount is not None:
        args.append(amount)
    if field is not None:
        args.append(field[1])
    if handler.table is not None:
        args.append(this)
    return tuple(args)


def handler_params(handler: Lasting, named: Named, amount, field) -> tuple[str, ...]:
    params = ["me", "actor", *(f"its_{n}" for n, _, _ in named)]
    if amount is not None:
        params.append("amount")
    if field is not None:
        params.append("index")
    if handler.table is not None:
        params.append("this")
    return tuple(params)


def handler_procedure(builder: Lowering, handler: Lasting, named: Named, amount, field) -> str:
    name = f"handler_{handler.number}"
    if name in builder.program.procedures or name in builder.in_progress:
        return name
    builder.in_progress.append(name)
    scope, test = handler_head(builder, handler, named, amount, field)
    inner = scope.inner()
    if handler.item.once is not None:
        this = Var("this") if handler.table is not None else Var("me")
        inner.on_use = Store(builder.mark_cell(handler.item.once, this, handler), Int(1))
    body = handler_body(builder, handler, inner)
    statements = [If(test, tuple(body))] if test is not None else body
    at = builder.origin(handler.source, handler.item.span, scope.origin_kind)
    builder.program.procedures[name] = Procedure(name, handler_params(handler, named, amount, field), tuple(statements), "", at)
    builder.in_progress.remove(name)
    return name


def handler_head(builder: Lowering, handler: Lasting, named: Named, amount, field) -> tuple[Scope, Expr | None]:
    inside: Named = [(n, Var(f"its_{n}"), t) for n, _, t in named]
    this = (Var("this"), RowOf(handler.table.row_type)) if handler.table is not None else None
    scope = handler_scope(builder, handler, Var("me"), Var("actor"), inside, Var("amount") if amount is not None else None, this)
    test = matches(builder, handler, scope, Var("me"), Var("actor"), (field[0], Var("index")) if field is not None else None)
    return scope, test


def handler_body(builder: Lowering, handler: Lasting, scope: Scope) -> list[Stmt]:
    """The body; the used mark of `once per` is set when it really does something."""
    from compiler.lower.offers import with_source
    from compiler.lower.statements import lower_block

    body = lower_block(scope, handler.item.body.statements)
    mark = getattr(scope, "on_use", None)
    if mark is not None:
        body = mark_used(handler.item.body, body, mark)
    if handler.table is not None:
        body = with_source(builder, Var("this"), Var("me"), body)
    return marked(builder, handler, instance_of(handler, scope, scope.me), body)


def mark_used(node: syntax.Body, body: list[Stmt], mark: Stmt) -> list[Stmt]:
    """A `may` that is declined does not use the mark: it is set inside the answer's branch."""
    only = node.statements[0] if len(node.statements) == 1 else None
    if not isinstance(only, (syntax.May, syntax.MayDo, syntax.MayChoose)):
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


def run_timed(builder: Lowering, handler: Lasting, seat: Expr, actor: Expr, named: Named, amount, field) -> list[Stmt]:
    """A handler that a statement began: once per record."""
    records: Expr = Cell(handler.field, seat)
    if handler.next_field:
        records = Op("+", records, Cell(handler.next_field, seat))
    number, kept = builder.fresh("record"), builder.fresh("records")
    start = Op("*", Var(number), Int(handler.stride))
    scope = handler_scope(builder, handler, seat, actor, named, amount, None)
    for position, (name, local) in enumerate(handler.captures):
        ir = At(Var(kept), Op("+", start, Int(1 + position)))
        scope.locals[name] = Local(ir, local.type)
        if name == "this":
            scope.this = (ir, local.type)
    test = matches(builder, handler, scope, seat, actor, field)
    body = handler_body(builder, handler, scope.inner())
    inner = (If(test, tuple(body)),) if test is not None else tuple(body)
    many = Range(Int(0), Op("-", Op("//", Len(Var(kept)), Int(handler.stride)), Int(1)))
    return [Let(kept, records), ForEach(builder.fresh("each"), number, many, inner)]


def decides(handler: Lasting) -> bool:
    return any(
        isinstance(
            n,
            (
                syntax.May,
                syntax.MayDo,
                syntax.MayChoose,
                syntax.Choose,
                syntax.ChooseOne,
                syntax.ChooseMany,
                syntax.MayDoAny,
                syntax.DoOne,
                syntax.Do,
            ),
        )
        for n in nodes_in(handler.item.body)
    )


def order_matters(handlers: list[Lasting]) -> bool:
    """Does one of them decide, or read what another writes?"""
    if any(decides(h) for h in handlers):
        return True
    writes = [writes_of(h) for h in handlers]
    often = Counter(name for names in writes for name in names)
    return any(often[name] > (name in own) for h, own in zip(handlers, writes, strict=True) for name in reads_of(h))


def writes_of(handler: Lasting) -> set[str]:
    names = set()
    for node in nodes_in(handler.item.body):
        if isinstance(node, (syntax.Gain, syntax.Lose)):
            names |= {a.noun.name.text for a in (node.amounts) if a.noun is not None}
        elif isinstance(node, (syntax.Set, syntax.Add, syntax.Remove)):
            names |= {n.name for n in _target_names(node.target)}
    return names


def _target_names(node):
    from compiler.lower.heads import _names_in

    return list(_names_in(node))


def reads_of(handler: Lasting) -> set[str]:
    from compiler.lower.heads import _names_in

    trees = [*handler.conditions, *((handler.item.where,) if handler.item.where is not None else ()), handler.item.body]
    return {n.name for tree in trees for n in _names_in(tree)}


def run_cards(builder: Lowering, handlers: list[Lasting], seat: Expr, actor: Expr, named: Named, amount, field) -> list[Stmt]:
    """The cards of one seat that react, in the order their owner wants."""
    out: list[Stmt] = []
    for place in dict.fromkeys(h.place.text for h in handlers if h.place is not None):
        here = [h for h in handlers if h.place is not None and h.place.text == place]
        info = builder.model.fields.get(place)
        if info is None or info.owner != "player":
            continue
        builder.usage.read.add(place)
        if isinstance(info.type, SetOf):
            out += run_set(builder, here, info, seat, actor, named, amount, field)
        else:
            out += run_pile(builder, here, info, seat, actor, named, amount, field)
    return out


def run_set(builder: Lowering, handlers, info: FieldInfo, seat, actor, named, amount, field) -> list[Stmt]:
    from compiler.ir.expr import Has

    out: list[Stmt] = []
    for handler in handlers:
        thing = Int(handler.table.first_thing(handler.row))
        call = run_handler(builder, handler, seat, actor, named, amount, field, thing)
        out.append(If(Has(Cell(info.storage, seat), thing), tuple(call)))
    return out


def run_pile(builder: Lowering, handlers, info: FieldInfo, seat, actor, named, amount, field) -> list[Stmt]:
    """Cards in a pile: those that are pending are run one by one; each is tested again when its turn comes."""
    program = builder.program
    number = builder.count_walks()
    procedures: list[str | None] = [None] * (program.card_count if not builder.brief else 0)
    tests = list(procedures)
    for handler in handlers:
        name = handler_procedure(builder, handler, named, amount, field)
        pending = pending_function(builder, handler, named, amount, field)
        if builder.brief:
            procedures.append(name)
            tests.append(pending)
            continue
        for thing in handler.table.things_of(handler.row):
            procedures[handler.table.first + thing] = name
            tests[handler.table.first + thing] = pending
    flags = builder.constant(f"reacts_{number}", tuple(int(p is not None) for p in procedures))
    program.procedure_tables[f"reactions_{number}"] = tuple(procedures)
    program.function_tables[f"pending_{number}"] = tuple(tests)
    card, left, now, label = (builder.fresh("card"), builder.fresh("waiting"), builder.fresh("now"), builder.fresh("reacting"))
    place = place_number(Scope(builder, info.place.source), info, seat)
    args = handler_args(builder, handlers[0], seat, actor, named, amount, field, Var(card))
    still = Op("and", Op("==", Loc(Var(card)), place), CallFnBy(f"pending_{number}", Var(card), args))
    first = Fold("those", card, Pile(place), Op("and", Const(flags, Var(card)), CallFnBy(f"pending_{number}", Var(card), args)))
    ask = len(handlers) > 1 and order_matters(handlers)
    order: list[Stmt] = [Let(now, At(Var(left), Int(0)))]
    if ask:
        prompt = builder.prompt("first", "Which card reacts first?", reading_of(builder.model, info.type.of))
        order = [If(Op(">", Len(Var(left)), Int(1)), (Ask(now, seat, Var(left), prompt),), tuple(order))]
    run_args = handler_args(builder, handlers[0], seat, actor, named, amount, field, Var(now))
    rest = Fold("those", card, Var(left), Op("and", Op("!=", Var(card), Var(now)), still))
    body: tuple[Stmt, ...] = (
        If(Op("==", Len(Var(left)), Int(0)), (Exit(label),)),
        *order,
        CallBy(f"reactions_{number}", Var(now), run_args),
        Let(left, rest),
    )
    out: list[Stmt] = [Let(left, first)]
    if info.seen != "all" and any(decides(h) for h in handlers):
        out += ask_bystanders(builder, handlers, seat, actor, named, amount, field, Var(left), place)
    return [*out, Loop(label, Int(1000), body)]


def ask_bystanders(builder: Lowering, handlers, seat, actor, named, amount, field, left: Expr, place: Expr) -> list[Stmt]:
    """Who might hold such a card is asked too, so that being asked gives nothing away."""
    tests = []
    for handler in handlers:
        scope = handler_scope(
            builder, handler, seat, actor, named, amount, (Int(handler.table.first), RowOf(handler.table.row_type))
        )
        scope.reads = []
        public = []
        for node in (*handler.conditions, *((handler.item.where,) if handler.item.where is not None else ())):
            if not any(isinstance(n, syntax.Name) and n.name == "this" for n in nodes_in(node)):
                public.append(condition(scope, node))
        if handler.item.pattern.who == "rival":
            public.append(Op("!=", seat, actor))
        elif handler.item.pattern.who == "i":
            public.append(Op("==", seat, actor))
        tests.append(conjunction(public) or TRUE)
    possible: Expr = tests[0]
    for test in tests[1:]:
        possible = Op("or", possible, test)
    window = Op(
        "and",
        Op("and", Op("==", Cell("reactions"), Int(0)), Op("==", Len(left), Int(0))),
        Op("and", Op(">", Len(Pile(place)), Int(0)), possible),
    )
    if builder.model.automas:
        window = Op("and", window, Op("==", Cell("automa", seat), Int(0)))
    prompt = builder.prompt("may", "React?", reading_of(builder.model, IntType(0, 1)), ((0, "decline", "Decline"),))
    return [If(window, (Ask(builder.fresh("passed"), seat, Tup((Int(0),)), prompt),))]


def pending_function(builder: Lowering, handler: Lasting, named: Named, amount, field) -> str:
    name = f"pending_handler_{handler.number}"
    if name not in builder.program.functions:
        builder.program.functions[name] = Function(name, handler_params(handler, named, amount, field), TRUE, kind="can")
        _, test = handler_head(builder, handler, named, amount, field)
        builder.program.functions[name] = Function(
            name, handler_params(handler, named, amount, field), test if test is not None else TRUE, kind="can"
        )
    return name


# ---------------------------------------------------------------- instead of


# ---------------------------------------------------------------- also requires, also costs
