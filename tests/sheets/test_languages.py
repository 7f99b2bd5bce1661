"""The same game in every language: as many pages and cards, and nothing left in another language.

`UPDATE_GOLDEN=1 pytest tests/sheets/test_languages.py` rewrites the German texts; they are meant to be read aloud.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

import pytest

from compiler.check.texts import rule_names
from compiler.model import Model, spoken
from compiler.pipeline import check_game
from compiler.text import languages
from compiler.text.phrases import slots_of
from dsl import syntax
from dsl.walk import nodes_in
from rulewright.cards import Book, list_cards, open_book
from rulewright.sheets.entries import plain_text
from rulewright.sheets.summary import Summary
from rulewright.words import words_of
from tests.sheets.kits import GAMES, checked_game, kit_of, made_kit
from tests.sheets.measure import sheets_of

ROOT = Path(__file__).parents[1]
GOLDEN = {name: ROOT / name / "texts_de.txt" for name in ("disruptopia", "ai_rush", "crypto_clash")}
SAME = {  # names, signs, and words that both languages have
    "disruptopia": {"$", "Disruptopia", "Marketing", "Sabotage", "patent", *map(str, range(1, 9))},
    "ai_rush": {
        "AI Rush",
        "BIO",
        "TECH",
        "POL",
        "ROGUE",
        "ROGUEs",
        "bonus",
        "ELIZA",
        "HALCYON",
        "KOAN",
        "MIRADOR",
        "ASHFALL",
        "QUILL",
        "SABLE",
        "TESSERA",
        "VERITY",
        "orange",
    },
    "crypto_clash": {"Crypto Clash", "BTC", "3", "4"},
    "smartphone_inc": {
        "Smartphone Inc.",
        "China",
        "Gaming",
        "GPS",
        "NFC",
        "Orange",
        "Steve",
        "USA",
        "Wi-Fi",
        "4G",
        "+$",
        *"SML",
        *map(str, range(1, 6)),
        *("W0", "W1", "B0", "B1"),
        *(f"Row{number}" for number in range(1, 23)),
        "China, 4G",
        "China, NFC",
        "USA, 4G",
        "USA, Gaming",
    },
    "tabletop_inc": {
        "Tabletop Inc.",
        "Bonus",
        "Bronze",
        "Gold",
        "Muman-Bot",
        "Normal",
        "Plotter",
        "Snob",
        "POW",
        "WOW",
        "BAS",
        "4+",
        *map(str, range(1, 100)),
        *(f"{job}-{n}" for job in "AWD BOX CMP HFR HSP ITM MUL OBJ PLC PTS PUB RES TRD TRN".split() for n in range(1, 5)),
        *(f"UPG-{element}" for element in "BCM"),
        *(f"Z{number:02}" for number in range(1, 16)),
    },
    "starter": {"Starter Game"},
}
ENGLISH = re.compile(
    r"\b(the|of|your|you|and|with|card|cards|player|players|round|rounds|action|effect|from|yes|price|"
    r"has|have|gain|lose|pay|choose|draw|discard|worker|workers|token|tokens|board|setup|scoring)\b",
    re.I,
)


@cache
def book(game: str, language: str = "de") -> Book:
    return open_book(checked_game(GAMES[game]), language)


def titles_of(game: str) -> set[str]:
    """Everything in the rules and tables that has a display name, with any of its variants."""
    return {title for model in models_of(game) for title in titles_in(model)}


@cache
def models_of(game: str) -> list[Model]:
    model = checked_game(GAMES[game]).model
    return [model, *(check_game(GAMES[game], variants=(name,), each_variant=False).model for name in model.variants)]


def titles_in(model: Model) -> set[str]:
    found: set[str] = set()
    for file in model.files:
        for node in nodes_in(tuple(part for part in file.declarations if not isinstance(part, syntax.Example))):
            for text in (getattr(node, "title", None), getattr(node, "label", None)):
                if isinstance(text, syntax.Text):
                    found.add(text.value)
    for table in model.tables.values():
        found |= {
            table.title or spoken(table.name),
            *(row.name for row in table.rows),
            *(column.title or spoken(column.name) for column in table.loaded.shape.columns),
            *(row.text for row in table.rows if row.text),
        }
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_title_is_translated(game):
    words = book(game).words
    said = words.phrases.sections
    left = {
        title
        for title in titles_of(game) - SAME[game]
        if words.title(title) == title and not any(title in said[section] for section in ("nouns", "flags"))
    }
    assert left == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_phrase_is_left_over(game):
    """What the German phrases translate stands in the rules: a title that was changed is noticed."""
    model, said = checked_game(GAMES[game]).model, book(game).words.phrases.sections
    labels = {
        text.value
        for file in model.files
        for node in nodes_in(file.declarations)
        if isinstance(node, syntax.Option | syntax.May)
        for text in [node.label]
        if text
    }
    values = {choice for info in model.choices.values() for choice in (*info.titles, *map(spoken, info.values))}
    texts = {str(cell) for table in model.tables.values() for row in table.rows for cell in row.cells.values()}
    cells = {
        text.value
        for cell in model.cells
        for node in nodes_in(cell.node)
        for text in (getattr(node, "title", None), getattr(node, "label", None))
        if isinstance(text, syntax.Text)
    }
    tokens = {str(words) for token in kit_of(game).style.tokens or () for words in (token.get("name"), token.get("text"))}
    tokens |= {name.replace("_", " ") for name in tokens}
    variants = {str(variant.title.value) for variant, _ in model.variants.values()}
    reasons = {
        node.reason.value for one in models_of(game) for file in one.files for node in nodes_in(file.declarations)
        if isinstance(node, syntax.Require) and node.reason
    }  # fmt: skip
    signs = {str(how.back) for how in kit_of(game).style.cards.values()}
    assert (
        set(said["titles"])
        <= titles_of(game) | signs | reasons | labels | values | texts | cells | tokens | {model.title} | variants
    )
    rules = {name for one in models_of(game) for name in rule_names(one)}
    assert set(said["rules"]) <= rules
    assert {key.split(" ")[1] for key in said["events"] if key.startswith("do ")} <= rules


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_kit_has_no_english_word_left(game):
    pages = sheets_of(made_kit(game, language="de").files[f"{checked_game(GAMES[game]).model.name}-kit.pdf"])
    text = re.sub("|".join(map(re.escape, sorted(SAME[game], key=len, reverse=True))), " ", "\n".join(p.text() for p in pages))
    assert sorted({found.group(0) for found in ENGLISH.finditer(text)}) == []


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_the_same_in_both_languages(game):
    one, other = (list_cards(book(game, language)) for language in ("en", "de"))
    assert [[(card.id, card.copies) for card in table.cards] for table in one] == [
        [(card.id, card.copies) for card in table.cards] for table in other
    ]
    english, german = (made_kit(game, language=language).files for language in ("en", "de"))
    assert list(english) == list(german)
    cards = f"{checked_game(GAMES[game]).model.name}-cards.pdf"
    assert len(sheets_of(english[cards])) == len(sheets_of(german[cards]))


@pytest.mark.parametrize("game", GOLDEN)
def test_german_texts_read_as_in_the_golden_file(game):
    lines = []
    for table in list_cards(book(game)):
        for card in table.cards:
            lines.append(f"{card.id.upper()} {card.name} ({', '.join(card.columns.values())}): {card.text}")
    for section in Summary(kit_of(game, language="de")).sections():
        lines += ["", section.title]
        lines += [
            " | ".join(filter(None, [entry.head, entry.tag, *map(plain_text, (entry.text, *entry.lines))]))
            for entry in section.entries
        ]
    text = "\n".join(lines) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN[game].write_text(text, encoding="utf-8")
    assert text == GOLDEN[game].read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_relative_clauses_begin_and_end_as_they_should(game):
    sections = Summary(kit_of(game, language="de")).sections()
    texts = [plain_text(text) for section in sections for entry in section.entries for text in (entry.text, *entry.lines)]
    texts += [card.text for table in list_cards(book(game)) for card in table.cards]
    assert [text for text in texts if re.search(r", (im|vom|zum|zur) (du|er|sie|[A-Z]+ )|,[.,;:)]|,$", text)] == []


@pytest.mark.parametrize("language", languages())
def test_sheets_have_all_their_words_in_every_language(language):
    english, words = words_of("en"), words_of(language)
    path = Path(__file__).parents[2] / "rulewright/words" / f"{language}.yaml"
    keys = {line.split(":")[0] for line in path.read_text(encoding="utf-8").splitlines() if re.match(r"[a-z_]+:", line)}
    assert keys == set(english)
    for key, text in words.items():
        assert slots_of(text) == slots_of(english[key]), key
