"""Reactions: which there are, what they see of an event, whether one of them is meant, each as a procedure, and what is done
`instead of` a rule, a gain or a loss.

A reaction is never set off by itself: a handler whose body does again what it listens to (rolls the die it may roll again, adds to
the gain it waits for) gets a mark that is up while it runs; with the mark up it does not react. Handlers that can't reach their own
event have no mark and pay nothing. Leaving a turn, a phase or the game from inside takes all marks down.

The lead-in of an exception stands for the rule's own (see `legality`). Those who react before and after the rule react around
what is done instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from compiler.bound import tree
from compiler.bound.game import effects_of
from compiler.ir.expr import Cell, Const, Expr, Fold, Helper, Int, Op, Pile, Seats, Var
from compiler.ir.make import TRUE, conjunction, equals
from compiler.ir.stmt import Ask, Call, If, Let, Stmt, Store
from compiler.lower.parts import Parts
from compiler.lower.signals import mark_cell, used_mark, when, with_source
from compiler.lower.sources import Sources
from compiler.lower.state import Env, Lasting, Lowering, lower_block
from compiler.lower.values import index_of, place_number, still_in, value
from compiler.model import FieldInfo, PhaseInfo
from compiler.types import SetOf
from dsl.walk import nodes_in

OFFERS = tree.May, tree.MayDo, tree.MayChoose
Given = tuple[tuple[tree.Local, Expr], ...]


@dataclass(frozen=True)
class Event:
    """What happens, as reactions see it. `given`: parameters and choices of a rule; `amount`, `index`: of a gain, loss, payment or
    roll, and of which part of a family."""

    actor: Expr
    given: Given = ()
    amount: Expr | None = None
    index: Expr | None = None

    @property
    def inside(self) -> Event:
        """The same as parameters of a procedure."""
        given = tuple((local, Var(f"its_{local.name}")) for local, _ in self.given)
        amount, index = (None if part is None else Var(name) for part, name in ((self.amount, "amount"), (self.index, "index")))
        return Event(Var("actor"), given, amount, index)

    def arguments(self, handler: Lasting, me: Expr, this: Expr | None) -> tuple[Expr, ...]:
        """What the procedure of a reaction is called with."""
        found = (me, self.actor, *(expr for _, expr in self.given), self.amount, self.index, this if handler.table else None)
        return tuple(expr for expr in found if expr is not None)

    def parameters(self, handler: Lasting) -> tuple[str, ...]:
        return tuple(arg.name for arg in self.inside.arguments(handler, Var("me"), Var("this")) if isinstance(arg, Var))


def reaction_of(handler: Lasting) -> tree.Reaction:
    assert isinstance(handler.item, tree.Reaction)
    return handler.item


def handlers_of(lowering: Lowering, timing: str, kind: str, name: str) -> list[Lasting]:
    """All that react to this, in the order in which they are written."""

    def is_meant(item: tree.Item) -> bool:
        return isinstance(item, tree.Reaction) and (item.timing, item.kind, item.to.name) == (timing, kind, name)

    return [lasting for lasting in lowering.lastings if is_meant(lasting.item)]


def handler_env(lowering: Lowering, handler: Lasting, me: Expr, event: Event, this: Expr | None) -> Env:
    item = reaction_of(handler)
    env = Env(lowering, handler.source, me=me, them=event.actor, this=this, amount=event.amount)
    env.automa, env.origin_kind = handler.automa, "cell" if handler.table is not None else "rule"
    env.locals.update(event.given)
    env.original = item.to.name if item.timing == "instead" else ""
    return env


def matches(lowering: Lowering, handler: Lasting, env: Env, event: Event) -> Expr | None:
    """Is this reaction meant: the right actor, the right part of a family, its conditions, its mark not used? None: always."""
    item, me, actor = reaction_of(handler), env.me, event.actor
    assert me is not None
    tests: list[Expr] = []
    if item.who == "rival":
        tests.append(Op("!=", me, actor))
    elif (item.who == "i" and me != actor) or (item.who is None and handler.automa):
        tests.append(Op("==", me, actor))
    if handler.automa:
        tests.append(equals(Cell("automa", me), lowering.automa_number(handler.automa)))
    index = index_of(env, item.part) if item.part is not None and event.index is not None else None
    if index is not None and event.index is not None:
        tests.append(Op("==", index, event.index))
    tests += [value(env, test) for test in conditions_of(handler)]
    if item.once is not None:
        tests.append(equals(used_mark(lowering, item.once, handler, env.this if env.this is not None else me), 0))
    mark = running_mark(lowering, handler, env)
    return conjunction(tests if mark is None else [*tests, equals(mark, 0)])


def conditions_of(handler: Lasting) -> tuple[tree.Expr, ...]:
    where = reaction_of(handler).where
    return (*handler.bound.conditions, *((where,) if where is not None else ()))


def instance_of(handler: Lasting, env: Env) -> Expr:
    """Whose reaction it is: the card's, if it stands on one, or the player's."""
    return env.this if handler.table is not None and env.this is not None else env.me or Int(0)


def instead_condition(lowering: Lowering, handler: Lasting, actor: Expr, given: Given) -> Expr:
    """Does this exception apply when `actor` does the rule?"""
    item = reaction_of(handler)
    if handler.table is None and not handler.timed:
        event = Event(actor, given)
        return matches(lowering, handler, handler_env(lowering, handler, actor, event, None), event) or TRUE
    whose = {"rival": "each_rival", "player": "each_player"}.get(item.who or "", "my")
    return Sources(lowering, handler, actor, dict(given), "any").in_force(whose, lambda env: TRUE, item.where)


# ---------------------------------------------------------------- a reaction as a procedure


def running_mark(lowering: Lowering, handler: Lasting, env: Env) -> Cell | None:
    """Is up while this handler of this card (or player) runs; None if it can't set itself off."""
    item = reaction_of(handler)
    if handler.number not in lowering.self_setting:
        alone = item.timing == "instead" or isinstance(item.to, PhaseInfo)
        lowering.self_setting[handler.number] = not alone and item.to in effects_of(lowering.game, item.body)
    if not lowering.self_setting[handler.number]:
        return None
    return mark_cell(lowering, lowering.running_marks, "running", handler, instance_of(handler, env))


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
    mark = Store(used_mark(lowering, item.once, handler, instance_of(handler, env)), Int(1)) if item.once is not None else None
    body = handler_body(lowering, handler, env.inner(), mark)
    at = lowering.origin(handler.source, item.span, env.origin_kind)
    lowering.procedure(name, event.parameters(handler), when(test, body, at), "", at)
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
    running = running_mark(lowering, handler, env)
    return body if running is None else [Store(running, Int(1)), *body, Store(running, Int(0))]


