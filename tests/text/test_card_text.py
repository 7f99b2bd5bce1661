"""Every construct of the language as card text, in every language, against golden files.

The golden files are meant to be read aloud. `UPDATE_GOLDEN=1 pytest tests/text` rewrites them; the diff is the review.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import get_args

import pytest
from ruamel.yaml import YAML

from compiler.text import (
    amount_text,
    build_dictionary,
    card_spans,
    card_text,
    condition_text,
    languages,
    load_phrases,
    plain,
    price_text,
)
from compiler.text.drift import NUMBER_WORDS
from compiler.text.languages import REALISERS
from compiler.text.phrases import standard_phrases
from compiler.text.templates import slots_of, stray_braces
from dsl import syntax as s
from dsl.parser import parse_cell, parse_file
from dsl.source import Source
from dsl.walk import nodes_in

HERE = Path(__file__).parent
WRITERS = {"effect": card_text, "condition": condition_text, "amount": amount_text, "price": price_text}
LADDERS = {("Wage", "salary"): (("Deckhand", 1), ("Mate", 2), ("Captain", 4))}
EVENTS = {
    "en": {"gain wind": {"you": "you catch Wind", "they": "{who} catches Wind"}},
    "de": {"gain wind": {"you": "du Wind fängst", "they": "{who} Wind fängt"}},
}


def game():
    tree, found = parse_file(Source("game.rules", (HERE / "game.rules").read_text()))
    assert not found, found
    return [tree]


def dictionary(language: str = "en", overrides: dict | None = None):
    own: dict = {}
    if (HERE / f"{language}.yaml").exists():
        own, found = load_phrases(f"phrases/{language}.yaml", (HERE / f"{language}.yaml").read_text(), language)
        assert not found, found
    phrases = {**own, "events": EVENTS[language], **(overrides or {})}
    return build_dictionary(game(), language, phrases, ladders=LADDERS)


def cells():
    table = YAML(typ="safe").load((HERE / "cells.yaml").read_text())
    out = {}
    for key, text in table.items():
        kind = key.split(".")[0] if "." in key else "effect"
        tree, found = parse_cell(kind, Source(f"cells.yaml:{key}", text))
        assert tree is not None and not found, (key, found)
        out[key] = (kind, tree)
    return out


def effect(text: str) -> s.Body:
    tree, found = parse_cell("effect", Source("cell", text))
    assert tree is not None and not found, found
    return tree


@pytest.mark.parametrize("language", languages())
def test_texts_read_as_in_the_golden_file(language):
    book = dictionary(language)
    lines = [f"{key}: {WRITERS[kind](tree, book)}" for key, (kind, tree) in cells().items()]
    golden = HERE / "golden" / f"{language}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        golden.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert "\n".join(lines) + "\n" == golden.read_text(encoding="utf-8")


def test_every_construct_has_a_cell():
    seen = {type(node) for _, tree in cells().values() for node in nodes_in(tree)}
    wanted = {*get_args(s.Statement), *get_args(s.Item), *get_args(s.Duration), *get_args(s.Expr)}
    assert {kind.__name__ for kind in wanted - seen} == set()


@pytest.mark.parametrize("language", languages())
def test_no_text_shows_the_names_of_the_rules_or_an_open_slot(language):
    book = dictionary(language)
    for key, (kind, tree) in cells().items():
        text = WRITERS[kind](tree, book)
        assert text and "{" not in text and "_" not in text and "  " not in text and "None" not in text, (key, text)
        if kind == "effect":
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
    spans = card_spans(effect("gain 2 wind and 3 coins"), dictionary())
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
    assert card_text(effect(source), dictionary()) == text
