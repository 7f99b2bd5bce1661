"""Card text: what a card does, in words a player would want to read.

Comes in: a bound block, expression or price, and the `Dictionary` of the game in a language (`build_dictionary`). Goes out: a text,
or the same as pieces for a sheet that sets icons (`card_spans`). `written_effects` gives the effects of rows as they are written;
`check_text` compares a text somebody wrote with what the effect says; `load_phrases` reads and checks a game's own phrases.
"""

from __future__ import annotations

from collections.abc import Sequence

from compiler.bound.game import Rule
from compiler.bound.tree import Block, Expr, Payment
from compiler.model import RuleInfo
from compiler.text.cells import written_effects
from compiler.text.dictionary import Dictionary, build_dictionary
from compiler.text.drift import Drift, check_text, explain_drift, filled_text
from compiler.text.phrases import languages, load_phrases
from compiler.text.pieces import Piece, plain
from compiler.text.writer import amount_spans, card_spans, condition_spans, headed_spans, price_spans, rule_spans, title_spans


def card_text(block: Block, words: Dictionary) -> str:
    """The printed text of an effect cell."""
    return plain(card_spans(block, words))


def rule_text(rule: Rule, body: Block, words: Dictionary) -> str:
    """What a rule does, under its title, for a rules summary."""
    return plain(rule_spans(rule, body, words))


def title_text(rule: RuleInfo, words: Dictionary) -> str:
    """The title of a rule as a heading."""
    return plain(title_spans(rule, words))


def condition_text(node: Expr, words: Dictionary) -> str:
    return plain(condition_spans(node, words))


def amount_text(node: Expr, words: Dictionary) -> str:
    return plain(amount_spans(node, words))


def price_text(payments: Sequence[Payment], words: Dictionary) -> str:
    return plain(price_spans(payments, words))


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
    "languages",
    "load_phrases",
    "plain",
    "price_spans",
    "price_text",
    "rule_spans",
    "rule_text",
    "title_spans",
    "title_text",
    "written_effects",
]
