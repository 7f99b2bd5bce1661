"""Pure functions: defines, quantities with what cards and rules add to them, shields, who may stand in for whom in a price, points
and winners. All of them are called by name and made at the end, when everything that lasts has been read."""

from __future__ import annotations

from compiler.bound import game as bound
from compiler.bound import tree
from compiler.bound.binder import Signature
from compiler.ir.expr import CallFn, Cell, Cond, Expr, Fold, Helper, Int, LetIn, MaskOf, Op, Tup, Var
from compiler.ir.make import ALL_SEATS, negated, total
from compiler.ir.program import Function, ScoreDef
from compiler.lower.changes import per_count
from compiler.lower.sources import Sources
from compiler.lower.state import Env, Lasting, Lowering
from compiler.lower.values import as_mask, function_name, optional, sort_keys, value
from compiler.model import QuantityInfo
from compiler.types import PlayerType

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
        lowering.function(name, all_params, found, kind=kind, at=at)


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
        lowering.function(name, ("seat",), test, kind="other")


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


# ---------------------------------------------------------------- points and winners


def lower_scoring(lowering: Lowering) -> None:
    program, game = lowering.program, lowering.game
    for score in game.scores:
        lower_score(lowering, score)
    total: Expr = Int(0)
    for definition in program.scores:
        one = CallFn(definition.function, (Var("seat"),))
        total = one if total == Int(0) else Op("+", total, one)
    program.functions["total_score"] = Function("total_score", ("seat",), total, kind="score")
    winners: Expr | None = None
    for line in reversed(game.winners):
        test, mask = winners_of(lowering, line)
        winners = mask if test is None else Cond(test, mask, winners if winners is not None else Int(0))
    if winners is None:
        winners = best_by(((points("candidate"), True),)) if program.scores else Int(0)
    program.functions["winners"] = Function("winners", (), winners, kind="score")
    program.winners = "winners"


def points(seat: str) -> Expr:
    return CallFn("total_score", (Var(seat),))


def best_by(keys: tuple[tuple[Expr, bool], ...]) -> Expr:
    return MaskOf(Fold("best", "candidate", ALL_SEATS, None, None, keys))


def winners_of(lowering: Lowering, line: bound.WinnersAre | bound.WinnersBy) -> tuple[Expr | None, Expr]:
    """When a line counts (None: always), and who has won by it."""
    env = Env(lowering, lowering.model.scoring[0][1])
    if isinstance(line, bound.WinnersBy):
        env.me, env.total = Var("candidate"), points("candidate")
        return None, best_by(sort_keys(env, line.keys))
    one = isinstance(line.value.type, PlayerType)
    mask = MaskOf(Tup((value(env, line.value),))) if one else as_mask(env, line.value)
    return optional(env, line.condition), mask


def lower_score(lowering: Lowering, score: bound.Score) -> None:
    env = Env(lowering, score.source, me=Var("me"))
    found = value(env, score.value)
    if score.per is not None:
        count = per_count(env, score.per)
        found = count if found == Int(1) else Op("*", found, count)
    name = f"score_{len(lowering.program.scores)}"
    at = lowering.origin(score.source, score.span, "rule")
    lowering.function(name, ("me",), found, kind="score", at=at)
    lowering.program.scores.append(ScoreDef(score.label, name))


def lower_invariants(lowering: Lowering) -> None:
    for number, line in enumerate(lowering.game.always):
        name, at = f"always_{number}", lowering.origin(line.source, line.span)
        test = value(Env(lowering, line.source, me=Var("me")), line.test)
        lowering.function(name, ("me",), test, kind="other", at=at)
        lowering.program.invariants.append((name, line.text, at))
