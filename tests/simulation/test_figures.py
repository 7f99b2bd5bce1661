"""What a simulation says, counted again by hand: through the public view of every decision, with nothing shared."""

import json
import shutil
import statistics
from collections import Counter, defaultdict
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulewright.cli.app import app
from rulewright.simulation.figures import (
    bot_figures,
    distribution,
    lead_figures,
    make_figures,
    outcome_figures,
    seats_test,
    team_figures,
)
from rulewright.simulation.report import rounded, summary_lines, team_lines
from rulewright.simulation.run import Result, simulate
from rulewright.simulation.setup import Chunk
from rulewright.simulation.tally import Lead, Usage
from rulewright.simulation.things import NOTICED
from rulewright.simulation.usage import play_usage
from rulewright.simulation.watch import count_changes, leader_of
from rulewright.starter import TEMPLATE
from tests.games_list import ROOT
from tests.simulation.games import CLASSICS, CONTENT, setup_of, watched

GAMES = 30


def test_a_question_about_several_things_is_counted_once_in_general_words():
    result = watched(setup_of(CLASSICS / "tall_tales"), 20)
    doubts = {key: count.label for key, count in result.usage.options.items() if key.startswith("Doubt")}
    assert doubts == {"Doubt the fish": "Doubt the fish"}


def bare(card):
    return card.split("#")[0]


def recount(setup, games):
    """Plays the same games and writes down, for each, everything by seat."""
    found = []
    for number in range(games):
        rng = setup.random("usage", number)
        state = setup.game().new(setup.players, seed=rng.getrandbits(63))
        seen, taken = [set() for _ in range(setup.players)], [set() for _ in range(setup.players)]
        did, options = [Counter() for _ in range(setup.players)], []
        while not state.over:
            decision, seat = state.decision, state.decision.player
            pick = rng.randrange(len(decision.options))
            options.append(len(decision.options))
            view = state.view(seat)
            for place in ("hand", "stalls"):
                seen[seat] |= {bare(card) for card in view[place][seat]["cards"]}
            key = bare(decision.options[pick].key)
            did[seat][key] += 1
            if key.startswith("card="):
                taken[seat].add(key[5:])
            state.apply(pick)
        found.append(
            {
                "seen": seen,
                "taken": taken,
                "did": did,
                "options": options,
                "winners": set(state.winners),
                "scores": state.scores,
                "parts": [state.breakdown(seat) for seat in range(setup.players)],
            }
        )
    return found


@pytest.fixture(scope="module")
def setup():
    return setup_of(players=3, seed=11)


@pytest.fixture(scope="module")
def by_hand(setup):
    return recount(setup, GAMES)


@pytest.fixture(scope="module")
def figures(setup):
    return make_figures(watched(setup, GAMES), rounds=True)


# ---------------------------------------------------------------- counted again


def test_seats_and_outcomes(figures, by_hand):
    for seat, found in enumerate(figures["seats"]):
        scores = [game["scores"][seat] for game in by_hand]
        assert found["wins"] == sum(seat in game["winners"] for game in by_hand) and found["seats"] == GAMES
        assert found["mean_score"] == pytest.approx(statistics.fmean(scores))
        assert found["score_deviation"] == pytest.approx(statistics.stdev(scores))
        assert found["interval"][0] < found["rate"] < found["interval"][1]
    assert figures["outcomes"]["shared"]["wins"] == sum(len(game["winners"]) > 1 for game in by_hand)
    assert figures["outcomes"]["no_winner"]["wins"] == 0


def test_lengths_and_branching(figures, by_hand):
    lengths = [len(game["options"]) for game in by_hand]
    assert figures["decisions"]["mean"] == pytest.approx(statistics.fmean(lengths))
    assert (figures["decisions"]["least"], figures["decisions"]["most"]) == (min(lengths), max(lengths))
    assert figures["length"]["counts"] == {"5": GAMES} and figures["length"]["unit"] == "rounds"
    options = [count for game in by_hand for count in game["options"]]
    assert figures["branching"]["mean"] == pytest.approx(statistics.fmean(options))
    assert figures["branching"]["forced"] == pytest.approx(options.count(1) / len(options))


