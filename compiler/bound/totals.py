"""`ana's total` in an example: the points a player has now, all of them or those of one category, which goes by its label."""

from __future__ import annotations

from collections.abc import Sequence

from compiler.bound.scope import Scope
from compiler.bound.tree import Expr, Total
from compiler.report import suggestion
from compiler.types import IntType
from dsl import syntax
from dsl.source import Span


def total_of(scope: Scope, owner: Expr, args: Sequence[syntax.Expr], span: Span) -> Expr:
    lines = [line for node, _ in scope.model.scoring for line in node.lines if isinstance(line, syntax.Score)]
    labels = [line.label.value if line.label else f"Points {number}" for number, line in enumerate(lines, 1)]
    if not args:
        return Total(span, IntType(None, None), owner, None)
    label = args[0]
    if len(args) == 1 and isinstance(label, syntax.Text) and label.value in labels:
        return Total(span, IntType(None, None), owner, label.value)
    wanted = label.value if isinstance(label, syntax.Text) else ""
    help = suggestion(wanted, labels, "categories") or 'write its label in quotes, as in `total["Coins"]`'
    return scope.error("unknown-name", "there is no such category of points", label.span, "no label of `scoring`", help)
