"""Statements that have an effect. One function per form; blocks whose lead-in can't be met are skipped.

A run of lead-in statements inside a block guards the rest of that block: if nothing can be chosen, what follows does not happen
("done as far as possible"). A `require` or `pay` of mine behind an effect would come too late and is refused.
"""

from __future__ import annotations

from compiler.bind.expressions import as_list, bind, collection, condition, fit, item_type, number
from compiler.bind.functions import bind_keys, check_new_name, element_scope
from compiler.bind.scope import Scope
from compiler.ir.expr import Cell, Expr, Fold, Helper, Int, Len, Op, Range, Var
from compiler.ir.stmt import Exit, ForEach, If, Let, Loop, Mark, Note, PickRandom, Roll, Shuffle, Stmt, Store
from compiler.limits import MOST_DICE, MOST_SIDES, MOST_TIMES
from compiler.lower.cards import lower_draw, lower_look, lower_move, place_of, refill_fed_by
from compiler.lower.facts import forget_field, forget_state, keep_common_facts
from compiler.lower.heads import (
    TRUE,
    bind_head,
    chooser,
    declare_value,
    feasible,
    is_lead_in,
    opening_test,
    perform_head,
    run_length,
)
from compiler.lower.layout import NUMBER, reading_of
from compiler.lower.questions import lower_choose_one, lower_may, lower_may_choose, lower_may_do
from compiler.lower.rules import bind_callee, can_call, perform
from compiler.model import PLAYER
from compiler.types import FaceType, GridOf, Unknown
from dsl import syntax


def lower_block(scope: Scope, statements: tuple[syntax.Statement, ...]) -> list[Stmt]:
    """The statements of a block, in the scope given (its locals stay visible behind each other)."""
    out: list[Stmt] = []
    for number_, node in enumerate(statements):
        if is_lead_in(node) and not isinstance(node, syntax.Let) and not _is_plain_if(node):
            return out + guarded_rest(scope, statements[number_:])
        out += lower_statement(scope, node)
    return out


def _is_plain_if(node) -> bool:
    return isinstance(node, syntax.If) and not run_length((node,))


def guarded_rest(scope: Scope, statements: tuple[syntax.Statement, ...]) -> list[Stmt]:
    """A lead-in in the middle: the rest of the block happens only if it can be met."""
    run = run_length(statements)
    for node in statements[:run]:
        late_check(scope, node)
    items = bind_head(scope, statements[:run])
    rest = statements[run:]
    final = opening_test(scope, rest)
    if rest and isinstance(rest[0], syntax.Do) and rest[0].subject is None and scope.me is not None:
        tail = bind_callee(scope.inner(), rest[0].callee, rest[0].args, scope.me, rest[0])
        final = can_call(scope, tail) if tail is not None else TRUE
    test = feasible(scope.builder, items, final)
    head = perform_head(scope, items, final)
    body = head + lower_block(scope, rest)
    return body if test == TRUE else [If(test, tuple(body))]


def late_check(scope: Scope, node) -> None:
    if not scope.effects:
        return
    if isinstance(node, syntax.Require):
        scope.error(
            "late-require",
            "this requirement comes after something has already happened",
            node.span,
            "too late",
            help="move it up, before the first effect, or use `if`",
        )
    elif isinstance(node, syntax.Pay) and node.subject is None:
        scope.error(
            "late-pay",
            "this price comes after something has already happened",
            node.span,
            "too late",
            help="move it up, before the first effect, or put it into a `may`",
        )


def lower_body(scope: Scope, body: syntax.Body, **changes) -> tuple[Stmt, ...]:
    inner = scope.inner(**changes)
    out = tuple(lower_block(inner, body.statements))
    scope.effects = scope.effects or inner.effects
    return out


QUESTIONS = (syntax.ChooseOne, syntax.May, syntax.MayChoose, syntax.MayDo, syntax.MayDoAny, syntax.DoOne)
"""What may be asked of somebody else; a card that can't affect them doesn't ask them either."""


def lower_statement(scope: Scope, node: syntax.Statement) -> list[Stmt]:
    builder = scope.builder
    if isinstance(node, syntax.Lasting) and isinstance(node.duration, syntax.WhileIn):
        return []
    at = builder.origin(scope.source, node.span, scope.origin_kind)
    made = _dispatch(scope, node, at)
    if isinstance(node, QUESTIONS) and node.subject is not None:
        spared = builder.spared(scope, chooser(scope, node.subject, node.span))
        made = made if spared is None else [If(spared, (), tuple(made))]
    if not isinstance(node, (syntax.Let, syntax.Nothing, syntax.If, syntax.ForEach, syntax.Repeat)):
        scope.effects = True
    return [Mark(at), *made]