def test_points_by_category(figures, by_hand):
    for found in figures["categories"]:
        won = [part[found["label"]] for game in by_hand for seat, part in enumerate(game["parts"]) if seat in game["winners"]]
        lost = [part[found["label"]] for game in by_hand for seat, part in enumerate(game["parts"]) if seat not in game["winners"]]
        every = [game["scores"][seat] for game in by_hand for seat in game["winners"]]
        assert found["mean"] == pytest.approx(statistics.fmean(won + lost))
        assert found["deviation"] == pytest.approx(statistics.stdev(won + lost))
        assert found["share"] == pytest.approx(sum(won) / sum(every))
        assert found["difference"] == pytest.approx(statistics.fmean(won) - statistics.fmean(lost))
    assert sum(found["share"] for found in figures["categories"]) == pytest.approx(1)


def test_cards_seen_taken_and_won(figures, by_hand):
    for card in figures["cards"]:
        if card["key"] == "umbrella":
            continue  # a reaction: offered by its name, and not as a card
        seats = [
            (card["key"] in game["seen"][seat], card["key"] in game["taken"][seat], seat in game["winners"])
            for game in by_hand
            for seat in range(3)
        ]
        assert card["seen"] == sum(seen for seen, _, _ in seats)
        assert card["taken"] == card["effect"]["with"]["seats"] == sum(taken for _, taken, _ in seats)
        assert card["winners"] == card["effect"]["with"]["wins"] == sum(taken and won for _, taken, won in seats)
        assert card["effect"]["without"]["wins"] == sum(won and not taken for _, taken, won in seats)
        assert card["chosen"] == sum(did[f"card={card['key']}"] for game in by_hand for did in game["did"])


def test_actions_done_more_than_the_mean(figures, by_hand):
    assert {action["key"] for action in figures["actions"]} >= {"sell_snacks", "hang_lantern", "Fold"}
    assert not {"decline", "done"} & {action["key"] for action in figures["actions"]}
    for action in figures["actions"]:
        more = wins = 0
        for game in by_hand:
            times = [did[action["key"]] for did in game["did"]]
            above = {seat for seat in range(3) if times[seat] > statistics.fmean(times)}
            more += len(above)
            wins += len(above & game["winners"])
        assert (action["effect"]["with"]["seats"], action["effect"]["with"]["wins"]) == (more, wins)


def test_a_reaction_counts_for_its_card(figures):
    umbrella = next(card for card in figures["cards"] if card["key"] == "umbrella")
    assert umbrella["offered"] > umbrella["chosen"] > 0


# ---------------------------------------------------------------- merging


def test_any_chunking_gives_the_same(setup):
    whole = play_usage(setup, Chunk(0, 0, GAMES))
    for cuts in ((0, 1, 2, 3, GAMES), (0, 10, 20, GAMES), (0, 29, GAMES)):
        parts = Usage()
        for number, (first, last) in enumerate(zip(cuts, cuts[1:], strict=False)):
            parts.add(play_usage(setup, Chunk(number, first, last - first)))
        assert asdict(parts) == asdict(whole)
        result = Result(setup, GAMES, usage=parts)
        assert json.dumps(rounded(make_figures(result, True))) == json.dumps(
            rounded(make_figures(Result(setup, GAMES, usage=whole), True))
        )


def test_parts_are_left_as_they_were(setup):
    part = play_usage(setup, Chunk(0, 0, 3))
    before = asdict(part)
    sums = Usage()
    sums.add(part)
    sums.add(part)
    assert asdict(part) == before and sums.games == 6


def test_workers_make_no_difference(setup):
    alone, three = (simulate(setup, 20, GAMES, workers) for workers in (1, 3))
    assert rounded(make_figures(alone, True)) == rounded(make_figures(three, True))


def test_fused_and_stepwise_games_are_as_long(setup):
    result = simulate(setup, 300, 100)
    stepwise = make_figures(result, True)["decisions"]
    assert result.totals.decisions / 300 == pytest.approx(stepwise["mean"], abs=5 * stepwise["deviation"] / 10)


