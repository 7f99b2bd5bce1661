"""Pure functions: defines, quantities with what cards and rules add to them, shields, who may stand in for whom in a price, points
and winners. All of them are called by name and made at the end, when everything that lasts has been read."""

from __future__ import annotations

from functools import partial
from operator import or_
from typing import TypeVar

from compiler.bound import game as bound
from compiler.bound import tree
from compiler.bound.binder import Signature
from compiler.ir.expr import CallFn, Cell, Cond, Expr, Fold, Has, Helper, Int, LetIn, MaskOf, Not, Op, Tup, Var
from compiler.ir.make import ALL_SEATS, both, chain, either, negated, numbers, total
from compiler.ir.program import Function, ScoreDef
from compiler.lower.changes import per_count
from compiler.lower.sources import Make, Sources
from compiler.lower.state import Env, Lasting, Lowering
from compiler.lower.values import as_mask, function_name, gives, optional, sort_keys, value
from compiler.model import QuantityInfo
from compiler.types import OptionalOf, PlayerType

ZERO: Expr = Int(0)
NO_EXCEPTION = Int(-(10**9))
Adjusting = TypeVar("Adjusting", tree.Modifier, tree.ExceptionItem)


def make_functions(lowering: Lowering) -> None:
    for info, signature in lowering.game.functions.items():
        params = tuple(lowering.fresh(local.name) for local in signature.params)
        env = Env(lowering, info.place.source, me=Var("me"), automa=info.automa)
        env.locals.update({local: Var(name) for local, name in zip(signature.params, params, strict=True)})
        if isinstance(info, QuantityInfo):
            found, kind = quantity_value(env, info, signature), "quantity"
        else:
            assert signature.value is not None
            found, kind = value(env, signature.value), "define"
        at = lowering.origin(info.place.source, info.node.span, "rule")
        lowering.function(function_name(info), (("me",) if signature.has_me else ()) + params, found, kind, at)


# ---------------------------------------------------------------- quantities


def quantity_value(env: Env, info: QuantityInfo, signature: Signature) -> Expr:
    """Printed lines, exceptions, additions, multiplications, bounds, in this order."""
    found, lowering = printed_lines(env, signature), env.lowering
    if info.name in lowering.game.heard.adjusted:
        exceptions, modifiers = adjusters(lowering, info, tree.ExceptionItem), adjusters(lowering, info, tree.Modifier)
        for one in sorted(
            exceptions, key=lambda one: (one[1].over is not None, one[0].number)
        ):  # those that are stronger come last
            found = exception(env, *one, found)
        found = total([found, *(addition(env, *one) for one in modifiers if one[1].how != "times")])
        for each in modifiers:
            found = Op("*", found, factor(env, *each)) if each[1].how == "times" else found
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


def adjusters(lowering: Lowering, info: QuantityInfo, kind: type[Adjusting]) -> list[tuple[Lasting, Adjusting, tree.Adjustment]]:
    found = [(lasting, lasting.item) for lasting in lowering.lastings if isinstance(lasting.item, kind)]
    return [(lasting, item, one) for lasting, item in found for one in item.adjustments if one.quantity is info]


def addition(env: Env, lasting: Lasting, item: tree.Modifier, adjustment: tree.Adjustment) -> Expr:
    def amount(inner: Env) -> Expr:
        found = inner.kept_amount or value(inner, adjustment.value)
        return found if item.how == "more" else negated(found)

    sources = Sources(env.lowering, lasting, Var("me"), env.locals, spared=kept_off(env.lowering, lasting, adjustment.quantity))
    return sources.in_force(item.whose.kind, amount, *adjustment.conditions, adjustment.where)


