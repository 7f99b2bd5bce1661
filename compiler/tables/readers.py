"""Which reader a column gets, and what its empty cells hold."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

from compiler.tables import cells, groups
from compiler.tables.compose import Node
from compiler.tables.env import TableEnv
from compiler.tables.reading import MISSING, Reader, Reading
from compiler.types import (
    CellType,
    ChoiceType,
    FamilyOf,
    FlagType,
    GridOf,
    IntType,
    ListOf,
    OptionalOf,
    PlayerType,
    RowOf,
    RuleType,
    SetOf,
    TextType,
    Type,
)


def make_reader(type: Type, reading: Reading) -> Reader:
    env = reading.env
    match type:
        case IntType():
            return cells.make_number_reader(type, default_of(type, env), reading)
        case FlagType():
            return cells.make_flag_reader(reading)
        case ChoiceType() | PlayerType():
            return cells.make_name_reader(keys_of(type, env), type, reading)
        case RowOf():
            return cells.make_row_reader(type, reading)
        case TextType():
            return cells.make_text_reader(reading)
        case RuleType(kind="action"):
            return cells.make_action_reader(reading)
        case RuleType():
            return cells.make_rule_reader(type, reading)
        case OptionalOf():
            return groups.make_optional_reader(make_reader(type.of, reading))
        case SetOf():
            return groups.make_set_reader(type, make_reader(type.of, reading), reading)
        case ListOf():
            return groups.make_list_reader(type, make_reader(type.of, reading), reading)
        case GridOf():
            return groups.make_grid_reader(type, make_reader(OptionalOf(type.of), reading), reading)
        case CellType():
            row, column = (make_reader(IntType(1, size), reading) for size in (type.height, type.width))
            return groups.make_position_reader(type, row, column, reading)
        case FamilyOf():
            rest = FamilyOf(type.of, type.keys[1:]) if len(type.keys) > 1 else type.of
            return groups.make_family_reader(
                type, keys_of(type.keys[0], env), make_reader(rest, reading), default_of(rest, env), reading
            )
    return _read_nothing


def _read_nothing(node: Node) -> None:
    """Of a type that is unknown, or that no cell can hold; the declaration has been reported."""


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
            count = prod(len(keys_of(key, env)) for key in type.keys)
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
