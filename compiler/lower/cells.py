"""Rule cells of tables: effects as procedures by thing, conditions, amounts and prices as functions by thing."""

from __future__ import annotations

from compiler.bind.expressions import bind, condition, number
from compiler.bind.names import bare, minus
from compiler.bind.scope import Scope, Typed
from compiler.ir.expr import At, Bit, CallFnBy, Cell, Expr, Fold, Int, MaskOf, Op, Slice, Tup, Var
from compiler.ir.program import Function, Procedure
from compiler.ir.stmt import Let, Stmt, Store
from compiler.lower.builder import Lowering
from compiler.lower.heads import TRUE, Choice, ManyChoice, Naming
from compiler.lower.layout import constant_value
from compiler.lower.rules import (
    Parts,
    can_function,
    can_value,
    do_procedure,
    effect_statements,
    head_statements,
    needs_split,
    perform_parts,
    take_apart,
)
from compiler.model import CellInfo, FieldInfo, TableInfo
from compiler.report import suggestion
from compiler.types import FamilyOf, FlagType, IntType, PlayerType, RowOf, RuleType
from dsl import syntax


def column_name(tables: list[TableInfo], column) -> str:
    return "_".join([*(t.name for t in tables), column.name])


def tables_of(builder: Lowering, name: str) -> tuple[list[TableInfo], str]:
    """The tables and the column behind a column's name."""
    for table in builder.model.tables.values():
        for column in table.loaded.shape.columns:
            if isinstance(column.type, RuleType) or (isinstance(column.type, FamilyOf) and isinstance(column.type.of, RuleType)):
                for tables in ([table], [t for t in builder.model.tables.values() if t.is_cards and t.column(column.name)]):
                    if tables and column_name(tables, column) == name:
                        return tables, column.name
    return [], ""


def span_of(tables: list[TableInfo]) -> tuple[int, int]:
    first = min(t.first for t in tables)
    return first, max(t.first + len(t.things) for t in tables) - first


def cells_of(builder: Lowering, table: TableInfo, column: str) -> dict[int, CellInfo]:
    """The cells of a column by row; in a family of n, by row * n + key."""
    index = builder.cell_index
    if not index:
        for cell in builder.model.cells:
            size = family_size(builder, cell.table, cell.column)
            index.setdefault((cell.table.name, cell.column), {})[cell.row * size + cell.keys] = cell
    return index.get((table.name, column), {})


def family_size(builder: Lowering, table: TableInfo, column: str) -> int:
    type, size = table.column(column).type, 1
    for key in type.keys if isinstance(type, FamilyOf) else ():
        size *= builder.model.size_of(key)
    return size


def spread(builder: Lowering, name: str, make) -> tuple[str | None, ...]:
    """`make(table, cell number, column)` for every row (and key), spread over the things."""
    tables, column = tables_of(builder, name)
    first, size = span_of(tables)
    family = family_size(builder, tables[0], column)
    out: list[str | None] = [None] * (size * family)
    for table in tables:
        made = [make(table, number, column) for number in range(len(table.rows) * family)]
        for thing, row in enumerate(table.things):
            at = (table.first - first + thing) * family
            out[at : at + family] = made[row * family : (row + 1) * family]
    return tuple(out)


