"""Which reader a column gets, and what its empty cells hold."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any

from ruamel.yaml.nodes import Node

from compiler import types as ty
from compiler.tables import cells, groups
from compiler.tables.env import TableEnv
from compiler.tables.reading import MISSING, Reader, Reading


def make_reader(type: ty.Type, reading: Reading) -> Reader:
    env = reading.env
    match type:
        case ty.IntType():
            return cells.make_number_reader(type, default_of(type, env), reading)
        case ty.FlagType():
            return cells.make_flag_reader(reading)
        case ty.ChoiceType() | ty.PlayerType():
            return cells.make_name_reader(keys_of(type, env), type, reading)
        case ty.RowOf(name):
            known, missing, help = keys_of(type, env), f"no {name} has that id", f"the id of a row of `{name}`"
            return cells.make_reference_reader(known, 0, "unknown-name", missing, f"the name of a {name}", help, reading)
        case ty.TextType():
            return cells.make_text_reader(reading)
        case ty.RuleType(kind="action"):
            actions, want = {action: action for action in env.actions}, "the name of an action"
            missing, help = "there is no such action", f"{want}, or declare one"
            return cells.make_reference_reader(actions, None, "unknown-rule", missing, want, help, reading)
        case ty.RuleType():
            return cells.make_rule_reader(type, reading)
        case ty.OptionalOf():
            return groups.make_optional_reader(make_reader(type.of, reading))
        case ty.SetOf():
            return groups.make_set_reader(type, make_reader(type.of, reading), reading)
        case ty.ListOf():
            return groups.make_list_reader(type, make_reader(type.of, reading), reading)
        case ty.GridOf():
            return groups.make_grid_reader(type, make_reader(ty.OptionalOf(type.of), reading), reading)
        case ty.CellType():
            row, column = (make_reader(ty.IntType(1, size), reading) for size in (type.height, type.width))
            return groups.make_position_reader(type, row, column, reading)
        case ty.FamilyOf():
            keys, rest = keys_of(type.keys[0], env), ty.without_first_key(type)
            return groups.make_family_reader(type, keys, make_reader(rest, reading), default_of(rest, env), reading)
    return _read_nothing


def _read_nothing(node: Node) -> None:
    """Of a type that is unknown, or that no cell can hold; the declaration has been reported."""


def default_of(type: ty.Type, env: TableEnv) -> Any:
    """What an empty cell holds, or MISSING."""
    match type:
        case ty.IntType():
            if (type.low is None or type.low <= 0) and (type.high is None or type.high >= 0):
                return 0
            return type.low if type.low is not None and type.low > 0 else type.high
        case ty.FlagType() | ty.SetOf():
            return 0
        case ty.OptionalOf():
            return -1
        case ty.ListOf():
            return ()
        case ty.TextType():
            return ""
        case ty.FamilyOf():
            inner = default_of(type.of, env)
            count = prod(len(keys_of(key, env)) for key in type.keys)
            return MISSING if inner is MISSING or count > env.max_cells else (inner,) * count
        case ty.ChoiceType() | ty.RowOf() | ty.GridOf() | ty.PlayerType() | ty.CellType():
            return MISSING
    return None


def keys_of(type: ty.Type, env: TableEnv) -> Mapping[str, int]:
    """The keys of a family in order, each with its number."""
    match type:
        case ty.IntType(low, high) if low is not None and high is not None and high - low < env.max_cells:
            return {str(number): number - low for number in range(low, high + 1)}
        case ty.FlagType():
            return {"no": 0, "yes": 1}
        case ty.ChoiceType():
            return {value: number for number, value in enumerate(env.choices.get(type.name, ()))}
        case ty.RowOf():
            return env.rows.get(type.name, {})
        case ty.PlayerType():
            return {str(seat): seat for seat in range(env.players)}
    return {}
