"""What the parser says when a text can't be read. Facts come in, sentences go out; nothing is decided here.

A `Problem` holds offsets only, like the tree, so that a cell that stands in a hundred files is judged once.
"""
from __future__ import annotations

from dataclasses import dataclass

from dsl.diagnostic import Diagnostic, Fix, Label
from dsl.source import Source, Span


@dataclass(frozen=True)
class Problem:
    code: str
    start: int
    end: int
    message: str
    label: str = ""
    help: str | None = None
    notes: tuple[str, ...] = ()
    fix: str | None = None       # what to write in place of the stretch

    def locate(self, source: Source) -> Diagnostic:
        place = source.locate(Span(self.start, self.end))
        fix = None if self.fix is None else Fix(place, self.fix)
        return Diagnostic(self.code, self.message, Label(place, self.label), notes=self.notes, help=self.help, fix=fix)


# ---------------------------------------------------------------- below the level of sentences

def tab_in_indentation(start: int, end: int, lines: int) -> Problem:
    notes = () if lines == 1 else (f"{lines} lines begin with a tab",)
    return Problem("tab-in-indentation", start, end, "a tab stands at the beginning of a line", "a tab",
                   "use four spaces for each level", notes)


def no_such_level(start: int, end: int, width: int, near: int) -> Problem:
    return Problem("bad-indentation", start, end, f"a line begins after {width} spaces, which fits no line above it",
                   "no line above begins here", f"indent it with {near} spaces, like the lines it belongs to")


def left_of_first(start: int, end: int) -> Problem:
    return Problem("bad-indentation", start, end, "a line stands further left than the first one",
                   "further left than the first line", "begin all outermost lines at the left edge")


def brackets_too_deep(start: int, end: int, limit: int) -> Problem:
    return Problem("too-deep", start, end, f"more than {limit} brackets stand inside each other", "one bracket too many",
                   "give a part of it a name with `define` or `let`")


def blocks_too_deep(start: int, end: int, limit: int) -> Problem:
    return Problem("too-deep", start, end, f"more than {limit} blocks stand inside each other", "one block too many",
                   "move the inner part into an event and `do` it")


def too_many_operators(start: int, end: int, limit: int) -> Problem:
    return Problem("too-deep", start, end, f"one statement holds more than {limit} operations", "too long to follow",
                   "give parts of it names with `define` or `let`")


def number_too_large(start: int, end: int, digits: int) -> Problem:
    return Problem("number-too-large", start, end, f"a number has more than {digits} digits", "too large",
                   f"use a number of at most {digits} digits")


def unclosed_string(start: int, end: int) -> Problem:
    return Problem("unclosed-string", start, end, "a text in quotes isn't closed on its line", "opened here",
                   'close it with `"`; a text stands on one line')


def unclosed_bracket(sign: str, closing: str, start: int) -> Problem:
    return Problem("unclosed-bracket", start, start + 1, f"the bracket `{sign}` is never closed", "opened here",
                   f"close it with `{closing}`; lines inside a bracket are indented deeper than the line it opens on")


def odd_character(rest: str, at: int) -> Problem:
    char = rest[0]
    return Problem("bad-character", at, at + 1, f"the character `{char}` means nothing here", "not part of the language",
                   "remove it")


# ---------------------------------------------------------------- in a sentence that can be read

def wrong_verb_form(word: str, right: str, third_person: bool, start: int, end: int) -> Problem:
    why = "somebody else acts" if third_person else "I act, or after `may`"
    return Problem("wrong-verb-form", start, end, f"`{word}` should be `{right}` here", f"write `{right}` where {why}",
                   f"write `{right}`", fix=right)


def repeated_qualifier(words: str, start: int, end: int) -> Problem:
    return Problem("repeated-qualifier", start, end, f"`{words}` is said twice about one field", "the second one",
                   "keep one of the two")
