"""The sentences of the parser: facts come in, a `Problem` goes out. Nothing is decided here.

Headlines are lower case and stand alone; `help` says in the imperative how to go on. The designer's words only: a line,
a word, a block; never a token or a node.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from dsl.errors import Problem

# ---------------------------------------------------------------- below the level of sentences

# characters that are typed for something else, and what to type instead
_LOOKALIKES = {
    "\u2018": "'",
    "\u2019": "'",
    "\u201c": '"',
    "\u201d": '"',
    "\u201e": '"',
    "\u00ab": '"',
    "\u00bb": '"',
    "\u2013": "-",
    "\u2014": "-",
    "\u2212": "-",
    "\u00d7": "*",
    "\u00f7": "/",
    "\u2264": "<=",
    "\u2265": ">=",
    "\u2260": "!=",
    "\u00a0": " ",
    "\u2026": "..",
    "\r": "\n",
}
_INSTEAD = {
    "&": "write `and`",
    "|": "write `or`",
    "!": "write `not`, or `!=` between two values",
    "%": "write `a / b remainder`",
    "'": "write texts in double quotes, and what belongs to somebody with `'s`",
    "$": "write the name of the field",
    "^": "multiply with `*`",
    "\\": "remove it: a line goes on only inside brackets",
    "?": "write `if` and a condition",
    "`": "remove it: names are written without quotes",
}


def tab_in_indentation(start: int, end: int, lines: int) -> Problem:
    notes = () if lines == 1 else (f"{lines} lines begin with a tab",)
    return Problem(
        "tab-in-indentation",
        start,
        end,
        "a tab stands at the beginning of a line",
        "a tab",
        "use four spaces for each level",
        notes,
    )


def no_such_level(start: int, end: int, width: int, near: int) -> Problem:
    return Problem(
        "bad-indentation",
        start,
        end,
        f"a line begins after {spaces(width)}, where no line above it begins",
        "between two levels",
        f"indent it with {spaces(near)}, like the lines it belongs to",
    )


def left_of_first(start: int, end: int) -> Problem:
    return Problem(
        "bad-indentation",
        start,
        end,
        "a line stands further left than the first one",
        "further left than the first line",
        "begin all outermost lines at the left edge",
    )


def brackets_too_deep(start: int, end: int, limit: int) -> Problem:
    return Problem(
        "too-deep",
        start,
        end,
        f"more than {limit} brackets stand inside each other",
        "one bracket too many",
        "give a part of it a name with `define` or `let`",
    )


def blocks_too_deep(start: int, end: int, limit: int) -> Problem:
    return Problem(
        "too-deep",
        start,
        end,
        f"more than {limit} blocks stand inside each other",
        "one block too many",
        "move the inner part into an event and `do` it",
    )


def too_many_operators(start: int, end: int, limit: int) -> Problem:
    return Problem(
        "too-deep",
        start,
        end,
        f"one statement holds more than {limit} operations",
        "too long to follow",
        "give parts of it names with `define` or `let`",
    )


def too_many_branches(start: int, end: int, limit: int) -> Problem:
    return Problem(
        "too-deep",
        start,
        end,
        f"more than {limit} branches follow one `if`",
        "one branch too many",
        "put the cases into a table, or into an event",
    )


def number_too_large(start: int, end: int, digits: int) -> Problem:
    return Problem(
        "number-too-large",
        start,
        end,
        f"a number has more than {digits} digits",
        "too large",
        f"use a number of at most {digits} digits",
    )


def unclosed_string(start: int, end: int) -> Problem:
    return Problem(
        "unclosed-string",
        start,
        end,
        "a text in quotes isn't closed on its line",
        "opened here",
        'close it with `"`; a text stands on one line',
    )


def unclosed_bracket(sign: str, closing: str, start: int) -> Problem:
    return Problem(
        "unclosed-bracket",
        start,
        start + 1,
        f"the bracket `{sign}` is never closed",
        "opened here",
        f"close it with `{closing}`; lines inside a bracket are indented deeper than the line it opens on",
    )


def odd_character(char: str, at: int) -> Problem:
    instead = _LOOKALIKES.get(char)
    shown = f"`{char}`" if char.isprintable() and not char.isspace() else f"U+{ord(char):04X}"
    if instead is None:
        return Problem(
            "bad-character",
            at,
            at + 1,
            f"the character {shown} isn't part of the language",
            "this one",
            _INSTEAD.get(char, "remove it"),
        )
    name = {" ": "a plain space", "\n": "an end of line"}.get(instead, f"`{instead}`")
    return Problem(
        "bad-character",
        at,
        at + 1,
        f"the character {shown} isn't part of the language",
        f"looks like {name}",
        f"write {name}",
        fix=instead,
    )


def empty_cell(kind: str) -> Problem:
    example = {"effect": "`nothing`", "condition": "a condition", "amount": "a number", "price": "a price"}[kind]
    return Problem("unfinished-line", 0, 0, f"{with_article(kind)} is empty", "", f"write {example}, or leave the cell out")


# ---------------------------------------------------------------- in a sentence that can be read


def wrong_verb_form(word: str, right: str, third_person: bool, start: int, end: int) -> Problem:
    why = "somebody else acts" if third_person else "`may` comes before it, or I act myself"
    return Problem("wrong-verb-form", start, end, f"`{word}` should be `{right}` here", why, f"write `{right}`", fix=right)


def repeated_qualifier(words: str, start: int, end: int) -> Problem:
    return Problem(
        "repeated-qualifier", start, end, f"`{words}` is said twice about one field", "the second time", "keep one of the two"
    )


# ---------------------------------------------------------------- helpers


def spaces(number: int) -> str:
    return "1 space" if number == 1 else f"{number} spaces"


_AN = re.compile(r"(?!uni|use|eu|one\b|once\b|uti|ur)[aeiou]|hour|honest|honour|heir|(8|11|18)\b", re.I)
ACRONYM = re.compile(r"^[A-Z]{2,}s?\b")


def article_of(text: str) -> str:
    """`an` by sound: vowels, a silent h, and letters that are spelled out."""
    if ACRONYM.match(text):
        return "an" if text[0] in "AEFHILMNORSX" else "a"
    return "an" if _AN.match(text) else "a"


def with_article(text: str) -> str:
    """a card, an action"""
    return f"{article_of(text)} {text}"


def either(words: Iterable[str]) -> str:
    """`a`, `b` or `c`"""
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last


def quoted(words: Iterable[str]) -> list[str]:
    return [f"`{word}`" for word in words]


_VALUE = ("$INT", "$NAME", "(", "{")
_STARTS_VALUE = {"$INT", "$NAME", "$TYPE", "$STRING", "$DIE", "(", "{", "-", "my", "their", "kinds", "not"}
_GOES_ON = {"+", "-", "*", "/", ".", "..", "'s", "[", "="}
_COMPARES = {"=", "!=", "<", "<=", ">", ">=", "in", "not", "targets", "and", "or"}
_CLASSES = {
    "$NAME": "a name",
    "$TYPE": "a type such as `Colour`",
    "$INT": "a number",
    "$STRING": "a text in quotes",
    "$DIE": "a die such as `d6`",
}


def choices(keys: Iterable[str], most: int = 7) -> list[str]:
    """What could stand at a place, in words, the telling ones first."""
    left = {key for key in keys if key not in ("$BAD", "$END", "$DEDENT", "$INDENT", "$NL")}
    out = []
    if all(key in left for key in _VALUE):
        out.append("a value")
        left -= _STARTS_VALUE
    elif "'s" in left or "+" in left:
        left -= _GOES_ON
        if len(left - _COMPARES) > 0:
            left -= _COMPARES
    out += quoted(sorted(key for key in left if key[0].isalpha()))
    out += [text for key, text in _CLASSES.items() if key in left]
    out += quoted(sorted(key for key in left if not key[0].isalpha() and key[0] != "$"))
    return out[:most]
