"""JSON Schemas (draft-07, what YAML editors read) from the declared columns of tables.

The same schema serves the editor, through the modeline at the top of a table file, and our own validation.
"""

from __future__ import annotations

import json
from posixpath import relpath
from typing import Any

from compiler import types as ty
from compiler.rows import Column, TableShape
from compiler.tables.env import MISSING, TableEnv, default_of, describe, keys_of
from compiler.tables.spread import EACH

Schema = dict[str, Any]
DRAFT = "http://json-schema.org/draft-07/schema#"
NAME_PATTERN = "^[a-z_][a-z0-9_]*$"
ID_PATTERN = "^[a-z_{][a-z0-9_{}]*$"  # with slots, where a row stands for many
RANGE_PATTERN = r"^-?[0-9]+\.\.-?[0-9]+$"
_ANY_TEXT = ["string", "number", "boolean", "null"]  # `no`, `4` and an empty cell are text where text is wanted
_QUOTING = "Quote a cell that contains `: ` or begins with a special character, or write it with `|`."


def build_schema(shape: TableShape, env: TableEnv) -> Schema:
    """The schema of one table file: a list of rows."""
    properties = {
        "id": {"type": "string", "pattern": ID_PATTERN, "description": f"Names this {shape.row_type} in the rules."},
        "name": {"type": _ANY_TEXT, "description": "The printed name; without it, the id in capitals."},
        "copies": {"type": "integer", "minimum": 1, "maximum": 999, "description": "How many there are (1)."},
        "text": {"type": _ANY_TEXT, "description": "Printed instead of the generated text."},
    }
    properties |= {column.name: _column_schema(column, env) for column in shape.columns}
    required = [column.name for column in shape.columns if column.name == shape.key or default_of(column.type, env) is MISSING]
    row = {"type": "object", "additionalProperties": False, "properties": properties}
    if required:
        row["required"] = required
    title = f"{shape.name}: rows of {shape.row_type}"
    return {"$schema": DRAFT, "title": title, "type": ["array", "null"], "items": row}


def schema_text(shape: TableShape, env: TableEnv) -> str:
    """The schema of a table as a file, for `build`."""
    return json.dumps(build_schema(shape, env), indent=2, ensure_ascii=False) + "\n"


def schema_line(path_to_schema: str, table_file: str = "") -> str:
    """The line at the top of a table file that tells editors its schema, relative to the file if it is given."""
    shown = relpath(path_to_schema, table_file.rpartition("/")[0] or ".") if table_file else path_to_schema
    return f"# yaml-language-server: $schema={shown}"


def _column_schema(column: Column, env: TableEnv) -> Schema:
    schema = _spreading(column.type, _value_schema(column.type, env))
    words = describe(column.type, env)
    words += "; a link is written in one of its two rows" if column.links else ""
    about = f"{column.title}: {words}." if column.title else words[0].upper() + words[1:] + "."
    if isinstance(column.type, ty.RuleType) and column.type.kind != "action":
        about += " " + _QUOTING
    optional = default_of(column.type, env) is not MISSING
    return {"description": about, **(_or_empty(schema) if optional else schema)}


def _spreading(type: ty.Type, schema: Schema) -> Schema:
    """A row stands for many if a number is a range, or a choice `each`."""
    if isinstance(type, ty.IntType):
        return {"anyOf": [schema, {"type": "string", "pattern": RANGE_PATTERN}]}
    if isinstance(type, ty.ChoiceType) and EACH not in schema["enum"]:
        return {"enum": [*schema["enum"], EACH]}
    return schema


def _or_empty(schema: Schema) -> Schema:
    """An empty cell is `null` to an editor."""
    if "enum" in schema:
        return {**schema, "enum": [*schema["enum"], None]}
    if "anyOf" in schema:
        return {"anyOf": [*schema["anyOf"], {"type": "null"}]}
    types = schema.get("type", "null")
    types = [types] if isinstance(types, str) else types
    return {**schema, "type": [*types, "null"]} if "null" not in types else schema


def _value_schema(type: ty.Type, env: TableEnv) -> Schema:
    match type:
        case ty.IntType():
            ends = {"minimum": type.low, "maximum": type.high}
            return {"type": "integer", **{word: end for word, end in ends.items() if end is not None}}
        case ty.FlagType():
            return {"enum": ["yes", "no"]}
        case ty.ChoiceType():
            return {"enum": list(env.choices.get(type.name, ()))}
        case ty.RowOf() | ty.KindOf():
            return {"enum": list(env.rows.get(type.name, ()))}
        case ty.PlayerType():
            return {"type": "integer", "minimum": 0, "maximum": env.players - 1}
        case ty.OptionalOf():
            inner = _value_schema(type.of, env)
            return {"enum": [*inner["enum"], "none"]} if "enum" in inner else {"anyOf": [inner, {"const": "none"}]}
        case ty.ListOf():
            return {"type": "array", "items": _value_schema(type.of, env)}
        case ty.SetOf():
            return {"type": "array", "items": _value_schema(type.of, env), "uniqueItems": True}
        case ty.GridOf():
            line = _exactly(type.width, _value_schema(ty.OptionalOf(type.of), env))
            return _exactly(type.height, line)
        case ty.CellType():
            return _exactly(2, [{"type": "integer", "minimum": 1, "maximum": size} for size in (type.height, type.width)])
        case ty.FamilyOf():
            return _family_schema(type, env)
        case ty.TextType():
            return {"type": _ANY_TEXT}
        case ty.RuleType(kind="action"):
            return {"enum": sorted(env.actions)}
        case ty.RuleType():
            return {"type": ["string", "integer"]}
    return {}


def _exactly(count: int, items: Schema | list[Schema]) -> Schema:
    return {"type": "array", "minItems": count, "maxItems": count, "items": items}


def _family_schema(type: ty.FamilyOf, env: TableEnv) -> Schema:
    rest = ty.without_first_key(type)
    inner, keys = _value_schema(rest, env), list(keys_of(type.keys[0], env))
    schema = {"type": "object", "additionalProperties": False, "properties": dict.fromkeys(keys, inner)}
    if default_of(rest, env) is MISSING:
        return {**schema, "required": keys}
    return {**schema, "properties": dict.fromkeys(keys, _or_empty(inner))}
