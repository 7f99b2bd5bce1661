"""Scoring: one function per category, and one that says who has won."""

from __future__ import annotations

from compiler.bind.expressions import as_mask, bind, condition, number
from compiler.bind.functions import bind_keys
from compiler.bind.scope import Scope
from compiler.ir.expr import CallFn, Cond, Expr, Fold, Helper, Int, MaskOf, Op, Seats, Var
from compiler.ir.program import Function, ScoreDef
from compiler.lower.builder import Lowering
from compiler.types import ListOf, PlayerType, SetOf, Unknown
from dsl import syntax

ALL = Helper("clockwise", (Seats(), Int(0)))


def lower_scoring(builder: Lowering) -> None:
    program = builder.program
    lines = [(line, source) for scoring, source in builder.model.scoring for line in scoring.lines]
    for line, source in lines:
        if isinstance(line, syntax.Score):
            lower_score(builder, line, source)
    total: Expr = Int(0)
    for score in program.scores:
        one = CallFn(score.function, (Var("seat"),))
        total = one if total == Int(0) else Op("+", total, one)
    program.functions["total_score"] = Function("total_score", ("seat",), total, kind="score")
    winners: Expr | None = None
    choices: list[tuple[Expr | None, Expr]] = []
    shared = any(isinstance(line, syntax.Tied) for line, _ in lines)
    for line, source in lines:
        scope = Scope(builder, source)
        match line:
            case syntax.WinnersAre(value=value, condition=test):
                typed = bind(scope, value, SetOf(PlayerType()))
                if not isinstance(typed.type, (SetOf, ListOf, Unknown)):
                    if isinstance(typed.type, PlayerType):
                        mask: Expr = MaskOf(_single(typed.ir))
                    else:
                        scope.error(
                            "wrong-type",
                            "winners are players",
                            value.span,
                            "not a set of players",
                            help="write `those(p in players where ...)`",
                        )
                        mask = Int(0)
                else:
                    mask = Int(0) if isinstance(typed.type, Unknown) else as_mask(scope, typed)
                choices.append((condition(scope, test) if test is not None else None, mask))
            case syntax.WinnersBy(keys=keys):
                scope.me = Var("candidate")
                scope.total = CallFn("total_score", (Var("candidate"),))
                bound = bind_keys(scope, syntax.Order(line.span, keys))
                choices.append((None, MaskOf(Fold("best", "candidate", ALL, None, None, bound))))
                last = keys[-1].value
                if not shared and not (isinstance(last, syntax.Call) and last.function.text in ("distance", "seat")):
                    scope.warn(
                        "open-tie",
                        "players can still be tied after the last of these",
                        keys[-1].span,
                        "may be equal",
                        help="add another key, or `tied players share`",
                    )
            case syntax.Tied(word=word):
                if word.text != "share":
                    scope.error(
                        "unknown-name",
                        f"tied players can only `share`, not `{word}`",
                        word.span,
                        "",
                        help="write `tied players share`",
                    )
    for test, mask in reversed(choices):
        winners = mask if test is None else Cond(test, mask, winners if winners is not None else Int(0))
    if winners is None:
        if program.scores:
            winners = MaskOf(Fold("best", "candidate", ALL, None, None, ((CallFn("total_score", (Var("candidate"),)), True),)))
        else:
            winners = Int(0)
    program.functions["winners"] = Function("winners", (), winners, kind="score")
    program.winners = "winners"


def _single(ir: Expr) -> Expr:
    from compiler.ir.expr import Tup

    return Tup((ir,))


def lower_score(builder: Lowering, line: syntax.Score, source) -> None:
    scope = Scope(builder, source, me=Var("me"))
    scope.facts[Var("me")] = (0, builder.model.most - 1)
    value = number(scope, line.value)
    if line.per is not None:
        from compiler.lower.changes import per_count

        count = per_count(scope, line.per)
        value = count if value == Int(1) else Op("*", value, count)
    number_ = len(builder.program.scores)
    name = f"score_{number_}"
    builder.program.functions[name] = Function(name, ("me",), value, kind="score", at=builder.origin(source, line.span, "rule"))
    label = line.label.value if line.label else f"Points {number_ + 1}"
    builder.program.scores.append(ScoreDef(label, name))


def lower_invariants(builder: Lowering) -> None:
    for number_, (node, source) in enumerate(builder.model.always):
        scope = Scope(builder, source, me=Var("me"))
        scope.facts[Var("me")] = (0, builder.model.most - 1)
        test = condition(scope, node.condition)
        name = f"always_{number_}"
        builder.program.functions[name] = Function(name, ("me",), test, kind="other", at=builder.origin(source, node.span))
        text = node.text.value if node.text else "an invariant"
        builder.program.invariants.append((name, text, builder.origin(source, node.span)))
