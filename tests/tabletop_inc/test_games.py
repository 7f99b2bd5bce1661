"""Whole games of every kind between bots: what lies on the table adds up, promises hold, scores are counted again by hand, and what
there is is used."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tests.sizes import SOAK, sample
from tests.tabletop_inc.table import BOT, BOTS, CLASSES, KINDS, Kind, game, hasty, new, rows

PLAYED = CLASSES if SOAK else KINDS
GAMES = sample(1, 2000)
"""Of each kind, at full speed; those that are looked at are fewer."""
LOOKED_AT = sample(1, 20)
every_kind = pytest.mark.parametrize("kind", PLAYED, ids=str)
ELEMENTS = ("box", "mechanism", "component")
STARTS = {row["players"]: row["space"] for row in rows("tables/hourglass_starts.yaml")}


@cache
def cards() -> dict[str, dict]:
    return {
        row["id"]: row
        for name in ("freelancers", "specialists", "skills", "items", "wow", "pow")
        for row in rows(f"cards/{name}.yaml")
    }


def people(view: dict) -> list[int]:
    """Bots have no award card."""
    return [seat for seat, pile in enumerate(view["award_card"]) if pile["size"]]


def held(view: dict, place: str, seat: int) -> list[str]:
    return [card.partition("#")[0] for card in view[place][seat]["cards"]]


def check_table(view: dict) -> None:
    """Section by section of what has to be there, counted without the compiler's help."""
    for seat in range(view["players"]):
        experts = [card for card in held(view, "seats", seat) if cards()[card]["kind"] == "specialist"]
        standing = sum(workers.count(seat) for workers in view["space_workers"].values())
        standing += sum(view["card_occupied"][card] for card in view["seats"][seat]["cards"])
        ready = sum(view["card_ready"][card] for card in experts)
        assert view["mumans"][seat] + ready + standing == 4 + len(experts)
        mine = sum(view[place][seat]["size"] for place in ("predictions", "made", "confirmed", "guessed"))
        assert mine == 15
        assert view["seats"][seat]["size"] + view["drawback"][seat]["size"] <= 6
        assert sum(view["card_trained"][card] for card in view["seats"][seat]["cards"]) == view["slotted"][seat]["size"]
    for space in rows("tables/spaces.yaml"):
        workers = view["space_workers"][space["id"]]
        assert len(workers) <= 1 or space["id"] == "at_bas"
        assert not workers or "four_plus" not in space or view["players"] >= 4
    for element in ELEMENTS:
        games = sum(view[place][seat]["size"] for place in ("published", "shelved") for seat in range(view["players"]))
        stock = sum(view["stock"][f"{element},{n}"] for n in range(1, 5))
        assert stock + sum(own[element] > 0 for own in view["level"]) + games == 24
    assert sum(view["shelf"].values()) + sum(sum(own.values()) for own in view["awards"]) == 9
    for track, size in (("specialists", 3), ("freelancers", 3), ("items_track", 4)):
        assert view["track_line"][track]["size"] == size or view["track_deck"][track]["size"] == 0


def watched(kind: Kind, seed: int):
    """A game under the eyes of the tests after every decision."""
    state, chooser = new(kind, seed, seed % 4), random.Random(seed)
    last, ended = STARTS[kind.seats], None
    while not state.over:
        state.apply(BOTS["hasty" if seed % 2 else "random"](state, chooser))
        view = state.view(None)
        assert game(*kind.variants).broken(state) == []
        assert 0 <= view["hourglass"] <= last, "the hourglass never rises"
        assert ended is None or view["trigger"] == ended, "the end begins once"
        assert (view["trigger"] < 0) == (view["hourglass"] > 0)
        ended = view["trigger"] if view["hourglass"] == 0 else None
        last = view["hourglass"]
    check_table(state.view(None))
    return state


def score_by_hand(view: dict, seat: int) -> int:
    """R173 to R175."""
    levels = [sum(view["title_part"][f"{title},{element}"] for element in ELEMENTS) for title in view["published"][seat]["cards"]]
    left = sum(view["level"][seat].values())
    total = view["points"][seat] + sum(levels) + (left + 1) // 2 + view["objective_points"][seat]
    seats = held(view, "seats", seat)
    total += sum(cards()[card].get("value", 0) for card in seats if card != "founder_card")
    better = {1: ("w10", 15), 2: ("w13", 18), 3: ("w01", 21)}
    for card in rows("tables/awards.yaml"):
        if card["id"] in held(view, "award_card", seat):
            for n, (wow, value) in better.items():
                total += view["awards"][seat][str(n)] * (value if wow in seats else card["value"][n])
    return total


def check_end(state) -> None:
    view = state.view(None)
    seats = range(view["players"])
    scores = [score_by_hand(view, seat) for seat in seats]
    assert list(state.scores) == scores
    best = max(scores)
    assert list(state.winners) == [max((s for s in seats if scores[s] == best), key=lambda s: (s - view["starter"]) % len(seats))]


@every_kind
def test_games_run_to_their_end(kind):
    for seed in range(LOOKED_AT):
        check_end(watched(kind, seed + KINDS.index(kind) if kind in KINDS else seed))


@every_kind
def test_fused_games_run_to_their_end(kind):
    """At full speed, with seats taken by bots in front: what searches play."""
    settings = {"powers": kind.powers} | ({"refresh_items": kind.refresh - 1} if kind.refresh else {})
    automas = dict.fromkeys(range(kind.bots), BOT)
    found = game(*kind.variants).playout(players=kind.seats, seed=1, games=GAMES, automas=automas, settings=settings)
    assert found.games == GAMES and found.no_winner == 0


def test_every_number_of_people_and_bots_is_played():
    assert {(kind.people, kind.bots) for kind in CLASSES} == {(p, b) for p in range(1, 7) for b in range(6) if 2 <= p + b <= 6}
    assert len(CLASSES) == 20 * 12
    for field in range(2, 5):
        assert {kind[field] for kind in KINDS} == {kind[field] for kind in CLASSES}


@cache
def used() -> set[str]:
    """Spaces that were taken; cards that lay before somebody, or were drawn by a bot, in seeded games."""
    found: set[str] = set()
    for seed in range(sample(14, 200)):
        kind = Kind(4, 1, 1)
        state, chooser = new(kind, seed, seed % 4), random.Random(seed)
        while not state.over:
            found.add(state.decision.keys[index := hasty(state, chooser)].partition("=")[2])
            state.apply(index)
        view = state.view(None)
        for place in ("seats", "slotted", "drawback", "items", "objectives", "award_card"):
            found |= {card for seat in range(kind.seats) for card in held(view, place, seat)}
        found |= set(view["zap_pile"]["cards"])
    return found


@pytest.mark.parametrize("name", ["awards", "spaces", "zap", "chairs"])
def test_every_row_is_used(name):
    """Other cards stand in examples, each of them (`test_rulebook.py`)."""
    assert {row["id"] for row in rows(f"tables/{name}.yaml")} - used() == set()


@pytest.mark.parametrize("name", ["specialists", "freelancers"])
def test_every_employee_is_seated(name):
    assert {row["id"] for row in rows(f"cards/{name}.yaml")} - used() == set()
