"""Blocks, and the statements that hold blocks: conditions, loops, questions."""

from __future__ import annotations

from compiler.bound import tree
from compiler.bound.fit import bind_target, collection, condition, fitted, is_unknown, narrowed, number, player
from compiler.bound.functions import bind_keys, member_scope
from compiler.bound.index import Role
from compiler.bound.leadins import bind_choose, bind_lead_in, is_lead_in, run_length
from compiler.bound.names import label_of
from compiler.bound.presumed import Presumed
from compiler.bound.resources import player_or_me
from compiler.bound.scope import Scope, bind_statement, binds_statement
from compiler.bound.tree import Block, Statement
from compiler.limits import MOST_GUARDED, MOST_TIMES
from compiler.types import LineOf, PileOf
from dsl import syntax
from dsl.source import Span
from dsl.walk import nodes_in


def bind_block(scope: Scope, statements: tuple[syntax.Statement, ...]) -> Block:
    """The statements of a block, in the scope given (its locals stay visible behind each other)."""
    out: list[Statement] = []
    for number_, node in enumerate(statements):
        if is_lead_in(node) and run_length((node,)):
            return (*out, bind_guarded(scope, statements[number_:]))
        made = bind_statement(scope, node)
        if made is not None:
            out.append(made)
        if not isinstance(node, syntax.Let):
            scope.effects = True  # also if it does nothing: what stands behind is not asked before the rule is offered
    return tuple(out)


def bind_guarded(scope: Scope, statements: tuple[syntax.Statement, ...]) -> tree.Guarded:
    """A lead-in, and the rest of the block that happens only if it can be met."""
    run = run_length(statements)
    for node in statements[:run]:
        check_in_time(scope, node)
    span = Span(statements[0].span.start, statements[-1].span.end)
    lead_in = bind_lead_in(scope, statements[:run])
    check_combinations(scope, statements[:run])
    scope.effects = scope.effects or bool(scope.inside)  # what is chosen in a loop is no part of the lead-in around it
    return tree.Guarded(span, lead_in, bind_block(scope, statements[run:]))


def check_in_time(scope: Scope, statement: syntax.Statement) -> None:
    """A requirement or a price of mine counts in front of the first effect, and not in the middle of something that has effects."""
    if not scope.effects and not scope.inside:
        return
    late, help = "comes after something has already happened", "move it up, before the first effect, or"
    if not scope.effects:
        late, help = f"stands {scope.inside}, where it would not count", "move it in front of that, or"
    for node in nodes_in(statement):
        if isinstance(node, syntax.Require):
            scope.error("late-require", f"this requirement {late}", node.span, "too late", f"{help} use `if`")
        elif isinstance(node, syntax.Pay) and node.subject is None:
            scope.error("late-pay", f"this price {late}", node.span, "too late", f"{help} put it into a `may`")


def check_combinations(scope: Scope, statements: tuple[syntax.Statement, ...]) -> None:
    """Choices under conditions are tried in all combinations, so there may not be too many."""
    under = [n for s in statements if isinstance(s, syntax.If) for n in nodes_in(s)]
    if sum(isinstance(n, (syntax.Choose, syntax.ChooseMany, syntax.Member)) for n in under) > MOST_GUARDED:
        message = f"more than {MOST_GUARDED} choices under conditions can't be tried in all combinations"
        help = "split the rule, or choose without conditions"
        scope.error("too-much-work", message, statements[0].span, "the first of them", help)


def bind_inner(scope: Scope, body: syntax.Body, inside: str = "", leaves: bool = True) -> Block:
    """A block inside of another statement; without one it is a deed of its own, so its lead-in is in time. `leaves`: may it end the
    event around it with an answer?"""
    inner = scope.inner()
    inner.effects, inner.inside = scope.effects and bool(inside), inside
    inner.event = scope.event if leaves else None
    made = bind_block(inner, body.statements)
    if inside:
        scope.effects = scope.effects or inner.effects
    return made


