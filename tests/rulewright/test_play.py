"""`play` with scripted answers: what people read, what they may type, and that nothing typed breaks it."""

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulewright.cli.app import app
from rulewright.starter import TEMPLATE
from tests.games_list import ROOT
from tests.rulewright.quick import compile_once

WATCH = ROOT / "tests/language/c64_won_together"
BIDS = """\
game bids "Bids" for 2 to 3 players

each player has
    coins  0..9 starts 5          "coins"
    bid    0..9 seen by owner     "bid"
    won    0..9                   "lots won"

play
    rounds 2
        phase bidding "Bidding" all players in secret
            choose n in 0..min(3, coins)
            set bid to n
            may "Double it": set bid to 2 * n
        phase award "Award"
            for each p in players where p's bid = highest(q's bid for q in players)
                p gains 1 won
                p loses p's bid coins

scoring
    score won "Lots"
    winners by total highest
    tied players share
"""
FALL = """\
game fall "Fall" for 2 to 2 players

each player has
    depth 0..3 "depth"

action step_down "Step down"
    set depth to depth + 1

action wait "Wait"
    nothing

play
    rounds 9
        phase walk "Walk" each player in players
            do one of step_down, wait
"""


@pytest.fixture
def table(tmp_path, monkeypatch):
    """Plays a game with these answers, one per line."""
    monkeypatch.setattr("rulewright.cli.play.compile_first", compile_once)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    shutil.copytree(TEMPLATE, tmp_path / "content" / "river")
    for name, text in (("bids", BIDS), ("fall", FALL)):
        (tmp_path / "content" / name).mkdir()
        (tmp_path / "content" / name / "game.rules").write_text(text)

    def play(*words, answers=()):
        result = CliRunner().invoke(app, ["play", *words], input="".join(f"{line}\n" for line in answers))
        assert "Traceback" not in result.output and not isinstance(result.exception, Exception)
        return result

    return play


def flat(result):
    return " ".join(result.output.replace("│", " ").split())


# a whole game


def test_what_is_lost_together_is_told_so(table, tmp_path):
    shutil.copytree(WATCH, tmp_path / "content" / "watch")
    assert "All lose together." in table("watch", "--seed", "2", answers=["nap"] * 5).stdout


def test_a_game_is_played_to_its_end_with_points_and_winner(table):
    result = table("river", "--seed", "2", answers=["1"] * 60)
    assert result.exit_code == 0
    text = result.stdout
    assert "the game is over" in text and "Light" in text and "Total" in text and " wins." in text
    assert "player 1: you, player 2: bot, seed 2" in text


def test_the_same_seed_and_answers_give_the_same_game(table):
    assert table("river", "--seed", "2", answers=["2"] * 60).stdout == table("river", "--seed", "2", answers=["2"] * 60).stdout


def test_bots_alone_play_without_being_asked(table):
    result = table("river", "--humans", "0", "--players", "4", "--seed", "1")
    assert result.exit_code == 0 and "player 4" in result.stdout and ">" not in result.stdout.replace("->", "")


def test_bots_sit_where_they_are_told_to(table):
    text = table("river", "--players", "3", "--bots", "1, 3", "--seed", "1", answers=[]).stdout
    assert "player 1: bot, player 2: you, player 3: bot" in text


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "name a game, or a saved one with --load"),
        (["river", "--bots", "3"], "there is no seat `3`; seats are 1 to 2"),
        (["river", "--bots", "x"], "there is no seat `x`"),
        (["river", "--bots", "1", "--humans", "1"], "give --bots or --humans, not both"),
        (["river", "--humans", "3"], "there are only 2 seats for people"),
        (["river", "--players", "7"], "Starter Game is for 2 to 4 players"),
        (["river", "--load", "none.json"], "`none.json` can't be read: no such file"),
    ],
)
def test_wrong_usage(table, words, message):
    result = table(*words)
    assert result.exit_code == 2 and message in flat(result)


# what is shown


def test_options_say_what_they_do_and_cost(table):
    text = flat(table("river", "--seed", "2", answers=["2", "3"]))
    assert "Sell snacks Gain 2 coins." in text
    assert "Hang a lantern Pay paper equal to your Lantern Price (3): gain 3 light." in text
    assert "Gust of Wind Trick, cost 1 coin · A neighbour of your choice loses 2 light." in text


