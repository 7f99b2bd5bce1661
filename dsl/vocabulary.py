"""The words by which a mistake is recognised: verbs, words that open lines, and what people write instead of them.

Which words the language has, only the grammar says; they are read from its tables.
"""

from __future__ import annotations

from functools import cache

from dsl.tables import load_tables

LAYOUT = {"$NL", "$INDENT", "$DEDENT"}
VERBS = {verb: f"{verb}s" for verb in ("gain", "lose", "pay", "draw", "choose", "roll", "leave")} | {"do": "does"}
PLAIN_VERBS = {third: plain for plain, third in VERBS.items()}
BOTH_FORMS = {*VERBS, *PLAIN_VERBS}
COMPARISONS = {"=", "!=", "<", "<=", ">", ">="}
CHOOSING = {"choose", "chooses", "pick", "for"}


@cache
def line_words() -> frozenset[str]:
    """The words that can open a line or a cell: whoever gave one of them to a thing of his own could not read it there."""
    tables = load_tables()
    after_layout = {row[key] for row in tables.actions for key in LAYOUT if row.get(key, -1) >= 0}
    return frozenset().union(*(_words(tables.actions[state]) for state in {*tables.start.values(), *after_layout}))


@cache
def statement_words() -> frozenset[str]:
    """The words that open a statement, and `otherwise`, which goes on with one; not those that open a declaration, too."""
    tables = load_tables()
    statements, declarations = (_words(tables.actions[tables.start[start]]) for start in ("cell_effect", "file"))
    return statements - declarations | {"otherwise"}


def _words(row: dict[str, int]) -> frozenset[str]:
    return frozenset(key for key in row if key[0].isalpha())


# words of other languages and of everyday English at the beginning of a line
SYNONYMS = {
    "else": "otherwise",
    "elif": "otherwise if",
    "elseif": "otherwise if",
    "foreach": "for each",
    "loop": "repeat",
    "var": "let",
    "def": "event",
    "function": "event",
    "rule": "event",
    "enum": "choices",
    "type": "choices",
    "return": "stop",
    "break": "stop",
    "pass": "nothing",
    "take": "gain",
    "receive": "gain",
    "get": "gain",
    "increase": "gain",
    "decrease": "lose",
    "spend": "pay",
    "cost": "pay",
    "discard": "move",
    "put": "move",
    "place": "move",
    "select": "choose",
    "requires": "require",
    "needs": "require",
    "must": "require",
    "can": "may",
    "when": "after",
    "whenever": "after",
    "call": "do",
    "run": "do",
    "perform": "do",
    "player": "each player has",
    "track": "each player has",
    "zone": "each player has",
    "state": "the game has",
    "test": "example",
}
# the same in the middle of a line; what is meant depends on what fits, so a word may be offered several
IN_A_LINE = {
    "is": "=",
    "equals": "=",
    "equal": "=",
    "then": ":",
    "with": "where",
    "whose": "where",
    "if": "where",
    "from": "in",
    "of": "in",
    "among": "in",
    "contains": "in",
    "into": "to",
    "onto": "to",
    "plus": "+",
    "minus": "-",
    "times": "*",
    "divided": "/",
}
# the first of these words that may open a line tells what kind of line it is
LINES = {
    "once": "nothing under a duration",
    "game": "no declaration",
    "change": "no part of a variant",
    "has": "no part of an automa",
    "setup": "no line of `play`",
    "require": "no statement",
    "base": "no line of a quantity",
    "score": "no line of `scoring`",
    "given": "no line of an example",
    "option": "no line under `choose one`",
}
