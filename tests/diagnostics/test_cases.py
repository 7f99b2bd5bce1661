"""Every case file: the report of its little game, word for word, and what all reports have in common."""

from __future__ import annotations

import os
import re

import pytest

from compiler.codes import registry
from compiler.pipeline import check_game
from rulewright.report import render
from tests.diagnostics.cases import all_cases, check_all

CASES = all_cases()
NEVER_IN_A_CHECK = {
    *("example-fails", "limit-reached", "internal-error"),  # while examples run
    *("unreadable-file", "file-too-large"),  # of whole files: tests/tables
    *("text-overflow", "too-large", "size-not-printed"),  # while sheets are made: tests/sheets
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case, tmp_path):
    checked = check_all(case.write(tmp_path / "game"))
    report = render(checked.diagnostics, "human", checked.sources)
    if os.environ.get("UPDATE_GOLDEN"):
        case.rewrite(report)
        return
    assert report == case.report
    findings = [d for d in checked.diagnostics]
    assert findings, "nothing is wrong with this case"
    if "findings" not in case.text.splitlines()[0]:
        assert len(findings) == 1, "one mistake, one message"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_style(case, tmp_path):
    for found in check_all(case.write(tmp_path / "game")).diagnostics:
        assert found.code in registry()
        assert not found.message.endswith("."), found.message
        assert found.message[0].islower() or not found.message[0].isalpha() or found.code in NAMES_FIRST, found.message
        assert found.help, f"{found.code}: no help"
        assert not found.help.endswith((".", "?")), found.help
        assert not re.search(r"\b(token|node|resolve[sd]?|None|int|str|tuple|dict)\b", found.message), found.message
        assert found.primary.location.line >= 1


NAMES_FIRST = {
    "text-effect-mismatch",
    "never-playable",
    "card-in-no-deck",
    "automa-decides",
    "wrong-cell",
    "value-out-of-range",
    "missing-cell",
}


def test_a_variant_that_was_asked_for_in_vain(tmp_path):
    case = next(case for case in CASES if case.name == "names/unused_event")
    found = check_game(case.write(tmp_path / "game"), variants=("espionage",)).diagnostics[0]
    assert (found.code, found.message) == ("unknown-variant", "there is no variant called `espionage`")
    assert found.help


def test_every_code_has_a_case():
    """Codes of a check that no case shows would be messages that nobody has read."""
    shown = {code for case in CASES for code in re.findall(r"^(?:error|warning)\[([a-z-]+)\]", case.report, re.MULTILINE)}
    missing = set(registry()) - shown - NEVER_IN_A_CHECK
    assert not missing, sorted(missing)


def test_there_are_enough_cases():
    assert len(CASES) >= 90
