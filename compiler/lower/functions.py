"""Pure functions: defines, quantities, and the condition, amount and price cells of tables.

A quantity is made in two steps. What its declaration says is needed as soon as somebody uses it (what it needs, what it reads,
between which bounds it lies); what cards and rules add to it is put in by `complete_quantities` at the end.
"""

from __future__ import annotations

from compiler.bind.expressions import bind, condition, number
from compiler.bind.ranges import OPEN, meet
from compiler.bind.scope import Scope, Signature
from compiler.ir.expr import Cond, Expr, Int, Op, Var
from compiler.ir.program import Function
from compiler.ir.walk import subexpressions
from compiler.lower.builder import Lowering
from compiler.model import DefineInfo, QuantityInfo
from compiler.types import FlagType, IntType, ListOf
from dsl import syntax


def function_scope(builder: Lowering, source, params, with_me: bool = True) -> tuple[Scope, list[str]]:
    """A scope with `me` and the parameters; needs and reads are collected for the callers."""
    scope = Scope(builder, source, me=Var("me") if with_me else None, needs=[], reads=[])
    scope.facts[Var("me")] = (0, builder.model.most - 1)
    names = [scope.declare(p.name, p.type, builder.fresh(p.name)) for p in params]
    return scope, names


def uses_variable(expr: Expr, name: str) -> bool:
    return any(isinstance(e, Var) and e.name == name for e in subexpressions(expr))


def make_define(builder: Lowering, info: DefineInfo, name: str) -> None:
    scope, params = function_scope(builder, info.place.source, info.params)
    scope.automa = info.automa
    typed = bind(scope, info.node.value)
    has_me = uses_variable(typed.ir, "me")
    signature = Signature((("me",) if has_me else ()) + tuple(params), scope.needs, scope.reads, has_me, typed.type)
    at = builder.origin(info.place.source, info.node.span, "rule")
    builder.program.functions[name] = Function(name, signature.params, typed.ir, kind="define", at=at)
    ranges = builder.ranges
    if isinstance(typed.type, ListOf):
        ranges.functions[name] = ranges.item(typed.ir, scope.facts)
        ranges.lengths[name] = ranges.length(typed.ir, scope.facts)
    else:
        ranges.functions[name] = (0, 1) if isinstance(typed.type, FlagType) else scope.range(typed.ir)
    builder.signatures[name] = signature


def make_quantity(builder: Lowering, info: QuantityInfo, name: str) -> None:
    scope, params = function_scope(builder, info.place.source, info.params)
    scope.automa = info.automa
    adjusted = info.name in builder.adjusted
    bounds = quantity_bounds(builder, info, scope)
    builder.ranges.functions[name] = bounds
    builder.signatures[name] = Signature(("me", *params), [], [], True, IntType(*bounds))
    base = printed_lines(info, scope)
    has_me = adjusted or uses_variable(base, "me")
    builder.signatures[name] = Signature(
        (("me",) if has_me else ()) + tuple(params), scope.needs, scope.reads, has_me, IntType(None, None)
    )
    if not adjusted:
        builder.ranges.functions[name] = meet(bounds, scope.range(base))
    builder.pending_quantities[name] = (info, base, params)


def printed_lines(info: QuantityInfo, scope: Scope) -> Expr:
    total: Expr | None = None
    for line in info.node.lines:
        if line.kind not in ("base", "plus", "minus"):
            continue
        inner = scope
        test = None
        if line.condition is not None:
            test = condition(scope, line.condition)
            inner = scope.inner(reads=scope.reads, needs=scope.needs)
            inner.assume(test)
        value = number(inner, line.value)
        if test is not None:
            value = Cond(test, value, Int(0))
        if line.kind == "base" and total is not None:
            scope.error(
                "missing-base", f"`{info.name}` has two `base` lines", line.span, "", help="write `plus` for the second one"
            )
        total = value if total is None else Op("-" if line.kind == "minus" else "+", total, value)
    if not any(line.kind == "base" for line in info.node.lines):
        scope.error("missing-base", f"the quantity `{info.name}` has no `base`", info.place.span, "", help="add a `base` line")
    if not any(line.kind == "least" for line in info.node.lines):
        scope.error(
            "missing-floor",
            f"the quantity `{info.name}` doesn't say how low it may go",
            info.place.span,
            "",
            help="add `at least 0`, or the bound that is meant",
        )
    return total if total is not None else Int(0)


def quantity_bounds(builder: Lowering, info: QuantityInfo, scope: Scope):
    bounds = OPEN
    for line in info.node.lines:
        if line.kind in ("least", "most") and isinstance(line.value, (syntax.Number, syntax.Negate)):
            value = number(scope, line.value)
            if isinstance(value, Int):
                bounds = meet(bounds, (value.value, None) if line.kind == "least" else (None, value.value))
    return bounds


def total(terms: list[Expr]) -> Expr:
    """A sum, no deeper than it must be: thousands of cards may add to one quantity."""
    if len(terms) <= 8:
        result = terms[0]
        for term in terms[1:]:
            result = Op("+", result, term)
        return result
    half = len(terms) // 2
    return Op("+", total(terms[:half]), total(terms[half:]))


def complete_quantities(builder: Lowering) -> None:
    """The functions of all quantities: printed lines, exceptions, additions, multiplications, bounds, in this order."""
    from compiler.lower.adjust import additions, exceptions, multiplications

    done: set[str] = set()
    while True:
        todo = [n for n in builder.pending_quantities if n not in done]
        if not todo:
            return
        for name in todo:
            done.add(name)
            info, value, params = builder.pending_quantities[name]
            if info.name in builder.adjusted:
                value = exceptions(builder, info, params, value)
                value = total([value, *additions(builder, info, params)])
                for factor in multiplications(builder, info, params):
                    value = Op("*", value, factor)
            scope, _ = function_scope(builder, info.place.source, ())
            for param, var in zip(info.params, params, strict=False):
                scope.declare(param.name, param.type, var)
            for line in info.node.lines:
                if line.kind in ("least", "most"):
                    bound = number(scope, line.value)
                    value = Op("max" if line.kind == "least" else "min", value, bound)
            at = builder.origin(info.place.source, info.node.span, "rule")
            builder.program.functions[name] = Function(name, builder.signatures[name].params, value, kind="quantity", at=at)
