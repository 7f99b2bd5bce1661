"""Rules that are done: `do`, `may do`, `do one of`, `may do any of`."""

from __future__ import annotations

from collections.abc import Iterable

from compiler.bound.fit import fit_argument, fit_key, fitted, interval_words, is_unknown, may_be_none, none_read
from compiler.bound.index import Role
from compiler.bound.intervals import within
from compiler.bound.names import Args, check_new_name
from compiler.bound.resources import player_or_me
from compiler.bound.scope import Scope, bind, binds_statement
from compiler.bound.tree import (
    Abilities,
    Block,
    Callee,
    ChooseOne,
    Column,
    ColumnCall,
    Do,
    Guarded,
    If,
    Local,
    MayDo,
    Node,
    Offer,
    Pay,
    Reply,
    Require,
    RuleCall,
    Statement,
)
from compiler.model import RuleInfo
from compiler.report import type_words
from compiler.types import AnyCard, IntType, RowOf, RuleType, Unknown, bare, family
from dsl import syntax
from dsl.walk import nodes_in


@binds_statement(syntax.Do, syntax.MayDo)
def bind_do(scope: Scope, node: syntax.Do | syntax.MayDo) -> Statement | None:
    subject = player_or_me(scope, node.subject, node.span) if node.subject is not None else None
    callee = bind_callee(scope, node.callee, node.args, scope.me is not None or subject is not None)
    scope.forget_state()
    into = bind_answered(scope, node.name, callee) if isinstance(node, syntax.Do) and node.name is not None else None
    if callee is None:
        return None
    return Do(node.span, subject, callee, into) if isinstance(node, syntax.Do) else MayDo(node.span, subject, callee)


def bind_answered(scope: Scope, name: syntax.Ident, callee: Callee | None) -> Local:
    """The name of what an event answers."""
    check_new_name(scope, name)
    type = callee.rule.answers if isinstance(callee, RuleCall) else None
    if type is None and callee is not None:
        what = f"`{callee.rule.name}`" if isinstance(callee, RuleCall) else "what stands in a column"
        help = "say what it answers in its head, as in `event claim answers flag`, or leave out `as`"
        declared = callee.rule if isinstance(callee, RuleCall) else None
        scope.error(
            "wrong-kind", f"{what} gives no answer that could be named", name.span, "nothing to name", help, declared=declared
        )
    return scope.declare(name.text, type or Unknown(), "answer", name.span)


@binds_statement(syntax.Reply)
def bind_answer(scope: Scope, node: syntax.Reply) -> Reply | None:
    """In the event itself only: what lasts, what is tried out and what is done in secret goes on after the event."""
    event = scope.event
    if event is None or event.answers is None:
        bind(scope, node.value)
        help = "put `answers flag`, or another type, behind the title of the event, and answer in its own block"
        scope.error("wrong-kind", "nobody waits for an answer here", node.span, "not in an event that answers", help)
        return None
    value = fitted(scope, node.value, event.answers)
    if isinstance(event.answers, IntType) and not is_unknown(value):
        found, wanted = scope.range(value), (event.answers.low, event.answers.high)
        if not within(found, wanted):
            message = f"`{event.name}` answers {interval_words(wanted)}, this can be {interval_words(found)}"
            help = "keep it inside with `min(...)` or `max(...)`, or widen the range that it answers"
            scope.error("out-of-range", message, node.value.span, "may lie outside", help)
    return Reply(node.span, value)


def check_answers(scope: Scope, info: RuleInfo, lead_in: tuple[Node, ...], body: Block) -> None:
    """An event that answers does so on every path, and nothing can keep it from being done."""
    for node in nodes_in(lead_in):
        if isinstance(node, (Require, Pay)):
            what = "a requirement" if isinstance(node, Require) else "a price"
            message = f"`{info.name}` has to answer, so it can't have {what} without which it would not be done"
            scope.error("missing-answer", message, node.span, "might not be met", "use `if`, and answer in both cases")
    if not always_answers(body):
        message = f"`{info.name}` does not answer in every case"
        help = "end it with `the answer is ...`, or answer in every branch of its last `if`"
        scope.error("missing-answer", message, info.place.span, "may end without an answer", help)


def always_answers(block: Block) -> bool:
    match block[-1] if block else None:
        case Reply():
            return True
        case If(then=then, otherwise=otherwise) if otherwise is not None:
            return always_answers(then) and always_answers((otherwise,) if isinstance(otherwise, If) else otherwise)
        case Guarded(rest=rest):
            return always_answers(rest)
        case ChooseOne(options=options):
            return all(always_answers(option.body) for option in options)
    return False


def bind_callee(scope: Scope, callee: syntax.Expr, args: Args, somebody: bool) -> Callee | None:
    """What a `do` runs: a rule by name, or what stands in a column."""
    match callee:
        case syntax.Name():
            return rule_call(scope, callee, args, somebody)
        case syntax.Column():
            return column_call(scope, callee, (), somebody)
        case syntax.Index(base=syntax.Column() as column, args=keys):
            return column_call(scope, column, keys, somebody)
    message = "only a rule, or a column of effects or actions, can be done"
    scope.error("wrong-kind", message, callee.span, "not a rule", "name an action or event, or a column, as in `do card.effect`")
    return None


