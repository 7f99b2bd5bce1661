"""What is printed on the cards.

`UPDATE_GOLDEN=1 pytest tests/disruptopia/test_texts.py` rewrites the texts; they are meant to be read aloud.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

import pytest

from compiler.pipeline import check_game
from rulewright.cards import Card, list_cards, open_book
from tests.disruptopia.table import FOLDER, cards

GOLDEN = Path(__file__).parent / "texts_en.txt"


@cache
def printed() -> dict[str, Card]:
    (table,) = list_cards(open_book(check_game(FOLDER)), "cards")
    return {card.id: card for card in table.cards}


def line(card: Card) -> str:
    cost = "X" if card.columns["x_cost"] == "yes" else card.columns["workers"]
    workers = f"{cost} worker{'s' * (cost != '1')}"
    return f"{card.id.upper()} {card.name} ({card.columns['deck']}, {card.columns['kind']}, {workers}): {card.text}"


def test_texts_read_as_in_the_golden_file():
    text = "\n".join(map(line, sorted(printed().values(), key=lambda card: card.id))) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")


def test_every_card_has_a_text():
    assert list(printed()) == sorted(cards()) and len(printed()) == 62


@pytest.mark.parametrize("name", sorted(cards()))
def test_texts_hold_no_names_of_the_rules(name):
    text = printed()[name].text
    assert text.endswith(".") and not re.search(r"[_{}\[\]]|\(it\)|where |resolve ", text), text
