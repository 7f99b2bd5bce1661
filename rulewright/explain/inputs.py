"""What a quantity or a define is made of: the fields, settings and tables behind it, through other defines and quantities."""

from __future__ import annotations

from collections.abc import Iterator

from compiler.bound import tree
from compiler.bound.game import Game
from compiler.model import DefineInfo, FieldInfo, QuantityInfo, SettingInfo, TableInfo
from dsl.source import Source, Span
from dsl.walk import nodes_in

Line = tuple[str, str, str]
"""Where it is declared, what it is, and the line as it stands there."""
Input = DefineInfo | QuantityInfo | FieldInfo | SettingInfo | TableInfo


def find_inputs(game: Game, name: str) -> list[Line]:
    """In the order in which they are met; empty for whatever is not computed."""
    model = game.model
    todo: list[Input] = [group[name] for group in (model.quantities, model.defines) if name in group]
    seen = list(todo)
    while todo:
        met = [one for one in dict.fromkeys(symbols_in(game, todo.pop(0))) if one not in seen]
        seen += met
        todo += met
    own = 1 if seen else 0
    return [line for one in seen[own:] for line in lines_of(one)]


def symbols_in(game: Game, info: Input) -> Iterator[Input]:
    """What is read to work it out."""
    known = game.functions.get(info) if isinstance(info, (DefineInfo, QuantityInfo)) else None
    if known is None:
        return
    lines = [part for line in known.lines for part in (line.value, line.condition)]
    for node in nodes_in((known.value, *lines)):
        match node:
            case tree.FunctionRead(function=function):
                yield function
            case tree.FieldRead(field=field):
                yield field
            case tree.SettingRead(setting=setting):
                yield setting
            case tree.TableRead(table=table) | tree.AllOf(of=TableInfo() as table):
                yield table
            case tree.ColumnRead(tables=tables) | tree.CellRead(tables=tables):
                yield from tables


def lines_of(info: Input) -> Iterator[Line]:
    match info:
        case FieldInfo():
            yield _line(info.place.source, info.node.span, "field")
        case TableInfo():
            yield _line(info.place.source, info.place.span, "table")
            yield from _files(info)
        case _:
            kinds = {QuantityInfo: "quantity", DefineInfo: "define", SettingInfo: "setting"}
            yield _line(info.place.source, info.place.span, kinds[type(info)])


def _line(source: Source, span: Span, kind: str) -> Line:
    line = source.position(span.start)[0]
    return f"{source.path}:{line}", kind, source.whole.split("\n")[line - 1].strip()


def _files(table: TableInfo) -> Iterator[Line]:
    """The files with the rows, each with its first row and how many there are."""
    lines: dict[str, list[int]] = {}
    for row in table.rows:
        lines.setdefault(row.location.path, []).append(row.location.line)
    for path, numbers in lines.items():
        yield f"{path}:{numbers[0]}", "rows", f"{len(numbers)} of {table.name}"
