"""Card text: what a card does, in words a player would want to read.

Comes in: the syntax tree of a cell and the `Dictionary` of the game in a language (`build_dictionary`). Goes out: a
text, or the same as pieces for a sheet that sets icons (`card_spans`). `check_text` compares a text somebody wrote
with what the effect says; `load_phrases` reads and checks a game's own phrases.
"""

from __future__ import annotations

from compiler.text.build import build_dictionary
from compiler.text.dictionary import Dictionary
from compiler.text.drift import Drift, check_text, explain_drift, filled_text
from compiler.text.ladders import ladders_of
from compiler.text.phrases import languages, load_phrases
from compiler.text.pieces import Piece, plain
from compiler.text.writer import amount_spans, card_spans, condition_spans, headed_spans, price_spans, rule_spans, title_spans
from dsl import syntax as s


def card_text(body: s.Body, book: Dictionary) -> str:
    """The printed text of an effect cell."""
    return plain(card_spans(body, book))


def rule_text(rule: s.Rule, book: Dictionary) -> str:
    """What a rule does, under its title, for a rules summary."""
    return plain(rule_spans(rule, book))


def title_text(name: str, book: Dictionary) -> str:
    """The title of a rule as a heading."""
    return plain(title_spans(name, book))


def condition_text(node: s.Expr, book: Dictionary) -> str:
    return plain(condition_spans(node, book))


def amount_text(node: s.Expr, book: Dictionary) -> str:
    return plain(amount_spans(node, book))


def price_text(price: s.Price, book: Dictionary) -> str:
    return plain(price_spans(price, book))


__all__ = [
    "Dictionary",
    "Drift",
    "Piece",
    "amount_spans",
    "amount_text",
    "build_dictionary",
    "card_spans",
    "card_text",
    "check_text",
    "condition_spans",
    "condition_text",
    "explain_drift",
    "filled_text",
    "headed_spans",
    "ladders_of",
    "languages",
    "load_phrases",
    "plain",
    "price_spans",
    "price_text",
    "rule_spans",
    "rule_text",
    "title_spans",
    "title_text",
]
