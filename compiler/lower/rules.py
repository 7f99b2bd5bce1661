"""Performing rules: lead-in, exceptions, reactions before, effect, reactions after; and whether a rule can be performed at all.

Each rule gives a pure function `can_NAME` and a procedure `do_NAME`, both made when first needed, both from the one lead-in. Effect
cells of tables give the same, gathered in tables by thing, so that `do card.effect` is a dispatch. Where somebody may react
*before* an effect whose lead-in belongs to a card, the card's lead-in and its effect are two procedures.
"""

from __future__ import annotations

from dataclasses import dataclass

from compiler.bind.expressions import bind, fit
from compiler.bind.names import bare, fit_key, minus, plus, times
from compiler.bind.scope import Scope
from compiler.ir.expr import At, CallFn, CallFnBy, Cell, Cond, Expr, Int, Op, Slice, Tup, Var
from compiler.ir.program import Function, Procedure, Why
from compiler.ir.stmt import Call, CallBy, If, Let, Mark, Note, Stmt, Store
from compiler.limits import MOST_GUARDED
from compiler.lower.builder import Lowering
from compiler.lower.heads import (
    TRUE,
    Choice,
    Head,
    ManyChoice,
    Naming,
    Price,
    Tail,
    bind_head,
    feasible,
    opening_test,
    perform_head,
    run_length,
)
from compiler.lower.payments import Payment
from compiler.lower.titles import title_in_general
from compiler.model import RuleInfo
from compiler.report import suggestion, type_words
from compiler.types import AnyCard, FamilyOf, OptionalOf, RowOf, RuleType, Unknown
from dsl import syntax
from dsl.source import Source
from dsl.walk import nodes_in


@dataclass
class Parts:
    """A rule, taken apart once: its scope behind the lead-in, the lead-in, and the statements of its effect."""

    name: str
    scope: Scope
    params: tuple[str, ...]
    head: Head
    rest: tuple[syntax.Statement, ...]
    source: Source
    span: object
    title: str = ""
    kept: str = ""  # variable that keeps a card's choices between its lead-in and its effect

    @property
    def arguments(self) -> tuple[str, ...]:
        """`me`, then the parameters (for a cell: the card)."""
        return ("me", *self.params)

    def named_values(self) -> list[tuple[str, Expr, object]]:
        """Parameters and choices by name: what reactions may look at."""
        values = [
            (name, local.ir, local.type)
            for name, local in self.scope.locals.items()
            if isinstance(local.ir, Var) and local.ir.name in self.params
        ]
        for item in self.head.items:
            if isinstance(item, Choice):
                values.append((item.name, Var(item.var), item.type))
        return values


def take_apart(
    builder: Lowering, name: str, scope: Scope, params: tuple[str, ...], body: syntax.Body, span, title: str = ""
) -> Parts:
    """Splits a body into lead-in, joined `do`, and effect."""
    statements = body.statements
    run = run_length(statements)
    items = bind_head(scope, statements[:run])
    if sum(isinstance(item, (Choice, ManyChoice)) and item.guard is not None for item in items) > MOST_GUARDED:
        scope.error(
            "too-much-work",
            f"more than {MOST_GUARDED} choices under conditions can't be tried in all combinations",
            statements[0].span,
            "the first of them",
            help="split the rule, or choose without conditions",
        )
        items = items[:1]
    head = Head(items)
    rest = statements[run:]
    lets = 0
    while lets < len(rest) and isinstance(rest[lets], syntax.Let):
        lets += 1
    if not lets and rest and isinstance(rest[0], syntax.Do) and rest[0].subject is None:
        head.tail = bind_callee(scope, rest[0].callee, rest[0].args, scope.me, rest[0])
    elif not lets:
        head.opening = opening_test(scope, rest)
    return Parts(name, scope, params, head, rest, scope.source, span, title)


