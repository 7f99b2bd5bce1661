"""What examples say of points, questions, offers, sight, logs and the end: a line that is not so fails, with the values."""

from __future__ import annotations

import pytest

from compiler.pipeline import check_game
from rulewright.examples import run_examples
from tests.games_list import ROOT
from tests.rulewright.written import run_texts, run_written

CASE = ROOT / "tests/language/c44_what_examples_say"
FILES = {name: (CASE / name).read_text() for name in ("game.rules", "tables/goods.yaml")}
CASES = {
    "points": ("then ana's total = 11", "this does not hold: ana's total = 11\nana's total is 5"),
    "a category": ('then ana has total 5, total["Stars"] 2', 'total["Stars"] is 0, not 2'),
    "the wrong one is named": ("then ana has coins 5, stars 7", "stars is 0, not 7"),
    "which part of a condition": (
        "then ana's coins = 5 and count(ana's hand) = 8",
        "this does not hold: count(ana's hand) = 8\ncount(ana's hand) is 0",
    ),
    "who it is not so for": (
        """given ben has stars 2
        then all(p in players where p's stars = 0)""",
        "it is not so for ben",
    ),
    "a value and a set": (
        """given ana's stall holds tea
        given shop holds lamp
        then first(ana's stall) in shop""",
        "first(ana's stall) is Tea, shop is Lamp",
    ),
    "one or the other": ("then ana's coins = 6 or ben's coins = 7", "ana's coins is 5, ben's coins is 5"),
    "both sides have fields": ("then ana's coins = ben's stars + 3", "ana's coins is 5, ben's stars + 3 is 3"),
    "nobody is so": ("then any(p in players where p's coins > 8)", "this does not hold: any(p in players where p's coins > 8)"),
    "what lies in an empty place": ("then first(shop) = first(shop)", "this can't be worked out: nothing is there to take"),
    "a change": (
        """when ana does rest
        then ana gains 2 coins""",
        "it was 1, not 2: 5 before, 6 now",
    ),
    "nobody is asked": ("then ana is asked", "nobody is asked anything"),
    "somebody is asked": (
        """when ana's turn happens
        then ana is not asked""",
        "ana is asked: ",
    ),
    "another is asked": (
        """when ana's turn happens
        then ben is asked""",
        "ana is asked: ",
    ),
    "asked for something else": (
        """when ana does rest
        then ana is asked for good""",
        "nobody is asked anything",
    ),
    "asked more often": (
        """when ana does rest
        then ana was asked for may twice""",
        "ana was asked 1 times (for: may 1)",
    ),
    "not offered": (
        """when ana's turn happens
        then ana is offered rest, buy""",
        "not all of it is offered",
    ),
    "offered after all": (
        """when ana's turn happens
        then ana is not offered rest""",
        "Rest is offered",
    ),
    "more is offered": (
        """when ana's turn happens
        then ana is offered only rest""",
        "more is offered: Haggle",
    ),
    "a question is left open": (
        """when ana's turn happens
        then ana has coins 5""",
        "or with `then ana is asked` that it is open",
    ),
    "a roll is left open": (
        """given shop holds tea
        when ana does buy with good = tea
        then ana has coins 4""",
        "or with `then the dice are rolled` that they are",
    ),
    "no roll": ("then the dice are rolled", "no dice are rolled now"),
    "does not see": (
        """given ana's hand holds tea
        then ben sees tea in ana's hand""",
        "ben sees nothing there",
    ),
    "does not see all": (
        """given ana's hand holds tea, lamp
        then ben sees ana's hand""",
        "ben sees nothing there",
    ),
    "sees one copy": (
        """given ana's stall holds lamp, tea
        then ben sees lamp, lamp in ana's stall""",
        "ben sees Lamp, Tea there",
    ),
    "nothing is there to be seen": ("then ana sees ana's hand", "nothing lies there"),
    "the log does not say so": (
        """when ana does rest
        then the log says "ana gains 2 coins\"""",
        "the log says:\nana: Rest",
    ),
    "the log says so": (
        """when ana does rest
        then ben does not read "ana gains 1 coin\"""",
        "the log says it",
    ),
    "not for everybody": (
        """given ana's hand holds lamp, tea
        when ana does bury with spare = tea
        then the log says "ana chooses Tea\"""",
        "the log says:",
    ),
    "not over": ("then the game is over", "the game goes on"),
    "over": (
        """given ana has stars 3
        when ana does close
        then the game goes on""",
        "the game is over",
    ),
    "a discount that is pending is used up": (
        """given shop holds tea, lamp
        given until used: ana's good_price is 2 less
        when ana does buy with good = tea
        when dice show 1
        when ana chooses "Keep it"
        then ana has coins 5
        when ana does buy with good = lamp
        then the dice are rolled
        then ana has coins 5""",
        "coins is 2, not 5",
    ),
}
WRONG = {
    'then ana\'s total["Star"] = 3': "there is no such category of points",
    "given ana has total 3": "points are counted, they can't be given",
    "then ana is asked for wine": "nobody is ever asked for `wine`",
    "given this round: ana's good_price is 2 less": "nothing in this game lasts for a round",
    "given until used: my good_price is 2 less": "only quantities of players who are named can be changed here",
    "given while ana's coins > 2: ana's good_price is 2 less": "what holds `while` something is so holds by itself",
    "then ana sees tea in ana's coins": "`coins` is no place for cards",
    "when round happens": "this game has no `rounds`",
}


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory):
    return run_written(tmp_path_factory.mktemp("market"), FILES, {title: text for title, (text, _) in CASES.items()})


@pytest.mark.parametrize("title", CASES)
def test_a_line_that_is_not_so_says_what_is(outcomes, title):
    assert CASES[title][1] in outcomes[title]


@pytest.fixture(scope="module")
def findings(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wrong")
    run_texts(folder, FILES, {f"line {number}": line for number, line in enumerate(WRONG)})
    return [d.message for d in check_game(folder).diagnostics]


@pytest.mark.parametrize("line", WRONG)
def test_check_finds_a_line_that_can_mean_nothing(findings, line):
    assert findings.count(WRONG[line]) == 1


def test_an_example_in_which_something_is_found_is_not_run(tmp_path):
    run = run_texts(tmp_path, FILES, {"right": "then ana has coins 5", "wrong": "then ana has wine 5"})
    assert [(result.name, result.ok, result.ran) for result in run.examples] == [("right", True, True), ("wrong", False, False)]


ROUNDS = """\
game days "Days" for 2 to 2 players

each player has
    marks  0..99  "marks"

action mark "Mark"
    gain round marks

play
    rounds 3
        phase day "Day" each player in players
            do mark
"""


def test_a_round_that_happens_is_the_one_that_is_said(tmp_path):
    outcomes = run_written(
        tmp_path,
        {"game.rules": ROUNDS},
        {
            "the first, then the second": """
                when round happens
                then round = 1 and ana's marks = 1
                then the game goes on
                when round happens
                then round = 2 and ana's marks = 3""",
            "the one that is given": """
                given the game has round 3
                when round happens
                then round = 3 and ana's marks = 3
                then the game is over""",
        },
    )
    assert outcomes == {"the first, then the second": "", "the one that is given": ""}


def test_there_is_no_turn_where_there_are_no_turns(tmp_path):
    run = run_texts(tmp_path, {"game.rules": ROUNDS}, {"turn": "when ana's turn happens"})
    assert [d.message for d in run.diagnostics] == ["this game has no `turns`"]


def test_the_case_itself_holds():
    assert all(result.ok for result in run_examples(CASE).examples)
