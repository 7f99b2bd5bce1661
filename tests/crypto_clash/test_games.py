"""Whole games between bots: what lies on the table adds up after every decision, and scores are counted again by hand."""

from __future__ import annotations

import random

import pytest

from benchmarks.lengths import BOTS
from tests.crypto_clash.table import INPUTS, OUTPUTS, PLAYERS, TURNS, game, is_claim, rows
from tests.sizes import sample

PIECES = {"computer": 20, "stock": 20, "factory": 10}


def cards_in(view: dict, *places: str) -> int:
    """How many cards lie in these places, of all players or kinds."""
    piles = [
        pile
        for place in places
        for pile in (
            view[place] if isinstance(view[place], list) else [view[place]] if "size" in view[place] else view[place].values()
        )
    ]
    return sum(pile["size"] for pile in piles)


def check_table(state) -> None:
    """Cards, gems and pawns are conserved, nothing is below zero, hands are hidden, promises hold."""
    assert game().broken(state) == []
    view = state.view(0)
    assert cards_in(view, "board", "spots", "stack", "expansion") == 26
    assert cards_in(view, "active", "done", "ledger", "offer", "function_deck", "function_discards") == 40
    assert cards_in(view, "hand", "news_deck", "news_discards") == 16
    assert cards_in(view, "vault", "reserve") == 16
    assert view["gem_supply"] + sum(view["round_gems"].values()) + sum(view["market_gems"].values()) == 32
    assert view["expansion"]["size"] == 3 and view["board"]["size"] == 14
    assert view["spots"]["size"] <= 6 and view["offer"]["size"] <= 4
    assert all(set(hand) <= {"size", "known"} for hand in view["hand"][1:])
    placed = list(view["market_pawn"].values())
    for seat in range(state.n):
        assert view["shares"][seat] + view["extra"][seat] + placed.count(seat) == {3: 4, 4: 3}[state.n]
        assert view["extra"][seat] == (view["round"] <= 3)
        assert min(view["btc"][seat], view["points"][seat], *view["inputs"][seat].values()) >= 0
    for name in OUTPUTS:
        assert sum(own[name] for own in view["outputs"]) <= PIECES[name]


def score_by_hand(view: dict, seat: int) -> int:
    """R68."""
    return (
        view["points"][seat]
        + sum(view["inputs"][seat].values())
        + 5 * sum(view["outputs"][seat].values())
        + view["btc"][seat]
        + 40 * view["vault"][seat]["size"]
    )


def winners_by_hand(view: dict) -> list[int]:
    """R70."""
    ladder = [(score_by_hand(view, seat), view["btc"][seat]) for seat in range(view["players"])]
    return [seat for seat, rank in enumerate(ladder) if rank == max(ladder)]


def play(players: int, seed: int, bot) -> tuple[object, int]:
    """A whole game, looked at after every round, and the number of its turns."""
    state = game().new(players=players, seed=seed)
    chooser = random.Random(seed)
    turns = seen = 0
    while not state.over:
        turns += is_claim(state, state.decision)
        state.apply(bot(state, chooser))
        if state.round != seen:
            seen = state.round
            check_table(state)
    return state, turns


def check_end(state, turns: int) -> None:
    view = state.view(0)
    assert view["round"] == 6 and turns == TURNS[state.n]
    assert set(view["round_gems"].values()) == {0}
    assert list(state.scores) == [score_by_hand(view, seat) for seat in range(state.n)]
    assert list(state.winners) == winners_by_hand(view)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("bot", BOTS)
def test_games_run_to_their_end(players, bot):
    for seed in range(sample(12, 2000)):
        check_end(*play(players, seed, BOTS[bot]))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_table_adds_up_after_every_decision(players):
    for seed in range(sample(3, 100)):
        state = game().new(players=players, seed=seed)
        chooser = random.Random(seed)
        while not state.over:
            check_table(state)
            view = state.view(0)
            if is_claim(state, state.decision):
                markets = [*view["board"]["cards"], *view["spots"]["cards"]]
                free = [market for market in markets if view["market_pawn"][market] == -1]
                assert len(free) >= 3, "R36"
                assert sorted(option.key for option in state.decision.options) == sorted(f"market={one}" for one in free)
            state.apply(BOTS["hasty" if seed % 2 else "random"](state, chooser))


@pytest.mark.parametrize("players", PLAYERS)
def test_games_begin_as_the_rulebook_sets_them_up(players):
    """R6 to R14, R17: up to the first claim nobody has decided anything."""
    for seed in range(sample(5, 100)):
        view = game().new(players=players, seed=seed).view(0)
        assert view["round"] == 1 and view["points"] == [0] * players and view["btc"] == [5] * players
        assert [sum(own[kind] for kind in INPUTS) for own in view["inputs"]] == [2] * players
        assert [pile["size"] for pile in (*view["active"], *view["hand"])] == [2] * 2 * players
        assert view["board"]["cards"] == list(rows("markets/board.yaml"))
        assert "starter" in view["expansion"]["cards"]
        assert [view["market_gems"][market] for market in view["expansion"]["cards"]] == [2, 2, 2]


def test_tablets_and_offers_are_shuffled():
    """Every tablet and every Function is laid out in some setup: no row is filled before its deck is shuffled."""
    tablets, offers = set(), set()
    for seed in range(120):
        view = game().new(players=3, seed=seed).view(0)
        tablets |= set(view["expansion"]["cards"])
        offers |= set(view["offer"]["cards"])
    assert len(tablets) == 12 and len(offers) == 40
