"""Rules as they are with given settings: what a setting decides is decided (partial evaluation), the rest stays as it is.

A rules summary describes one way to play. So a setting is replaced by its value, conditions that are then true or false
disappear together with what they rule out, and the reader is not asked to.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from compiler.bound import tree
from compiler.bound.binder import Line
from compiler.bound.game import Game
from compiler.bound.tree import Block, Constant, Expr
from compiler.model import SettingInfo
from compiler.types import FlagType
from dsl.walk import with_parts

Values = Mapping[SettingInfo, Expr]
Tree = TypeVar("Tree")
TESTS = {"=": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge}


def standard_settings(game: Game) -> Values:
    """The settings that have a standard value."""
    starts = {setting: game.fields[setting].starts for setting in game.model.settings.values()}
    return {setting: value for setting, value in starts.items() if value is not None}


def settled(node: Tree, values: Values) -> Tree:
    """The tree, or the row of trees, with settings replaced by `values`, as far as that decides anything."""
    result: Tree = _Settler(values).settle(node) if values else node
    return result


def settled_lines(lines: Sequence[Line], values: Values) -> list[Line]:
    """The lines of a quantity; one whose condition fails is left out."""
    out: list[Line] = []
    for line in lines:
        test = settled(line.condition, values) if line.condition is not None else None
        truth = _truth(test) if test is not None else None
        if truth is not False:
            out.append(replace(line, value=settled(line.value, values), condition=None if truth else test))
    return out


class _Settler:
    def __init__(self, values: Values) -> None:
        self.values = values

    def settle(self, node: Any) -> Any:
        match node:
            case tuple():
                return self.row(node)
            case tree.SettingRead(setting=setting) if setting in self.values:
                return self.values[setting]
            case tree.If():
                return self.branch(node)
            case tree.ColumnRead(keys=keys) | tree.FieldRead(keys=keys) if any(map(self.is_setting, keys)):
                node = replace(node, keys=tuple(key for key in keys if not self.is_setting(key)))
        return self.folded(with_parts(node, self.settle))

    def is_setting(self, node: Expr) -> bool:
        return isinstance(node, tree.SettingRead) and node.setting in self.values

    def row(self, nodes: tuple[Any, ...]) -> tuple[Any, ...]:
        """A row of nodes; a decided `if` gives its statements."""
        out: list[Any] = []
        for node in nodes:
            new = self.settle(node)
            out += new if isinstance(new, tuple) else (new,)
        same = len(out) == len(nodes) and all(one is other for one, other in zip(out, nodes, strict=True))
        return nodes if same else tuple(out)

    def branch(self, node: tree.If) -> tree.If | Block:
        test = self.settle(node.test)
        match _truth(test):
            case True:
                return self.row(node.then)
            case False:
                return self.settle(node.otherwise) if node.otherwise is not None else ()
        otherwise = self.settle(node.otherwise) if node.otherwise is not None else None
        return tree.If(node.span, test, self.row(node.then), otherwise or None)

    def folded(self, node: Any) -> Any:
        match node:
            case tree.Compare(op=op, left=Constant(value=left), right=Constant(value=right)):
                return _flag(node, TESTS[op](left, right))
            case tree.Not(value=value) if _truth(value) is not None:
                return _flag(node, not _truth(value))
            case tree.Logic(op=op, left=left, right=right):
                for one, other in ((left, right), (right, left)):
                    if _truth(one) is not None:
                        return _flag(node, op == "or") if _truth(one) == (op == "or") else other
        return node


def _flag(node: Expr, holds: bool) -> Constant:
    return Constant(node.span, FlagType(), int(holds))


def _truth(node: Expr) -> bool | None:
    return bool(node.value) if isinstance(node, Constant) and isinstance(node.type, FlagType) else None
