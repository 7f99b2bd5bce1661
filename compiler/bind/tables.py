"""Tables and their columns: rows by key or id, cells of rows, fields of things."""

from __future__ import annotations

from compiler.bind.names import UNKNOWN, _interval, field_read, fit_key, minus, plus, times
from compiler.bind.scope import Need, Scope, Typed
from compiler.ir.expr import Const, Expr, Int
from compiler.limits import MOST_KEYS
from compiler.model import TableInfo
from compiler.report import suggestion, type_words
from compiler.types import (
    AnyCard,
    FaceType,
    FamilyOf,
    GridOf,
    IntType,
    ListOf,
    OptionalOf,
    PlayerType,
    RowOf,
    RuleType,
    SetOf,
    TextType,
    Type,
    Unknown,
)
from dsl import syntax
from dsl.source import Span


def all_things(scope: Scope, table: TableInfo) -> str:
    return scope.builder.constant(f"all_{table.name}", tuple(range(table.first, table.first + len(table.things))))


def table_read(scope: Scope, table: TableInfo, args: tuple[syntax.Expr, ...], span: Span) -> Typed:
    """`models[version]`: a row by its key, or by its id."""
    from compiler.bind.expressions import bind, fit

    row_type = RowOf(table.row_type)
    if len(args) != 1:
        scope.error("wrong-arguments", f"the table `{table.name}` is read with one key", span)
        return UNKNOWN
    key = table.loaded.shape.key
    if key is None:
        typed = bind(scope, args[0], row_type)
        return fit(scope, typed, row_type, args[0].span)
    column = table.column(key)
    if column is None:
        return UNKNOWN
    typed = fit(scope, bind(scope, args[0], column.type), column.type, args[0].span)
    by_key = {
        row.cells[key]: table.first_thing(number) for number, row in enumerate(table.rows) if isinstance(row.cells.get(key), int)
    }
    if not by_key:
        scope.error(
            "out-of-table",
            f"`{table.name}` has no rows, so nothing can be read from it",
            span,
            "an empty table",
            others=[table.place.label("declared here")],
            help="add rows to its file",
        )
        return UNKNOWN
    low, high = min(by_key), max(by_key)
    if high - low > MOST_KEYS:
        scope.error(
            "too-many-values",
            f"the keys of `{table.name}` run from {low} to {high}, further than any game needs",
            args[0].span,
            f"at most {MOST_KEYS} apart",
            others=[table.place.label("declared here")],
            help="use keys that are closer to each other",
        )
        return UNKNOWN
    if table.loaded.shape.steps:
        wanted_high = scope.model.bounds_of(column.type)[1]
        found_high = scope.range(typed.ir)[1]
        high = max(high, wanted_high if wanted_high is not None else high, found_high if found_high is not None else high)
        high = min(high, low + MOST_KEYS)
        values, last = [], -1
        for number in range(low, high + 1):
            last = by_key.get(number, last)
            values.append(last)
        wanted = frozenset(range(low, high + 1))
    else:
        values = [by_key.get(number, -1) for number in range(low, high + 1)]
        wanted = frozenset(by_key)
    check_need(scope, Need(typed.ir, wanted, table.name, key), args[0].span)
    name = scope.builder.constant(f"{table.name}_by_{key}", tuple(values))
    return Typed(Const(name, minus(typed.ir, low)), row_type)


def check_need(scope: Scope, need: Need, span: Span) -> None:
    """Is the key surely in the table? If not: needed of the caller inside a function, an error elsewhere."""
    low, high = scope.range(need.key)
    if low is not None and high is not None and all(k in need.wanted for k in range(low, min(high, low + 5000) + 1)):
        return
    if scope.needs is not None:
        scope.needs.append(need)
        return
    missing = (
        [k for k in range(low, min(high, low + 200) + 1) if k not in need.wanted] if low is not None and high is not None else []
    )
    if need.table == "none":
        scope.error(
            "none-read",
            f"`.{need.column}` is read of something that may be none",
            span,
            "may be none here",
            help="ask first, as in `if x != none`",
        )
        return
    lowest, highest = min(need.wanted, default=0), max(need.wanted, default=0)
    where = f"no {need.column} {missing[-1] if low in need.wanted else missing[0]}" if missing else f"only {lowest} to {highest}"
    scope.error(
        "out-of-table",
        f"`{need.table}` has {where}" + (", which this can reach" if missing else ", and this has no end"),
        span,
        f"can be {_interval((low, high))}",
        help="add a requirement that keeps it inside the table, "
        f"or rows for the missing keys (`{need.table}` has {lowest} to {highest})",
    )