# ---------------------------------------------------------------- cards that do nothing


@pytest.fixture(scope="module")
def dear_boat(tmp_path_factory):
    folder = tmp_path_factory.mktemp("content") / "starter_game"
    shutil.copytree(TEMPLATE, folder)
    path = folder / "cards" / "cards.yaml"
    path.write_text(
        path.read_text().replace(
            "copies: 3\n  cost: 1 coins\n  effect: gain 3 paper", "copies: 3\n  cost: 30 coins\n  effect: gain 3 paper"
        )
    )
    return setup_of(folder, players=3)


def test_a_card_that_can_never_be_played_is_dead(dear_boat):
    figures = make_figures(watched(dear_boat, 60), rounds=True)
    assert [(card["key"], card["reason"]) for card in figures["dead_cards"]] == [("paper_boat", "could never be played")]
    assert any("1 could never be played (Paper Boat)" in line for line in summary_lines(figures))
    assert make_figures(watched(setup_of(players=3), 60), rounds=True)["dead_cards"] == []


def test_a_card_that_bots_leave_be_is_dead(setup):
    usage = play_usage(setup, Chunk(0, 0, GAMES))
    card = usage.cards["gust"]
    card.chosen = 0
    assert card.playable >= NOTICED
    reasons = {card["key"]: card["reason"] for card in make_figures(Result(setup, GAMES, usage=usage), True)["dead_cards"]}
    assert reasons == {"gust": "was never taken"}


def test_to_discard_is_not_to_play():
    """Disruptopia asks for cards to discard too; only where their text runs they count as taken."""
    setup = setup_of(CONTENT / "disruptopia")
    usage = play_usage(setup, Chunk(0, 0, 2))
    card = usage.cards["in02"]
    everywhere = play_usage(replace(setup, plays=None), Chunk(0, 0, 2)).cards["in02"]
    assert card.aside > 0 and card.chosen + card.aside == everywhere.chosen + everywhere.aside and not everywhere.aside


# ---------------------------------------------------------------- seats, bots, leads


def result_with(outcomes, players, **more):
    return Result(
        setup_of(CLASSICS / "tic_tac_toe") if players == 2 else setup_of(players=players, **more),
        0,
        usage=Usage(games=sum(outcomes.values()), outcomes=Counter(outcomes)),
    )


def test_seats_are_tested_like_a_die():
    """With one winner each, Cochran's test is that of 20, 30 and 40 against 30 each."""
    test = seats_test(result_with({(0, 1): 20, (0, 2): 30, (0, 4): 40}, 3))
    assert test["statistic"] == pytest.approx((100 + 0 + 100) / 30) and test["freedom"] == 2 and test["clear"]
    assert seats_test(result_with({(0, 1): 30, (0, 2): 30, (0, 4): 30}, 3))["p"] == 1.0
    assert seats_test(result_with({(0, 7): 30, (0, 0): 5}, 3)) is None


def test_shared_and_missing_wins():
    usage = Usage(games=10, outcomes=Counter({(0, 0): 2, (0, 1): 3, (0, 3): 5}))
    found = outcome_figures(usage)
    assert (found["no_winner"]["wins"], found["shared"]["wins"], found["by_winners"]) == (2, 5, {0: 2, 1: 3, 2: 5})


def test_wins_of_teams_are_told_by_their_players():
    result = Result(
        setup_of(ROOT / "tests/language/c63_teams", players=4),
        0,
        usage=Usage(games=20, outcomes=Counter({(0, 5): 9, (0, 10): 6, (0, 4): 2, (0, 15): 2, (0, 0): 1})),
    )
    found = team_figures(result.setup, result.usage)
    assert [(team["players"], team["wins"]) for team in found] == [([1, 3], 9), ([2, 4], 6), ([3], 2), ([1, 2, 3, 4], 2)]
    told = list(team_lines(found, 4))
    assert told[0].startswith("Players 1 and 3 won together in 45.0%") and told[2].startswith("Player 3 won alone in 10.0%")
    assert told[3].startswith("All won together in 10.0%")
    assert team_figures(setup_of(CLASSICS / "tic_tac_toe"), result.usage) == []


