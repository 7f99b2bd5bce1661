"""A written text against its effect: the same numbers of the same things, and the same people.

Prose is free. What must agree is what a player will count: each (number, noun) pair the effect says, numbers
without a noun ("2 higher"), and whether anybody else is concerned. `{effect}` inside a text stands for the
generated text and settles the question. `check_texts` in compiler/check/texts.py asks for every written
text and translation, as the last of `run_checks`, once nothing else is an error: in `check`, `build`, `play` and whatever compiles.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from compiler.bound.tree import Block
from compiler.text.dictionary import Dictionary
from compiler.text.pieces import ICON, NOUN, NUMBER, WORD, Noun, Piece
from compiler.text.writer import card_text
from dsl.diagnostic import Diagnostic, Label

CODE = "text-effect-mismatch"
EFFECT = "{effect}"
# "a" and "one" are articles as often as numbers; that one is meant is checked from the other side.
NUMBER_WORDS = {
    "en": dict(zip("two three four five six seven eight nine ten".split(), range(2, 11), strict=True)),
    "de": dict(zip("zwei drei vier fünf sechs sieben acht neun zehn".split(), range(2, 11), strict=True)),
}
WORDS_BETWEEN = 2


@dataclass(frozen=True)
class Drift:
    """One disagreement. `kind` is `number` (both speak of it, differently), `invented` (only the text does), `missing`
    (only the effect does), `invented_people` or `missing_people`; `start` and `end` are offsets into the text."""

    kind: str
    noun: str = ""
    said: str = ""
    meant: str = ""
    start: int = 0
    end: int = 0


def filled_text(override: str, effect: str) -> str:
    """What somebody wrote, with the generated text where it says `{effect}`."""
    return override.replace(EFFECT, effect)


def check_text(override: str, body: Block, book: Dictionary) -> list[Drift]:
    if EFFECT in override:
        return []
    effect = card_text(body, book)
    pieces = list(_read(override, book))
    said, meant = _pairs(pieces), _pairs(list(_read(effect, book)))
    mentioned = {piece.ref for piece, _, _ in pieces if piece.kind in (NOUN, ICON)}
    out = [*_wrong(said, meant), *_missing(said, meant, override, mentioned)]
    others_meant, others_said = _speaks_of_others(effect, book), _speaks_of_others(override, book)
    if others_meant != others_said:
        out.append(Drift("missing_people" if others_meant else "invented_people", start=0, end=len(override)))
    return out


@dataclass(frozen=True)
class _Pair:
    number: str
    ref: str
    noun: str
    start: int
    end: int

    def numbers_in(self, others: list[_Pair]) -> list[str]:
        """What others say of the same noun."""
        return [other.number for other in others if other.ref == self.ref]


def _wrong(said: list[_Pair], meant: list[_Pair]) -> Iterator[Drift]:
    numbers = {pair.number for pair in meant}
    for pair in said:
        same = pair.numbers_in(meant)
        if pair.number not in same and (pair.ref or pair.number not in numbers):
            kind, number = ("number", same[0]) if same else ("invented", "")
            yield Drift(kind, pair.noun, pair.number, number, pair.start, pair.end)


def _missing(said: list[_Pair], meant: list[_Pair], text: str, mentioned: set[str]) -> Iterator[Drift]:
    numbers = {pair.number for pair in said}
    told: set[tuple[str, str]] = set()
    for pair in meant:
        same = pair.numbers_in(said)
        if pair.number in same or pair.ref == "" and pair.number in numbers or pair.number == "1" and pair.ref in mentioned:
            continue
        if (pair.ref, pair.number) not in told and set(same) <= set(pair.numbers_in(meant)):
            told.add((pair.ref, pair.number))
            yield Drift("missing", pair.noun, "", pair.number, 0, len(text))


def _pairs(pieces: list[tuple[Piece, int, int]]) -> list[_Pair]:
    """Each number with the noun it counts: `$3`, `3 $`, `2 subsidy tokens`, `2 of your workers`."""
    out: list[_Pair] = []
    taken: set[int] = set()
    for index, (piece, start, end) in enumerate(pieces):
        if piece.kind != NUMBER or not re.fullmatch(r"−?\d+", piece.text):
            continue
        before = pieces[index - 1] if index else None
        if before and before[0].kind == ICON and index - 1 not in taken:
            out.append(_Pair(piece.text, before[0].ref, before[0].text, before[1], end))
            taken.add(index - 1)
            continue
        at, words = index + 1, 0
        for between, _, _ in pieces[at:]:
            if between.kind != WORD or words > WORDS_BETWEEN or re.search(r"[.,;:(]", between.text):
                break
            at, words = at + 1, words + len(between.text.split())
        found = pieces[at] if at < len(pieces) and words <= WORDS_BETWEEN and pieces[at][0].kind in (NOUN, ICON) else None
        if found and at not in taken:
            taken.add(at)
            out.append(_Pair(piece.text, found[0].ref, found[0].text, start, found[2]))
        else:
            out.append(_Pair(piece.text, "", "", start, end))
    return out


def _read(text: str, book: Dictionary) -> Iterator[tuple[Piece, int, int]]:
    """A text as pieces with their offsets: the nouns of the game, by their singular, numbers, and the rest. The
    generated text is read the same way, so that both are misread alike."""
    number_words = NUMBER_WORDS.get(book.language.code, {})
    forms, pattern = _reader(book)
    matches = list(pattern.finditer(text))
    for index, match in enumerate(matches):
        start, end = match.span()
        following = next((other["noun"] for other in matches[index + 1 : index + 3] if other[0] != " "), None)
        if match["noun"]:
            noun = forms[match["noun"].lower()]
            yield Piece(ICON if noun.symbol or noun.icon else NOUN, match["noun"], noun.one.lower()), start, end
        elif match["number"]:
            more = text[:start].lower().endswith("more than ") and match["number"].isdigit()
            if more and match["number"] == "0":  # that there is any is no number
                yield Piece(WORD, match[0]), start, end
                continue
            yield Piece(NUMBER, str(int(match["number"]) + 1) if more else match["number"].replace("-", "−")), start, end
        elif match["word"] and match["word"].lower() in number_words and following:
            yield Piece(NUMBER, str(number_words[match["word"].lower()])), start, end
        else:
            yield Piece(WORD, match[0]), start, end


@lru_cache(maxsize=4)
def _reader(book: Dictionary) -> tuple[dict[str, Noun], re.Pattern[str]]:
    """The nouns of a game that can be counted, by their forms, and what finds them in a text: not as a part of a longer word; but a
    sign may touch its number."""
    forms: dict[str, Noun] = {}
    for noun in book.countable():
        for form in (noun.one, noun.plural):
            if form and form.lower() not in ("a", "an"):
                forms.setdefault(form.lower(), noun)
    longest_first = sorted(forms, key=len, reverse=True)
    whole = (r"(?<!\w)" * form[0].isalnum() + re.escape(form) + r"(?!\w)" * form[-1].isalnum() for form in longest_first)
    pattern = rf"(?P<noun>{'|'.join(whole) or '(?!)'})|(?P<number>[-−]?\d+(?:[-–]\d+)?)|(?P<word>\w+)|(?P<mark>[^\w])"
    return forms, re.compile(pattern, re.IGNORECASE)


def _speaks_of_others(text: str, book: Dictionary) -> bool:
    words = set(re.findall(r"\w+", text.lower()))
    titles = [title for info in book.model.defines.values() if (title := book.function_title(info)) and " " not in title]
    nouns = [*map(book.word, ("player", "rival", "human")), *map(book.noun, titles)]
    return bool(words & (book.phrases.others | {form.lower() for noun in nouns for form in (noun.one, noun.plural)}))


def explain_drift(drift: Drift, name: str, text: Label, effect: Label | None = None) -> Diagnostic:
    """The finding in words. `name` is the card's; the labels are where the text and the effect stand."""
    thing = f" {drift.noun}" if drift.noun else ""
    message = {
        "number": f"{name} promises {drift.said}{thing}, its rule gives {drift.meant}",
        "invented": f"{name} promises {drift.said}{thing}, its rule says nothing of it",
        "missing": f"the text of {name} leaves out {drift.meant}{thing}",
        "missing_people": f"the text of {name} speaks of nobody else, its rule does",
        "invented_people": f"the text of {name} speaks of somebody else, its rule does not",
    }[drift.kind]
    secondary = (Label(effect.location, "what the game does"),) if effect else ()
    help = "change one of the two, or write {effect} in the text to have it filled in from the rule"
    return Diagnostic(CODE, message, Label(text.location, "what the player reads"), secondary=secondary, help=help)
