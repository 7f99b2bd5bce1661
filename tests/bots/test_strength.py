"""How well bots play, at stated budgets. `benchmarks/RESULTS.md` has the figures of the long runs."""

import pytest

from rulewright.bots import Table
from rulewright.bots.playouts import judge, lead_in_points
from rulewright.simulation.tournament import play_match
from tests.games_list import ROOT, compiled
from tests.sizes import SOAK, sample

SQUARES, KUHN, RUSH = "tests/games/tic_tac_toe", "tests/games/kuhn_poker", "content/ai_rush"
LONG = "content/disruptopia"
STRONG = "mcts:8:depth=400"
PLANNED = "content/smartphone_inc"
QUICK = "mcts:8:depth=60"


def match(folder, bots, games, players=2, seed=0):
    case = compiled(ROOT / folder)
    return play_match(case.game, bots, games, players, seed)


@pytest.mark.parametrize("rival", ["random", "flat:50"])
def test_search_never_loses_tic_tac_toe(rival):
    """Each side half of the time."""
    games = sample(20, 200)
    found = match(SQUARES, ("mcts:3000", rival), games)
    assert found.games == games and found.wins[rival] == 0
    assert found.seats["mcts:3000"] == [games // 2, games // 2]


def test_search_draws_tic_tac_toe_with_itself():
    found = match(SQUARES, ("mcts:3000", "mcts:3001"), sample(4, 20))
    assert found.no_winner == found.games


def test_search_folds_and_calls_in_kuhn_poker():
    """A jack never calls a bet and a king never folds to one; returns count, not wins."""
    game = compiled(ROOT / KUHN).game
    asked = 0
    for seed in range(sample(20, 200)):
        state = game.new(2, seed=seed)
        state.apply([option.key for option in state.decision.options].index("bet"))
        card = state.view(state.player)["hand"][state.player]["cards"][0]
        keys = [option.key for option in state.decision.options]
        taken = keys[Table({state.player: "mcts:200"}, str(seed)).choose(state, state.player, 0)]
        if card != "queen":
            asked += 1
            assert taken == ("call" if card == "king" else "fold")
    assert asked > 5


def test_search_wins_more_than_its_share_of_three():
    found = match(RUSH, ("mcts:20", "random", "random"), sample(10, 150), players=3)
    assert found.wins["mcts:20"] * 2 > 1.5 * found.wins["random"]


@pytest.mark.parametrize(("rival", "share"), [("random", 0.9), ("greedy", 0.7)])
def test_search_wins_a_long_game(rival, share):
    """A smoke test with a tiny budget, unless there is time. The benchmarks play a hundred games: `--only strength`."""
    if SOAK:
        found = match(LONG, (STRONG, rival), 10)
        assert found.wins[STRONG] >= share * found.games
    else:
        found = match(LONG, ("mcts:2:depth=10", rival), 1)
        assert found.games == 1 and sum(found.wins.values()) == 1


@pytest.mark.parametrize("rival", ["random", "greedy"])
def test_search_wins_a_game_whose_plans_nobody_could_list(rival):
    """Clearly, each side half of the time, with eight passes for a choice."""
    found = match(PLANNED, (QUICK, rival), sample(6, 100))
    assert found.wins[QUICK] >= 0.8 * found.games


def test_worth():
    assert lead_in_points((3, 3), (0, 1)) == [0.0, 0.0]
    assert lead_in_points((4, 0, 1), (0, 1, 2)) == [3 / 6, -4 / 5, -3 / 6]
    assert lead_in_points((3,), (0,)) == [0.75]
    assert lead_in_points((4, 1, 4, 1), (0, 1, 0, 1)) == [3 / 6, -3 / 6, 3 / 6, -3 / 6]
    game = compiled(ROOT / SQUARES).game
    state = game.new(2)
    for index in (0, 0, 0, 0, 0, 0, 0):
        if not state.over:
            state.apply(index)
    assert state.over and judge(state) == [1.05 if seat in state.winners else -1.05 for seat in (0, 1)]


WATCH, ROPE = "tests/language/c64_won_together", "tests/language/c63_teams"


@pytest.mark.parametrize(("bot", "share"), [("mcts:60", 0.9), ("flat:40", 0.4)])
def test_bots_win_together_what_random_players_hardly_ever_win(bot, share):
    """They light lamps instead of napping for points."""
    games = sample(10, 100)
    assert match(WATCH, ("random",), 100, 3).no_winner > 90
    assert match(WATCH, (bot,), games, 3).no_winner <= (1 - share) * games


def test_a_common_loss_is_a_loss_whatever_the_points():
    game = compiled(ROOT / WATCH).game
    lost = game.new(3, seed=1)
    while not lost.over:
        lost.apply(next(index for index, option in enumerate(lost.decision.options) if option.key == "nap"))
    assert any(lost.scores) and lost.winners == () and judge(lost) == [-1.0] * 3


def test_partners_are_worth_the_same():
    game = compiled(ROOT / ROPE).game
    state = game.new(4, seed=2)
    asked = 0
    while not state.over:
        keys = [option.key for option in state.decision.options]
        side = "end=left" if state.player % 2 else "end=right"
        wanted = next(key for key in ("grip", side, "pull", "dust") if key in keys)
        asked += 1
        state.apply(keys.index(wanted))
        if asked > 8:
            assert state.teams == (0, 1, 0, 1)
            worth = judge(state)
            assert worth[0] == worth[2] and worth[1] == worth[3]
            assert state.returns[0] == state.scores[0] + state.scores[2]
