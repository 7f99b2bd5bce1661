"""`rulewright explain GAME NAME`: the definition, what it is made of, and everything that can change it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.explain.names import UnknownName, explain_name

CONTENT = Path(__file__).parents[2] / "content"
CASES = Path(__file__).parents[1] / "language"
HEADINGS = r"made of|changed by|shielded by|done by|read by|type of|named in tables|shown by examples"


def sections(text: str) -> dict[str, str]:
    """What stands under each heading at the left edge."""
    parts = re.split(rf"^({HEADINGS})$", text, flags=re.MULTILINE)
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


GAME = """\
game stall "The Stall" for 2 to 3 players

choices Good: tea, silk

table fairs of Fair from "fairs.yaml"
    good Good
    deal effect

each player has
    coins 0..20 starts 3 "Coins"
    goods 0..9 for each Good

define stock "stock" as goods[tea] + goods[silk]

action trade "Trade"
    choose good in Good
    gain 1 goods[good]
    lose 1 coins

action visit "Visit a fair"
    choose fair in fairs
    do fair.deal

play
    rounds 3
        phase day "Day" each player in players
            do one of trade, visit

scoring
    score stock "Stock"
    winners by total highest, coins highest
    tied players share

variant luxury "Luxury"
    after I do trade: gain 1 silk

example "Trading"
    given players ana, ben
    when ana does trade with good = tea
    then ana has tea 1, coins 2

example "Silk besides"
    given players ana, ben
    given variant luxury
    when ana does trade with good = tea
    then ana has silk 1
"""
FAIRS = """\
- {id: spring, name: Spring Fair, good: tea, deal: gain 2 tea}
- {id: autumn, name: Autumn Fair, good: silk, deal: gain 1 silk}
"""


@pytest.fixture
def stall(tmp_path) -> Path:
    (tmp_path / "game.rules").write_text(GAME)
    (tmp_path / "fairs.yaml").write_text(FAIRS)
    return tmp_path


def lines(text: str) -> list[int]:
    return [int(number) for number in re.findall(r":(\d+) ", text)]


def test_a_local_of_the_same_spelling_is_no_mention(stall):
    """`good` is a column; the choice of the same name in `trade` and its answers in examples are something else."""
    found = sections(explain_name(stall, "good"))
    assert found[""].startswith("good: column of fairs") and set(found) == {""}


def test_a_field_is_changed_where_only_its_kind_is_named(stall):
    found = sections(explain_name(stall, "goods"))
    assert "gain 2 tea" in found["changed by"] and "gain 1 goods[good]" in found["changed by"]


def test_a_choice_is_found_in_rules_cells_tables_variants_and_their_examples(stall):
    found = sections(explain_name(stall, "silk"))
    assert "autumn" in found["named in tables"] and "spring" not in found["named in tables"]
    assert "variant luxury" in found["changed by"] and "Autumn Fair" in found["changed by"]
    assert 'example "Silk besides"' in found["shown by examples"] and "Trading" not in found["shown by examples"]


def test_a_type_tells_of_what(stall):
    found = sections(explain_name(stall, "Good"))
    assert lines(found["type of"]) == [GAME[: GAME.index(text)].count("\n") + 1 for text in ("    good Good", "    goods 0..9")]
    assert "choose good in Good" in found["read by"]


def test_a_variant_is_a_name_too(stall):
    found = sections(explain_name(stall, "luxury"))
    assert 'luxury "Luxury": variant' in found[""] and "Silk besides" in found["shown by examples"]


VARIANT = """\
variant market "Market"
    replace define stock "stock" as goods[tea]
    each player has
        stalls 0..5 "Stalls"

automa hawker "Hawker"
    define liked "what the Hawker likes" as first(fairs)
    instead of day: do liked.deal

variant late "Late"
    automa hawker "Hawker"
        define liked "what the Hawker likes" as last(fairs)
"""


@pytest.fixture
def market(stall) -> Path:
    (stall / "market.rules").write_text(VARIANT)
    return stall


def test_what_only_a_variant_declares_is_a_name_too(market):
    found = sections(explain_name(market, "stalls"))
    assert found[""].startswith('stalls "Stalls": field of player') and "market.rules:4" in found[""]
    with pytest.raises(UnknownName, match="write `stalls`"):
        explain_name(market, "stals")


def test_what_an_automa_does_otherwise_in_a_variant_changes_it(market):
    found = sections(explain_name(market, "liked"))
    assert "first(fairs)" in found[""] and "last(fairs)" not in found[""]
    assert "market.rules:12  variant late" in found["changed by"] and lines(found["changed by"]) == [12]


def test_what_is_replaced_is_changed_once(market):
    assert lines(sections(explain_name(market, "stock"))["changed by"]) == [2]


def test_shields_of_a_quantity_and_of_a_field_stand_apart_from_what_changes_them():
    shielded = sections(explain_name(CASES / "c69_fixed_quantities", "price"))
    assert "Charter" in shielded["shielded by"] and "this game: cards cannot change" in shielded["shielded by"]
    assert not any("cannot change" in shielded[part] for part in ("changed by", "read by"))
    guarded = sections(explain_name(CASES / "c18_shields", "vigour"))
    assert "cannot" in guarded["shielded by"] and "cannot" not in guarded["changed by"]
