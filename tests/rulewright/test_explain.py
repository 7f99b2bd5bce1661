"""`rulewright explain GAME NAME`: the definition, what it is made of, and everything that can change it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.explain.names import UnknownName, explain_name

CONTENT = Path(__file__).parents[2] / "content"


def sections(text: str) -> dict[str, str]:
    """What stands under each heading at the left edge."""
    parts = re.split(r"^(made of|changed by|done by|read by|shown by examples)$", text, flags=re.MULTILINE)
    return {"": parts[0], **dict(zip(parts[1::2], parts[2::2], strict=True))}


@pytest.fixture(scope="module")
def price() -> dict[str, str]:
    return sections(explain_name(CONTENT / "disruptopia", "train_price"))


def test_a_price_names_the_tables_settings_and_fields_behind_it(price):
    assert "prices.rules:" in price[""]
    for name in (
        "table models",
        "tables/models.yaml:3",
        "setting model_price",
        "define band",
        "table bands",
        "tables/bands.yaml:3",
        "reputation",
        "model_version",
    ):
        assert name in price["made of"]


def test_a_price_names_every_card_that_changes_it(price):
    """Every cell that adjusts it, found in the files by hand, is listed with its file and line, and nothing else is."""
    written = set()
    for path in sorted((CONTENT / "disruptopia" / "cards").glob("*.yaml")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if re.search(r"train_price\b.* is \d", line):
                written.add(f"cards/{path.name}:{number}")
    assert len(written) >= 7
    assert set(re.findall(r"cards/\w+\.yaml:\d+", price["changed by"])) == written


def test_every_example_stands_once_with_its_first_line(price):
    titles = re.findall(r'example "(.*)"$', price["shown by examples"], flags=re.MULTILINE)
    assert len(titles) > 20 and len(titles) == len(set(titles))
    rows = [re.match(r"\s+(\S+):(\d+)", line).groups() for line in price["shown by examples"].strip("\n").splitlines()]
    assert rows == sorted(rows, key=lambda row: (row[0], int(row[1])))


def test_a_card_is_shown_as_written_and_as_printed():
    text = explain_name(CONTENT / "disruptopia", "sb07")
    assert "gain 3 corporate_funds from target" in text and "printed" in text and "$3" in text.split("printed")[1]
    assert "sb08" not in text.split("shown by examples")[0]


def test_what_is_not_computed_is_made_of_nothing():
    assert "made of" not in sections(explain_name(CONTENT / "disruptopia", "reputation"))


def test_an_unknown_name_is_met_with_a_similar_one():
    with pytest.raises(UnknownName, match="train_price"):
        explain_name(CONTENT / "disruptopia", "train_prise")
