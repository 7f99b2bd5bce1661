"""The data tables hold the printed figures: single benefits, prices and rewards, and the sums over whole decks."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from tests.crypto_clash.table import FOLDER, INPUTS, OUTPUTS, functions, parts, rows

BOARD = [
    "Steelyard",
    "Chip Works",
    "Power Station",
    "Hiring Hall",
    "Builders' Row",
    "Tech Bazaar",
    "Open Market",
    "Coin Faucet",
    "Exchange Floor",
    "Function Office",
    "Rumour Mill",
    "News Desk",
    "Clean Slate",
    "Market Expansion",
]
TABLETS = [
    "Starter",
    "Prestige Desk",
    "Deep Mine",
    "Assembly Hub",
    "World Depot",
    "Grand Exchange",
    "Treasury",
    "Talent Board",
    "Insider Desk",
    "Flash Forum",
    "Victory Plaza",
    "Twin Office",
]
KINDS = {"fm": "miner", "fc": "corporation", "ft": "trader", "fk": "crypto"}
MEAN_COST = {"miner": "9.55", "corporation": "16.25", "trader": "15.05", "crypto": "7.3"}
MEAN_SURPLUS = {"miner": "7.35", "corporation": "8.63", "trader": "9.48", "crypto": "4.5"}
"""By the yardstick: an input is worth 2, BTC 1, the rate 3.5, an output 5 and 2.5 rounds of income, an ongoing input 7."""
RATE = Fraction(7, 2)
INCOME = {"computer": Fraction(2), "stock": RATE, "factory": Fraction(5)}


def amounts(column: str, rate: int = 0) -> Counter:
    """What all Functions ask or give together."""
    return sum((Counter(parts(row.get(column), rate)) for row in functions().values()), Counter())


def test_fourteen_markets_and_twelve_tablets():
    board, tablets = rows("markets/board.yaml"), rows("markets/tablets.yaml")
    assert [row["name"] for row in board.values()] == BOARD
    assert [row["name"] for row in tablets.values()] == TABLETS
    assert {row["ground"] for row in board.values()} == {"board_market"}
    assert {row["ground"] for row in tablets.values()} == {"tablet"}


def test_ten_functions_of_each_kind():
    wanted = [f"{letters}{number:02}" for letters in KINDS for number in range(1, 11)]
    assert list(functions()) == wanted
    assert all(row["branch"] == KINDS[card[:2]] for card, row in functions().items())
    assert len({row["name"] for row in functions().values()}) == 40


def test_what_all_functions_ask_for():
    """42 of each input, 86 fixed BTC, and the rate 17 times."""
    at_zero, at_one = amounts("cost", 0), amounts("cost", 1)
    assert {kind: at_zero[kind] for kind in INPUTS} == dict.fromkeys(INPUTS, 42)
    assert at_zero["btc"] == 86
    assert at_one["btc"] - at_zero["btc"] == 17


def test_what_all_functions_give():
    reward = amounts("reward", 0)
    assert {name: reward[name] for name in OUTPUTS} == {"computer": 18, "stock": 18, "factory": 10}
    assert reward["points"] == 75 and reward["btc"] == 2
    assert amounts("reward", 1)["btc"] - reward["btc"] == 1
    ongoing = [row["ongoing"] for row in functions().values() if "ongoing" in row]
    assert ongoing.count("do any_inputs for 1") == 2
    fixed = sum((Counter(parts(cell, 0)) for cell in ongoing if cell.startswith("gain")), Counter())
    assert fixed == dict.fromkeys(INPUTS, 3)


def test_every_kind_gives_what_it_is_known_for():
    known = {"miner": "computer", "corporation": "factory", "trader": "stock"}
    for card, row in functions().items():
        reward = parts(row.get("reward"), 1)
        assert "ongoing" in row if row["branch"] == "crypto" else reward[known[row["branch"]]] >= 1, card
        assert row["branch"] != "crypto" or not set(reward) & set(OUTPUTS), card


def worth(cell: str | None) -> Fraction:
    at_zero, at_one = parts(cell, 0), parts(cell, 1)
    total = Fraction(0)
    for what, amount in at_zero.items():
        each = {**dict.fromkeys(INPUTS, 2), "btc": 1, "points": 1}.get(what)
        total += amount * (each if each is not None else 5 + INCOME[what] * Fraction(5, 2))
        total += (at_one[what] - amount) * RATE
    return total


@pytest.mark.parametrize("kind", KINDS.values())
def test_costs_and_surplus_by_the_yardstick(kind):
    cards = [row for row in functions().values() if row["branch"] == kind]
    cost = sum(worth(row["cost"]) for row in cards) / 10
    inputs = sum(
        1 if row["ongoing"].startswith("do") else sum(parts(row["ongoing"], 0).values()) for row in cards if "ongoing" in row
    )
    value = (sum(worth(row.get("reward")) for row in cards) + 7 * inputs) / 10
    assert cost == Fraction(MEAN_COST[kind])
    assert round(float(value - cost) + 1e-9, 2) == float(MEAN_SURPLUS[kind])


def test_sixteen_volatility_cards():
    cards = rows("cards/volatility.yaml")
    assert list(cards) == [f"vc{number:02}" for number in range(1, 17)]
    assert Counter(row["mood"] for row in cards.values()) == {"good": 9, "bad": 5, "mixed": 2}
    assert len({row["blurb"] for row in cards.values()}) == 16


def test_four_capital_cards_of_each_kind():
    cards = rows("cards/capital.yaml")
    assert Counter(row["kind"] for row in cards.values()) == dict.fromkeys(INPUTS, 4)
    assert all(parts(row["cost"], 0) == {row["kind"]: 5, "btc": 30} and row["worth"] == 40 for row in cards.values())


TABLES = sorted(path for folder in ("markets", "cards", "tables") for path in FOLDER.glob(f"{folder}/*.yaml"))


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.name)
def test_tables_name_their_schema_for_editors(path):
    table = {"board": "markets", "tablets": "markets", "party": "parties"}.get(path.stem, path.stem)
    first = path.read_text(encoding="utf-8").splitlines()[0]
    assert first == f"# yaml-language-server: $schema=../../../generated/crypto_clash/schemas/{table}.schema.json"