def rule_parts(builder: Lowering, info: RuleInfo) -> Parts:
    if info.name in builder.heads:
        return builder.heads[info.name]
    scope = Scope(builder, info.place.source, me=Var("me"), rule=info.name, automa=info.automa)
    scope.facts[Var("me")] = (0, builder.model.most - 1)
    params = tuple(scope.declare(p.name, p.type, builder.fresh(p.name)) for p in info.params)
    parts = take_apart(builder, info.name, scope, params, info.node.body, info.node.span, info.title)
    builder.heads[info.name] = parts
    from compiler.lower.further import extra_items

    parts.head.items += extra_items(builder, parts)
    return parts


# ---------------------------------------------------------------- callees


def bind_callee(scope: Scope, callee: syntax.Expr, args, seat: Expr | None, node) -> Tail | None:
    """What a `do` runs: a rule by name, or what stands in a column."""
    model, builder = scope.model, scope.builder
    if isinstance(callee, syntax.Name):
        info = model.rules.get(callee.name)
        if info is None:
            what = "an ability" if callee.name == "abilities" else None
            scope.error(
                "unknown-rule",
                f"there is no action or event called `{callee.name}`",
                callee.span,
                what or "not declared anywhere",
                help=suggestion(callee.name, model.rules, "rules"),
            )
            return None
        builder.usage.called.add(info.name)
        if len(args) != len(info.params):
            wanted = ", ".join(p.name for p in info.params) or "nothing"
            scope.error(
                "wrong-arguments",
                f"`{info.name}` needs {wanted} after `for`, {len(args)} given",
                callee.span,
                "not what it needs",
                others=[info.place.label("declared here")],
                help=f"write `{info.name} for ...`" if info.params else f"write `{info.name}` alone",
            )
            return None
        values = tuple(fit(scope, bind(scope, arg, p.type), p.type, arg.span).ir for arg, p in zip(args, info.params, strict=False))
        if seat is None:
            builder.calls_without_me.append((info.name, scope.source, callee.span))
            seat = Int(0)
        return Tail(info.name, False, seat, values, None, node)
    if isinstance(callee, syntax.Column):
        return bind_column_callee(scope, callee, (), seat, node)
    if isinstance(callee, syntax.Index) and isinstance(callee.base, syntax.Column):
        return bind_column_callee(scope, callee.base, callee.args, seat, node)
    scope.error(
        "wrong-kind",
        "only a rule, or a column of effects or actions, can be done",
        callee.span,
        "not a rule",
        help="name an action or event, or a column, as in `do card.effect`",
    )
    return None


def bind_column_callee(scope: Scope, callee: syntax.Column, args, seat: Expr | None, node) -> Tail | None:
    row = bind(scope, callee.base)
    kind = bare(row.type)
    if isinstance(row.type, Unknown):
        return None
    if not isinstance(kind, (RowOf, AnyCard)):
        scope.error(
            "wrong-kind",
            f"only what stands on a row or card can be done, this is {type_words(kind)}",
            callee.base.span,
            "not a row",
            help="name a row or card, as in `do card.effect`",
        )
        return None
    if isinstance(row.type, OptionalOf):
        low, _ = scope.range(row.ir)
        if low is None or low < 0:
            scope.error(
                "none-read",
                f"`.{callee.name}` is read of something that may be none",
                callee.name.span,
                "may be none here",
                help="ask first, as in `if x != none`",
            )
    tables = (
        [scope.model.row_types[kind.name]]
        if isinstance(kind, RowOf)
        else [t for t in scope.model.tables.values() if t.column(callee.name.text) and t.is_cards]
    )
    column = tables[0].column(callee.name.text) if tables else None
    keys = column.type.keys if column is not None and isinstance(column.type, FamilyOf) else ()
    kind_of = column.type.of if keys else column.type if column is not None else None
    if not isinstance(kind_of, RuleType) or kind_of.kind not in ("effect", "action") or len(args) != len(keys):
        scope.error(
            "wrong-kind",
            f"`{callee.name}` is no column of effects or actions",
            callee.name.span,
            "can't be done",
            help=suggestion(
                callee.name.text,
                [c.name for t in tables for c in t.loaded.shape.columns if isinstance(c.type, RuleType)],
                "columns",
            )
            or "name a column of the type `effect` or `action`",
        )
        return None
    if seat is None:
        scope.error(
            "missing-me",
            "who does it? no player is acting here",
            callee.span,
            "nobody acts here",
            help="name the player: `p does ...`",
        )
        seat = Int(0)
    from compiler.lower.cells import column_name

    scope.builder.usage.columns.add((tables[0].name, column.name))
    index = minus(row.ir, min(t.first for t in tables))
    for type, arg in zip(keys, args, strict=False):
        key = fit_key(scope, bind(scope, arg, type), type, arg.span, column.name).ir
        index = plus(times(index, scope.model.size_of(type)), minus(key, scope.model.bounds_of(type)[0] or 0))
    return Tail(column_name(tables, column), True, seat, (row.ir,), index, node)


