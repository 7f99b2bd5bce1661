"""`best for`: decisions are made so that a number is highest. The body becomes a procedure; the search is the runtime's."""

from __future__ import annotations

from compiler.bind.expressions import number
from compiler.bind.scope import Scope
from compiler.ir.expr import Var
from compiler.ir.program import Procedure
from compiler.ir.stmt import Best, Stmt
from dsl import syntax
from dsl.walk import nodes_in

LIMIT = 200_000


def lower_best_for(scope: Scope, node: syntax.BestFor, at: int) -> list[Stmt]:
    from compiler.lower.facts import forget_state
    from compiler.lower.statements import lower_block

    builder = scope.builder
    for part in nodes_in(node.body):
        random = isinstance(part, (syntax.Roll, syntax.Draw, syntax.Shuffle)) or (isinstance(part, syntax.Order) and part.at_random)
        other = (
            isinstance(part, (syntax.Choose, syntax.May, syntax.MayChoose, syntax.MayDo, syntax.ChooseOne))
            and part.subject is not None
        )
        if random or other:
            scope.error(
                "best-for-chance",
                "`best for` can only settle my own decisions, without chance",
                part.span,
                "random" if random else "somebody else decides",
                help="move it out of the `best for`",
            )
    value = number(scope, node.value)
    locals = {name: local for name, local in scope.locals.items() if isinstance(local.ir, Var)}
    inner = scope.inner(loops=())
    body = lower_block(inner, node.body.statements)
    parameters = tuple(
        dict.fromkeys(
            [
                *(["me"] if scope.me == Var("me") else []),
                *(local.ir.name for local in locals.values()),
                *([scope.me.name] if isinstance(scope.me, Var) else []),
            ]
        )
    )
    name = builder.fresh("best_way")
    builder.program.procedures[name] = Procedure(name, parameters, tuple(body), "", at)
    forget_state(scope)
    return [Best(name, tuple(Var(p) for p in parameters), value, LIMIT, at)]
