"""What a name of a game is: its definition and everything that can change it, with file and line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby, takewhile
from pathlib import Path
from textwrap import dedent, indent

from compiler.bound.examples import variants_to_read
from compiler.bound.mentions import declared, name_of, symbols_called
from compiler.bound.tree import Automa, ChoiceValue, Column, Named, Row, Variant
from compiler.model import ChoicesInfo, FieldInfo, RuleInfo, TableInfo
from compiler.pipeline import Checked, check_game
from compiler.report import suggestion
from compiler.rows import Row as LoadedRow
from dsl.source import Source, Span
from rulewright.cards.book import open_book
from rulewright.explain.inputs import find_inputs
from rulewright.explain.mentions import ORDER, SHOWN, Mention, find_mentions


class UnknownName(LookupError):
    """The game has no such name; the text says what is similar."""


def explain_name(folder: Path, name: str) -> str:
    """The explanation as text, also of what only a variant declares. Content with errors is explained as far as it can be read."""
    checked = check_game(folder, each_variant=False)
    with_variants = [check_game(folder, variants=names) for names in variants_to_read(checked.model)]
    everywhere = (checked, *with_variants)
    home = next((each for each in everywhere if symbols_called(each.model, name)), None)
    if home is None:
        near = suggestion(name, list(dict.fromkeys(names_in(everywhere))), "names of this game")
        raise UnknownName(f"there is no `{name}` in this game" + (f"; {near}" if near else ""))
    definitions = [_definition(home, symbol) for symbol in dict.fromkeys(symbols_called(home.model, name))]
    inputs = find_inputs(home.game, name) if home.game is not None else []
    mentions = find_mentions(checked, with_variants, name)
    return "\n".join([*definitions, *([_section("made of", inputs)] if inputs else []), *_mentions(mentions)])


def names_in(everywhere: tuple[Checked, ...]) -> Iterator[str]:
    return (name_of(symbol) for each in everywhere for symbol in declared(each.model))


# ---------------------------------------------------------------- definitions


def _definition(checked: Checked, symbol: Named) -> str:
    """A paragraph: kind, title, place, and the text as it is written."""
    match symbol:
        case Row(table=table, id=id):
            number = table.row_number(id)
            assert number is not None
            return _row(table, table.rows[number], checked)
        case ChoiceValue(choices=choices, name=name):
            number = choices.number(name)
            place = choices.places[number]
            return _paragraph(f"value of {choices.name}", name, choices.titles[number], place.source, place.span)
        case Column(table=table, name=name):
            node = next(column for column in table.node.columns if column.name.text == name)
            title = node.title.value if node.title is not None else ""
            return _paragraph(f"column of {table.name}", name, title, table.place.source, node.span)
        case Automa(name=name) | Variant(name=name):
            kind, group = ("automa", checked.model.automas) if isinstance(symbol, Automa) else ("variant", checked.model.variants)
            declaration, source = group[name]
            return _paragraph(kind, name, declaration.title.value, source, declaration.span)
        case ChoicesInfo():
            return _paragraph("type", symbol.name, "", symbol.place.source, symbol.place.span)
        case TableInfo():
            return _paragraph("table", symbol.name, symbol.title, symbol.place.source, symbol.node.span)
        case FieldInfo():
            return _paragraph(f"field of {symbol.owner}", symbol.name, symbol.title, symbol.place.source, symbol.node.span)
    kind = symbol.kind if isinstance(symbol, RuleInfo) else type(symbol).__name__.removesuffix("Info").lower()
    return _paragraph(kind, symbol.name, getattr(symbol, "title", ""), symbol.place.source, symbol.node.span)


def _paragraph(kind: str, name: str, title: str, source: Source, span: Span) -> str:
    line = source.position(span.start)[0]
    end = source.text.find("\n", max(span.start, span.end - 1))
    lines = source.text[source.text.rfind("\n", 0, span.start) + 1 : end if end >= 0 else None].rstrip()
    shown = f' "{title}"' if title and title != name else ""
    return f"{name}{shown}: {kind}\n  {source.path}:{line}\n{indent(dedent(lines), '    ')}\n"


def _row(table: TableInfo, row: LoadedRow, checked: Checked) -> str:
    """A row as it is written, and what is printed on it."""
    copies = f", {row.copies} copies" if row.copies != 1 else ""
    head = f'{row.id} "{row.name}": row of {table.name}{copies}\n  {row.location.path}:{row.location.line}'
    written = indent("\n".join(_written(row, checked)), "    ")
    text = open_book(checked).text(table, row) if checked.ok else ""
    return "\n".join([head, written, *([f"\nprinted\n  {text}"] if text else [])]) + "\n"


def _written(row: LoadedRow, checked: Checked) -> list[str]:
    """The lines of a row: up to the next one that is not further in."""
    lines = checked.sources[row.location.path].split("\n")[row.location.line - 1 :]
    depth = len(lines[0]) - len(lines[0].lstrip())
    rest = takewhile(lambda line: line.strip() and len(line) - len(line.lstrip()) > depth, lines[1:])
    return dedent("\n".join([lines[0], *rest])).split("\n")


# ---------------------------------------------------------------- mentions


def _mentions(mentions: list[Mention]) -> Iterator[str]:
    """Places that change, do, read or show the name, in that order; the line as it stands there. An example stands once."""
    for how, group in groupby(sorted(mentions, key=lambda each: ORDER.index(each.how)), key=lambda each: each.how):
        found = list(group)
        if how == SHOWN:
            first = {(each.path, each.owner): replace(each, text="") for each in reversed(found)}
            found = list(reversed(first.values()))
        yield _section(how, [(f"{each.path}:{each.line}", each.owner, each.text) for each in found])


def _section(title: str, rows: list[tuple[str, str, str]]) -> str:
    place, owner = (max(len(row[column]) for row in rows) for column in (0, 1))
    lines = [f"  {row[0]:{place}}  {row[1]:{owner}}  {row[2]}".rstrip() for row in rows]
    return f"{title}\n" + "\n".join(lines) + "\n"