def _dispatch(scope: Scope, node, at: int) -> list[Stmt]:
    from compiler.lower.changes import lower_gain, lower_lose, lower_set, lower_set_member

    match node:
        case syntax.Gain():
            return lower_gain(scope, node, at)
        case syntax.Lose():
            return lower_lose(scope, node, at)
        case syntax.Set():
            return lower_set(scope, node, at)
        case syntax.Add() | syntax.Remove():
            return lower_set_member(scope, node, at)
        case syntax.Let(name=name, value=value):
            check_new_name(scope, name)
            typed = bind(scope, value)
            return [Let(declare_value(scope, name.text, typed), typed.ir, at)]
        case syntax.Move():
            return lower_move(scope, node, at)
        case syntax.Draw():
            return lower_draw(scope, node, at)
        case syntax.Shuffle(pile=pile):
            place = place_of(scope, pile)
            return [] if place is None else [Shuffle(place[0], at), *refill_fed_by(scope, place, at)]
        case syntax.Roll():
            return lower_roll(scope, node, at)
        case syntax.Lay():
            return lower_lay(scope, node, at)
        case syntax.Look(place=what):
            return lower_look(scope, what, at)
        case syntax.Pick():
            return lower_pick(scope, node, at)
        case syntax.Do(subject=subject, callee=callee, args=args):
            seat = scope.me if subject is None else chooser(scope, subject, node.span)
            tail = bind_callee(scope, callee, args, seat, node)
            made = perform(scope, tail) if tail else []
            forget_state(scope)
            return made
        case syntax.MayDo():
            return lower_may_do(scope, node, at)
        case syntax.MayDoAny() | syntax.DoOne():
            from compiler.lower.offers import lower_offers

            made = lower_offers(scope, node, at)
            forget_state(scope)
            return made
        case syntax.Stop():
            if not scope.loops:
                scope.error(
                    "wrong-kind",
                    "there is no `repeat` around this `stop`",
                    node.span,
                    "nothing to leave",
                    help="use `stop` inside `repeat`, or `end turn`",
                )
                return []
            return [Exit(scope.loops[-1])]
        case syntax.End(what=what):
            return scope.builder.leave(what)
        case syntax.Nothing():
            return []
        case syntax.If():
            return lower_if(scope, node)
        case syntax.ForEach():
            return lower_for_each(scope, node, at)
        case syntax.Repeat():
            return lower_repeat(scope, node, at)
        case syntax.May():
            return lower_may(scope, node, at)
        case syntax.MayChoose():
            return lower_may_choose(scope, node, at)
        case syntax.ChooseOne():
            return lower_choose_one(scope, node, at)
        case syntax.With():
            return lower_with(scope, node, at)
        case syntax.BestFor():
            from compiler.lower.best import lower_best_for

            return lower_best_for(scope, node, at)
        case syntax.Lasting():
            from compiler.lower.lasting import lower_lasting

            return lower_lasting(scope, node, at)
    return []


# ---------------------------------------------------------------- control


def lower_if(scope: Scope, node: syntax.If) -> list[Stmt]:
    test = condition(scope, node.condition)
    if scope.builder.ranges.truth(test, scope.facts) is False and test != Int(0):
        scope.warn(
            "never-true",
            "this condition can never hold",
            node.condition.span,
            "never true",
            help="remove the branch, or loosen the condition",
        )
    yes = scope.inner()
    yes.assume(test)
    then = tuple(lower_block(yes, node.then.statements))
    other: tuple[Stmt, ...] = ()
    no = scope.inner()
    no.assume(test, False)
    if isinstance(node.otherwise, syntax.If):
        at = scope.builder.origin(scope.source, node.otherwise.span, scope.origin_kind)
        other = (Mark(at), *lower_if(no, node.otherwise))
    elif node.otherwise is not None:
        other = tuple(lower_block(no, node.otherwise.statements))
    scope.effects = scope.effects or yes.effects or no.effects
    if leaves(node.then):
        scope.facts = no.facts
    else:
        keep_common_facts(scope, yes, no)
    return [If(test, then, other)]