# ---------------------------------------------------------------- control


@binds_statement(syntax.If)
def bind_if(scope: Scope, node: syntax.If) -> tree.If:
    test = condition(scope, node.condition)
    if scope.truth(test) is False and not isinstance(test, tree.Constant):
        help = "remove the branch, or loosen the condition"
        scope.warn("never-true", "this condition can never hold", node.condition.span, "never true", help)
    yes, no = scope.inner(test), scope.inner(test, False)
    yes.inside = no.inside = "in an `if` that also has effects"
    then = bind_block(yes, node.then.statements)
    otherwise: Block | tree.If | None = None
    if isinstance(node.otherwise, syntax.If):
        otherwise = bind_if(no, node.otherwise)
    elif node.otherwise is not None:
        otherwise = bind_block(no, node.otherwise.statements)
    scope.effects = scope.effects or yes.effects or no.effects
    if node.then.statements and isinstance(node.then.statements[-1], (syntax.Stop, syntax.End, syntax.Reply)):
        scope.facts = no.facts  # what stands behind follows only the other branch
    else:  # only what both branches still know
        scope.facts = {expr: bound for expr, bound in scope.facts.items() if expr in yes.facts and expr in no.facts}
    return tree.If(node.span, test, then, otherwise)


@binds_statement(syntax.ForEach)
def bind_for_each(scope: Scope, node: syntax.ForEach) -> tree.ForEach:
    many = collection(scope, node.domain)
    scope.forget_state()  # stale from the second time on
    inner, local = member_scope(scope, node.name, many)
    inner.forget_state()  # the set is fixed, but what it was made of may be another by now
    where = narrowed(inner, node.where)
    keys = bind_keys(inner, node.order)
    if node.order is not None and node.order.at_random:
        help = "`shuffle` a pile, or `pick ... at random`"
        scope.error("wrong-kind", "a loop can't run in random order", node.order.span, "", help)
    inner.inside = "in a loop that also has effects"
    presumed = Presumed(many)
    inner.presumed = (*inner.presumed, presumed)
    body = bind_block(inner, node.body.statements)
    presumed.settle(body, scope.binder.heard)
    scope.effects = scope.effects or inner.effects
    scope.forget_state()
    return tree.ForEach(node.span, node.first, local, many, where, keys, body)


@binds_statement(syntax.Repeat)
def bind_repeat(scope: Scope, node: syntax.Repeat) -> tree.Repeat:
    count = number(scope, node.count)
    most = scope.range(count)[1]
    if most is None and not scope.reporter.has_errors:
        help = "give the field or quantity an upper end, or write `min(..., 20)`"
        scope.error("unbounded-loop", "this loop has no upper limit", node.count.span, "no upper end", help)
    elif most is not None and most > MOST_TIMES:
        message, label = f"a limit of {most} stops no loop in time", f"at most {MOST_TIMES} times"
        scope.error("unbounded-loop", message, node.count.span, label, "use a smaller number")
    scope.forget_state()  # stale from the second time on
    scope.loops += 1
    body = bind_inner(scope, node.body, "in a `repeat`")
    scope.loops -= 1
    scope.forget_state()
    return tree.Repeat(node.span, node.at_most, count, body)


@binds_statement(syntax.Stop)
def bind_stop(scope: Scope, node: syntax.Stop) -> Statement | None:
    if not scope.loops:
        help = "use `stop` inside `repeat`, or `end turn`"
        scope.error("wrong-kind", "there is no `repeat` around this `stop`", node.span, "nothing to leave", help)
        return None
    return node


@binds_statement(syntax.End, syntax.Nothing)
def bind_end(scope: Scope, node: syntax.End | syntax.Nothing) -> Statement:
    return node