# ---------------------------------------------------------------- can it be done?


def owed_key(payments: tuple[Payment, ...], seat: Expr) -> tuple:
    """Payments of the one who acts that a called lead-in must leave room for, by resource."""
    keys = []
    for payment in payments:
        if payment.payer == seat and payment.index == seat:
            keys.append((payment.resource, payment.low, payment.name))
    return tuple(dict.fromkeys(keys))


def owed_amounts(payments: tuple[Payment, ...], key: tuple) -> tuple[Expr, ...]:
    amounts = []
    for resource, _, _ in key:
        total: Expr | None = None
        for payment in payments:
            if payment.resource == resource:
                total = payment.amount if total is None else Op("+", total, payment.amount)
        amounts.append(total or Int(0))
    return tuple(amounts)


def can_call(scope: Scope, tail: Tail, owed: tuple[Payment, ...] = ()) -> Expr:
    builder = scope.builder
    key = owed_key(owed, tail.seat)
    extra = owed_amounts(owed, key)
    if tail.by_column:
        from compiler.lower.cells import can_table

        table = can_table(builder, tail.rule, key)
        if table is None:
            return TRUE
        return CallFnBy(table, tail.index, (tail.seat, *tail.args, *extra))
    name = can_function(builder, builder.model.rules[tail.rule], key, scope.original == tail.rule)
    return TRUE if name is None else CallFn(name, (tail.seat, *tail.args, *extra))


def can_function(builder: Lowering, info: RuleInfo, key: tuple = (), original: bool = False) -> str | None:
    """The function that says whether a rule can be done; None if it always can (or while it is being made).
    `original`: without what may be done instead of it."""
    original = original and builder.listens("instead", "do", info.name)
    name = f"can_{info.name}" + ("_original" if original else "") + "".join(f"_after_{k[0]}" for k in key)
    if name in builder.in_progress:
        name += "_again"
        if name in builder.in_progress:
            return None
    if name not in builder.program.functions:
        builder.in_progress.append(name)
        try:
            parts = rule_parts(builder, info)
            value = can_value(builder, parts, key)
            if not original and builder.listens("instead", "do", info.name):
                from compiler.lower.exceptions import instead_test

                value = instead_test(builder, parts, value)
            params = (*parts.arguments, *(f"owed_{k[0]}" for k in key))
            builder.program.functions[name] = Function(name, params, value, kind="can", at=builder.origin(parts.source, parts.span))
            builder.ranges.functions[name] = (0, 1)
        finally:
            builder.in_progress.remove(name)
    return None if builder.program.functions[name].value == TRUE else name


