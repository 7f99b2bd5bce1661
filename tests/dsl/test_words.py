"""The words of the language, as the grammar has them, and the name that somebody meant."""

import pytest

from dsl.spelling import nearest, similar
from dsl.vocabulary import BOTH_FORMS, LINES, SYNONYMS, line_words, statement_words
from dsl.wording import with_article


def test_the_words_of_statements_come_from_the_grammar():
    assert {"gain", "gains", "require", "may", "best", "otherwise", "nothing"} <= statement_words()
    assert not {"while", "until", "this", "game", "after", "where"} & statement_words()


def test_the_words_that_open_lines_come_from_the_grammar():
    assert {"game", "base", "given", "option", "once", "my", "their", "not", "if", "setup"} <= line_words()
    assert not {"where", "to", "of", "rounded", "$NAME"} & line_words()
    assert statement_words() <= line_words()


def test_what_is_said_about_words_is_about_words_of_the_language():
    assert {*LINES, *BOTH_FORMS} <= line_words()
    assert {meant.split()[0] for meant in SYNONYMS.values()} <= line_words()


@pytest.mark.parametrize(
    "written, meant",
    [
        ("gian", "gain"),
        ("Train-Model", "train_model"),
        ("trainmodell", "train_model"),
        ("reb", "red"),
        ("os", None),  # `does` is twice as long
        ("xyz", None),
        ("", None),
    ],
)
def test_the_nearest_name(written, meant):
    assert nearest(written, ["train_model", "gain", "red", "does"]) == meant


def test_similar_names_come_best_first():
    assert similar("unknown-nam", ["unknown-rule", "unknown-name", "other"], 3) == ["unknown-name", "unknown-rule"]


def test_the_order_of_candidates_does_not_matter():
    assert nearest("bat", ["cat", "hat"]) == nearest("bat", ["hat", "cat"])


def test_a_very_long_name_takes_no_time():
    assert nearest("a" * 1_000_000, ["a" * 70, "b"]) == "a" * 70


@pytest.mark.parametrize("words", ["an action", "a unit", "an hour", "an NPC", "a Card", "an Island", "an 8", "a user"])
def test_an_article_goes_by_sound(words):
    assert with_article(words.split(" ", 1)[1]) == words
