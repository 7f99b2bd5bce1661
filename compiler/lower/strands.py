"""The fields and places that a secret phase may write, the hidden ones included: operands of its `Secret` statement."""

from __future__ import annotations

from compiler.ir.expr import Cell, Expr, Int, Op, Var
from compiler.ir.stmt import Call, CallBy, Change, Move, Stmt, Store
from compiler.ir.walk import statements_in


def written_by(builder, body: tuple[Stmt, ...], seat: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Cards move between a player's own places, so all of these count."""
    program = builder.program
    fields = {f.name: f for f in program.fields}
    writes: dict[str, None] = {}
    places: dict[str, None] = {}
    for statements, me in parts_of(program, body, seat):
        for stmt in statements_in(statements):
            match stmt:
                case Store(cell=Cell(field, index)) | Change(cell=Cell(field, index)):
                    definition = fields.get(field)
                    if definition is None or definition.owner != "seat":
                        continue
                    if not definition.public or is_own(index, definition.count, me):
                        writes[field] = None
                case Move(place=place):
                    definition = place_field(program, place)
                    if definition is not None and definition.owner == "seat":
                        places[definition.name] = None
    if places:
        for definition in program.places:
            if definition.owner == "seat":
                places.setdefault(definition.name)
    return tuple(writes), tuple(places)


def parts_of(program, body: tuple[Stmt, ...], seat: str) -> list[tuple[tuple[Stmt, ...], str]]:
    """The body and the procedures it runs, each with the variable that holds the player."""
    parts: list[tuple[tuple[Stmt, ...], str]] = []
    todo, known = [(body, seat)], set()
    while todo:
        statements, me = todo.pop()
        parts.append((statements, me))
        for stmt in statements_in(statements):
            if not isinstance(stmt, (Call, CallBy)):
                continue
            names = [stmt.procedure] if isinstance(stmt, Call) else [p for p in program.procedure_tables.get(stmt.table, ()) if p]
            for name in names:
                procedure = program.procedures.get(name)
                if procedure is None or name in known:
                    continue
                known.add(name)
                mine = [p for p, arg in zip(procedure.parameters, stmt.args, strict=False) if arg == Var(me)]
                todo.append((procedure.body, mine[0] if mine else ""))
    return parts


def is_own(index: Expr | None, count: int | None, me: str) -> bool:
    """Does this index belong to the seat in the variable `me`?"""
    if not me or index is None:
        return False
    if (count or 1) == 1:
        return index == Var(me)
    own = Op("*", Var(me), Int(count))
    while isinstance(index, Op) and index != own:
        if index.op == "*" and index.right != Int(count):
            index = index.left
        elif index.op in "+*":
            index = index.left
        else:
            return False
    return index in (own, Var(me))


def place_field(program, place: Expr):
    base = (
        place.value
        if isinstance(place, Int)
        else place.left.value
        if isinstance(place, Op) and isinstance(place.left, Int)
        else None
    )
    return next((d for d in program.places if base is not None and d.base <= base < d.base + d.size), None)
