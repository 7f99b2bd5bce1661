"""Text that looks like code, or like nothing a font has, prints as text; nothing of it is run and nothing breaks."""

from __future__ import annotations

import re

import pytest

from compiler.pipeline import check_game
from rulewright.sheets.sizes import CARDS
from tests.sheets.kits import CARD, RULES, cards_of, little_game, make_little, open_little
from tests.sheets.measure import Box, plain, sheets_of
from tests.sheets.test_pdf import imposed_pages

LATIN = {
    "typst call": "#sys.inputs and #panic() [x]",
    "typst import": '#import "@preview/cetz:0.2.2": *',
    "typst math": "$x^2$ costs $5 and $ alone",
    "typst markup": "*bold* _thin_ = Head - item / term: x @ref <label> // note /* more */ ~ `raw`",
    "typst escape": "\\u{41} \\n \\\\ \\#",
    "end of string": '" + read("/etc/passwd") + "',
    "jinja value": "<< 1+1 >> and {{ 1+1 }}",
    "jinja code": "<% for i in range(9) %>x<% endfor %> {% x %} <# y #>",
    "html": "<b>bold</b> &amp; <script>alert(1)</script>",
    "braces": "}}}{{{ ]]] ((( %%%",
    "python": "{0.__class__} %s %(x)s ${HOME}",
    "quotes": "\"double\" 'single' „low“ «angle»",
    "accents": "Ünïcödé žluťoučký kůň, Łódź",
    "greek": "Καλημέρα κόσμε",
    "cyrillic": "Привет, мир",
}
"""Every letter is in one of the fonts, so all of it can be read again."""
STRANGE = {
    "hebrew": "שלום עולם, קח 3 מטבעות",
    "arabic": "مرحبا بالعالم",
    "emoji": "🎲 roll 👨‍👩‍👧 🇩🇪 ok",
    "combining": "Z" + "\u0301\u0327" * 30 + "algo",
    "zero width": "in\u200bvis\u200dible\ufeff\u2060",
    "directions": "\u202egnp.exe\u202c \u2066x\u2069",
    "private": "\ue000\uf8ff\U000f0000",
    "not characters": "\ufffe\uffff\U0001fffe",
    "separators": "one\u2028two\u2029three\u0085four",
    "chinese": "抽兩張牌",
}
"""Some of it is in no font; the rest has to come out, and nothing may break."""


def quoted(text: str) -> str:
    """In double quotes of YAML, with everything escaped that is not plain."""
    return (
        '"'
        + "".join(
            f"\\U{ord(letter):08x}" if letter in '"\\' or ord(letter) > 126 or ord(letter) < 32 else letter for letter in text
        )
        + '"'
    )


def card(number: int, column: str, text: str) -> str:
    cells = {"name": f"Card {number}", "motto": "motto", column: text}
    lines = [f"- id: card_{number}", "  kind: plain", "  cost: 1", "  effect: nothing"]
    return "\n".join([*lines, *(f"  {name}: {quoted(value)}" for name, value in cells.items())]) + "\n"


def cards(texts: dict[str, str], column: str) -> str:
    return "".join(card(number, column, text) for number, text in enumerate(texts.values()))


STYLE = "cards:\n  cards:\n    note: motto\n"


def _innocent(text: str) -> str:
    """Texts of cards are held against their effects: numbers would promise something, and braces hold names."""
    return re.sub(r"[0-9{}]", "", text)


@pytest.mark.parametrize("column", ["name", "text", "motto"])
def test_what_looks_like_code_is_text(column, tmp_path):
    texts = {key: _innocent(text) if column == "text" else text for key, text in LATIN.items()}
    kit, found = open_little(little_game(tmp_path, cards(texts, column), style_yaml=STYLE))
    assert found == []
    said = plain("".join(sheet.text() for sheet in sheets_of(cards_of(kit))))
    for text in texts.values():
        assert plain(text) in said, text


@pytest.mark.parametrize("column", ["name", "text", "motto"])
@pytest.mark.parametrize("kind", STRANGE)
def test_what_no_font_has_breaks_nothing(kind, column, tmp_path):
    made = make_little(little_game(tmp_path, cards({kind: _innocent(STRANGE[kind])}, column), style_yaml=STYLE))
    assert made.diagnostics == []
    said = "".join(sheet.text() for sheet in sheets_of(made.files["little-cards.pdf"]))
    assert "card_0" in said
    if kind == "emoji":
        assert "roll" in said and "ok" in said


