"""The summary of the rules: complete, in order, in words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from compiler.bound.game import Turns
from compiler.pipeline import check_game
from compiler.text import languages
from rulewright.sheets.entries import Section, plain_text
from rulewright.sheets.kit import Options, open_kit
from rulewright.sheets.summary import Summary
from tests.games_list import ROOT
from tests.sheets.kits import GAMES, kit_of, little_game, made_kit, make_little, open_little
from tests.sheets.measure import plain, sheets_of

SMALL_GAMES = sorted(path.parent for path in (Path(__file__).parents[1] / "language").glob("*/game.rules"))


@cache
def sections(game: str, language: str = "en") -> dict[str, Section]:
    kit = kit_of(game, language=language)
    return {section.title: section for section in Summary(kit).sections()}


def texts(section: Section) -> list[str]:
    return [plain_text(text) for entry in section.entries for text in (entry.text, *entry.lines)]


def entry(game: str, section: str, head: str) -> str:
    (found,) = (one for one in sections(game)[section].entries if one.head == head)
    return " | ".join(filter(None, [found.tag, plain_text(found.text), *map(plain_text, found.lines)]))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_it_has_one_to_four_pages(game, language):
    files = made_kit(game, language=language).files
    name = next(name for name in files if name.endswith("-summary.pdf"))
    assert 1 <= len(sheets_of(files[name])) <= 4


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_action_and_phase_is_there_in_order(game, language):
    kit = kit_of(game, language=language)
    found = sections(game, language)
    actions = [kit.book.rule_title(rule.name) for rule in kit.model.rules.values() if rule.kind == "action"]
    assert [one.head for one in found[kit.word("actions")].entries] == [title[:1].upper() + title[1:] for title in actions]
    assert all(one.text for one in found[kit.word("actions")].entries)
    phases = [kit.book.words.title(info.node.title.value) for info in kit.model.phases.values()]
    turns = [kit.word("turn") for part in kit.book.game.flow if isinstance(part, Turns)]
    assert [one.head for one in found[kit.word("flow")].entries if one.head] == turns + phases


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_it_reads_like_rules_and_not_like_code(game, language):
    for section in sections(game, language).values():
        for text in texts(section):
            assert not re.search(r"[_{}\[\]]|\(it\)|\bNone\b|: (yes|no|ja|nein)\.", text), text


@pytest.mark.parametrize("game", GAMES)
def test_all_cards_are_listed_with_their_copies(game):
    kit = kit_of(game)
    listed = " ".join(texts(sections(game)["All cards"]))
    for face in kit.faces:
        assert face.name + (f" ×{face.copies}" if face.copies > 1 else "") in listed
    components = [one.head for one in sections(game)["Components"].entries]
    assert f"{sum(face.copies for face in kit.faces)} Cards" in components


def test_tokens_are_called_by_what_lies_there_and_not_by_the_place():
    assert entry("disruptopia", "Components", "Tokens") == (
        "1× Player 1 token, 45× $, 6× Regions, 68× markers, 40× Workers, 14× Subsidy tokens"
    )


def test_actions_show_requirements_prices_and_effects():
    assert entry("disruptopia", "Actions", "Train New Model") == (
        "Only if your Model Version is less than 7 and your Compute is higher than your Model Version. Pay $ equal to your Train "
        "New Model price: raise your Model Version by 1. Net Worth Limitations Apply. | Train New Model price: the price "
        "for 1 more Model Version (1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7) | "
        "+ the Reputation band's training (Hated: 1, Unknown: 0, Liked: −1, Adored: −2)"
    )
    assert entry("disruptopia", "Actions", "Hostile Audit").endswith("Hostile Audit price: 5 | Hostile Audit Reputation price: 2")
    assert entry("starter", "Actions", "Hang a lantern") == (
        "Pay paper equal to your Lantern Price: gain 3 light. | Lantern Price: 3, at least 1"
    )


def test_a_price_that_is_one_number_is_told_with_it_on_a_mat():
    kit = kit_of("disruptopia")
    assert kit.book.rule("hostile_audit", kit.settings).startswith(
        "Pay $ equal to your Hostile Audit price (5) and Reputation equal to your Hostile Audit Reputation price (2): "
    )
    assert "your Stock Buyback price (3 / 5 / 0)" in kit.book.rule("stock_buyback", kit.settings)


def test_a_setting_in_a_cell_is_told_as_its_value():
    kit = kit_of("disruptopia")
    table = kit.model.tables["bands"]
    liked = next(row for row in table.rows if row.id == "liked")
    column = table.column("from")
    assert column is not None and kit.book.value(column.type, liked.cells["from"]) == "3"


def test_quantities_show_what_they_are_made_of():
    assert entry("disruptopia", "Prices and values", "Income: your Power") == (
        "+ 0 / 1 / 2 (Startup / Millionaire / Billionaire) for each of your subsidy tokens | "
        "+ the Reputation band's income (Hated: −1, Unknown: 0, Liked: 1, Adored: 2) | at most 39"
    )


def test_so_much_for_each_is_said_as_that():
    assert entry("crypto_clash", "Prices and values", "Income: 2 for each of your computers") == (
        "+ 5 for each of your factories | + the Exchange Rate for each of your stocks"
    )


def test_a_price_that_is_read_for_a_number_is_told_for_that_number():
    assert "the price for 1 more worker (" in entry("disruptopia", "Actions", "Recruit Tech Worker")


def test_cards_that_are_worth_the_same_count_so_much_each():
    assert entry("crypto_clash", "Scoring", "Capital cards") == "40 points for each of your Capital cards"


def test_without_points_that_decide_no_points_are_told():
    heads = [one.head for one in sections("ai_rush")["Scoring"].entries]
    assert heads == ["Winner", "Winner", "Tie-break"]


def test_words_that_the_phrases_explain_are_listed():
    assert entry("disruptopia", "Terms", "Neighbour") == "A competitor with Presence in a region where you have Presence."
    assert "Wartender Arbeiter" in {one.head for one in sections("disruptopia", "de")["Begriffe"].entries}


def test_phases_say_who_takes_part():
    assert entry("starter", "A round", "Evening").startswith("each player, clockwise from the first player | ")
    assert entry("disruptopia", "A round", "Siphon").startswith("all players at once | ")
    assert entry("disruptopia", "A round", "Plan").startswith("all players at once, in secret | ")
    assert "5 rounds." in texts(sections("starter")["A round"])


def test_scoring_names_categories_winners_and_tie_breaks():
    assert entry("disruptopia", "Scoring", "Power") == "1 point for every 5 Power"
    assert entry("starter", "Scoring", "Stalls") == "2 points for each of your stalls"
    assert entry("disruptopia", "Scoring", "Winner") == "The most points."
    assert entry("disruptopia", "Scoring", "Tie-break") == (
        "The highest Model Version; the most Power; the most personal $; the highest Reputation. "
        "Players who are still tied share the victory."
    )


@pytest.mark.parametrize(
    ("case", "language", "head", "told"),
    [
        (
            "c63_teams",
            "en",
            "Teams",
            "Players with the same end of the rope play together, count their points together, and win together.",
        ),
        (
            "c63_teams",
            "de",
            "Mannschaften",
            "Alle, deren end of the rope gleich ist, spielen zusammen, zählen ihre Punkte zusammen und gewinnen zusammen.",
        ),
        ("c64_won_together", "en", "Winner", "All together if the lamps lit is at least 5."),
        ("c64_won_together", "de", "Sieger", "Alle zusammen, wenn das lamps lit mindestens 5 ist."),
    ],
)
def test_teams_and_common_wins_are_told(case, language, head, told):
    kit, _ = open_little(ROOT / "tests/language" / case, language=language)
    entries = [entry for section in Summary(kit).sections() for entry in section.entries if entry.head == head]
    assert plain_text(entries[0].text) == told


def little_entries(folder: str, language: str = "en") -> dict[str, str]:
    kit, _ = open_little(ROOT / folder, language=language)
    return {entry.head: plain_text(entry.text) for section in Summary(kit).sections() for entry in section.entries}


def test_a_title_keeps_its_article_only_where_what_fills_it_brings_none():
    told = little_entries("tests/games/tall_tales")
    assert "Tell of a kind of fish" in told and "Show a kind of fish" in told
    assert "“Doubt that kind of fish”" in told["Tell of a kind of fish"]
    assert "Tell of it." in told["Brag"]


def test_boards_read_like_boards():
    told = little_entries("tests/games/heron_marsh")
    assert told["Settle"] == "Pay 1 heron not yet in the marsh: resolve Arrive in the marsh (an empty space of the marsh)."
    assert told["Drive off a colony"].startswith("Gain feathers equal to the size of that space's group.")
    assert told["Tokens"].startswith("1× First player, 36× player pieces")
    assert "ein von dir besetztes Feld" in little_entries("tests/games/heron_marsh", "de")["Fly on"]


def test_settings_are_decided_and_listed():
    """The rules are told with the standard settings; what else can be chosen stands at the end."""
    assert "Draw 5 cards" in entry("disruptopia", "Actions", "Fire and Rehire")
    assert entry("disruptopia", "Options", "Hand limit") == "5 (or 3 to 9)"
    assert entry("disruptopia", "Options", "A lost worker leaves") == "At once (or At the end of the round)"
    assert not any("Rounds until an effect" in text for text in texts(sections("disruptopia")["Further rules"]))


def test_text_of_the_sheet_can_be_extracted():
    pdf = made_kit("starter").files["starter_game-summary.pdf"]
    text = plain(" ".join(sheet.text() for sheet in sheets_of(pdf)))
    for section in sections("starter").values():
        assert all(plain(words) in text for words in texts(section) if words), section.title


@pytest.mark.parametrize("language", languages())
def test_any_game_has_a_summary(language):
    for folder in SMALL_GAMES:
        checked = check_game(folder)
        if checked.ok:
            kit, _ = open_kit(checked, folder, Options(language=language))
            for section in Summary(kit).sections():
                assert not [text for text in texts(section) if re.search(r"[_{}\[\]]|\bNone\b", text)], folder.name


def test_a_text_can_be_written_and_left_out(tmp_path):
    folder = little_game(tmp_path)
    (folder / "phrases").mkdir()
    (folder / "phrases" / "en.yaml").write_text(
        'rules:\n  day: {text: "Draw, then work or show."}\n  work: {text: "#strong[Work] \\"hard\\"."}\n', encoding="utf-8"
    )
    kit, found = open_little(folder)
    assert found == []
    by_title = {section.title: section for section in Summary(kit).sections()}
    assert [plain_text(one.text) for one in by_title["A round"].entries] == ["3 rounds.", "Draw, then work or show."]
    assert plain_text(by_title["Actions"].entries[0].text) == '#strong[Work] "hard".'
    made = make_little(folder)
    assert made.diagnostics == []
    assert plain('#strong[Work] "hard".') in plain(" ".join(s.text() for s in sheets_of(made.files["little-summary.pdf"])))
