"""Tables: their columns, the rows that their files hold, what variants change in them, and the numbers of their things."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from compiler.cache import Cache
from compiler.declare.names import Names, plain_number, resolve, title_of
from compiler.limits import MOST_CARDS
from compiler.model import CellInfo, Model, Place, TableInfo
from compiler.report import Reporter, suggestion, type_words
from compiler.rows import Column, Row, RuleCell, TableShape
from compiler.tables.env import TableEnv
from compiler.tables.load import load_tables
from compiler.types import (
    ChoiceType,
    FlagType,
    IntType,
    KindOf,
    LineOf,
    OptionalOf,
    PileOf,
    RowOf,
    RuleType,
    SetOf,
    Type,
    Unknown,
    bare,
    family,
)
from compiler.workspace import Workspace
from dsl import syntax
from dsl.parser import parse_cell
from dsl.source import Source
from dsl.walk import nodes_in

SINGLE = (IntType, FlagType, ChoiceType, RowOf, KindOf)
Declared = list[tuple[syntax.Table, Source]]


def declare_tables(names: Names, nodes: Declared, actions: list[str], workspace: Workspace, cache: Cache) -> None:
    """All tables are named before the first is looked at: columns speak of the rows of other tables, and cells of actions."""
    model, reporter = names.model, names.reporter
    tables = []
    for node, source in nodes:
        if names.claim_type(node.row_type, "row type", source) & names.claim(node.name, "table", source):
            tables.append((node, source))
    reporter.unreadable |= len(tables) < len(nodes)
    shapes = [shape_of(names, node, source) for node, source in tables]
    wanted = []
    for (node, source), shape in zip(tables, shapes, strict=True):
        files, problem = workspace.tables(shape.pattern)
        if problem is not None:
            reporter.add(problem.at(source.locate(node.files.span), "this table's files"))
            reporter.unreadable = True  # whatever names a row of it is no further mistake
        wanted.append((shape, files))
    loaded, findings = load_tables(wanted, table_env(model, actions), cache)
    for finding in findings:
        reporter.add(finding)
    for (node, source), shape in zip(tables, shapes, strict=True):
        info = TableInfo(shape.name, shape.row_type, loaded[shape.name], Place(source, node.name.span), node, title_of(node))
        model.tables[shape.name] = model.row_types[shape.row_type] = info
        model.refused |= loaded[shape.name].lost


def shape_of(names: Names, node: syntax.Table, source: Source) -> TableShape:
    columns = []
    for column in node.columns:
        if column.name.text == "id":
            message = "`id` is the name that every row has anyway, and can't name a column"
            names.report("reserved-name", message, source, column.name.span, "reserved", help="remove it, or choose another name")
            continue
        title, location = column.title.value if column.title else "", source.locate(column.name.span)
        links = isinstance(column.type, syntax.LinksType)
        type = linked(names, node, column.type, source) if links else column_type(names, column.type, source)
        columns.append(Column(column.name.text, type, title, location, links))
    known = [column.name for column in columns]
    if node.by and node.by.text not in known:
        message = f"the table `{node.name}` is read by `{node.by}`, which is none of its columns"
        help = suggestion(node.by.text, known, "columns")
        names.report("unknown-column", message, source, node.by.span, "no such column", help=help)
    key = node.by.text if node.by else None
    return TableShape(node.name.text, node.row_type.text, tuple(columns), key, node.steps, node.files.value)


def column_type(names: Names, node: syntax.Type, source: Source) -> Type:
    """Tables are the same in every game, so what stands in them has one size."""
    sizes = (size for grid in nodes_in(node) if isinstance(grid, syntax.GridType) for size in (grid.height, grid.width))
    name = next((size for size in sizes if isinstance(size, syntax.Name)), None)
    if name is None:
        return resolve(names, node, source)
    message, help = (
        "the size of a face is fixed",
        "write a number; the grid of the state that it is laid on may have its size by setting",
    )
    names.report("wrong-type", message, source, name.span, "not a number", help=help)
    return Unknown()


def linked(names: Names, table: syntax.Table, node: syntax.Type, source: Source) -> Type:
    """The type of a column of links: they hold both ways, so they stay inside of the table."""
    assert isinstance(node, syntax.LinksType)
    of = resolve(names, node.of, source)
    if of not in (RowOf(table.row_type.text), Unknown()):
        message = f"links stand between the rows of one table, this is {type_words(of)}"
        help = f"write `links {table.row_type}`, or `set of` for what is named one way"
        names.report("wrong-type", message, source, node.of.span, f"the rows here are of {table.row_type}", help=help)
    return SetOf(RowOf(table.row_type.text))


def table_env(model: Model, actions: Iterable[str]) -> TableEnv:
    """What cells may name. The ids of rows are known once all tables are loaded."""
    rows = {t.row_type: {row.id: number for number, row in enumerate(t.rows)} for t in model.tables.values()}
    values = {name: info.values for name, info in model.choices.items()}
    titles = {name: dict(zip(info.values, info.titles, strict=True)) for name, info in model.choices.items()}
    return TableEnv(values, rows, titles, frozenset(actions), model.most)


# ---------------------------------------------------------------- what variants change


def change_cell(names: Names, node: syntax.Change, source: Source) -> None:
    """`change prices[second].cost from 3 to 2`: a variant's new value for one cell."""
    name = node.noun.name
    table = names.model.tables.get(name.text)
    if table is None:
        message, help = f"there is no table called `{name}`", suggestion(name.text, names.model.tables, "tables")
        names.report("unknown-table", message, source, name.span, "not declared", help=help)
        return
    row = row_meant(table, node.noun.args[0] if node.noun.args else None)
    column = table.column(node.column.text) if node.column else None
    if row is None or column is None:
        report_no_cell(names, table, node, row, source)
        return
    old, new = (cell_constant(names, column.type, value, source) for value in (node.old, node.new))
    if old is None or new is None:
        return
    if row.cells.get(column.name) != old:
        message = f"`{table.name}[{row.id}].{column.name}` is no longer what the variant expects"
        help = "write the value that the table has now after `from`"
        names.report("moved-base", message, source, node.old.span, "the base game says something else", help=help)
        return
    row.cells[column.name] = new