def test_a_number_is_typed_as_it_is_and_copies_of_a_card_are_one_entry(table):
    text = table("river", "--seed", "8", answers=["buy paper", "2", "play", "paper boat"]).stdout
    assert "  1  2  3\n> 2\n" in text and "player 1 gains 3 paper" in text
    assert text.count("Paper Boat ×2") > 0 and "#2" not in text
    assert "Paper Boat to discards" in text


def test_drawn_cards_are_marked_and_others_are_not_shown(table):
    text = table("river", "--seed", "2", answers=["1", "1", "1"]).stdout
    assert "(new)" in text and "4 cards    3 cards" in text


def test_why_names_the_reason(table):
    text = flat(table("river", "--seed", "2", answers=["why", "why hang", "why nonsense", "why sell snacks"]))
    assert "Hang a lantern: not enough paper" in text
    assert "Hang a lantern: not enough paper Pay paper equal to your Lantern Price: gain 3 light." in text
    assert "There is no action `nonsense`." in text and "Sell snacks: possible" in text


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("99", "There is no option 99; type 1 to 3."),
        ("-1", "There is no option -1"),
        ("", "Type 1 to 3, or `help`."),
        ("xyz", "There is no option or command `xyz`"),
        ("sel snacks", "did you mean `sell snacks`?"),
        ("card", "Say which: `card NAME`."),
        ("card umbrella", "Paper Umbrella: Answer · When a neighbour plays a card"),
        ("card qqq", "There is no card"),
        ("help", "take back your last answer"),
        ("log", "Round 1"),
        ("undo", "There is nothing to take back yet."),
        ("load", "Say which file"),
        ("load none.json", "none.json can't be read: no such file"),
        ("save \0", "can't be written"),
        ("load \0", "it is not a text"),
        ("load ~nobody/x", "can't be read"),
        ("load .", "can't be read"),
        ("\x1b[31m", "\\x1b[31m"),
        ("🎲" * 50, "There is no option"),
    ],
)
def test_whatever_is_typed_gets_a_helpful_line(table, line, message):
    result = table("river", "--seed", "2", answers=[line])
    assert result.exit_code == 0 and message in flat(result)
    assert "\x1b" not in result.output


# taking back


def test_undo_goes_back_to_the_last_decision(table):
    text = table("river", "--seed", "2", answers=["1", "1", "undo", "undo", "table"]).stdout
    assert text.count("Taken back.") == 2
    assert text.rstrip().count("coins    4          4") == 3


def test_undo_and_the_same_answer_give_the_same_game(table):
    straight = table("river", "--seed", "2", "--save", "a.json", answers=["1", "1", "1", "quit"])
    back = table("river", "--seed", "2", "--save", "b.json", answers=["1", "2", "1", "undo", "undo", "1", "1", "quit"])
    assert straight.exit_code == back.exit_code == 0
    assert Path("a.json").read_text() == Path("b.json").read_text()


def test_in_a_secret_phase_everybody_takes_back_only_their_own(table):
    result = table(
        "bids",
        "--humans",
        "2",
        "--save",
        "x.json",
        answers=["3", "decline", "undo", "1", "undo", "2", "decline", "undo", "double it", "quit"],
    )
    assert result.stdout.count("There is nothing to take back yet.") == 1
    assert result.stdout.count("Taken back.") == 2
    keys = [(each["seat"], each["key"]) for each in json.loads(Path("x.json").read_text())["answers"]]
    assert keys == [(0, "n=3"), (0, "decline"), (1, "n=1"), (1, "back"), (1, "n=2"), (1, "Double it")]


# people at one screen


def test_people_pass_the_screen_when_something_is_hidden(table):
    text = table("bids", "--humans", "2", answers=["3", "decline", "1", "decline"]).stdout
    assert text.index("pass to player 1") < text.index("pass to player 2")
    second = text[text.index("pass to player 2") : text.rindex("pass to player 1")]
    assert "hidden" in second and "player 1 chooses" not in second


def test_nobody_passes_the_screen_without_secrets(table):
    assert "pass to" not in table("fall", "--humans", "2", answers=["wait"] * 4).stdout


# saving


