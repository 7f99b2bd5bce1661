"""Whole games between bots: what lies on the table adds up after every round, and scores are counted again by hand."""

from __future__ import annotations

from functools import cache

import pytest

from benchmarks.lengths import BOTS
from tests.disruptopia.table import PLAYERS, game, play, rows
from tests.sizes import sample

ROUNDS = 300
"""The declared safety limit."""
OTHER_SETTINGS = [
    {"effect_delay": 1},
    {"decline": "on_conflict"},
    {"middle_rep_band_from": 1},
    {"middle_rep_band_from": 4},
    {"subsidy_slots": "three_each"},
    {"model_price": "gentle"},
    {"reveal": "on_own_turn"},
    {"compute_floor": "at_one"},
    {"worker_loss": "at_round_end"},
    {"effect_slots": 1, "hand_limit": 3},
    {"effect_slots": 5, "hand_limit": 9},
    {
        "effect_delay": 1,
        "decline": "on_conflict",
        "subsidy_slots": "three_each",
        "model_price": "gentle",
        "reveal": "on_own_turn",
        "compute_floor": "at_one",
        "worker_loss": "at_round_end",
    },
]
DECKS = ("research", "influence", "sabotage")


def check_table(state) -> None:
    view = state.view(0)
    assert game().broken(state) == []
    check_tokens(view)
    check_cards(view)
    for seat in range(state.n):
        own = {
            name: view[name][seat]
            for name in (
                "power",
                "reputation",
                "compute",
                "model_version",
                "income_marker",
                "workers",
                "corporate_funds",
                "personal_funds",
                "subsidies",
                "card_points",
            )
        }
        assert 0 <= own["power"] <= 29 and -2 <= own["reputation"] <= 10 and 0 <= own["income_marker"] <= 39, own
        assert 1 <= own["compute"] <= 7 and 0 <= own["model_version"] <= 7 and 3 <= own["workers"] <= 8, own
        assert view["compute_floor"] == "at_one" or own["model_version"] <= own["compute"], own
        assert min(own["corporate_funds"], own["personal_funds"], own["subsidies"]) >= 0, own
        assert 1 <= len(view["presence"][seat]) <= 6
        assert view["effects"][seat]["size"] + view["new_effects"][seat]["size"] <= view["effect_slots"]
        assert own["card_points"] == 0, "card points are lost with the turn"


@cache
def subsidy_slots(plan: str) -> dict[str, int]:
    return {row["id"]: row["slots"][plan] for row in rows("tables/regions.yaml")}


def check_tokens(view: dict) -> None:
    """14 subsidy tokens, and no region holds more than it has slots for."""
    assert sum(view["region_tokens"].values()) + sum(view["subsidies"]) + view["subsidy_supply"] == 14
    slots = subsidy_slots(view["subsidy_slots"])
    assert all(count <= slots[region] for region, count in view["region_tokens"].items())


def check_cards(view: dict) -> None:
    """84 cards; every discard pile holds cards of its own deck; hands and decks are hidden."""
    open_piles = [*view["discards"].values(), *view["effects"], *view["new_effects"]]
    hidden = [*view["hand"], *view["rejects"], *view["deck"].values()]
    assert sum(pile["size"] for pile in [*open_piles, *hidden]) == 84
    assert all(
        card.startswith({"research": "rs", "influence": "in", "sabotage": "sb"}[deck])
        for deck in DECKS
        for card in view["discards"][deck]["cards"]
    )
    assert all(set(pile) <= {"size", "known"} for pile in [*view["hand"][1:], *view["deck"].values()])


def score_by_hand(view: dict, seat: int) -> int:
    """R92: each part is rounded down by itself."""
    return (
        view["personal_funds"][seat] // 10 + view["power"][seat] // 5 + view["model_version"][seat] + view["subsidies"][seat] // 2
    )


def winners_by_hand(view: dict) -> list[int]:
    """R93: the tie ladder."""
    ladder = [
        (score_by_hand(view, seat), *(view[name][seat] for name in ("model_version", "power", "personal_funds", "reputation")))
        for seat in range(view["players"])
    ]
    return [seat for seat, rank in enumerate(ladder) if rank == max(ladder)]


def check_end(state) -> None:
    view = state.view(0)
    assert state.over and state.round < ROUNDS
    assert max(view["model_version"]) == 7 and view["ending"], "R90"
    assert view["corporate_funds"] == [0] * state.n, "R91: siphoned, and no income after it"
    assert list(state.scores) == [score_by_hand(view, seat) for seat in range(state.n)]
    assert list(state.winners) == winners_by_hand(view)


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_run_to_their_end(players):
    for seed in range(sample(4, 2000)):
        check_end(play(players, seed, look=check_table))


@pytest.mark.parametrize("players", PLAYERS)
def test_games_of_bots_that_never_decline_run_to_their_end(players):
    for seed in range(sample(3, 500)):
        check_end(play(players, seed, BOTS["hasty"], look=check_table))


@pytest.mark.parametrize("settings", OTHER_SETTINGS, ids=lambda settings: "-".join(settings))
@pytest.mark.parametrize("bot", BOTS)
def test_games_with_other_settings_run_to_their_end(settings, bot):
    for seed in range(sample(1, 60)):
        check_end(play(2 + seed % 4, seed, BOTS[bot], settings, check_table))


def test_every_setting_is_played_with_another_value():
    usual = game().new(players=2, seed=0).view(0)
    names = {setting.name for setting in game().data.settings}
    changed = {name for settings in OTHER_SETTINGS for name, value in settings.items() if value != usual[name]}
    assert changed == names


@pytest.mark.parametrize("players", PLAYERS)
def test_games_begin_as_the_rulebook_sets_them_up(players):
    """R3, R4, R6, R7, R9, R15: up to the first secret plan nobody has decided anything but the starting region."""
    for seed in range(sample(5, 100)):
        state = game().new(players=players, seed=seed)
        assert state.player == state.view(0)["first_player"]
        for _ in range(players):
            state.apply(seed % state.option_count)
        view = state.view(0)
        assert len({region for own in view["presence"] for region in own}) == players
        assert [len(own) for own in view["presence"]] == [1] * players
        assert sum(view["region_tokens"].values()) == players + 1 and view["subsidy_supply"] == 13 - players
        start = {
            "power": 3,
            "reputation": 0,
            "income_marker": 3,
            "corporate_funds": 3,
            "personal_funds": 0,
            "net_worth": "startup",
            "model_version": 0,
            "compute": 1,
            "workers": 3,
            "subsidies": 0,
        }
        assert {name: view[name] for name in start} == {name: [value] * players for name, value in start.items()}
        assert view["round_tracker"] == "odd_round" and [hand["size"] for hand in view["hand"]] == [3] * players
