"""What somebody keeps in front of them: a screen to plan behind, with what is done in a round on its inner side, and large
sheets of tables that one plays by.

A screen is a sheet folded in the middle. What stands outside is printed upside down in the upper half, so that it reads the
right way round once the sheet stands like a tent; one side of the paper is enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

from compiler import types as t
from compiler.model import TableInfo
from rulewright.sheets.boards import reference_of
from rulewright.sheets.components import MARGIN
from rulewright.sheets.entries import Entry
from rulewright.sheets.faces import grid_column
from rulewright.sheets.kit import Kit
from rulewright.sheets.summary import Summary
from rulewright.sheets.values import labels_of


def screen_data(kit: Kit) -> list[dict[str, object]]:
    """A screen for every player: whose it is, and in which colour."""
    numbers = range(kit.model.most) if kit.style.screens else ()
    return [{"title": kit.word("player_number", number=number + 1), "colour": kit.style.players[number]} for number in numbers]


def steps_of(kit: Kit) -> list[Entry]:
    """The phases of a round, as the rules tell them."""
    summary = Summary(kit)
    return [entry for entry in summary.flow(kit.book.game.flow) if entry.head]


def symbols_of(kit: Kit) -> Iterator[dict[str, str]]:
    """What the signs on faces mean, each once."""
    told: set[str] = set()
    for table in kit.model.tables.values():
        column = grid_column(table)
        of = column.type.of if column is not None and isinstance(column.type, t.GridOf) else None
        if not isinstance(of, t.ChoiceType) or of.name in told:
            continue
        told.add(of.name)
        values = kit.model.choices[of.name].values
        for value, (label, icon) in zip(values, labels_of(kit, of), strict=True):
            if icon:
                yield {"label": label, "icon": icon, "colour": kit.style.colours.get(value, kit.style.ink)}


def sheet_data(kit: Kit, table: TableInfo) -> dict[str, object]:
    """A table in large print, and what the phrases say of it below."""
    terms = kit.book.words.section("terms")
    data = reference_of(kit, table)
    return {**data, "name": table.name, "text": str(terms.get(kit.book.heading(table), terms.get(table.title or "", "")))}


def aid_pages(kit: Kit) -> str:
    sheets = [sheet_data(kit, kit.model.tables[name]) for name in kit.style.sheets]
    screens = screen_data(kit)
    if not sheets and not screens:
        return ""
    steps, symbols = [asdict(entry) for entry in steps_of(kit)], list(symbols_of(kit))
    return kit.render(
        "aids.typ.jinja", screens=screens, steps=steps, symbols=symbols, sheets=sheets, paper=kit.paper.turned, margin=MARGIN
    )
