"""What has a name, where it is declared, and every place that mentions it: what going to a definition, renaming and completion
ask, and `explain`.

The index knows what rules and examples mention. The rest is looked for here when somebody asks: types of fields, columns and
parameters, the anchors of variants' patches, and plain cells of tables that name rows, choices or actions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from compiler.bound.game import Game
from compiler.bound.index import Reference, Role
from compiler.bound.tree import Automa, ChoiceValue, Column, Local, Named, Row, Symbol, Variant
from compiler.model import ChoicesInfo, DefineInfo, FieldInfo, Model, PhaseInfo, QuantityInfo, RuleInfo, SettingInfo, TableInfo
from compiler.rows import Column as ColumnShape
from compiler.types import ChoiceType, KindOf, RowOf, RuleType, TextType, Type, family
from dsl import syntax
from dsl.source import Location, Source, Span
from dsl.walk import nodes_in

# ---------------------------------------------------------------- definitions


def declared(model: Model) -> Iterator[Named]:
    """Everything that has a name, but locals. Rows without an id have none."""
    for group in (model.settings, model.quantities, model.defines, model.rules, model.phases):
        yield from group.values()
    yield from model.all_fields()
    yield from (Automa(name) for name in model.automas)
    yield from (Variant(name) for name in model.variants)
    for choices in model.choices.values():
        yield choices
        yield from (ChoiceValue(choices, value) for value in choices.values)
    for table in model.tables.values():
        yield table
        yield from (Column(table, column.name) for column in table.loaded.shape.columns)
        yield from (Row(table, row.id) for row in table.rows if "id" in row.cell_locations)


def symbols_called(model: Model, name: str) -> list[Named]:
    """All that is declared under this name; a table also by the name of its rows' type."""
    groups = (model.quantities, model.defines, model.settings, model.tables, model.row_types, model.phases, model.choices)
    found: list[Named] = [group[name] for group in (*groups, model.rules) if name in group]
    found += [fields[name] for fields in (model.fields, *model.thing_fields.values()) if name in fields]
    found += [Automa(name)] if name in model.automas else []
    found += [Variant(name)] if name in model.variants else []
    found += [Column(table, name) for table in model.tables.values() if table.column(name) is not None]
    found += [Row(table, name) for table in model.tables.values() if table.row_number(name) is not None]
    found += [ChoiceValue(choices, name) for choices in model.choices.values() if name in choices.values]
    return found


def name_of(symbol: Symbol) -> str:
    return symbol.id if isinstance(symbol, Row) else symbol.name


def definition_of(game: Game, symbol: Symbol) -> Location | None:
    """Where the name of a thing is declared."""
    model = game.model
    match symbol:
        case Local():
            known = game.index.definitions.get(symbol)
            return known.location if known is not None else None
        case Column(table=table, name=name):
            column = table.column(name)
            return column.location if column is not None else None
        case ChoiceValue(choices=choices, name=name):
            place = choices.places[choices.number(name)]
        case Row(table=table, id=id):
            number = table.row_number(id)
            return table.rows[number].location if number is not None else None
        case Automa(name=name) | Variant(name=name):
            node, source = (model.automas if isinstance(symbol, Automa) else model.variants)[name]
            return source.locate(node.name.span)
        case _:
            place = symbol.place
    return place.source.locate(place.span)


# ---------------------------------------------------------------- mentions


def mentions_of(game: Game, symbol: Symbol, files: Mapping[str, str]) -> list[Reference]:
    """Every place that mentions a thing, in the order of files and lines. `files`: the texts of all files by path.
    A thing can be meant without being named (`Reference.text`): renaming must leave such places alone."""
    names = (name_of(symbol), symbol.row_type) if isinstance(symbol, TableInfo) else (name_of(symbol),)
    # A table that lets rules be done mentions them as a whole; the very cells are found below.
    known = (one for one in game.index.of(symbol) if one.text in names or isinstance(symbol, FieldInfo))
    found = [*known, *in_types(game.model, symbol), *in_patches(game.model, symbol), *in_cells(game, symbol, files)]
    places = {(one.location, one.role): one for one in found}
    return [one for (_, _), one in sorted(places.items(), key=lambda item: item[0][0])]


def in_types(model: Model, symbol: Symbol) -> Iterator[Reference]:
    """Where choices or the rows of a table are the type of something, or get fields; the column that a table is read by, or whose
    value is the length of rows."""
    if isinstance(symbol, Column):
        yield from in_keys_and_sizes(model, symbol)
    if not isinstance(symbol, (ChoicesInfo, TableInfo)):
        return
    name = symbol.row_type if isinstance(symbol, TableInfo) else symbol.name
    for tree, source in model.parsed:
        for node in nodes_in(tree):
            if isinstance(node, syntax.NamedType) and node.name == name:
                yield Reference(Role.TYPE, source, node.span)
            elif isinstance(node, syntax.KindType) and node.name.text == name:
                yield Reference(Role.TYPE, source, node.name.span)
            elif isinstance(node, syntax.Has) and node.owner.text == name:
                yield Reference(Role.TYPE, source, node.owner.span)
            elif isinstance(node, syntax.Table) and node.row_type.text == name:
                yield Reference(Role.TYPE, source, node.row_type.span)


