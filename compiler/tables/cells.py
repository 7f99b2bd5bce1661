"""Readers of cells: one function per column type, from a node to the value that is kept (see `compiler/rows.py`).

Readers never fail. What does not fit is noted in `Reading.misfits`, with words that continue "`cost` of Pilot ...", and the
default of the type stands in, so that one mistake gives one message. Texts already seen are answered from a dictionary.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from compiler.rows import RuleCell
from compiler.tables.cell_source import make_cell_source
from compiler.tables.compose import MappingNode, Node, SequenceNode
from compiler.tables.env import TableEnv
from compiler.tables.wording import describe, describe_range, nearest
from compiler.types import (CellType, ChoiceType, FamilyOf, FlagType, GridOf, IntType, ListOf, OptionalOf, PlayerType, RowOf,
                            RuleType, SetOf, TextType, Type)
from dsl.source import Source

Reader = Callable[[Node], object]
MISSING = object()                       # the default of a type that has none
_NUMBER = re.compile(r"-?[0-9]+")
_NAME = re.compile(r"[a-z_][a-z0-9_]*")
_OTHER_FLAGS = {"true": "yes", "on": "yes", "y": "yes", "1": "yes", "false": "no", "off": "no", "n": "no", "0": "no"}


class Misfit(NamedTuple):
    node: Node
    code: str
    words: str                           # continue "`column` of Row"
    help: str
    replacement: str | None = None
    sure: bool = False                   # the replacement can't be wrong
    at_column: str | None = None         # what to say at the column's declaration


@dataclass
class Reading:
    """The state shared by all readers of a table: the file at hand and what did not fit in it."""

    env: TableEnv
    source: Source = field(default_factory=lambda: Source("", ""))
    lines: list[str] = field(default_factory=list)
    misfits: list[Misfit] = field(default_factory=list)

    def wrong(self, node: Node, want: str, replacement: str | None = None, sure: bool = False) -> None:
        self.misfits.append(Misfit(node, "wrong-cell", f"must be {want}, not {shown(node)}",
                                   f"write `{replacement}`" if replacement else f"write {want}", replacement, sure))


def shown(node: Node) -> str:
    if isinstance(node, MappingNode):
        return "a mapping"
    if isinstance(node, SequenceNode):
        return "a list"
    text = node.value if len(node.value) <= 40 else node.value[:37] + "..."
    return "`" + text.replace("\n", " ").replace("`", "'") + "`" if text else "empty"


def default_of(type: Type, env: TableEnv) -> object:
    """What an empty cell holds, or MISSING."""
    match type:
        case IntType():
            if (type.low is None or type.low <= 0) and (type.high is None or type.high >= 0):
                return 0
            return type.low if type.low is not None and type.low > 0 else type.high
        case FlagType() | SetOf():
            return 0
        case OptionalOf():
            return -1
        case ListOf():
            return ()
        case TextType():
            return ""
        case FamilyOf():
            inner = default_of(type.of, env)
            sizes = [len(keys_of(key, env)) for key in type.keys]
            count = 1
            for size in sizes:
                count *= size
            return MISSING if inner is MISSING or count > env.max_cells else (inner,) * count
        case ChoiceType() | RowOf() | GridOf() | PlayerType() | CellType():
            return MISSING
    return None


def keys_of(type: Type, env: TableEnv) -> Mapping[str, int]:
    """The keys of a family in order, each with its number."""
    match type:
        case IntType(low, high) if low is not None and high is not None and high - low < env.max_cells:
            return {str(number): number - low for number in range(low, high + 1)}
        case FlagType():
            return {"no": 0, "yes": 1}
        case ChoiceType():
            return {value: number for number, value in enumerate(env.choices.get(type.name, ()))}
        case RowOf():
            return env.rows.get(type.name, {})
        case PlayerType():
            return {str(seat): seat for seat in range(env.players)}
    return {}


def make_reader(type: Type, reading: Reading) -> Reader:
    match type:
        case IntType():
            return _number_reader(type, reading)
        case FlagType():
            return _flag_reader(reading)
        case ChoiceType():
            return _name_reader(keys_of(type, reading.env), type, reading)
        case RowOf():
            return _row_reader(type, reading)
        case PlayerType():
            return _name_reader(keys_of(type, reading.env), type, reading)
        case OptionalOf():
            return _optional_reader(type, reading)
        case SetOf():
            return _set_reader(type, reading)
        case ListOf():
            return _list_reader(type, reading)
        case GridOf():
            return _grid_reader(type, reading)
        case FamilyOf():
            return _family_reader(type, reading)
        case CellType():
            return _position_reader(type, reading)
        case TextType():
            return _text_reader(reading)
        case RuleType(kind="action"):
            return _action_reader(reading)
        case RuleType():
            return _rule_reader(type, reading)
    return lambda node: None


def make_id_reader(reading: Reading) -> Reader:
    def read(node: Node) -> str:
        text = node.value
        if isinstance(text, str) and _NAME.fullmatch(text):
            return text
        reading.wrong(node, "a name of small letters, digits and `_` that begins with a letter")
        return ""
    return read


def _number_reader(type: IntType, reading: Reading) -> Reader:
    known: dict[str, int] = {}
    default = default_of(type, reading.env)
    largest = reading.env.max_number
    low = -largest if type.low is None else type.low
    high = largest if type.high is None else type.high

    def read(node: Node) -> object:
        text = node.value
        try:
            return known[text]
        except (KeyError, TypeError):
            if not isinstance(text, str) or not _NUMBER.fullmatch(text):
                reading.wrong(node, describe_range(type))
                return default
        number = int(text) if len(text) < 20 else (low - 1 if text[0] == "-" else high + 1)
        if low <= number <= high:
            known[text] = number
            return number
        words = f"is {shown(node)[1:-1]}, but the column {f'ends at {high}' if number > high else f'begins at {low}'}"
        reading.misfits.append(Misfit(node, "value-out-of-range", words, f"use {describe_range(IntType(low, high))[2:]}"
                                      .replace("number", "a value", 1) + ", or extend the column",
                                      at_column="the range of the column"))
        return default
    return read


def _flag_reader(reading: Reading) -> Reader:
    known = {"yes": 1, "no": 0}

    def read(node: Node) -> object:
        try:
            return known[node.value]
        except (KeyError, TypeError):
            word = node.value.lower() if isinstance(node.value, str) else ""
            meant = word if word in known else _OTHER_FLAGS.get(word)
            reading.wrong(node, "`yes` or `no`", meant, sure=meant is not None)
            return 0
    return read


def _name_reader(known: Mapping[str, int], type: Type, reading: Reading) -> Reader:
    def read(node: Node) -> object:
        try:
            return known[node.value]
        except (KeyError, TypeError):
            meant = nearest(node.value, known) if isinstance(node.value, str) else None
            reading.wrong(node, describe(type, reading.env), meant, _differs_in_case(node, meant))
            return 0
    return read


def _row_reader(type: RowOf, reading: Reading) -> Reader:
    known = reading.env.rows.get(type.name, {})

    def read(node: Node) -> object:
        try:
            return known[node.value]
        except KeyError:
            meant = nearest(node.value, known)
            help = f"write `{meant}`" if meant else f"write the id of a row of `{type.name}`"
            reading.misfits.append(Misfit(node, "unknown-name", f"names {shown(node)}, but no {type.name} has that id", help,
                                          meant, _differs_in_case(node, meant)))
        except TypeError:
            reading.wrong(node, f"the name of a {type.name}")
        return 0
    return read


def _action_reader(reading: Reading) -> Reader:
    known = reading.env.actions

    def read(node: Node) -> object:
        name = node.value
        if not isinstance(name, str):
            reading.wrong(node, "the name of an action")
        elif name in known:
            return name
        else:
            meant = nearest(name, sorted(known))
            help = f"write `{meant}`" if meant else "write the name of an action, or declare one"
            reading.misfits.append(Misfit(node, "unknown-rule", f"names {shown(node)}, but there is no such action", help,
                                          meant, _differs_in_case(node, meant)))
        return None
    return read


def _differs_in_case(node: Node, meant: str | None) -> bool:
    return meant is not None and node.value.lower() == meant.lower()


def _optional_reader(type: OptionalOf, reading: Reading) -> Reader:
    inner = make_reader(type.of, reading)

    def read(node: Node) -> object:
        return -1 if node.value == "none" else inner(node)
    return read


def _text_reader(reading: Reading) -> Reader:
    def read(node: Node) -> object:
        if isinstance(node.value, str):
            return node.value
        reading.wrong(node, "a text")
        return ""
    return read


def _rule_reader(type: RuleType, reading: Reading) -> Reader:
    kind, wanted = type.kind, describe(type, reading.env)

    def read(node: Node) -> object:
        text = node.value
        if not isinstance(text, str):
            reading.misfits.append(Misfit(node, "wrong-cell", f"must be {wanted}, not {shown(node)}",
                                          "quote the cell: YAML reads a leading bracket as a list or mapping"))
            return None
        if not text or text.isspace():
            return None
        source = reading.source
        return RuleCell(kind, make_cell_source(source.path, source.text, reading.lines, node))
    return read


def _items(node: Node, type: Type, reading: Reading) -> list[Node] | None:
    if isinstance(node, SequenceNode):
        return node.value
    meant = f"[{node.value}]" if isinstance(node.value, str) and _NAME.fullmatch(node.value) else None
    reading.wrong(node, describe(type, reading.env), meant)
    return None


def _list_reader(type: ListOf, reading: Reading) -> Reader:
    inner = make_reader(type.of, reading)

    def read(node: Node) -> object:
        items = _items(node, type, reading)
        return tuple(inner(item) for item in items) if items is not None else ()
    return read


def _set_reader(type: SetOf, reading: Reading) -> Reader:
    inner = make_reader(type.of, reading)

    def read(node: Node) -> object:
        mask = 0
        for item in _items(node, type, reading) or ():
            number = inner(item)
            if not 0 <= number < 4096:
                reading.wrong(item, "a number from 0 to 4095 in a set")
            elif mask >> number & 1:
                reading.wrong(item, "something that is not yet in the set")
            else:
                mask |= 1 << number
        return mask
    return read


def _grid_reader(type: GridOf, reading: Reading) -> Reader:
    inner = make_reader(OptionalOf(type.of), reading)

    def read(node: Node) -> object:
        rows = node.value if isinstance(node, SequenceNode) else ()
        fits = len(rows) == type.height and all(isinstance(row, SequenceNode) and len(row.value) == type.width for row in rows)
        if not fits:
            culprit = next((row for row in rows if not isinstance(row, SequenceNode) or len(row.value) != type.width), node)
            has = f"{len(rows)} lists" if culprit is node and rows else "a list of another length"
            reading.misfits.append(Misfit(
                culprit, "wrong-cell", f"must be {describe(type, reading.env)}, not {has if rows else shown(node)}",
                f"write {type.height} lists of {type.width} each, such as `[[a, b], [c, d]]`"))
            return (-1,) * (type.height * type.width)
        return tuple(inner(cell) for row in rows for cell in row.value)
    return read


def _position_reader(type: CellType, reading: Reading) -> Reader:
    row, column = (_number_reader(IntType(1, size), reading) for size in (type.height, type.width))

    def read(node: Node) -> object:
        if isinstance(node, SequenceNode) and len(node.value) == 2:
            return (row(node.value[0]) - 1) * type.width + column(node.value[1]) - 1
        reading.wrong(node, describe(type, reading.env))
        return 0
    return read


def _family_reader(type: FamilyOf, reading: Reading) -> Reader:
    """Entries by key, the first key outermost; families over several keys are read from the inside out."""
    env = reading.env
    key = type.keys[0]
    keys = keys_of(key, env)
    inner_type = FamilyOf(type.of, type.keys[1:]) if len(type.keys) > 1 else type.of
    inner = make_reader(inner_type, reading)
    default = default_of(inner_type, env)
    flat = len(type.keys) > 1

    def read(node: Node) -> object:
        if not isinstance(node, MappingNode):
            reading.wrong(node, describe(type, env))
            return default_of(type, env)
        entries = [default] * len(keys)
        seen: set[int] = set()
        for name, value in node.value:
            try:
                number = keys[name.value]
            except (KeyError, TypeError):
                meant = nearest(name.value, keys) if isinstance(name.value, str) else None
                reading.misfits.append(Misfit(
                    name, "wrong-cell", f"has an entry for {shown(name)}; each must be for {describe(key, env)}",
                    f"write `{meant}`" if meant else f"write {describe(key, env)}", meant, _differs_in_case(name, meant)))
                continue
            if number in seen:
                reading.misfits.append(Misfit(name, "duplicate-key", f"has two entries for {shown(name)}", "remove one of them"))
                continue
            seen.add(number)
            if value.value != "":
                entries[number] = inner(value)
        if default is MISSING and len(seen) < len(keys):
            lost = next(name for name, number in keys.items() if number not in seen)
            reading.misfits.append(Misfit(node, "missing-cell", f"has no entry for `{lost}`", f"add `{lost}: ...`"))
        if flat:
            return tuple(value for entry in entries if entry is not MISSING for value in entry)
        return tuple(0 if entry is MISSING else entry for entry in entries)
    return read
