"""Why a condition of an example does not hold: the parts that must hold by themselves, and the values that decide each of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from compiler.bound import tree
from compiler.types import FlagType, ListOf


def conjuncts(test: tree.Expr) -> Iterator[tree.Expr]:
    if isinstance(test, tree.Logic) and test.op == "and":
        yield from conjuncts(test.left)
        yield from conjuncts(test.right)
    else:
        yield test


def sides_of(test: tree.Expr) -> Iterator[tuple[str, tree.Expr]]:
    """What to tell of a condition that does not hold: words in front, and a value. Constants explain nothing."""
    match test:
        case tree.Compare(left=left, right=right) | tree.Logic(left=left, right=right):
            found = [sides_of(left), sides_of(right)] if isinstance(test, tree.Logic) else [plain(left), plain(right)]
            yield from (side for sides in found for side in sides)
        case tree.IsIn(item=item, domain=domain):
            yield from (*plain(item), *plain(domain))
        case tree.Between(item=item):
            yield from plain(item)
        case tree.Not(value=inner):
            yield from sides_of(inner)
        case tree.Aggregate(function="all", where=where) if where is not None:
            broken = tree.Not(where.span, FlagType(), where)
            yield "it is not so for ", replace(test, function="those", where=broken, type=ListOf(test.local.type))
        case tree.Aggregate(function="any", domain=domain):
            yield from plain(domain)


def plain(side: tree.Expr) -> Iterator[tuple[str, tree.Expr]]:
    if not isinstance(side, (tree.Constant, tree.Items, tree.Range, tree.AllOf, tree.Text)):
        yield "", side
