"""What variants change, on a page of its own: those entries of the summary that read otherwise while they are on.

Whoever knows the game reads this page alone; the summary beside it holds the whole rules with the variants.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace
from pathlib import Path

from compiler.pipeline import check_game
from rulewright.sheets.entries import Entry, Section
from rulewright.sheets.kit import Kit, open_kit
from rulewright.sheets.summary import Summary, with_short_entries


def change_pages(kit: Kit) -> str:
    """Nothing for a game without variants on."""
    if not kit.model.chosen:
        return ""
    sections = [asdict(with_short_entries(section)) for section in what_differs(kit)]
    titles = [kit.book.words.title(kit.model.variants[name][0].title.value) for name in kit.model.chosen]
    return kit.render("summary.typ.jinja", sections=sections, facts=titles, paper=kit.paper) if sections else ""


def what_differs(kit: Kit) -> list[Section]:
    folder = Path(kit.model.folder)
    plain, _ = open_kit(check_game(folder, each_variant=False), folder, kit.options)
    return list(differing(Summary(plain).sections(), Summary(kit).sections(), kit.word("left_out")))


def differing(before: Iterable[Section], after: Iterable[Section], left_out: str) -> Iterator[Section]:
    """Sections with the entries that were not there or read otherwise, and those that are there no more."""
    old = {section.title: section.entries for section in before}
    for section in after:
        known = old.get(section.title, [])
        heads = {entry.head for entry in section.entries}
        gone = [Entry(entry.head, left_out) for entry in known if entry.head and entry.head not in heads]
        entries = [*(entry for entry in section.entries if entry not in known), *gone]
        if entries:
            yield replace(section, entries=entries, numbered=False)