def leaves(body: syntax.Body) -> bool:
    """Does nothing that stands behind a branch follow it?"""
    return bool(body.statements) and isinstance(body.statements[-1], (syntax.Stop, syntax.End))


def lower_for_each(scope: Scope, node: syntax.ForEach, at: int) -> list[Stmt]:
    many = collection(scope, node.domain)
    forget_state(scope)  # stale from the second time on
    inner, var = element_scope(scope, node.name, many)
    where = condition(inner, node.where) if node.where is not None else None
    if where is not None:
        inner.assume(where)
    keys = bind_keys(inner, node.order) if node.order is not None else ()
    items = as_list(scope, many)
    if node.order is not None and node.order.at_random:
        scope.error(
            "wrong-kind", "a loop can't run in random order", node.order.span, "", help="`shuffle` a pile, or `pick ... at random`"
        )
    label = scope.builder.fresh("each")
    body = tuple(lower_block(inner, node.body.statements))
    scope.effects = scope.effects or inner.effects
    forget_state(scope)
    if node.first:
        found = Fold("first", var, items, where, None, keys)
        return [Let(var, found, at), If(Op(">=", Var(var), Int(0)), body)]
    if keys or (where is not None and keys):
        items = Fold("those", var, items, where, None, keys)
    if where is not None:
        body = (If(where, body),)
    return [ForEach(label, var, items, body)]


def lower_repeat(scope: Scope, node: syntax.Repeat, at: int) -> list[Stmt]:
    count = number(scope, node.count)
    most = scope.range(count)[1]
    if most is None and not scope.reporter.has_errors:
        scope.error(
            "unbounded-loop",
            "this loop has no upper limit",
            node.count.span,
            "no upper end",
            help="give the field or quantity an upper end, or write `min(..., 20)`",
        )
    elif most is not None and most > MOST_TIMES:
        scope.error(
            "unbounded-loop",
            f"a limit of {most} stops no loop in time",
            node.count.span,
            f"at most {MOST_TIMES} times",
            help="use a smaller number",
        )
    forget_state(scope)  # stale from the second time on
    label = scope.builder.fresh("repeat")
    inner = scope.inner(loops=(*scope.loops, label))
    body = tuple(lower_block(inner, node.body.statements))
    scope.effects = scope.effects or inner.effects
    forget_state(scope)
    if node.at_most:
        return [Loop(label, count, body, at)]
    turn = scope.builder.fresh("turn")
    return [ForEach(label, turn, Range(Int(1), count), body)]


def lower_with(scope: Scope, node: syntax.With, at: int) -> list[Stmt]:
    before: list[Stmt] = []
    after: list[Stmt] = []
    for binding in node.bindings:
        target = bind(scope, syntax.Name(binding.name.span, binding.name.text))
        if not isinstance(target.ir, Cell):
            if not isinstance(target.type, Unknown):
                scope.error("wrong-kind", f"`{binding.name}` is no field that could be set", binding.name.span, "not a field")
            continue
        value = fit(scope, bind(scope, binding.value, target.type), target.type, binding.value.span)
        kept = scope.builder.fresh(f"old_{binding.name.text}")
        scope.builder.usage.written.add(binding.name.text)
        before += [Let(kept, target.ir), Store(target.ir, value.ir, at=at)]
        after.append(Store(target.ir, Var(kept), at=at))
    forget_state(scope)
    body = lower_body(scope, node.body)
    forget_state(scope)
    return [*before, *body, *after]


# ---------------------------------------------------------------- questions


# ---------------------------------------------------------------- cards


# ---------------------------------------------------------------- chance and picks


