"""Rows against their schema, at a small price.

Typed reading has better words for nearly everything, so validation is the second pair of eyes: it sees the same schema
as the editor, and only what reading did not already report is passed on. A row's schema has no conditions between
columns, so instead of ten thousand rows it is enough to look at the different cells of each column, and at the
different sets of columns: one instance for the whole table, one call of one validator.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import Any

from jsonschema import Draft7Validator, ValidationError
from jsonschema.validators import extend
from ruamel.yaml.nodes import MappingNode, Node, SequenceNode

from compiler.rows import TableShape
from compiler.tables.compose import ComposedFile, location_of
from compiler.tables.env import TableEnv
from compiler.tables.read import ALWAYS
from compiler.tables.schema import Schema, build_schema
from compiler.types import FamilyOf, GridOf, IntType, ListOf, PlayerType, SetOf, TextType, Type, bare, without_first_key
from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location

Witness = tuple[ComposedFile, Node]


def validate_rows(shape: TableShape, files: list[ComposedFile], env: TableEnv, reported: Iterable[Diagnostic]) -> list[Diagnostic]:
    """What the schema finds in the rows and reading did not."""
    types: dict[str, Type] = {"id": TextType(), **ALWAYS} | {column.name: column.type for column in shape.columns}
    cells: dict[str, dict[object, Witness]] = {name: {} for name in types}
    rows: dict[tuple[str, ...], Witness] = {}
    for file in files:
        _collect(file, cells, rows)
    schema = build_schema(shape, env)
    instance: dict[str, list[Any]] = {"": [dict.fromkeys(names) for names in rows]}
    witnesses: dict[str, list[Witness]] = {"": list(rows.values())}
    for name, seen in cells.items():
        found = [(_plain(node, types[name]), (file, node)) for file, node in seen.values()]
        if schema["items"]["properties"][name].keys() <= {"type", "description"}:
            found = list({type(value): (value, at) for value, at in reversed(found)}.values())  # one of each kind will do
        instance[name], witnesses[name] = [value for value, _ in found], [at for _, at in found]
    known = sorted(finding.primary.location[:3] for finding in reported)
    findings = []
    for error in _new_validator(_column_wise(schema)).iter_errors(instance):
        name, number, *rest = error.absolute_path
        file, node = witnesses[name][number]
        if not _covered(location_of(file.source.path, node), known):
            findings.append(_report(name, error, file, _inner(node, rest)))
    return findings


def _collect(file: ComposedFile, cells: dict[str, dict[object, Witness]], rows: dict[tuple[str, ...], Witness]) -> None:
    """Each different cell of a column once, with the first place where it occurs."""
    for row in file.rows:
        names = []
        for key, value in row.value:
            seen = cells.get(key.value) if isinstance(key.value, str) else None
            if seen is None or key.value in names:
                continue
            text = value.value
            names.append(key.value)
            if text == "":
                continue
            if not isinstance(text, str):
                text = _frozen(value)
            if text not in seen:
                seen[text] = (file, value)
        rows.setdefault(tuple(names), (file, row))


def _column_wise(schema: Schema) -> Schema:
    """The schema of the instance: per column a list of its cells, and under the empty name the rows' columns."""
    row = schema["items"]
    allowed = dict.fromkeys(row["properties"], True)
    outline = {"required": row.get("required", []), "properties": allowed, "additionalProperties": False}
    lists = {name: {"type": "array", "items": cell} for name, cell in row["properties"].items()}
    return {"properties": {**lists, "": {"items": outline}}}


def _frozen(node: Node) -> object:
    if isinstance(node, MappingNode):
        return tuple([(_frozen(key), _frozen(value)) for key, value in node.value])
    if isinstance(node, SequenceNode):
        return (None, *[_frozen(item) for item in node.value])
    return node.value


def _plain(node: Node, type: Type | None) -> object:
    """A node as the data that an editor would see, numbers where the column wants numbers."""
    inner: Type | None
    if isinstance(node, MappingNode):
        inner = without_first_key(type) if isinstance(type, FamilyOf) else None
        return {str(key.value): _plain(value, inner) for key, value in node.value}
    if isinstance(node, SequenceNode):
        inner = type.of if isinstance(type, (ListOf, SetOf, GridOf)) else IntType()
        if isinstance(type, GridOf) and node.value and isinstance(node.value[0], SequenceNode):
            inner = ListOf(type.of)
        return [_plain(item, inner) for item in node.value]
    if node.value == "":
        return None
    if type is not None and isinstance(bare(type), (IntType, PlayerType)):
        try:
            return int(node.value) if len(node.value) < 20 else node.value
        except ValueError:
            pass
    return node.value


def _inner(node: Node, path: list[Any]) -> Node:
    for step in path:
        if isinstance(node, SequenceNode):
            node = node.value[step]
        elif isinstance(node, MappingNode):
            node = next((value for key, value in node.value if key.value == step), node)
    return node


def _covered(cell: Location, known: list[tuple[str, int, int]]) -> bool:
    """Has reading reported something inside this cell?"""
    at = bisect_left(known, cell[:3])
    return at < len(known) and known[at] <= (cell.path, cell.end_line, cell.end_column)


def _report(name: str, error: ValidationError, file: ComposedFile, node: Node) -> Diagnostic:
    place = location_of(file.source.path, node)
    if not name:
        lost = sorted(set(error.schema.get("required", ())) - set(error.instance))
        message = f"a row has no `{lost[0]}`" if lost else "a row has columns that its table does not declare"
        code = "missing-cell" if lost else "unknown-cell-column"
        help = "give the row all columns that its table declares, and no others"
        return Diagnostic(code, message, Label(place), help=help)
    message, notes = f"a cell of `{name}` does not fit the schema of its column", (str(error.message)[:200],)
    return Diagnostic("wrong-cell", message, Label(place, f"column `{name}`"), notes=notes, help="write what the column declares")


def _new_validator(schema: Schema) -> Draft7Validator:
    """The library's, but without comparing a cell with each of thousands of ids."""
    sets: dict[int, frozenset[object]] = {}

    def check_enum(validator: object, allowed: list[object], value: object, _: object) -> Iterator[ValidationError]:
        members = sets.get(id(allowed))
        if members is None:
            members = sets[id(allowed)] = frozenset(allowed)
        if not isinstance(value, (str, int, type(None))) or value not in members:
            yield ValidationError(f"{value!r} is not one of the declared names")

    validator: Draft7Validator = extend(Draft7Validator, {"enum": check_enum})(schema)
    return validator
