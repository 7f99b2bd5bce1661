"""Reactions: which there are, what they see of an event, and whether one of them is meant."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.bound import tree
from compiler.ir.expr import Cell, Expr, Int, Op, Var
from compiler.ir.make import TRUE, conjunction, equals
from compiler.lower.reentry import idle_test
from compiler.lower.signals import used_mark
from compiler.lower.sources import Sources
from compiler.lower.state import Env, Lasting, Lowering
from compiler.lower.values import index_of, value
from compiler.model import FieldInfo

Given = tuple[tuple[tree.Local, Expr], ...]


@dataclass(frozen=True)
class Event:
    """What happens, as reactions see it. `given`: parameters and choices of a rule; `amount`, `field`, `index`: of a gain, loss,
    payment or roll, and of which part of a family."""

    actor: Expr
    given: Given = ()
    amount: Expr | None = None
    field: FieldInfo | None = None
    index: Expr | None = None

    @property
    def inside(self) -> Event:
        """The same as parameters of a procedure."""
        given = tuple((local, Var(f"its_{local.name}")) for local, _ in self.given)
        amount = Var("amount") if self.amount is not None else None
        return replace(self, actor=Var("actor"), given=given, amount=amount, index=Var("index") if self.field is not None else None)

    def arguments(self, handler: Lasting, me: Expr, this: Expr | None) -> tuple[Expr, ...]:
        """What the procedure of a reaction is called with."""
        found: list[Expr | None] = [me, self.actor, *(expr for _, expr in self.given), self.amount]
        found += [self.index] if self.field is not None else []
        found += [this] if handler.table is not None else []
        return tuple(expr for expr in found if expr is not None)

    def parameters(self, handler: Lasting) -> tuple[str, ...]:
        this = Var("this") if handler.table is not None else None
        return tuple(arg.name for arg in self.inside.arguments(handler, Var("me"), this) if isinstance(arg, Var))


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
    env.automa, env.origin_kind = handler.automa, handler.origin_kind
    env.locals.update(event.given)
    env.original = item.to.name if item.timing == "instead" else ""
    return env


def matches(lowering: Lowering, handler: Lasting, env: Env, event: Event) -> Expr | None:
    """Is this reaction meant: the right actor, the right part of a family, its conditions, its mark not used? None: always."""
    item, me, actor = reaction_of(handler), env.me, event.actor
    assert me is not None
    tests: list[Expr] = []
    if item.who == "i" and me != actor:
        tests.append(Op("==", me, actor))
    elif item.who == "rival":
        tests.append(Op("!=", me, actor))
    elif item.who is None and handler.automa:
        tests.append(Op("==", me, actor))
    if handler.automa:
        tests.append(equals(Cell("automa", me), lowering.automa_number(handler.automa)))
    if event.field is not None and item.part is not None and event.index is not None:
        index = index_of(env, item.part)
        if index is not None:
            tests.append(Op("==", index, event.index))
    tests += [value(env, test) for test in conditions_of(handler)]
    if item.once is not None:
        tests.append(equals(used_mark(lowering, item.once, handler, env.this if env.this is not None else me), 0))
    idle = idle_test(lowering, handler, instance_of(handler, env))
    return conjunction(tests if idle is None else [*tests, idle])


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
    sources = Sources(lowering, handler, actor, dict(given), "any")
    return sources.in_force(whose, handler.bound.conditions, item.where, lambda env: TRUE)
