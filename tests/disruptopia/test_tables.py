"""The data tables hold the figures of the rulebook and the rulings, and the decks their cards."""

from __future__ import annotations

import pytest

from tests.disruptopia.table import FOLDER, cards, rows

STARTUP, MILLIONAIRE, BILLIONAIRE = RANKS = ("startup", "millionaire", "billionaire")
LEVEL_GATE = {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2, 7: 2}
"""Of compute levels and model versions: the rank that they need."""
BANDS = {"hated": (-2, -1, 1), "unknown": (0, 0, 0), "liked": ("middle_rep_band_from", 1, -1), "adored": (7, 2, -2)}
"""From which Reputation on; what it adds to Income; what it adds to the price of a model."""
REGIONS = {"North America": (1, 3), "South America": (2, 2), "Africa": (3, 2), "Europe": (4, 3), "Asia": (5, 3), "Oceania": (6, 1)}
"""The number on the die, and subsidy slots."""
BOARD = {
    "research_track": ["Buy Chips", "File a Patent", "Recruit Tech Worker", "Train New Model"],
    "influence_track": ["Government Handout", "Stock Buyback", "Marketing", "Scale Presence"],
    "card_track": ["Play Card", "Restructure", "Hostile Audit", "Fire and Rehire"],
}
TITLES = {"research": 21, "influence": 20, "sabotage": 21}
COSTS = {
    "research": [1, 0, 2, 1, 1, 1, 2, 2, 3, 1, 2, 1, 1, 0, 1, 1, 3, 1, 0, 1, 1],
    "influence": [1, 2, 1, 1, 2, 1, 2, 0, 1, 1, 2, 1, 1, 1, 1, 1, 0, 2, 3, 0],
    "sabotage": [2, 0, 2, 2, 1, 1, 1, 2, 1, 0, 1, 1, 3, 1, 2, 2, 1, "X", 1, 1, 1],
}
"""Worker costs in the order of the ids."""
TWICE = {"research": [1, 2, 3, 4, 5, 7, 15], "influence": [1, 2, 3, 4, 5, 7, 8, 17], "sabotage": [1, 2, 5, 6, 7, 9, 21]}
"""Cards that are there twice."""
EFFECTS = {"research": [7, 9, 11, 12, 15, 16, 18, 20, 21], "influence": [1, 2, 11, 12, 13, 15, 18], "sabotage": [1, 15, 16, 17]}
"""Effect cards; all others are Action cards."""


def column(path: str, key: str, value: str) -> dict:
    return {row[key]: row[value] for row in rows(path)}


def ranks(path: str, key: str) -> dict[int, int]:
    return {number: RANKS.index(gate) for number, gate in column(path, key, "gate").items()}


def test_compute_prices():
    assert column("tables/chips.yaml", "level", "price") == {2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7}
    assert ranks("tables/chips.yaml", "level") == {level: LEVEL_GATE[level] for level in range(2, 8)}


def test_model_prices():
    prices = column("tables/models.yaml", "version", "price")
    assert {version: price["steep"] for version, price in prices.items()} == {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7}
    assert {version: price["gentle"] for version, price in prices.items()} == {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 4, 7: 4}
    assert ranks("tables/models.yaml", "version") == LEVEL_GATE


def test_presence_and_worker_prices():
    assert column("tables/presence.yaml", "number", "price") == {1: 0, 2: 1, 3: 3, 4: 4, 5: 5, 6: 6}
    assert ranks("tables/presence.yaml", "number") == {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2}
    assert column("tables/workers.yaml", "number", "price") == {4: 2, 5: 3, 6: 4, 7: 5, 8: 6}
    assert ranks("tables/workers.yaml", "number") == {4: 0, 5: 1, 6: 1, 7: 2, 8: 2}


@pytest.mark.parametrize(
    "figure, values",
    {
        "next_price": [3, 5, 0],
        "next_reputation": [2, 4, 0],
        "patent": [1, 2, 3],
        "subsidy_value": [0, 1, 2],
        "campaign_power": [1, 2, 3],
        "campaign_reputation": [3, 1, 0],
        "term_sheet": [3, 4, 6],
    }.items(),
)
def test_figures_by_net_worth(figure, values):
    assert column("tables/wealth.yaml", "rank", figure) == dict(zip(RANKS, values, strict=True))


def test_reputation_bands():
    assert {row["id"]: (row["from"], row["income"], row["training"]) for row in rows("tables/bands.yaml")} == BANDS


def test_regions():
    found = rows("tables/regions.yaml")
    assert {row["name"]: (row["die"], row["slots"]["as_ruled"]) for row in found} == REGIONS
    assert sum(row["slots"]["as_ruled"] for row in found) == 14
    assert {row["slots"]["three_each"] for row in found} == {3}


def test_the_strategy_board_has_three_rows_of_four_actions():
    found: dict[str, list[str]] = {}
    for row in rows("tables/board.yaml"):
        found.setdefault(row["track"], []).append(row["name"])
    assert found == BOARD


@pytest.mark.parametrize("deck", TITLES)
def test_decks_hold_28_cards_each(deck):
    found = rows(f"cards/{deck}.yaml")
    letters = {"research": "rs", "influence": "in", "sabotage": "sb"}[deck]
    assert [row["id"] for row in found] == [f"{letters}{number:02}" for number in range(1, TITLES[deck] + 1)]
    assert {row["deck"] for row in found} == {deck}
    assert sum(row.get("copies", 1) for row in found) == 28
    assert [number for number, row in enumerate(found, 1) if row.get("copies", 1) == 2] == TWICE[deck]
    assert ["X" if row.get("x_cost") else row["workers"] for row in found] == COSTS[deck]
    assert [number for number, row in enumerate(found, 1) if row["kind"] == "ongoing"] == EFFECTS[deck]


def test_there_are_62_titles_and_84_cards_and_one_reaction():
    assert len(cards()) == len({card["name"] for card in cards().values()}) == 62
    assert sum(card.get("copies", 1) for card in cards().values()) == 84
    assert [card for card, row in cards().items() if row.get("reaction")] == ["in17"]
    assert all(card["effect"] for card in cards().values())


@pytest.mark.parametrize("path", sorted([*FOLDER.glob("cards/*.yaml"), *FOLDER.glob("tables/*.yaml")]), ids=lambda path: path.name)
def test_tables_name_their_schema_for_editors(path):
    named = {"presence": "presence_tokens", "workers": "worker_tokens"}
    table = "cards" if path.parent.name == "cards" else named.get(path.stem, path.stem)
    first = path.read_text(encoding="utf-8").splitlines()[0]
    assert first == f"# yaml-language-server: $schema=../../../generated/disruptopia/schemas/{table}.schema.json"
