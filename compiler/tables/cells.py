"""Readers of single cells: from a node to the value that is kept (see `compiler/rows.py`).

Texts already seen are answered from a dictionary; only what is not in it is looked at closely.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeVar

from ruamel.yaml.nodes import Node, ScalarNode

from compiler.rows import RuleCell
from compiler.tables.cell_source import make_cell_source
from compiler.tables.reading import Reader, Reading, shown
from compiler.tables.wording import describe, describe_range
from compiler.types import IntType, RuleType, Type

Value = TypeVar("Value")
NAME = re.compile(r"[a-z_][a-z0-9_]*")
_NUMBER = re.compile(r"-?[0-9]+")
_OTHER_FLAGS = {"true": "yes", "on": "yes", "y": "yes", "1": "yes", "false": "no", "off": "no", "n": "no", "0": "no"}


def make_id_reader(reading: Reading) -> Reader:
    def read(node: Node) -> str:
        text = node.value
        if isinstance(text, str) and NAME.fullmatch(text):
            return text
        reading.wrong(node, "a name of small letters, digits and `_` that begins with a letter")
        return ""

    return read


def make_number_reader(type: IntType, default: int, reading: Reading) -> Reader:
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
        help = f"use a value {describe_range(IntType(low, high))[9:]}"
        reading.note(node, "value-out-of-range", f"is {shown(node)[1:-1]}, but the column {end}", help)
        return default

    return read


def make_flag_reader(reading: Reading) -> Reader:
    known = {"yes": 1, "no": 0}

    def read(node: Node) -> int:
        try:
            return known[node.value]
        except (KeyError, TypeError):
            word = node.value.lower() if isinstance(node.value, str) else ""
            meant = word if word in known else _OTHER_FLAGS.get(word)
            reading.wrong(node, "`yes` or `no`", meant, sure=meant is not None)
            return 0

    return read


def make_name_reader(known: Mapping[str, int], type: Type, reading: Reading) -> Reader:
    def read(node: Node) -> int:
        try:
            return known[node.value]
        except (KeyError, TypeError):
            want = describe(type, reading.env)
            reading.unknown(node, "wrong-cell", f"must be {want}, not {shown(node)}", known, want)
            return 0

    return read


def make_reference_reader(
    known: Mapping[str, Value], default: Value, code: str, missing: str, want: str, help: str, reading: Reading
) -> Reader:
    """Of names that are declared or written elsewhere."""

    def read(node: Node) -> Value:
        try:
            return known[node.value]
        except KeyError:
            reading.unknown(node, code, f"names {shown(node)}, but {missing}", known, help)
        except TypeError:
            reading.wrong(node, want)
        return default

    return read


def make_text_reader(reading: Reading) -> Reader:
    def read(node: Node) -> str:
        if isinstance(node.value, str):
            return node.value
        reading.wrong(node, "a text")
        return ""

    return read


def make_rule_reader(type: RuleType, reading: Reading) -> Reader:
    kind, wanted = type.kind, describe(type, reading.env)

    def read(node: Node) -> RuleCell | None:
        if not isinstance(node, ScalarNode):
            help = "quote the cell: YAML reads a leading bracket as a list or mapping"
            reading.note(node, "wrong-cell", f"must be {wanted}, not {shown(node)}", help)
            return None
        if not node.value or node.value.isspace():
            return None
        source = reading.source
        return RuleCell(kind, make_cell_source(source.path, source.text, reading.lines, node))

    return read
