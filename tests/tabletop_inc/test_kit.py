"""What the templates of the kit draw themselves: the main board, the shelf, the tables of the players and the tokens."""

from __future__ import annotations

from collections import Counter

import pytest

from rulewright.sheets.tokens import tokens_of
from tests.sheets.kits import kit_of, made_kit
from tests.sheets.measure import plain, sheets_of

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


def pages(part: str, language: str = "en") -> list[str]:
    return [sheet.text() for sheet in sheets_of(made_kit("tabletop_inc", language=language).files[f"tabletop_inc-{part}.pdf"])]


def rows(table: str):
    return kit_of("tabletop_inc").model.tables[table].rows


@LANGUAGES
def test_the_main_board_has_all_actions_spaces_and_the_ring(language):
    left, right, *_ = pages("boards", language)
    book, words = kit_of("tabletop_inc", language=language).book, (left + " " + right).split()
    assert all(plain(book.name(job)) in plain(left + right) for job in rows("jobs"))
    assert words.count("4+") == sum(space.cells["four_plus"] for space in rows("spaces"))
    assert {str(number) for number in range(100)} <= set(words)


def test_each_half_of_the_main_board_is_cut_at_the_seam():
    left, right, *_ = (page.split() for page in pages("boards"))
    assert "14" in left and "15" not in left and "15" in right and "14" not in right


@LANGUAGES
def test_everybody_has_a_table_with_six_places_and_a_name_plate(language):
    book, tables = kit_of("tabletop_inc", language=language).book, pages("mats", language)
    assert len(tables) == 6
    for table in tables:
        assert all(plain(book.name(chair)) in plain(table) for chair in rows("chairs"))
        assert "WOW" in table
    plates = plain(pages("boards", language)[3])
    assert all(plain(book.name(corporation)) in plates for corporation in rows("corporations"))


def test_there_are_tokens_of_every_level_and_awards_for_the_shelf():
    counts = Counter({(token.name, token.text): token.count for token in tokens_of(kit_of("tabletop_inc"))})
    for name in ("Boxes", "Mechanisms", "Components"):
        assert [counts[name, str(level)] for level in range(1, 5)] == [6] * 4
    assert [counts["awards", str(level)] for level in range(1, 4)] == [3] * 3
    assert sum(token.count for token in tokens_of(kit_of("tabletop_inc")) if token.name == "mumans") == 24