def can_value(builder: Lowering, parts: Parts, key: tuple = ()) -> Expr:
    owed = tuple(Payment(resource, Var("me"), Var(f"owed_{resource}"), low, Var("me"), name=name) for resource, low, name in key)
    prices = owed + tuple(p for item in parts.head.items if isinstance(item, Price) for p in guarded(item))
    final = can_call(parts.scope, parts.head.tail, prices) if parts.head.tail else parts.head.opening
    return feasible(builder, parts.head.items, final, owed)


def guarded(item: Price) -> tuple[Payment, ...]:
    from dataclasses import replace

    if item.guard is None:
        return item.payments
    return tuple(replace(p, amount=Cond(item.guard, p.amount, Int(0))) for p in item.payments)


# ---------------------------------------------------------------- performing


def perform(scope: Scope, tail: Tail, checked: bool = False) -> list[Stmt]:
    """The statements that run a rule for a seat; skipped with a line in the log if it is not possible."""
    builder = scope.builder
    at = builder.origin(scope.source, tail.node.span, scope.origin_kind)
    if tail.by_column:
        from compiler.lower.cells import do_table

        table = do_table(builder, tail.rule)
        steps: list[Stmt] = [CallBy(table, tail.index, (tail.seat, *tail.args))]
    else:
        original = scope.original == tail.rule
        steps = [Call(do_procedure(builder, builder.model.rules[tail.rule], original), (tail.seat, *tail.args))]
    if checked:
        return steps
    test = can_call(scope, tail)
    if test == TRUE:
        return steps
    skipped = Note(builder.note("{player} can't do it: skipped"), tail.seat, (), at=at)
    return [If(test, tuple(steps), (skipped,))]


def do_procedure(builder: Lowering, info: RuleInfo, original: bool = False) -> str:
    """The procedure that performs a rule; `original`: without what is done instead of it."""
    original = original and builder.listens("instead", "do", info.name)
    name = f"do_{info.name}" + ("_original" if original else "")
    if name in builder.program.procedures or name in builder.in_progress:
        return name
    builder.in_progress.append(name)
    try:
        parts = rule_parts(builder, info)
        body = perform_parts(builder, parts, original)
        at = builder.origin(parts.source, info.place.span)
        builder.program.procedures[name] = Procedure(name, parts.arguments, tuple(body), info.title, at)
        if info.name not in builder.program.whys:
            from compiler.lower.reasons import why_of

            can_function(builder, info)
            builder.program.whys[info.name] = why_of(builder, parts) if not builder.brief else Why(parts.name, parts.arguments, ())
    finally:
        builder.in_progress.remove(name)
    return name


def perform_parts(builder: Lowering, parts: Parts, original: bool = False) -> list[Stmt]:
    from compiler.lower.events import after_rule, before_rule
    from compiler.lower.exceptions import instead_of

    scope = parts.scope.inner()
    head = head_statements(builder, parts, scope)
    body: list[Stmt] = []
    if parts.title and parts.name in builder.model.rules:
        at = builder.origin(parts.source, parts.span)
        body.append(title_note(builder, parts, at))
    body += head
    body += before_rule(builder, parts)
    body += effect_statements(builder, parts, scope)
    body += after_rule(builder, parts)
    if "action" in builder.spans_used and begins_for_this_action(parts):
        body.append(Call("expire_action", ()))
    if not original and builder.listens("instead", "do", parts.name):
        return instead_of(builder, parts, body)
    return body


def title_note(builder: Lowering, parts: Parts, at: int) -> Note:
    """The line of the log with which a rule begins."""
    return Note(builder.note(f"{{player}}: {title_in_general(parts.title, parts.scope.locals)}"), Var("me"), (), at=at)


def begins_for_this_action(parts: Parts) -> bool:
    return any(isinstance(n, syntax.ThisSpan) and n.what == "action" for n in nodes_in(parts.rest))


def needs_split(builder: Lowering, parts: Parts, inside: bool = False) -> bool:
    """Is the lead-in of the rule behind this one's lead-in run apart from its effect? So that reactions come between them.
    `inside`: this rule is itself run in two parts."""
    tail = parts.head.tail
    if tail is None or not (inside or builder.listens("before", "do", parts.name)):
        return False
    return tail.by_column or not builder.listens("instead", "do", tail.rule)


