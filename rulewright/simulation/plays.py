"""What a simulation wants to know of the program: where the rules ask for a card in order to play or use it (what is chosen
there runs a text of the card itself), and whether rounds are counted.

To discard a card, to pass it on or to show it is a choice too, but says nothing about how good it is to play.
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler.ir.expr import Expr, Var
from compiler.ir.program import Procedure, Program
from compiler.ir.stmt import Ask, Call, CallBy, Let, Store
from compiler.ir.walk import statements_in, subexpressions


def find_plays(program: Program) -> tuple[int, ...]:
    """The origins of such questions, in ascending order."""
    played = _played_names(program)
    return tuple(
        sorted(
            {
                stmt.at
                for name, procedure in program.procedures.items()
                for stmt in statements_in(procedure.body)
                if isinstance(stmt, Ask) and stmt.into in played[name]
            }
        )
    )


def _played_names(program: Program) -> dict[str, set[str]]:
    """By procedure: the variables whose card's text runs there, or in what is called with them."""
    found: dict[str, set[str]] = {name: set() for name in program.procedures}
    while True:
        grown = {name: set(_played_in(procedure, program, found)) for name, procedure in program.procedures.items()}
        if grown == found:
            return found
        found = grown


def _played_in(procedure: Procedure, program: Program, found: dict[str, set[str]]) -> Iterator[str]:
    yield from found[procedure.name]
    for stmt in statements_in(procedure.body):
        if isinstance(stmt, CallBy):
            yield from _variables(stmt.index)
        elif isinstance(stmt, Call):
            called = program.procedures[stmt.procedure]
            for parameter, value in zip(called.parameters, stmt.args, strict=False):
                if parameter in found[called.name]:
                    yield from _variables(value)
        elif isinstance(stmt, Let) and stmt.name in found[procedure.name]:
            yield from _variables(stmt.value)


def _variables(expr: Expr) -> Iterator[str]:
    return (part.name for part in subexpressions(expr) if isinstance(part, Var))


def counts_rounds(program: Program) -> bool:
    """Does the game keep the number of its rounds? One that never asks for it may not."""
    return any(
        isinstance(stmt, Store) and stmt.cell.field == "round"
        for procedure in program.procedures.values()
        for stmt in statements_in(procedure.body)
    )
