"""What holds in a loop as long as its body leaves alone what it runs over: there is at least one member (a loop invariant).

Whether the body does is known when it has been read. Findings that would be wrong if it does are kept until then.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from compiler.bound import tree
from compiler.bound.facts import Facts, count_of
from compiler.bound.index import Heard
from compiler.model import FieldInfo
from dsl.walk import nodes_in

HARMLESS = (
    *(tree.Expr, tree.Resource, tree.Change, tree.Per, tree.Key, tree.Gain, tree.Lose, tree.Set, tree.Add, tree.Remove, tree.Clear),
    *(tree.Guarded, tree.Require, tree.Let, tree.Choose, tree.ChooseMany, tree.If, tree.ForEach, tree.Repeat),
    *(tree.May, tree.MayChoose, tree.ChooseOne, tree.Option),
)
"""Nodes that change nothing but the fields that they name. Payments may be made in other ways, and everything else runs rules."""


@dataclass
class Presumed:
    """That what a loop runs over is not empty, with the findings that depend on it."""

    items: tree.Expr
    findings: list[Callable[[], object]] = field(default_factory=list)

    def facts(self, facts: Facts) -> Facts:
        return {**facts, count_of(self.items): (1, None)}

    def settle(self, body: tree.Block, heard: Heard) -> None:
        """The body has been read: reports what it gives reason for."""
        if self.findings and may_change(self.items, body, heard):
            for report in self.findings:
                report()


def may_change(items: tree.Expr, body: tree.Block, heard: Heard) -> bool:
    """Can the body change what this collection is made of?"""
    parts = list(nodes_in(items))
    read = {part.field for part in parts if isinstance(part, tree.FieldRead)}
    by_itself = any(isinstance(part, tree.FunctionRead) for part in parts)
    for node in nodes_in(body):
        if not isinstance(node, HARMLESS):
            return True
        info = changed_by(node)
        if info is not None and (by_itself or info in read or is_heard(info, heard)):
            return True
    return False


def changed_by(node: tree.Node) -> FieldInfo | None:
    match node:
        case tree.Change(resource=tree.Resource(field=info)) | tree.Write(target=tree.FieldRead(field=info)):
            return info
    return None


def is_heard(info: FieldInfo, heard: Heard) -> bool:
    """Does anybody react when this field changes?"""
    return any(heard.listens(timing, kind, info.name) for timing in ("before", "after", "instead") for kind in ("gain", "lose"))
