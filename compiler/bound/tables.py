"""Tables and their columns: rows by key or id, cells of rows, fields of things."""

from __future__ import annotations

from compiler import types as ty
from compiler.bound.columns import highest_step, keys_of
from compiler.bound.fit import NUMBER, check_need, fit, fit_key, fitted, is_unknown, may_be_none, none_read
from compiler.bound.names import Args, constant_of, field_read, named_constant
from compiler.bound.prices import price_read
from compiler.bound.scope import Need, Scope, bind, binds, missing
from compiler.bound.tree import AllOf, CellRead, Column, ColumnRead, Expr, RowName, TableRead, Text
from compiler.limits import MOST_KEYS
from compiler.model import ChoicesInfo, TableInfo
from compiler.report import suggestion, type_words
from compiler.rows import Column as ColumnShape
from compiler.types import Type, bare, element, family
from dsl import syntax
from dsl.source import Span
from dsl.walk import nodes_in


@binds(syntax.TypeName)
def bind_type_name(scope: Scope, node: syntax.TypeName, want: Type | None) -> Expr:
    """`Sector`: all its values."""
    name, model = node.name, scope.model
    if name in model.choices:
        return AllOf(node.span, ty.ListOf(ty.ChoiceType(name)), scope.refer(model.choices[name], node.span))
    if name in model.row_types:
        return AllOf(node.span, ty.ListOf(ty.RowOf(name)), scope.refer(model.row_types[name], node.span))
    help = "declare it with `choices` or as the rows of a `table`"
    return scope.error("unknown-type", f"there is no type called `{name}`", node.span, "not declared anywhere", help)


@binds(syntax.KindsOf)
def bind_kinds(scope: Scope, node: syntax.KindsOf, want: Type | None) -> Expr:
    """`kinds of Card`: each row once, however many copies there are."""
    name, table = node.name.text, scope.model.row_types.get(node.name.text)
    if table is None:
        message, help = f"`{name}` is not the type of a table's rows", "name the rows of a `table`, as in `kinds of Card`"
        return scope.error("unknown-type", message, node.span, "has no kinds", help)
    return AllOf(node.span, ty.ListOf(ty.KindOf(name)), scope.refer(table, node.name.span))


def table_read(scope: Scope, table: TableInfo, name_span: Span, args: Args, span: Span) -> Expr:
    """`models[version]`: a row by its key, or by its id."""
    scope.refer(table, name_span)
    row_type = ty.RowOf(table.row_type)
    if len(args) != 1:
        return scope.error("wrong-arguments", f"the table `{table.name}` is read with one key", span)
    name = table.loaded.shape.key
    if name is None:
        kind = bind(scope, args[0], row_type)
        return kind if isinstance(kind.type, ty.KindOf) else fit(scope, kind, row_type, args[0].span)
    column = table.column(name)
    if column is None:
        return missing(span)
    key = fitted(scope, args[0], column.type)
    keys = keys_of(table)
    if not keys:
        message = f"`{table.name}` has no rows, so nothing can be read from it"
        return scope.error("out-of-table", message, span, "an empty table", "add rows to its file", declared=table)
    low, high = min(keys), max(keys)
    if high - low > MOST_KEYS:
        message = f"the keys of `{table.name}` run from {low} to {high}, further than any game needs"
        help = "use keys that are closer to each other"
        return scope.error("too-many-values", message, args[0].span, f"at most {MOST_KEYS} apart", help, declared=table)
    if table.loaded.shape.steps:
        high = highest_step(low, high, scope.model.bounds_of(column.type)[1], scope.range(key)[1])
    wanted = frozenset(range(low, high + 1)) if table.loaded.shape.steps else frozenset(keys)
    check_need(scope, Need(key, wanted, table.name, name), args[0].span)
    return TableRead(span, row_type, table, key, high)


@binds(syntax.Column)
def bind_column(scope: Scope, node: syntax.Column, want: Type | None) -> Expr:
    if isinstance(node.base, syntax.TypeName):
        return value_of_type(scope, node.base, node.name)
    return column_read(scope, bind(scope, node.base), node.name, (), node.span, want)


def value_of_type(scope: Scope, base: syntax.TypeName, name: syntax.Ident) -> Expr:
    """`Title.copper`: of several things that share a name, the one of this type."""
    everything = bind_type_name(scope, base, None)
    if is_unknown(everything):
        return everything
    type = element(everything.type)
    found = constant_of(scope, name.text, type, name.span)
    if found is not None:
        return named_constant(scope, found)
    of = scope.model.choices.get(base.name) or scope.model.row_types[base.name]
    names = of.values if isinstance(of, ChoicesInfo) else [row.id for row in of.rows]
    message = f"{type_words(type)} called `{name}` does not exist"
    return scope.unknown("unknown-name", message, name, names, f"values of `{base.name}`", "not among its values")


def tables_of(scope: Scope, kind: Type, name: str) -> tuple[TableInfo, ...]:
    """The tables in which a column of a row of this kind is looked up."""
    model = scope.model
    if isinstance(kind, (ty.RowOf, ty.KindOf)) and kind.name in model.row_types:
        return (model.row_types[kind.name],)
    if isinstance(kind, ty.AnyCard):
        return tuple(t for t in model.tables.values() if t.is_cards and has_member(scope, t, name))
    return ()


def has_member(scope: Scope, table: TableInfo, name: str) -> bool:
    return name == "name" or table.column(name) is not None or name in scope.model.thing_fields.get(table.row_type, {})


