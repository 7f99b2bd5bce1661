"""Arrangements: many choices of one player that belong together, such as a plan of tiles (a composed choice). What happens inside
concerns only that player (`compiler/check/strands.py` looks at that), so any of the choices may still be changed until the last."""

from __future__ import annotations

from compiler.bound import tree
from compiler.bound.fit import is_unknown
from compiler.bound.scope import Scope, bind, binds_statement
from compiler.bound.statements import bind_block
from compiler.bound.tree import Arrange, Expr, Shown
from compiler.report import type_words
from compiler.types import ChoiceType, FlagType, GridOf, IntType, ListOf, OptionalOf, PileOf, RowOf, SetOf
from dsl import syntax

SHOWABLE = (IntType, FlagType, ChoiceType, RowOf, OptionalOf, SetOf, ListOf, PileOf, GridOf)


@binds_statement(syntax.Arrange)
def bind_arrange(scope: Scope, node: syntax.Arrange) -> Arrange:
    if scope.me is None:
        help = "let a player do it: in a phase of players, or in an action or event"
        scope.error("missing-me", "who arranges this? no player is acting here", node.title.span, "nobody acts here", help)
    shown = tuple(bind_shown(scope, one) for one in node.shown)
    inner = scope.inner()
    inner.loops, inner.inside, inner.event = 0, "under `arrange`", None
    inner.forget_state()
    body = bind_block(inner, node.body.statements)
    scope.forget_state()
    return Arrange(node.span, node.title.value, shown, body)


def bind_shown(scope: Scope, node: syntax.Shown) -> Shown:
    """It is looked at again and again while the player decides, so it reads fields and quantities and no names of the rule."""
    outside = scope.inner()
    outside.locals = {}
    value = bind(outside, node.value)
    if not is_unknown(value) and not isinstance(value.type, SHOWABLE):
        message = f"{type_words(value.type)} can't be shown while somebody arranges something"
        scope.error("wrong-type", message, node.value.span, "nothing to look at", "name a field or a quantity")
    return Shown(node.span, node.label.value if node.label is not None else title_of(value), value)


def title_of(value: Expr) -> str:
    """What a value is called that was given no label."""
    match value:
        case tree.FieldRead(field=info) | tree.FunctionRead(function=info):
            return info.title or info.name
    return ""