def column_read(scope: Scope, base: Typed, name: syntax.Ident, args: tuple[syntax.Expr, ...]) -> Typed:
    """`card.workers`, `region.tokens`, `space.cost`: a column or a field of a thing."""
    model = scope.model
    kind = base.type
    if isinstance(kind, Unknown):
        return UNKNOWN
    if isinstance(kind, OptionalOf):
        low, _ = scope.range(base.ir)
        if low is None or low < 0:
            if scope.needs is not None:
                scope.needs.append(
                    Need(base.ir, frozenset(range(0, max(1, (model.bounds_of(kind)[1] or 0) + 1))), "none", name.text)
                )
            else:
                scope.error(
                    "none-read",
                    f"`.{name.text}` is read of something that may be none",
                    name.span,
                    "may be none here",
                    help="ask first, as in `if x != none`, or `where x != none`",
                )
        kind = kind.of
    if isinstance(kind, PlayerType):
        scope.error(
            "wrong-kind",
            f"a player's `{name.text}` is written with `'s`",
            name.span,
            "a player is not a row",
            help=f"write `'s {name.text}`",
        )
        return UNKNOWN
    tables = (
        [model.row_types[kind.name]]
        if isinstance(kind, RowOf) and kind.name in model.row_types
        else [t for t in model.tables.values() if t.is_cards and has_member(scope, t, name.text)]
        if isinstance(kind, AnyCard)
        else []
    )
    if not tables:
        scope.error("unknown-column", f"{type_words(kind)} has no `{name.text}`", name.span, "not a column")
        return UNKNOWN
    if name.text == "name":
        return Typed(Const(row_numbers(scope), base.ir) if tables[0].is_cards else base.ir, IntType(0, None))
    table = tables[0]
    fields = model.thing_fields.get(table.row_type, {})
    if name.text in fields:
        return field_read(scope, fields[name.text], base, name.span, args)
    column = table.column(name.text)
    if column is None:
        candidates = [c.name for c in table.loaded.shape.columns] + list(fields) + ["name"]
        scope.error(
            "unknown-column",
            f"{type_words(kind)} has no `{name.text}`",
            name.span,
            "not a column",
            others=[table.place.label(f"the columns of `{table.name}`")],
            help=suggestion(name.text, candidates, "columns"),
        )
        return UNKNOWN
    scope.builder.usage.columns.add((table.name, name.text))
    return column_value(scope, tables, column, base, args, name.span)


def has_member(scope: Scope, table: TableInfo, name: str) -> bool:
    return name == "name" or table.column(name) is not None or name in scope.model.thing_fields.get(table.row_type, {})


def row_numbers(scope: Scope) -> str:
    """Constant: which row a card is of; copies share it."""
    return "card_row"


def column_value(scope: Scope, tables: list[TableInfo], column, base: Typed, args, span: Span) -> Typed:
    from compiler.bind.expressions import bind

    type = column.type
    model = scope.model
    if isinstance(type, RuleType):
        if type.kind in ("condition", "amount"):
            from compiler.lower.cells import cell_value

            return cell_value(scope, tables[0], column, base)
        return Typed(base.ir, RuleType(type.kind), literal=base.literal)
    if isinstance(type, TextType):
        return Typed(Int(0), type)
    keys: tuple[Type, ...] = ()
    if isinstance(type, FamilyOf):
        type, keys = type.of, type.keys
    if len(args) != len(keys):
        scope.error("wrong-arguments", f"`{column.name}` takes {len(keys) or 'no'} index, {len(args)} written", span)
        return Typed(Int(0), type)
    if any(isinstance(key, Unknown) for key in keys):
        return UNKNOWN
    size = 1
    for key in keys:
        size *= max(model.size_of(key), 1)
    name, offset = column_constant(scope, tables, column, type, bool(keys), size)
    index = times(minus(base.ir, offset // size), size)
    part: Expr | None = None
    for key, arg in zip(keys, args, strict=False):
        typed = fit_key(scope, bind(scope, arg, key), key, arg.span, column.name)
        low, _ = model.bounds_of(key)
        at = minus(typed.ir, low or 0)
        part = at if part is None else plus(times(part, model.size_of(key)), at)
    if part is not None:
        index = plus(index, part)
    if isinstance(type, GridOf):
        type = FaceType(type.of)
    return Typed(Const(name, index), type)


def column_constant(scope: Scope, tables: list[TableInfo], column, type: Type, family: bool, size: int) -> tuple[str, int]:
    """The constant that holds a column, and the position of the first thing's first value."""
    offset = min(t.first for t in tables) * size
    known = (tuple(t.name for t in tables), column.name)
    if known in scope.builder.column_constants:
        return scope.builder.column_constants[known], offset
    model = scope.model
    total = max(t.first + len(t.things) for t in tables)
    values: list = [0] * (total * size)
    for table in tables:
        for thing, row in enumerate(table.things):
            cell = table.rows[row].cells.get(column.name, 0)
            flat = cell if family else (cell,)
            for k in range(size):
                value = flat[k] if k < len(flat) else 0
                values[(table.first + thing) * size + k] = thing_value(model, type, value)
    name = scope.builder.constant(f"{tables[0].name}_{column.name}", tuple(values[offset:]))
    scope.builder.column_constants[known] = name
    return name, offset


def thing_value(model, type: Type, value):
    """A cell's value as the state keeps it: rows become things, grids become faces."""
    match type:
        case RowOf(name):
            table = model.row_types[name]
            return table.first_thing(value) if isinstance(value, int) and 0 <= value < len(table.rows) else 0
        case OptionalOf(of):
            return -1 if value == -1 else thing_value(model, of, value)
        case SetOf(RowOf(name)):
            table = model.row_types[name]
            return sum(1 << (table.first + i) for i, row in enumerate(table.things) if value >> row & 1)
        case ListOf(of):
            return tuple(thing_value(model, of, v) for v in (value or ()))
        case GridOf(height, width, of):
            return (height, width, *(thing_value(model, of, v) for v in (value or ())))
    return value if isinstance(value, int) else 0
