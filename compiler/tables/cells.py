"""Readers of single cells: from a node to the value that is kept (see `compiler/rows.py`).

Texts already seen are answered from a dictionary; only what is not in it is looked at closely.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from compiler.rows import RuleCell
from compiler.tables.cell_source import make_cell_source
from compiler.tables.compose import Node
from compiler.tables.reading import Misfit, Reader, Reading, differs_in_case, shown
from compiler.tables.wording import describe, describe_range
from compiler.types import IntType, RowOf, RuleType, Type

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
        end = f"ends at {high}" if number > high else f"begins at {low}"
        reading.misfits.append(
            Misfit(
                node,
                "value-out-of-range",
                f"is {shown(node)[1:-1]}, but the column {end}",
                f"use a value {describe_range(IntType(low, high))[9:]}",
            )
        )
        return default

    return read


def make_flag_reader(reading: Reading) -> Reader:
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


def make_name_reader(known: Mapping[str, int], type: Type, reading: Reading) -> Reader:
    def read(node: Node) -> object:
        try:
            return known[node.value]
        except (KeyError, TypeError):
            meant = reading.nearest(node, known)
            reading.wrong(node, describe(type, reading.env), meant, differs_in_case(node, meant))
            return 0

    return read


def make_row_reader(type: RowOf, reading: Reading) -> Reader:
    known = reading.env.rows.get(type.name, {})

    def read(node: Node) -> object:
        try:
            return known[node.value]
        except KeyError:
            meant = reading.nearest(node, known)
            help = f"write `{meant}`" if meant else f"write the id of a row of `{type.name}`"
            words = f"names {shown(node)}, but no {type.name} has that id"
            reading.misfits.append(Misfit(node, "unknown-name", words, help, meant, differs_in_case(node, meant)))
        except TypeError:
            reading.wrong(node, f"the name of a {type.name}")
        return 0

    return read


def make_action_reader(reading: Reading) -> Reader:
    known = reading.env.actions

    def read(node: Node) -> object:
        name = node.value
        if not isinstance(name, str):
            reading.wrong(node, "the name of an action")
        elif name in known:
            return name
        else:
            meant = reading.nearest(node, sorted(known))
            help = f"write `{meant}`" if meant else "write the name of an action, or declare one"
            words = f"names {shown(node)}, but there is no such action"
            reading.misfits.append(Misfit(node, "unknown-rule", words, help, meant, differs_in_case(node, meant)))
        return None

    return read


def make_text_reader(reading: Reading) -> Reader:
    def read(node: Node) -> object:
        if isinstance(node.value, str):
            return node.value
        reading.wrong(node, "a text")
        return ""

    return read


def make_rule_reader(type: RuleType, reading: Reading) -> Reader:
    kind, wanted = type.kind, describe(type, reading.env)

    def read(node: Node) -> object:
        text = node.value
        if not isinstance(text, str):
            reading.misfits.append(
                Misfit(
                    node,
                    "wrong-cell",
                    f"must be {wanted}, not {shown(node)}",
                    "quote the cell: YAML reads a leading bracket as a list or mapping",
                )
            )
            return None
        if not text or text.isspace():
            return None
        source = reading.source
        return RuleCell(kind, make_cell_source(source.path, source.text, reading.lines, node))

    return read
