"""The data tables hold the figures of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.smartphone_inc.table import FOLDER, rows

SYMBOLS = {"P": "box", "C": "cut", "D": "raise", "R": "gear", "L": "truck", "I": "improve", ".": "blank"}
PADS = {
    ("white_pad", "w0"): ("LI", "CR", "LC"),
    ("white_pad", "w1"): (".R", "RD", "PL"),
    ("black_pad", "b0"): ("C.", "LR", "RP"),
    ("black_pad", "b1"): ("ID", "LL", "DR"),
}
PAIRS = "PC PD PR PL PI CD CR CL CI DR DL DI RL RI LI".split()
DOUBLES = "PP CC DD RR LL".split()
SECOND = "RL PR PL DR DL CR CL".split()
START = {"blue": "RD", "green": "LP", "red": "RL", "orange": "CL", "violet": "DL"}
HOMES = {"usa": "blue", "brazil": "green", "russia": "red", "india": "orange", "australia": "violet"}
TECHS = [("GPS", 4, 8), ("Wi-Fi", 4, 8), ("Gaming", 5, 10), ("4G", 6, 12), ("NFC", 6, 12), ("Battery", 7, 14)]
MAIN = """\
Canada | small | 5 6 7 | 4G | 3
USA | medium | 4 5 6 8 | Gaming, 4G | 4
Caribbean | small | 3 4 5 | GPS | 3
Brazil | medium | 3 4 5 6 | GPS, Battery | 4
Europe | medium | 4 5 6 7 | Wi-Fi, NFC | 4
North Africa | small | 2 3 4 | Battery | 3
RSA | small | 3 4 6 | Gaming | 3
Russia | medium | 3 4 5 7 | Wi-Fi, Gaming | 4
India | medium | 2 3 4 6 | 4G, Battery | 4
China | large | 2 3 4 5 6 | 4G, NFC, Battery | 5
Southeast Asia | large | 4 5 6 7 8 | GPS, Gaming, NFC | 5
Australia | medium | 4 5 6 7 | Wi-Fi, NFC | 4"""
SMALL = """\
North America | medium | 4 5 6 8 | 4G, Gaming | 3
South America | small | 3 4 6 | GPS | 2
Western Europe | medium | 4 5 6 7 | Wi-Fi, NFC | 3
Africa | small | 2 3 4 | Battery | 2
East Asia | large | 3 4 5 6 8 | NFC, 4G, Battery | 3
South Asia | medium | 2 3 4 6 | Gaming, GPS | 3
Oceania | small | 5 6 7 | Wi-Fi | 2"""
LINKS = {
    1: "europe-north_africa china-southeast_asia",
    2: "canada-usa usa-caribbean usa-europe caribbean-brazil brazil-north_africa brazil-rsa europe-russia north_africa-rsa "
    "north_africa-india rsa-australia russia-china india-china india-australia southeast_asia-australia",
    3: "canada-europe canada-russia usa-southeast_asia caribbean-north_africa russia-india rsa-india",
}
SMALL_LINKS = {
    2: "north_america-south_america north_america-western_europe south_america-africa western_europe-africa "
    "western_europe-east_asia africa-south_asia east_asia-south_asia east_asia-oceania south_asia-oceania",
    3: "north_america-east_asia south_america-oceania western_europe-south_asia",
}
MAJORITIES = {
    "small": [(1, 0), (2, 0), (4, 2)],
    "medium": [(1, 0), (3, 0), (5, 2), (6, 3)],
    "large": [(2, 0), (4, 2), (6, 3), (8, 4), (10, 5)],
}
RETAILERS = [
    ("small", 2, [11, 7, 4], [10, 8, 5]),
    ("medium", 4, [13, 9, 6, 3], [12, 10, 6, 4]),
    ("large", 1, [15, 11, 8, 5, 3], [14, 12, 8, 6, 4]),
]
RETAILERS_AT = {4: {"canada"}, 3: {"europe", "rsa"}, 2: {"china", "canada", "caribbean"}}
STEVE = [(1, 5, 4, 3, 3), (2, 4, 6, 3, 3), (3, 6, 6, 3, 3), (4, 5, 8, 4, 3), (5, 6, 8, 4, 3)]
BOARDS = {"tables": (MAIN, LINKS), "tables/small": (SMALL, SMALL_LINKS)}


def drawn(face: list[list[str]]) -> tuple[str, ...]:
    letters = {symbol: letter for letter, symbol in SYMBOLS.items()}
    return tuple("".join(letters[symbol] for symbol in row) for row in face)


def test_pads():
    assert {(row["pad"], row["id"]): drawn(row["face"]) for row in rows("tables/sides.yaml")} == PADS


def test_improvements():
    tiles = rows("tables/tiles.yaml")
    assert {row["start"]: drawn(row["face"])[0] for row in tiles if "start" in row} == START
    found = Counter({drawn(row["face"])[0]: row.get("copies", 1) for row in tiles if "start" not in row})
    assert found == Counter(PAIRS + DOUBLES + SECOND) and found.total() == 27


def test_technologies():
    techs = rows("tables/techs.yaml")
    assert [(row["name"], row["cost"], row["patent"]) for row in techs] == TECHS
    assert [row["position"] for row in techs] == [1, 2, 3, 4, 5, 6]
    assert all("side_a[this]" in row["power"] and "side_b[this]" in row["power"] for row in techs)


@pytest.mark.parametrize("board", BOARDS)
def test_boards(board):
    """Sizes, red limits from left to right, purple buyers behind them, and office spaces; numbered from 1."""
    techs = {row["id"]: row["name"] for row in rows("tables/techs.yaml")}
    names = {row["id"]: row.get("name", row["id"].replace("_", " ").title()) for row in rows(f"{board}/regions.yaml")}
    found = []
    for row in rows(f"{board}/regions.yaml"):
        buyers = sorted(
            (each for each in rows(f"{board}/buyers.yaml") if each["region"] == row["id"]), key=lambda each: each["position"]
        )
        assert [each["position"] for each in buyers] == list(range(1, len(buyers) + 1))
        red = [str(each["limit"]) for each in buyers if "tech" not in each]
        purple = [techs[each["tech"]] for each in buyers[len(red) :]]
        found.append(f"{names[row['id']]} | {row['size']} | {' '.join(red)} | {', '.join(purple)} | {row['spaces']}")
    assert "\n".join(found) == BOARDS[board][0]
    assert [row["number"] for row in rows(f"{board}/regions.yaml")] == list(range(1, len(found) + 1))
    assert {each["region"] for each in rows(f"{board}/buyers.yaml")} == set(names)


@pytest.mark.parametrize("board", BOARDS)
def test_links(board):
    wanted = {frozenset(link.split("-")): cost for cost, links in BOARDS[board][1].items() for link in links.split()}
    found = rows(f"{board}/links.yaml")
    assert {frozenset((row["one"], row["two"])): row["cost"] for row in found} == wanted and len(found) == len(wanted)


def test_from_each_home_the_two_cheapest_links_cost_four():
    homes = {row["id"]: row["home"] for row in rows("tables/regions.yaml") if "home" in row}
    assert homes == HOMES
    for home in homes:
        costs = sorted(row["cost"] for row in rows("tables/links.yaml") if home in (row["one"], row["two"]))
        assert sum(costs[:2]) == 4


def test_buyers_of_the_main_board():
    buyers = rows("tables/buyers.yaml")
    purple = Counter(row["tech"] for row in buyers if "tech" in row)
    assert purple == {"gps": 3, "wifi": 3, "gaming": 4, "lte": 4, "nfc": 4, "battery": 4}
    assert len(buyers) == 68 and purple.total() == 22


def test_each_technology_has_two_buyers_on_the_small_board():
    assert set(Counter(row["tech"] for row in rows("tables/small/buyers.yaml") if "tech" in row).values()) == {2}


def test_homes_of_the_small_board():
    assert [row["id"] for row in rows("tables/small/regions.yaml") if row["is_home"] == "yes"] == [
        "north_america",
        "western_europe",
        "south_asia",
    ]


def test_majorities():
    found: dict[str, list] = {}
    for number, row in enumerate(rows("tables/majorities.yaml")):
        found.setdefault(row["size"], []).append((row["first"], row["second"]))
        assert row["offices"] == len(found[row["size"]]), number
    assert found == MAJORITIES


def test_retailers():
    assert [(row["size"], row["copies"], row["front"], row["back"]) for row in rows("tables/retailers.yaml")] == RETAILERS
    at: dict[int, set[str]] = {}
    for row in rows("tables/regions.yaml"):
        for players in row.get("retailer_at", ()):
            at.setdefault(players, set()).add(row["id"])
    assert at == RETAILERS_AT


def test_the_sheet_of_steve():
    found = [(row["round"], row["price"], row["goods"], row["research"], row["logistics"]) for row in rows("tables/steve.yaml")]
    assert found == STEVE


@pytest.mark.parametrize("path", sorted(FOLDER.glob("tables/*.yaml")), ids=lambda path: path.name)
def test_tables_name_their_schema_for_editors(path):
    named = {"steve": "steve_sheet", "retailers": "retailer_tiles"}
    first = path.read_text(encoding="utf-8").splitlines()[0]
    wanted = f"../../../generated/smartphone_inc/schemas/{named.get(path.stem, path.stem)}.schema.json"
    assert first == f"# yaml-language-server: $schema={wanted}"
