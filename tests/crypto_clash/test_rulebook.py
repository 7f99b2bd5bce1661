"""Every rule, worked example and card of the rulebook is cited by an example."""

from __future__ import annotations

import re

from tests.crypto_clash.table import FOLDER, examples, rows

RULES = [f"R{number}" for number in range(1, 72)]
"""The rules of the rulebook, one by one."""
WORKED = [f"E{number}" for number in range(1, 34) if number not in (8, 15, 16, 20, 23, 31)]
"""The worked examples; the numbers left out were never given."""
NOT_TESTABLE: dict[str, str] = {}
"""Rules that no state can show, and why: there are none."""


def card_ids() -> list[str]:
    return [card.upper() for file in ("functions", "volatility") for card in rows(f"cards/{file}.yaml")]


def cited() -> set[str]:
    return {rule for example in examples().examples for rule in example.rules}


def test_examples_pass():
    assert [(example.name, example.message) for example in examples().examples if not example.ok] == []


def test_everything_is_shown_by_an_example_or_can_not_be_shown():
    wanted = [*RULES, *WORKED, *card_ids()]
    assert [rule for rule in wanted if rule not in cited() | set(NOT_TESTABLE)] == []
    assert cited() & set(NOT_TESTABLE) == set(), "shown after all"
    assert cited() - set(wanted) == set(), "no such rule"


def test_examples_run_every_statement():
    coverage = examples().coverage
    assert coverage.run == coverage.statements, coverage.missing


def test_every_market_and_capital_card_occurs_in_an_example():
    text = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("examples/*.rules"))
    named = [*rows("markets/board.yaml"), *rows("markets/tablets.yaml"), *rows("cards/capital.yaml")]
    assert [name for name in named if not re.search(rf"\b{name}\b", text)] == []


def test_rulings_speak_of_known_rules_only():
    text = (FOLDER / "RULINGS.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\b(?:[RE]\d+|(?:F[MCTK]|VC)\d\d)\b", text))
    assert named and named <= {*RULES, *WORKED, *card_ids()}