def column_read(scope: Scope, base: Expr, name: syntax.Ident, args: Args, span: Span, want: Type | None = None) -> Expr:
    """`card.workers`, `region.tokens`, `space.cost`: a column or a field of a thing. A price is a number unless a whole price is
    wanted."""
    model, kind = scope.model, bare(base.type)
    if is_unknown(base):
        return missing(span)
    if may_be_none(scope, base):
        if scope.needs is not None:
            highest = model.bounds_of(base.type)[1] or 0
            scope.needs.append(Need(base, frozenset(range(max(1, highest + 1))), "none", name.text))
        else:
            none_read(scope, name.text, name.span, "ask first, as in `if x != none`, or `where x != none`")
    if isinstance(kind, ty.PlayerType):
        message = f"a player's `{name}` is written with `'s`"
        return scope.error("wrong-kind", message, name.span, "a player is not a row", f"write `'s {name}`")
    tables = tables_of(scope, kind, name.text)
    if not tables:
        return scope.error("unknown-column", f"{type_words(kind)} has no `{name}`", name.span, "not a column")
    if name.text == "name":
        return RowName(span, ty.IntType(0, None), base)
    table = tables[0]
    fields = model.thing_fields.get(table.row_type, {})
    if name.text in fields and isinstance(kind, ty.KindOf):
        message = f"every single {kind.name} has its own `{name}`, this is a kind"
        label, hint = "of which copy?", f"read it of a card, as in `sum(c.{name} for c in {table.name} where c = ...)`"
        return scope.error("which-copy", message, name.span, label, hint, declared=fields[name.text])
    if name.text in fields:
        return field_read(scope, fields[name.text], base, name, args, span)
    column = table.column(name.text)
    if column is None:
        candidates = [c.name for c in table.loaded.shape.columns] + list(fields) + ["name"]
        message, there = f"{type_words(kind)} has no `{name}`", f"the columns of `{table.name}`"
        help = suggestion(name.text, candidates, "columns")
        return scope.error("unknown-column", message, name.span, "not a column", help, declared=table, there=there)
    for one in tables:
        scope.refer(Column(one, name.text), name.span)
    return column_value(scope, tables, column, base, args, span, want)


def column_value(
    scope: Scope, tables: tuple[TableInfo, ...], column: ColumnShape, base: Expr, args: Args, span: Span, want: Type | None
) -> Expr:
    type, keys = family(column.type)
    if isinstance(type, ty.RuleType):
        return rules_read(scope, tables, column, base, args, span, want)
    if isinstance(type, ty.TextType):
        return Text(span, type, column.name, base)
    if len(args) != len(keys):
        return scope.error("wrong-arguments", f"`{column.name}` takes {len(keys) or 'no'} index, {len(args)} written", span)
    if any(isinstance(key, ty.Unknown) for key in keys):
        return missing(span)
    bound = tuple(fit_key(scope, arg, key, column.name) for key, arg in zip(keys, args, strict=True))
    return ColumnRead(span, ty.FaceType(type.of) if isinstance(type, ty.GridOf) else type, tables, column.name, base, bound)


def rules_read(
    scope: Scope, tables: tuple[TableInfo, ...], column: ColumnShape, base: Expr, args: Args, span: Span, want: Type | None
) -> Expr:
    """A condition, an amount or a price; what else stands in a cell is done, not read."""
    type, keys = family(column.type)
    assert isinstance(type, ty.RuleType)
    values = type.kind in ("condition", "amount", "price")
    for other in tables[1:] if values else ():
        if (found := other.column(column.name)) is None or found.type != column.type:
            message = f"any card is meant, and `{column.name}` is not the same in `{tables[0].name}` and `{other.name}`"
            return scope.error("wrong-type", message, span, "of two kinds", "give the columns one type, or name the table's cards")
    if isinstance(bare(base.type), ty.KindOf) and (not values or speaks_of_card(scope, tables, column.name)):
        message = f"`.{column.name}` belongs to a card, this is a kind"
        return scope.error("which-copy", message, base.span, "of which copy?", "choose a card of that kind first")
    whole = type.kind != "price" or want == type
    if not values:
        return ColumnRead(span, type, tables, column.name, base)
    if len(args) < len(keys) or (whole and len(args) > len(keys)):
        message = f"`{column.name}` takes {len(keys) or 'nothing'} in brackets, {len(args)} written"
        return scope.error("wrong-arguments", message, span, "", f"write `.{column.name}{'[...]' if keys else ''}`")
    bound = tuple(fit_key(scope, arg, key, column.name) for key, arg in zip(keys, args, strict=False))
    if not whole:
        return price_read(scope, tables, column.name, base, bound, args[len(keys) :], span)
    if type.kind == "price":
        return ColumnRead(span, type, tables, column.name, base, bound)
    return CellRead(span, ty.FlagType() if type.kind == "condition" else NUMBER, tables, column.name, base, scope.me, bound)


def speaks_of_card(scope: Scope, tables: tuple[TableInfo, ...], column: str) -> bool:
    """Does a cell of this column say something of its very card, more than what stands in its row?"""
    for cell in scope.model.cells:
        if cell.table in tables and cell.column == column:
            parts = list(nodes_in(cell.node))
            read = {id(part.base) for part in parts if isinstance(part, syntax.Column) and cell.table.column(part.name.text)}
            if any(isinstance(part, syntax.Name) and part.name == "this" and id(part) not in read for part in parts):
                return True
    return False
