"""Screens with what is done in a round, large sheets, tracks for rounds and for quantities, and styles of variants."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.pipeline import check_game
from rulewright.sheets import Kit, Options, open_kit
from rulewright.sheets.aids import aid_pages, screen_data, steps_of, symbols_of
from rulewright.sheets.boards import game_blocks
from rulewright.sheets.tokens import MARKERS, tokens_of
from tests.sheets.kits import GAMES, RULES, TYPESETTER, kit_of, little_game, open_little
from tests.sheets.measure import plain, sheets_of

PRICED = RULES + 'quantity price "price"\n    base 4\n    plus coins\n    at least 2\n    at most 9\n'


def variant_kit(*variants: str, **options: object) -> Kit:
    folder = GAMES["smartphone_inc"]
    kit, found = open_kit(check_game(folder, variants=variants, each_variant=False), folder, Options(**options))
    assert found == []
    return kit


def little(folder: Path, style: str, rules: str = RULES, **files: str) -> Kit:
    kit, found = open_little(little_game(folder, rules=rules, style_yaml=style, **files))
    assert found == []
    return kit


def test_a_game_without_screens_and_sheets_has_no_aids(tmp_path):
    assert aid_pages(little(tmp_path, "ink: '#111111'\n")) == ""


def test_every_player_has_a_screen_in_their_colour(tmp_path):
    kit = little(tmp_path, "screens: yes\n")
    assert [screen["colour"] for screen in screen_data(kit)] == list(kit.style.players[:4])
    assert len(sheets_of(TYPESETTER.make(kit.document(aid_pages(kit)))[0])) == 4


@pytest.mark.parametrize("options", [{}, {"language": "de", "paper": "letter"}, {"low_ink": True}], ids=["en", "de", "low ink"])
def test_the_inner_side_tells_every_phase_and_sign_in_its_lower_half(options):
    kit = kit_of("smartphone_inc", **options)
    steps, signs = steps_of(kit), list(symbols_of(kit))
    assert len(steps) == 9 and len(signs) == 6
    document = kit.document(aid_pages(kit))
    assert TYPESETTER.overflows(document) == []
    pages = sheets_of(TYPESETTER.make(document)[0])
    assert len(pages) == 5 + 1
    for page in pages[:5]:
        lower = plain("".join(letter for letter, box in page.letters() if box.top > page.height / 2))
        text = plain(page.text())
        for step in steps:
            assert plain(step.head) in text and plain("".join(words for words, _ in step.text))[:40] in text
        assert all(plain(sign["label"]) in lower for sign in signs)
        upper = [box for _, box in page.letters() if box.top < page.height / 2]
        assert len(upper) < 40, "outside stand the name of the game and of the player"
        assert all(box.bottom < page.height - 7 and box.left > 7 and box.right < page.width - 7 for _, box in page.letters())


def test_a_sheet_of_its_own_has_the_table_and_what_the_phrases_say_of_it():
    kit = kit_of("smartphone_inc")
    page = sheets_of(TYPESETTER.make(kit.document(aid_pages(kit)))[0])[-1]
    text = page.text()
    assert "Steve’s sheet" in text.replace("'", "’")
    for row in kit.model.tables["steve_sheet"].rows:
        assert " ".join(str(row.cells[name]) for name in ("round", "price", "goods", "research", "logistics")) in " ".join(
            text.split()
        )
    assert "he discards the left-most improvement" in " ".join(text.split())
    boards = "".join(block.title for block in game_blocks(kit, 200.0))
    assert "Steve" not in boards


# ---------------------------------------------------------------- tracks


def test_the_rounds_have_a_track_if_the_style_wants_one(tmp_path):
    (made,) = [block for block in game_blocks(little(tmp_path / "with", "round_track: yes\n"), 200.0) if block.name == "round"]
    assert [(spot.label, spot.start) for spot in made.spots] == [("1", True), ("2", False), ("3", False)]
    assert "round" not in {block.name for block in game_blocks(little(tmp_path / "without", "{}\n"), 200.0)}


def test_a_quantity_is_counted_on_a_track_from_its_lowest_value(tmp_path):
    kit = little(tmp_path, "tracks: {price: 9}\n", PRICED)
    (made,) = [block for block in game_blocks(kit, 200.0) if block.name == "price"]
    assert [spot.label for spot in made.spots] == [str(number) for number in range(2, 10)]
    assert [spot.label for spot in made.spots if spot.start] == ["4"]
    plain_kit = little(tmp_path / "plain", "{}\n", PRICED)
    counts = [sum(token.count for token in tokens_of(one) if token.name == MARKERS) for one in (kit, plain_kit)]
    assert counts[0] == counts[1] + 4, "a marker for each player"


# ---------------------------------------------------------------- variants


def test_a_variant_adds_its_pieces():
    base, scenario = kit_of("smartphone_inc"), variant_kit("espionage")
    counts = [{token.name: 0 for token in tokens_of(kit)} for kit in (base, scenario)]
    for kit, found in zip((base, scenario), counts, strict=True):
        for token in tokens_of(kit):
            found[token.name] += token.count
    assert counts[0]["patented"] == 6 and "spy" not in counts[0] and "dearer" not in counts[0]
    assert counts[1]["spy"] == 5 and counts[1]["dearer"] == 6 and "patented" not in counts[1]
    for name in ("offices", "progress_marker", "sold_by", "goods_token"):
        assert counts[0][name] == counts[1][name]
    assert (counts[0]["offices"], counts[0]["progress_marker"], counts[0]["sold_by"]) == (90, 60, 90)


def test_a_variant_changes_a_single_key_of_cards():
    """Patents are worth nothing in the scenario; all else of a technology stays."""
    kits = (kit_of("smartphone_inc"), variant_kit("espionage"))
    base, scenario = ({face.id: face for face in kit.faces if face.table == "techs"} for kit in kits)
    assert [value for _, value in base["gps"].details] == ["8"] and scenario["gps"].details == ()
    assert (base["gps"].size, base["gps"].plain_text, base["gps"].corner) == (
        scenario["gps"].size,
        scenario["gps"].plain_text,
        scenario["gps"].corner,
    )


def test_tokens_tell_their_player_without_colour():
    texts = {token.text for token in tokens_of(kit_of("smartphone_inc", low_ink=True)) if token.name == "offices"}
    assert texts == {"1", "2", "3", "4", "5"}