def test_control_characters(tmp_path):
    """YAML lets some of them through when they are escaped."""
    made = make_little(little_game(tmp_path, cards({"bell": "a\x07b\x1bc\x7fd\x9be"}, "motto"), style_yaml=STYLE))
    assert made.diagnostics == []
    said = plain("".join(sheet.text() for sheet in sheets_of(made.files["little-cards.pdf"])))
    assert [letter for letter in said if letter in "abcde"]


@pytest.mark.parametrize("column", ["name", "text", "motto"])
@pytest.mark.parametrize("word", ["Donaudampfschifffahrtsgesellschaft", "W" * 120, "https://example.org/" + "a-b_c" * 20])
def test_a_long_word_stays_on_its_card(word, column, tmp_path):
    """It breaks or shrinks, or is a finding that names the card; it never runs over the edge."""
    folder = little_game(tmp_path, cards({"word": word}, column), style_yaml=STYLE)
    made = make_little(folder)
    if made.diagnostics:
        assert [found.code for found in made.diagnostics] == ["text-overflow"]
        assert "`card_0`" in made.diagnostics[0].message
        assert len(word) > 100
        return
    kit, _ = open_little(folder)
    sheet = sheets_of(made.files["little-cards.pdf"])[0]
    (page, size), *_ = imposed_pages(kit)
    card = Box(page.spots[0].x, page.spots[0].y, page.spots[0].x + size.width, page.spots[0].y + size.height)
    for letter, box in sheet.letters():
        assert card.holds(box), (letter, box)
    assert plain(word) in plain(sheet.text(card))


def test_a_word_that_fits_a_card_is_never_a_finding(tmp_path):
    made = make_little(little_game(tmp_path, cards({"word": "Donaudampfschifffahrtsgesellschaft"}, "text")))
    assert made.diagnostics == []


def test_too_much_text_names_its_card(tmp_path):
    folder = little_game(tmp_path, cards({"fine": "short", "long": "many words " * 500}, "text"))
    made = make_little(folder)
    assert made.files == {}
    (finding,) = made.diagnostics
    assert finding.code == "text-overflow" and "`card_1`" in finding.message
    assert (finding.primary.location.path.rsplit("/")[-1], finding.primary.location.line) == ("cards.yaml", 8)


@pytest.mark.parametrize("text", [*LATIN.values(), *STRANGE.values()], ids=[*LATIN, *STRANGE])
def test_titles_of_the_rules(text, tmp_path):
    """Titles stand on backs, boards, mats and in the summary."""
    shown = text.replace("\\", "").replace('"', "").replace("{", "").replace("}", "")
    if any(letter in shown for letter in "\u2028\u2029\u0085"):
        shown = shown.translate(dict.fromkeys(map(ord, "\u2028\u2029\u0085"), " "))
    rules = RULES.replace('"Little Game"', f'"{shown}"').replace('plain "Plain"', f'plain "{shown}"')
    rules = rules.replace('"coins"', f'"{shown}"', 1)
    folder = little_game(tmp_path, CARD, rules)
    checked = check_game(folder, each_variant=False)
    if not checked.ok:  # the rules themselves refuse it
        return
    made = make_little(folder)
    assert [found for found in made.diagnostics if found.code != "text-overflow"] == []
    if text in LATIN.values():
        assert made.diagnostics == []
        said = "".join(sheet.text() for sheet in sheets_of(made.files["little-kit.pdf"]))
        assert plain(shown).casefold() in plain(said).casefold()


def test_the_same_hostile_text_in_images(tmp_path):
    folder = little_game(tmp_path, cards({**LATIN, **STRANGE}, "motto"), style_yaml=STYLE)
    made = make_little(folder, "svg")
    assert made.diagnostics == []
    assert not [name for name, data in made.files.items() if name.endswith(".svg") and b"<script" in data]


def test_sizes_of_cards_do_not_matter(tmp_path):
    for size in CARDS:
        style = f"smallest_text: 4\ncards:\n  cards:\n    size: {size}\n"
        made = make_little(little_game(tmp_path / size, cards({"x": "#panic() <b>"}, "name"), style_yaml=style))
        assert [found for found in made.diagnostics if found.code != "text-overflow"] == []