def cell_id(builder: Lowering, table: TableInfo, number: int, column: str) -> str:
    """A name for a cell: the row's id, with the key in a family."""
    family = family_size(builder, table, column)
    id = table.rows[number // family].id
    return id if family == 1 else f"{id}_{number % family}"


def is_action(builder: Lowering, name: str) -> bool:
    tables, column = tables_of(builder, name)
    type = tables[0].column(column).type
    return isinstance(type, RuleType) and type.kind == "action"


def action_of(builder: Lowering, table: TableInfo, row: int, column: str):
    name = table.rows[row].cells.get(column)
    return builder.model.rules.get(name) if isinstance(name, str) else None


def cell_parts(builder: Lowering, cell: CellInfo) -> Parts:
    key = f"{cell.table.name}.{cell.row}.{cell.column}.{cell.keys}"
    if key not in builder.heads:
        row = cell.table.rows[cell.row]
        scope = cell_scope(builder, cell)
        scope.facts[Var("me")] = (0, builder.model.most - 1)
        builder.heads[key] = take_apart(
            builder, f"{cell.table.name}_{row.id}_{cell.column}", scope, ("this",), cell.node, cell.node.span, row.name
        )
    return builder.heads[key]


def cell_scope(builder: Lowering, cell: CellInfo) -> Scope:
    return Scope(builder, cell.source, me=Var("me"), this=(Var("this"), RowOf(cell.table.row_type)), origin_kind="cell")


# ---------------------------------------------------------------- for the findings only


def open_column(builder: Lowering, tables: list[TableInfo], column: str) -> None:
    builder.open_columns.update((table.name, column) for table in tables)


def bind_cells(builder: Lowering) -> None:
    """Every cell at hand that something reads or does, once, behind all rules. What it means is put nowhere, unless it is to be
    judged by how long it takes."""
    bound: set[int] = set()
    while True:
        todo = [c for c in builder.model.cells if (c.table.name, c.column) in builder.open_columns and id(c) not in bound]
        if not todo:
            return
        for cell in todo:
            bound.add(id(cell))
            builder.terse = not builder.facts_of(cell.node).takes_long
            bind_cell(builder, cell)
            builder.terse = False


def bind_cell(builder: Lowering, cell: CellInfo) -> None:
    if cell.kind != "effect":
        (condition if cell.kind == "condition" else number)(cell_scope(builder, cell), cell.node)
        return
    parts = cell_parts(builder, cell)
    body = perform_parts(builder, parts)
    if not builder.terse:
        program, at = builder.program, builder.origin(cell.source, cell.node.span)
        can, do = (f"{word}_{column_name([cell.table], cell.table.column(cell.column))}" for word in ("can", "do"))
        name = f"{cell.table.rows[cell.row].id}_{cell.keys}"
        program.functions[f"{can}_{name}"] = Function(f"{can}_{name}", ("me", "this"), can_value(builder, parts), kind="can", at=at)
        program.procedures[f"{do}_{name}"] = Procedure(
            f"{do}_{name}", ("me", "this"), tuple(body), cell.table.rows[cell.row].id, at
        )
        builder.program.function_tables.setdefault(can, []).append(f"{can}_{name}")
        builder.program.procedure_tables.setdefault(do, []).append(f"{do}_{name}")


def known_prices(builder: Lowering, table: TableInfo, column: str) -> list[tuple[int, CellInfo]]:
    """One price of everything that the cells of a price column name, if those cells are not at hand."""
    nouns = sorted(builder.model.known.prices.get((table.name, column), ())) if builder.brief else ()
    one = syntax.Number(syntax.NOWHERE, 1)
    amounts = tuple(
        syntax.Amount(syntax.NOWHERE, one, syntax.Noun(syntax.NOWHERE, syntax.Ident(syntax.NOWHERE, noun), ())) for noun in nouns
    )
    price = syntax.Price(syntax.NOWHERE, amounts)
    return [(-1, CellInfo(table, -1, column, 0, "price", price, table.place.source))] if amounts else []


def column_labels(builder: Lowering, name: str) -> tuple[tuple[int, str, str], ...]:
    """How the things of a column are offered: by the action's name and title, or by the row's."""
    tables, column = tables_of(builder, name)
    labels = []
    for table in tables:
        for thing, row in enumerate(table.things):
            info = action_of(builder, table, row, column) if is_action(builder, name) else None
            key, label = (info.name, info.title) if info is not None else (table.rows[row].id, table.rows[row].name)
            labels.append((table.first + thing, key, label))
    return tuple(labels)


# ---------------------------------------------------------------- effects and actions


def can_table(builder: Lowering, name: str, key: tuple) -> str | None:
    table_name = f"can_{name}" + "".join(f"_after_{k[0]}" for k in key)
    if table_name in builder.in_progress:
        table_name += "_again"
        if table_name in builder.in_progress:
            return None
    acting = is_action(builder, name)
    if builder.brief and not acting:
        open_column(builder, *tables_of(builder, name))
        return table_name
    if table_name not in builder.program.function_tables:
        builder.in_progress.append(table_name)
        builder.program.function_tables[table_name] = ()

        def make(table: TableInfo, row: int, column: str) -> str | None:
            extra = tuple(f"owed_{k[0]}" for k in key)
            if acting:
                info = action_of(builder, table, row, column)
                inner = can_function(builder, info, key) if info is not None else None
                if inner is None:
                    return None
                function = f"{table_name}_{cell_id(builder, table, row, column)}"
                from compiler.ir.expr import CallFn

                args = (Var("me"), *(Var(e) for e in extra))
                builder.program.functions[function] = Function(function, ("me", "this", *extra), CallFn(inner, args), kind="can")
                return function
            cell = cells_of(builder, table, column).get(row)
            if cell is None:
                return None
            parts = cell_parts(builder, cell)
            value = can_value(builder, parts, key)
            if value == TRUE:
                return None
            function = f"{table_name}_{cell_id(builder, table, row, column)}"
            builder.program.functions[function] = Function(
                function, ("me", "this", *extra), value, kind="can", at=builder.origin(cell.source, cell.node.span)
            )
            return function

        made = spread(builder, name, make)
        builder.program.function_tables[table_name] = made
        builder.in_progress.remove(table_name)
    functions = builder.program.function_tables[table_name]
    return table_name if any(functions) else None


def column_reasons(builder: Lowering, tail, prices) -> list:
    """Why what stands in a column can't be done. Equal reasons of several rows are one, but no row's order is changed."""
    from compiler.ir.expr import Contains
    from compiler.ir.walk import substitute
    from compiler.lower.reasons import MOST_ROWS, Reason, reasons_of
    from compiler.lower.rules import rule_parts

    tables, column = tables_of(builder, tail.rule)
    family = family_size(builder, tables[0], column)
    first, _ = span_of(tables)
    merged: list[Reason] = []
    owed = tuple(p for p in prices if p.payer == tail.seat == Var("me"))
    rows = [(table, at) for table in tables for at in range(len(table.rows) * family)]
    if len(rows) > MOST_ROWS:
        return []
    for table, at in rows:
        if is_action(builder, tail.rule):
            info = action_of(builder, table, at, column)
            parts = rule_parts(builder, info) if info is not None else None
        else:
            cell = cells_of(builder, table, column).get(at)
            parts = cell_parts(builder, cell) if cell is not None else None
        if parts is None or parts.head.is_empty:
            continue
        here = tuple(
            Int((table.first - first + thing) * family + at % family)
            for thing, row in enumerate(table.things)
            if row == at // family
        )
        values = {"me": tail.seat, "this": tail.args[0]}
        after = 0
        for test, *words in reasons_of(builder, parts, owed):
            one = Op("or", Op("==", Contains(Tup(here), tail.index), Int(0)), substitute(test, values))
            same = next((n for n in range(after, len(merged)) if list(merged[n][1:]) == words), None)
            if same is None:
                merged.insert(after, (one, *words))
                after += 1
            else:
                merged[same] = (Op("and", merged[same][0], one), *words)
                after = same + 1
    return merged


def do_table(builder: Lowering, name: str) -> str:
    table_name = f"do_{name}"
    acting = is_action(builder, name)
    if builder.brief and not acting:
        open_column(builder, *tables_of(builder, name))
        return table_name
    if table_name not in builder.program.procedure_tables:
        builder.program.procedure_tables[table_name] = ()

        def make(table: TableInfo, row: int, column: str) -> str | None:
            procedure = f"{table_name}_{cell_id(builder, table, row, column)}"
            if acting:
                info = action_of(builder, table, row, column)
                if info is None:
                    return None
                from compiler.ir.stmt import Call

                builder.usage.called.add(info.name)
                builder.program.procedures[procedure] = Procedure(
                    procedure, ("me", "this"), (Call(do_procedure(builder, info), (Var("me"),)),), info.title
                )
                return procedure
            cell = cells_of(builder, table, column).get(row)
            if cell is None:
                return None
            parts = cell_parts(builder, cell)
            from compiler.lower.offers import with_source

            body = (
                with_source(builder, Var("this"), Var("me"), perform_parts(builder, parts))
                if table.is_cards
                else perform_parts(builder, parts)
            )
            builder.program.procedures[procedure] = Procedure(
                procedure,
                ("me", "this"),
                tuple(body),
                cell_id(builder, table, row, column),
                builder.origin(cell.source, cell.node.span),
            )
            return procedure

        builder.program.procedure_tables[table_name] = spread(builder, name, make)
    return table_name


def split_tables(builder: Lowering, name: str) -> tuple[str, str]:
    """Lead-in and effect of a column's cells as two tables, for reactions in between. The choices travel in `scratch`."""
    heads, bodies = f"head_{name}", f"body_{name}"
    if builder.brief:
        open_column(builder, *tables_of(builder, name))
    if builder.brief or heads in builder.program.procedure_tables:
        return heads, bodies
    builder.program.procedure_tables[heads] = builder.program.procedure_tables[bodies] = ()
    builder.need_field("scratch", (), wide=True)

    def make_head(table: TableInfo, row: int, column: str) -> str:
        procedure = f"{heads}_{cell_id(builder, table, row, column)}"
        cell = cells_of(builder, table, column).get(row)
        title = cell_id(builder, table, row, column)
        body: list[Stmt] = []
        kept: list[Expr] = []
        if cell is not None:
            parts = cell_parts(builder, cell)
            scope = parts.scope.inner()
            body += head_statements(builder, parts, scope, inside=True)
            kept = [Var(i.var) for i in parts.head.items if isinstance(i, (Choice, Naming, ManyChoice))]
            body += aimed_at(builder, parts, scope)
            behind, parts.kept = parts.kept, ""
            if behind:
                chosen = Op("+", Tup(tuple(kept)), Var(behind))
                builder.program.procedures[procedure] = Procedure(
                    procedure, ("me", "this"), (*body, Store(Cell("scratch"), chosen)), title
                )
                return procedure
        else:
            body += [Store(Cell("targeting"), Var("this")), Store(Cell("targeted"), Int(0))]
        body.append(Store(Cell("scratch"), Tup(tuple(kept))))
        builder.program.procedures[procedure] = Procedure(
            procedure, ("me", "this"), tuple(body), cell_id(builder, table, row, column)
        )
        return procedure

    def make_body(table: TableInfo, row: int, column: str) -> str | None:
        cell = cells_of(builder, table, column).get(row)
        if cell is None:
            return None
        procedure = f"{bodies}_{cell_id(builder, table, row, column)}"
        parts = cell_parts(builder, cell)
        scope = parts.scope.inner()
        kept = [i for i in parts.head.items if isinstance(i, (Choice, Naming, ManyChoice))]
        body: list[Stmt] = [Let(item.var, At(Var("kept"), Int(number))) for number, item in enumerate(kept)]
        if needs_split(builder, parts, inside=True):
            parts.kept = builder.fresh("kept")
            body.append(Let(parts.kept, Slice(Var("kept"), Int(len(kept)), None)))
        from compiler.lower.offers import with_source

        body += with_source(builder, Var("this"), Var("me"), effect_statements(builder, parts, scope, inside=True))
        parts.kept = ""
        builder.program.procedures[procedure] = Procedure(
            procedure, ("me", "this", "kept"), tuple(body), cell_id(builder, table, row, column)
        )
        return procedure

    builder.program.procedure_tables[heads] = spread(builder, name, make_head)
    builder.program.procedure_tables[bodies] = spread(builder, name, make_body)
    return heads, bodies


def aimed_at(builder: Lowering, parts: Parts, scope: Scope) -> list[Stmt]:
    """Whom a card targets: the players chosen in its lead-in, and those its effect runs over."""
    mask: Expr = Int(0)
    for item in parts.head.items:
        if isinstance(item, Choice) and isinstance(item.type, PlayerType):
            mask = Op("|", mask, Bit(Var(item.var)))
    for node in parts.rest:
        if isinstance(node, syntax.ForEach):
            mask = Op("|", mask, loop_targets(scope, node))
    return [Store(Cell("targeting"), Var("this")), Store(Cell("targeted"), mask)]


def loop_targets(scope: Scope, node: syntax.ForEach) -> Expr:
    from compiler.bind.expressions import as_list, collection, item_type
    from compiler.bind.functions import element_scope

    many = collection(scope, node.domain)
    if not isinstance(item_type(many), PlayerType):
        return Int(0)
    inner, var = element_scope(scope, node.name, many)
    where = condition(inner, node.where) if node.where is not None else None
    return MaskOf(Fold("those", var, as_list(scope, many), where))


# ---------------------------------------------------------------- conditions, amounts, prices


def cell_value(scope: Scope, table: TableInfo, column, base: Typed) -> Typed:
    """`income.amount`, `card.condition`: the function of that row's cell."""
    builder = scope.builder
    kind = column.type.kind
    name = f"{kind}_{table.name}_{column.name}"
    if builder.brief:
        open_column(builder, [table], column.name)
    elif name not in builder.program.function_tables:
        builder.program.function_tables[name] = ()

        def make(table: TableInfo, row: int, column_: str) -> str | None:
            cell = cells_of(builder, table, column_).get(row)
            if cell is None:
                if kind == "condition":
                    return None
                builder.program.functions.setdefault("no_amount", Function("no_amount", ("me", "this"), Int(0)))
                return "no_amount"
            inner = cell_scope(builder, cell)
            value = condition(inner, cell.node) if kind == "condition" else number(inner, cell.node)
            function = f"{name}_{table.rows[row].id}"
            builder.program.functions[function] = Function(
                function, ("me", "this"), value, at=builder.origin(cell.source, cell.node.span, "cell")
            )
            return function

        builder.program.function_tables[name] = spread(builder, column_name([table], column), make)
    me = scope.me if scope.me is not None else Int(0)
    value = CallFnBy(name, minus(base.ir, table.first), (me, base.ir))
    return Typed(value, FlagType() if kind == "condition" else IntType(None, None))


def price_resources(scope: Scope, node: syntax.Column) -> tuple[str, Expr, list[tuple[FieldInfo, int | None, str]]]:
    """The resources that occur in a price column, and one function table per resource."""
    from compiler.lower.payments import noun_field

    builder = scope.builder
    row = bind(scope, node.base)
    table = scope.model.row_types[bare(row.type).name]
    name = f"price_{table.name}_{node.name.text}"
    index = minus(row.ir, table.first)
    if name in builder.price_tables:
        return name, index, builder.price_tables[name]
    resources: list[tuple[FieldInfo, int | None, str]] = []
    amounts: dict[int, dict[int, list]] = {}
    for number_, cell in [*cells_of(builder, table, node.name.text).items(), *known_prices(builder, table, node.name.text)]:
        inner = cell_scope(builder, cell)
        for amount in cell.node.amounts:
            if amount.noun is None:
                inner.error(
                    "wrong-arguments", "a price needs to say of what", amount.span, "no resource", help="write it, as in `2 funds`"
                )
                continue
            found = noun_field(inner, amount.noun)
            if found is None:
                inner.error(
                    "unknown-name",
                    f"there is no field called `{amount.noun.name}`",
                    amount.noun.span,
                    "not declared anywhere",
                    help=suggestion(amount.noun.name.text, builder.model.fields, "fields"),
                )
                continue
            info, args = found
            builder.usage.lost.add(info.name)
            builder.usage.written.add(info.name)
            key = None
            if info.keys and args:
                typed = bind(inner, args[0], info.keys[0])
                key = constant_value(builder, minus(typed.ir, builder.model.bounds_of(info.keys[0])[0] or 0))
            resource = (info, key, amount.noun.name.text)
            if resource not in resources:
                resources.append(resource)
            amounts.setdefault(resources.index(resource), {}).setdefault(number_, []).append((inner, amount))
    builder.price_tables[name] = resources
    if builder.brief:
        for inner, amount in [pair for rows in amounts.values() for parts in rows.values() for pair in parts]:
            number(inner, amount.value)
        return name, index, resources
    builder.program.functions.setdefault("no_amount", Function("no_amount", ("me", "this"), Int(0)))
    for position in range(len(resources)):

        def make(table: TableInfo, row_number: int, column: str, position=position) -> str:
            parts = amounts.get(position, {}).get(row_number, [])
            if not parts:
                return "no_amount"
            total: Expr | None = None
            for inner, amount in parts:
                value = number(inner, amount.value)
                total = value if total is None else Op("+", total, value)
            function = f"{name}_{position}_{table.rows[row_number].id}"
            builder.program.functions[function] = Function(function, ("me", "this"), total)
            return function

        builder.program.function_tables[f"{name}_{position}"] = spread(
            builder, column_name([table], table.column(node.name.text)), make
        )
    return name, index, resources
