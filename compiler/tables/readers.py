"""Readers of cells: from a node to the value that is kept (see `compiler/rows.py`), by the type of the column.

Readers never fail. What does not fit is noted with words that continue "`cost` of Pilot ...", and the default of the
type stands in, so that one mistake gives one message. Texts already seen are answered from a dictionary; only what is not in it is
looked at closely.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from compiler import types as ty
from compiler.rows import RuleCell
from compiler.tables.cell_source import make_cell_source
from compiler.tables.env import MISSING, TableEnv, default_of, describe, describe_range, keys_of
from dsl.source import Source
from dsl.spelling import nearest

Reader = Callable[[Node], Any]  # what it gives, the type of its column says
MAX_SUGGESTIONS = 40
MAX_SET = 4096  # a set is a bit mask; no table of a game has more rows than fit on a screen
_NAME = re.compile(r"[a-z_][a-z0-9_]*")
_NUMBER = re.compile(r"-?[0-9]+")
_FLAGS = {"yes": 1, "no": 0}
_OTHER_FLAGS = {"true": "yes", "on": "yes", "y": "yes", "1": "yes", "false": "no", "off": "no", "n": "no", "0": "no"}


class Misfit(NamedTuple):
    node: Node
    code: str
    words: str  # continue "`column` of Row"
    help: str
    replacement: str | None = None
    sure: bool = False  # the replacement can't be wrong
    other: Node | None = None  # a second place in the file


@dataclass
class Reading:
    """The state shared by all readers of a table: the file at hand and what did not fit in it."""

    env: TableEnv
    source: Source = field(default_factory=lambda: Source("", ""))
    lines: list[str] = field(default_factory=list)
    misfits: list[Misfit] = field(default_factory=list)
    suggestions: int = MAX_SUGGESTIONS

    def nearest(self, node: Node, known: Iterable[str]) -> str | None:
        """The name that was probably meant. Looking takes a while, so a table full of unknown names gets only some."""
        if not isinstance(node.value, str) or not self.suggestions:
            return None
        self.suggestions -= 1
        return nearest(node.value, known)

    def note(self, node: Node, code: str, words: str, help: str) -> None:
        self.misfits.append(Misfit(node, code, words, help))

    def wrong(self, node: Node, want: str, meant: str | None = None, sure: bool = False) -> None:
        words, help = f"must be {want}, not {shown(node)}", f"write `{meant}`" if meant else f"write {want}"
        self.misfits.append(Misfit(node, "wrong-cell", words, help, meant, sure))

    def unknown(self, node: Node, code: str, words: str, known: Iterable[str], want: str) -> None:
        """A name that is not known: the nearest one is offered; if only the case of its letters differs, it is surely meant."""
        meant = self.nearest(node, known)
        help, sure = f"write `{meant}`" if meant else f"write {want}", meant is not None and node.value.lower() == meant.lower()
        self.misfits.append(Misfit(node, code, words, help, meant, sure))

    def misnamed(self, node: Node, type: ty.Type, known: Iterable[str]) -> None:
        want = describe(type, self.env)
        self.unknown(node, "wrong-cell", f"must be {want}, not {shown(node)}", known, want)

    def dangling(self, node: Node, known: Iterable[str], code: str, missing: str, want: str, help: str) -> None:
        """A name of something that is declared or written elsewhere."""
        if isinstance(node.value, str):
            self.unknown(node, code, f"names {shown(node)}, but {missing}", known, help)
        else:
            self.wrong(node, want)

    def no_flag(self, node: Node) -> None:
        word = node.value.lower() if isinstance(node.value, str) else ""
        meant = word if word in _FLAGS else _OTHER_FLAGS.get(word)
        self.wrong(node, "`yes` or `no`", meant, sure=meant is not None)


def shown(node: Node) -> str:
    if isinstance(node, MappingNode):
        return "a mapping"
    if isinstance(node, SequenceNode):
        return "a list"
    text = node.value if len(node.value) <= 40 else node.value[:37] + "..."
    return "`" + text.replace("\n", " ").replace("`", "'") + "`" if text else "empty"


def make_reader(type: ty.Type, reading: Reading) -> Reader:
    env = reading.env
    match type:
        case ty.IntType():
            return make_number_reader(type, default_of(type, env), reading)
        case ty.FlagType():
            return make_name_reader(_FLAGS, 0, reading.no_flag)
        case ty.ChoiceType() | ty.PlayerType():
            known = keys_of(type, env)
            return make_name_reader(known, 0, lambda node: reading.misnamed(node, type, known))
        case ty.RowOf(name) | ty.KindOf(name):
            rows = keys_of(type, env)
            words = "unknown-name", f"no {name} has that id", f"the name of a {name}", f"the id of a row of `{name}`"
            return make_name_reader(rows, 0, lambda node: reading.dangling(node, rows, *words))
        case ty.RuleType(kind="action"):
            actions, want = {action: action for action in env.actions}, "the name of an action"
            words = "unknown-rule", "there is no such action", want, f"{want}, or declare one"
            return make_name_reader(actions, None, lambda node: reading.dangling(node, actions, *words))
        case ty.TextType():
            return partial(read_text, reading)
        case ty.RuleType():
            return partial(read_rule, reading, type.kind, describe(type, env))
        case ty.OptionalOf():
            inner = make_reader(type.of, reading)
            return lambda node: -1 if node.value == "none" else inner(node)
        case ty.SetOf():
            return partial(read_set, reading, type, make_reader(type.of, reading))
        case ty.ListOf():
            inner = make_reader(type.of, reading)
            return lambda node: tuple([inner(item) for item in _items(reading, type, node)])
        case ty.GridOf():
            return partial(read_grid, reading, type, make_reader(ty.OptionalOf(type.of), reading))
        case ty.CellType():
            row, column = (make_reader(ty.IntType(1, size), reading) for size in (type.height, type.width))
            return partial(read_position, reading, type, row, column)
        case ty.FamilyOf():
            keys, rest = keys_of(type.keys[0], env), ty.without_first_key(type)
            return partial(read_family, reading, type, keys, make_reader(rest, reading), default_of(rest, env))
    return lambda node: None  # of a type that is unknown, or that no cell can hold; the declaration has been reported


# ---------------------------------------------------------------- single values


def make_name_reader(known: Mapping[str, object], default: object, refuse: Callable[[Node], None]) -> Reader:
    def read(node: Node) -> object:
        try:
            return known[node.value]
        except (KeyError, TypeError):
            refuse(node)
            return default

    return read


def read_id(reading: Reading, node: Node) -> str:
    text = node.value
    if isinstance(text, str) and _NAME.fullmatch(text):
        return text
    reading.wrong(node, "a name of small letters, digits and `_` that begins with a letter")
    return ""


def make_number_reader(type: ty.IntType, default: int, reading: Reading) -> Reader:
    known: dict[str, int] = {}
    largest = reading.env.max_number
    low = -largest if type.low is None else type.low
    high = largest if type.high is None else type.high

    def read(node: Node) -> int:
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
        end = f"ends at {high}" if number > high else f"begins at {low}"
        help = f"use a value {describe_range(ty.IntType(low, high))[9:]}"
        reading.note(node, "value-out-of-range", f"is {shown(node)[1:-1]}, but the column {end}", help)
        return default

    return read


def read_text(reading: Reading, node: Node) -> str:
    if isinstance(node.value, str):
        return node.value
    reading.wrong(node, "a text")
    return ""


def read_rule(reading: Reading, kind: str, wanted: str, node: Node) -> RuleCell | None:
    if not isinstance(node, ScalarNode):
        help = "quote the cell: YAML reads a leading bracket as a list or mapping"
        reading.note(node, "wrong-cell", f"must be {wanted}, not {shown(node)}", help)
        return None
    if not node.value or node.value.isspace():
        return None
    return RuleCell(kind, make_cell_source(reading.source, reading.lines, node))


# ---------------------------------------------------------------- several values


def read_set(reading: Reading, type: ty.SetOf, inner: Reader, node: Node) -> int:
    mask = 0
    for item in _items(reading, type, node):
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


def read_grid(reading: Reading, type: ty.GridOf, inner: Reader, node: Node) -> tuple[object, ...]:
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


def read_position(reading: Reading, type: ty.CellType, row: Reader, column: Reader, node: Node) -> int:
    if isinstance(node, SequenceNode) and len(node.value) == 2:
        return int((row(node.value[0]) - 1) * type.width + column(node.value[1]) - 1)
    reading.wrong(node, describe(type, reading.env))
    return 0


def read_family(
    reading: Reading, type: ty.FamilyOf, keys: Mapping[str, int], inner: Reader, default: Any, node: Node
) -> tuple[object, ...]:
    """Entries by the first key of the family. With more keys, `inner` reads the family over the others and its tuples
    are put one after the other."""
    nested, entries, seen = len(type.keys) > 1, [default] * len(keys), set[int]()
    if not isinstance(node, MappingNode):
        reading.wrong(node, describe(type, reading.env))
    for name, value in node.value if isinstance(node, MappingNode) else ():
        try:
            number = keys[name.value]
        except (KeyError, TypeError):
            wanted = describe(type.keys[0], reading.env)
            reading.unknown(name, "wrong-cell", f"has an entry for {shown(name)}; an entry must be for {wanted}", keys, wanted)
            continue
        if number in seen:
            reading.note(name, "duplicate-key", f"has two entries for {shown(name)}", "remove one of them")
            continue
        seen.add(number)
        if value.value != "":
            entries[number] = inner(value)
    lost = [name for name, number in keys.items() if number not in seen]
    if lost and default is MISSING and isinstance(node, MappingNode):
        reading.note(node, "missing-cell", f"has no entry for `{lost[0]}`", f"add `{lost[0]}: ...`")
    entries = [(() if nested else 0) if entry is MISSING else entry for entry in entries]
    return tuple([value for entry in entries for value in entry]) if nested else tuple(entries)


def _items(reading: Reading, type: ty.Type, node: Node) -> list[Node]:
    if isinstance(node, SequenceNode):
        items: list[Node] = node.value
        return items
    meant = f"[{node.value}]" if isinstance(node.value, str) and _NAME.fullmatch(node.value) else None
    reading.wrong(node, describe(type, reading.env), meant)
    return []