def offer_of(handler: Lasting) -> tree.May | tree.MayDo | tree.MayChoose | None:
    """The offer that a reaction out of a hidden place is, if it is nothing else."""
    body = reaction_of(handler).body
    if len(body) == 1 and isinstance(body[0], OFFERS) and may_be_declined(handler):
        return body[0]
    return None


def may_be_declined(handler: Lasting) -> bool:
    """Is this a reaction out of a hidden place that does nothing but what its owner agrees to?"""
    place = handler.bound.place
    hidden = handler.table is not None and not handler.timed and place is not None and place.seen != "all"
    return hidden and all(map(is_offer, reaction_of(handler).body))


def is_offer(stmt: tree.Statement) -> bool:
    match stmt:
        case tree.May(subject=None) | tree.MayDo(subject=None) | tree.MayChoose(choose=tree.Choose(subject=None)) | tree.Let():
            return True
        case tree.If():
            otherwise = (stmt.otherwise,) if isinstance(stmt.otherwise, tree.If) else stmt.otherwise or ()
            return all(map(is_offer, (*stmt.then, *otherwise)))
        case tree.ForEach() | tree.Repeat():
            return all(map(is_offer, stmt.body))
    return False


def accepted(offer: tuple[Stmt, ...]) -> tuple[Expr, list[Stmt]]:
    """What a `may` became, without its question: what must hold for it to be offered, and what happens then."""
    before: list[Stmt] = []
    for stmt, answer in zip(offer, (*offer[1:], None), strict=True):
        if isinstance(stmt, Ask):
            assert isinstance(answer, If)
            return TRUE, [*before, *answer.then]
        if isinstance(stmt, If):
            test, body = accepted(stmt.then)
            return stmt.test if test == TRUE else Op("and", stmt.test, test), [*before, *body]
        before.append(stmt)
    raise AssertionError("no question in what may be done")


def mark_used(block: tree.Block, body: list[Stmt], mark: Stmt) -> list[Stmt]:
    """A `may` that is declined does not use the mark: it is set inside the answer's branch."""
    if len(block) != 1 or not isinstance(block[0], (tree.May, tree.MayDo, tree.MayChoose)):
        return [mark, *body]

    def inside(statements: Sequence[Stmt]) -> tuple[Stmt, ...]:
        asked = False
        out: list[Stmt] = []
        for stmt in statements:
            asked = asked or isinstance(stmt, Ask)
            if isinstance(stmt, If):
                stmt = replace(stmt, then=(mark, *stmt.then) if asked else inside(stmt.then))
            out.append(stmt)
        return tuple(out)

    return list(inside(body))


# ---------------------------------------------------------------- what is done instead


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
            before, after = (
                [Call(f"on_{timing}_do_{parts.name}", args)] if lowering.listens(timing, "do", parts.name) else []
                for timing in ("before", "after")
            )
            steps = [*before, *steps, *after]
        result = [If(test, tuple(steps), tuple(result), lowering.origin(handler.source, reaction_of(handler).span))]
    return result


def does_itself(handler: Lasting) -> bool:
    """Does the exception do the rule it replaces? Then the original calls those who react."""
    item = reaction_of(handler)
    done = (node.callee for node in nodes_in(item.body) if isinstance(node, (tree.Do, tree.MayDo)))
    return any(isinstance(callee, tree.RuleCall) and callee.rule is item.to for callee in done)


def replaced(lowering: Lowering, handler: Lasting, actor: Expr, given: Given) -> list[Stmt]:
    """What an exception does, for whoever it belongs to."""
    event, info = Event(actor, given), handler.bound.place
    if handler.table is None or info is None or isinstance(info.type, SetOf):
        return run_handler(lowering, handler, actor, event, Int(handler.thing) if handler.table is not None else None)
    owner, card = lowering.fresh("owner"), lowering.fresh("card")
    row = Int(lowering.row_of(handler.thing))
    found = Fold("first", card, Pile(place_number(lowering, info, Var(owner))), Op("==", Const("card_row", Var(card)), row))
    call = run_handler(lowering, handler, Var(owner), event, Var(card))
    steps = (Let(card, found), If(Op(">=", Var(card), Int(0)), tuple(call)))
    return [lowering.each(owner, still_in(lowering, Helper("clockwise", (Seats(), actor))), steps)]


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
