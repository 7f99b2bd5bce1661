"""Readers of cells that hold several values: lists, sets, grids and families. Each gets a reader of single values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruamel.yaml.nodes import MappingNode, Node, SequenceNode

from compiler.tables.cells import NAME
from compiler.tables.reading import MISSING, Reader, Reading, shown
from compiler.tables.wording import describe
from compiler.types import CellType, FamilyOf, GridOf, ListOf, SetOf, Type

MAX_SET = 4096  # a set is a bit mask; no table of a game has more rows than fit on a screen


def make_optional_reader(inner: Reader) -> Reader:
    def read(node: Node) -> object:
        return -1 if node.value == "none" else inner(node)

    return read


def make_list_reader(type: ListOf, inner: Reader, reading: Reading) -> Reader:
    def read(node: Node) -> tuple[object, ...]:
        return tuple([inner(item) for item in _items(node, type, reading)])

    return read


def make_set_reader(type: SetOf, inner: Reader, reading: Reading) -> Reader:
    def read(node: Node) -> int:
        mask = 0
        for item in _items(node, type, reading):
            misfits = len(reading.misfits)
            number = inner(item)
            if len(reading.misfits) > misfits or not isinstance(number, int):
                continue
            if not 0 <= number < MAX_SET:
                reading.wrong(item, f"a set of numbers from 0 to {MAX_SET - 1}")
            elif mask >> number & 1:
                reading.note(item, "wrong-cell", f"names {shown(item)} twice", "remove one of them")
            else:
                mask |= 1 << number
        return mask

    return read


def make_grid_reader(type: GridOf, inner: Reader, reading: Reading) -> Reader:
    def read(node: Node) -> tuple[object, ...]:
        rows: Sequence[Node] = node.value if isinstance(node, SequenceNode) else ()
        uneven = [row for row in rows if not isinstance(row, SequenceNode) or len(row.value) != type.width]
        if len(rows) == type.height and not uneven:
            return tuple([inner(cell) for row in rows for cell in row.value])
        culprit, has = node, f"{len(rows)} lists" if rows else shown(node)
        if uneven:
            culprit = uneven[0]
            has = f"a list of {len(culprit.value)}" if isinstance(culprit, SequenceNode) else shown(culprit)
        help = f"write {type.height} lists of {type.width}; 2 by 2 is `[[a, b], [c, d]]`"
        reading.note(culprit, "wrong-cell", f"must be {describe(type, reading.env)}, not {has}", help)
        return (-1,) * (type.height * type.width)

    return read


def make_position_reader(type: CellType, row: Reader, column: Reader, reading: Reading) -> Reader:
    def read(node: Node) -> int:
        if isinstance(node, SequenceNode) and len(node.value) == 2:
            return int((row(node.value[0]) - 1) * type.width + column(node.value[1]) - 1)
        reading.wrong(node, describe(type, reading.env))
        return 0

    return read


def make_family_reader(type: FamilyOf, keys: Mapping[str, int], inner: Reader, default: Any, reading: Reading) -> Reader:
    """Entries by the first key of the family. With more keys, `inner` reads the family over the others and its tuples
    are put one after the other."""
    wanted = describe(type.keys[0], reading.env)
    nested = len(type.keys) > 1
    filler = () if nested else 0

    def read(node: Node) -> tuple[object, ...]:
        entries = [default] * len(keys)
        if not isinstance(node, MappingNode):
            reading.wrong(node, describe(type, reading.env))
        else:
            _read_entries(node, entries)
        entries = [filler if entry is MISSING else entry for entry in entries]
        return tuple([value for entry in entries for value in entry]) if nested else tuple(entries)

    def _read_entries(node: MappingNode, entries: list[Any]) -> None:
        seen: set[int] = set()
        for name, value in node.value:
            try:
                number = keys[name.value]
            except (KeyError, TypeError):
                words = f"has an entry for {shown(name)}; an entry must be for {wanted}"
                reading.unknown(name, "wrong-cell", words, keys, wanted)
                continue
            if number in seen:
                reading.note(name, "duplicate-key", f"has two entries for {shown(name)}", "remove one of them")
                continue
            seen.add(number)
            if value.value != "":
                entries[number] = inner(value)
        lost = [name for name, number in keys.items() if number not in seen] if default is MISSING else ()
        if lost:
            reading.note(node, "missing-cell", f"has no entry for `{lost[0]}`", f"add `{lost[0]}: ...`")

    return read


def _items(node: Node, type: Type, reading: Reading) -> list[Node]:
    if isinstance(node, SequenceNode):
        items: list[Node] = node.value
        return items
    meant = f"[{node.value}]" if isinstance(node.value, str) and NAME.fullmatch(node.value) else None
    reading.wrong(node, describe(type, reading.env), meant)
    return []
