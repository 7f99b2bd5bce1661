"""Several players at once in the middle of a rule: all do something in secret (`for each p in S in secret`), or the first who wants
to is found (`one of S may "..." as x`), a window for those who may step in (simultaneous moves)."""

from __future__ import annotations

from compiler.bound.fit import collection, is_unknown, member_type
from compiler.bound.functions import member_scope
from compiler.bound.leadins import secret_reads
from compiler.bound.names import check_new_name, label_of, slots_in
from compiler.bound.scope import Scope, binds_statement
from compiler.bound.statements import bind_block
from compiler.bound.tree import Expr, Sealed, Window
from compiler.report import type_words
from compiler.types import OptionalOf, PlayerType
from dsl import syntax


@binds_statement(syntax.Sealed)
def bind_sealed(scope: Scope, node: syntax.Sealed) -> Sealed:
    many = players_asked(scope, node.domain)
    scope.forget_state()
    inner, local = member_scope(scope, node.name, many)
    inner.loops, inner.event, inner.effects, inner.inside = 0, None, True, "in secret"
    body = bind_block(inner, node.body.statements)
    scope.forget_state()
    return Sealed(node.span, local, many, body)


@binds_statement(syntax.Window)
def bind_window(scope: Scope, node: syntax.Window) -> Window:
    many = players_asked(scope, node.domain)
    label = label_of(scope, node.label)
    named = tuple(scope.locals[name] for name in slots_in(label) if name in scope.locals)
    check_new_name(scope, node.name)
    scope.forget_state()
    local = scope.declare(node.name.text, OptionalOf(PlayerType()), "window", node.name.span)
    return Window(node.span, many, label, local, named)


def players_asked(scope: Scope, node: syntax.Expr) -> Expr:
    """Those who are asked: being asked tells nothing that not everybody may know."""
    outer, scope.reads = scope.reads, []
    many = collection(scope, node)
    secret_reads(scope, scope.reads, None, node.span)
    scope.reads = outer
    if not is_unknown(many) and not isinstance(member_type(many), PlayerType):
        message = f"only players can be asked, these are {type_words(many.type)}"
        scope.error(
            "wrong-kind", message, node.span, "no players", "name players, as in `rivals` or `those(p in rivals where ...)`"
        )
    return many
