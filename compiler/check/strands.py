"""Secret phases: what a player does there may touch only what is that player's own, with no chance in between.

Then the order of the answers can't matter, and nothing can leak. The way out is always the same: draw before, apply after.
"""

from __future__ import annotations

from compiler.ir.expr import Cell, Expr, Int, Op, Var
from compiler.ir.stmt import Call, CallBy, Change, Move, PickRandom, Roll, Shuffle, Store, Top
from compiler.ir.walk import statements_in
from dsl import syntax
from dsl.source import Source


def reachable(builder, procedure: str) -> list[str]:
    """The procedures a procedure can run, itself included."""
    program = builder.program
    found, todo = [], [procedure]
    while todo:
        name = todo.pop()
        if name in found or name not in program.procedures:
            continue
        found.append(name)
        for stmt in statements_in(program.procedures[name].body):
            if isinstance(stmt, Call):
                todo.append(stmt.procedure)
            elif isinstance(stmt, CallBy):
                todo += [p for p in program.procedure_tables.get(stmt.table, ()) if p]
    return found


def check_strand(
    builder, procedure: str, node: syntax.Phase, source: Source
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Reports what a secret phase may not do; gives the fields and places it writes."""
    program = builder.program
    writes: dict[str, None] = {}
    places: dict[str, None] = {}
    seats = {f.name for f in program.fields if f.owner == "seat"}
    for name in reachable(builder, procedure):
        for stmt in statements_in(program.procedures[name].body):
            at = program.origins[getattr(stmt, "at", 0)]
            match stmt:
                case Store(cell=Cell(field, index)) | Change(cell=Cell(field, index)):
                    hidden = next((f for f in program.fields if f.name == field and not f.public), None)
                    if field in seats:
                        writes[field] = None
                    elif hidden is None:
                        refuse(builder, node, source, at, f"`{field}` belongs to everybody", "write it after the phase")
                case Move(place=place):
                    definition = place_field(program, place)
                    if definition is None or definition.owner != "seat":
                        refuse(builder, node, source, at, "cards go to a shared place", "discard after the phase")
                    else:
                        places[definition.name] = None
                case Roll() | PickRandom() | Shuffle() | Top():
                    refuse(builder, node, source, at, "chance decides", "draw or roll before the phase")
    if places:
        for definition in program.places:
            if definition.owner == "seat":
                places.setdefault(definition.name)
    return tuple(writes), tuple(places)


def place_field(program, place: Expr):
    base = (
        place.value
        if isinstance(place, Int)
        else place.left.value
        if isinstance(place, Op) and isinstance(place.left, Int)
        else None
    )
    return next((d for d in program.places if base is not None and d.base <= base < d.base + d.size), None)


def refuse(builder, node: syntax.Phase, source: Source, at, what: str, hint: str) -> None:
    builder.reporter.report(
        "secret-phase",
        f"in a secret phase each player touches only the own things, but here {what}",
        source,
        node.name.span,
        f"the phase `{node.name}`",
        notes=[f"at {at.path}:{at.line}:{at.column}"] if at.line else [],
        help=hint,
    )


__all__ = ["check_strand", "reachable", "Var"]
