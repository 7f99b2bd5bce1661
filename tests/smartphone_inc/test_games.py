"""Whole games of every kind between bots: what lies on the table adds up, promises hold, and scores are counted again by hand."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.sizes import sample
from tests.smartphone_inc.table import BOTS, KINDS, Kind, game, new, play, rows

GAMES = sample(4, 2000)
"""Of each kind."""
SETTINGS = [{"first_game": 0}, {"first_game": 0, "harder_steve": 1}, {"display_size": 3}, {"display_size": 4}, {}]
SIZES = ("small", "medium", "large")
every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)


def board(kind: Kind) -> dict[str, dict]:
    return {row["id"]: row for row in rows("tables/small/regions.yaml" if kind.small else "tables/regions.yaml")}


def checker(kind: Kind):
    """Looks at the table between two rounds, and at the end."""

    def look(state) -> None:
        view = state.view(None)
        assert game(*kind.variants).broken(state) == []
        check_cards(view, kind)
        check_retailers(view, kind)
        for seat in range(kind.seats):
            check_markers(view, seat, kind)
        for technology, flipped in view["tech_flipped"].items():
            assert flipped in (0, 1) and (not view["first_game"] or not flipped), technology
        check_patents(view, kind)
        assert set(view["buyer_sold_by"].values()) == {-1} and view["stock"] == view["sold"] == [0] * kind.seats, "R59"

    return look


def check_cards(view: dict, kind: Kind) -> None:
    """27 improvements and the starting tiles; Steve has none (R63)."""
    piles = [view["tile_deck"], view["display"], view["tile_waste"], *view["tiles_owned"], *view["tiles_used"]]
    assert sum(pile["size"] for pile in piles) == 27 + kind.people
    assert sum(not pile["size"] for pile in view["tiles_owned"]) == kind.steve
    assert view["token_supply"] + sum(view["goods_tokens"]) == 20


def check_retailers(view: dict, kind: Kind) -> None:
    """R7, R8: on the regions that are named and on homes that nobody has, each of the region's size."""
    homes = {row["home"] for row in board(kind).values() if "home" in row}
    free = homes - set(view["colour"])
    wanted = set()
    if not kind.small and kind.seats < 5:
        wanted = {id for id, row in board(kind).items() if kind.seats in row.get("retailer_at", ()) or row.get("home") in free}
    assert {region for region, pile in view["region_shop"].items() if pile["size"]} == wanted
    for region in wanted:
        (tile,) = view["region_shop"][region]["cards"]
        assert tile.partition("#")[0] == f"shop_{board(kind)[region]['size'][0]}"


def check_markers(view: dict, seat: int, kind: Kind) -> None:
    """R3, R40, R45, R47: twelve progress markers, and one office in a region, with a space for each."""
    assert sum(view["progress"][seat].values()) + sum(view["route"][seat].values()) <= 12
    held = [region for region, offices in view["region_offices"].items() if seat in offices]
    assert 1 <= len(held) and len(held) + len(view["known"][seat]) <= 18 and view["points"][seat] >= 0
    for region, offices in view["region_offices"].items():
        spaces = board(kind)[region]["spaces"]
        assert len(set(offices)) == len(offices) <= spaces
        if seat in offices or len(offices) == spaces:
            assert view["route"][seat][region] == 0


def check_patents(view: dict, kind: Kind) -> None:
    """R35, S5, S7, S13: a patent or a +1 token for each technology that somebody has, and one Spy at most."""
    known = {technology for own in view["known"] for technology in own}
    taken = Counter(technology for own in view["patents"] for technology in own)
    if kind.espionage:
        assert not taken and {technology for technology, dearer in view["tech_dearer"].items() if dearer} == known
        spies = Counter(spy for spy in view["spy"] if spy != "none")
        assert set(spies.values()) <= {1} and set(spies) <= known
    else:
        assert set(taken) == known and set(taken.values()) <= {1}


def score_by_hand(view: dict, seat: int, kind: Kind) -> int:
    """R60, R61, S31."""
    patents = {row["id"]: row["patent"] for row in rows("tables/techs.yaml")}
    sides = {row["id"]: (row["front"], row["back"]) for row in rows("tables/retailers.yaml")}
    total = view["points"][seat] + sum(patents[technology] for technology in view["patents"][seat])
    for region, pile in view["region_shop"].items():
        if pile["size"] and seat in view["region_offices"][region]:
            (tile,) = pile["cards"]
            side = sides[tile.partition("#")[0]][view["retailer_turned_over"][tile]]
            total += side[view["region_offices"][region].index(seat)]
    return total


def winners_by_hand(view: dict, kind: Kind, steve: int | None) -> list[int]:
    """R62, R71."""
    ladder = [
        (score_by_hand(view, seat, kind), seat == steve, len(view["known"][seat]), len(view["patents"][seat]))
        for seat in range(kind.seats)
    ]
    return [seat for seat, rank in enumerate(ladder) if rank == max(ladder)]


def check_end(state, kind: Kind, seed: int) -> None:
    view = state.view(None)
    assert state.over and state.round == 5
    assert list(state.scores) == [score_by_hand(view, seat, kind) for seat in range(kind.seats)]
    assert list(state.winners) == winners_by_hand(view, kind, seed % kind.seats if kind.steve else None)


@every_kind
def test_games_run_to_their_end(kind):
    for seed in range(GAMES):
        bot = BOTS["hasty" if seed % 2 else "random"]
        check_end(play(kind, seed, bot, SETTINGS[seed % len(SETTINGS)], checker(kind)), kind, seed)


@every_kind
def test_promises_hold_after_every_decision(kind):
    for seed in range(sample(1, 100)):
        state = new(kind, seed, SETTINGS[seed % len(SETTINGS)])
        chooser = random.Random(seed)
        while not state.over:
            state.apply(BOTS["hasty" if seed % 2 else "random"](state, chooser))
            assert game(*kind.variants).broken(state) == []


def test_every_number_of_people_plays_with_and_without_everything():
    """1 to 5 people on the main board, 1 to 3 on the small one; one alone only with Steve, and at most five with him."""
    assert game().players == (2, 5) and game("small_board").players == game("espionage", "small_board").players == (2, 3)
    main, small = ({(kind.people, kind.steve, kind.espionage) for kind in KINDS if kind.small == on} for on in (False, True))
    for espionage in (False, True):
        assert {each[:2] for each in main if each[2] == espionage} == {
            *((people, False) for people in range(2, 6)),
            *((people, True) for people in range(1, 5)),
        }
        assert {each[:2] for each in small if each[2] == espionage} == {(2, False), (3, False), (1, True), (2, True)}


@every_kind
def test_fused_games_run_to_their_end(kind):
    """At full speed, seats and rounds alone: what the searches play."""
    games = sample(4, 500)
    automas = {0: "steve"} if kind.steve else None
    found = game(*kind.variants).playout(players=kind.seats, seed=1, games=games, automas=automas)
    assert found.games == games and found.rounds == 5 * games and found.no_winner == 0
