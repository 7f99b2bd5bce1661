"""`rulewright cards`: what is printed on the cards of a game."""

from __future__ import annotations

import sys
from enum import StrEnum
from typing import Annotated

import typer

from rulewright.cli.games import find_games
from rulewright.cli.loading import check_first
from rulewright.cli.options import GameArgument, VariantOption
from rulewright.cli.output import plural


class CardFormat(StrEnum):
    human = "human"
    json = "json"
    markdown = "markdown"


def cards(
    game: GameArgument,
    language: Annotated[str, typer.Option("--language", help="Language of the generated text: en or de.")] = "en",
    table: Annotated[str, typer.Option("--table", help="Only this table, also if its rows are no cards.")] = "",
    variant: VariantOption = None,
    format: Annotated[CardFormat, typer.Option("--format", help="How cards are printed.")] = CardFormat.human,
) -> None:
    """The cards of a game as a table, each with the text that is generated from its rules."""
    # here: the compiler takes 0.3 s to import, `--help` is said at once
    from compiler.text import languages
    from rulewright.cards import list_cards, open_book
    from rulewright.cards.render import as_json, as_markdown, print_tables

    if language not in languages():
        known = ", ".join(f"`{code}`" for code in languages())
        raise typer.BadParameter(f"there are no phrases in `{language}`; there is {known}", param_hint="--language")
    checked = check_first(find_games([game])[0], variant or ())
    names = list(checked.model.tables)
    if table and table not in names:
        known = ", ".join(f"`{name}`" for name in names) or "none"
        raise typer.BadParameter(f"there is no table `{table}`; there is {known}", param_hint="--table")
    book = open_book(checked, language)
    tables = list_cards(book, table)
    if format == "json":
        sys.stdout.write(as_json(checked.name, language, tables))
    elif format == "markdown":
        sys.stdout.write(as_markdown(book.words.title(checked.model.title or checked.name), tables, language))
    elif tables:
        print_tables(tables, language)
    else:
        typer.echo(
            f"{checked.name} has no cards; it has {plural(len(names), 'table')}"
            + (f", shown with --table: {', '.join(names)}" if names else "")
        )
