"""Scoring: one function per category, and one that says who has won."""

from __future__ import annotations

from compiler.bound import game as bound
from compiler.ir.expr import CallFn, Cond, Expr, Fold, Int, MaskOf, Op, Tup, Var
from compiler.ir.make import ALL_SEATS
from compiler.ir.program import Function, ScoreDef
from compiler.lower.changes import per_count
from compiler.lower.env import Env
from compiler.lower.state import Lowering
from compiler.lower.values import as_mask, optional, sort_keys, value
from compiler.types import PlayerType


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
    lowering.program.functions[name] = Function(name, ("me",), found, kind="score", at=at)
    lowering.program.scores.append(ScoreDef(score.label, name))


def lower_invariants(lowering: Lowering) -> None:
    for number, line in enumerate(lowering.game.always):
        name, at = f"always_{number}", lowering.origin(line.source, line.span)
        test = value(Env(lowering, line.source, me=Var("me")), line.test)
        lowering.program.functions[name] = Function(name, ("me",), test, kind="other", at=at)
        lowering.program.invariants.append((name, line.text, at))