def row_meant(table: TableInfo, wanted: syntax.Expr | None) -> Row | None:
    """The row of that id, or of that number in the column by which the table is read."""
    key = table.loaded.shape.key
    if isinstance(wanted, syntax.Name):
        return next((row for row in table.rows if row.id == wanted.name), None)
    number = None if wanted is None else plain_number(wanted)
    return next((row for row in table.rows if number is not None and row.cells.get(key or "") == number), None)


def report_no_cell(names: Names, table: TableInfo, node: syntax.Change, row: Row | None, source: Source) -> None:
    missing, at, known, written = "column", node.noun.span, [c.name for c in table.loaded.shape.columns], ""
    if row is None:
        wanted = node.noun.args[0] if node.noun.args else None
        missing, known = "row", [each.id for each in table.rows]
        written = wanted.name if isinstance(wanted, syntax.Name) else ""
    elif node.column is not None:
        at, written = node.column.span, node.column.text
    message, help = f"`{table.name}` has no such {missing} to change", suggestion(written, known, f"{missing}s")
    names.report("nothing-to-replace", message, source, at, f"no such {missing}", help=help)


def cell_constant(names: Names, type: Type, node: syntax.Expr, source: Source) -> int | None:
    """A value written in a `change`, as the table keeps it. Reports what the column can't hold."""
    value, written = cell_value(names.model, type, node), source.text[node.span.start : node.span.end]
    if value is None:
        help = f"write {type_words(type)}" if isinstance(bare(type), SINGLE) else "edit the table's file: only single values change"
        names.report("wrong-type", f"`{written}` can't stand in this column", source, node.span, "of another kind", help=help)
        return None
    low, high = names.model.bounds_of(bare(type))
    if plain_number(node) is not None and (low is not None and value < low or high is not None and value > high):
        message, help = f"{written} is outside the range of its column", f"write {type_words(type)}"
        names.report("value-out-of-range", message, source, node.span, "out of range", help=help)
        return None
    return value


def cell_value(model: Model, type: Type, node: syntax.Expr) -> int | None:
    name = node.name if isinstance(node, syntax.Name) else ""
    match type:
        case OptionalOf(of):
            return -1 if name == "none" else cell_value(model, of, node)
        case IntType():
            return plain_number(node)
        case FlagType():
            return {"no": 0, "yes": 1}.get(name)
        case ChoiceType(choices):
            return model.choices[choices].number(name) if name in model.choices[choices].values else None
        case RowOf(rows) | KindOf(rows):
            return model.row_types[rows].row_number(name) if rows in model.row_types else None
    return None


# ---------------------------------------------------------------- things


def number_things(model: Model, reporter: Reporter) -> None:
    """Numbers the physical things, copies after each other. All tables whose things can lie in piles share one numbering."""
    piled = [info.type.of for info in model.all_fields() if isinstance(info.type, (PileOf, LineOf))]
    held = {type.name for type in piled if isinstance(type, RowOf)}
    first = 0
    for table in model.tables.values():
        size = sum(row.copies for row in table.rows)
        if size > MOST_CARDS:
            message, at = f"`{table.name}` has {size} cards, more than any game needs", table.place
            reporter.report("too-many-values", message, at.source, at.span, f"at most {MOST_CARDS}", help="lower the copies")
        copied = size <= MOST_CARDS
        table.things = tuple(number for number, row in enumerate(table.rows) for _ in range(row.copies if copied else 1))
        table.is_cards = model.uses_any_card or table.row_type in held
        if table.is_cards:
            table.first = first
            first += len(table.things)


# ---------------------------------------------------------------- rule cells: effects, conditions, amounts and prices


def parse_cells(model: Model, reporter: Reporter) -> None:
    """Fills `model.cells`; what can't be read is reported and left out."""
    model.cells.clear()
    for number, table in enumerate(model.tables.values()):
        for place, column in rule_columns(table):
            model.cells += read_cells(table, column, range(len(table.rows)), reporter, (number, place))


def rule_columns(table: TableInfo) -> list[tuple[int, Column]]:
    """The columns whose cells hold rules of their own, with their numbers."""
    kinds = [(column, family(column.type)[0]) for column in table.loaded.shape.columns]
    return [(place, column) for place, (column, kind) in enumerate(kinds) if isinstance(kind, RuleType) and kind.kind != "action"]


def read_cells(
    table: TableInfo, column: Column, numbers: Iterable[int], reporter: Reporter, at: tuple[int, int]
) -> Iterator[CellInfo]:
    """The cells of a column in these rows. `at`: table and column by number."""
    name, rows = column.name, table.rows
    for number in numbers:
        value = rows[number].cells.get(name)
        for key, cell in enumerate(value if isinstance(value, tuple) else (value,)):
            if isinstance(cell, RuleCell):
                node, problems = parse_cell(cell.kind, cell.source)
                for problem in problems:
                    reporter.add(problem)
                if node is not None and not problems:
                    yield CellInfo(table, number, name, key, cell.kind, node, cell.source, (*at, number, key))
