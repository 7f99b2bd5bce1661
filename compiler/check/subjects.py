"""Rules that need a player, started where nobody acts.

What: a `do` in the setup or in a phase without players, of a rule that speaks of `me`.
Why: nobody is meant; the game would take the first seat.

    phase payday "Payday"
        do pay_wages                            # error: who is paid?

    for each p in players: p does pay_wages     # fine
"""

from __future__ import annotations

from compiler.ir.expr import CallFn, Var
from compiler.ir.stmt import Call, Mark, Note
from compiler.ir.walk import expressions_of, parts, statements_in

ME = Var("me")


def check_subjects(builder, reporter) -> None:
    for rule, source, span in builder.calls_without_me:
        if needs_me(builder.program, f"do_{rule}", set()):
            place = builder.model.rules[rule].place
            reporter.report(
                "missing-me",
                f"who does `{rule}`? no player is acting here",
                source,
                span,
                "needs a player",
                others=[place.label("speaks of `me`")],
                help=f"write `for each p in players: p does {rule}`, or name the player",
            )


def needs_me(program, procedure: str, seen: set[str]) -> bool:
    """Does a procedure read its `me`, itself or through what it calls? Log lines don't count."""
    if procedure in seen or procedure not in program.procedures:
        return False
    seen.add(procedure)
    for stmt in statements_in(program.procedures[procedure].body):
        match stmt:
            case Note() | Mark():
                continue
            case Call(called, args):
                about = args[:1] if called.startswith(("on_", "handler_")) else args
                if any(mentions(program, arg, seen) for arg in about[1:]):
                    return True
                if about and about[0] == ME and not called.startswith("on_") and needs_me(program, called, seen):
                    return True
            case _:
                if any(mentions(program, expr, seen) for expr in expressions_of(stmt)):
                    return True
    return False


def mentions(program, expr, seen: set[str]) -> bool:
    if isinstance(expr, CallFn) and expr.args and expr.args[0] == ME:
        if any(mentions(program, arg, seen) for arg in expr.args[1:]):
            return True
        if expr.function in seen or expr.function not in program.functions:
            return False
        seen.add(expr.function)
        return mentions(program, program.functions[expr.function].value, seen)
    return expr == ME or any(mentions(program, part, seen) for part in parts(expr))
