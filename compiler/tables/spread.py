"""One row that stands for many: a range in a column of numbers, or `each` in a column of choices, is every value in turn (the
product, if there are several). `{column}` in `id`, `name` and `text` is the value.

    - {id: "{suit}_{rank}", name: "{rank} of {suit}", suit: each, rank: 1..13}        52 rows
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, product

from ruamel.yaml.nodes import MappingNode, Node, ScalarNode

from compiler.limits import MOST_ROWS
from compiler.rows import TableShape
from compiler.tables.compose import ComposedFile, location_of
from compiler.tables.env import TableEnv
from compiler.types import ChoiceType, IntType, Type
from dsl.diagnostic import Diagnostic, Label

EACH = "each"
RANGE = re.compile(r"(-?[0-9]{1,9})\.\.(-?[0-9]{1,9})")
_LOOKS_LIKE_IT = re.compile(rf""": +['"]?(?:{EACH}['"]? *(?:$|[,}}#])|-?[0-9]+\.\.-?[0-9])""", re.MULTILINE)
SLOTTED = ("id", "name", "text")
Values = list[tuple[str, str]]  # as it is written, and as it is printed


def is_spread(text: str) -> bool:
    """Might a row of the file stand for many?"""
    return (".." in text or EACH in text) and _LOOKS_LIKE_IT.search(text) is not None


def spread_rows(shape: TableShape, composed: ComposedFile, env: TableEnv) -> ComposedFile:
    if not is_spread(composed.source.text):
        return composed
    types = {column.name: column.type for column in shape.columns}
    path, rows = composed.source.path, composed.rows
    composed.rows = []
    for row in rows:
        spread = {key.value: _values(types.get(key.value), value, env) for key, value in row.value if isinstance(value, ScalarNode)}
        wide = {name: values for name, values in spread.items() if values is not None}
        mistakes = _mistakes(path, row, wide)
        composed.findings += mistakes
        composed.rows += [*islice(_spread(row, wide), 1 if mistakes else None)] if wide else [row]
    return composed


def _values(type: Type | None, cell: ScalarNode, env: TableEnv) -> Values | None:
    """What a cell stands for, if it is more than one value."""
    if isinstance(type, IntType) and (ends := RANGE.fullmatch(cell.value)):
        low, high = int(ends[1]), int(ends[2])
        return [(str(number), str(number)) for number in range(low, min(high, low + MOST_ROWS) + 1)]
    if isinstance(type, ChoiceType) and cell.value == EACH and EACH not in env.choices.get(type.name, ()):
        titles = env.titles.get(type.name, {})
        return [(value, titles.get(value) or value) for value in env.choices.get(type.name, ())]
    return None


def _count(wide: dict[str, Values]) -> int:
    count = 1
    for values in wide.values():
        count *= len(values)
    return count


def _spread(row: MappingNode, wide: dict[str, Values]) -> Iterator[MappingNode]:
    for chosen in product(*wide.values()):
        values = dict(zip(wide, chosen, strict=True))
        cells = [(key, _filled(key.value, cell, values)) for key, cell in row.value]
        yield MappingNode(row.tag, cells, row.start_mark, row.end_mark)


def _filled(name: str, cell: Node, values: dict[str, tuple[str, str]]) -> Node:
    if not isinstance(cell, ScalarNode):
        return cell
    if name in values:
        text = values[name][0]
    elif name in SLOTTED:
        text = cell.value
        for column, (written, printed) in values.items():
            text = text.replace(f"{{{column}}}", written if name == "id" else printed)
    else:
        return cell
    return ScalarNode(cell.tag, text, cell.start_mark, cell.end_mark, cell.style)


def _mistakes(path: str, row: MappingNode, wide: dict[str, Values]) -> list[Diagnostic]:
    """An empty range, too many rows, an id that all rows would share."""
    cells = {key.value: cell for key, cell in row.value}
    found = []
    for name, values in wide.items():
        if not values:
            place = Label(location_of(path, cells[name]), "no number at all")
            found.append(Diagnostic("wrong-cell", f"the range in `{name}` is empty", place, help="write the lower end first"))
    if _count(wide) > MOST_ROWS:
        place = Label(location_of(path, row), "stands for all of them")
        message = f"a row stands for more than {MOST_ROWS:,} rows"
        found.append(Diagnostic("too-many-values", message, place, help="make the ranges smaller"))
    id = cells.get("id")
    lost = [name for name, values in wide.items() if len(values) > 1 and f"{{{name}}}" not in str(id and id.value)]
    if id is not None and lost:
        place = Label(location_of(path, id), "the same for every row")
        message = f"the rows of a range have the same id, whatever their `{lost[0]}` is"
        found.append(Diagnostic("duplicate-id", message, place, help=f"put `{{{lost[0]}}}` into the id"))
    return found