def in_keys_and_sizes(model: Model, column: Column) -> Iterator[Reference]:
    table = column.table
    if table.node.by is not None and table.node.by.text == column.name:
        yield Reference(Role.TYPE, table.place.source, table.node.by.span)
    for tree, source in model.parsed:
        for has in nodes_in(tree):
            if isinstance(has, syntax.Has) and has.owner.text == table.row_type:
                for node in nodes_in(has):
                    if isinstance(node, syntax.RowType) and isinstance(node.size, syntax.Name) and node.size.name == column.name:
                        yield Reference(Role.TYPE, source, node.size.span)


REPLACED: dict[type, type] = {
    syntax.Rule: RuleInfo,
    syntax.Define: DefineInfo,
    syntax.Quantity: QuantityInfo,
    syntax.Phase: PhaseInfo,
}
DROPPED: dict[str, type] = {"quantity": QuantityInfo, "table": TableInfo, "phase": PhaseInfo}
CHANGED = (SettingInfo, QuantityInfo, DefineInfo, FieldInfo)


def in_patches(model: Model, symbol: Symbol) -> Iterator[Reference]:
    """Where a variant changes, replaces or removes it. `change prices[second].cost` names a table, a row and a column."""
    for variant, source in model.variants.values():
        for part in variant.parts:
            for name, kinds in patched_names(part):
                if name.text == name_of(symbol) and isinstance(symbol, kinds) and is_patched(symbol, part):
                    yield Reference(Role.PATCH, source, name.span)


def patched_names(part: syntax.Node) -> Iterator[tuple[syntax.Ident, tuple[type, ...]]]:
    match part:
        case syntax.Change(noun=noun, column=column):
            if column is None and not noun.args:
                yield noun.name, CHANGED
                return
            yield noun.name, (TableInfo,)
            for arg in noun.args:
                if isinstance(arg, syntax.Name):
                    yield syntax.Ident(arg.span, arg.name), (Row,)
            if column is not None:
                yield column, (Column,)
        case syntax.ChangeSeen(noun=noun):
            yield noun.name, (FieldInfo,)
        case syntax.Drop(kind=kind, name=syntax.Ident() as name) if kind in DROPPED:
            yield name, (DROPPED[kind],)
        case syntax.Replace(what=what):
            yield what.name, (REPLACED[type(what)],)
        case syntax.Automa(name=name):
            yield name, (Automa,)


def is_patched(symbol: Symbol, part: syntax.Node) -> bool:
    """Rows and columns of other tables may have the same name."""
    return not isinstance(symbol, (Row, Column)) or (isinstance(part, syntax.Change) and part.noun.name.text == symbol.table.name)


# ---------------------------------------------------------------- plain cells


def in_cells(game: Game, symbol: Symbol, files: Mapping[str, str]) -> Iterator[Reference]:
    """Where a cell names a row, a choice or an action. What rules say in cells is known to the index."""
    if not isinstance(symbol, (Row, ChoiceValue, RuleInfo)):
        return
    role = Role.CALL if isinstance(symbol, RuleInfo) else Role.CELL
    for table in game.model.tables.values():
        for column in table.loaded.shape.columns:
            word = word_in(column, symbol)
            for row in table.rows if word is not None else ():
                at = row.cell_locations.get(column.name)
                if at is not None and word is not None:
                    yield from words_in(files.get(at.path, ""), at, word, role, name_of(symbol))


def word_in(column: ColumnShape, symbol: Row | ChoiceValue | RuleInfo) -> re.Pattern[str] | None:
    """How a cell of this column would name the thing; None if it can't. Texts and rules are not searched, but the keys
    they are listed under are."""
    of, keys = family(column.type)
    name = rf"(?<!\w){re.escape(name_of(symbol))}(?!\w)"
    if isinstance(symbol, RuleInfo):
        return re.compile(name) if of == RuleType("action") else None
    wanted: tuple[Type, ...] = (ChoiceType(symbol.choices.name),) if isinstance(symbol, ChoiceValue) else ()
    if isinstance(symbol, Row):
        wanted = RowOf(symbol.table.row_type), KindOf(symbol.table.row_type)
    by_key = any(key in wanted for key in keys)
    if isinstance(of, (TextType, RuleType)):
        return re.compile(name + r"(?=\s*:)") if by_key else None
    return re.compile(name) if by_key or innermost(of) in wanted else None


def innermost(type: Type) -> Type:
    """What a set, list, grid or `or none` is of."""
    while (of := getattr(type, "of", None)) is not None:
        type = of
    return type


def words_in(text: str, at: Location, word: re.Pattern[str], role: Role, name: str) -> Iterator[Reference]:
    """The places of a word inside a stretch of a file."""
    lines = text.split("\n")
    for number in range(at.line, min(at.end_line, len(lines)) + 1):
        line = lines[number - 1]
        first = at.column - 1 if number == at.line else 0
        last = at.end_column - 1 if number == at.end_line else len(line)
        for found in word.finditer(line, first, last):
            source = Source(at.path, name, text, ((number, found.start() + 1),))
            yield Reference(role, source, Span(0, len(name)))
