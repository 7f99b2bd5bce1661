"""What a name of a game is: its definition and everything that can change it, with file and line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import groupby, takewhile
from pathlib import Path
from textwrap import dedent, indent

from compiler.model import ChoicesInfo, DefineInfo, Model, PhaseInfo, QuantityInfo, SettingInfo, TableInfo
from compiler.pipeline import Checked, check_game
from compiler.report import suggestion
from compiler.rows import Row
from dsl.source import Source, Span
from rulewright.cards.book import open_book
from rulewright.explain.inputs import find_inputs
from rulewright.explain.mentions import CHANGED, DONE, READ, SHOWN, find_mentions

Declared = QuantityInfo | DefineInfo | SettingInfo | TableInfo | PhaseInfo | ChoicesInfo


class UnknownName(LookupError):
    """The game has no such name; the text says what is similar."""


def explain_name(folder: Path, name: str) -> str:
    """The explanation as text. Content with errors is explained as far as it could be read."""
    checked = check_game(folder)
    model = checked.model
    definitions = list(_definitions(checked, name)) if model else []
    if not definitions:
        near = suggestion(name, _all_names(model), "names of this game") if model else None
        raise UnknownName(f"there is no `{name}` in this game" + (f"; {near}" if near else ""))
    return "\n".join([*definitions, *_inputs(model, name), *_mentions(model, name)])


def _definitions(checked: Checked, name: str) -> Iterator[str]:
    """A paragraph for each thing of that name: kind, title, place, and the text as it is written."""
    model = checked.model
    kinds: dict[str, Mapping[str, Declared]] = {
        "quantity": model.quantities,
        "define": model.defines,
        "setting": model.settings,
        "table": model.tables,
        "phase": model.phases,
        "type": model.choices,
    }
    for kind, infos in kinds.items():
        if info := infos.get(name):
            yield _paragraph(kind, name, getattr(info, "title", ""), info.place.source, _extent(info))
    if rule := model.rules.get(name):
        yield _paragraph(rule.kind, name, rule.title, rule.place.source, rule.node.span)
    for owner, owned in [("", model.fields), *model.thing_fields.items()]:
        if field := owned.get(name):
            yield _paragraph(f"field of {owner or field.owner}", name, field.title, field.place.source, field.node.span)
    for table in model.tables.values():
        number = table.row_number(name)
        if number is not None:
            yield _row(table, number, checked)
    for choices in model.choices.values():
        if name in choices.values:
            title = choices.titles[choices.number(name)]
            yield _paragraph(f"value of {choices.name}", name, title, choices.place.source, choices.place.span)


def _extent(info: Declared) -> Span:
    return info.place.span if isinstance(info, ChoicesInfo) else info.node.span


def _paragraph(kind: str, name: str, title: str, source: Source, span: Span) -> str:
    line = source.position(span.start)[0]
    end = source.text.find("\n", max(span.start, span.end - 1))
    lines = source.text[source.text.rfind("\n", 0, span.start) + 1 : end if end >= 0 else None].rstrip()
    shown = f' "{title}"' if title and title != name else ""
    return f"{name}{shown}: {kind}\n  {source.path}:{line}\n{indent(dedent(lines), '    ')}\n"


def _row(table: TableInfo, number: int, checked: Checked) -> str:
    """A row as it is written, and what is printed on it."""
    row = table.rows[number]
    copies = f", {row.copies} copies" if row.copies != 1 else ""
    head = f'{row.id} "{row.name}": row of {table.name}{copies}\n  {row.location.path}:{row.location.line}'
    written = indent("\n".join(_written(row)), "    ")
    text = open_book(checked).text(table, row) if checked.ok else ""
    return "\n".join([head, written, *([f"\nprinted\n  {text}"] if text else [])]) + "\n"


def _written(row: Row) -> list[str]:
    """The lines of a row: up to the next one that is not further in."""
    lines = Path(row.location.path).read_text(encoding="utf-8").splitlines()[row.location.line - 1 :]
    depth = len(lines[0]) - len(lines[0].lstrip())
    rest = takewhile(lambda line: line.strip() and len(line) - len(line.lstrip()) > depth, lines[1:])
    return dedent("\n".join([lines[0], *rest])).split("\n")


def _inputs(model: Model, name: str) -> Iterator[str]:
    if rows := find_inputs(model, name):
        yield _section("made of", rows)


def _mentions(model: Model, name: str) -> Iterator[str]:
    """Places that change, do, read or show the name, in that order; the line as it stands there. An example stands once."""
    order = [CHANGED, DONE, READ, SHOWN]
    mentions = sorted(find_mentions(model, name), key=lambda each: order.index(each.how))
    for how, group in groupby(mentions, key=lambda each: each.how):
        shown = list(group)
        if how == SHOWN:
            once = {(each.path, each.owner): each for each in reversed(shown)}
            shown = [replace(each, text="") for each in reversed(once.values())]
        yield _section(how, [(f"{each.path}:{each.line}", each.owner, each.text) for each in shown])


def _section(title: str, rows: list[tuple[str, str, str]]) -> str:
    place, owner = (max(len(row[column]) for row in rows) for column in (0, 1))
    lines = [f"  {row[0]:{place}}  {row[1]:{owner}}  {row[2]}".rstrip() for row in rows]
    return f"{title}\n" + "\n".join(lines) + "\n"


def _all_names(model: Model) -> list[str]:
    named: list[Iterable[str]] = [
        model.quantities,
        model.defines,
        model.settings,
        model.tables,
        model.phases,
        model.choices,
        model.rules,
        model.fields,
    ]
    rows = [row.id for table in model.tables.values() for row in table.rows]
    return [name for names in named for name in names] + rows
