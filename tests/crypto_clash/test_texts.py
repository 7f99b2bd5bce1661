"""What is printed on Markets and cards.

`UPDATE_GOLDEN=1 pytest tests/crypto_clash/test_texts.py` rewrites the texts; they are meant to be read aloud.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

from compiler.pipeline import check_game
from rulewright.cards import Card, list_cards, open_book
from tests.crypto_clash.table import FOLDER

GOLDEN = Path(__file__).parent / "texts_en.txt"


@cache
def printed() -> list[Card]:
    return [card for table in list_cards(open_book(check_game(FOLDER))) for card in table.cards]


def line(card: Card) -> str:
    return f"{card.id.upper()} {card.name} ({', '.join(card.columns.values())}): {card.text}".rstrip(": ")


def test_texts_read_as_in_the_golden_file():
    text = "\n".join(map(line, printed())) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")


def test_everything_but_capital_has_a_text():
    assert len(printed()) == 98
    assert {card.id[0] for card in printed() if not card.text} == {"k"}


def test_texts_hold_no_names_of_the_rules():
    wrong = re.compile(r"[_{}\[\]]|\(it\)|where |resolve |1 \w+s\b(?<!1 electronics)")
    assert [card.text for card in printed() if card.text and (wrong.search(card.text) or not card.text.endswith("."))] == []


def test_no_text_is_written_by_hand():
    assert [
        path.name
        for path in FOLDER.rglob("*.yaml")
        if re.search(r"^\s*text:", path.read_text(encoding="utf-8"), re.M) and path.parent.name in ("cards", "markets")
    ] == []
