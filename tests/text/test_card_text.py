"""Every construct of the language as card text, in every language, against golden files.

The golden files are meant to be read aloud. `UPDATE_GOLDEN=1 pytest tests/text` rewrites them; the diff is the review.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import get_args

import pytest
from ruamel.yaml import YAML

from compiler.bound import tree
from compiler.text import card_spans, languages, plain
from compiler.text.dispatch import clause, condition, item, statement, value
from compiler.text.drift import NUMBER_WORDS
from compiler.text.languages import REALISERS
from compiler.text.phrases import slots_of, standard_phrases, stray_braces
from dsl import syntax as s
from dsl.parser import parse_cell
from dsl.source import Source
from dsl.walk import nodes_in
from tests.text.harbour import block_of, bound, told, told_all

HERE = Path(__file__).parent
KINDS = {kind for kind in vars(tree).values() if isinstance(kind, type) and issubclass(kind, tree.Expr)}
EXPRESSIONS = KINDS - {tree.Expr, tree.Total}
"""All but the points of a player, of which only examples speak."""
UNSAID = {"Missing", "Text", "Phase", "Reply"}
"""What stands only where an error was, texts in quotes, which only examples compare, phases, which no card has, and answers."""
NOT_IN_CELLS = {"Reply"}
"""What only an event can say."""


def cells() -> dict[str, tuple[str, str]]:
    """Kind and text of the cells, by id."""
    table = YAML(typ="safe").load((HERE / "cells.yaml").read_text())
    return {key: (key.split(".")[0] if "." in key else "effect", text) for key, text in table.items()}


def texts(language: str) -> dict[str, str]:
    return dict(zip(cells(), told_all(tuple(cells().values()), language), strict=True))


@pytest.mark.parametrize("language", languages())
def test_texts_read_as_in_the_golden_file(language):
    lines = [f"{key}: {text}" for key, text in texts(language).items()]
    golden = HERE / "golden" / f"{language}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        golden.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert "\n".join(lines) + "\n" == golden.read_text(encoding="utf-8")


def test_every_construct_has_a_cell():
    parsed = [parse_cell(kind, Source(key, text))[0] for key, (kind, text) in cells().items()]
    seen = {type(node) for node in nodes_in(tuple(parsed))}
    wanted = {*get_args(s.Statement), *get_args(s.Item), *get_args(s.Duration), *get_args(s.Expr)} - {s.Phase}  # no card has one
    assert {kind.__name__ for kind in wanted - seen} == NOT_IN_CELLS
    seen = {type(node) for node in nodes_in(tuple(bound(*cells().values())[1]))}
    assert {kind.__name__ for kind in {*get_args(tree.Statement), *get_args(tree.Item), *EXPRESSIONS} - seen} == UNSAID


def test_every_kind_of_bound_node_has_something_that_says_it():
    assert {*get_args(tree.Statement)} - statement.by_kind.keys() == set()
    assert {*get_args(tree.Item)} - item.by_kind.keys() == set()
    assert EXPRESSIONS - value.by_kind.keys() == set()
    conditions = {tree.Compare, tree.Between, tree.IsIn, tree.Not, tree.Logic, tree.Targets, tree.Aggregate}
    assert conditions - clause.by_kind.keys() - condition.by_kind.keys() == set()


@pytest.mark.parametrize("language", languages())
def test_no_text_shows_the_names_of_the_rules_or_an_open_slot(language):
    for key, text in texts(language).items():
        assert text and "{" not in text and "_" not in text and "  " not in text and "None" not in text, (key, text)
        if "." not in key:
            assert text.endswith("."), (key, text)


def test_a_language_is_known_wherever_languages_are_told_apart():
    assert set(languages()) == set(REALISERS) == set(NUMBER_WORDS)


@pytest.mark.parametrize("language", languages())
def test_languages_have_the_same_phrases_and_sound_templates(language):
    table, english = standard_phrases(language), standard_phrases("en")
    assert set(table.templates) == set(english.templates)
    for key, forms in table.templates.items():
        assert not any(stray_braces(text) for text in forms.values()), key
        for form in english.templates[key]:
            if form in forms and form not in ("they", "would") and key not in ("next_costs_less",):
                assert slots_of(forms[form]) == slots_of(english.templates[key][form]), (key, form)


def test_pieces_carry_numbers_nouns_and_icons():
    spans = card_spans(*block_of("gain 2 wind and 3 coins"))
    assert plain(spans) == "Gain 2 Wind and $3."
    assert [(piece.kind, piece.text, piece.ref) for piece in spans if piece.kind != "word"] == [
        ("number", "2", ""),
        ("noun", "Wind", "wind"),
        ("icon", "$", "coins"),
        ("number", "3", ""),
    ]


@pytest.mark.parametrize(
    "source, text",
    [
        ("choose target in rivals where target's coins >= 1; gain 3 coins from target", "Take up to $3 from a competitor."),
        ("gain 2 wind", "Gain 2 Wind."),
        ("choose target in rivals; target loses 1 wind", "A competitor of your choice loses 1 Wind."),
        ("until used: my sail_price is 2 less", "Your next Set Sail costs $2 less."),
        ("require coins >= 1; gain 1 wind", "Only if you have at least $1. Gain 1 Wind."),
    ],
)
def test_what_players_want_to_read(source, text):
    assert told(source) == text
