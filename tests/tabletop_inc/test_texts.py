"""What cards and spaces say, and what the sheet with the rules says, in both languages.

`UPDATE_GOLDEN=1 pytest tests/tabletop_inc/test_texts.py` rewrites the texts; they are meant to be read aloud.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from compiler.pipeline import check_game
from compiler.text import languages
from rulewright.cards import list_cards
from rulewright.sheets import Kit, Options, open_kit
from rulewright.sheets.entries import plain_text
from rulewright.sheets.summary import Summary
from tests.tabletop_inc.table import FOLDER

TABLES = ("cards", "goals", "spaces", "chairs", "rewards", "ring")
SECTIONS = slice(1, 4)
"""Setup, the flow of the game, actions."""


@cache
def kit(language: str) -> Kit:
    return open_kit(check_game(FOLDER, each_variant=False, examples=False), FOLDER, Options(language=language))[0]


def printed(language: str) -> Iterator[str]:
    for table in list_cards(kit(language).book):
        if table.name in TABLES:
            yield from (f"{card.id} {card.name}: {card.text}" for card in table.cards)
    for section in list(Summary(kit(language)).sections())[SECTIONS]:
        for entry in section.entries:
            yield f"{entry.head}: {plain_text(entry.text)}"


@pytest.mark.parametrize("language", languages())
def test_texts_read_as_in_the_golden_file(language):
    golden, text = Path(__file__).parent / f"texts_{language}.txt", "\n".join(printed(language)) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", languages())
def test_no_text_holds_names_of_the_rules(language):
    wrong = re.compile(r"[_{}\[\]]|\(it\)|\(sie\)|you is|(in|among) \w+ where |wobei |[Rr]esolve ")
    assert [line for line in printed(language) if wrong.search(line.partition(" ")[2])] == []


def test_in_german_nothing_is_left_in_english():
    english = re.compile(r"\b(the|of|your|or|up to|with|board|card|cards|level|games?|worker|gain|choose)\b", re.IGNORECASE)
    assert [line for line in printed("de") if english.search(line)] == []
