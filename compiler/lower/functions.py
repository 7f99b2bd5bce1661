"""Pure functions: defines, quantities with what cards and rules add to them, shields, and who may stand in for whom in a price.

All of them are called by name and made at the end, when everything that lasts has been read.
"""

from __future__ import annotations

from compiler.bound import tree
from compiler.bound.binder import Signature
from compiler.ir.expr import Cell, Cond, Expr, Helper, Int, LetIn, Op, Tup, Var
from compiler.ir.make import negated, total
from compiler.ir.program import Function
from compiler.lower.env import Env
from compiler.lower.sources import Sources
from compiler.lower.state import Lasting, Lowering
from compiler.lower.values import function_name, value
from compiler.model import QuantityInfo

NO_EXCEPTION = Int(-(10**9))


def make_functions(lowering: Lowering) -> None:
    for info, signature in lowering.game.functions.items():
        params = tuple(lowering.fresh(local.name) for local in signature.params)
        env = Env(lowering, info.place.source, me=Var("me"), automa=info.automa)
        env.locals.update({local: Var(name) for local, name in zip(signature.params, params, strict=True)})
        if isinstance(info, QuantityInfo):
            found, kind = quantity_value(env, info, signature), "quantity"
        else:
            found, kind = define_value(env, signature), "define"
        name, at = function_name(info), lowering.origin(info.place.source, info.node.span, "rule")
        all_params = (("me",) if signature.has_me else ()) + params
        lowering.program.functions[name] = Function(name, all_params, found, kind=kind, at=at)


def define_value(env: Env, signature: Signature) -> Expr:
    assert signature.value is not None
    return value(env, signature.value)


# ---------------------------------------------------------------- quantities


def quantity_value(env: Env, info: QuantityInfo, signature: Signature) -> Expr:
    """Printed lines, exceptions, additions, multiplications, bounds, in this order."""
    found = printed_lines(env, signature)
    lowering = env.lowering
    if info.name in lowering.game.heard.adjusted:
        for lasting, adjustment in exceptions_to(lowering, info):
            found = exception(env, lasting, adjustment, found)
        found = total([found, *(addition(env, *one) for one in modifiers(lowering, info, times=False))])
        for one in modifiers(lowering, info, times=True):
            found = Op("*", found, factor(env, *one))
    for line in signature.lines:
        if line.kind in ("least", "most"):
            found = Op("max" if line.kind == "least" else "min", found, value(env, line.value))
    return found


def printed_lines(env: Env, signature: Signature) -> Expr:
    result: Expr | None = None
    for line in signature.lines:
        if line.kind in ("least", "most"):
            continue
        one = value(env, line.value)
        if line.condition is not None:
            one = Cond(value(env, line.condition), one, Int(0))
        result = one if result is None else Op("-" if line.kind == "minus" else "+", result, one)
    return result if result is not None else Int(0)


Adjuster = tuple[Lasting, tree.Adjustment]


def adjusters(lowering: Lowering, info: QuantityInfo, kind: type[tree.Modifier] | type[tree.ExceptionItem]) -> list[Adjuster]:
    found = [(lasting, lasting.item) for lasting in lowering.lastings if isinstance(lasting.item, kind)]
    return [(lasting, one) for lasting, item in found for one in item.adjustments if one.quantity is info]


def modifiers(lowering: Lowering, info: QuantityInfo, times: bool) -> list[Adjuster]:
    found = adjusters(lowering, info, tree.Modifier)
    return [one for one in found if isinstance(one[0].item, tree.Modifier) and (one[0].item.how == "times") == times]


def exceptions_to(lowering: Lowering, info: QuantityInfo) -> list[Adjuster]:
    """Those that are stronger (`over`) come last."""
    found = adjusters(lowering, info, tree.ExceptionItem)
    return sorted(found, key=lambda one: (getattr(one[0].item, "over", None) is not None, one[0].number))


def addition(env: Env, lasting: Lasting, adjustment: tree.Adjustment) -> Expr:
    item = lasting.item
    assert isinstance(item, tree.Modifier)

    def amount(inner: Env) -> Expr:
        found = inner.kept_amount or value(inner, adjustment.value)
        return found if item.how == "more" else negated(found)

    sources = Sources(env.lowering, lasting, Var("me"), env.locals)
    return sources.in_force(item.whose.kind, adjustment.conditions, adjustment.where, amount)


def factor(env: Env, lasting: Lasting, adjustment: tree.Adjustment) -> Expr:
    item = lasting.item
    assert isinstance(item, tree.Modifier)
    sources = Sources(env.lowering, lasting, Var("me"), env.locals)
    count = sources.in_force(item.whose.kind, adjustment.conditions, adjustment.where, lambda inner: Int(1))
    by = value(sources.env(Var("me")), adjustment.value)
    if lasting.bound.place is None and not lasting.timed and isinstance(count, Cond):
        return Cond(count.test, by, Int(1))
    return Helper("power", (by, count))


def exception(env: Env, lasting: Lasting, adjustment: tree.Adjustment, base: Expr) -> Expr:
    """The base, or what an exception in force puts in its place."""
    item = lasting.item
    assert isinstance(item, tree.ExceptionItem)
    sources = Sources(env.lowering, lasting, Var("me"), env.locals, "first", NO_EXCEPTION)
    found = sources.in_force(item.whose.kind, adjustment.conditions, adjustment.where, lambda inner: value(inner, adjustment.value))
    name = env.lowering.fresh("exception")
    return LetIn(name, found, Cond(Op("!=", Var(name), NO_EXCEPTION), Var(name), base))


# ---------------------------------------------------------------- shields and substitutes


def make_shields(lowering: Lowering) -> None:
    for name, (info, lowers) in lowering.shields.items():
        test: Expr = Int(0)
        for lasting in lowering.lastings:
            item = lasting.item
            if not isinstance(item, tree.Shield) or (item.lower_only and not lowers):
                continue
            if item.fields is not None and info not in item.fields:
                continue

            def at_work(env: Env, item: tree.Shield = item) -> Expr:
                if item.card is not None:
                    return Op("==", Cell("source"), value(env, item.card))
                return Op("and", Op(">=", Cell("source"), Int(0)), Op("!=", Cell("source_by"), env.me or Int(0)))

            one = Sources(lowering, lasting, Var("seat"), {}, "any").in_force("my", lasting.bound.conditions, None, at_work)
            test = one if test == Int(0) else Op("or", test, one)
        lowering.program.functions[name] = Function(name, ("seat",), test, kind="other")


def make_edges(lowering: Lowering) -> None:
    """Who may stand in for whom in a price."""
    if not lowering.purse:
        return
    position = {one.name: number for number, one in enumerate(lowering.purse)}
    result: Expr = Tup(())
    for lasting in lowering.lastings:
        item = lasting.item
        if isinstance(item, tree.CanPayFor):
            edge = Tup((Int(position[item.substitute]), Int(position[item.resource])))
            sources = Sources(lowering, lasting, Var("me"), {}, "any")
            test = sources.in_force(item.whose.kind, lasting.bound.conditions, None, lambda env: Int(1))
            one = Cond(test, edge, Tup(()))
            result = one if result == Tup(()) else Op("+", result, one)
    lowering.program.functions["pay_edges"] = Function("pay_edges", ("me",), result)
