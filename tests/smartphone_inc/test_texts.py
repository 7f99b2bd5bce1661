"""What technologies say, and what the sheet with the rules says, in both languages and with the scenario.

`UPDATE_GOLDEN=1 pytest tests/smartphone_inc/test_texts.py` rewrites the texts; they are meant to be read aloud.
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
from rulewright.sheets import Kit, Options, open_kit
from rulewright.sheets.entries import plain_text
from rulewright.sheets.summary import Summary
from tests.games_list import ROOT

FOLDER = ROOT / "content" / "smartphone_inc"
VARIANTS: list[tuple[str, ...]] = [(), ("espionage",), ("small_board",)]
LONGEST = 260
"""Letters that fit on a technology."""


@cache
def kit(language: str, variants: tuple[str, ...]) -> Kit:
    return open_kit(check_game(FOLDER, variants=variants, examples=False), FOLDER, Options(language=language))[0]


@cache
def told(language: str, variants: tuple[str, ...]) -> list[str]:
    """Every entry of the summary as one line."""
    return [
        f"{entry.head}: " + " | ".join(map(plain_text, (entry.text, *entry.lines)))
        for section in Summary(kit(language, variants)).sections()
        for entry in section.entries
    ]


def printed(language: str) -> Iterator[str]:
    """The game, and then what is different with each variant."""
    plain = told(language, ())
    yield from plain
    for variants in VARIANTS[1:]:
        yield f"# {' '.join(variants)}"
        yield from (line for line in told(language, variants) if line not in plain)


@pytest.mark.parametrize("language", languages())
def test_texts_read_as_in_the_golden_file(language):
    golden, text = Path(__file__).parent / f"texts_{language}.txt", "\n".join(printed(language)) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("variants", VARIANTS, ids=lambda variants: "".join(variants) or "plain")
@pytest.mark.parametrize("language", languages())
def test_a_technology_says_what_both_of_its_sides_do_in_few_words(language, variants):
    sides = {"en": ("Side A: ", " Side B: "), "de": ("Seite A: ", " Seite B: ")}[language]
    book = kit(language, variants).book
    table = book.game.model.tables["techs"]
    texts = [book.text(table, row) for row in table.rows]
    assert len(texts) == 6
    for text in texts:
        assert text.startswith(sides[0]) and sides[1] in text and text.endswith(".") and len(text) <= LONGEST, text


@pytest.mark.parametrize("variants", VARIANTS, ids=lambda variants: "".join(variants) or "plain")
@pytest.mark.parametrize("language", languages())
def test_no_text_holds_names_of_the_rules(language, variants):
    wrong = re.compile(r"[_{}\[\]]|\(it\)|\(sie\)|you is|(in|among) \w+ where |wobei |[Rr]esolve |„\w+ \w+“ aus")
    assert [line for line in told(language, variants) if wrong.search(line)] == []


@pytest.mark.parametrize("variants", VARIANTS, ids=lambda variants: "".join(variants) or "plain")
def test_in_german_nothing_is_left_in_english(variants):
    english = re.compile(r"\b(the|of|and|your|or|up to|with|side|goods|research|improve)\b", re.IGNORECASE)
    assert [line for line in told("de", variants) if english.search(line)] == []
