"""Every rule, worked example, card vector, term and card of the rulebook is cited by an example, or says why not."""

from __future__ import annotations

import re

from tests.disruptopia.table import FOLDER, cards, examples

RULES = [f"R{number}" for number in range(1, 101)]
"""The rules of the rulebook, one by one."""
WORKED = [f"E{number}" for number in range(1, 37)]
"""The worked examples."""
VECTORS = [f"D{number}" for number in (1, 3, 5, 6, 7, 9, 11, 12, 14, 15, 17, 18, 20, 22)]
"""Figures for single cards; the numbers left out were never given."""
TERMS = [f"T{number}" for number in range(1, 12)]
"""What the words on cards mean."""
GAPS = [f"C{number}" for number in range(1, 21)]
"""Where the rulebook is silent or contradicts itself."""
NOT_TESTABLE = {"R68": "what the cards of a deck mostly do is no rule", "R100": "where things lie on the table has no effect"}


def card_ids() -> list[str]:
    return [card.upper() for card in cards()]


def cited() -> set[str]:
    return {rule for example in examples().examples for rule in example.rules}


def test_examples_pass():
    assert [(example.name, example.message) for example in examples().examples if not example.ok] == []


def test_everything_is_shown_by_an_example_or_can_not_be_shown():
    wanted = [*RULES, *WORKED, *VECTORS, *TERMS, *card_ids()]
    assert [rule for rule in wanted if rule not in cited() | set(NOT_TESTABLE)] == []
    assert cited() & set(NOT_TESTABLE) == set(), "shown after all"
    assert cited() - set(wanted) - set(GAPS) == set(), "no such rule"


def test_examples_run_nearly_every_statement():
    coverage = examples().coverage
    assert coverage.run >= 0.95 * coverage.statements, coverage.missing


def test_rulings_speak_of_known_rules_only():
    text = (FOLDER / "RULINGS.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\b(?:[RCEDT]\d+|(?:RS|IN|SB)\d\d)\b", text))
    assert named and named <= {*RULES, *GAPS, *WORKED, *VECTORS, *TERMS, *card_ids()}


def test_every_gap_of_the_rulebook_has_its_ruling():
    text = (FOLDER / "RULINGS.md").read_text(encoding="utf-8")
    assert [gap for gap in GAPS if not re.search(rf"\b{gap}\b", text)] == []
