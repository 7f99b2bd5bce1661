"""The symbols that names are resolved to beside the declarations of the model. Bound nodes are nodes like those of the syntax tree:
they have a span, and `dsl.walk` goes over them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from compiler.model import ChoicesInfo, DefineInfo, FieldInfo, PhaseInfo, QuantityInfo, RuleInfo, SettingInfo, TableInfo
from compiler.types import Type
from dsl.source import Span
from dsl.syntax.nodes import Node

__all__ = ["Automa", "ChoiceValue", "Column", "Declared", "Local", "Named", "Node", "Row", "Symbol", "Variant"]


@dataclass(eq=False, slots=True)
class Local:
    """A name that a rule gives to a value: a parameter, a choice, the member of a set that is run over, a roll.
    `kind`: parameter, let, choice, many, member, pick, roll, given (to a reaction, by the rule it reacts to), seat (a player of an
    example)."""

    name: str
    type: Type
    kind: str
    span: Span


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table, as a symbol."""

    table: TableInfo
    name: str


@dataclass(frozen=True, slots=True)
class ChoiceValue:
    """One value of `choices`."""

    choices: ChoicesInfo
    name: str


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table, all its copies."""

    table: TableInfo
    id: str


@dataclass(frozen=True, slots=True)
class Automa:
    name: str


@dataclass(frozen=True, slots=True)
class Variant:
    name: str


Declared = Union[FieldInfo, SettingInfo, TableInfo, ChoicesInfo, DefineInfo, QuantityInfo, RuleInfo, PhaseInfo]
"""What the model keeps with its place."""
Named = Union[Declared, Column, ChoiceValue, Row, Automa, Variant]
"""What has one name in the whole game."""
Symbol = Union[Named, Local]
