"""Which places of a board lie beside each other, for `play`: what tables say in a column of links, or in a table of their own
in which each row links two places (a graph as a list of edges)."""

from __future__ import annotations

from compiler.model import Model, TableInfo
from compiler.types import RowOf

Ways = dict[str, list[str]]
"""By the id of a place: the names of those beside it."""


def ways_of(model: Model, name: str) -> dict[str, Ways]:
    """The ways between the rows of a table, by what they are called. Cards are no places of a map."""
    table = model.tables[name]
    if table.is_cards:
        return {}
    titles = {column.name.text: column.title.value for column in table.node.columns if column.title is not None}
    links = (column.name for column in table.loaded.shape.columns if column.links)
    found = {titles.get(name, name.replace("_", " ")): linked_in(table, name) for name in links}
    for other in model.tables.values():
        ends = [column.name for column in other.loaded.shape.columns if column.type == RowOf(table.row_type)]
        if other is not table and not other.is_cards and len(ends) == 2:
            found[other.title or other.name.replace("_", " ")] = linked_by(table, other, ends[0], ends[1])
    return found


def linked_in(table: TableInfo, column: str) -> Ways:
    masks = [row.cells[column] for row in table.rows]
    return {
        row.id: [other.name for number, other in enumerate(table.rows) if isinstance(mask, int) and mask >> number & 1]
        for row, mask in zip(table.rows, masks, strict=True)
    }


def linked_by(table: TableInfo, other: TableInfo, one: str, two: str) -> Ways:
    found: Ways = {row.id: [] for row in table.rows}
    for row in other.rows:
        ends = row.cells[one], row.cells[two]
        for here, there in (ends, ends[::-1]):
            if isinstance(here, int) and isinstance(there, int) and table.rows[there].name not in found[table.rows[here].id]:
                found[table.rows[here].id].append(table.rows[there].name)
    return found
