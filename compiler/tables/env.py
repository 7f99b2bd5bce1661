"""What cells may hold: everything that is declared elsewhere, as plain data; and what a column wants by its type, in words, as keys
and where a cell is empty."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import prod
from typing import Any

from compiler import types as ty

MISSING = object()  # the default of a type that has none
FEW = 6


@dataclass(frozen=True)
class TableEnv:
    """`rows` holds the ids of all tables by row type; they are collected before any cell is read."""

    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # type name -> values in order
    rows: Mapping[str, Mapping[str, int]] = field(default_factory=dict)  # row type -> id -> row number
    titles: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # type name -> value -> what is printed
    actions: frozenset[str] = frozenset()
    players: int = 8  # seats, for families over players
    max_number: int = 1_000_000_000  # no number of a game is larger
    max_cells: int = 10_000  # entries of one family or grid


def describe(type: ty.Type, env: TableEnv) -> str:
    """`a number from 0 to 9`, ``one of `red`, `blue` ``, ..."""
    match type:
        case ty.IntType():
            return describe_range(type)
        case ty.FlagType():
            return "`yes` or `no`"
        case ty.ChoiceType():
            return _one_of(type.name, env.choices.get(type.name, ()))
        case ty.RowOf() | ty.KindOf():
            return _one_of(type.name, tuple(env.rows.get(type.name, ())))
        case ty.PlayerType():
            return f"a seat from 0 to {env.players - 1}"
        case ty.OptionalOf():
            return f"{describe(type.of, env)}, or `none`"
        case ty.SetOf() | ty.ListOf():
            return f"a list in `[ ]`, each {describe(type.of, env)}"
        case ty.GridOf():
            return f"a list of {type.height} lists of {type.width}, each {describe(type.of, env)}"
        case ty.FamilyOf():
            return f"a mapping in `{{ }}` from {describe(type.keys[0], env)}"
        case ty.CellType():
            return f"a cell as `[row, column]` of a grid {type.height} by {type.width}"
        case ty.TextType():
            return "a text"
        case ty.RuleType():
            return "the name of an action" if type.kind == "action" else f"{'an' if type.kind[0] in 'ae' else 'a'} {type.kind}"
    return "another value"


def describe_range(type: ty.IntType) -> str:
    if type.low is None and type.high is None:
        return "a whole number"
    if type.high is None:
        return f"a number from {type.low} up"
    if type.low is None:
        return f"a number up to {type.high}"
    return f"a number from {type.low} to {type.high}"


def _one_of(name: str, values: tuple[str, ...]) -> str:
    if len(values) == 1:
        return f"`{values[0]}`"
    return f"one of {listed(values)}" if 0 < len(values) <= FEW else f"the name of a {name}"


def listed(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


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
        case ty.ChoiceType() | ty.RowOf() | ty.KindOf() | ty.GridOf() | ty.PlayerType() | ty.CellType():
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
        case ty.RowOf() | ty.KindOf():
            return env.rows.get(type.name, {})
        case ty.PlayerType():
            return {str(seat): seat for seat in range(env.players)}
    return {}