def lower_roll(scope: Scope, node: syntax.Roll, at: int) -> list[Stmt]:
    builder = scope.builder
    count = Int(1) if node.count is None else number(scope, node.count)
    name = node.name.text
    rolled = builder.fresh(f"rolled_{name}")
    low, high = scope.range(count)
    if high is None or high > MOST_DICE or not 1 <= node.sides <= MOST_SIDES:
        dice = (
            "no upper end to the number of dice"
            if high is None
            else f"{high} dice"
            if high > MOST_DICE
            else f"a die with {node.sides} sides"
        )
        scope.error(
            "too-many-values",
            f"{dice} can't be rolled",
            node.span,
            f"at most {MOST_DICE} dice with 1 to {MOST_SIDES} sides",
            help="roll fewer dice, or smaller ones",
        )
    bounds = ((low or 0), None if high is None else high * node.sides)
    scope.facts[Var(rolled)] = bounds
    seat = roller(scope, node)
    note = Note(builder.note("{player} rolls {0}", NUMBER), seat, (Var(rolled),), at=at)
    info = scope.model.fields.get(name)
    if info is None:
        if name in scope.locals:
            local = scope.locals[name]
            return [Roll(rolled, count, node.sides, at), Let(local.ir.name, Var(rolled)), note]
        from compiler.types import IntType

        check_new_name(scope, node.name)
        scope.declare(name, IntType(*bounds), rolled)
        return [Roll(rolled, count, node.sides, at), note]
    builder.usage.written.add(name)
    theirs = node.subject is not None and info.owner == PLAYER
    field = syntax.OfPlayer(node.name.span, node.subject, node.name) if theirs else syntax.Name(node.name.span, name)
    target = bind(scope, field)
    if not isinstance(target.ir, Cell):
        return []
    known = scope.model.bounds_of(info.type)
    if known[0] is not None and bounds[0] < known[0] or (known[1] is not None and (bounds[1] is None or bounds[1] > known[1])):
        scope.error(
            "value-out-of-range",
            f"`{name}` can't hold every result of this roll",
            node.span,
            f"rolls {bounds[0]} to {bounds[1]}",
            others=[info.place.label("its range")],
            help="widen the range of the field",
        )
    forget_field(scope, info.storage)
    made: list[Stmt] = [Roll(rolled, count, node.sides, at), Store(target.ir, Var(rolled), at=at), note]
    from compiler.lower.events import fire

    if builder.listens("before", "roll", name):
        made = [*fire(scope, "before", "roll", info, seat, Int(0), None), *made]
    if builder.listens("after", "roll", name):
        made += fire(scope, "after", "roll", info, seat, Var(rolled), None)
        forget_state(scope)
    guard = builder.shield_test(scope, info, seat, False) if theirs else None
    return made if guard is None else [If(guard, (), tuple(made))]


def roller(scope: Scope, node: syntax.Roll) -> Expr:
    """Whose roll it is; where nobody acts, that of the active player."""
    if node.subject is not None:
        return chooser(scope, node.subject, node.span)
    return scope.me if scope.me is not None else Cell("active")


def lower_pick(scope: Scope, node: syntax.Pick, at: int) -> list[Stmt]:
    many = collection(scope, node.domain)
    inner, var = element_scope(scope, node.name, many)
    where = condition(inner, node.where) if node.where is not None else None
    if where is not None:
        inner.assume(where)
    keys = bind_keys(inner, node.order) if node.order is not None else ()
    items = as_list(scope, many)
    scope.locals[node.name.text] = inner.locals[node.name.text]
    scope.facts = inner.facts
    if node.order is not None and node.order.at_random:
        pool = items if where is None else Fold("those", var, items, where)
        prompt = scope.builder.prompt(
            node.name.text, f"{node.name.text.replace('_', ' ')} at random", reading_of(scope.model, item_type(many))
        )
        options = scope.builder.fresh("pool")
        return [
            Let(options, pool),
            scope.builder.demand(Op(">", Len(Var(options)), Int(0)), at, "there is nothing to pick"),
            PickRandom(var, Var(options), prompt, at),
        ]
    return [
        Let(var, Fold("first", var, items, where, None, keys), at),
        scope.builder.demand(Op(">=", Var(var), Int(0)), at, "there is nothing to pick"),
    ]


def lower_lay(scope: Scope, node: syntax.Lay, at: int) -> list[Stmt]:
    face, grid = bind(scope, node.face), bind(scope, node.grid)
    if isinstance(grid.type, Unknown) or isinstance(face.type, Unknown):
        return []
    if not isinstance(grid.type, GridOf) or not isinstance(grid.ir, Cell) or not isinstance(face.type, FaceType):
        scope.error("wrong-kind", "`lay` puts a face of a table on a grid of the state", node.span, "not a face and a grid")
        return []
    from compiler.types import CellType

    spot = fit(
        scope,
        bind(scope, node.cell, CellType(grid.type.height, grid.type.width)),
        CellType(grid.type.height, grid.type.width),
        node.cell.span,
    )
    forget_field(scope, grid.ir.field)
    scope.builder.usage.written.add(grid.ir.field)
    return [Store(grid.ir, Helper("laid", (grid.ir, Int(grid.type.height), Int(grid.type.width), face.ir, spot.ir)), at=at)]
