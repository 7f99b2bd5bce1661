"""Expressions as Python answers them fastest: by tables worked out beforehand, and by asking whole sets and grids at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.walk import free
from compiler.ranges.values import Number

if TYPE_CHECKING:
    from compiler.emit.expr import Expressions

ATOM = 12
"""How strongly something must bind that is indexed or shifted."""
TABLE_WIDTH = 10
"""The members of sets up to this width stand in one table, those of wider ones in several."""
MOST_TABLES, WIDEST = 4, 128
LONGEST_RANGE, MOST_PAIRS = 64, 4096
"""Ranges that end at most there, and at most so many pairs, stand in tables too."""


def members(made: Expressions, node: ex.Bits, strict: bool) -> str:
    """The members of a mask, from tables: a look-up costs less than a step of a loop."""
    mask, width, unit = node.mask, node.width, made.unit
    if width <= TABLE_WIDTH:
        return f"{unit.members(0, width)}[{made.text(mask, 0, strict)}]"
    if width > WIDEST:
        return f"{unit.helper('bits')}({made.text(mask, 0, strict)})"
    if width > TABLE_WIDTH * MOST_TABLES or not (strict or isinstance(mask, ex.Var)):
        return f"{unit.octets(width)}({made.text(mask, 0, strict)})"
    local = made.text(mask, ATOM, strict)
    if not isinstance(mask, ex.Var):
        text, local = local, made.scope.names.give("mask")
        made.writer.line(f"{local} = {text}")
    step = -(-width // -(-width // TABLE_WIDTH))
    parts = []
    for first in range(0, width, step):
        shifted = f"{local} >> {first}" if first else local
        rest = f" & {(1 << step) - 1}" if first + step < width else ""
        parts.append(f"{unit.members(first, min(step, width - first))}[{shifted}{rest}]")
    return " + ".join(parts)


def narrow_range(made: Expressions, node: ex.Range, strict: bool) -> str | None:
    """A range that begins at a fixed number and ends at a small one, from a table of all of them."""
    if not isinstance(node.low, ex.Int):
        return None
    match node.high:
        case ex.Op("-", end, ex.Int(1)):
            behind = 0
        case end:
            behind = 1
    found = made.value(end)
    if not isinstance(found, Number) or found.low < 0 or found.high > LONGEST_RANGE:
        return None
    low, last = node.low.value, "end + 1" if behind else "end"
    wanted = f"RANGES_FROM_{low}".replace("-", "M")
    table = made.unit.computed(wanted, f"tuple([tuple(range({low}, {last})) for end in range({found.high + 1})])")
    return f"{table}[{made.text(end, 0, strict)}]"


def by_row(made: Expressions, node: ex.Const) -> str | None:
    """In a loop, an element of a table of rows of which only the row or only the column changes: the rest is kept aside."""
    match node.index:
        case ex.Op("+", ex.Op("*", ex.Var(row), ex.Int(width)), ex.Var(column)) if made.scope.aside is not None:
            pass
        case _:
            return None
    values, table = made.unit.program.constants[node.name], made.unit.constant(node.name)
    places, height = (made.scope.values.get(row), made.scope.values.get(column)), len(values) // width
    rows, columns = (place if isinstance(place, Number) and place.low >= 0 else None for place in places)
    if len(values) % width or columns is None or columns.high >= width or (row in made.scope.inner) == (column in made.scope.inner):
        return None
    if row in made.scope.inner:
        parts, fixed, other = f"{table}[first::{width}] for first in range({width})", column, row
    elif rows is not None and rows.high < height:
        parts, fixed, other = f"{table}[first:first + {width}] for first in range(0, {len(values)}, {width})", row, column
    else:
        return None
    whole = made.unit.computed(f"{table}_BY_{'COLUMN' if fixed == column else 'ROW'}", f"tuple([{parts}])")
    return f"{made.kept_aside(f'{whole}[{made.scope.read(fixed)}]', table.lower())}[{made.scope.read(other)}]"


def pair(made: Expressions, node: Expr) -> str | None:
    """A pair of narrow numbers, from a table of all of them."""
    match node:
        case ex.Tup((ex.Var(one), ex.Var(other))):
            found = [made.scope.values.get(name) for name in (one, other)]
            spans = [value.high + 1 for value in found if isinstance(value, Number) and value.low >= 0]
            if len(spans) == 2 and spans[0] * spans[1] <= MOST_PAIRS:
                first, second = spans
                pairs = f"tuple([tuple([(a, b) for b in range({second})]) for a in range({first})])"
                table = made.unit.computed(f"PAIRS_{first}_{second}", pairs)
                return f"{table}[{made.scope.read(one)}][{made.scope.read(other)}]"
    return None


def counted(made: Expressions, node: ex.Fold, strict: bool) -> str | None:
    """A whole grid and what is counted in it, if that is what a count asks: Python does so at once."""
    match node:
        case ex.Fold("count", var, ex.Const(name, None), ex.Op("==", ex.At(ex.Cell(field) as grid, ex.Var(at)), value), None):
            cells, reading = made.unit.program.constants[name], made.unit.fields[field].reading
            if at == var and reading.kind == "grid" and var not in free(grid) | free(value) and cells == tuple(range(reading.area)):
                return f"{made.looked_at(grid, strict, ATOM)}.count({made.text(value, 0, strict)})"
    return None


def meets(made: Expressions, node: ex.Fold, strict: bool) -> str:
    """Whether any of the items is one of a fixed set: Python asks that of whole sets at once."""
    assert isinstance(node.where, ex.Contains) and isinstance(node.where.items, ex.Const)
    table = made.unit.constant(node.where.items.name)
    if (index := node.where.items.index) is None:
        fixed = made.unit.computed(f"SET_OF_{table}", f"frozenset({table})")
    else:
        sets = made.unit.computed(f"SETS_OF_{table}", f"tuple(map(frozenset, {table}))")
        fixed = f"{sets}[{made.text(index, 0, strict)}]"
    return f"not {fixed}.isdisjoint({made.looked_at(node.items, strict)})"
