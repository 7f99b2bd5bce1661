"""Card text: what a card does, in words a player would want to read.

Comes in: a bound block, expression or price, and the `Dictionary` of the game in a language (`build_dictionary`). Goes out: a text
as pieces for a sheet that sets icons (`card_spans`), or as it stands (`plain`, `card_text`). `written_effects` gives the effects of
rows as they are written; `check_text` compares a text somebody wrote with what the effect says; `load_phrases` reads and checks a
game's own phrases.
"""

from compiler.text.dictionary import Dictionary, build_dictionary
from compiler.text.drift import check_text, explain_drift, filled_text
from compiler.text.phrases import languages, load_phrases
from compiler.text.pieces import plain
from compiler.text.writer import (
    amount_spans,
    as_offered,
    card_spans,
    card_text,
    choice_words,
    condition_spans,
    headed_spans,
    offer_words,
    price_spans,
    rule_spans,
    title_spans,
    written_effects,
)

__all__ = ["Dictionary", "build_dictionary", "check_text", "explain_drift", "filled_text", "languages", "load_phrases", "plain"]
__all__ += ["amount_spans", "as_offered", "card_spans", "card_text", "choice_words", "condition_spans", "headed_spans"]
__all__ += ["offer_words", "price_spans", "rule_spans", "title_spans", "written_effects"]
