"""Price columns: for each resource of one there is a table of functions, from which it is paid and read."""

from __future__ import annotations

from compiler.bound import tree
from compiler.bound.game import Cell as BoundCell
from compiler.ir.expr import CallFnBy, Cond, Expr, Int, Op
from compiler.ir.make import chain
from compiler.lower.state import Env, Lowering, Priced
from compiler.lower.tables import Content, cell_env, contents, no_amount, spread
from compiler.lower.values import cell_number, cell_value, cells_name, field_index, gives, key_count, optional, thing, value
from compiler.model import TableInfo
from compiler.types import RuleType, family


def price_resources(lowering: Lowering, tables: tuple[TableInfo, ...], column: str, name: str) -> list[Priced]:
    """The resources of a price column; for each there is a table of functions, made when it is first asked for."""
    if name in lowering.prices:
        return lowering.prices[name]
    resources: list[Priced] = []
    amounts: dict[tuple[int, str, str], list[Expr]] = {}
    cells = [(table, id, cell) for table in tables for id, cell in contents(lowering, table, column) if isinstance(cell, BoundCell)]
    for table, id, cell in cells:
        for payment in cell.price:
            for one, amount in parts_of(cell_env(lowering, cell.info), payment):
                if one not in resources:
                    resources.append(one)
                amounts.setdefault((resources.index(one), table.name, id), []).append(amount)
    lowering.prices[name] = resources
    no_amount(lowering)
    for position in range(len(resources)):

        def make(table: TableInfo, id: str, cell: Content, position: int = position) -> str:
            total = chain("+", amounts.get((position, table.name, id), ()))
            called = f"{name}_{position}_{id}" if len(tables) == 1 else f"{name}_{position}_{table.name}_{id}"
            return "no_amount" if total is None else lowering.function(called, ("me", "this"), total)

        lowering.program.function_tables[f"{name}_{position}"] = spread(lowering, tables, column, make)
    return resources


def parts_of(env: Env, payment: tree.Payment) -> list[tuple[Priced, Expr]]:
    """What a printed price takes of each resource: where the card says which part of a family, it may be any of them."""
    assert payment.resource is not None
    info, amount = payment.resource.field, value(env, payment.value)
    index = field_index(env.lowering, info, None, tuple(value(env, key) for key in payment.resource.keys))
    if index is None or isinstance(index, Int):
        return [(Priced(info, None if index is None else index.value, payment.resource.name), amount)]
    keys = range(key_count(env.lowering, info))
    return [(Priced(info, key, info.name), Cond(Op("==", index, Int(key)), amount, Int(0))) for key in keys]


@gives(tree.CellRead)
def _cell_read(env: Env, read: tree.CellRead) -> Expr:
    """A condition or an amount; or what a price says of one resource, or of the only one that it is of."""
    column = read.tables[0].column(read.column)
    if column is None or family(column.type)[0] != RuleType("price"):
        return cell_value(env, read)
    lowering, name = env.lowering, cells_name("price", read.tables, read.column)
    keys = tuple(value(env, key) for key in read.of)
    wanted = field_index(lowering, read.part, None, keys) if read.part is not None else None
    found: list[Expr] = []
    for number, one in enumerate(price_resources(lowering, read.tables, read.column, name)):
        if read.part not in (None, one.field) or (isinstance(wanted, Int) and wanted.value != one.key):
            continue
        amount = CallFnBy(f"{name}_{number}", cell_number(env, read), (optional(env, read.owner) or Int(0), thing(env, read.row)))
        sure = wanted is None or isinstance(wanted, Int)
        found.append(amount if sure or wanted is None else Cond(Op("==", wanted, Int(one.key or 0)), amount, Int(0)))
    return chain("+", found) or Int(0)