def test_bots_are_counted_by_name_wherever_they_sit():
    setup = replace(setup_of(players=3), bots=("clever", "random", "random"), automas=())
    assert [setup.seating(setup.layout(game)) for game in range(3)] == [
        ("clever", "random", "random"),
        ("random", "clever", "random"),
        ("random", "random", "clever"),
    ]
    usage = Usage(games=6, outcomes=Counter({(0, 1): 2, (1, 2): 1, (1, 1): 1, (2, 4): 2}))
    found = {bot["bot"]: (bot["wins"], bot["seats"]) for bot in bot_figures(setup, usage)}
    assert found == {"clever": (5, 6), "random": (1, 12)}


def test_leaders():
    assert leader_of((3, 5, 4)) == 1 and leader_of((5, 5, 4)) is None
    assert count_changes([None, 0, 0, None, 1, 0]) == 2 and count_changes([]) == 0


def test_fewest_points_lead_where_they_win():
    leads = {(who, tenth): Lead(sole=10, won=won) for who, won in (("most", 1), ("fewest", 9)) for tenth in range(11)}
    found = lead_figures(Usage(games=10, leads=leads, outcomes=Counter({(0, 1): 10}), lead_changes=Counter({("fewest", 2): 10})), 2)
    assert found["ahead"] == "fewest" and found["half"]["rate"] == 0.9 and found["changes"]["mean"] == 2


def test_the_lead_at_half_time_by_hand(setup, figures):
    wins = Counter()
    for number in range(GAMES):
        rng = setup.random("usage", number)
        state = setup.game().new(3, seed=rng.getrandbits(63))
        scores = []
        while not state.over:
            scores.append(state.scores)
            state.apply(rng.randrange(state.option_count))
        half = scores[len(scores) // 2]
        if half.count(max(half)) == 1:
            wins[half.index(max(half)) in state.winners] += 1
    assert (figures["lead"]["half"]["wins"], figures["lead"]["half"]["seats"]) == (wins[True], wins.total())


def test_distributions():
    found = distribution({1: 1, 2: 2, 10: 1})
    assert (found["mean"], found["least"], found["most"]) == (3.75, 1, 10)
    assert found["percentiles"] == {"5": 1, "25": 1, "50": 2, "75": 2, "95": 10}
    assert distribution({})["mean"] is None


# ---------------------------------------------------------------- JSON


def test_json_records_setup_and_figures(monkeypatch):
    monkeypatch.chdir(Path(CONTENT).parent)
    words = ["sim", str(TEMPLATE), "--games", "40", "--setting", "evenings=4", "--format", "json"]
    data = json.loads(CliRunner().invoke(app, words).stdout)
    assert data["settings"] == {"evenings": 4} and data["variants"] == [] and data["bots"] == "random"
    assert data["figures"]["length"]["mean"] == 4 == data["mean_length"]
    kept = defaultdict(int, {key: 1 for key in data})
    assert all(
        kept[key]
        for key in (
            "game",
            "players",
            "games",
            "seed",
            "seconds",
            "seat_wins",
            "no_winner",
            "mean_length",
            "mean_decisions",
            "mean_scores",
        )
    )
    assert {"seats", "bots", "length", "branching", "categories", "lead", "actions", "cards", "dead_cards"} <= set(data["figures"])


def test_a_game_in_which_nobody_decides(tmp_path):
    folder = tmp_path / "rain"
    folder.mkdir()
    (folder / "game.rules").write_text(
        'game rain "Rain" for 2 to 2 players\neach player has\n    water 0..20 "water"\n'
        'play\n    rounds 2\n        phase fall "Fall" all players at once\n            gain 1 water\n'
        'scoring\n    score water "Water"\n    winners by total highest\n    tied players share\n'
    )
    page = tmp_path / "page.html"
    result = CliRunner().invoke(app, ["sim", str(folder), "--games", "4", "--report", str(page)])
    assert result.exit_code == 0, result.output
    assert "Nobody decides anything." in result.output and page.exists()
