"""The printed rules: with a variant the whole rules are those that are played, and what differs stands on a page of its own."""

from __future__ import annotations

from functools import cache

import pytest

from compiler.pipeline import check_game
from compiler.text import languages
from rulewright.sheets.changes import change_pages, what_differs
from rulewright.sheets.entries import Section, plain_text
from rulewright.sheets.kit import Kit, Options, open_kit
from rulewright.sheets.summary import Summary
from tests.smartphone_inc.table import FOLDER

NOT_IN_IT = ("Planning", "Set prices", "Production", "Improve production", "Receive VP", "End of the round")
"""Phases that the scenario leaves as they are (S4)."""


@cache
def kit(*variants: str, language: str = "en") -> Kit:
    return open_kit(check_game(FOLDER, variants=variants, each_variant=False), FOLDER, Options(language=language))[0]


def told(sections: list[Section]) -> dict[str, str]:
    """Heads with what stands below them."""
    return {
        entry.head: " ".join([entry.tag, plain_text(entry.text), *map(plain_text, entry.lines)])
        for section in sections
        for entry in section.entries
        if entry.head
    }


@pytest.fixture(scope="module")
def changes() -> dict[str, str]:
    return told(what_differs(kit("espionage")))


def test_the_page_of_the_scenario_says_only_what_differs(changes):
    assert {"Research technology", "Logistics", "Selling goods", "Place the Spy", "Take the Spy back", "Rent a technology"} <= set(
        changes
    )
    assert set(changes) & set(NOT_IN_IT) == set()
    assert "left out" in changes["Patents"] and "Place a research marker" not in changes


def test_the_page_says_what_the_scenario_is_about(changes):
    """S5, S6; S11 to S15; S22 to S24."""
    assert "+1 token" in changes["Research technology"] and "1 more" in changes["Research technology"]
    assert all(words in changes["Logistics"] for words in ("your Spy", "an opponent has", "when your turn began"))
    assert all(words in changes["Selling goods"] for words in ("half", "rounded down", "who has it"))


def test_the_whole_rules_with_the_scenario_are_those_that_are_played(changes):
    whole, base = told(list(Summary(kit("espionage")).sections())), told(list(Summary(kit()).sections()))
    assert "takes its patent" in base["Research technology"] and "1 less" in base["Research technology"]
    for words in ("takes the patent", "1 less", "become cheaper"):
        assert words not in whole["Research technology"]
    assert "Patents" in base and "Patents" not in whole
    assert {head: text for head, text in changes.items() if "left out" not in text}.items() <= whole.items()
    assert {head for head in base if base[head] == whole.get(head)} >= set(NOT_IN_IT)


def test_the_small_board_differs_in_setup_and_display():
    found = what_differs(kit("small_board"))
    words = " ".join(plain_text(entry.text) for section in found for entry in section.entries)
    assert "In the order of the colours everybody puts an office" in words and "There are no retailers" in words
    assert set(told(found)) & {"Planning", "Research technology", "Logistics", "Selling goods"} == set()


@pytest.mark.parametrize("language", languages())
def test_there_is_a_page_of_changes_with_a_variant_and_none_without(language):
    assert change_pages(kit(language=language)) == ""
    page = change_pages(kit("espionage", language=language))
    assert "Data Protection" in page or language != "en"
    assert page
