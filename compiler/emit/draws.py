"""Procedures made ready for fused playouts: nothing that only the log reads, answers tested where they are drawn.

For a question with two options `if rnd() < 0.5 and test` needs no local for the answer. The draws stay the same: one
for every question.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.emit.questions import is_either
from compiler.emit.simplify import uses
from compiler.emit.walk import BODIES, every_stmt, only_logged, stmt_expressions
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.expr import Expr
from compiler.ir.program import Procedure
from compiler.ir.stmt import Stmt

LOWER, UPPER = ex.Var("rnd() < 0.5"), ex.Var("rnd() >= 0.5")
"""The first of two options is drawn, or the second one."""
DRAWN_LATER = ex.Tup(())
"""The options of a question whose answer is drawn in the test behind it."""


def prepared(procedure: Procedure) -> Procedure:
    """The procedure for playouts. Statements that need no change stay the same objects."""
    return replace(procedure, body=in_body(procedure.body, procedure, only_logged(procedure.body)))


def in_body(body: tuple[Stmt, ...], procedure: Procedure, logged: frozenset[str]) -> tuple[Stmt, ...]:
    made = list(body)
    for index, node in enumerate(made):
        inner = {name: in_body(getattr(node, name), procedure, logged) for name in BODIES if hasattr(node, name)}
        if any(new is not getattr(node, name) for name, new in inner.items()):
            made[index] = replace(node, **inner)
        elif isinstance(node, st.Change) and node.into in logged:
            made[index] = replace(node, into=None)
    for index, node in enumerate(made):
        behind = next((i for i in range(index + 1, len(made)) if not isinstance(made[i], (st.Note, st.Mark))), None)
        if not isinstance(node, st.Ask) or behind is None or not isinstance(made[behind], st.If):
            continue
        test = drawn_test(node, made[behind].test)
        if test is not None and times_read(procedure, node.into) == 1:
            made[index] = replace(node, options=DRAWN_LATER)
            made[behind] = replace(made[behind], test=test)
    return tuple(made) if any(new is not old for new, old in zip(made, body, strict=True)) else body


def times_read(procedure: Procedure, name: str) -> int:
    """How often normal play reads a local."""
    return sum(
        uses(part, name) for node in every_stmt(procedure.body) if not isinstance(node, st.Note) for part in stmt_expressions(node)
    )


def drawn_test(node: st.Ask, test: Expr) -> Expr | None:
    """The test of an answer as one of the draw itself."""
    match test:
        case ex.Op("==", ex.Var(name), ex.Int() as wanted) if name == node.into:
            pass
        case _:
            return None
    options = node.options
    two = options.then if is_either(options) else options
    if not isinstance(two, ex.Tup) or len(two.items) != 2 or wanted not in two.items:
        return None
    drawn = LOWER if two.items[0] == wanted else UPPER
    if not is_either(options):
        return drawn
    other = two.items[1] if drawn is LOWER else two.items[0]
    return ex.Op("and", drawn, options.test) if options.other == ex.Tup((other,)) else None