def factor(env: Env, lasting: Lasting, item: tree.Modifier, adjustment: tree.Adjustment) -> Expr:
    sources = Sources(env.lowering, lasting, Var("me"), env.locals, spared=kept_off(env.lowering, lasting, adjustment.quantity))
    count = sources.in_force(item.whose.kind, lambda inner: Int(1), *adjustment.conditions, adjustment.where)
    by = value(sources.env(Var("me")), adjustment.value)
    if lasting.bound.place is None and not lasting.timed and isinstance(count, Cond):
        return Cond(count.test, by, Int(1))
    return Helper("power", (by, count))


def exception(env: Env, lasting: Lasting, item: tree.ExceptionItem, adjustment: tree.Adjustment, base: Expr) -> Expr:
    """The base, or what an exception in force puts in its place."""
    spared = kept_off(env.lowering, lasting, adjustment.quantity)
    sources = Sources(env.lowering, lasting, Var("me"), env.locals, "first", NO_EXCEPTION, spared)
    tests = (*adjustment.conditions, adjustment.where)
    found = sources.in_force(item.whose.kind, lambda inner: value(inner, adjustment.value), *tests)
    name = env.lowering.fresh("exception")
    return LetIn(name, found, Cond(Op("!=", Var(name), NO_EXCEPTION), Var(name), base))


# ---------------------------------------------------------------- shields and substitutes


def make_shields(lowering: Lowering) -> None:
    for name, (info, lowers) in lowering.shields.items():
        tests: list[Expr] = []
        for lasting in lowering.lastings:
            item = lasting.item
            if not isinstance(item, tree.Shield) or (item.lower_only and not lowers):
                continue
            if item.fields is not None and info not in item.fields:
                continue

            def at_work(env: Env, item: tree.Shield = item) -> Expr:
                if item.card is not None:
                    return Op("==", Cell("source"), value(env, item.card))
                return Op("!=", Cell("source_by"), env.me or Int(0)) if item.rivals else Int(1)

            tests.append(Sources(lowering, lasting, Var("seat"), {}, "any").in_force("my", at_work))
        a_card_is_at_work = Op(">=", Cell("source"), Int(0))
        lowering.function(name, ("seat",), both(a_card_is_at_work, either(tests) or Int(0)))


def kept_off(lowering: Lowering, lasting: Lasting, info: QuantityInfo) -> Make | None:
    """Does a shield keep what stands on this card from changing the quantity? None if nothing ever does."""
    items = ((one, one.item) for one in lowering.lastings)
    shields = [(one, item) for one, item in items if isinstance(item, tree.Shield) and info in item.quantities]
    if not shields or not lasting.on_card:
        return None
    name = f"fixed_{info.name}"
    if name not in lowering.program.functions:
        tests = []
        for one, item in shields:
            theirs: Expr = Op("!=", Var("by"), Var("seat")) if item.rivals else Int(1)
            found = Sources(lowering, one, Var("seat"), {}, "any")
            tests.append(found.in_force("my", partial(given, theirs)))
        lowering.function(name, ("seat", "by"), either(tests) or Int(0))
    return lambda env: CallFn(name, (Var("me"), env.me or Var("me")))


def given(answer: Expr, env: Env) -> Expr:
    """The same for every source."""
    return answer


def make_edges(lowering: Lowering) -> None:
    """Who may stand in for whom in a price."""
    if not lowering.purse:
        return
    position = {one.name: number for number, one in enumerate(lowering.purse)}
    found: list[Expr] = []
    for lasting in lowering.lastings:
        item = lasting.item
        if isinstance(item, tree.CanPayFor):
            test = Sources(lowering, lasting, Var("me"), {}, "any").in_force(item.whose.kind, lambda env: Int(1))
            found.append(Cond(test, numbers(position[item.substitute], position[item.resource]), Tup(())))
    lowering.function("pay_edges", ("me",), chain("+", found) or Tup(()))


# ---------------------------------------------------------------- points and winners