def head_statements(builder: Lowering, parts: Parts, scope: Scope, inside: bool = False) -> list[Stmt]:
    prices = tuple(p for item in parts.head.items if isinstance(item, Price) for p in guarded(item))
    final = can_call(scope, parts.head.tail, prices) if parts.head.tail else parts.head.opening
    out = perform_head(scope, parts.head.items, final)
    if needs_split(builder, parts, inside):
        tail = parts.head.tail
        kept = builder.fresh("kept")
        parts.kept = kept
        if tail.by_column:
            from compiler.lower.cells import split_tables

            out.append(CallBy(split_tables(builder, tail.rule)[0], tail.index, (tail.seat, *tail.args)))
        else:
            out.append(Call(split_rule(builder, builder.model.rules[tail.rule])[0], (tail.seat, *tail.args)))
        out.append(Let(kept, Cell("scratch")))
    return out


def split_rule(builder: Lowering, info: RuleInfo) -> tuple[str, str]:
    """Lead-in and effect of a rule as two procedures. What was chosen travels in `scratch`: its own choices, then those of the
    rule behind it."""
    head, body = f"head_{info.name}", f"body_{info.name}"
    if head in builder.program.procedures or head in builder.in_progress:
        return head, body
    builder.in_progress.append(head)
    builder.need_field("scratch", (), wide=True)
    parts = rule_parts(builder, info)
    own = [Var(i.var) for i in parts.head.items if isinstance(i, (Choice, Naming, ManyChoice))]
    at = builder.origin(parts.source, info.place.span)
    scope = parts.scope.inner()
    first = head_statements(builder, parts, scope, inside=True)
    chosen: Expr = Tup(tuple(own))
    if parts.kept:
        chosen = Op("+", chosen, Var(parts.kept))
    title = title_note(builder, parts, at)
    builder.program.procedures[head] = Procedure(
        head, parts.arguments, (title, *first, Store(Cell("scratch"), chosen)), info.title, at
    )
    from compiler.lower.events import after_rule, before_rule

    lets: list[Stmt] = [Let(var.name, At(Var("kept"), Int(number))) for number, var in enumerate(own)]
    if needs_split(builder, parts, inside=True):
        parts.kept = parts.kept or builder.fresh("kept")
        lets.append(Let(parts.kept, Slice(Var("kept"), Int(len(own)), None)))
    rest = [*before_rule(builder, parts), *effect_statements(builder, parts, scope, inside=True), *after_rule(builder, parts)]
    builder.program.procedures[body] = Procedure(body, (*parts.arguments, "kept"), (*lets, *rest), info.title, at)
    builder.in_progress.remove(head)
    parts.kept = ""
    return head, body


def effect_statements(builder: Lowering, parts: Parts, scope: Scope, inside: bool = False) -> list[Stmt]:
    from compiler.lower.facts import forget_state
    from compiler.lower.statements import lower_block

    rest = parts.rest
    out: list[Stmt] = []
    if parts.head.tail is not None:
        tail = parts.head.tail
        out.append(Mark(builder.origin(scope.source, tail.node.span, scope.origin_kind)))
        if not needs_split(builder, parts, inside):
            out += perform(scope, tail, checked=True)
        elif tail.by_column:
            from compiler.lower.cells import split_tables

            out.append(CallBy(split_tables(builder, tail.rule)[1], tail.index, (tail.seat, *tail.args, Var(parts.kept))))
        else:
            out.append(Call(split_rule(builder, builder.model.rules[tail.rule])[1], (tail.seat, *tail.args, Var(parts.kept))))
        rest = rest[1:]
        scope.effects = True
        forget_state(scope)
    out += lower_block(scope, rest)
    return out
