"""Values of bound examples as expressions of the intermediate form.

Lowering reads syntax trees still, so a value is looked up by its place in the example and bound once more; this module goes when
lowering reads bound trees."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, get_args

from compiler.bind import expressions as old
from compiler.bind import names
from compiler.bind.scope import Scope, Typed
from compiler.bound import tree
from compiler.ir.expr import Expr, Int
from compiler.lower.builder import Lowering
from compiler.model import FieldInfo
from compiler.types import Type
from dsl import syntax
from dsl.source import Source, Span
from dsl.walk import nodes_in


@dataclass
class Env:
    """`me`: the player a line is about."""

    lowering: Lowering
    source: Source
    me: Expr | None = None

    def inner(self, me: Expr) -> Env:
        return replace(self, me=me)

    def bound(self, expr: tree.Expr, want: Type) -> Typed:
        node, seats = self.written(expr.span)
        scope = Scope(self.lowering, self.source, me=self.me, seats=seats, needs=[])
        return old.bind(scope, node, want)

    def written(self, span: Span) -> tuple[syntax.Expr, dict[str, int]]:
        """What stands there, and who plays in that example."""
        for example, source in self.lowering.model.examples:
            if source is self.source and example.span.start <= span.start < example.span.end:
                node: Any = next(n for n in nodes_in(example) if n.span == span and isinstance(n, get_args(syntax.Expr)))
                players = [n for n in nodes_in(example) if isinstance(n, syntax.GivenPlayers)]
                return node, {name.text: seat for seat, name in enumerate(n for p in players for n in p.names)}
        raise LookupError(span)


def value(env: Env, expr: tree.Expr) -> Expr:
    return Int(expr.value) if isinstance(expr, tree.Constant) else env.bound(expr, expr.type).ir


def as_list(env: Env, expr: tree.Expr) -> Expr:
    return old.as_list(Scope(env.lowering, env.source), env.bound(expr, expr.type))


def fitted(env: Env, expr: tree.Expr, want: Type) -> Expr:
    """The value as something of the wanted type is kept."""
    if isinstance(expr, tree.Constant):
        return Int(expr.value)
    return old.fit(Scope(env.lowering, env.source, needs=[]), env.bound(expr, want), want, expr.span).ir


def field_index(lowering: Lowering, info: FieldInfo, owner: Expr | None, keys: tuple[Expr, ...]) -> Expr | None:
    return names.field_index(Scope(lowering, info.place.source), info, owner, list(keys))