def lower_scoring(lowering: Lowering) -> None:
    program, game = lowering.program, lowering.game
    for score in game.scores:
        lower_score(lowering, score)
    points_of = (CallFn(definition.function, (Var("seat"),)) for definition in program.scores)
    lowering.function("total_score", ("seat",), chain("+", points_of) or Int(0), "score")
    if game.teams is not None or won_together(game):
        lower_teams(lowering)
    winners: Expr | None = None
    for line in reversed(game.winners):
        test, mask = winners_of(lowering, line)
        winners = mask if test is None else Cond(test, mask, winners if winners is not None else Int(0))
    if winners is None:
        winners = best_by(lowering, ((points(lowering, "candidate"), True),)) if program.scores else Int(0)
    if game.teams is not None:
        won = Fold("any", "other", ALL_SEATS, both(Has(Var("won"), Var("other")), same_team("candidate", "other")))
        winners = LetIn("won", winners, MaskOf(Fold("those", "candidate", ALL_SEATS, won)))
    program.functions["winners"] = Function("winners", (), winners, kind="score")
    program.winners = "winners"


def won_together(game: bound.Game) -> bool:
    """Do all win or all lose (a co-operative game)? That is so if the winners are always all players or nobody."""
    sets = [line.value if isinstance(line, bound.WinnersAre) else None for line in game.winners]
    everybody = [isinstance(each, tree.Word) and each.word in ("players", "everyone") for each in sets]
    nobody = [isinstance(each, tree.Items) and not each.items for each in sets]
    return any(everybody) and all(map(or_, everybody, nobody))


def lower_teams(lowering: Lowering) -> None:
    """The number of somebody's team; whoever has none is a team alone."""
    game, team = lowering.game, ZERO
    if game.teams is not None:
        key = game.teams.value
        team = value(Env(lowering, lowering.model.scoring[0][1], me=Var("me")), key)
        if isinstance(key.type, OptionalOf):
            team = LetIn("team", team, Cond(Op("<", Var("team"), Int(0)), Op("-", Int(-1), Var("me")), Var("team")))
    lowering.program.teams = lowering.function("team_of", ("me",), team, "score")
    shares = Fold("sum", "other", ALL_SEATS, same_team("seat", "other"), CallFn("total_score", (Var("other"),)))
    lowering.function("team_score", ("seat",), shares, "score")


def same_team(seat: str, other: str) -> Expr:
    return Op("==", CallFn("team_of", (Var(seat),)), CallFn("team_of", (Var(other),)))


def points(lowering: Lowering, seat: str) -> Expr:
    """Somebody's points as they count for winning: those of the team."""
    return CallFn("team_score" if lowering.program.teams else "total_score", (Var(seat),))


def best_by(lowering: Lowering, keys: tuple[tuple[Expr, bool], ...]) -> Expr:
    """Whoever has left the game can't win it."""
    left = "game" in lowering.game.heard.leaves
    return MaskOf(Fold("best", "candidate", ALL_SEATS, Not(Cell("out_of_game", Var("candidate"))) if left else None, None, keys))


def winners_of(lowering: Lowering, line: bound.WinnersAre | bound.WinnersBy) -> tuple[Expr | None, Expr]:
    """When a line counts (None: always), and who has won by it."""
    env = Env(lowering, lowering.model.scoring[0][1])
    if isinstance(line, bound.WinnersBy):
        env.me, env.total = Var("candidate"), points(lowering, "candidate")
        return None, best_by(lowering, sort_keys(env, line.keys))
    one = isinstance(line.value.type, PlayerType)
    mask = MaskOf(Tup((value(env, line.value),))) if one else as_mask(env, line.value)
    return optional(env, line.condition), mask


@gives(tree.Total)
def _total(env: Env, expr: tree.Total) -> Expr:
    """Categories of the same label count together."""
    player, scores = value(env, expr.player), env.lowering.program.scores
    if expr.category is None:
        return CallFn("total_score", (player,))
    found: Expr | None = None
    for score in scores:
        if score.label == expr.category:
            one = CallFn(score.function, (player,))
            found = one if found is None else Op("+", found, one)
    return found if found is not None else Int(0)


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
