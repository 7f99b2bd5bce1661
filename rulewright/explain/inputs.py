"""What a quantity or a define is made of: the fields, settings and tables behind it, through other defines and quantities."""

from __future__ import annotations

from collections.abc import Iterator

from compiler.model import Model, TableInfo
from dsl import syntax
from dsl.source import Source, Span
from dsl.walk import nodes_in

Line = tuple[str, str, str]
"""Where it is declared, what it is, and the line as it stands there."""


def find_inputs(model: Model, name: str) -> list[Line]:
    """In the order in which they are met; empty for whatever is not computed."""
    found: dict[Line, None] = {}
    todo, seen = [name], {name}
    while todo:
        for used in names_in(model, todo.pop(0)):
            for line in declared(model, used) if used not in seen else ():
                found[line] = None
            if used not in seen:
                seen.add(used)
                todo.append(used)
    return list(found)


def names_in(model: Model, name: str) -> Iterator[str]:
    computed = model.quantities.get(name) or model.defines.get(name)
    if computed is None:
        return
    for node in nodes_in(computed.node):
        if isinstance(node, syntax.Name):
            yield node.name
        elif isinstance(node, (syntax.My, syntax.Their, syntax.OfPlayer, syntax.Column)):
            yield node.name.text


def declared(model: Model, name: str) -> Iterator[Line]:
    for kind, infos in (("quantity", model.quantities), ("define", model.defines), ("setting", model.settings)):
        if info := infos.get(name):
            yield _line(info.place.source, info.place.span, kind)
    for owned in (model.fields, *model.thing_fields.values()):
        if field := owned.get(name):
            yield _line(field.place.source, field.node.span, "field")
    if table := model.tables.get(name):
        yield _line(table.place.source, table.place.span, "table")
        yield from _files(table)


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