def rule_call(scope: Scope, callee: syntax.Name, args: Args, somebody: bool) -> RuleCall | None:
    info = scope.model.rules.get(callee.name)
    if info is None:
        label = "an ability" if callee.name == "abilities" else "not declared anywhere"
        no_rule(scope, syntax.Ident(callee.span, callee.name), scope.model.rules, label)
        return None
    scope.refer(info, callee.span, Role.CALL)
    if len(args) != len(info.params):
        wanted = ", ".join(p.name for p in info.params) or "nothing"
        message = f"`{info.name}` needs {wanted} after `for`, {len(args)} given"
        help = f"write `{info.name} for ...`" if info.params else f"write `{info.name}` alone"
        scope.error("wrong-arguments", message, callee.span, "not what it needs", help, declared=info)
        return None
    values = tuple(fit_argument(scope, arg, p, info.name) for arg, p in zip(args, info.params, strict=True))
    if not somebody:
        scope.binder.done_by_nobody.append((info, scope.source, callee.span))
    return RuleCall(callee.span, info, values)


def no_rule(scope: Scope, name: syntax.Ident, names: Iterable[str], label: str = "not declared anywhere") -> None:
    scope.unknown("unknown-rule", f"there is no action or event called `{name}`", name, names, "rules", label)


def column_call(scope: Scope, callee: syntax.Column, args: Args, somebody: bool) -> ColumnCall | None:
    row = bind(scope, callee.base)
    kind, name = bare(row.type), callee.name
    if is_unknown(row):
        return None
    if not isinstance(kind, (RowOf, AnyCard)):
        message = f"only what stands on a row or card can be done, this is {type_words(kind)}"
        help = "name a row or card, as in `do card.effect`"
        scope.error("wrong-kind", message, callee.base.span, "not a row", help)
        return None
    if may_be_none(scope, row):
        none_read(scope, name.text, name.span)
    model = scope.model
    cards = [t for t in model.tables.values() if t.is_cards and t.column(name.text) is not None]
    tables = [model.row_types[kind.name]] if isinstance(kind, RowOf) else cards
    column = tables[0].column(name.text) if tables else None
    of, keys = family(column.type) if column is not None else (None, ())
    if not isinstance(of, RuleType) or of.kind not in ("effect", "action") or len(args) != len(keys):
        columns = [c.name for t in tables for c in t.loaded.shape.columns if isinstance(c.type, RuleType)]
        message, otherwise = f"`{name}` is no column of effects or actions", "name a column of the type `effect` or `action`"
        scope.unknown("wrong-kind", message, name, columns, "columns", "can't be done", otherwise)
        return None
    if not somebody:
        message, help = "who does it? no player is acting here", "name the player: `p does ...`"
        scope.error("missing-me", message, callee.span, "nobody acts here", help)
    for table in tables:
        scope.refer(Column(table, name.text), name.span, Role.CALL)
    bound = tuple(fit_key(scope, arg, type, name.text) for type, arg in zip(keys, args, strict=True))
    return ColumnCall(callee.span, tuple(tables), name.text, row, bound)


# ---------------------------------------------------------------- offers


@binds_statement(syntax.MayDoAny, syntax.DoOne)
def bind_offer(scope: Scope, node: syntax.MayDoAny | syntax.DoOne) -> Statement:
    subject = player_or_me(scope, node.subject, node.span)
    offered: list[RuleCall | Abilities] = []
    for name in names_offered(scope, node.names):
        if name.text == "abilities":
            offered.append(Abilities(name.span))
            continue
        info = scope.model.rules[name.text]
        if info.params:
            message = f"`{name}` needs {', '.join(p.name for p in info.params)}; only rules without parameters can be offered"
            help = "offer an action that chooses the value and then does it"
            scope.error("wrong-arguments", message, name.span, "can't be offered", help, declared=info)
            continue
        offered.append(RuleCall(name.span, info, ()))
    scope.forget_state()
    written = subject if node.subject is not None else None
    return Offer(node.span, written, tuple(offered), isinstance(node, syntax.MayDoAny))


def names_offered(scope: Scope, names: tuple[syntax.Ident, ...]) -> list[syntax.Ident]:
    """Rules and `abilities`, with named groups opened."""
    groups = scope.binder.groups
    out: list[syntax.Ident] = []
    for name in names:
        if name.text in groups:
            scope.refer(scope.model.defines[name.text], name.span, Role.CALL)
            out += [syntax.Ident(name.span, inner) for inner in groups[name.text]]
        elif name.text == "abilities" or name.text in scope.model.rules:
            out.append(name)
            if name.text != "abilities":
                scope.refer(scope.model.rules[name.text], name.span, Role.CALL)
        else:
            no_rule(scope, name, [*scope.model.rules, *groups, "abilities"])
    return out
