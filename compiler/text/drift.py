"""A written text against its effect: the same numbers of the same things, and the same people.

Prose is free. What must agree is what a player will count: each (number, noun) pair the effect says, numbers
without a noun ("2 higher"), and whether anybody else is concerned. `{effect}` inside a text stands for the
generated text and settles the question.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from compiler.bound.tree import Block
from compiler.text.dictionary import Dictionary
from compiler.text.pieces import ICON, NOUN, NUMBER, WORD, Noun, Piece, plain
from compiler.text.writer import card_spans
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
    effect = plain(card_spans(body, book))
    meant = _pairs(list(_read(effect, book)))
    said_pieces = list(_read(override, book))
    said = _pairs(said_pieces)
    out = [*_wrong(said, meant), *_missing(said, meant, override, said_pieces)]
    others_meant = _speaks_of_others(effect, book)
    others_said = _speaks_of_others(override, book)
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


def _wrong(said: list[_Pair], meant: list[_Pair]) -> Iterator[Drift]:
    numbers = {pair.number for pair in meant}
    for pair in said:
        same = [other.number for other in meant if other.ref == pair.ref]
        if pair.ref == "" and pair.number in numbers or pair.number in same:
            continue
        if same:
            yield Drift("number", pair.noun, pair.number, same[0], pair.start, pair.end)
        else:
            yield Drift("invented", pair.noun, pair.number, "", pair.start, pair.end)


def _missing(said: list[_Pair], meant: list[_Pair], text: str, pieces: list[tuple[Piece, int, int]]) -> Iterator[Drift]:
    numbers = {pair.number for pair in said}
    mentioned = {piece.ref for piece, _, _ in pieces if piece.kind in (NOUN, ICON)}
    told: set[tuple[str, str]] = set()
    for pair in meant:
        same = [other.number for other in said if other.ref == pair.ref]
        if pair.number in same or pair.ref == "" and pair.number in numbers or pair.number == "1" and pair.ref in mentioned:
            continue
        if same and any(number not in {other.number for other in meant if other.ref == pair.ref} for number in same):
            continue
        if (pair.ref, pair.number) not in told:
            told.add((pair.ref, pair.number))
            yield Drift("missing", pair.noun, "", pair.number, 0, len(text))


def _pairs(pieces: list[tuple[Piece, int, int]]) -> list[_Pair]:
    """Each number with the noun it counts: `$3`, `3 $`, `2 subsidy tokens`, `2 of your workers`."""
    out: list[_Pair] = []
    taken: set[int] = set()
    for index, (piece, start, end) in enumerate(pieces):
        if piece.kind != NUMBER or not re.fullmatch(r"-?\d+", piece.text):
            continue
        before = pieces[index - 1] if index else None
        if before and before[0].kind == ICON and index - 1 not in taken:
            out.append(_Pair(piece.text, before[0].ref, before[0].text, before[1], end))
            taken.add(index - 1)
            continue
        at, words = index + 1, 0
        while (
            at < len(pieces)
            and pieces[at][0].kind == WORD
            and words <= WORDS_BETWEEN
            and not re.search(r"[.,;:(]", pieces[at][0].text)
        ):
            words += len(pieces[at][0].text.split())
            at += 1
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
        if match["noun"]:
            noun = forms[match["noun"].lower()]
            yield Piece(ICON if noun.symbol or noun.icon else NOUN, match["noun"], noun.one.lower()), start, end
        elif match["number"]:
            more = text[:start].lower().endswith("more than ") and match["number"].isdigit()
            yield Piece(NUMBER, str(int(match["number"]) + 1) if more else match["number"]), start, end
        elif match["word"] and match["word"].lower() in number_words and _noun_follows(matches, index):
            yield Piece(NUMBER, str(number_words[match["word"].lower()])), start, end
        else:
            yield Piece(WORD, match[0]), start, end


@lru_cache(maxsize=4)
def _reader(book: Dictionary) -> tuple[dict[str, Noun], re.Pattern[str]]:
    """The nouns of a game by their forms, and what finds them in a text."""
    forms = _forms(book)
    nouns = "|".join(_whole(form) for form in sorted(forms, key=len, reverse=True)) or "(?!)"
    pattern = rf"(?P<noun>{nouns})|(?P<number>-?\d+(?:-\d+)?)|(?P<word>\w+)|(?P<mark>[^\w])"
    return forms, re.compile(pattern, re.IGNORECASE)


def _whole(form: str) -> str:
    """A pattern for a noun that isn't part of a longer word; a sign may touch its number."""
    before = r"(?<!\w)" if form[0].isalnum() else ""
    after = r"(?!\w)" if form[-1].isalnum() else ""
    return before + re.escape(form) + after


def _noun_follows(matches: list[re.Match[str]], index: int) -> bool:
    following = [match for match in matches[index + 1 : index + 3] if match[0] != " "]
    return bool(following) and bool(following[0]["noun"])


def _forms(book: Dictionary) -> dict[str, Noun]:
    """Every form of every noun that can be counted."""
    out: dict[str, Noun] = {}
    for noun in book.countable():
        for form in (noun.one, noun.plural):
            if form and form.lower() not in ("a", "an"):
                out.setdefault(form.lower(), noun)
    return out


def _speaks_of_others(text: str, book: Dictionary) -> bool:
    words = set(re.findall(r"\w+", text.lower()))
    own = {form.lower() for key in ("player", "rival", "human") for form in (book.word(key).one, book.word(key).plural)}
    titles = [title for info in book.model.defines.values() if (title := book.function_title(info)) and " " not in title]
    defined = {form.lower() for title in titles for form in (book.noun(title).one, book.noun(title).plural)} & words
    return bool(words & (book.phrases.others | own)) or bool(defined)


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
    return Diagnostic(
        CODE,
        message,
        Label(text.location, "what the player reads"),
        secondary=(Label(effect.location, "what the game does"),) if effect else (),
        help="change one of the two, or write {effect} in the text to have it filled in from the rule",
    )
