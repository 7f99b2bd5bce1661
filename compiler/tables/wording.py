"""What a column wants, in words, and which known name was probably meant."""

from __future__ import annotations

from collections.abc import Iterable

from compiler import types as ty
from compiler.tables.env import TableEnv

FEW = 6
_RULES = {
    "effect": "an effect",
    "condition": "a condition",
    "amount": "an amount",
    "price": "a price",
    "action": "the name of an action",
}


def describe(type: ty.Type, env: TableEnv) -> str:
    """`a number from 0 to 9`, ``one of `red`, `blue` ``, ..."""
    match type:
        case ty.IntType():
            return describe_range(type)
        case ty.FlagType():
            return "`yes` or `no`"
        case ty.ChoiceType():
            return _one_of(type.name, env.choices.get(type.name, ()))
        case ty.RowOf():
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
            return _RULES.get(type.kind, "rules")
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
