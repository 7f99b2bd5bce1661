"""What the requirements, `if`s and `where`s above a place say there: expressions with the interval each is known to lie in.

`compiler/bound/ranges.py` judges by them. Here are the expressions under which things are known that no rule writes down, such as
the size of a collection, and which facts a statement ends.
"""

from __future__ import annotations

from collections.abc import Callable

from compiler.bound import tree
from compiler.bound.intervals import Interval
from compiler.bound.tree import Expr
from compiler.model import SettingInfo
from compiler.types import IntType
from dsl.walk import nodes_in

Facts = dict[Expr, Interval]

OPPOSITE = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
SWAPPED = {"=": "=", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="}
NUMBER = IntType(None, None)


def count_of(items: Expr) -> Expr:
    """The expression under which the size of a collection is known."""
    return tree.Builtin(items.span, NUMBER, "count", (items,))


def setting_read(setting: SettingInfo) -> tree.SettingRead:
    """The expression under which a setting is known."""
    return tree.SettingRead(setting.place.span, setting.type, setting)


def item_of(items: Expr) -> Expr:
    """The expression under which the items of a collection are known."""
    return tree.Builtin(items.span, NUMBER, "item", (items,))


def forget(facts: Facts, gone: Callable[[object], bool]) -> Facts:
    """The facts without those that mention something for which `gone` says yes."""
    return {expr: bound for expr, bound in facts.items() if type(expr) is tree.LocalRead or not any(map(gone, nodes_in(expr)))}


def reads_state(expr: object) -> bool:
    match expr:
        case tree.FieldRead() | tree.FunctionRead() | tree.Word(word="source" | "round" | "players" | "rivals" | "partners"):
            return True
        case tree.Builtin(function="place" | "position" | "automated"):
            return True
    return False