@binds_statement(syntax.Leave)
def bind_leave(scope: Scope, node: syntax.Leave) -> tree.Leave:
    seat, play = player(scope, node.subject) if node.subject is not None else scope.me, scope.model.play
    if seat is None:
        help = "name the player, as in `p leaves the game`"
        scope.error("missing-me", "who leaves? no player is acting here", node.span, "nobody acts here", help)
    if node.what == "round" and not any(isinstance(part, syntax.Rounds) for part in nodes_in(play[0] if play is not None else ())):
        help = "write `leaves the game`, or put what is played into `rounds`"
        scope.error("wrong-kind", "there are no rounds that somebody could leave", node.span, "no `rounds` in `play`", help)
    scope.forget_state()
    return tree.Leave(node.span, seat if node.subject is not None else None, node.what)


@binds_statement(syntax.With)
def bind_with(scope: Scope, node: syntax.With) -> tree.With:
    bindings = []
    for binding in node.bindings:
        target = bind_target(scope, syntax.Name(binding.name.span, binding.name.text), Role.SET)
        if not isinstance(target, tree.FieldRead) or isinstance(target.type, (PileOf, LineOf)):
            if not is_unknown(target):
                message = f"`{binding.name}` is no field that could be set"
                scope.error("wrong-kind", message, binding.name.span, "not a field")
            continue
        value = fitted(scope, binding.value, target.type)
        bindings.append(tree.Binding(binding.span, target, value))
    scope.forget_state()
    body = bind_inner(scope, node.body, "under `with`", leaves=False)
    scope.forget_state()
    return tree.With(node.span, tuple(bindings), body)


@binds_statement(syntax.BestFor)
def bind_best_for(scope: Scope, node: syntax.BestFor) -> tree.BestFor:
    for part in nodes_in(node.body):
        random = isinstance(part, (syntax.Roll, syntax.Draw, syntax.Shuffle)) or (isinstance(part, syntax.Order) and part.at_random)
        choosing = isinstance(part, (syntax.Choose, syntax.ChooseTogether, syntax.ChooseOne))
        asks = choosing or isinstance(part, (syntax.May, syntax.MayChoose, syntax.MayDo))
        others = isinstance(part, (syntax.Window, syntax.Sealed)) or (asks and getattr(part, "subject", None) is not None)
        if random or others:
            message, help = "`best for` can only settle my own decisions, without chance", "move it out of the `best for`"
            scope.error("best-for-chance", message, part.span, "random" if random else "somebody else decides", help)
    value = number(scope, node.value)
    inner = scope.inner()
    inner.loops, inner.inside, inner.event = 0, "under `best for`", None
    body = bind_block(inner, node.body.statements)
    scope.forget_state()
    return tree.BestFor(node.span, value, body)


# ---------------------------------------------------------------- questions


@binds_statement(syntax.May)
def bind_may(scope: Scope, node: syntax.May) -> tree.May:
    seat = player_or_me(scope, node.subject, node.span)
    body = bind_inner(scope, node.body)
    scope.forget_state()
    written = label_of(scope, node.label)
    deed = type(node.body.statements[0]).__name__.lower() if node.body.statements else "do it"
    label = written or deed
    return tree.May(node.span, seat if node.subject is not None else None, label, body, node.label is not None)


@binds_statement(syntax.MayChoose)
def bind_may_choose(scope: Scope, node: syntax.MayChoose) -> tree.MayChoose:
    inner = scope.inner()
    inner.effects, inner.inside = False, ""
    choose = bind_choose(inner, node)
    body = bind_block(inner, node.body.statements)
    scope.forget_state()
    return tree.MayChoose(node.span, choose, body)


@binds_statement(syntax.ChooseOne)
def bind_choose_one(scope: Scope, node: syntax.ChooseOne) -> tree.ChooseOne:
    seat = player_or_me(scope, node.subject, node.span)
    title = label_of(scope, node.title)
    for option in node.options:
        label_of(scope, option.label)
    options = tuple(tree.Option(o.span, o.label.value, bind_inner(scope, o.body)) for o in node.options)
    scope.forget_state()
    return tree.ChooseOne(node.span, seat if node.subject is not None else None, options, title)
