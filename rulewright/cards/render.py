"""A list of cards for people, as Markdown for a wiki or a review, and as JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from itertools import compress

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rulewright.cards.listing import CardTable
from rulewright.report.frame import safe
from rulewright.words import word

GAP, TEXT_ROOM = 3, 40


def as_json(game: str, language: str, tables: Sequence[CardTable]) -> str:
    data = {"game": game, "language": language, "tables": [asdict(table, dict_factory=_told) for table in tables]}
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def _told(fields: list[tuple[str, object]]) -> dict[str, object]:
    return {name: value for name, value in fields if name != "empty"}


def as_markdown(title: str, tables: Sequence[CardTable], language: str = "en") -> str:
    lines = [f"# {_escaped(title)}"]
    for table in tables:
        heads = [word(language, "name"), word(language, "copies"), *table.headings.values(), word(language, "text")]
        lines += [
            "",
            f"## {_escaped(_capital(table.title))}",
            "",
            _markdown_row(map(_capital, heads)),
            _markdown_row("---" for _ in heads),
        ]
        lines += [_markdown_row([card.name, str(card.copies), *card.columns.values(), card.text]) for card in table.cards]
    return "\n".join(lines) + "\n"


def print_tables(tables: Sequence[CardTable], language: str = "en") -> None:
    """Tables for people, as wide as the terminal. Columns that would leave no room for the text share one."""
    console = Console(highlight=False)
    for table in tables:
        counts = word(language, "different_cards", different=len(table.cards), all=table.copies)
        caption = f"{_capital(table.title)}: {counts}"
        heads, rows = _folded(table, console.width, language)
        wide = (word(language, "text"), word(language, "details"))
        grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column(word(language, "name"), style="bold", min_width=8)
        grid.add_column("×", justify="right", no_wrap=True)
        for head in heads:
            grid.add_column(Text(safe(head)), overflow="fold", ratio=1 if head in wide else None)
        for card, cells in zip(table.cards, rows, strict=True):
            grid.add_row(*(Text(cell) for cell in (safe(card.name), str(card.copies), *cells)))
        console.print(Text(safe(caption), style="bold"))
        console.print(grid)


def _folded(table: CardTable, room: int, language: str) -> tuple[list[str], list[list[str]]]:
    """Headings and cells behind name and copies."""
    heads = [_capital(heading) for heading in table.headings.values()]
    rows = [[safe(cell) for cell in card.columns.values()] for card in table.cards]
    wide = sum(max(map(len, column)) + GAP for column in zip(heads, *rows, strict=True))
    if rows and wide + max(len(card.name) for card in table.cards) + TEXT_ROOM > room:
        names = [[name not in card.empty for name in card.columns] for card in table.cards]
        lines = [
            [f"{head}: {cell}" for head, cell in compress(zip(heads, row, strict=True), told)]
            for row, told in zip(rows, names, strict=True)
        ]
        rows = [["\n".join(line)] for line in lines]
        heads = [word(language, "details")]
    if any(card.text for card in table.cards):
        heads = [*heads, word(language, "text")]
        rows = [[*row, safe(card.text)] for row, card in zip(rows, table.cards, strict=True)]
    return heads, rows


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _markdown_row(cells: Iterable[str]) -> str:
    return "| " + " | ".join(_escaped(cell) for cell in cells) + " |"


def _escaped(text: str) -> str:
    for char in "\\|<`*":
        text = text.replace(char, f"\\{char}")
    return " ".join(text.split())