def test_a_saved_game_goes_on_where_it_was_left(table):
    first = table("river", "--seed", "2", answers=["2", "2", "save my game.json"])
    assert "Saved as my game.json." in first.stdout and "rulewright play --load 'my game.json'" in first.stdout
    whole = table("river", "--seed", "2", "--save", "whole.json", answers=["2", "2", *["1"] * 60])
    rest = table("--load", "my game.json", "--save", "rest.json", answers=["1"] * 60)
    assert whole.exit_code == rest.exit_code == 0 and "Loaded my game.json: 2 answers." in rest.stdout
    assert Path("whole.json").read_text() == Path("rest.json").read_text()


def test_leaving_saves_and_says_how_to_go_on(table):
    result = table("river", "--seed", "2", answers=["1"])
    assert result.exit_code == 0
    assert "saved; go on with\n    rulewright play --load starter_game-2.save.json" in result.stdout
    assert "starter_game-2-2.save.json" in table("river", "--seed", "2", answers=["1"]).stdout


def test_leaving_at_once_saves_nothing(table):
    assert "nothing is saved" in table("river", "--seed", "2").stdout
    assert not list(Path().glob("*.json"))


def test_a_game_can_be_loaded_while_playing(table):
    table("river", "--seed", "2", "--save", "a.json", answers=["1", "quit"])
    text = table("river", "--seed", "9", answers=["load a.json", "undo"]).stdout
    assert "Loaded a.json: 1 answer." in text and "Taken back." in text


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "it is not JSON"),
        ("[]", "it is not a game saved by"),
        ('{"kind": "rulewright game", "format": 7}', "format 7"),
        ('{"kind": "rulewright game", "format": 2}', "it is damaged: 'folder' is missing"),
        ('{"kind": "rulewright game", "format": 2, "folder": 3}', "it is damaged"),
        ("[" * 100_000, "it is not JSON"),
    ],
)
def test_a_file_that_is_no_saved_game_is_refused(table, content, message):
    Path("x.json").write_text(content)
    result = table("--load", "x.json")
    assert result.exit_code == 2 and message in flat(result)
    assert message in flat(table("river", "--seed", "2", answers=["load x.json"]))


def test_a_game_of_other_rules_is_not_loaded(table):
    table("bids", "--seed", "2", "--save", "bids.json", answers=["1", "quit"])
    assert "is a game of bids" in table("river", "--seed", "2", answers=["load bids.json"]).stdout


def test_a_file_that_can_not_be_written_is_said(table):
    Path("taken").write_text("")
    text = flat(table("river", "--seed", "2", answers=["1", "save taken/x.json", "save"]))
    assert "taken/x.json can't be written" in text and "Saved as starter_game-2.save.json." in text


def test_rules_that_have_changed_are_said_and_the_game_goes_on(table):
    table("river", "--seed", "2", "--save", "a.json", answers=["1", "2", "2", "quit"])
    rules = Path("content/river/game.rules")
    rules.write_text(rules.read_text().replace("choose n in 1..3", "choose n in 4..5"))
    before = Path("a.json").read_text()
    text = flat(table("--load", "a.json", answers=[]))
    assert "player 1 chooses `n=2` does not fit any more, player 1 is offered `n=4`, `n=5`." in text
    assert Path("a.json").read_text() == before


def test_rules_that_have_changed_are_said_even_if_all_answers_fit(table):
    table("river", "--seed", "2", "--save", "a.json", answers=["1", "quit"])
    rules = Path("content/river/game.rules")
    rules.write_text(rules.read_text().replace("gain 2 coins", "gain 3 coins"))
    text = flat(table("--load", "a.json", answers=[]))
    assert "The rules have changed: all answers still fit, but 'player 1 gains 2 coins' in the log is now" in text


# rules that fail


def test_a_rule_that_fails_is_named_and_the_game_saved(table):
    result = table("fall", "--seed", "1", "--save", "fall.json", answers=["step_down"] * 9)
    assert result.exit_code == 1
    assert "error: a rule reached a limit: content/fall/game.rules:7: " in result.stderr
    assert "rulewright play --load fall.json" in result.stdout


def test_content_with_errors_is_reported(table):
    Path("content/bids/game.rules").write_text(BIDS.replace("score won", "score wonn"))
    result = table("bids")
    assert result.exit_code == 1 and "error[unknown-name]" in result.output
