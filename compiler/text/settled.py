"""Rules as they are with given settings: what a setting decides is decided, the rest stays as it is.

A rules summary describes one way to play. So a setting is replaced by its value, conditions that are then true or false
disappear together with what they rule out, and the reader is not asked to.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from dsl import syntax as s
from dsl.walk import with_parts

YES, NO = s.Name(s.NOWHERE, "yes"), s.Name(s.NOWHERE, "no")
NUMBERS = {"=": int.__eq__, "!=": int.__ne__, "<": int.__lt__, "<=": int.__le__, ">": int.__gt__, ">=": int.__ge__}


def settled(node, values: Mapping[str, s.Expr]):
    """The tree with settings replaced by `values`, as far as that decides anything."""
    return _Settler(values).tree(node) if values else node


class _Settler:
    def __init__(self, values: Mapping[str, s.Expr]) -> None:
        self.values = values
        self.constants = {value.name for value in values.values() if isinstance(value, s.Name)} | {"yes", "no", "none"}

    def tree(self, node):
        match node:
            case tuple():
                return self.row(node)
            case s.Name(name=name) if name in self.values:
                return self.values[name]
            case s.If():
                return self.branch(node)
            case s.Index(base=base, args=args) if any(self.is_setting(arg) for arg in args):
                left = tuple(self.tree(arg) for arg in args if not self.is_setting(arg))
                return s.Index(node.span, self.tree(base), left) if left else self.tree(base)
        return self.folded(with_parts(node, self.tree))

    def is_setting(self, node: s.Expr) -> bool:
        return isinstance(node, s.Name) and node.name in self.values

    def row(self, nodes: tuple) -> tuple:
        """A row of nodes; a decided `if` gives its statements, a line whose condition fails is left out."""
        out: list = []
        for node in nodes:
            new = self.tree(node)
            if isinstance(new, s.Body) and isinstance(node, s.If):
                out += new.statements
            elif isinstance(new, s.QuantityLine) and new.condition is not None and _truth(new.condition) is not None:
                out += [replace(new, condition=None)] if _truth(new.condition) else []
            else:
                out.append(new)
        same = len(out) == len(nodes) and all(one is other for one, other in zip(out, nodes, strict=True))
        return nodes if same else tuple(out)

    def branch(self, node: s.If) -> s.If | s.Body:
        condition = self.tree(node.condition)
        match _truth(condition):
            case True:
                return self.tree(node.then)
            case False:
                return self.tree(node.otherwise) if node.otherwise is not None else s.Body(node.span, ())
        otherwise = self.tree(node.otherwise) if node.otherwise is not None else None
        if otherwise is not None and isinstance(otherwise, s.Body) and not otherwise.statements:
            otherwise = None
        return s.If(node.span, condition, self.tree(node.then), otherwise)

    def folded(self, node):
        match node:
            case s.Compare(op=op, left=s.Number(value=left), right=s.Number(value=right)):
                return YES if NUMBERS[op](left, right) else NO
            case s.Compare(op="=" | "!=" as op, left=s.Name(name=left), right=right) if left in self.constants:
                if isinstance(right, s.Name) and (right.name in self.constants or _is_word(right.name)):
                    return YES if (left == right.name) == (op == "=") else NO
            case s.Not(value=value) if _truth(value) is not None:
                return NO if _truth(value) else YES
            case s.Logic(op=op, left=left, right=right):
                decided = op == "or"
                for one, other in ((left, right), (right, left)):
                    if _truth(one) is not None:
                        return (YES if decided else NO) if _truth(one) == decided else other
        return node


def _is_word(name: str) -> bool:
    """What is compared with the value of a setting is another value of its kind."""
    return name.isidentifier()


def _truth(node: s.Expr) -> bool | None:
    return {"yes": True, "no": False}.get(node.name) if isinstance(node, s.Name) else None
