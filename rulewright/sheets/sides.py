"""What stands on one side of a thing with two: of what its row says, all that holds while that side is up.

A flag of the row says which side is up. A condition that asks for it, itself or through a define, is decided (partial
evaluation): what it rules out is left out, and what it allows is told without it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from compiler.bound import tree
from compiler.bound.game import Game
from compiler.bound.tree import Block, Expr
from compiler.text.simplify import conjuncts
from dsl.walk import nodes_in, rewrite


def of_side(game: Game, flag: str, up: int) -> Callable[[Block], Block]:
    """From a whole effect to what one side says."""

    def truth(test: Expr) -> bool | None:
        """Whether a condition holds on this side, as far as that decides it."""
        if isinstance(test, tree.FunctionRead) and (found := game.functions[test.function]).value is not None:
            return truth(tree.substitute(found.value, dict(zip(found.params, test.args, strict=True))))
        told = [asked(part) for part in conjuncts(test)]
        return False if False in told else True if True in told else None

    def asked(part: Expr) -> bool | None:
        negated = isinstance(part, tree.Not)
        inner = part.value if isinstance(part, tree.Not) else part
        is_flag = isinstance(inner, tree.FieldRead) and inner.field.name == flag and inner.owner == own(inner.owner)
        return bool(up) != negated if is_flag else None

    def own(owner: Expr | None) -> Expr | None:
        return owner if isinstance(owner, tree.Word) and owner.word == "this" else None

    def is_ruled_out(lasting: tree.Lasting) -> bool:
        tests = [*lasting.conditions, *(test for node in nodes_in(lasting.item) for test in getattr(node, "conditions", ()))]
        return any(truth(test) is False for test in tests)

    def without(node: object) -> object:
        if isinstance(node, tree.Begin):
            return replace(node, lastings=tuple(one for one in node.lastings if not is_ruled_out(one)))
        if isinstance(node, tree.Lasting | tree.Adjustment):
            return replace(node, conditions=tuple(test for test in node.conditions if truth(test) is not True))
        return node

    def change(block: Block) -> Block:
        kept = (statement for statement in rewrite(block, without) if not isinstance(statement, tree.Begin) or statement.lastings)
        return tuple(kept)

    return change
