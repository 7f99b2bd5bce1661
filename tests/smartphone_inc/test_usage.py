"""Every technology on both sides, improvement, retailer side, region, buyer and action is used in an example or a seeded game."""

from __future__ import annotations

import random
import re
from functools import cache

from tests.sizes import sample
from tests.smartphone_inc.table import FOLDER, KINDS, hasty, new, rows

GAMES = sample(3, 40)
"""Of each kind, with random sides of the technologies."""
SIDES = ("A", "B")


@cache
def used() -> set[tuple[str, str]]:
    """What happened in the games: (what, id)."""
    found: set[tuple[str, str]] = set()
    for number, kind in enumerate(KINDS):
        for seed in range(GAMES):
            state = new(kind, 100 * number + seed, {"first_game": 0})
            chooser = random.Random(seed)
            seen = None
            wanted = chooser.sample([f"tech={row['id']}" for row in rows("tables/techs.yaml")], 6)
            while not state.over:
                index = keen(state, chooser, wanted)
                found.add(("answer", state.decision.keys[index].partition("#")[0]))
                state.apply(index)
                if not state.pending and state.round != seen:
                    seen = state.round
                    found |= lying(state.view(None))
            found |= lying(state.view(None))
    return found


def keen(state, chooser: random.Random, wanted: list[str]) -> int:
    """Works at one technology until it is researched, and goes for the buyers and actions that few get to."""
    keys = state.decision.keys
    rare = [key for key in keys if key in ("sell_above", "recall_spy", "rent") or key.endswith(("_lte", "_nfc", "_battery"))]
    found = [key for key in wanted if key in keys][:1] or rare
    return keys.index(chooser.choice(found)) if found else hasty(state, chooser)


def lying(view: dict) -> set[tuple[str, str]]:
    """What is known, stands and has been taken."""
    found = set()
    for own in view["known"]:
        found |= {("technology", f"{technology} {SIDES[view['tech_flipped'][technology]]}") for technology in own}
    for region, offices in view["region_offices"].items():
        found |= {("office", region)} if offices else set()
        for tile in view["region_shop"][region]["cards"]:
            found |= {("retailer", f"{tile.partition('#')[0]} {view['retailer_turned_over'][tile]}")} if offices else set()
    for pile in (*view["tiles_owned"], *view["tiles_used"]):
        found |= {("owned", tile.partition("#")[0]) for tile in pile["cards"]}
    return found | {("laid", tile.partition("#")[0]) for pile in view["tiles_used"] for tile in pile["cards"]}


def of(what: str) -> set[str]:
    return {id for kind, id in used() if kind == what}


def test_every_technology_is_used_on_both_sides():
    assert of("technology") == {f"{row['id']} {side}" for row in rows("tables/techs.yaml") for side in SIDES}


def test_every_power_has_an_example_on_both_sides():
    titles = re.findall(r'^example "([^"]*)"', (FOLDER / "examples/technologies.rules").read_text(encoding="utf-8"), re.MULTILINE)
    missing = [
        f"{row['name']}, side {side}"
        for row in rows("tables/techs.yaml")
        for side in SIDES
        if not any(title.startswith(f"{row['name']}, side {side}") for title in titles)
    ]
    assert missing == []


def test_every_improvement_is_taken_and_laid():
    tiles = {row["id"] for row in rows("tables/tiles.yaml")}
    assert of("owned") == of("laid") == tiles
    asked = {key for key in of("answer") if key.startswith("tile=")}
    assert asked == {f"tile={tile}" for tile in tiles if not tile.startswith("start_")}


def test_every_side_of_a_retailer_is_met():
    assert of("retailer") == {f"{row['id']} {side}" for row in rows("tables/retailers.yaml") for side in (0, 1)}


def test_every_region_is_reached_and_every_buyer_buys():
    for board in ("tables", "tables/small"):
        assert {row["id"] for row in rows(f"{board}/regions.yaml")} <= of("office")
        assert {f"buyer={row['id']}" for row in rows(f"{board}/buyers.yaml")} <= of("answer")


def test_every_side_of_a_pad_and_every_action_is_chosen():
    wanted = {f"{which}={row['id']}" for row in rows("tables/sides.yaml") for which in ("lower", "upper")}
    actions = {"place_research", "place_logistics", "sell", "sell_above", "place_spy", "recall_spy", "rent"}
    assert wanted | actions <= of("answer")
