"""Price columns that are read: what a card costs of one resource, or as a number where its price is always of the same one."""

from __future__ import annotations

from compiler.bound.fit import NUMBER, fit_key, is_unknown
from compiler.bound.resources import bracketed, fields_called
from compiler.bound.scope import Scope, bind, missing
from compiler.bound.tree import CellRead, Expr
from compiler.model import FieldInfo, TableInfo
from compiler.types import bare
from dsl import syntax
from dsl.source import Span
from dsl.wording import either, quoted

Args = tuple[syntax.Expr, ...]
Paid = dict[FieldInfo, set[str]]
"""The fields that are paid from, and the brackets behind them; "?" if they are not the same everywhere."""


def price_read(
    scope: Scope, tables: tuple[TableInfo, ...], column: str, row: Expr, keys: tuple[Expr, ...], of: Args, span: Span
) -> Expr:
    """`card.cost[ruby]`, or `card.cost` alone. `keys`: of a family of prices; `of`: what stands in brackets for the resource."""
    paid = paid_in(scope, tables, column)
    if not of:
        names = [f"{info.name}[{key}]" if key else info.name for info, found in paid.items() for key in sorted(found)]
        if len(names) > 1 or (names and "?" in names[0]):
            return several(scope, column, names, span)
        return CellRead(span, NUMBER, tables, column, row, scope.me, keys)
    found = resource_in(scope, paid, column, of, span)
    return missing(span) if found is None else CellRead(span, NUMBER, tables, column, row, scope.me, keys, *found)


def paid_in(scope: Scope, tables: tuple[TableInfo, ...], column: str) -> Paid:
    """What the prices of a column are made of, in the order in which it is first mentioned."""
    found: Paid = {}
    for cell in scope.model.cells:
        if cell.table in tables and cell.column == column and isinstance(cell.node, syntax.Price):
            for noun in (amount.noun for amount in cell.node.amounts if amount.noun is not None):
                for info, args in fields_called(scope.model, noun)[:1]:
                    found.setdefault(info, set()).add(", ".join(map(written, args)))
    return found


def written(key: syntax.Expr) -> str:
    return key.name if isinstance(key, syntax.Name) else str(key.value) if isinstance(key, syntax.Number) else "?"


def several(scope: Scope, column: str, names: list[str], span: Span) -> Expr:
    """The error for a price of more than one resource where one number is needed."""
    shown = [name.replace("?", "...") for name in names]
    message = f"a number is needed, and `{column}` can be a price of {either(quoted(shown))}"
    return scope.error("wrong-arguments", message, span, "of what?", f"say of which, as in `.{column}[{shown[0]}]`")


def resource_in(scope: Scope, paid: Paid, column: str, of: Args, span: Span) -> tuple[FieldInfo, tuple[Expr, ...]] | None:
    """The field that is meant in the brackets behind a price, and its keys."""
    model, first = scope.model, of[0]
    name = first.base if isinstance(first, syntax.Index) else first
    if isinstance(name, syntax.Name) and name.name in model.fields and name.name not in scope.locals and len(of) == 1:
        info = model.fields[name.name]
        keys = bracketed(scope, info, first.args if isinstance(first, syntax.Index) else (), first.span, info)
        if info not in paid:
            not_paid(scope, paid, column, info.name, first.span)
            return None
        scope.refer(info, name.span)
        return None if keys is None else (info, keys)
    families = [info for info in paid if len(info.keys) == len(of)]
    if len(families) > 1:
        kinds = [bare(value.type) for value in (bind(scope, arg) for arg in of) if not is_unknown(value)]
        families = [info for info in families if list(info.keys) == kinds]
    if not families:
        not_paid(scope, paid, column, scope.source.text[first.span.start : of[-1].span.end], span)
        return None
    if len(families) > 1:
        message = f"`{column}` can be a price of " + either([f"`{info.name}`" for info in families])
        scope.error("ambiguous-name", message, span, "which one?", f"write `.{column}[{families[0].name}[...]]`")
        return None
    info = families[0]
    return info, tuple(fit_key(scope, arg, type, info.name) for arg, type in zip(of, info.keys, strict=True))


def not_paid(scope: Scope, paid: Paid, column: str, name: str, span: Span) -> None:
    message = f"no `{column}` is a price of `{name}`"
    names = either([f"`{info.name}`" for info in paid]) if paid else ""
    scope.error("wrong-arguments", message, span, "not among what is paid", f"its prices are of {names}" if paid else None)
